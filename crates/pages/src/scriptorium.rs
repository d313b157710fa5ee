//! The box editor: the page that its modules fill. What they say is in `locales/box`; the sets themselves are kept by
//! the visitor's browser and never come here.

use super::frame::Page;
use super::site::{Reader, Site};
use crate::registry::Registered;
use castellan_core::game::OptionKind;
use castellan_core::game::options::NumberRow;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use maud::html;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// Whether there is a box of this game to write down.
pub(super) fn has_box(registered: &Registered) -> bool {
    registered.game.sets().is_some()
}

/// What of a game is counted by numbers, one for each row: how many there usually are, and beside which choices.
fn rows(registered: &Registered) -> Value {
    let options = registered.game.options();
    let numbers = options.iter().filter_map(|option| option.numbers.as_ref());
    let rows = numbers.filter(|numbers| numbers.columns.is_empty()).flat_map(|numbers| &numbers.rows);
    let row = |row: &NumberRow| {
        let only = row.only.as_ref().map(|only| json!(only.values));
        json!({ "id": row.id, "usual": row.usual[0], "only": only })
    };
    rows.map(row).collect()
}

/// The lists of a game from which several may be chosen, in words.
fn lists(registered: &Registered, lang: Lang) -> Value {
    let mut lists = Map::new();
    for option in registered.game.options() {
        let OptionKind::Many(values) = &option.kind else { continue };
        let word =
            |value: &&str| json!([value, registered.option_word(lang, option.id, &format!("-{value}"))]);
        lists.insert(option.id.to_owned(), values.iter().map(word).collect());
    }
    Value::Object(lists)
}

/// The Fluent source of a language.
fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../locales/box/en.ftl"),
        Lang::Pl => include_str!("../../../locales/box/pl.ftl"),
    }
}

/// Everything that the modules say, by key; what they put in themselves stays as `{name}`.
fn sentences(lang: Lang) -> Map<String, Value> {
    let words = Words::new(lang, source(lang));
    let keys = source(lang).lines().filter_map(|line| Some((line.split_once(" = ")?.0, line)));
    let said = |(key, line): (&'static str, &'static str)| {
        let names = line.split("{ $").skip(1).filter_map(|rest| rest.split_once(" }"));
        let message =
            names.fold(Message::new(key), |message, (name, _)| message.with(name, format!("{{{name}}}")));
        (key.to_owned(), Value::from(words.say(&message, &[])))
    };
    keys.filter(|(key, _)| !key.starts_with('#')).map(said).collect()
}

/// The sentences of each language, made once.
static SENTENCES: LazyLock<[(String, Map<String, Value>); 2]> = LazyLock::new(|| {
    Lang::ALL.map(sentences).map(|sentences| (Value::from(sentences.clone()).to_string(), sentences))
});

/// One of these sentences.
pub(super) fn said(lang: Lang, key: &str) -> String {
    SENTENCES[lang as usize].1[key].as_str().unwrap_or_default().to_owned()
}

/// The editor for the box of a game, the first one where none is named; none for a game that has nothing to write down.
pub fn page(site: &Site, reader: &Reader<'_>, game: Option<&str>) -> Option<Page> {
    let mut boxes = site.games.iter().filter(|registered| has_box(registered));
    let registered = boxes.find(|registered| game.is_none_or(|game| game == registered.game.meta().id))?;
    let game = registered.game.meta().id;
    let lang = reader.lang;
    let sizes = registered.art.iter().map(|symbol| {
        let (width, height) = symbol.size;
        (symbol.id.clone(), Value::from(format!("0 0 {width} {height}")))
    });
    let sizes = Value::Object(sizes.collect());
    let body = html! {
        nav class="tabs box-games" aria-label=(site.words(lang).say_key("page-games")) {
            h1 { (said(lang, "page-title")) }
            @for other in site.games.iter().filter(|other| has_box(other)) {
                @let id = other.game.meta().id;
                a href={ "/box?game=" (id) } aria-current=[(id == game).then_some("page")] { (other.title(lang)) }
            }
        }
        div id="box" data-game=(game) data-sheet=(registered.sheet.address) data-boxes=(sizes.to_string()) data-rows=(rows(registered)) data-lists=(lists(registered, lang))
            data-words=(SENTENCES[lang as usize].0) {
            noscript { p class="notice" { (said(lang, "noscript")) } }
        }
    };
    let here = format!("/box?game={game}");
    Some(Page { here, ..Page::new(said(lang, "page-title"), "box", body) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_said_in_both_languages() {
        for lang in Lang::ALL {
            let sentences = sentences(lang);
            assert!(sentences.len() > 150, "{}", sentences.len());
            for (key, said) in &sentences {
                let said = said.as_str().unwrap_or_default();
                assert!(!said.is_empty() && !said.contains(['⟦', '$']), "{key}: {said}");
            }
            assert_eq!(sentences["more"].as_str().map(|said| said.contains("{count}")), Some(true));
        }
    }
}
