//! What all pages know, and who reads them.

use crate::registry::Registry;
use crate::secret::Entropy;
use crate::wire::SeatInfo;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use std::sync::Arc;

/// What all pages know.
pub struct Site {
    /// The games.
    pub games: Registry,
    /// Where the ids of requests come from.
    pub entropy: Arc<dyn Entropy>,
    /// Styles, modules and typefaces.
    pub files: Files,
    /// Whether it is served by plain HTTP on a local network, which pages say.
    pub lan: bool,
    /// Whether there is somebody to whom players can be reported.
    pub reports: bool,
    /// Whether it runs on the reader's own device: there is nobody to invite, and no other device.
    pub is_pocket: bool,
    /// The words of the common pages.
    pub common: [Words; 2],
}

impl Site {
    /// The words of the common pages.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.common[lang as usize]
    }

    /// What somebody at a seat is called.
    pub fn name_of(&self, lang: Lang, seat: &SeatInfo) -> String {
        let words = self.words(lang);
        match (seat.name.is_empty(), seat.who) {
            (false, _) => seat.name.clone(),
            (true, Who::Open) => words.say_key("page-seat-open"),
            (true, _) => words.say(&Message::new("seat").with("number", seat.seat.0 + 1), &[]),
        }
    }
}

/// Styles, modules and typefaces: files under an address that changes with them.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// The name of this version of all files: modules find each other by relative addresses under it.
    pub version: String,
    /// The modules of a table, which its page asks for all at once and not one after the other.
    pub modules: Vec<String>,
}

impl Files {
    /// The address of a file.
    pub fn address(&self, file: &str) -> String {
        format!("/assets/{}/{file}", self.version)
    }
}

/// Whoever reads a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In which language.
    pub lang: Lang,
    /// How the pages are to look.
    pub theme: Theme,
    /// In which of a game's looks boards are drawn; a game that has no such look has its usual one.
    pub look: &'a str,
    /// The name given last; only a proposal.
    pub name: &'a str,
    /// Where others reach these pages.
    pub base: &'a str,
    /// Whether the browser will not keep the cookie that it is given, which pages say.
    pub unkept: bool,
}

/// How pages look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the visitor's system has it.
    System,
    /// Light, whatever the system has.
    Light,
    /// Dark, whatever the system has.
    Dark,
}

impl Theme {
    /// The name in cookies and pages.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The look that one more press gives.
    pub fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        }
    }
}

impl std::str::FromStr for Theme {
    type Err = ();

    fn from_str(name: &str) -> Result<Theme, ()> {
        [Theme::System, Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == name).ok_or(())
    }
}
