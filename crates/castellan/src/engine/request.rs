//! Requests: the fields of a line, read one by one and refused where they are missing, mistyped or unknown.

use castellan_core::seat::{Seat, Viewer};
use serde_json::{Map, Value};

/// A refusal of a line.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) rule: Option<&'static str>,
}

impl Refused {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), rule: None }
    }

    pub(crate) fn request(message: impl Into<String>) -> Refused {
        Refused::new("bad_request", message)
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code, self.message)
    }
}

impl std::error::Error for Refused {}

/// The most playouts that may be asked for one move.
pub(crate) const PLAYOUTS_MAX: u32 = 100_000_000;

/// The fields of one request.
pub(crate) struct Fields(Map<String, Value>);

/// What each `do` takes besides `do` and `id`.
const TAKES: [(&str, &[&str]); 12] = [
    ("new", &["game", "players", "options", "seed", "chance"]),
    ("state", &["table"]),
    ("moves", &["table", "seat"]),
    ("play", &["table", "seat", "move"]),
    ("resolve", &["table", "chance"]),
    ("draw", &["table"]),
    ("view", &["table", "viewer"]),
    ("think", &["table", "seat", "level", "time_ms", "playouts", "explain"]),
    ("undo", &["table", "seat"]),
    ("record", &["table"]),
    ("load", &["record"]),
    ("close", &["table"]),
];

impl Fields {
    /// What is to be done, and the other fields, which are all known.
    pub(crate) fn read(mut fields: Map<String, Value>) -> Result<(&'static str, Fields), Refused> {
        fields.shift_remove("id");
        let verb = match fields.shift_remove("do") {
            Some(Value::String(verb)) => verb,
            None | Some(Value::Null) => return Err(Refused::request("The field \"do\" is missing.")),
            Some(_) => return Err(Refused::request("The field \"do\" is a string.")),
        };
        let Some((verb, takes)) = TAKES.into_iter().find(|(known, _)| *known == verb) else {
            let known: Vec<&str> = TAKES.iter().map(|(known, _)| *known).collect();
            return Err(Refused::request(format!(
                "Nothing is called {verb:?}; there are {}.",
                known.join(", ")
            )));
        };
        match fields.keys().find(|name| !takes.contains(&name.as_str())) {
            Some(unknown) => Err(Refused::request(format!("{verb:?} has no field {unknown:?}."))),
            None => Ok((verb, Fields(fields))),
        }
    }

    /// A field that may be left out; null means left out.
    pub(crate) fn optional(&mut self, name: &str) -> Option<Value> {
        self.0.shift_remove(name).filter(|value| !value.is_null())
    }

    pub(crate) fn required(&mut self, name: &str) -> Result<Value, Refused> {
        self.optional(name).ok_or_else(|| Refused::request(format!("The field {name:?} is missing.")))
    }

    pub(crate) fn string(&mut self, name: &str) -> Result<String, Refused> {
        as_string(name, self.required(name)?)
    }

    pub(crate) fn optional_string(&mut self, name: &str) -> Result<Option<String>, Refused> {
        self.optional(name).map(|value| as_string(name, value)).transpose()
    }

    /// A whole number, however large or negative: whether it makes sense is decided elsewhere.
    pub(crate) fn integer(&mut self, name: &str) -> Result<i128, Refused> {
        let value = self.required(name)?;
        as_integer(&value).ok_or_else(|| Refused::request(format!("The field {name:?} is a whole number.")))
    }

    pub(crate) fn optional_millis(&mut self, name: &str) -> Result<Option<u64>, Refused> {
        let Some(value) = self.optional(name) else { return Ok(None) };
        let millis = value.as_u64().ok_or_else(|| {
            Refused::request(format!("The field {name:?} is a whole number of milliseconds from 0."))
        });
        millis.map(Some)
    }

    pub(crate) fn optional_playouts(&mut self, name: &str) -> Result<Option<u32>, Refused> {
        let Some(value) = self.optional(name) else { return Ok(None) };
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        match number.filter(|number| (1..=PLAYOUTS_MAX).contains(number)) {
            Some(number) => Ok(Some(number)),
            None => Err(Refused::request(format!(
                "The field {name:?} is a whole number of playouts from 1 to {PLAYOUTS_MAX}."
            ))),
        }
    }

    /// Yes or no; left out means no.
    pub(crate) fn flag(&mut self, name: &str) -> Result<bool, Refused> {
        match self.optional(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(_) => Err(Refused::request(format!("The field {name:?} is true or false."))),
        }
    }

    pub(crate) fn required_object(&mut self, name: &str) -> Result<Value, Refused> {
        match self.required(name)? {
            value @ Value::Object(_) => Ok(value),
            _ => Err(Refused::request(format!("The field {name:?} is an object."))),
        }
    }

    /// A JSON object that may be left out.
    pub(crate) fn object(&mut self, name: &str) -> Result<Value, Refused> {
        if self.0.get(name).is_none_or(Value::is_null) {
            return Ok(Value::Object(Map::new()));
        }
        self.required_object(name)
    }

    pub(crate) fn viewer(&mut self, name: &str) -> Result<AskedViewer, Refused> {
        let value = self.required(name)?;
        match &value {
            Value::String(text) if text == "watcher" => Ok(AskedViewer::Watcher),
            other => as_integer(other).map(AskedViewer::Seat).ok_or_else(|| {
                Refused::request(format!("The field {name:?} is a seat's number or \"watcher\"."))
            }),
        }
    }
}

/// A viewer as it was asked for, before it is known whether the table has such a seat.
pub(crate) enum AskedViewer {
    Seat(i128),
    Watcher,
}

impl AskedViewer {
    pub(crate) fn at(self, seats: u8) -> Result<Viewer, Refused> {
        match self {
            AskedViewer::Watcher => Ok(Viewer::Watcher),
            AskedViewer::Seat(number) => seat_at(number, seats).map(Viewer::Seat),
        }
    }
}

/// The seat of this number at a table, if there is one.
pub(crate) fn seat_at(number: i128, seats: u8) -> Result<Seat, Refused> {
    match u8::try_from(number) {
        Ok(seat) if seat < seats => Ok(Seat(seat)),
        _ => Err(Refused::request(format!("There is no seat {number}; this table has {seats}, from 0."))),
    }
}

fn as_string(name: &str, value: Value) -> Result<String, Refused> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(Refused::request(format!("The field {name:?} is a string."))),
    }
}

fn as_integer(value: &Value) -> Option<i128> {
    // Whole numbers of more than 64 bits are read as fractions that are far from every small number.
    let huge = || value.as_f64().filter(|number| number.abs() >= u64::MAX as f64 / 2.0);
    value
        .as_i64()
        .map(i128::from)
        .or_else(|| value.as_u64().map(i128::from))
        .or_else(|| huge().map(|number| number as i128))
}
