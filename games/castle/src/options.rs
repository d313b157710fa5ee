//! The options of the game: the edition, the component set, and the readings on which editions differ (ZA04).

use crate::components::Components;
use castellan_core::game::{OptionInfo, OptionKind, Options, SetupError};
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use castellan_core::set::place::path_text;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Whose rulebook is followed, and whose words and pictures are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// *Carcassonne: The Castle*.
    #[serde(rename = "2003")]
    Old,
    /// *Zamek*.
    #[default]
    #[serde(rename = "2020")]
    New,
}

/// ZA25: from when a taken token may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenUse {
    /// In the same turn already.
    AtOnce,
    /// From the next turn on.
    NextTurn,
}

/// ZA22: in which order several features are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreOrder {
    /// As the active player likes.
    Free,
    /// The active player's own first.
    OwnFirst,
}

/// ZA01: who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Whoever sits in the first seat.
    #[default]
    Seat,
    /// Whoever is drawn.
    Drawn,
    /// The older player.
    Older,
}

/// The component set.
#[derive(Clone, Debug)]
pub enum Set {
    /// The stand-in that comes with the game.
    StandIn,
    /// One that was given with the options, as it was written.
    Written(Arc<Value>),
    /// The text of a set's file. It is read when the options are completed, so that until then it is
    /// written as it was given.
    Text(Arc<str>),
    /// One that was checked: what the set of complete options always is.
    Ready {
        /// Whether it is the stand-in.
        stand_in: bool,
        /// The components.
        set: Arc<Components>,
    },
}

/// What a set is, for comparing and writing.
#[derive(PartialEq)]
enum Given<'a> {
    StandIn,
    Data(&'a Value),
    Text(&'a str),
}

impl Set {
    fn given(&self) -> Given<'_> {
        match self {
            Set::StandIn | Set::Ready { stand_in: true, .. } => Given::StandIn,
            Set::Written(written) => Given::Data(written),
            Set::Text(text) => Given::Text(text),
            Set::Ready { set, .. } => Given::Data(&set.written),
        }
    }

    /// ZA02: the set, checked; else the reason and its place, which is a line if the text was given.
    fn ready(self, edition: Edition) -> Result<Set, Message> {
        let (stand_in, set) = match self {
            ready @ Set::Ready { .. } => return Ok(ready),
            Set::StandIn => (true, Components::stand_in()),
            Set::Text(text) => (false, Components::read(&text, edition)?),
            Set::Written(written) => {
                let set = Components::new(&written, edition).map_err(|fault| {
                    let path = path_text(&fault.path);
                    Message::new("castle-setup-set-path").with("path", path).with("why", fault.why)
                });
                (false, set?)
            }
        };
        Ok(Set::Ready { stand_in, set: Arc::new(set) })
    }

    /// The components of complete options.
    ///
    /// # Panics
    /// If the options were not completed.
    pub(crate) fn components(&self) -> Arc<Components> {
        match self {
            Set::Ready { set, .. } => set.clone(),
            Set::StandIn | Set::Written(_) | Set::Text(_) => {
                panic!("options are completed before a game begins")
            }
        }
    }
}

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        self.given() == other.given()
    }
}

impl Eq for Set {}

const STAND_IN: &str = "stand-in";

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.given() {
            Given::StandIn => serializer.serialize_str(STAND_IN),
            Given::Data(written) => written.serialize(serializer),
            Given::Text(text) => serializer.serialize_str(text),
        }
    }
}

impl<'de> Deserialize<'de> for Set {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(name) if name == STAND_IN => Ok(Set::StandIn),
            // The text of a file: then a fault is reported with its line.
            Value::String(text) if text.trim_start().starts_with('{') => Ok(Set::Text(text.into())),
            written @ Value::Object(_) => Ok(Set::Written(Arc::new(written))),
            other => {
                let given: String = other.to_string().chars().take(40).collect();
                Err(D::Error::custom(format!(
                    "there is no set {given}: the set is \"{STAND_IN}\", a set as a JSON object, or the text of its file"
                )))
            }
        }
    }
}

/// The options as they stand in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CastleOptions {
    /// Whose rulebook is followed.
    pub edition: Edition,
    /// The component set.
    pub set: Set,
    /// From when a taken token may be used.
    pub token_use: Option<TokenUse>,
    /// In which order several features are scored.
    pub score_order: Option<ScoreOrder>,
    /// ZA34: whether a well doubles an unfinished path.
    pub unfinished_path_well: Option<bool>,
    /// ZA39: whether a well on one of its tiles doubles an unfinished house.
    pub unfinished_house_well: bool,
    /// ZA01: who begins.
    pub first: First,
    /// ZA01: the seats from the younger player to the older.
    pub youth: Option<Vec<Seat>>,
}

impl Default for CastleOptions {
    fn default() -> CastleOptions {
        CastleOptions {
            edition: Edition::default(),
            set: Set::StandIn,
            token_use: None,
            score_order: None,
            unfinished_path_well: None,
            unfinished_house_well: false,
            first: First::default(),
            youth: None,
        }
    }
}

/// The readings that a game follows: small, and copied with the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Readings {
    pub(crate) edition: Edition,
    pub(crate) token_use: TokenUse,
    pub(crate) score_order: ScoreOrder,
    pub(crate) unfinished_path_well: bool,
    pub(crate) unfinished_house_well: bool,
}

