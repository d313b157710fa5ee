//! The wall: battlements, corner towers and start fields.

use super::{Look, circle, rect, shape, stroke, symbol, veil};
use castellan_core::scene::Symbol;

const STRIP: (f32, f32) = (100.0, 18.0);

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let mut all = vec![
        symbol(look, "merlon", (18.0, 18.0), merlon(look)),
        symbol(look, "wall-tower", (56.0, 56.0), tower(look)),
    ];
    for (letter, body) in [
        ("p", path(look)),
        ("t", keep(look)),
        ("h", house(look)),
        ("c", court(look, "")),
        ("m", court(look, &stall(look))),
    ] {
        all.push(symbol(look, &format!("start-{letter}"), STRIP, body));
    }
    // Pieces of start fields that show more than one thing.
    let (tower, house, (edge, road)) = match look {
        Look::Stone => ("#8d8171", "#c4674a", LANE_STONE),
        Look::Timber => ("#a5835a", "#d8b066", LANE_TIMBER),
    };
    for (letter, fill) in [("t", tower), ("h", house)] {
        let body = rect(0.0, 3.0, 50.0, 15.0, fill) + &stroke("M2 10H48", "#6f6152", 1.2);
        all.push(symbol(look, &format!("start-half-{letter}"), (50.0, 18.0), body));
    }
    let lane = rect(0.0, 0.0, 22.0, 18.0, edge) + &rect(2.5, 0.0, 17.0, 18.0, road);
    all.push(symbol(look, "start-lane", (22.0, 18.0), lane));
    all
}

const LANE_STONE: (&str, &str) = ("#b79f74", "#efe3c6");
const LANE_TIMBER: (&str, &str) = ("#a98a5d", "#dfc698");

fn merlon(look: Look) -> String {
    let (dark, light) = if look == Look::Stone { ("#6f6152", "#a3937d") } else { ("#5f452d", "#8f6c47") };
    veil(0.35, &rect(3.0, 4.0, 15.0, 14.0, "#1d1712"))
        + &rect(2.0, 2.0, 14.0, 14.0, dark)
        + &rect(2.0, 2.0, 11.5, 11.5, light)
}

fn tower(look: Look) -> String {
    let (dark, middle, light, walk) = match look {
        Look::Stone => ("#5c5044", "#8d7b68", "#b3a28c", "#cdbfa9"),
        Look::Timber => ("#4f3923", "#7a5a3c", "#b98d58", "#e0c596"),
    };
    let mut out = veil(0.4, &rect(5.0, 6.0, 51.0, 50.0, "#1d1712"));
    out += &format!(r#"<rect x="1" y="1" width="53" height="53" rx="5" fill="{dark}"/>"#);
    out += &format!(r#"<rect x="1" y="1" width="50" height="50" rx="5" fill="{middle}"/>"#);
    for place in 0..4 {
        let at = 3.0 + 13.6 * place as f32;
        for (x, y) in [(at, 1.5), (at, 46.0), (1.5, at), (46.0, at)] {
            out += &rect(x, y, 8.0, 7.0, light);
        }
    }
    out += &format!(r#"<rect x="8" y="8" width="40" height="40" rx="3" fill="{walk}"/>"#);
    out + &veil(0.5, &stroke("M8 48L48 8M8 8L48 48", middle, 1.0))
}

/// The front edge of a start field, which lies in the wall.
fn sill(look: Look) -> String {
    let dark = if look == Look::Stone { "#5c5044" } else { "#4f3923" };
    rect(0.0, 0.0, 100.0, 3.0, dark) + &rect(0.0, 0.0, 3.0, 18.0, dark) + &rect(97.0, 0.0, 3.0, 18.0, dark)
}

fn court(look: Look, more: &str) -> String {
    let fill = if look == Look::Stone { "#d8c8a4" } else { "#a9bf6b" };
    rect(0.0, 0.0, 100.0, 18.0, fill) + &sill(look) + more
}

fn path(look: Look) -> String {
    let (edge, road) = if look == Look::Stone { LANE_STONE } else { LANE_TIMBER };
    court(look, &(rect(39.0, 0.0, 22.0, 18.0, edge) + &rect(41.5, 0.0, 17.0, 18.0, road)))
}

fn house(look: Look) -> String {
    let (lit, shade) = if look == Look::Stone { ("#c4674a", "#963f29") } else { ("#d8b066", "#a67c3a") };
    rect(0.0, 0.0, 100.0, 9.0, lit)
        + &rect(0.0, 9.0, 100.0, 9.0, shade)
        + &stroke("M0 9H100", "#ecd08f", 1.2)
        + &sill(look)
}

fn keep(look: Look) -> String {
    match look {
        Look::Stone => {
            let mut out = rect(0.0, 0.0, 100.0, 18.0, "#8d8171");
            for x in [25.0, 75.0] {
                out += &circle(x, 10.0, 7.0, "#b3a28c");
                out += &circle(x, 10.0, 4.5, "#9a8b78");
            }
            out + &veil(0.5, &stroke("M0 10H17M33 10H67M83 10H100", "#6f6152", 1.0)) + &sill(look)
        }
        Look::Timber => {
            let mut out = rect(0.0, 0.0, 100.0, 18.0, "#a5835a");
            for x in [28.0, 70.0] {
                out += &format!(r##"<ellipse cx="{x}" cy="11" rx="8" ry="4.5" fill="#e8ab9d"/>"##);
                out += &circle(x + 8.0, 10.0, 3.4, "#e8ab9d");
            }
            out + &sill(look)
        }
    }
}

fn stall(look: Look) -> String {
    match look {
        Look::Stone => {
            rect(42.0, 9.0, 16.0, 7.0, "#9a7650")
                + &shape("M39 10L43 3H57L61 10z", "#f3e6cd")
                + &shape("M39 10L43 3H47L45 10zM50 10V3H54L56 10z", "#b5523b")
        }
        Look::Timber => {
            rect(44.0, 9.0, 12.0, 8.0, "#f7efdf")
                + &shape("M42 10L50 3L58 10z", "#b5523b")
                + &stroke("M50 4V0.6M48.4 1.8H51.6", "#4a3b2f", 1.0)
        }
    }
}
