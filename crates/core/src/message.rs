//! Messages: what a person reads, as a key and its arguments, before a language is chosen.

use crate::seat::Seat;
use std::borrow::Cow;

/// A sentence or a name that the locales give in each language.
///
/// A key may name an attribute, `key.attribute`: a grammatical case that some languages need. Where a
/// language has no such attribute its plain form is used.
///
/// ```
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::message::Message;
/// use castellan_core::seat::Seat;
///
/// let words = Words::new(Lang::En, "toy-takes = { $who } takes { $count } coins.");
/// let say = Message::new("toy-takes").with("who", Seat(0)).with("count", 2);
/// assert_eq!(words.say(&say, &["Hania".to_owned()]), "Hania takes 2 coins.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key in the `.ftl` files.
    pub key: Cow<'static, str>,
    /// Named arguments of the message.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, which also selects plural forms.
    Number(i64),
    /// Words that are the same in every language, or that a person typed.
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Another message, told in the same language.
    Say(Message),
    /// Several messages, told as a list.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// The key, for logs and for errors: what people read is said by [`crate::lang::Words`].
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.key)
    }
}

/// Errors that are a message to people and little else.
macro_rules! errors_that_say {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.say.fmt(f)
            }
        }

        impl std::error::Error for $error {}
    )*};
}

errors_that_say!(crate::game::Illegal, crate::game::SetupError, crate::record::BadRecord);

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Message {
        Message::new(key)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Say(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Arg {
        Arg::List(list)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number_args!(u8, i32, u32, usize, i64, u64);
