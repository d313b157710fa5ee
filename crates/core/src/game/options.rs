//! Options as a host sees them: what each may be, beside what it matters, and how data is filled in.

use crate::message::Message;
use serde::Serialize;
use serde_json::Value;

/// One option as a host sees it. Its label is the message `GAME-option-ID`.
///
/// ```
/// use castellan_core::game::Options;
/// use castellan_template::options::TemplateOptions;
///
/// let listed = TemplateOptions::describe();
/// assert_eq!(listed[0].id, "rounds");
/// assert!(!listed[0].default.is_null(), "every option has a default");
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    /// The option's name in JSON.
    pub id: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is if nothing is said; null where that depends on the number of seats.
    pub default: Value,
    /// Beside what it matters; everywhere, if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Only>,
    /// Whether it says which game is played, rather than how one of its rules is read.
    #[serde(skip_serializing_if = "is_not")]
    pub is_main: bool,
    /// How data that is a table of numbers is filled in.
    #[serde(skip)]
    pub numbers: Option<Numbers>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_not(said: &bool) -> bool {
    !*said
}

/// An option matters only where another one has one of these values, or holds one of them.
#[derive(Clone, Debug, Serialize)]
pub struct Only {
    /// The other option.
    pub option: &'static str,
    /// Its values.
    pub values: Vec<Value>,
}

/// What an option may be.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these; the label of each is `GAME-option-ID-CHOICE`.
    Choice(Vec<Value>),
    /// Any number of these, each once.
    Many(Vec<&'static str>),
    /// True or false.
    Flag,
    /// All seats, in an order.
    SeatOrder,
    /// JSON of the game's own, described in its README.
    Data,
}

/// Data that is a table of numbers: for each row one number, or one for each column. Written as JSON it is an object
/// by rows; without columns what is as usual is left out.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// The rows.
    pub rows: Vec<NumberRow>,
    /// The columns by their names in JSON, with the messages of their headings.
    pub columns: Vec<(&'static str, &'static str)>,
    /// The largest number.
    pub most: u32,
}

/// A row of such a table.
#[derive(Clone, Debug)]
pub struct NumberRow {
    /// Its name in JSON.
    pub id: &'static str,
    /// What it is called.
    pub label: Message,
    /// Its drawing.
    pub symbol: &'static str,
    /// Its numbers if nothing is said.
    pub usual: Vec<u32>,
    /// Beside what it is there at all.
    pub only: Option<Only>,
}

impl OptionInfo {
    /// An option that matters everywhere.
    pub fn new(id: &'static str, kind: OptionKind, default: Value) -> OptionInfo {
        OptionInfo { id, kind, default, only: None, is_main: false, numbers: None }
    }

    /// The same, where it matters only beside one of these values of another option.
    #[must_use]
    pub fn only_with<T: Into<Value>>(
        self,
        option: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> OptionInfo {
        OptionInfo { only: Some(Only::with(option, values)), ..self }
    }

    /// The same, where it says which game is played.
    #[must_use]
    pub fn main(self) -> OptionInfo {
        OptionInfo { is_main: true, ..self }
    }

    /// The same, where it is filled in as a table of numbers.
    #[must_use]
    pub fn numbers(self, numbers: Numbers) -> OptionInfo {
        OptionInfo { numbers: Some(numbers), ..self }
    }
}

impl Only {
    /// Beside one of these values of another option.
    pub fn with<T: Into<Value>>(option: &'static str, values: impl IntoIterator<Item = T>) -> Only {
        Only { option, values: values.into_iter().map(Into::into).collect() }
    }
}
