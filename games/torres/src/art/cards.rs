//! The faces of action cards and master cards: a small scene each, built of the same stone.

use super::pen::{Pen, STONE, short};
use super::{GOLD, INK, PAPER, symbol};
use crate::components::MasterCard;
use crate::scene::projection::{Look, Projection};
use castellan_core::scene::Symbol;

/// The size of a card.
pub(crate) const CARD: (f32, f32) = (100.0, 150.0);
const RED: &str = "#b5523b";
const BLUE: &str = "#2f5d8a";

/// A drawing's name and how it is drawn.
type Picture = (&'static str, fn(&mut Pen));

pub(super) fn symbols() -> Vec<Symbol> {
    let mut symbols = vec![symbol("torres-card", CARD, face())];
    let pictures: [Picture; 10] = [
        ("torres-a1", high_climb),
        ("torres-a2", rising_tower),
        ("torres-a3", extra_block),
        ("torres-a4", hidden_stairs),
        ("torres-a5", diagonal_step),
        ("torres-a6", |pen| coins(pen, 6)),
        ("torres-a7", |pen| coins(pen, 7)),
        ("torres-a8", rebuilding),
        ("torres-a9", leap),
        ("torres-a10", reinforcement),
    ];
    symbols.extend(pictures.map(|(id, draw)| {
        let mut pen = Pen::new((50.0, 62.0), 0.34);
        draw(&mut pen);
        symbol(id, CARD, pen.body)
    }));
    symbols
        .extend(MasterCard::ALL.map(|card| symbol(crate::scene::drawings::master(card), CARD, master(card))));
    symbols
}

fn face() -> String {
    format!(
        r##"<rect x="2" y="3" width="97" height="146" rx="9" fill="#1e1a12" opacity=".35"/><rect width="97" height="146" rx="9" fill="{PAPER}"/><rect x="4" y="4" width="89" height="138" rx="6" fill="none" stroke="#b79f74" stroke-width="1.500"/><rect x="8" y="8" width="81" height="86" rx="4" fill="#cfdcae"/><path d="M8 66C24 58 40 70 56 63S80 60 89 64V90a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4Z" fill="#b4c883"/><path d="M8 12a4 4 0 0 1 4-4H85a4 4 0 0 1 4 4V52C74 58 58 50 44 54S18 58 8 52Z" fill="#e4ead2"/><circle cx="22" cy="22" r="7" fill="#f3d98a"/>"##
    )
}

impl Pen {
    fn column(&mut self, column: f32, row: f32, height: u8) {
        for level in 0..height {
            let z = f32::from(level);
            let (c, r) = (column + 0.96, row + 0.96);
            self.solid((column, row, z), (c, r, z + 1.0), &STONE);
            self.gate(|along, up| (column + along * 0.96, r, z + up));
            self.gate(|along, up| (c, r - along * 0.96, z + up));
        }
    }

    fn field(&mut self, column: f32, row: f32) {
        let (c, r) = (column + 0.96, row + 0.96);
        self.shape(
            &[(column, row, 0.0), (c, row, 0.0), (c, r, 0.0), (column, r, 0.0)],
            r##"fill="#a9bf6b" stroke="#7f9a4a" stroke-width=".8""##,
        );
    }

    fn pawn(&mut self, column: f32, row: f32, level: u8, colour: &str) {
        let (x, y) = self.eye.point(column + 0.48, row + 0.48, f32::from(level));
        let (x, y) = (short(x), short(y));
        self.raw(&format!(
            r##"<g transform="translate({x} {y})"><ellipse rx="6" ry="2.400" fill="#26331c" opacity=".35"/><path d="M-5.500 0C-4.500-6-3-8-2.500-11H2.500C3-8 4.500-6 5.500 0C3 2-3 2-5.500 0Z" fill="{colour}"/><path d="M-3.400-10.500V-14C-3.400-17.500-2-19 0-19S3.400-17.500 3.400-14V-10.500C2-9.500-2-9.500-3.400-10.500Z" fill="#c9c6bc"/><path d="M-3.400-14.800H3.400V-13.200H-3.400Z" fill="#2c221a"/><path d="M0-18.500C0-22 4-23 6.500-20.500C4.500-20.500 3-19.500 0-18.500Z" fill="{colour}"/></g>"##
        ));
    }

    fn arrow(&mut self, path: &str, head: (f32, f32, f32)) {
        let (x, y, turn) = head;
        self.raw(&format!(
            r##"<path d="{path}" fill="none" stroke="{RED}" stroke-width="3" stroke-linecap="round"/><path d="M-4-3.500L4 0L-4 3.500Z" transform="translate({x} {y}) rotate({turn})" fill="{RED}" stroke="{RED}" stroke-width="1.500" stroke-linejoin="round"/>"##
        ));
    }

    fn plus(&mut self, x: f32, y: f32) {
        self.raw(&format!(
            r##"<circle cx="{x}" cy="{y}" r="8" fill="{RED}"/><path d="M{} {y}h8M{x} {}v8" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>"##,
            x - 4.0,
            y - 4.0
        ));
    }
}

fn high_climb(pen: &mut Pen) {
    pen.column(0.5, -1.0, 3);
    pen.column(-0.6, 0.1, 1);
    pen.pawn(-0.6, 0.1, 1, BLUE);
    pen.arrow("M36 48C36 34 46 26 60 25", (64.0, 25.0, 0.0));
}

fn rising_tower(pen: &mut Pen) {
    pen.column(-0.5, -0.5, 2);
    pen.pawn(-0.5, -0.5, 2, BLUE);
    pen.arrow("M78 66V42", (78.0, 38.0, -90.0));
    pen.arrow("M20 66V42", (20.0, 38.0, -90.0));
}

fn extra_block(pen: &mut Pen) {
    pen.column(-1.0, -0.2, 1);
    pen.column(0.1, -0.2, 1);
    pen.eye = Projection::new(Look::SouthEast, (56.0, 36.0), 0.34);
    pen.column(-0.2, -0.5, 1);
    pen.plus(28.0, 32.0);
}

fn hidden_stairs(pen: &mut Pen) {
    pen.column(-0.6, -1.0, 3);
    pen.column(0.4, -1.0, 2);
    pen.column(-0.6, 0.0, 2);
    pen.pawn(0.4, -1.0, 2, BLUE);
    pen.arrow("M22 84C30 90 40 84 42 74S44 50 54 46", (58.0, 44.0, -20.0));
}

fn diagonal_step(pen: &mut Pen) {
    for (column, row) in [(-1.0, -1.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 0.0)] {
        pen.field(column, row);
    }
    pen.pawn(-1.0, 0.0, 0, BLUE);
    pen.arrow("M40 62H58", (62.0, 62.0, 0.0));
}

fn coins(pen: &mut Pen, count: u8) {
    for n in 0..count {
        let (x, y) = (25.0 + f32::from(n % 4) * 16.0, 72.0 - f32::from(n / 4) * 16.0);
        pen.raw(&format!(
            r##"<circle cx="{}" cy="{}" r="7.500" fill="#6b4f1a" opacity=".5"/><circle cx="{x}" cy="{y}" r="7.500" fill="{GOLD}" stroke="#a87f22" stroke-width="1.500"/>"##,
            x + 1.0,
            y + 1.0
        ));
    }
}

fn rebuilding(pen: &mut Pen) {
    pen.column(-1.3, 0.0, 1);
    pen.column(0.2, -1.1, 2);
    pen.arrow("M64 26C54 10 34 16 30 34", (30.0, 40.0, 95.0));
}

fn leap(pen: &mut Pen) {
    for n in [-1.5, -0.5, 0.5] {
        pen.field(n, -0.5);
    }
    pen.pawn(-1.5, -0.5, 0, BLUE);
    pen.pawn(-0.5, -0.5, 0, RED);
    pen.arrow("M34 30C46 16 66 22 70 52", (71.0, 57.0, 82.0));
}

fn reinforcement(pen: &mut Pen) {
    pen.column(0.3, -0.9, 2);
    pen.column(-0.7, 0.1, 1);
    pen.pawn(-0.7, 0.1, 1, BLUE);
    pen.pawn(0.3, -0.9, 2, BLUE);
    pen.plus(82.0, 26.0);
}

/// A master card: a small board from above with knights as the card wants them.
fn master(card: MasterCard) -> String {
    let knights: &[(u8, u8)] = match card {
        MasterCard::M1 => &[(0, 2), (3, 0), (7, 1), (7, 5), (2, 7), (0, 6)],
        MasterCard::M2 => &[(0, 0), (2, 2), (5, 2), (3, 4), (6, 6), (1, 6)],
        MasterCard::M3 => &[(1, 1), (5, 0), (6, 3), (2, 4), (4, 6), (0, 6)],
        MasterCard::M4 => &[(2, 3), (3, 3), (3, 4), (4, 4), (4, 3), (5, 4)],
        MasterCard::M5 => &[(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)],
        MasterCard::M6 => &[(0, 3), (1, 3), (3, 3), (4, 3), (5, 3), (7, 3)],
        MasterCard::M7 => &[(2, 1), (5, 1), (2, 4), (5, 4)],
        MasterCard::M8 => &[(1, 1), (4, 2), (6, 1), (2, 5), (5, 5), (3, 7)],
    };
    let mut body = format!(
        r##"<rect x="2" y="3" width="97" height="146" rx="9" fill="#1e1a12" opacity=".35"/><rect width="97" height="146" rx="9" fill="#4a2f3c"/><rect x="4" y="4" width="89" height="138" rx="6" fill="{PAPER}"/><rect x="10.500" y="10" width="76" height="76" fill="#a9bf6b" stroke="{INK}" stroke-width="1.500"/>"##
    );
    for n in 1..8u8 {
        let at = 10.5 + f32::from(n) * 9.5;
        body += &format!(
            r##"<path d="M{at} 10v76M10.500 {}h76" stroke="#7f9a4a" stroke-width=".800"/>"##,
            at - 0.5
        );
    }
    for (n, &(column, row)) in (0u8..).zip(knights) {
        let (x, y) = (15.2 + f32::from(column) * 9.5, 14.7 + f32::from(row) * 9.5);
        // All levels: the columns grow from knight to knight; castles and one level: all alike.
        let stone = match card {
            MasterCard::M5 => n,
            MasterCard::M3 | MasterCard::M8 => 2,
            _ => 0,
        };
        if stone > 0 {
            let shade =
                ["#ead5a5", "#ead5a5", "#ddb980", "#d0a96f", "#b48c58", "#8d6a3c"][usize::from(stone)];
            body += &format!(
                r##"<rect x="{}" y="{}" width="9.500" height="9.500" fill="{shade}"/>"##,
                short(x - 4.7),
                short(y - 4.7)
            );
        }
        let (x, y) = (short(x), short(y));
        body += &format!(
            r##"<circle cx="{x}" cy="{y}" r="3.300" fill="{BLUE}" stroke="#fff" stroke-width=".900"/>"##
        );
    }
    body
}
