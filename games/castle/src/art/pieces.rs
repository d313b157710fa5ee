//! Pieces: followers, keeps, the backs of tiles, and what can be picked.

use super::{Look, circle, rect, shape, stroke, symbol, veil};
use castellan_core::scene::Symbol;

const BODY: &str = "M18 3a7 7 0 0 1 6.4 10C31 14 35 18 35 21.5c0 2.6-2.6 3.2-7.4 2.2L33 38.5c.7 2-.3 3.5-2.5 3.5h-7.2L18 33.5 12.7 42H5.5C3.3 42 2.3 40.5 3 38.5l5.4-14.8C3.6 24.7 1 24.1 1 21.5 1 18 5 14 11.6 13A7 7 0 0 1 18 3z";

pub(crate) fn common() -> Vec<Symbol> {
    let plain = |id: &str, size, body| Symbol { id: id.to_owned(), size, body };
    vec![
        plain("follower", (36.0, 44.0), follower()),
        plain("follower-lying", (44.0, 36.0), lying()),
        plain("target", (34.0, 34.0), target()),
        plain("free-cell", (100.0, 100.0), free_cell()),
    ]
}

/// A follower who stands, in the owner's colour.
fn follower() -> String {
    let mut out = veil(0.35, r##"<ellipse cx="21" cy="40.5" rx="15" ry="3.4" fill="#2d2218"/>"##);
    out += &format!(r##"<path d="{BODY}" fill="currentColor" stroke="#2d2218" stroke-width="1.2"/>"##);
    out += &veil(
        0.35,
        &shape(
            "M12.5 9a6 6 0 0 1 6-4.500l-2 4.500zM3 20.500c1-3 5-5.5 9.5-6.200l1 2.400C9.5 17.6 6 19 4.5 22z",
            "#ffffff",
        ),
    );
    out + &veil(0.22, &shape("M24 27l7 12.500h-6.500L20 31z", "#000000"))
}

/// A follower who lies flat until the end.
fn lying() -> String {
    let shadow = veil(0.3, r##"<ellipse cx="23" cy="21" rx="20" ry="14" fill="#2d2218"/>"##);
    let body = format!(
        r##"<g transform="rotate(90 18 18) translate(0 -7)"><path d="{BODY}" fill="currentColor" stroke="#2d2218" stroke-width="1.2"/></g>"##
    );
    shadow + &body
}

/// A place that can be picked.
fn target() -> String {
    let mut out = veil(0.3, &circle(18.0, 19.0, 14.0, "#2d2218"));
    out += &circle(17.0, 17.0, 13.5, "#e0b64a");
    out += &circle(17.0, 17.0, 10.0, "#fff6da");
    out + &stroke("M17 11V23M11 17H23", "#7a5a3c", 2.6)
}

fn free_cell() -> String {
    let ring = r##"<rect x="5" y="5" width="90" height="90" rx="12" fill="#fff6da" fill-opacity="0.38" stroke="#e0b64a" stroke-width="5" stroke-dasharray="14 8"/>"##;
    ring.to_owned()
}

pub(crate) fn of(look: Look) -> Vec<Symbol> {
    vec![
        symbol(look, "keep", (44.0, 50.0), if look == Look::Stone { donjon() } else { gate() }),
        symbol(look, "tile-back", (100.0, 100.0), back(look)),
    ]
}

/// A keep: a tall tower with battlements.
fn donjon() -> String {
    let mut out = veil(0.35, r##"<ellipse cx="25" cy="46" rx="18" ry="4" fill="#2d2218"/>"##);
    let tower = "M8 46V16H5V4H12V9H18V4H26V9H32V4H39V16H36V46z";
    out += &format!(r##"<path d="{tower}" fill="currentColor" stroke="#2d2218" stroke-width="1.4"/>"##);
    out += &veil(0.3, &shape("M7 15V6H10V11H14V44H10V16z", "#ffffff"));
    out += &veil(0.22, &rect(29.0, 16.0, 7.0, 29.0, "#000000"));
    out + &shape("M18 46V40a4 4 0 0 1 8 0V46z", "#2d2218")
}

/// A family seat: a gate between two towers.
fn gate() -> String {
    let mut out = veil(0.35, r##"<ellipse cx="24" cy="46" rx="20" ry="4" fill="#2d2218"/>"##);
    let gate = "M3 46V14L9 5L15 14V18H29V14L35 5L41 14V46H29V36a7 7 0 0 0 -14 0V46z";
    out += &format!(r##"<path d="{gate}" fill="currentColor" stroke="#2d2218" stroke-width="1.4"/>"##);
    out += &veil(0.3, &shape("M4.5 44V15L9 8V44z", "#ffffff"));
    out += &veil(0.22, &rect(35.0, 15.0, 5.0, 30.0, "#000000"));
    out + &stroke("M15 22H29", "#2d2218", 1.2)
}

fn back(look: Look) -> String {
    let (fill, line, sign) = match look {
        Look::Stone => ("#6f6152", "#b3a28c", "#d9c6a3"),
        Look::Timber => ("#7a5a3c", "#c69a63", "#efe3c6"),
    };
    let mut out = format!(
        r##"<rect x="1" y="1" width="98" height="98" rx="6" fill="{fill}" stroke="#2d2218" stroke-width="2"/>"##
    );
    out += &format!(
        r#"<rect x="9" y="9" width="82" height="82" rx="4" fill="none" stroke="{line}" stroke-width="3"/>"#
    );
    out + &shape("M28 74V40H22V26H34V32H44V26H56V32H66V26H78V40H72V74H58V62a8 8 0 0 0 -16 0V74z", sign)
}
