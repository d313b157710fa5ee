//! Board, storeys and roofs.

use super::pen::{Corner, MERLON, Pen, STONE, WOOD, short};
use super::symbol;
use crate::cell::Cell;
use crate::scene::projection::{HALF_HEIGHT, HALF_WIDTH, Look, SQUARE, STOREY};
use crate::scene::track;
use castellan_core::scene::Symbol;

/// How far the board reaches beyond its fields, in fields.
pub(crate) const RIM: f32 = 0.98;
/// How thick the board is, in levels.
const THICK: f32 = 1.0;
/// The gap around a block, in fields.
const GAP: f32 = 0.03;

/// The size of the drawing of the whole board.
pub(crate) const BOARD: (f32, f32) =
    ((8.0 + 2.0 * RIM) * 2.0 * HALF_WIDTH, (8.0 + 2.0 * RIM) * 2.0 * HALF_HEIGHT + THICK * STOREY);
/// The size of the drawing of the whole board from above.
pub(crate) const FLAT_BOARD: (f32, f32) = ((8.0 + 2.0 * RIM) * SQUARE, (8.0 + 2.0 * RIM) * SQUARE);
/// The size of the drawing of one storey.
pub(crate) const BLOCK: (f32, f32) = (2.0 * HALF_WIDTH, 2.0 * HALF_HEIGHT + STOREY);
/// The size of a field's diamond.
pub(crate) const FIELD: (f32, f32) = (2.0 * HALF_WIDTH, 2.0 * HALF_HEIGHT);
/// The size of the badge of a hidden roof.
pub(crate) const GHOST: (f32, f32) = (34.0, 32.0);
/// How far merlons rise above a roof, in units.
pub(crate) const MERLON_RISE: f32 = 7.0;

