//! A link as a square that a phone can read.

use crate::square::Square;
use maud::{Markup, html};
use std::fmt::Write;

/// The code of a link; nothing for a link that is too long for one.
pub fn code(link: &str, label: &str) -> Markup {
    let Some(code) = Square::of(link) else { return html! {} };
    let size = code.size();
    html! {
        svg class="qr" viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) {
            rect width=(size) height=(size) fill="#ffffff" {}
            path d=(modules(&code)) fill="#000000" {}
        }
    }
}

/// All dark modules, row by row, runs joined.
fn modules(code: &Square) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.is_dark(x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_its_quiet_zone() {
        let drawn = code("http://192.168.1.20:8080/t/abcdefghijklmnopqrstuvwxyz", "a link").into_string();
        // The upper left finder: seven dark modules in the first row, right behind the margin.
        assert!(drawn.contains("M4 4h7v1h-7z"), "{drawn}");
        assert!(drawn.contains(r#"aria-label="a link""#));
    }

    #[test]
    fn a_link_that_is_too_long_has_no_code() {
        assert_eq!(code(&"x".repeat(5000), "a link").into_string(), "");
    }
}
