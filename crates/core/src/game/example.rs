//! Examples: scenarios that a game's rules pages show, and that people can try out.

use crate::lang::Lang;

/// A scenario of a rules page with its picture in each language.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its name, as rules pages call it.
    pub name: &'static str,
    /// The scenario.
    pub scenario: &'static str,
    /// The picture, drawn from it.
    pub picture: fn(Lang) -> &'static str,
}

impl Example {
    /// The picture of this file name: `NAME.svg`, or `NAME.pl.svg` in Polish.
    pub fn picture_of(examples: &[Example], file: &str) -> Option<&'static str> {
        let name = file.strip_suffix(".svg")?;
        let (name, lang) = match name.strip_suffix(".pl") {
            Some(name) => (name, Lang::Pl),
            None => (name, Lang::En),
        };
        let example = examples.iter().find(|example| example.name == name)?;
        Some((example.picture)(lang))
    }
}

/// The examples of these names: scenarios in a game's `tests/scenarios`, pictures in its `examples`. For its
/// `src/lib.rs`.
#[macro_export]
macro_rules! examples {
    ($($name:literal),* $(,)?) => {
        &[$($crate::game::example::Example {
            name: $name,
            scenario: include_str!(concat!("../tests/scenarios/", $name, ".play")),
            picture: |lang| match lang {
                $crate::lang::Lang::En => include_str!(concat!("../examples/", $name, ".svg")),
                $crate::lang::Lang::Pl => include_str!(concat!("../examples/", $name, ".pl.svg")),
            },
        }),*]
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_found_by_its_file_name() {
        let picture = |lang| match lang {
            Lang::En => "english",
            Lang::Pl => "polish",
        };
        let examples = [Example { name: "loop", scenario: "", picture }];
        assert_eq!(Example::picture_of(&examples, "loop.svg"), Some("english"));
        assert_eq!(Example::picture_of(&examples, "loop.pl.svg"), Some("polish"));
        assert_eq!(Example::picture_of(&examples, "bridge.svg"), None);
        assert_eq!(Example::picture_of(&examples, "loop.png"), None);
    }
}
