//! Text of the rules as HTML: numbers lead to their rules, marks stand out, pieces are drawn where they are named.

use super::source::{Block, example_of, is_rule_number};
use crate::registry::Registered;
use castellan_core::scene::Symbol;
use castellan_core::scene::svg::escape;
use castellan_core::seat::Seat;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

/// What says how a rule stands to the rulebook; the words are those of the rules pages.
const MARKS: [(&str, &str); 6] = [
    ("Our reading:", "reading"),
    ("Nasze odczytanie:", "reading"),
    ("Later clarification:", "later"),
    ("Późniejsze wyjaśnienie:", "later"),
    ("Your choice:", "choice"),
    ("Do wyboru:", "choice"),
];

/// What turns text into HTML for one page.
pub(crate) struct Writer<'a> {
    pub(crate) registered: &'a Registered,
    /// What the link to an example's board says; empty for none.
    pub(crate) try_it: String,
}

impl Writer<'_> {
    /// A block of Markdown.
    pub(crate) fn markdown(&self, text: &str) -> Markup {
        let mut image = 0;
        let events = Parser::new_ext(text, Options::ENABLE_TABLES).flat_map(|event| match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                image += 1;
                vec![Event::InlineHtml(CowStr::from(self.drawing(&dest_url).into_string()))]
            }
            Event::End(TagEnd::Image) => {
                image -= 1;
                Vec::new()
            }
            Event::Text(_) if image > 0 => Vec::new(),
            Event::Text(text) => vec![Event::InlineHtml(CowStr::from(with_links(&text)))],
            other => vec![other],
        });
        let mut page = String::with_capacity(text.len() * 2);
        pulldown_cmark::html::push_html(&mut page, events);
        PreEscaped(page)
    }

    /// A line of Markdown without a paragraph around it.
    fn line(&self, text: &str) -> Markup {
        let page = self.markdown(text).into_string();
        let inner = page.trim().strip_prefix("<p>").and_then(|page| page.strip_suffix("</p>"));
        PreEscaped(inner.map(str::to_owned).unwrap_or(page))
    }

    /// A block that is no heading.
    pub(super) fn block(&self, block: &Block<'_>) -> Markup {
        match block {
            Block::Heading(text) => html! { h3 { (self.line(text)) } },
            Block::Picture { caption, address } => self.figure(caption, address),
            Block::Rule { number, text } => self.rule(number, text),
            Block::Step { n, text } => {
                let rest = text.trim_start_matches("**").trim_start_matches(n).trim_start_matches(". ");
                html! { p { strong class="n" { (n) } (self.line(&format!("**{rest}"))) } }
            }
            Block::Other(text) if text.starts_with("* ![](") => {
                // Pictures of boards are larger than pictures of pieces.
                let kind = if text.starts_with("* ![](examples/") { "cards" } else { "pieces" };
                // What is named stands on a line of its own there.
                html! { div class=(kind) { (self.markdown(&text.replace("**: ", "** "))) } }
            }
            Block::Other(text) if text.starts_with('|') => {
                html! { div class="table" { (self.markdown(text)) } }
            }
            Block::Other(text) => self.markdown(text),
        }
    }

    /// A rule: its number, its text, and below it how it stands to the rulebook.
    pub(super) fn rule(&self, number: &str, text: &str) -> Markup {
        let (plain, marked) = marks(text);
        html! {
            div class="rule-row" id=(number) {
                a class="rule" href={ "#" (number) } { (number) }
                div {
                    @if !plain.is_empty() { p { (self.line(plain)) } }
                    @for (name, kind, text) in marked {
                        p class={ "note " (kind) } { strong { (name) } " " span { (self.line(text)) } }
                    }
                }
            }
        }
    }

    /// A picture with its caption. ✓ and ✗ before it tell right from wrong.
    pub(super) fn figure(&self, caption: &str, address: &str) -> Markup {
        let (kind, caption) = match caption.split_once(' ') {
            Some(("✓", rest)) => ("good", rest),
            Some(("✗", rest)) => ("bad", rest),
            _ => ("", caption),
        };
        let example = example_of(address).filter(|_| !self.try_it.is_empty());
        html! {
            figure class=(kind) {
                (self.drawing(address))
                figcaption { (self.line(caption)) }
                @if let Some(example) = example {
                    a class="try" href={ (self.game()) "/try/" (example) } { (self.try_it) }
                }
            }
        }
    }

    fn game(&self) -> String {
        format!("/rules/{}", self.registered.game.meta().id)
    }

    /// What an address shows: a board out of a scenario, or pieces one upon the other.
    fn drawing(&self, address: &str) -> Markup {
        match address.strip_prefix("art/") {
            Some(pieces) => pieces_of(&self.registered.art, pieces).unwrap_or_default(),
            None => html! { img src={ (self.game()) "/" (address) } alt="" loading="lazy"; },
        }
    }
}

