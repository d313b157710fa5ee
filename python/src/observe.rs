//! What a seat may know, as bytes, for every game. `docs/python.md` shows the same as tables.
//!
//! Seats stand in the order of play from the one that looks. Games with secrets are read through their view or
//! through accessors that ask who looks, so that nothing hidden can get into the bytes.

use crate::actions::{self, WINDOW, YARD, window, yard};
use crate::encode::Encode;
use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::places::Figure;
use castellan_castle::Castle;
use castellan_core::game::Game;
use castellan_core::seat::{Seat, Viewer};
use castellan_siege::Siege;
use castellan_siege::components::Card;
use castellan_torres::Torres;
use castellan_torres::cell::Cell as Field;
use castellan_torres::components::Card as Action;

/// Added where the tile lies that was laid last: a figure is placed there.
pub(crate) const JUST_LAID: u8 = 4;

/// The seats in the order of play from one of them.
fn around(from: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |n| Seat((from.0 + n) % seats))
}

/// Points as two bytes, the lower one first; below 0 there are none.
fn put_points(out: &mut [u8], points: i32) {
    out[..2].copy_from_slice(&(points.clamp(0, 0xffff) as u16).to_le_bytes());
}

/// Open tile (7), unseen tiles (7), finished rounds and games; then 17 for each seat.
const SIEGE_HEAD: usize = 16;
const SIEGE_SEAT: usize = 17;

impl Encode for Siege {
    fn action_count(_options: &Self::Options) -> u32 {
        actions::SIEGE
    }

    fn action(&self, m: &Self::Move) -> Option<u32> {
        Some(actions::siege(*m))
    }

    fn observation_size(seats: u8) -> usize {
        SIEGE_HEAD + SIEGE_SEAT * usize::from(seats)
    }

    fn observe(&self, seat: Seat, seats: u8, out: &mut [u8]) {
        let view = self.view(Viewer::Seat(seat));
        if let Some(tile) = view.tile() {
            out[tile as usize] = 1;
        }
        view.unseen().iter().for_each(|tile| out[7 + tile as usize] += 1);
        (out[14], out[15]) = view.finished();
        for (other, out) in around(seat, seats).zip(out[SIEGE_HEAD..].chunks_exact_mut(SIEGE_SEAT)) {
            let known = view.seat(other);
            for card in Card::ARMY {
                out[card as usize] = u8::from(known.in_hand.contains(card));
                out[6 + card as usize] = u8::from(known.in_camp.contains(card));
            }
            put_points(&mut out[12..], known.points);
            out[14] = known.hand_count as u8;
            out[15] = u8::from(known.chosen);
            out[16] = u8::from(view.sword() == other);
        }
    }
}

/// Kind + 1, turn (and just laid), whose follower + 1, where on the tile + 1: 4 planes; kinds left, the drawn one; 13 for each seat.
const YARD_CELLS: usize = (YARD * YARD) as usize;
const CASTLE_KINDS: usize = 60;
const CASTLE_SEAT: usize = 13;

impl Encode for Castle {
    fn action_count(_options: &Self::Options) -> u32 {
        actions::CASTLE
    }

    fn action(&self, m: &Self::Move) -> Option<u32> {
        actions::castle(*m)
    }

    fn observation_size(seats: u8) -> usize {
        4 * YARD_CELLS + CASTLE_KINDS + 1 + CASTLE_SEAT * usize::from(seats)
    }

    fn observe(&self, seat: Seat, seats: u8, out: &mut [u8]) {
        for (cell, kind, turn) in self.open_tiles() {
            if let Some(at) = yard(cell) {
                out[at as usize] = kind as u8 + 1;
                out[YARD_CELLS + at as usize] = turn;
            }
        }
        if let Some(at) = self.open_tiles().last().and_then(|(cell, ..)| yard(cell)) {
            out[YARD_CELLS + at as usize] += JUST_LAID;
        }
        for (owner, cell, place) in self.open_followers() {
            if let Some(at) = yard(cell) {
                out[2 * YARD_CELLS + at as usize] = 1 + (owner.0 + seats - seat.0) % seats;
                out[3 * YARD_CELLS + at as usize] = 1 + place as u8;
            }
        }
        let left = &mut out[4 * YARD_CELLS..];
        left[..CASTLE_KINDS].copy_from_slice(&self.tiles_left()[..CASTLE_KINDS]);
        left[CASTLE_KINDS] = self.drawn().map_or(0, |kind| kind as u8 + 1);
        for (other, out) in around(seat, seats).zip(left[CASTLE_KINDS + 1..].chunks_exact_mut(CASTLE_SEAT)) {
            let (supply, keep, tokens) = self.holdings(other);
            put_points(out, self.points(other));
            out[2] = supply;
            out[3] = keep.min(255) as u8;
            out[4..13].copy_from_slice(&tokens[1..]);
        }
    }
}

