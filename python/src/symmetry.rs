//! Positions and actions of a board that was turned or mirrored, for learners that see more in each game.
//!
//! Carcassonne can be turned by quarters. The board of Torres can be mirrored as well; its castles at the start
//! fit to no turn, but the rules know no direction. The walls of The Castle and the cards of siege allow neither.

use crate::actions::{
    CARD, CARD_A2, CARD_ONE, DRAGON, FAIRY, FOLLOWER_PLACES, MEEPLE, PASS, PORTAL, PRINCESS, SMALL, WINDOW,
};
use crate::encode::Symmetric;
use crate::observe::{CARCASSONNE_KINDS, JUST_LAID, PLANES};
use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::places::At;
use castellan_castle::Castle;
use castellan_siege::Siege;
use castellan_torres::Torres;

impl Symmetric for Siege {}

impl Symmetric for Castle {}

const FIELDS: u32 = 64;

/// A field of Torres after `k`: quarter turns from 0 to 3, and from 4 on mirrored first.
fn turned_field(field: u32, k: u8) -> u32 {
    let (mut column, mut row) = (field % 8, field / 8);
    if k >= 4 {
        column = 7 - column;
    }
    for _ in 0..k % 4 {
        (column, row) = (7 - row, column);
    }
    row * 8 + column
}

impl Symmetric for Torres {
    const SYMMETRIES: u8 = 8;

    fn turned(k: u8, seen: &[u8], out: &mut [u8]) {
        out.copy_from_slice(seen);
        for plane in [0, 64] {
            for field in 0..FIELDS {
                out[plane + turned_field(field, k) as usize] = seen[plane + field as usize];
            }
        }
    }

    fn turned_action(k: u8, _seen: &[u8], action: u32) -> Option<u32> {
        let field = |field| turned_field(field, k);
        // A field counts for so much, and what comes after it stays as it is.
        let one = |first: u32, width: u32| {
            let rest = action - first;
            first
                + field(rest / width % FIELDS) * width
                + rest % width
                + rest / (width * FIELDS) * (width * FIELDS)
        };
        let two = |first: u32| {
            let rest = action - first;
            let kind = rest / (FIELDS * FIELDS) * (FIELDS * FIELDS);
            first + kind + field(rest / FIELDS % FIELDS) * FIELDS + field(rest % FIELDS)
        };
        Some(match action {
            0..256 => one(0, 1),
            256..512 => one(256, 4),
            512..SMALL => two(512),
            SMALL..CARD => action,
            CARD..CARD_A2 => two(CARD),
            CARD_A2..CARD_ONE => one(CARD_A2, 4),
            _ if action < CARD_ONE + 2 * FIELDS => one(CARD_ONE, 1),
            _ => action,
        })
    }
}

const CELLS: u32 = WINDOW * WINDOW;

/// A cell of Carcassonne's window after so many quarter turns about the start tile.
fn turned_cell(cell: u32, k: u8) -> u32 {
    let (mut column, mut row) = (cell % WINDOW, cell / WINDOW);
    for _ in 0..k {
        (column, row) = (WINDOW - 1 - row, column);
    }
    row * WINDOW + column
}

/// A place on a tile after so many quarter turns.
fn turned_place(at: At, k: u8) -> At {
    let k = usize::from(k);
    match (at.side_number(), at.half_number()) {
        (Some(side), _) => At::side(side + k),
        (_, Some(half)) => At::half(half + 2 * k),
        _ => at,
    }
}

/// The kind of tile that this byte of an observation stands for.
fn known_kind(byte: u8) -> Option<u8> {
    byte.checked_sub(1).filter(|kind| usize::from(*kind) < Carcassonne::kind_count())
}

/// A tile of an observation: its kind, how it lies, and how it would lie after the turn.
fn tile(seen: &[u8], cell: u32, k: u8) -> Option<(u8, u8)> {
    let bytes = &seen[cell as usize * PLANES..][..2];
    let kind = known_kind(bytes[0])?;
    Some((kind, (bytes[1] % 4 + k) % Carcassonne::ways(kind)))
}

/// The place by which lists name this one after the turn.
fn listed(seen: &[u8], cell: u32, k: u8, at: At) -> At {
    let at = turned_place(at, k);
    tile(seen, cell, k).map_or(at, |(kind, turn)| Carcassonne::listed_place(kind, turn, at))
}

/// The cell of the tile that was laid last.
fn last_laid(seen: &[u8]) -> Option<u32> {
    (0..CELLS).find(|cell| seen[*cell as usize * PLANES + 9] & JUST_LAID != 0)
}

impl Symmetric for Carcassonne {
    const SYMMETRIES: u8 = 4;

    fn turned(k: u8, seen: &[u8], out: &mut [u8]) {
        out.copy_from_slice(seen);
        for cell in 0..CELLS {
            let from = &seen[cell as usize * PLANES..][..PLANES];
            let to = &mut out[turned_cell(cell, k) as usize * PLANES..][..PLANES];
            to.copy_from_slice(from);
            if let Some((kind, turn)) = tile(seen, cell, k) {
                to[1] = turn;
                to[2..6].copy_from_slice(&Carcassonne::edges(kind, turn).map(|edge| edge as u8 + 1));
            }
            if let Some(at) = from[7].checked_sub(1).and_then(|at| At::ALL.get(usize::from(at))) {
                to[7] = 1 + listed(seen, cell, k, *at) as u8;
            }
        }
    }

    fn turned_action(k: u8, seen: &[u8], action: u32) -> Option<u32> {
        let place = |n: u32| At::ALL[(n % FOLLOWER_PLACES) as usize];
        // Numbers of the form width · cell + rest.
        let cell_of = |first: u32, width: u32| (action - first) / width;
        let lay = |cell: u32, width: u32| turned_cell(cell, k) * width;
        Some(match action {
            0..MEEPLE => {
                let drawn = seen[PLANES * CELLS as usize + CARCASSONNE_KINDS];
                let ways = known_kind(drawn).map_or(4, Carcassonne::ways);
                lay(action / 4, 4) + u32::from((action as u8 % 4 + k) % ways)
            }
            MEEPLE..PASS => {
                let (kind, at) = ((action - MEEPLE) / FOLLOWER_PLACES, place(action - MEEPLE));
                let cell = last_laid(seen)?;
                MEEPLE + kind * FOLLOWER_PLACES + listed(seen, cell, k, at) as u32
            }
            PASS => PASS,
            DRAGON..FAIRY => DRAGON + turned_cell(action - DRAGON, k),
            FAIRY..PRINCESS => {
                let cell = cell_of(FAIRY, FOLLOWER_PLACES);
                FAIRY + lay(cell, FOLLOWER_PLACES) + listed(seen, cell, k, place(action - FAIRY)) as u32
            }
            PRINCESS..PORTAL => {
                let cell = cell_of(PRINCESS, 4);
                let at = At::side((action - PRINCESS) as usize % 4);
                PRINCESS + lay(cell, 4) + listed(seen, cell, k, at) as u32
            }
            _ if action < PORTAL + CELLS * FOLLOWER_PLACES * 2 => {
                let (cell, rest) = (cell_of(PORTAL, 2 * FOLLOWER_PLACES), action - PORTAL);
                let at = listed(seen, cell, k, place(rest / 2)) as u32;
                PORTAL + lay(cell, 2 * FOLLOWER_PLACES) + at * 2 + rest % 2
            }
            // What the Count allows has no direction; the spare numbers have no cell that could be turned.
            _ => return None,
        })
    }
}