/// The text before the first mark, and each mark with its kind and its text.
fn marks(text: &str) -> (&str, Vec<(&str, &'static str, &str)>) {
    let mut found: Vec<(usize, &str, &'static str)> = MARKS
        .iter()
        .flat_map(|(name, kind)| {
            let written = format!("*{name}*");
            text.match_indices(&written).map(|(at, _)| (at, *name, *kind)).collect::<Vec<_>>()
        })
        .collect();
    found.sort_unstable();
    let plain = found.first().map_or(text, |(at, ..)| &text[..*at]);
    let ends = found.iter().skip(1).map(|(at, ..)| *at).chain([text.len()]);
    let marked = found
        .iter()
        .zip(ends)
        .map(|((at, name, kind), end)| (*name, *kind, text[at + name.len() + 2..end].trim()));
    (plain.trim(), marked.collect())
}

/// Escaped text whose numbers of rules lead to them.
fn with_links(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 32);
    for piece in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let word = piece.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if is_rule_number(word) {
            out += &format!(r##"<a class="rule-link" href="#{word}">{word}</a>"##);
            out += &escape(&piece[word.len()..]);
        } else {
            out += &escape(piece);
        }
    }
    out
}

/// Symbols one upon the other: `tile+follower@0:30,40,36` is a follower of the first seat's colour on a tile, its
/// corner at 30, 40 and 36 wide.
fn pieces_of(art: &[Symbol], pieces: &str) -> Option<Markup> {
    let find = |layer: &str| {
        let id = layer.split(['@', ':']).next()?;
        art.iter().find(|symbol| symbol.id == id)
    };
    let (width, height) = find(pieces.split('+').next()?)?.size;
    let layers = pieces.split('+').filter_map(|layer| {
        let symbol = find(layer)?;
        let (named, at) = layer.split_once(':').unwrap_or((layer, ""));
        let seat = named.split_once('@').and_then(|(_, seat)| seat.parse().ok()).map(Seat);
        let at: Vec<f32> = at.split(',').filter_map(|number| number.parse().ok()).collect();
        let (x, y, wide) = match at[..] {
            [x, y, wide] => (x, y, wide),
            _ => (0.0, 0.0, width),
        };
        let high = wide * symbol.size.1 / symbol.size.0;
        Some(html! {
            svg x=(x) y=(y) width=(wide) height=(high) viewBox={ "0 0 " (symbol.size.0) " " (symbol.size.1) }
                color=[seat.map(Seat::colour)] { (PreEscaped(&symbol.body)) }
        })
    });
    Some(html! {
        svg class="piece" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" {
            @for layer in layers { (layer) }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_told_from_the_letter() {
        let (plain, marked) = marks("The letter. *Our reading:* silent. *Your choice:* or not.");
        assert_eq!(plain, "The letter.");
        assert_eq!(marked, [("Our reading:", "reading", "silent."), ("Your choice:", "choice", "or not.")]);
        assert_eq!(marks("*Nothing:* here"), ("*Nothing:* here", Vec::new()));
    }

    #[test]
    fn numbers_of_rules_lead_to_them() {
        let linked = with_links("see (XX07), <b> XX7 and ABC07");
        assert_eq!(linked, r##"see (<a class="rule-link" href="#XX07">XX07</a>), &lt;b&gt; XX7 and ABC07"##);
    }

    #[test]
    fn pieces_lie_one_upon_the_other() {
        let art = [("tile", "<a/>"), ("man", "<b/>")].map(|(id, body)| Symbol {
            id: id.to_owned(),
            size: (100.0, 100.0),
            body: body.to_owned(),
        });
        let drawn = pieces_of(&art, "tile+man@0:30,40,20").unwrap().into_string();
        assert!(
            drawn.contains("<a/>") && drawn.contains(r#"<svg x="30" y="40" width="20" height="20""#),
            "{drawn}"
        );
        assert!(drawn.contains(Seat(0).colour()));
        assert!(pieces_of(&art, "nobody").is_none());
    }
}
