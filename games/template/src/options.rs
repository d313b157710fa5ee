//! What a host may choose.

use castellan_core::game::{OptionInfo, OptionKind, Options, SetupError};
use serde::{Deserialize, Serialize};

/// The rounds of a usual game.
const USUAL: u8 = 3;

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TemplateOptions {
    /// How many rounds are played.
    #[serde(default = "usual")]
    pub rounds: u8,
}

fn usual() -> u8 {
    USUAL
}

impl Default for TemplateOptions {
    fn default() -> TemplateOptions {
        TemplateOptions { rounds: USUAL }
    }
}

impl Options for TemplateOptions {
    fn complete(self, _seats: u8) -> Result<TemplateOptions, SetupError> {
        // TE01: one to four rounds.
        if (1..=4).contains(&self.rounds) { Ok(self) } else { Err(SetupError::new("template-setup-rounds")) }
    }

    fn describe() -> Vec<OptionInfo> {
        let kind = OptionKind::Choice((1..=4).map(Into::into).collect());
        vec![OptionInfo::new("rounds", kind, USUAL.into())]
    }
}
