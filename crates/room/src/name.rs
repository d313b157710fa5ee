//! Names: what a player may be called at a table.

use crate::limits::{NAME_GRAPHEMES_MAX, NAME_MARKS_MAX};
use castellan_core::limits::NAME_CHARS_MAX;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// More letters than a name may have.
    TooLong,
    /// A character that is not seen or that turns the direction of writing.
    Invisible,
    /// A letter under more marks than it can carry, or a mark without a letter.
    Marks,
    /// Somebody at the table is called so already, or looks so.
    Taken,
}

impl BadName {
    /// The key of the message that says so.
    pub fn key(self) -> &'static str {
        match self {
            BadName::TooLong => "refused-name-long",
            BadName::Invisible => "refused-name-invisible",
            BadName::Marks => "refused-name-marks",
            BadName::Taken => "refused-name-taken",
        }
    }
}

/// A name as it is kept: composed, its spaces single. Empty for somebody who gave none.
///
/// # Errors
/// If it is too long, or holds what is not seen.
pub fn tidy(name: &str) -> Result<String, BadName> {
    // Nobody needs more than a few characters a letter; this also bounds the work below.
    if name.chars().count() > NAME_CHARS_MAX {
        return Err(BadName::TooLong);
    }
    if name.chars().any(is_unseen) {
        return Err(BadName::Invisible);
    }
    let composed: String = name.nfc().collect();
    let tidy = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    if tidy.graphemes(true).count() > NAME_GRAPHEMES_MAX || tidy.chars().count() > NAME_CHARS_MAX {
        return Err(BadName::TooLong);
    }
    if has_stray_marks(&tidy) {
        return Err(BadName::Marks);
    }
    Ok(tidy)
}

/// Checks that nobody else at the table is called so or looks so.
///
/// # Errors
/// If somebody does.
pub fn check_unique<'a>(name: &str, mut others: impl Iterator<Item = &'a str>) -> Result<(), BadName> {
    let looks = looks(name);
    let is_alike = |other: &str| looks.iter().zip(&self::looks(other)).any(|(mine, theirs)| mine == theirs);
    if !name.is_empty() && others.any(|other| !other.is_empty() && is_alike(other)) {
        return Err(BadName::Taken);
    }
    Ok(())
}

/// How a name looks at a glance, as it is, in small and in capital letters: letters of other alphabets as
/// the ones they resemble.
fn looks(name: &str) -> [String; 3] {
    [name.to_owned(), name.to_lowercase(), name.to_uppercase()]
        .map(|name| skeleton(&name).collect::<String>().to_lowercase())
}

/// Whether a mark stands on no letter, or too many on one: they would cover what is written around them.
fn has_stray_marks(name: &str) -> bool {
    let mut room = 0;
    name.chars().any(|c| match is_combining_mark(c) {
        true if room == 0 => true,
        true => {
            room -= 1;
            false
        }
        false => {
            room = if c.is_whitespace() { 0 } else { NAME_MARKS_MAX };
            false
        }
    })
}

/// Control characters, marks of direction, joiners, fillers and other characters without a shape.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// A line of chat without what is not seen and what turns the direction of writing.
pub fn readable(text: &str) -> String {
    let is_kept = |c: char| matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}') || !is_unseen(c);
    text.replace(['\n', '\t', '\r'], " ")
        .chars()
        .filter(|c| is_kept(*c))
        .collect::<String>()
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_composed_and_measured_in_letters() {
        assert_eq!(tidy("  Z\u{301}o\u{301}łw   Stefan ").unwrap(), "Źółw Stefan");
        assert_eq!(tidy("").unwrap(), "");
        assert_eq!(tidy(&"ż".repeat(24)).unwrap(), "ż".repeat(24));
        assert_eq!(tidy(&"ż".repeat(25)), Err(BadName::TooLong));
        // A letter with two marks that no single character composes is still one letter.
        let letter = "x\u{323}\u{30a}";
        assert!(tidy(&letter.repeat(24)).is_ok());
        assert_eq!(tidy(&letter.repeat(25)), Err(BadName::TooLong));
        assert_eq!(tidy(&format!("x{}", "\u{301}".repeat(2000))), Err(BadName::TooLong));
    }

    #[test]
    fn a_letter_carries_three_marks_and_a_mark_needs_a_letter() {
        let overlaid = |marks| tidy(&format!("Ola{}", "\u{336}".repeat(marks)));
        assert!(overlaid(3).is_ok());
        assert_eq!(overlaid(4), Err(BadName::Marks));
        assert_eq!(overlaid(90), Err(BadName::Marks));
        for stray in ["\u{301}", "\u{301}\u{302}", "Ola \u{336}", "\u{20dd}Ola"] {
            assert_eq!(tidy(stray), Err(BadName::Marks), "{stray:?}");
        }
        for name in ["क्षितिज", "Nguyễn", "นิ้ง", "שָׁלוֹם"] {
            assert!(tidy(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_is_not_seen_is_refused() {
        for unseen in [
            "\u{202e}",
            "\u{200b}",
            "\u{200d}",
            "\u{2066}",
            "\0",
            "\n",
            "\u{7f}",
            "\u{3164}",
            "\u{e0041}",
            "\u{feff}",
        ] {
            assert_eq!(tidy(&format!("An{unseen}na")), Err(BadName::Invisible), "{unseen:?}");
        }
    }

    #[test]
    fn look_alikes_at_one_table_are_refused() {
        for (mine, theirs) in [
            ("Anna", "Anna"),
            ("anna", "ANNA"),
            ("Аnnа", "Anna"),
            ("НANIA", "Hania"),
            ("Bo0", "BoO"),
            ("Pau1", "Paul"),
        ] {
            assert_eq!(check_unique(mine, [theirs].into_iter()), Err(BadName::Taken), "{mine} {theirs}");
        }
        assert_eq!(check_unique("Hania", ["Hanna", ""].into_iter()), Ok(()));
        assert_eq!(check_unique("", ["", ""].into_iter()), Ok(()));
    }
}
