//! The number of every move of every game. `docs/python.md` shows the same as tables.

use castellan_carcassonne::moves::{CountMove, Move as CarcassonneMove};
use castellan_carcassonne::options::CarcassonneOptions;
use castellan_castle::moves::Move as CastleMove;
use castellan_siege::components::Card;
use castellan_siege::moves::Move as SiegeMove;
use castellan_torres::moves::{Move as TorresMove, Use};

use crate::encode::SPARE;

/// The window of Carcassonne: this many cells on each side of the start tile.
pub(crate) const REACH: i32 = 15;
/// Its width.
pub(crate) const WINDOW: u32 = 2 * REACH as u32 + 1;
const CELLS: u32 = WINDOW * WINDOW;
/// Places on a tile of Carcassonne.
pub(crate) const FOLLOWER_PLACES: u32 = 14;
/// The widest yard of The Castle that is numbered cell by cell.
pub(crate) const YARD: u32 = 12;
const YARD_CELLS: u32 = YARD * YARD;

/// The number of a cell in Carcassonne's window.
pub(crate) fn window(cell: castellan_carcassonne::places::Cell) -> Option<u32> {
    let (x, y) = (i32::from(cell.0) + REACH, i32::from(cell.1) + REACH);
    let inside = 0..2 * REACH + 1;
    (inside.contains(&x) && inside.contains(&y)).then(|| y as u32 * WINDOW + x as u32)
}

/// The number of a cell of The Castle's yard.
pub(crate) fn yard(cell: castellan_landscape::Cell) -> Option<u32> {
    let inside = 0..YARD as i16;
    (inside.contains(&cell.0) && inside.contains(&cell.1)).then(|| cell.1 as u32 * YARD + cell.0 as u32)
}

/// Siege: 22 pairs of cards, then 6 recruits; nothing is ever spare.
pub(crate) const SIEGE: u32 = 28;

pub(crate) fn siege(m: SiegeMove) -> u32 {
    match m {
        SiegeMove::Lay { cards } => match cards.cards().map(|card| card as u32) {
            [6, 6] => 21,
            // Pairs in the order of lists: the cards before `a` have 6, 5, … pairs each.
            [a, b] => (0..a).map(|n| 6 - n).sum::<u32>() + b - a - 1,
        },
        SiegeMove::Recruit { card } => 22 + (card as u32).min(Card::Peasant as u32),
    }
}

/// A side or a quarter of a tile of The Castle. Half sides, which only sets of one's own know, come after them.
fn whole_place(at: u32) -> Option<u32> {
    (at < 8).then_some(at)
}

/// The Castle: lay, follower, score, token 1, pass.
pub(crate) const CASTLE: u32 = YARD_CELLS * 4 + 8 + YARD_CELLS * 24 + 2 + SPARE;

pub(crate) fn castle(m: CastleMove) -> Option<u32> {
    let followers = YARD_CELLS * 4;
    let scores = followers + 8;
    let last = scores + YARD_CELLS * 24;
    Some(match m {
        CastleMove::Lay { cell, turn } => yard(cell)? * 4 + u32::from(turn & 3),
        CastleMove::Follower { at, .. } => followers + whole_place(at as u32)?,
        CastleMove::Score { cell, at, token, .. } => {
            let token = token.map_or(0, |token| u32::from(token.clamp(2, 3)) - 1);
            scores + (yard(cell)? * 8 + whole_place(at as u32)?) * 3 + token
        }
        CastleMove::Token { .. } => last,
        CastleMove::Pass {} => last + 1,
    })
}

pub(crate) const MEEPLE: u32 = CELLS * 4;
pub(crate) const PASS: u32 = MEEPLE + 4 * FOLLOWER_PLACES;
pub(crate) const DRAGON: u32 = PASS + 1;
pub(crate) const FAIRY: u32 = DRAGON + CELLS;
pub(crate) const PRINCESS: u32 = FAIRY + CELLS * FOLLOWER_PLACES;
pub(crate) const PORTAL: u32 = PRINCESS + CELLS * 4;
const COUNT: u32 = PORTAL + CELLS * FOLLOWER_PLACES * 2;
const COUNT_OUT: u32 = COUNT + 4 * 4 + 4;

/// Carcassonne: what the base game needs stands first, so that its numbers are the same with all sets.
pub(crate) fn carcassonne_count(options: &CarcassonneOptions) -> u32 {
    let text = serde_json::to_value(options).map(|options| options["sets"].to_string()).unwrap_or_default();
    let large = text.contains("princess-dragon") || text.contains("count");
    SPARE + if large { COUNT_OUT } else { DRAGON }
}