impl CastleOptions {
    /// ZA04: what is not said follows the edition's own rulebook.
    pub(crate) fn readings(&self) -> Readings {
        let old = self.edition == Edition::Old;
        let by_edition = if old { TokenUse::AtOnce } else { TokenUse::NextTurn };
        let order = if old { ScoreOrder::Free } else { ScoreOrder::OwnFirst };
        Readings {
            edition: self.edition,
            token_use: self.token_use.unwrap_or(by_edition),
            score_order: self.score_order.unwrap_or(order),
            unfinished_path_well: self.unfinished_path_well.unwrap_or(old),
            unfinished_house_well: self.unfinished_house_well,
        }
    }
}

impl Options for CastleOptions {
    fn complete(self, seats: u8) -> Result<CastleOptions, SetupError> {
        let Readings { edition, token_use, score_order, unfinished_path_well, unfinished_house_well } =
            self.readings();
        let youth = self.youth.unwrap_or_else(|| Seat::all(seats).collect());
        let mut sorted = youth.clone();
        sorted.sort();
        if !sorted.into_iter().eq(Seat::all(seats)) {
            return Err(SetupError::new("castle-setup-youth"));
        }
        let set = self.set.ready(edition).map_err(SetupError::new)?;
        Ok(CastleOptions {
            edition,
            set,
            token_use: Some(token_use),
            score_order: Some(score_order),
            unfinished_path_well: Some(unfinished_path_well),
            unfinished_house_well,
            first: self.first,
            youth: Some(youth),
        })
    }

    /// ZA02: the stand-in is not what is in the box; a set of somebody's own is told by its name.
    fn notice(&self) -> Option<Message> {
        Some(match &self.set {
            Set::Ready { stand_in: false, set } => match &set.name {
                Some(name) => Message::new("castle-own-set").with("name", name.clone()),
                None => Message::new("castle-own-set-unnamed"),
            },
            _ => Message::new("castle-stand-in"),
        })
    }

    fn describe() -> Vec<OptionInfo> {
        let choice = |id, choices: &[&str], default| {
            let choices = choices.iter().copied().map(Value::from).collect();
            OptionInfo::new(id, OptionKind::Choice(choices), default)
        };
        let flag = |id, default| OptionInfo::new(id, OptionKind::Flag, default);
        vec![
            choice("edition", &["2003", "2020"], json!("2020")).main(),
            OptionInfo::new("set", OptionKind::Data, json!(STAND_IN)),
            choice("token_use", &["at_once", "next_turn"], json!(null)),
            choice("score_order", &["free", "own_first"], json!(null)),
            flag("unfinished_path_well", json!(null)),
            flag("unfinished_house_well", json!(false)),
            choice("first", &["seat", "drawn", "older"], json!("seat")),
            OptionInfo::new("youth", OptionKind::SeatOrder, json!(null)).only_with("first", ["older"]),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(options: Value) -> Result<CastleOptions, String> {
        let options: CastleOptions = serde_json::from_value(options).map_err(|error| error.to_string())?;
        options.complete(2).map_err(|error| format!("{:?}", error.say))
    }

    #[test]
    fn each_edition_has_its_own_defaults() {
        assert_eq!(
            serde_json::to_string(&read(json!({})).unwrap()).unwrap(),
            r#"{"edition":"2020","set":"stand-in","token_use":"next_turn","score_order":"own_first","unfinished_path_well":false,"unfinished_house_well":false,"first":"seat","youth":[0,1]}"#
        );
        assert_eq!(
            serde_json::to_string(&read(json!({"edition": "2003"})).unwrap()).unwrap(),
            r#"{"edition":"2003","set":"stand-in","token_use":"at_once","score_order":"free","unfinished_path_well":true,"unfinished_house_well":false,"first":"seat","youth":[0,1]}"#
        );
    }

    #[test]
    fn a_set_may_be_given_as_object_or_text() {
        let text = include_str!("../sets/stand-in.json");
        let object: Value = serde_json::from_str(text).unwrap();
        let given = read(json!({"set": object})).unwrap();
        assert_eq!(given, read(json!({"set": text})).unwrap());
        let again: CastleOptions = serde_json::from_value(serde_json::to_value(&given).unwrap()).unwrap();
        assert_eq!(again.complete(2).unwrap(), given);
        let mut wrong = object;
        wrong["tiles"][2]["quads"] = json!("HHTX");
        assert!(read(json!({"set": wrong})).unwrap_err().contains("castle-set-quarters"));
        let wrong = text.replacen("HHTT", "HHTX", 1);
        assert!(read(json!({"set": wrong})).unwrap_err().contains("castle-setup-set-line"));
        assert!(read(json!({"set": "printed"})).unwrap_err().contains("there is no set"));
        assert!(read(json!({"set": 7})).is_err());
    }

    #[test]
    fn an_order_of_age_names_both_seats_once() {
        assert!(read(json!({"first": "older", "youth": [1, 0]})).is_ok());
        for wrong in [json!([0]), json!([0, 0]), json!([0, 1, 2])] {
            assert!(read(json!({"youth": wrong})).is_err());
        }
        assert!(read(json!({"first": "youngest"})).is_err());
    }
}
