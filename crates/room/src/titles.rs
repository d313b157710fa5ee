//! What a game is called, in its own words.

use crate::registry::Registered;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use serde_json::Value;

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

    /// What points are given for by a rule, in a few words; some editions have their own.
    pub fn kind_word(&self, lang: Lang, rule: &str, options: &Value) -> Option<String> {
        let (words, game) = (self.words(lang), self.game.meta().id);
        let infos = self.game.options();
        let editions =
            infos.iter().filter(|option| option.is_main).filter_map(|option| options[option.id].as_str());
        let own = editions.map(|edition| format!("{game}-kind-{rule}-{edition}"));
        let key = own.chain([format!("{game}-kind-{rule}")]).find(|key| words.has(key))?;
        Some(words.say(&Message::new(key), &[]))
    }
}
