//! The rules of a game: everything in five minutes, then every rule with a number and an address of its own.

mod source;
mod text;

pub(super) use self::source::Source;
use self::source::{Block, Chapter};
pub(super) use self::text::Writer;
use super::fault::nothing;
use super::frame::{Answer, Page};
use super::own_set::with_editor;
use super::site::Reader;
use super::site::Site;
use crate::room::Refused;
use castellan_core::game::Meta;
use castellan_core::lang::Lang;
use maud::{Markup, html};
use serde_json::Value;

/// The rules of an edition, the usual one where none is named, or only the rule of one number.
///
/// # Errors
/// If there are no such rules.
pub fn page(
    app: &Site,
    visitor: &Reader<'_>,
    (game, named): (&str, &str),
    only: Option<&str>,
) -> Result<Answer, Refused> {
    let found = app.games.find(game).and_then(|registered| {
        let edition = if named.is_empty() { Some(0) } else { registered.game.meta().edition(named) };
        Some((registered, edition?))
    });
    let (registered, edition) = found.ok_or_else(nothing)?;
    let words = app.words(visitor.lang);
    let here = if named.is_empty() { format!("/rules/{game}") } else { format!("/rules/{game}/{named}") };
    let text = registered.game.meta().rules_page(visitor.lang, edition);
    let writer = Writer { registered, try_it: words.say_key("page-try") };
    let source = Source::parse(&text);
    if let Some(number) = only {
        return source.rule(number).map(|rule| Answer::Piece(writer.block(rule))).ok_or_else(nothing);
    }
    let body = html! {
        div class="rules-frame" {
            (contents(app, visitor.lang, &writer, &source, edition))
            article class="rules" {
                (head(app, visitor.lang, &writer, &source))
                @if let Some((first, rest)) = source.chapters.split_first() {
                    (cards(&writer, first))
                    (legend(app, visitor.lang, &text))
                    @for (n, chapter) in rest.iter().enumerate() { (numbered(&writer, chapter, n + 1)) }
                }
                p class="empty" hidden { (words.say_key("page-rules-none")) }
            }
        }
    };
    Ok(Answer::Page(Page { here, ..Page::new(source.head.title.to_owned(), "rules", body) }))
}

/// Where the rules of a table stand: those of its edition.
pub(super) fn address(meta: &Meta, options: &Value) -> String {
    let named = options["edition"].as_str().filter(|named| meta.edition(named).is_some());
    named.map_or_else(|| format!("/rules/{}", meta.id), |named| format!("/rules/{}/{named}", meta.id))
}

/// What the game is, and the ways to begin.
fn head(app: &Site, lang: Lang, writer: &Writer<'_>, source: &Source<'_>) -> Markup {
    let (words, registered) = (app.words(lang), writer.registered);
    let meta = registered.game.meta();
    let players = meta.say_seats("games-players", "games-players-exactly");
    html! {
        header class="rules-head" {
            div {
                h1 { (source.head.title) }
                p class="quiet" { (words.say(&players, &[])) }
                @for block in lead(source) { div class="lead" { (writer.block(block)) } }
                div class="row" {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(meta.id);
                        button class="main" { (words.say_key("page-play-bot")) }
                    }
                    @if registered.lesson.is_some() {
                        a class="button" href={ "/learn/" (meta.id) } { (words.say_key("page-learn")) }
                    }
                    @for (start, _) in &registered.starts {
                        form method="post" action="/play" {
                            input type="hidden" name="game" value=(meta.id);
                            input type="hidden" name="start" value=(start.id);
                            button { (registered.start_word(lang, start.id, ".play")) }
                        }
                        a class="button" href={ "/learn/" (meta.id) "/" (start.id) } { (registered.start_word(lang, start.id, ".learn")) }
                    }
                }
                div class="quiet" { @for block in &source.head.blocks { (writer.block(block)) } }
                (with_editor(registered, lang))
            }
            img src={ "/games/" (meta.id) "/picture.svg?lang=" (lang) } alt="" width="1200" height="664";
        }
    }
}

/// What the game is about: what stands before the first smaller heading.
fn lead<'a>(source: &'a Source<'_>) -> impl Iterator<Item = &'a Block<'a>> {
    let first = source.chapters.first();
    first
        .into_iter()
        .flat_map(|chapter| &chapter.blocks)
        .take_while(|block| !matches!(block, Block::Heading(_)))
}

/// Search, editions and contents.
fn contents(app: &Site, lang: Lang, writer: &Writer<'_>, source: &Source<'_>, edition: usize) -> Markup {
    let (words, meta) = (app.words(lang), writer.registered.game.meta());
    html! {
        nav class="rules-nav" aria-label=(words.say_key("page-rules-contents")) {
            div class="rules-search" hidden {
                input type="search" placeholder=(words.say_key("page-rules-search"))
                    aria-label=(words.say_key("page-rules-search"));
                kbd aria-hidden="true" { "/" }
            }
            @if !meta.editions.is_empty() {
                div class="editions" role="group" aria-label=(writer.registered.option_word(lang, "edition", "")) {
                    @for (n, name) in meta.editions.iter().enumerate() {
                        a href={ "/rules/" (meta.id) "/" (name) } aria-current=[(n == edition).then_some("page")] { (name) }
                    }
                }
            }
            ol {
                @for (n, chapter) in source.chapters.iter().enumerate() {
                    li { a href={ "#chapter-" (n) } { span { (chapter.title) } @if let Some(range) = range(chapter) { span { (range) } } } }
                }
            }
        }
    }
}

