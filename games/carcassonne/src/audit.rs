//! The audit of a state: what must be true at all times, found again by looking at every tile.
//!
//! The rules keep features, free cells and followers up to date step by step; the audit counts them anew.

use crate::board::{Board, NONE, NodeId};
use crate::figures::kind_of;
use crate::places::{Cell, On};
use crate::state::Carcassonne;
use crate::tile_table::{AROUND_WEIGHT, Around, NO_PART, around_digit, tables};
use std::collections::{BTreeMap, BTreeSet};

impl Carcassonne {
    /// What is wrong with the state, if anything is: for long runs of random games.
    pub fn fault(&self) -> Option<String> {
        cells_fault(&self.board)
            .or_else(|| free_fault(&self.board))
            .or_else(|| open_fault(&self.board))
            .or_else(|| followers_fault(self))
            .or_else(|| pieces_fault(self))
    }
}

fn wrong(is_wrong: bool, what: impl FnOnce() -> String) -> Option<String> {
    is_wrong.then(what)
}

fn cells(board: &Board) -> BTreeMap<Cell, u16> {
    board.places.iter().map(|tile| tile.cell).zip(0..).collect()
}

/// One tile in a cell, and each is found where it lies; neighbours fit.
fn cells_fault(board: &Board) -> Option<String> {
    let cells = cells(board);
    let lost =
        board.places.len() != cells.len() || cells.iter().any(|(&cell, &id)| board.tile_at(cell) != Some(id));
    let clash = cells.iter().find(|(cell, id)| {
        (0..4).any(|side| {
            let edge = |id: u16, side: usize| {
                let tile = board.place(id);
                tables().lying(tile.kind, tile.turn).edges[side]
            };
            let other = cells.get(&cell.beside(side));
            other.is_some_and(|&other| edge(**id, side) != edge(other, (side + 2) % 4))
        })
    });
    wrong(lost, || "a tile is not where it lies".into())
        .or_else(|| clash.map(|(cell, _)| format!("the sides of {cell} clash")))
}

/// The free cells are those beside tiles, in order, each seeing what lies around it.
fn free_fault(board: &Board) -> Option<String> {
    let cells = cells(board);
    let mut seen: BTreeMap<Cell, Around> = BTreeMap::new();
    for tile in &board.places {
        for side in 0..4 {
            let beside = tile.cell.beside(side);
            if !cells.contains_key(&beside) {
                let edge = tables().lying(tile.kind, tile.turn).edges[side];
                *seen.entry(beside).or_default() += around_digit(edge) * AROUND_WEIGHT[(side + 2) % 4];
            }
        }
    }
    let listed = board.free.iter().map(|free| (free.cell, free.around));
    wrong(!listed.eq(seen), || "the free cells are not those beside the tiles".into())
}

/// Sides of cities and roads beyond which nothing lies, and missing neighbours of cloisters, feature by
/// feature; and the tiles of each.
fn open_fault(board: &Board) -> Option<String> {
    let cells = cells(board);
    let mut open: BTreeMap<NodeId, u16> = BTreeMap::new();
    let mut tiles: BTreeMap<NodeId, BTreeSet<Cell>> = BTreeMap::new();
    for tile in &board.places {
        let lying = tables().lying(tile.kind, tile.turn);
        for (node, on) in (tile.first..).zip(&tables().build(tile.kind).on) {
            let root = board.root(node);
            let part = (node - tile.first) as u8;
            let missing = |side: &usize| !cells.contains_key(&tile.cell.beside(*side));
            let sides = (0..4).filter(|&side| lying.side_part[side] == part && part != NO_PART);
            *open.entry(root).or_default() += match on {
                On::Field => continue,
                On::Cloister => 8 - board.neighbours(tile.cell),
                On::City | On::Road => sides.filter(missing).count() as u16,
            };
            tiles.entry(root).or_default().insert(tile.cell);
        }
    }
    let miscounted = open.iter().find(|(root, open)| board.feature(**root).open != **open);
    let other_size = tiles.iter().find(|(root, tiles)| usize::from(board.tiles_of(**root)) != tiles.len());
    let cell = |root: NodeId| board.place(board.place_of(root)).cell;
    miscounted.map(|(root, open)| format!("a feature at {} has {open} open sides", cell(*root))).or_else(
        || other_size.map(|(root, tiles)| format!("one at {} has {} tiles", cell(*root), tiles.len())),
    )
}

/// Every feature knows how many followers stand in it.
fn followers_fault(game: &Carcassonne) -> Option<String> {
    let mut standing: BTreeMap<NodeId, u8> = BTreeMap::new();
    for (figure, node) in game.figures.on_board(game.seats) {
        if kind_of(figure).is_follower() {
            *standing.entry(game.board.root(node)).or_default() += 1;
        }
    }
    let nodes = game.board.places.iter().flat_map(|tile| {
        let parts = tables().build(tile.kind).parts.len() as u16;
        tile.first..tile.first + parts
    });
    let mut roots = nodes.filter(|&node| game.board.root(node) == node);
    let miscounted =
        roots.find(|root| game.board.feature(*root).followers != standing.get(root).copied().unwrap_or(0));
    miscounted.map(|root| format!("a feature at {} miscounts its followers", game.cell_of(root)))
}

/// Whom the fairy favours stands on her tile.
fn pieces_fault(game: &Carcassonne) -> Option<String> {
    let fairy = &game.pieces.fairy;
    let beside = game.figures.node(fairy.beside);
    let apart = beside.is_some_and(|node| game.board.place_of(node) != fairy.at);
    let lost = fairy.at != NONE && usize::from(fairy.at) >= game.board.places.len();
    wrong(apart || lost, || "the fairy is not where her follower is".into())
}
