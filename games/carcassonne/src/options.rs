//! The options: which sets join, how many copies of which tiles, and readings where editions disagree.

use crate::places::words;
use crate::tile_table::tables;
use crate::tiles::{Mark, Set, TileKind};
use castellan_core::game::options::{NumberRow, Numbers, Only};
use castellan_core::game::{OptionInfo, OptionKind, Options, SetupError};
use castellan_core::message::Message;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The most copies of one kind of tile.
pub(crate) const COPIES_MAX: u8 = 20;
/// The most tiles in all.
pub(crate) const TILES_MAX: u16 = 1000;

words! {
    /// CA33: how the rulebook is read: a way to set several switches at once.
    Reading {
        /// As the publisher explained it later; the defaults of the switches.
        Usual = "usual",
        /// Exactly as it is printed.
        Letter = "letter",
    }
}

impl Reading {
    /// The switches that this reading sets otherwise than their defaults.
    fn switches(self) -> Vec<(&'static str, Value)> {
        match self {
            Reading::Usual => Vec::new(),
            // PD22, PD15 and PD24 by the letter.
            Reading::Letter => vec![
                ("fairy_after_portal", json!(true)),
                ("dragon_tile_open", json!(true)),
                ("fairy_cloister", json!(false)),
            ],
        }
    }
}

words! {
    /// CA27, CA28: how farmers score.
    Farmers {
        /// Each field gives 3 for each completed city that it borders.
        PerField = "per-field",
        /// The same, but no player counts a city twice.
        OncePerCity = "once-per-city",
        /// Each completed city gives 4 to whoever has most farmers around it.
        Oldest = "oldest",
        /// Nobody stands on fields.
        None = "none",
    }
}

words! {
    /// PD07: when the dragon flies.
    DragonTime {
        /// Before completed features are scored.
        Before = "before-scoring",
        /// After that.
        After = "after-scoring",
    }
}

words! {
    /// PD16: whether the princess must be obeyed.
    PrincessForce {
        /// A knight must leave.
        Must = "must",
        /// A knight may leave.
        May = "may",
    }
}

words! {
    /// PD20: what the fairy stands by.
    FairySide {
        /// One follower.
        BesideOne = "beside-one",
        /// All followers of a tile.
        OnTile = "on-tile",
    }
}

words! {
    /// CO07: who leaves Carcassonne before the final scoring.
    CountEnd {
        /// Only those in the market.
        Market = "market",
        /// Those in every quarter.
        All = "all",
    }
}

words! {
    /// RI06: what becomes of the usual start tile where another start is used.
    StartTile {
        /// It stays out of the game.
        Out = "out",
        /// It goes into the stack.
        Stack = "stack",
    }
}

words! {
    /// RI03: how the river may bend.
    RiverBends {
        /// A bend directly after a bend turns to the other side.
        NoEqual = "no-equal-in-a-row",
        /// A bend turns to the other side than the last bend, straight tiles between them or not.
        NoHalfTurn = "no-half-turn",
    }
}

words! {
    /// CO09: where the dragon may go.
    DragonAtCount {
        /// Over the outer tiles of the block.
        Outer = "outer",
        /// Over none of its tiles.
        Never = "never",
    }
}

/// The options as they stand in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct CarcassonneOptions {
    /// The sets that join the base game.
    pub sets: Vec<Set>,
    /// CA32: copies of tiles in place of the usual numbers.
    pub mix: BTreeMap<String, u8>,
    /// How farmers score.
    pub farmers: Farmers,
    /// CA30: points of a completed city of two tiles without shields.
    pub small_city: u8,
    /// When the dragon flies.
    pub dragon: DragonTime,
    /// Whether the princess must be obeyed.
    pub princess: PrincessForce,
    /// What the fairy stands by.
    pub fairy: FairySide,
    /// PD19: whether the fairy may move after the princess took a knight.
    pub fairy_after_princess: bool,
    /// PD21: whether the fairy may move when a volcano was laid.
    pub fairy_on_volcano: bool,
    /// PD22: whether the fairy may move after a follower went through a portal.
    pub fairy_after_portal: bool,
    /// PD14: whether a portal leads to a feature elsewhere that this tile completes.
    pub portal_to_completed: bool,
    /// PD15: whether a portal leads to the dragon's tile.
    pub dragon_tile_open: bool,
    /// PD03: whether builder and pig may go on a volcano tile.
    pub figures_on_volcano: bool,
    /// PD24: whether the fairy's points are given for cloisters.
    pub fairy_cloister: bool,
    /// PD25: whether the fairy's points are given at the end.
    pub fairy_at_end: bool,
    /// Who leaves Carcassonne at the end.
    pub count_end: CountEnd,
    /// What becomes of an unused start tile.
    pub start_tile: StartTile,
    /// How the river may bend.
    pub river_bends: RiverBends,
    /// Where the dragon may go at Carcassonne.
    pub dragon_at_count: DragonAtCount,
}

