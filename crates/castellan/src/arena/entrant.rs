//! An entrant of a match: a level, as it is or with another number of playouts.

use castellan_ai::level::Level;
use std::fmt;
use std::str::FromStr;

/// Who plays: `knight`, or `castellan:1000` for a castellan that is given 1,000 playouts a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entrant {
    pub(crate) level: Level,
    pub(crate) playouts: Option<u32>,
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.playouts {
            Some(playouts) => write!(f, "{}:{playouts}", self.level),
            None => write!(f, "{}", self.level),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let (level, playouts) = match text.split_once(':') {
            Some((level, playouts)) => (level, Some(playouts)),
            None => (text, None),
        };
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=100_000_000).contains(number));
            number.ok_or_else(|| format!("{text:?} is no number of playouts"))
        };
        Ok(Entrant { level: level.parse()?, playouts: playouts.map(number).transpose()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entrant_is_a_level_with_or_without_playouts() {
        for text in ["knight", "castellan:1000"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        for wrong in ["king", "knight:", "knight:0", "knight:many"] {
            assert!(wrong.parse::<Entrant>().is_err(), "{wrong}");
        }
    }
}
