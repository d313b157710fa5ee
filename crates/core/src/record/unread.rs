//! Why JSON from outside can't be read, as a message: what Serde says is English only.

use crate::message::{Arg, Message};

/// What is said of a fault in somebody else's words is no longer than this.
const DETAIL_CHARS_MAX: usize = 200;

/// What was wrong where Serde could not read a value or a text, and in a text where.
///
/// ```
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::record::unread;
///
/// let error = serde_json::from_str::<serde_json::Value>("{").unwrap_err();
/// let polish = Words::new(Lang::Pl, "").say(&unread::why(&error), &[]);
/// assert_eq!(polish, "To nie jest poprawny JSON (wiersz 1, znak 1).");
/// ```
pub fn why(error: &serde_json::Error) -> Message {
    // A stranger chooses the names in it, and how long they are.
    let said: String = error.to_string().chars().take(DETAIL_CHARS_MAX).collect();
    let key = [
        ("unknown field", "unread-field-unknown"),
        ("unknown variant", "unread-value-unknown"),
        ("missing field", "unread-field-missing"),
        ("duplicate field", "unread-field-twice"),
        ("invalid", "unread-kind"),
    ];
    let key = key.iter().find(|(start, _)| said.starts_with(start)).map(|(_, key)| *key);
    let mut names = said.split('`').skip(1).step_by(2);
    let name = names.next().unwrap_or_default().to_owned();
    let others: Vec<&str> = names.collect();
    match key {
        Some("unread-kind") => Message::new("unread-kind"),
        Some(key) => {
            Message::new(key).with("name", name).with("count", others.len()).with("others", others.join(", "))
        }
        None if error.is_data() => return Message::new("unread-other").with("detail", said),
        None => Message::new("unread-json"),
    }
    .with("line", error.line())
    .with("column", error.column())
    .with("detail", said)
}

/// A value that has not the shape in which it would be written.
pub(crate) fn wrong_shape(value: &serde_json::Value) -> Message {
    Message::new("unread-shape").with("value", Arg::Text(value.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{Lang, Words};
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "snake_case")]
    enum Way {
        North,
        South,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Flag {
        #[expect(dead_code, reason = "only reading it matters")]
        way: Way,
    }

    fn said(lang: Lang, text: &str) -> String {
        let error = serde_json::from_str::<Flag>(text).expect_err("it can't be read");
        Words::new(lang, "").say(&why(&error), &[])
    }

    #[test]
    fn what_is_wrong_is_said_in_polish() {
        for (text, polish) in [
            (r#"{"wind":1}"#, "Nie ma tu pola „wind”, są natomiast way (wiersz 1, znak 7)."),
            (
                r#"{"way":"east"}"#,
                "Nie ma tu wartości „east”, są natomiast north, south (wiersz 1, znak 13).",
            ),
            ("{}", "Brakuje pola „way” (wiersz 1, znak 2)."),
            (r#"{"way":"north","way":"south"}"#, "Pole „way” występuje dwa razy (wiersz 1, znak 20)."),
            ("7", "Jedna z wartości jest innego rodzaju, niż powinna (wiersz 1, znak 1)."),
            (r#"{"way":"#, "To nie jest poprawny JSON (wiersz 1, znak 7)."),
        ] {
            assert_eq!(said(Lang::Pl, text), polish);
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_english() {
        let said = said(Lang::En, r#"{"wind":1}"#);
        assert_eq!(said, "There is no field “wind”; those that exist are way (line 1, column 7).");
    }

    #[test]
    fn a_value_without_a_place_is_told_without_one() {
        let error = Flag::deserialize(&serde_json::json!({})).expect_err("a field is missing");
        assert_eq!(Words::new(Lang::Pl, "").say(&why(&error), &[]), "Brakuje pola „way”.");
        let english = Words::new(Lang::En, "").say(&wrong_shape(&serde_json::json!(["red"])), &[]);
        assert_eq!(english, r#"The value ["red"] has the wrong shape."#);
    }
}
