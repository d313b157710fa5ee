//! The options of the game: the variant, and what the rulebook leaves open.

use castellan_core::game::{OptionInfo, OptionKind, Options, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Which game of the rulebook is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Every player has a deck of their own.
    #[default]
    Base,
    /// TO54: all forty cards are one deck.
    SharedDeck,
    /// TO55 to TO67.
    Master,
}

/// TO46: when a field of the scoring track is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// A marker stands on the printed field, whatever lap it is on.
    #[default]
    Field,
    /// A marker has the same total.
    Total,
}

/// TO49: who scores first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoringOrder {
    /// Clockwise from the starting player.
    #[default]
    Clockwise,
    /// In phases 2 and 3 by falling points.
    Leader,
}

/// The options as they stand in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TorresOptions {
    /// Which game of the rulebook is played.
    pub variant: Variant,
    /// When a field of the scoring track is taken.
    pub track: Track,
    /// Who scores first.
    pub scoring_order: ScoringOrder,
    /// TO42: whether rebuilding may start a new castle.
    pub a8_founds: bool,
    /// TO44: action points that the reinforcement costs, 0 or 2.
    pub a10_cost: u8,
    /// TO62 to TO66: whether all six knights must be on the board.
    pub all_six: bool,
    /// TO64: whether a line may have gaps.
    pub m6_gaps: bool,
    /// TO02: whether the marked fields are the mirror image.
    pub mirrored: bool,
}

impl Default for TorresOptions {
    fn default() -> TorresOptions {
        TorresOptions {
            variant: Variant::Base,
            track: Track::Field,
            scoring_order: ScoringOrder::Clockwise,
            a8_founds: true,
            a10_cost: 0,
            all_six: true,
            m6_gaps: true,
            mirrored: false,
        }
    }
}

impl Options for TorresOptions {
    fn complete(self, _seats: u8) -> Result<TorresOptions, SetupError> {
        if [0, 2].contains(&self.a10_cost) { Ok(self) } else { Err(SetupError::new("torres-setup-a10-cost")) }
    }

    fn describe() -> Vec<OptionInfo> {
        let choice = |id, choices: Vec<serde_json::Value>| {
            OptionInfo::new(id, OptionKind::Choice(choices.clone()), choices[0].clone())
        };
        let flag = |id, default: bool| OptionInfo::new(id, OptionKind::Flag, json!(default));
        vec![
            choice("variant", vec![json!("base"), json!("shared-deck"), json!("master")]).main(),
            choice("track", vec![json!("field"), json!("total")]),
            choice("scoring_order", vec![json!("clockwise"), json!("leader")]),
            flag("a8_founds", true),
            choice("a10_cost", vec![json!(0), json!(2)]),
            flag("all_six", true).only_with("variant", ["master"]),
            flag("m6_gaps", true).only_with("variant", ["master"]),
            flag("mirrored", false),
        ]
    }
}
