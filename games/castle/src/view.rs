//! What a viewer may know: everything, for nothing is hidden that is already decided.

use crate::components::TileName;
use crate::feature::{At, Kind, Spot};
use crate::options::{Edition, ScoreOrder, TokenUse};
use crate::set_data::StartField;
use crate::state::{Castle, Phase, Player};
use castellan_core::game::{Game, Turn};
use castellan_core::seat::{Seat, Viewer};
use castellan_landscape::{Cell, PartId, Side};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A table as a viewer sees it.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Castle,
}

impl View {
    pub(crate) fn of(table: &Castle, viewer: Viewer) -> View {
        View { viewer, table: table.clone() }
    }
}

#[derive(Serialize)]
struct Wire<'a> {
    viewer: Viewer,
    edition: Edition,
    token_use: TokenUse,
    score_order: ScoreOrder,
    unfinished_path_well: bool,
    unfinished_house_well: bool,
    turn: Turn,
    active: Seat,
    /// What is due: `first`, `tile`, `lay`, `follower`, `score`, `token`, `extra` or `over`.
    phase: &'static str,
    drawn: Option<TileName>,
    stack: u8,
    /// Tiles in the stacks, by kind.
    unseen: BTreeMap<String, u8>,
    rows: &'a [String],
    start_fields: Vec<WireStart<'a>>,
    /// The tiles in the order of their laying.
    tiles: Vec<WireTile>,
    followers: Vec<WireFollower>,
    /// Completed features that are still to be scored.
    completed: Vec<WireFeature>,
    players: Vec<WirePlayer>,
    towers: Vec<WireTower>,
    /// Tokens that nobody has seen, on the wall and in the box, by kind.
    unseen_tokens: BTreeMap<String, u8>,
}

/// A start field: as one letter where one is enough, else by its halves.
#[derive(Serialize)]
#[serde(untagged)]
enum WireStart<'a> {
    Letter { cell: Cell, side: Side, feature: &'static str },
    Halves(&'a StartField),
}

impl WireStart<'_> {
    fn of(start: &StartField) -> WireStart<'_> {
        let feature = match (start.halves, start.path, start.stalls.len()) {
            ([None, None], true, 0) if !start.well => "P",
            ([Some(Kind::House), Some(Kind::House)], false, 0) => "H",
            ([Some(Kind::Tower), Some(Kind::Tower)], false, 0) => "T",
            ([Some(Kind::Court), Some(Kind::Court)], false, 0) => "C",
            ([Some(Kind::Court), Some(Kind::Court)], false, 1) => "M",
            _ => return WireStart::Halves(start),
        };
        WireStart::Letter { cell: start.cell, side: start.side, feature }
    }
}

#[derive(Serialize)]
struct WireTile {
    cell: Cell,
    tile: TileName,
    turn: u8,
}

#[derive(Serialize)]
struct WireFollower {
    seat: Seat,
    cell: Cell,
    on: Kind,
    at: At,
}

#[derive(Serialize)]
struct WireFeature {
    cell: Cell,
    on: Kind,
    at: At,
    tiles: u16,
    owner: Option<Seat>,
}

#[derive(Serialize)]
struct WirePlayer {
    seat: Seat,
    points: i32,
    field: i32,
    supply: u8,
    keep: Option<WireKeep>,
    tokens: Vec<u8>,
    /// Those among the tokens that were taken in this turn.
    fresh_tokens: Vec<u8>,
}

#[derive(Serialize)]
struct WireKeep {
    cell: Cell,
    at: At,
    size: u16,
}

#[derive(Serialize)]
struct WireTower {
    fields: [u8; 2],
    token: bool,
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::First => "first",
        Phase::Tile => "tile",
        Phase::Lay(_) => "lay",
        Phase::Follower => "follower",
        Phase::Score => "score",
        Phase::Token(_) => "token",
        Phase::Extra => "extra",
        Phase::Over => "over",
    }
}

/// The counts above 0, by name.
fn counts<'a>(
    names: impl Iterator<Item = String>,
    counts: impl IntoIterator<Item = &'a u8>,
) -> BTreeMap<String, u8> {
    names.zip(counts.into_iter().copied()).filter(|(_, count)| *count > 0).collect()
}

/// A pile of tokens, kind by kind.
fn pile(count: impl Fn(u8) -> u8) -> Vec<u8> {
    (1..10).flat_map(|kind| (0..count(kind)).map(move |_| kind)).collect()
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = &self.table;
        let set = &game.set;
        let wire = Wire {
            viewer: self.viewer,
            edition: game.readings.edition,
            token_use: game.readings.token_use,
            score_order: game.readings.score_order,
            unfinished_path_well: game.readings.unfinished_path_well,
            unfinished_house_well: game.readings.unfinished_house_well,
            turn: game.turn(),
            active: game.active,
            phase: phase_name(game.phase),
            drawn: if let Phase::Lay(kind) = game.phase { Some(set.names[usize::from(kind)]) } else { None },
            stack: game.stack,
            unseen: counts(set.names.iter().map(ToString::to_string), &game.unseen),
            rows: &set.data.wall.rows,
            start_fields: set.data.start_fields.iter().map(WireStart::of).collect(),
            tiles: game.land.tiles()[game.rims()..]
                .iter()
                .map(|laid| WireTile {
                    cell: laid.cell,
                    tile: set.names[usize::from(laid.shape)],
                    turn: laid.turn,
                })
                .collect(),
            followers: game
                .figures
                .iter()
                .map(|figure| {
                    let (cell, Spot { on, at }) = game.place_of(figure.part);
                    WireFollower { seat: figure.seat, cell, on, at }
                })
                .collect(),
            completed: game.pending.iter().map(|&part| self.wire_feature(part)).collect(),
            players: Vec::from([Seat(0), Seat(1)].map(|seat| self.wire_player(seat, game.player(seat)))),
            towers: (0..)
                .zip(&set.stretches)
                .map(|(tower, stretch)| WireTower {
                    fields: [stretch.corner, stretch.corner + 1],
                    token: game.towers & 1 << tower != 0,
                })
                .collect(),
            unseen_tokens: counts((0..10).map(|kind| kind.to_string()), &game.hidden),
        };
        wire.serialize(serializer)
    }
}

impl View {
    fn wire_feature(&self, part: PartId) -> WireFeature {
        let game = &self.table;
        let feature = game.land.feature(part);
        let (cell, Spot { on, at }) = game.name_of(game.land.feature_of(part));
        WireFeature { cell, on, at, tiles: feature.tiles, owner: Castle::owner(feature) }
    }

    fn wire_player(&self, seat: Seat, player: &Player) -> WirePlayer {
        let keep = player.keep.map(|keep| {
            let (cell, spot) = self.table.place_of(keep.part);
            WireKeep { cell, at: spot.at, size: keep.size }
        });
        WirePlayer {
            seat,
            points: player.points,
            field: player.points.rem_euclid(100),
            supply: player.supply,
            keep,
            tokens: pile(|kind| player.tokens(kind)),
            fresh_tokens: pile(|kind| player.fresh[usize::from(kind)]),
        }
    }
}
