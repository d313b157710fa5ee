//! A request as the service worker hands it over, already taken apart.

use castellan_core::lang::Lang;
use castellan_pages::site::{Reader, Theme};
use castellan_room::secret::Repeatable;
use castellan_room::time::Millis;
use serde::{Deserialize, Serialize};
use std::cell::OnceCell;

/// What this device remembers between visits.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Choices {
    /// The language.
    pub(crate) lang: Option<String>,
    /// How pages look.
    pub(crate) theme: Option<String>,
    /// In which of a game's looks boards are drawn.
    pub(crate) look: Option<String>,
    /// The name given last.
    pub(crate) name: Option<String>,
}

/// A request.
#[derive(Debug, Deserialize)]
pub(crate) struct Request {
    /// `GET` or `POST`.
    pub(crate) method: String,
    /// The parts of the address.
    pub(crate) path: Vec<String>,
    /// The fields of the address.
    pub(crate) query: Vec<(String, String)>,
    /// The fields of a form.
    #[serde(default)]
    pub(crate) form: Vec<(String, String)>,
    /// A body that is no form.
    #[serde(default)]
    pub(crate) body: String,
    /// What stands in `If-None-Match`.
    #[serde(default)]
    pub(crate) known: String,
    /// The languages that the browser likes, the best first.
    #[serde(default)]
    pub(crate) languages: Vec<String>,
    /// What was chosen before.
    #[serde(default)]
    pub(crate) choices: Choices,
    /// Where these pages are.
    pub(crate) base: String,
    /// The time.
    pub(crate) now: Millis,
    /// Fresh random digits, the source of all secrets and seeds of this request.
    random: String,
    /// They are drawn from here, each once.
    #[serde(skip)]
    entropy: OnceCell<Repeatable>,
}

impl Request {
    /// The value of a field of the address.
    pub(crate) fn asked(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Random bytes of the device.
    pub(crate) fn entropy(&self) -> &Repeatable {
        self.entropy.get_or_init(|| Repeatable::of("pocket", &self.random))
    }

    /// In which language it is answered.
    pub(crate) fn lang(&self) -> Lang {
        let known = |code: &str| code.get(..2)?.to_ascii_lowercase().parse().ok();
        let chosen = self.asked("lang").or(self.choices.lang.as_deref()).and_then(known);
        chosen.or_else(|| self.languages.iter().find_map(|code| known(code))).unwrap_or(Lang::En)
    }

    /// Whoever reads the answer.
    pub(crate) fn reader(&self) -> Reader<'_> {
        let theme = self.choices.theme.as_deref().and_then(|theme| theme.parse().ok());
        Reader {
            lang: self.lang(),
            theme: theme.unwrap_or(Theme::System),
            look: self.choices.look.as_deref().unwrap_or_default(),
            name: self.choices.name.as_deref().unwrap_or_default(),
            base: &self.base,
            unkept: false,
        }
    }
}
