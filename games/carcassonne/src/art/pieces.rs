//! The pieces: followers standing and lying, builder, pig, dragon, fairy, count, King and Robber Baron.

use super::marks;
use castellan_core::scene::Symbol;

/// Drawings of pieces, 60 by 60 units; `currentColor` is the owner's colour.
const PIECES: &[(&str, &str)] = &[
    (
        "follower",
        r##"<ellipse cx="33" cy="53" rx="21" ry="4.500" fill="#2b211a" opacity=".35"/><path d="M30 6C36 6 39 10 38.500 15 38.400 17 38 18.500 37.500 20 46 22 54 26 54 30 54 34 47 34.500 42 34 44 40 49 46 51 50 51.500 53 50 54 48 54H36C34 54 32 48 30 44 28 48 26 54 24 54H12C10 54 8.500 53 9 50 11 46 16 40 18 34 13 34.500 6 34 6 30 6 26 14 22 22.500 20 22 18.500 21.600 17 21.500 15 21 10 24 6 30 6Z" fill="currentColor" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M30 6C36 6 39 10 38.500 15 38.400 17 38 18.500 37.500 20 46 22 54 26 54 30 54 34 47 34.500 42 34 44 40 49 46 51 50 51.500 53 50 54 48 54H36C34 54 32 48 30 44Z" fill="#000" opacity=".16"/><path d="M12 28C16 25 21 23.500 25 22.500M25 11C26 9 28 8.500 30 8.500" stroke="#fff" stroke-width="1.800" fill="none" opacity=".6" stroke-linecap="round"/>"##,
    ),
    (
        "farmer",
        r##"<ellipse cx="32" cy="40" rx="25" ry="8" fill="#2b211a" opacity=".3"/><g transform="rotate(-90 30 30) translate(30 30) scale(.92) translate(-30 -26)"><path d="M30 6C36 6 39 10 38.500 15 38.400 17 38 18.500 37.500 20 46 22 54 26 54 30 54 34 47 34.500 42 34 44 40 49 46 51 50 51.500 53 50 54 48 54H36C34 54 32 48 30 44 28 48 26 54 24 54H12C10 54 8.500 53 9 50 11 46 16 40 18 34 13 34.500 6 34 6 30 6 26 14 22 22.500 20 22 18.500 21.600 17 21.500 15 21 10 24 6 30 6Z" fill="currentColor" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M30 6C24 6 21 10 21.500 15 21.600 17 22 18.500 22.500 20 14 22 6 26 6 30 6 34 13 34.500 18 34 16 40 11 46 9 50 8.500 53 10 54 12 54H24C26 54 28 48 30 44Z" fill="#000" opacity=".16"/></g>"##,
    ),
    (
        "builder",
        r##"<ellipse cx="33" cy="53" rx="19" ry="4.500" fill="#2b211a" opacity=".35"/><path d="M21 18A9 9 0 0 1 39 18L42 20V23H38C38 25 37 26 36 27L46 34 50 26 54 28 49 41 40 38 42 54H33L30 44 27 54H18L20 38 12 40 9 36 18 28 24 27C23 26 22 25 22 23H18V20Z" fill="currentColor" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M30 9A9 9 0 0 1 39 18L42 20V23H38C38 25 37 26 36 27L46 34 40 38 42 54H33L30 44Z" fill="#000" opacity=".16"/><path d="M48 18H57V23H48Z" fill="#8d7b68" stroke="#2b211a" stroke-width="1.200"/><path d="M52 23V30" stroke="#7a5a3c" stroke-width="2.400"/>"##,
    ),
    (
        "pig",
        r##"<ellipse cx="32" cy="49" rx="23" ry="5" fill="#2b211a" opacity=".35"/><path d="M8 28C8 19 18 15 30 15 36 15 40 16 43 18L47 13 49 21C52 23 53 25 54 28H57V36H53C51 39 48 41 45 42V50H38V44H22V50H15V42C10 40 8 34 8 28Z" fill="currentColor" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M8 30C14 38 34 40 53 36 51 39 48 41 45 42V50H38V44H22V50H15V42C10 40 8 36 8 30Z" fill="#000" opacity=".16"/><circle cx="46" cy="26" r="1.700" fill="#2b211a"/><path d="M8 26C3 27 3 21 7 22" fill="none" stroke="#2b211a" stroke-width="1.800"/>"##,
    ),
    (
        "dragon",
        r##"<ellipse cx="32" cy="52" rx="24" ry="5" fill="#2b211a" opacity=".4"/><path d="M30 30C20 18 12 14 4 12 9 17 8 20 10 24 6 24 4 26 3 29 9 28 12 31 14 34 18 34 24 34 30 36Z" fill="#7d2718" stroke="#2b211a" stroke-width="1.400" stroke-linejoin="round"/><path d="M11 52C4 50 3 44 8 43 8 47 13 47 18 44 22 36 24 30 30 25 29 20 30 15 35 12L34 6 39 10 43 6 44 11C50 12 55 16 57 21L50 22C47 22 46 24 47 27 50 35 48 45 42 52Z" fill="#b83a22" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M47 27C50 35 48 45 42 52H30C40 46 43 36 41 27Z" fill="#e0b64a" opacity=".85"/><path d="M36 28C42 16 48 8 58 4 55 10 57 13 55 17 57 19 57 22 56 25 52 23 47 26 43 32Z" fill="#9c2f1b" stroke="#2b211a" stroke-width="1.400" stroke-linejoin="round" transform="translate(-14 4)"/><circle cx="46" cy="15.500" r="1.700" fill="#fff2c4"/><path d="M57 21L52 19.500" stroke="#2b211a" stroke-width="1.200"/>"##,
    ),
    (
        "fairy",
        r##"<ellipse cx="32" cy="53" rx="15" ry="4" fill="#2b211a" opacity=".35"/><path d="M29 26C18 10 8 10 6 16 4 23 16 29 28 30 18 32 12 38 16 42 20 45 27 38 30 31ZM31 26C42 10 52 10 54 16 56 23 44 29 32 30 42 32 48 38 44 42 40 45 33 38 30 31Z" fill="#e9f4fb" stroke="#4d7ea3" stroke-width="1.300" opacity=".95"/><path d="M25 26H35L42 53H18Z" fill="#f7efdf" stroke="#2b211a" stroke-width="1.600" stroke-linejoin="round"/><path d="M30 26H35L42 53H30Z" fill="#d9c6a3"/><circle cx="30" cy="18" r="6.500" fill="#f4d3b3" stroke="#2b211a" stroke-width="1.400"/><path d="M23 19C22 10 38 10 37 19 35 14 26 13 23 19Z" fill="#e0b64a"/><path d="M36 32L48 26" stroke="#7a5a3c" stroke-width="1.800"/><path d="M49 19l1.800 4.200 4.500.5-3.400 3 1 4.500-3.900-2.400-3.900 2.400 1-4.500-3.400-3 4.500-.5z" fill="#e0b64a" stroke="#b98c25" stroke-width=".8"/>"##,
    ),
    (
        "count",
        r##"<ellipse cx="33" cy="53" rx="18" ry="4.500" fill="#2b211a" opacity=".35"/><path d="M22 24H38L47 54H13Z" fill="#4b3577" stroke="#2b211a" stroke-width="1.800" stroke-linejoin="round"/><path d="M30 24H38L47 54H30Z" fill="#372657"/><path d="M27 25L30 54 33 25Z" fill="#e0b64a"/><circle cx="30" cy="18" r="7.500" fill="#f4d3b3" stroke="#2b211a" stroke-width="1.500"/><path d="M25 22Q30 28 35 22L33 30 30 33 27 30Z" fill="#6f6152"/><path d="M21 13L20 3 25.500 8 30 1 34.500 8 40 3 39 13Q30 9 21 13Z" fill="#e0b64a" stroke="#2b211a" stroke-width="1.300"/>"##,
    ),
    (
        "king",
        r##"<path d="M6 4H54V56H6Z" fill="#f7efdf" stroke="#7a5a3c" stroke-width="2"/><path d="M12 44V24L21 33 30 14 39 33 48 24V44Z" fill="#e0b64a" stroke="#b98c25" stroke-width="1.500" stroke-linejoin="round"/><path d="M30 14L39 33 48 24V44H30Z" fill="#b98c25" opacity=".6"/><path d="M12 46H48V50H12Z" fill="#b5523b"/><circle cx="30" cy="39" r="2.600" fill="#2f5d8a"/>"##,
    ),
    (
        "baron",
        r##"<path d="M6 4H54V56H6Z" fill="#f7efdf" stroke="#7a5a3c" stroke-width="2"/><path d="M18 50C18 38 22 34 30 34S42 38 42 50Z" fill="#5f452d"/><circle cx="30" cy="26" r="9" fill="#f4d3b3"/><path d="M16 22C20 16 40 16 44 22L38 20 36 10H24L22 20Z" fill="#3a3a3a"/><path d="M21 24H39V29Q35 31 32 28H28Q25 31 21 29Z" fill="#3a3a3a"/><path d="M44 50L50 34" stroke="#8d7b68" stroke-width="3"/>"##,
    ),
];

/// The drawings of pieces, and signs as small pictures of their own.
pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let pieces = PIECES.iter().map(|(id, body)| Symbol {
        id: (*id).to_owned(),
        size: (60.0, 60.0),
        body: (*body).to_owned(),
    });
    let signs = marks::SIGNS.into_iter().map(|id| {
        let room = marks::room(id);
        let body = format!(r#"<g transform="translate({0} {0})">{1}</g>"#, room / 2.0, marks::body(id));
        Symbol { id: id.to_owned(), size: (room, room), body }
    });
    let back = Symbol {
        id: "tile-back".to_owned(),
        size: (100.0, 100.0),
        body: r##"<path d="M0 0H100V100H0Z" fill="#5f452d"/><path d="M6 6H94V94H6Z" fill="#7a5a3c"/><path d="M50 16L84 50 50 84 16 50Z" fill="#9a7650"/><path d="M34 66V46h6v5h6v-9h8v9h6v-5h6v20Z" fill="#efe3c6"/>"##.to_owned(),
    };
    pieces.chain(signs).chain([back])
}