/// CA33: the reading `rules` sets switches that are not given; what is kept are the switches.
impl<'de> Deserialize<'de> for CarcassonneOptions {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<CarcassonneOptions, D::Error> {
        let mut given = Value::deserialize(reader)?;
        if let Value::Object(fields) = &mut given
            && let Some(reading) = fields.remove("rules")
        {
            let reading: Reading = serde_json::from_value(reading).map_err(D::Error::custom)?;
            for (switch, value) in reading.switches() {
                fields.entry(switch).or_insert(value);
            }
        }
        CarcassonneOptions::deserialize(given).map_err(D::Error::custom)
    }
}

impl Serialize for CarcassonneOptions {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        CarcassonneOptions::serialize(self, writer)
    }
}

impl Default for CarcassonneOptions {
    fn default() -> CarcassonneOptions {
        CarcassonneOptions {
            sets: Vec::new(),
            mix: BTreeMap::new(),
            farmers: Farmers::PerField,
            small_city: 4,
            dragon: DragonTime::Before,
            princess: PrincessForce::Must,
            fairy: FairySide::BesideOne,
            fairy_after_princess: true,
            fairy_on_volcano: true,
            fairy_after_portal: false,
            portal_to_completed: true,
            dragon_tile_open: false,
            figures_on_volcano: false,
            fairy_cloister: true,
            fairy_at_end: true,
            count_end: CountEnd::Market,
            start_tile: StartTile::Out,
            river_bends: RiverBends::NoEqual,
            dragon_at_count: DragonAtCount::Outer,
        }
    }
}

impl CarcassonneOptions {
    /// Whether a set is in play; the base game always is.
    pub fn has(&self, set: Set) -> bool {
        set == Set::Base || self.sets.contains(&set)
    }

    /// How many copies of a kind are in the game, those that lie on the table at the start included.
    pub fn copies(&self, kind: u8) -> u8 {
        let kind = tables().kind(kind);
        if self.has(kind.set) { self.mix.get(kind.id).copied().unwrap_or(kind.count) } else { 0 }
    }

    fn check_mix(&self) -> Result<(), SetupError> {
        let refused = |key, tile: &str| {
            Err(SetupError::new(Message::new(key).with("tile", tile).with("most", COPIES_MAX)))
        };
        for (id, &copies) in &self.mix {
            let Some(kind) = tables().find(id).map(|kind| tables().kind(kind)) else {
                return refused("carcassonne-setup-mix-unknown", id);
            };
            if !self.has(kind.set) {
                return refused("carcassonne-setup-mix-set", id);
            }
            if copies > COPIES_MAX {
                return refused("carcassonne-setup-mix-copies", id);
            }
            if kind.start && copies == 0 {
                return refused("carcassonne-setup-mix-start", id);
            }
            let at_an_end = kind.has(Mark::Spring) || kind.has(Mark::Lake);
            let single = at_an_end || kind.is_fork() || kind.block.is_some();
            if single && copies != 1 {
                return refused("carcassonne-setup-mix-single", id);
            }
        }
        let all: u16 = (0..tables().kinds.len()).map(|kind| u16::from(self.copies(kind as u8))).sum();
        if all == 0 || all > TILES_MAX {
            let say = Message::new("carcassonne-setup-mix-all").with("count", u32::from(all));
            return Err(SetupError::new(say.with("most", u32::from(TILES_MAX))));
        }
        Ok(())
    }
}

impl Options for CarcassonneOptions {
    fn complete(mut self, seats: u8) -> Result<CarcassonneOptions, SetupError> {
        self.sets.sort();
        let twice = self.sets.windows(2).any(|pair| pair[0] == pair[1]);
        if twice || self.sets.contains(&Set::Base) {
            return Err(SetupError::new("carcassonne-setup-sets"));
        }
        // CA01, IC01: the sixth colour comes with Inns & Cathedrals.
        if seats > 5 && !self.has(Set::InnsCathedrals) {
            return Err(SetupError::new("carcassonne-setup-six"));
        }
        if !matches!(self.small_city, 2 | 4) {
            return Err(SetupError::new("carcassonne-setup-small-city"));
        }
        self.check_mix()?;
        Ok(self)
    }