/// The numbers of a chapter without their letters, neighbours put together: `14–23, 38`.
fn range(chapter: &Chapter<'_>) -> Option<String> {
    let digits = |number: &str| number.trim_start_matches(|c: char| !c.is_ascii_digit()).parse::<u16>().ok();
    let numbers: Vec<u16> = chapter.numbers().filter_map(digits).collect();
    let runs: Vec<String> = numbers
        .chunk_by(|one, next| one + 1 == *next)
        .map(|run| match run {
            [one] => one.to_string(),
            _ => format!("{}–{}", run[0], run[run.len() - 1]),
        })
        .collect();
    Some(runs.join(", ")).filter(|runs| !runs.is_empty())
}

/// Everything in five minutes, each part on a card of its own.
fn cards(writer: &Writer<'_>, chapter: &Chapter<'_>) -> Markup {
    let parts = chapter.blocks.chunk_by(|_, next| !matches!(next, Block::Heading(_)));
    let parts = parts.filter(|part| matches!(part, [Block::Heading(_), ..]));
    html! {
        h2 class="rules-part" id="chapter-0" { (chapter.title) }
        @for part in parts {
            section class="paper part" {
                @for block in part.iter().take_while(|block| !matches!(block, Block::Step { .. })) { (writer.block(block)) }
                (steps(writer, part))
            }
        }
    }
}

/// The steps of a turn beside each other: what is done, what it looks like.
fn steps(writer: &Writer<'_>, part: &[Block<'_>]) -> Markup {
    let first = part.iter().position(|block| matches!(block, Block::Step { .. })).unwrap_or(part.len());
    let steps = part[first..].chunk_by(|_, next| !matches!(next, Block::Step { .. }));
    html! {
        @if first < part.len() {
            ol class="turn" {
                @for step in steps { li { @for block in step { (writer.block(block)) } } }
            }
        }
    }
}

/// What the marks beside the rules mean, if there are any.
fn legend(app: &Site, lang: Lang, text: &str) -> Markup {
    let words = app.words(lang);
    let marks = [
        ("reading", "page-rules-reading", "page-rules-reading-about"),
        ("later", "page-rules-later", "page-rules-later-about"),
        ("choice", "page-rules-choice", "page-rules-choice-about"),
    ];
    let used = |key: &'static str| text.contains(&format!("*{}:*", words.say_key(key)));
    html! {
        h2 class="rules-part" id="rules-numbered" { (words.say_key("page-rules-numbered")) }
        p class="legend" {
            (words.say_key("page-rules-letter")) " "
            @for (kind, key, about) in marks.iter().filter(|(_, key, _)| used(key)) {
                span class={ "note " (kind) } { strong { (words.say_key(key)) ":" } " " (words.say_key(about)) }
            }
        }
    }
}

/// A chapter of numbered rules. A picture stands beside the rule that it belongs to, several stand below it.
fn numbered(writer: &Writer<'_>, chapter: &Chapter<'_>, n: usize) -> Markup {
    let is_picture = |block: &Block<'_>| matches!(block, Block::Picture { .. });
    let pieces = chapter.blocks.chunk_by(|_, next| is_picture(next));
    html! {
        details class="paper chapter" id={ "chapter-" (n) } open {
            summary { h2 { (chapter.title) } @if let Some(range) = range(chapter) { span class="quiet" { (range) } } }
            div {
                @for piece in pieces {
                    @let (said, pictures) = piece.split_first().map_or((None, piece), |(said, rest)| (Some(said), rest));
                    @if let [picture] = pictures { (writer.block(picture)) }
                    @if let Some(said) = said { (writer.block(said)) }
                    @if pictures.len() > 1 { div class="side-by-side" { @for picture in pictures { (writer.block(picture)) } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_table_leads_to_the_rules_of_its_edition() {
        let meta = Meta {
            id: "two",
            rulebook: "",
            seats_min: 2,
            seats_max: 2,
            entries_max: 1,
            rules: |_| "",
            editions: &["2020", "2003"],
            words: |_| "",
        };
        assert_eq!(address(&meta, &json!({ "edition": "2003" })), "/rules/two/2003");
        assert_eq!(address(&meta, &json!({ "edition": "1999" })), "/rules/two");
        assert_eq!(address(&meta, &json!({})), "/rules/two");
        let meta = Meta { editions: &[], ..meta };
        assert_eq!(address(&meta, &json!({ "edition": "2003" })), "/rules/two");
    }

    #[test]
    fn numbers_that_follow_each_other_are_put_together() {
        let text = "# T\n\n## A\n\n**XX01** a\n\n**XX02** b\n\n**XX38** c\n\n## B\n\nno rule";
        let ranges: Vec<_> = Source::parse(text).chapters.iter().map(range).collect();
        assert_eq!(ranges, [Some("1–2, 38".to_owned()), None]);
    }
}