pub(crate) fn carcassonne(
    m: CarcassonneMove,
    last: Option<castellan_carcassonne::places::Cell>,
) -> Option<u32> {
    Some(match m {
        CarcassonneMove::Lay { cell, turn } => window(cell)? * 4 + u32::from(turn.count()),
        CarcassonneMove::Meeple { kind, cell, at, .. } if cell.is_none() || cell == last => {
            MEEPLE + kind as u32 * FOLLOWER_PLACES + at as u32
        }
        CarcassonneMove::Meeple { kind, cell, at, .. } => {
            PORTAL + (window(cell?)? * FOLLOWER_PLACES + at as u32) * 2 + (kind as u32).min(1)
        }
        CarcassonneMove::Pass {} => PASS,
        CarcassonneMove::Dragon { to } => DRAGON + window(to)?,
        CarcassonneMove::Fairy { cell, at, .. } => FAIRY + window(cell?)? * FOLLOWER_PLACES + at as u32,
        CarcassonneMove::Princess { cell, at, .. } => {
            PRINCESS + window(cell?)? * 4 + at.side_number()? as u32
        }
        CarcassonneMove::Count(CountMove::In { quarter, kind }) => COUNT + quarter as u32 * 4 + kind as u32,
        CarcassonneMove::Count(CountMove::To { quarter }) => COUNT + 16 + quarter as u32,
        CarcassonneMove::Count(CountMove::Out { .. }) => return None,
    })
}

const BLOCK: u32 = 64 * 4;
const WALK: u32 = BLOCK + 64 * 4;
pub(crate) const SMALL: u32 = WALK + 64 * 64;
const KEEP: u32 = SMALL + 8;
const END: u32 = KEEP + 18;
pub(crate) const CARD: u32 = END + 4 * 64;
pub(crate) const CARD_A2: u32 = CARD + 5 * 64 * 64;
pub(crate) const CARD_ONE: u32 = CARD_A2 + 64 * 4;
/// Torres; nothing is ever spare.
pub(crate) const TORRES: u32 = CARD_ONE + 2 * 64 + 2;

pub(crate) fn torres(m: TorresMove) -> u32 {
    let at = |cell: castellan_torres::cell::Cell| cell.index() as u32;
    let pair = |from, to| at(from) * 64 + at(to);
    match m {
        TorresMove::Found { cell } => at(cell),
        TorresMove::Enter { cell } => 64 + at(cell),
        TorresMove::King { cell } => 128 + at(cell),
        TorresMove::Knight { cell } => 192 + at(cell),
        TorresMove::Block { cell, tower } => BLOCK + at(cell) * 4 + u32::from(tower & 3),
        TorresMove::Walk { from, to } => WALK + pair(from, to),
        TorresMove::Pass {} => SMALL,
        TorresMove::First { seat } => SMALL + 1 + u32::from(seat.0 & 3),
        TorresMove::Draw {} => SMALL + 5,
        TorresMove::Point {} => SMALL + 6,
        TorresMove::Keep { card, top, bottom } => {
            let (top, bottom): (Vec<_>, Vec<_>) = (top.iter().collect(), bottom.iter().collect());
            let mut all: Vec<_> = top.iter().chain(&bottom).copied().chain([card]).collect();
            all.sort_unstable();
            let kept = all.iter().position(|other| *other == card).unwrap_or(0) as u32;
            let way = match (&top[..], &bottom[..]) {
                ([a, b], []) => u32::from(a > b),
                ([a], [b]) => 2 + u32::from(a > b),
                ([], [a, b]) => 4 + u32::from(a > b),
                ([_], []) => 0,
                _ => 4,
            };
            KEEP + kept * 6 + way
        }
        TorresMove::End { tower, spread } => {
            let spread = spread.blocks().iter().fold(0, |sum, &blocks| sum * 4 + u32::from(blocks & 3));
            END + u32::from(tower & 3) * 64 + spread
        }
        TorresMove::Card(card) => match card {
            Use::A1 { from, to } => CARD + pair(from, to),
            Use::A4 { from, to } => CARD + 4096 + pair(from, to),
            Use::A5 { from, to } => CARD + 2 * 4096 + pair(from, to),
            Use::A8 { from, to } => CARD + 3 * 4096 + pair(from, to),
            Use::A9 { from, to } => CARD + 4 * 4096 + pair(from, to),
            Use::A2 { cell, tower } => CARD_A2 + at(cell) * 4 + u32::from(tower & 3),
            Use::A3 { cell } => CARD_ONE + at(cell),
            Use::A10 { cell } => CARD_ONE + 64 + at(cell),
            Use::A6 {} => CARD_ONE + 128,
            Use::A7 {} => CARD_ONE + 129,
        },
    }
}