    fn describe() -> Vec<OptionInfo> {
        let Value::Object(defaults) = json!(CarcassonneOptions::default()) else {
            unreachable!("options are an object")
        };
        let choice = |id, choices: Vec<Value>| (id, OptionKind::Choice(choices));
        fn all<T: Serialize>(words: &[T]) -> Vec<Value> {
            words.iter().map(|word| json!(word)).collect()
        }
        let sets = Set::ALL.iter().filter(|&&set| set != Set::Base).map(|set| set.word()).collect();
        let reading = OptionKind::Choice(all(Reading::ALL));
        let reading = OptionInfo::new("rules", reading, json!(Reading::Usual));
        // Each with the sets beside which it matters; with none, everywhere.
        let (dragon, river, count) =
            (&[Set::PrincessDragon][..], &[Set::River, Set::River2][..], &[Set::Count][..]);
        let options = vec![
            (choice("farmers", all(Farmers::ALL)), &[][..]),
            (choice("small_city", vec![json!(4), json!(2)]), &[]),
            (choice("dragon", all(DragonTime::ALL)), dragon),
            (choice("princess", all(PrincessForce::ALL)), dragon),
            (choice("fairy", all(FairySide::ALL)), dragon),
            (("fairy_after_princess", OptionKind::Flag), dragon),
            (("fairy_on_volcano", OptionKind::Flag), dragon),
            (("fairy_after_portal", OptionKind::Flag), dragon),
            (("portal_to_completed", OptionKind::Flag), dragon),
            (("dragon_tile_open", OptionKind::Flag), dragon),
            (("figures_on_volcano", OptionKind::Flag), dragon),
            (("fairy_cloister", OptionKind::Flag), dragon),
            (("fairy_at_end", OptionKind::Flag), dragon),
            (choice("count_end", all(CountEnd::ALL)), count),
            (choice("start_tile", all(StartTile::ALL)), river),
            (choice("river_bends", all(RiverBends::ALL)), river),
            (choice("dragon_at_count", all(DragonAtCount::ALL)), count),
        ];
        let info = |((id, kind), sets): ((&'static str, OptionKind), &[Set])| {
            let info = OptionInfo::new(id, kind, defaults[id].clone());
            if sets.is_empty() { info } else { info.only_with("sets", sets.iter().map(|set| set.word())) }
        };
        let sets = OptionInfo::new("sets", OptionKind::Many(sets), defaults["sets"].clone()).main();
        let mix = OptionInfo::new("mix", OptionKind::Data, defaults["mix"].clone()).numbers(copies());
        [reading, sets].into_iter().chain(options.into_iter().map(info)).chain([mix]).collect()
    }
}

/// How many copies of each kind of tile there are, as a table to fill in.
fn copies() -> Numbers {
    let mut numbers = BTreeMap::new();
    let row = |kind: &'static TileKind| {
        let number = numbers.entry(kind.set).and_modify(|last| *last += 1).or_insert(1_u32);
        let label = Message::new(format!("carcassonne-option-mix-{}", kind.set.word()));
        NumberRow {
            id: kind.id,
            label: label.with("number", *number),
            symbol: kind.id,
            usual: vec![u32::from(kind.count)],
            only: (kind.set != Set::Base).then(|| Only::with("sets", [kind.set.word()])),
        }
    };
    Numbers {
        rows: tables().kinds.iter().map(row).collect(),
        columns: Vec::new(),
        most: u32::from(COPIES_MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_sets_switches_that_are_not_given_and_only_they_are_kept() {
        let read = |given: Value| serde_json::from_value::<CarcassonneOptions>(given).unwrap();
        assert_eq!(read(json!({"rules": "usual"})), CarcassonneOptions::default());
        let letter = read(json!({"rules": "letter", "fairy_cloister": true}));
        assert!(letter.fairy_after_portal && letter.dragon_tile_open && letter.fairy_cloister);
        assert_eq!(json!(letter).get("rules"), None);
        assert_eq!(read(json!(letter)), letter);
    }
}
