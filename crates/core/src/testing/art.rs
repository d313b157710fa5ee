//! Conformance of drawings: well-formed shapes with names of their own, and nothing that acts.

use crate::game::Game;
use std::collections::BTreeSet;

/// Checks every drawing of a game.
pub(super) fn check<G: Game>() {
    let mut ids = BTreeSet::new();
    for symbol in G::art() {
        let name_is_plain =
            symbol.id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        assert!(name_is_plain && !symbol.id.is_empty(), "{:?} is no name of a drawing", symbol.id);
        assert!(symbol.size.0 > 0.0 && symbol.size.1 > 0.0, "{} has no size", symbol.id);
        if let Err(why) = check_body(&symbol.body) {
            panic!("the drawing {}: {why}", symbol.id);
        }
        assert!(ids.insert(symbol.id.clone()), "there are two drawings of {}", symbol.id);
    }
}

/// Checks that tags nest and that nothing in them acts, is named, or comes from elsewhere.
fn check_body(body: &str) -> Result<(), String> {
    let mut open = Vec::new();
    let mut pieces = body.split('<');
    if pieces.next().is_some_and(|text| text.contains('>')) {
        return Err("a > outside a tag".to_owned());
    }
    for piece in pieces {
        let (tag, text) = piece.split_once('>').ok_or_else(|| format!("<{piece} is not closed"))?;
        if text.contains('>') || tag.matches('"').count() % 2 == 1 {
            return Err(format!("<{tag}> is not well-formed"));
        }
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap_or_default();
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return Err(format!("<{tag}> closes another tag"));
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        check_tag(tag, name)?;
    }
    match open.pop() {
        Some(name) => Err(format!("<{name}> is not ended")),
        None => Ok(()),
    }
}

fn check_tag(tag: &str, name: &str) -> Result<(), String> {
    let mut attributes = tag.split_whitespace().skip(1);
    let forbidden =
        |attribute: &str| ["id=", "on", "href=", "xlink:"].iter().any(|f| attribute.starts_with(f));
    // An id would be there twice once two pictures stand on one page.
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphabetic()) || name == "script" {
        return Err(format!("<{tag}> is no shape"));
    }
    match attributes.find(|attribute| forbidden(attribute)) {
        Some(attribute) => Err(format!("{attribute} has no place in a drawing")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::check_body;

    #[test]
    fn shapes_that_nest_are_well_formed() {
        assert_eq!(check_body(r#"<g fill="red"><path d="M0 0H1"/><text x="1">a</text></g>"#), Ok(()));
        assert_eq!(check_body(""), Ok(()));
    }

    #[test]
    fn what_does_not_nest_or_acts_is_found() {
        for body in [
            "<g>",
            "</g>",
            "<g></a></g>",
            "<g",
            "a > b",
            r#"<path d="M0/>"#,
            "<script>x</script>",
            "<!-- x -->",
            r#"<g id="x"/>"#,
            r#"<g onload="x"/>"#,
            r##"<use href="#x"/>"##,
        ] {
            assert!(check_body(body).is_err(), "{body}");
        }
    }
}
