//! Rules pages: one Markdown source for all editions of a game, and the same source as plain text for a terminal.

use crate::game::Meta;
use crate::lang::Lang;
use std::borrow::Cow;

impl Meta {
    /// The rules page of an edition: the usual one is the first. A game with one edition has one page.
    pub fn rules_page(&self, lang: Lang, edition: usize) -> Cow<'static, str> {
        let source = (self.rules)(lang);
        if self.editions.is_empty() { Cow::Borrowed(source) } else { Cow::Owned(of_edition(source, edition)) }
    }

    /// Which edition a value of the option `edition` names.
    pub fn edition(&self, value: &str) -> Option<usize> {
        self.editions.iter().position(|edition| *edition == value)
    }
}

/// A source in the words of one edition: of every `{a//b}` the part that belongs to it. A line that is empty
/// for this edition is left out.
fn of_edition(source: &str, edition: usize) -> String {
    let mut page = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, after)) = rest.split_once('{') {
        page += before;
        let Some((choice, left)) = after.split_once('}') else {
            page.push('{');
            rest = after;
            continue;
        };
        let chosen = choice.split("//").nth(edition).unwrap_or_default().trim_matches('\n');
        let is_whole_line = page.is_empty() || page.ends_with('\n');
        page += chosen;
        let stays_empty = chosen.is_empty() && is_whole_line;
        rest = if stays_empty { left.strip_prefix('\n').unwrap_or(left) } else { left };
    }
    page += rest;
    page
}

/// A page to be read in a terminal: a picture is its caption, one without a caption is left out.
///
/// ```
/// use castellan_core::game::rules_page::in_words;
///
/// let page = "**TE05** Lay the coin. ![A coin on the row](examples/row.svg)";
/// assert!(in_words(page).contains("A coin on the row"));
/// assert!(!in_words(page).contains("examples/"));
/// ```
pub fn in_words(page: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("![") {
        text += before;
        let Some((caption, left)) = after.split_once("](") else {
            text += "![";
            rest = after;
            continue;
        };
        let left = left.split_once(')').map_or("", |(_, left)| left);
        if caption.is_empty() {
            rest = left.strip_prefix(' ').unwrap_or(left);
        } else {
            text += &format!("*{caption}*");
            rest = left;
        }
    }
    text += rest;
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_its_own_words() {
        let source = "A {road//path}.\n\n{only old//}\n{//| new |}\nEnd {a//b}.";
        assert_eq!(of_edition(source, 0), "A road.\n\nonly old\nEnd a.");
        assert_eq!(of_edition(source, 1), "A path.\n\n| new |\nEnd b.");
        assert_eq!(of_edition("open { brace", 0), "open { brace");
    }

    #[test]
    fn a_terminal_reads_captions() {
        let page = "| ![](art/dragon) Dragon |\n\n![A **dragon**](examples/a.svg)\n\nEnd";
        assert_eq!(in_words(page), "| Dragon |\n\n*A **dragon***\n\nEnd");
        assert_eq!(in_words("![open"), "![open");
    }
}
