//! Rows: a text broken so that it fits into a narrow place.

/// Breaks a text into at most so many rows of about so many letters, as even as its words allow.
pub(crate) fn broken(text: &str, letters: usize, rows: u8) -> Vec<String> {
    let all = text.chars().count();
    let needed = all.div_ceil(letters.max(1)).clamp(1, usize::from(rows.max(1)));
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let length = |line: &String| line.chars().count();
        let even = all.div_ceil(needed);
        if let Some(line) = lines.last_mut() {
            // A word goes where most of it still lies in the row.
            if line.is_empty() || length(line) + 1 + word.chars().count().div_ceil(2) <= even {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
        }
        if lines.len() < needed {
            lines.push(word.to_owned());
        } else if let Some(line) = lines.last_mut() {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_text_that_fits_stays_whole_and_a_longer_one_is_broken_evenly() {
        assert_eq!(broken("A block from the supply", 40, 2), ["A block from the supply"]);
        assert_eq!(broken("A block from the supply", 40, 1), ["A block from the supply"]);
        assert_eq!(broken("A block from the supply", 15, 2), ["A block from", "the supply"]);
        assert_eq!(
            broken("All six in one line at the end: 50", 14, 3),
            ["All six in", "one line at", "the end: 50"]
        );
        assert_eq!(broken("Überfallkommando", 4, 3), ["Überfallkommando"], "words stay whole");
        assert_eq!(broken("", 0, 2), [""]);
    }
}
