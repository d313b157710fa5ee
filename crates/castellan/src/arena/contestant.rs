//! Who plays a match: a level, a grade that is tried, or a program outside.

use super::entrant::Entrant;
use super::outside::{Outside, Talk};
use castellan_ai::grade::Grade;
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Mind};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// A player of a match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Contestant {
    /// A level, as it is or with another number of playouts.
    Bot(Entrant),
    /// A grade in the making: `1.5/4/60` notices 4 moves with a strictness of 1.5 and has 60 playouts.
    Trial(Grade),
    /// Another program.
    Outside(Outside),
}

impl Contestant {
    /// The level that a record names.
    pub(super) fn level(&self) -> Option<Level> {
        match self {
            Contestant::Bot(entrant) => Some(entrant.level),
            Contestant::Trial(_) | Contestant::Outside(_) => None,
        }
    }

    /// Makes ready for a game: a program is started, a bot needs nothing.
    pub(super) fn start(&self) -> anyhow::Result<Option<Talk>> {
        match self {
            Contestant::Outside(outside) => outside.start().map(Some),
            Contestant::Bot(_) | Contestant::Trial(_) => Ok(None),
        }
    }

    /// The move that it makes.
    pub(super) fn choose(
        &self,
        mind: &dyn Mind,
        table: &dyn AnyTable,
        seat: Seat,
        talk: Option<&mut Talk>,
        budget: Budget,
    ) -> anyhow::Result<Value> {
        let (level, budget) = match self {
            Contestant::Outside(outside) => {
                let talk = talk.ok_or_else(|| anyhow::anyhow!("{outside}: it was not started"))?;
                return talk.choose(table, seat, budget.time_ms);
            }
            Contestant::Trial(grade) => (Level::Page, Budget { trial: Some(*grade), ..budget }),
            Contestant::Bot(Entrant { level, playouts }) => {
                (*level, Budget { playouts: *playouts, ..budget })
            }
        };
        let view = table.view(Viewer::Seat(seat));
        let mv = mind.think(&*view, seat, level, budget);
        Ok(mv.expect("a bot that is due finds a move"))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(entrant) => entrant.fmt(f),
            Contestant::Trial(Grade { strictness, notices, playouts }) => {
                write!(f, "{strictness}/{notices}/{playouts}")
            }
            Contestant::Outside(outside) => outside.fmt(f),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        if let Some(outside) = Outside::read(text) {
            return Ok(Contestant::Outside(outside));
        }
        let numbers: Vec<&str> = text.split('/').collect();
        let [strictness, notices, playouts] = numbers[..] else {
            return text.parse().map(Contestant::Bot);
        };
        let strictness = strictness.parse().ok().filter(|power: &f64| (0.0..=1000.0).contains(power));
        match (strictness, notices.parse(), playouts.parse()) {
            (Some(strictness), Ok(notices), Ok(playouts)) if notices > 0 => {
                Ok(Contestant::Trial(Grade::new(strictness, notices, playouts)))
            }
            _ => Err(format!("{text:?} is no grade: strictness, moves noticed and playouts, as 1.5/4/60")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_written_as_they_are_read() {
        for text in
            ["knight", "7", "castellan:1000", "1.5/4/60", "view:./bot.py", "engine@7:castellan engine"]
        {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        let engine = "engine:castellan engine".parse::<Contestant>().unwrap();
        assert_eq!(engine.to_string(), "engine@castellan:castellan engine");
        for wrong in ["king", "1/2", "1/0/3", "-1/2/3", "a/b/c", "view:", "view: ", "engine@:x", "11"] {
            assert!(wrong.parse::<Contestant>().is_err(), "{wrong}");
        }
    }
}