/// Kind + 1, turn, four sides, whose figure + 1, where + 1, its kind + 1, dragon, fairy and just laid: 10 planes.
const CELLS: usize = (WINDOW * WINDOW) as usize;
pub(crate) const PLANES: usize = 10;
pub(crate) const CARCASSONNE_KINDS: usize = 128;
const CARCASSONNE_SEAT: usize = 6;

impl Encode for Carcassonne {
    fn action_count(options: &Self::Options) -> u32 {
        actions::carcassonne_count(options)
    }

    #[inline]
    fn action(&self, m: &Self::Move) -> Option<u32> {
        actions::carcassonne(*m, self.last_cell())
    }

    fn observation_size(seats: u8) -> usize {
        PLANES * CELLS + CARCASSONNE_KINDS + 1 + CARCASSONNE_SEAT * usize::from(seats)
    }

    fn observe(&self, seat: Seat, seats: u8, out: &mut [u8]) {
        let (cells, rest) = out.split_at_mut(PLANES * CELLS);
        for tile in self.open_tiles() {
            let Some(at) = window(tile.cell) else { continue };
            let cell = &mut cells[at as usize * PLANES..][..PLANES];
            cell[0] = tile.kind + 1;
            cell[1] = tile.turn;
            let edges = Carcassonne::edges(tile.kind, tile.turn);
            cell[2..6].iter_mut().zip(edges).for_each(|(out, edge)| *out = edge as u8 + 1);
        }
        if let Some(at) = self.last_cell().and_then(window) {
            cells[at as usize * PLANES + 9] = JUST_LAID;
        }
        for (owner, kind, cell, place) in self.open_figures() {
            let Some(at) = window(cell) else { continue };
            let cell = &mut cells[at as usize * PLANES + 6..][..3];
            cell[0] = 1 + (owner.0 + seats - seat.0) % seats;
            cell[1] = 1 + place as u8;
            cell[2] = 1 + kind as u8;
        }
        for (piece, cell) in self.dragon_and_fairy().into_iter().enumerate() {
            if let Some(at) = cell.and_then(window) {
                cells[at as usize * PLANES + 9] |= 1 << piece;
            }
        }
        // Tiles of rivers come last and are never in the stack.
        let left = self.tiles_left();
        let left = &left[..left.len().min(CARCASSONNE_KINDS)];
        rest[..left.len()].copy_from_slice(left);
        rest[CARCASSONNE_KINDS] = self.drawn().map_or(0, |kind| kind + 1);
        for (other, out) in
            around(seat, seats).zip(rest[CARCASSONNE_KINDS + 1..].chunks_exact_mut(CARCASSONNE_SEAT))
        {
            put_points(out, self.points(other));
            for (out, kind) in out[2..].iter_mut().zip(Figure::ALL) {
                *out = self.supply(other, *kind) as u8;
            }
        }
    }
}

/// Level and whose knight + 1, the king being 5: 2 planes; phase, round, points to act, looked at; 17 for each seat.
const TORRES_HEAD: usize = 2 * 64 + 3 + 10;
const TORRES_SEAT: usize = 17;

impl Encode for Torres {
    fn action_count(_options: &Self::Options) -> u32 {
        actions::TORRES
    }

    fn action(&self, m: &Self::Move) -> Option<u32> {
        Some(actions::torres(*m))
    }

    fn observation_size(seats: u8) -> usize {
        TORRES_HEAD + TORRES_SEAT * usize::from(seats)
    }

    fn observe(&self, seat: Seat, seats: u8, out: &mut [u8]) {
        for field in Field::all() {
            out[field.index()] = self.level(field);
        }
        for (n, other) in around(seat, seats).enumerate() {
            self.knights(other).iter().for_each(|field| out[64 + field.index()] = n as u8 + 1);
        }
        if let Some(field) = self.king() {
            out[64 + field.index()] = 5;
        }
        (out[128], out[129], out[130]) = self.time();
        let viewer = Viewer::Seat(seat);
        self.looked(viewer).for_each(|card| out[131 + card as usize] += 1);
        for (other, out) in around(seat, seats).zip(out[TORRES_HEAD..].chunks_exact_mut(TORRES_SEAT)) {
            put_points(out, self.points(other));
            let blocks = self.tower_blocks(other);
            out[2..2 + blocks.len()].copy_from_slice(blocks);
            out[6] = self.hand_count(other);
            for (out, card) in out[7..].iter_mut().zip(Action::ALL) {
                *out = self.held(viewer, other, card);
            }
        }
    }
}
