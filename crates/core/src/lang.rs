//! Languages: turns messages into sentences with the Fluent files of the common pages and of a game.

use crate::message::{Arg, Message};
use crate::seat::Seat;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use std::fmt;
use std::str::FromStr;

/// A language that Castellan speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// The language's two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// A number with its sign and one decimal, as this language writes it.
    pub fn signed(self, number: f64) -> String {
        let written = format!("{number:+.1}");
        match self {
            Lang::En => written,
            Lang::Pl => written.replace('.', ","),
        }
    }

    /// The Fluent source of the messages that are not of a single game.
    pub fn common(self) -> &'static str {
        match self {
            Lang::En => include_str!("../../../locales/en.ftl"),
            Lang::Pl => include_str!("../../../locales/pl.ftl"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(code: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("unknown language {code:?}: it is en or pl"))
    }
}

/// The messages of one language, ready to be said.
///
/// ```
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::message::Message;
///
/// let words = Words::new(Lang::En, "coins = You have { $count ->\n    [one] a coin\n   *[other] { $count } coins\n}.");
/// assert_eq!(words.say(&Message::new("coins").with("count", 1u8), &[]), "You have a coin.");
/// assert_eq!(words.say(&Message::new("coins").with("count", 5u8), &[]), "You have 5 coins.");
/// ```
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The common messages together with those of one game (or none).
    ///
    /// # Panics
    /// If a source is not valid Fluent or defines a key twice: they are part of the program.
    pub fn new(lang: Lang, game: &str) -> Words {
        let id = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in [lang.common(), game] {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{lang}.ftl: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}.ftl: {errors:?}"));
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message; `names` are the players' names by seat.
    ///
    /// A missing key shows itself in brackets, so that the conformance suite finds it.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.try_say(message, names).unwrap_or_else(|| format!("⟦{}⟧", message.key))
    }

    /// Says a message that takes no arguments.
    pub fn say_key(&self, key: &'static str) -> String {
        self.say(&Message::new(key), &[])
    }

    /// Says a message, or nothing where the key is missing or an argument is unknown to it.
    pub fn try_say(&self, message: &Message, names: &[String]) -> Option<String> {
        let (key, attribute) = match message.key.split_once('.') {
            Some((key, attribute)) => (key, Some(attribute)),
            None => (&*message.key, None),
        };
        let entry = self.bundle.get_message(key)?;
        let pattern = match attribute.and_then(|attribute| entry.get_attribute(attribute)) {
            Some(attribute) => attribute.value(),
            None => entry.value()?,
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                other => args.set(*name, self.tell(other, names)?),
            }
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }

    /// Whether the language has this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A player's name; of one who has none, the number of the seat.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat").with("number", seat.0 + 1), &[]),
        }
    }

    fn tell(&self, arg: &Arg, names: &[String]) -> Option<String> {
        Some(match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => self.name(*seat, names),
            Arg::Say(message) => self.try_say(message, names)?,
            Arg::List(list) => {
                let mut said = list.iter().map(|m| self.try_say(m, names)).collect::<Option<Vec<_>>>()?;
                match said.pop() {
                    None => self.say_key("list-empty"),
                    Some(last) if said.is_empty() => last,
                    Some(last) => format!("{} {} {last}", said.join(", "), self.say_key("list-and")),
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    const GAME: &str = "test-takes = { $who } takes { $what }{ $n -> \n    [one] , alone\n   *[other] , { $n } times\n }.\ntest-cow = cow\n    .many = cows\n";

    fn words() -> Words {
        Words::new(Lang::En, GAME)
    }

    #[test]
    fn arguments_are_told_in_the_same_language() {
        let list = vec![Message::new("test-cow"), Message::new("test-cow.many")];
        let message = Message::new("test-takes").with("who", Seat(1)).with("what", list).with("n", 1);
        let names = ["Anna".to_owned(), "Bartek".to_owned()];
        assert_eq!(words().say(&message, &names), "Bartek takes cow and cows, alone.");
        assert_eq!(words().say(&message, &[]), "Player 2 takes cow and cows, alone.");
    }

    #[test]
    fn a_missing_attribute_falls_back_to_the_plain_form() {
        assert_eq!(words().say_key("test-cow.accusative"), "cow");
    }

    #[test]
    fn a_missing_key_or_argument_is_seen() {
        assert_eq!(words().say_key("test-nothing"), "⟦test-nothing⟧");
        assert_eq!(words().try_say(&Message::new("test-takes"), &[]), None);
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!((Lang::En.signed(1.25), Lang::Pl.signed(-30.5)), ("+1.2".to_owned(), "-30,5".to_owned()));
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        assert_eq!("pl".parse(), Ok(Lang::Pl));
        assert!("de".parse::<Lang>().is_err());
    }
}
