//! Shape: JSON from outside is read only in the form in which we would write it.
//!
//! The reader behind `Deserialize` also takes a struct as a list of its fields and a plain name as
//! `{"name":null}`. No rule speaks of such forms, so they are refused.

use super::unread;
use crate::game::SetupError;
use crate::message::Message;
use crate::table::to_json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads options; null for one of them means that it is left out.
pub(crate) fn read_options<T: DeserializeOwned + Serialize>(options: &Value) -> Result<T, SetupError> {
    let mut options = options.clone();
    if let Value::Object(given) = &mut options {
        given.retain(|_, value| !value.is_null());
    }
    read(&options).map_err(|why| SetupError::new(Message::new("setup-options").with("why", why)))
}

/// Reads a value, or says why it can't be read.
pub(crate) fn read<T: DeserializeOwned + Serialize>(value: &Value) -> Result<T, Message> {
    let read = T::deserialize(value).map_err(|error| unread::why(&error))?;
    check(value, &read).map(|()| read)
}

/// Whether what was read is written in the same shape.
pub(crate) fn check(value: &Value, read: &impl Serialize) -> Result<(), Message> {
    match first_other(value, &to_json(read)) {
        None => Ok(()),
        Some(other) => Err(unread::wrong_shape(other)),
    }
}

/// The first part that is an object, a list or neither where we would write something else. What is left
/// out on one side, and null for what may be left out, is no difference.
fn first_other<'v>(value: &'v Value, written: &Value) -> Option<&'v Value> {
    match (value, written) {
        (Value::Object(fields), Value::Object(others)) => fields
            .iter()
            .find_map(|(name, field)| others.get(name).and_then(|other| first_other(field, other))),
        (Value::Array(items), Value::Array(others)) => {
            items.iter().zip(others).find_map(|(item, other)| first_other(item, other))
        }
        (Value::Null, _) => None,
        (Value::Object(_) | Value::Array(_), _) | (_, Value::Object(_) | Value::Array(_)) => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Flag {
        colour: Colour,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cells: Option<Vec<(u8, u8)>>,
    }

    #[test]
    fn the_form_that_is_written_is_read() {
        for right in [
            json!({"colour": "red"}),
            json!({"colour": "red", "cells": null}),
            json!({"cells": [[1, 2]], "colour": "red"}),
        ] {
            assert!(read::<Flag>(&right).is_ok(), "{right}");
        }
    }

    #[test]
    fn lists_for_objects_and_objects_for_names_are_refused() {
        for wrong in [
            json!(["red", null]),
            json!({"colour": {"red": null}}),
            json!({"colour": "blue"}),
            json!({"colour": "red", "cells": {"0": 1}}),
        ] {
            assert!(read::<Flag>(&wrong).is_err(), "{wrong}");
        }
        assert_eq!(read::<Vec<Flag>>(&json!([["red"]])), Err(unread::wrong_shape(&json!(["red"]))));
    }
}