pub(super) fn symbols() -> Vec<Symbol> {
    let field = |id, style: &str| {
        let mut pen = Pen::new((HALF_WIDTH, 0.0), 1.0);
        let (a, b) = (0.06, 0.94);
        pen.shape(&[(a, a, 0.0), (b, a, 0.0), (b, b, 0.0), (a, b, 0.0)], style);
        symbol(id, FIELD, pen.body)
    };
    let slanted = (BOARD.0 / 2.0, RIM * 2.0 * HALF_HEIGHT);
    let track = |look| track_fields(Pen::seen(look, slanted));
    vec![
        symbol("torres-board", BOARD, board(Pen::new(slanted, 1.0))),
        symbol("torres-track-0", BOARD, track(Look::SouthEast)),
        symbol("torres-track-1", BOARD, track(Look::NorthEast)),
        symbol("torres-track-2", BOARD, track(Look::NorthWest)),
        symbol("torres-track-3", BOARD, track(Look::SouthWest)),
        symbol("torres-flat-board", FLAT_BOARD, {
            let pen = || Pen::seen(Look::Flat, (RIM * SQUARE, RIM * SQUARE));
            board(pen()) + &track_fields(pen())
        }),
        symbol("torres-board-shade", BOARD, board_shade()),
        symbol("torres-storey", BLOCK, storey()),
        symbol("torres-roof", (FIELD.0, FIELD.1 + MERLON_RISE), roof()),
        symbol("torres-shade", (150.0, 90.0), shade()),
        field(
            "torres-target",
            r##"fill="#fff8e0" fill-opacity=".35" stroke="#b5523b" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="5 4""##,
        ),
        field(
            "torres-royal",
            r##"fill="#8e2f3c" fill-opacity=".16" stroke="#8e2f3c" stroke-width="2.5" stroke-opacity=".8""##,
        ),
        field("torres-fresh", r##"fill="none" stroke="#e0b64a" stroke-width="5" stroke-linejoin="round""##),
        field("torres-lit", r##"fill="#fff3b0""##),
        field(
            "torres-empty",
            r##"fill="#f3e3bd" fill-opacity=".6" stroke="#4a3b2f" stroke-width="1.6" stroke-dasharray="4 4""##,
        ),
        symbol("torres-ghost", GHOST, ghost()),
    ]
}

fn board(mut pen: Pen) -> String {
    let (low, high) = (-RIM, 8.0 + RIM);
    pen.solid((low, low, -THICK), (high, high, 0.0), &WOOD);
    grain(&mut pen, low, high);
    let (low, high) = (-0.12, 8.12);
    let corners = [(low, low, 0.0), (high, low, 0.0), (high, high, 0.0), (low, high, 0.0)];
    pen.shape(&corners, r##"fill="#5f452d""##);
    meadow(&mut pen);
    pen.body
}

/// The board's own shadow on the cloth.
fn board_shade() -> String {
    let mut pen = Pen::new((BOARD.0 / 2.0, RIM * 2.0 * HALF_HEIGHT + STOREY), 1.0);
    for (n, opacity) in [(0u8, ".10"), (1, ".12"), (2, ".14")] {
        let (low, high) = (-RIM - 0.2 + f32::from(n) * 0.1, 8.0 + RIM + 0.2 - f32::from(n) * 0.1);
        let corners = [(low, low, 0.0), (high, low, 0.0), (high, high, 0.0), (low, high, 0.0)];
        pen.shape(&corners, &format!(r##"fill="#101a14" opacity="{opacity}""##));
    }
    pen.body
}

fn grain(pen: &mut Pen, low: f32, high: f32) {
    for n in 0..5u8 {
        let at = low + 0.1 + f32::from(n) * 0.17;
        let style = r##"stroke="#6f5236" stroke-width="1" stroke-opacity=".5""##;
        pen.line((low, at, 0.0), (high, at, 0.0), style);
        let far = high - 0.1 - f32::from(n) * 0.17;
        pen.line((low, far, 0.0), (high, far, 0.0), style);
    }
}

/// The sixty-four fields in four greens, in no order that the eye would find, with a little grass.
fn meadow(pen: &mut Pen) {
    let mut greens: [Vec<[Corner; 4]>; 4] = Default::default();
    let mut grass = String::new();
    for cell in Cell::all() {
        let (column, row) = (cell.column(), cell.row());
        let (c, r) = (f32::from(column), f32::from(row));
        let corners = [(c, r, 0.0), (c + 1.0, r, 0.0), (c + 1.0, r + 1.0, 0.0), (c, r + 1.0, 0.0)];
        greens[usize::from((column * 5 + row * 3 + column * row) % 4)].push(corners);
        for n in 0..2u32 {
            let seed = u32::from(column) * 37 + u32::from(row) * 101 + n * 53;
            let part = |k: u32| (seed * k % 71) as f32 / 71.0 * 0.7 + 0.15;
            grass += &format!("M{}l-3-5m3 5v-6m0 6l3-5", pen.at((c + part(13), r + part(29), 0.0)));
        }
    }
    for (fields, green) in greens.iter().zip(["#a9bf6b", "#b3c777", "#a2b964", "#aec271"]) {
        pen.shapes(fields, &format!(r##"fill="{green}" stroke="#8aa150" stroke-width="1.2""##));
    }
    pen.raw(&format!(r##"<path d="{grass}" fill="none" stroke="#7f9a4a" stroke-width="1.3"/>"##));
}

fn track_fields(mut pen: Pen) -> String {
    let mut kinds: [Vec<[Corner; 4]>; 4] = Default::default();
    for field in 0..track::FIELDS {
        let kind = match field {
            0 => 0,
            n if n % 10 == 0 => 1,
            n if n % 2 == 0 => 2,
            _ => 3,
        };
        kinds[kind].push(track::corners(field).map(|(column, row)| (column, row, 0.0)));
    }
    for (fields, fill) in kinds.iter().zip(["#e0b64a", "#d9b382", "#f3e6cd", "#e6d4b0"]) {
        pen.shapes(fields, &format!(r##"fill="{fill}" stroke="#7a5a3c" stroke-width="1.2""##));
    }
    pen.body
}

fn storey() -> String {
    let mut pen = Pen::new((HALF_WIDTH, STOREY), 1.0);
    let (low, high) = (GAP, 1.0 - GAP);
    pen.solid((low, low, 0.0), (high, high, 1.0), &STONE);
    let joint = r##"stroke="#6b4f2e" stroke-width="1" stroke-opacity=".35""##;
    for (n, level) in [(0u8, 0.34), (1, 0.67)] {
        pen.line((low, high, level), (high, high, level), joint);
        pen.line((high, low, level), (high, high, level), joint);
        for k in 0..4u8 {
            let along = low + (f32::from(k) + 0.3 + 0.4 * f32::from(n)) * 0.24;
            let top = level + if n == 0 { 0.33 } else { 0.3 };
            pen.line((along, high, level), (along, high, top), joint);
            pen.line((high, along, level), (high, along, top), joint);
        }
    }
    pen.gate(|along, height| (low + along * (high - low), high, height));
    pen.gate(|along, height| (high, high - along * (high - low), height));
    let edge = r##"stroke="#7d5f38" stroke-width="1.2""##;
    pen.line((low, high, 0.0), (high, high, 0.0), edge);
    pen.line((high, low, 0.0), (high, high, 0.0), edge);
    let light = r##"stroke="#fff3cf" stroke-width="1.2" stroke-opacity=".8""##;
    pen.line((low, high, 1.0), (high, high, 1.0), light);
    pen.line((high, high, 1.0), (high, high, 0.0), r##"stroke="#7d5f38" stroke-width="1""##);
    pen.body
}

/// The floor of a roof with battlements around it, those behind first.
fn roof() -> String {
    let mut pen = Pen::new((HALF_WIDTH, MERLON_RISE), 1.0);
    let (low, high) = (GAP, 1.0 - GAP);
    pen.shape(
        &[(low, low, 0.0), (high, low, 0.0), (high, high, 0.0), (low, high, 0.0)],
        r##"fill="#ead5a5""##,
    );
    let (a, b) = (0.16, 0.84);
    pen.shape(
        &[(a, a, 0.0), (b, a, 0.0), (b, b, 0.0), (a, b, 0.0)],
        r##"fill="#e0c58f" stroke="#c9a871" stroke-width="1""##,
    );
    let rise = MERLON_RISE / STOREY;
    let thick = 0.085;
    let mut merlons = Vec::new();
    for n in 0..4u8 {
        let from = low + f32::from(n) * (high - low - 0.15) / 3.0;
        let to = from + 0.15;
        merlons.push((from, low, to, low + thick));
        merlons.push((from, high - thick, to, high));
        if n > 0 && n < 3 {
            merlons.push((low, from, low + thick, to));
            merlons.push((high - thick, from, high, to));
        }
    }
    merlons.sort_by(|a, b| (a.0 + a.1 + a.2 + a.3).total_cmp(&(b.0 + b.1 + b.2 + b.3)));
    for (c0, r0, c1, r1) in merlons {
        pen.solid((c0, r0, 0.0), (c1, r1, rise), &MERLON);
    }
    pen.body
}

/// The badge of a roof that a column hides.
fn ghost() -> String {
    r##"<path d="M4 12L17 4L30 12V20L17 28L4 20Z" fill="#fff6dc" fill-opacity=".92" stroke="#4a3b2f" stroke-width="1.4" stroke-dasharray="3 2"/>"##
        .to_owned()
}

/// A soft shadow to the lower right.
fn shade() -> String {
    let ring = |grow: u8, opacity: &str| {
        let grow = f32::from(grow);
        let (x, y) = (62.0 + grow * 0.6, 36.0 + grow * 0.35);
        format!(
            r##"<path d="M{} 40L75 {}L{} 45L80 {}Z" fill="#26331c" opacity="{opacity}"/>"##,
            short(75.0 - x),
            short(45.0 - y),
            short(80.0 + x),
            short(50.0 + y)
        )
    };
    format!("{}{}{}", ring(16, ".12"), ring(8, ".14"), ring(0, ".16"))
}
