//! What a game is called, in its own words.

use crate::registry::Registered;
use castellan_core::lang::Lang;
use castellan_core::message::Message;

impl Registered {
    fn own(&self, lang: Lang, rest: &str) -> String {
        self.words(lang).say(&Message::new(format!("{}-{rest}", self.game.meta().id)), &[])
    }

    /// The game's name.
    pub fn title(&self, lang: Lang) -> String {
        self.own(lang, "title")
    }

    /// The game in one sentence.
    pub fn about(&self, lang: Lang) -> String {
        self.own(lang, "title.about")
    }

    /// What an option is called; `rest` may name one of its values or `.about`.
    pub fn option_word(&self, lang: Lang, option: &str, rest: &str) -> String {
        self.own(lang, &format!("option-{option}{rest}"))
    }

    /// What another ordinary game of it is called; `rest` may be `.about`, `.play` or `.learn`.
    pub fn start_word(&self, lang: Lang, start: &str, rest: &str) -> String {
        self.own(lang, &format!("start-{start}{rest}"))
    }

    /// What one of its looks is called.
    pub fn look_word(&self, lang: Lang, look: &str) -> String {
        self.own(lang, &format!("look-{look}"))
    }
}
