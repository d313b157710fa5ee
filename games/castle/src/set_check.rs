//! What a component set must satisfy (ZA02), and the reason and place where it does not.

use crate::feature::Kind;
use crate::options::Edition;
use crate::set_data::{SetData, StartField, TileData};
use crate::set_read::{self, EXTENT_MAX};
use crate::set_wall::{self, Stretch};
use crate::tile_shape;
use crate::words::ed;
use castellan_core::message::Message;
use castellan_core::set::place::Step::{self, At, Key};
use castellan_core::set::reading::Reading;
use castellan_core::set::{Count, Fault, Severity};
use castellan_landscape::{Cell, Half, Port, Quarter, Side};
use serde_json::Value;
use std::collections::BTreeSet;

/// How long the name of a tile may be.
pub(crate) const ID_MAX: usize = 8;

/// Cells inside the wall.
pub(crate) const CELLS: usize = 76;
/// The tokens of the box.
const TOKENS: [u8; 18] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9];

/// A set that was read, and what was found in it.
pub(crate) struct Checked {
    pub(crate) set: SetData,
    pub(crate) faults: Vec<Fault>,
}

impl Checked {
    /// Whether it can be played with.
    pub(crate) fn is_playable(&self) -> bool {
        self.faults.iter().all(|fault| fault.severity == Severity::Warning)
    }

    /// The first thing for which it can't be played with.
    pub(crate) fn first_error(&self) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.severity == Severity::Error)
    }
}

/// Reads and checks a whole set: outline, track, start fields, tokens, tiles and their turns; faults are told in the words
/// of the edition.
pub(crate) fn check(value: &Value, edition: Edition) -> Checked {
    let mut reading = Reading::default();
    let mut set = set_read::read(&mut reading, value);
    // What could not be read would be counted as missing; what is only unfinished is checked all the same.
    if !reading.has_errors_beside(&["missing", "draft"]) {
        let old = value.get("format").is_none();
        let place = |path: &[&'static str]| path.iter().map(|key| Key(key)).collect::<Vec<Step>>();
        let (rows, track) = if old {
            (place(&["rows"]), place(&["track", "stretches"]))
        } else {
            (place(&["wall", "rows"]), place(&["wall"]))
        };
        let cells = reading.at(&rows, |reading| check_rows(reading, &set));
        let stretches = reading.at(&track, |reading| check_track(reading, &set, &cells));
        check_start_fields(&mut reading, &set, &cells);
        check_tokens(&mut reading, &set);
        reading.within(Key("tiles"), |reading| check_tiles(reading, &set));
        if !reading.has_errors() {
            reading.at(&track, |reading| doubt_track(reading, &stretches));
            doubt_pieces(&mut reading, &set);
        }
        set.pieces.tiles.iter_mut().for_each(TileData::sort);
        set.envelope.check_hash(&mut reading, &set.hash());
    }
    let mut faults = reading.into_faults();
    faults.iter_mut().for_each(|fault| in_words_of(edition, fault));
    Checked { set, faults }
}

/// Things are called otherwise in each edition; a well of 2003 even has the name of a square of 2020.
pub(crate) fn in_words_of(edition: Edition, fault: &mut Fault) {
    if fault.why.key.starts_with("castle-") {
        fault.why.args.push(("edition", ed(edition).into()));
    }
}

/// What the rulebook counts.
pub(crate) fn counts(set: &SetData) -> Vec<Count> {
    let pieces = &set.pieces;
    let cells = set_wall::cells(&pieces.wall.rows);
    let towers = set_wall::stretches(&pieces.wall, &cells).map_or(0, |stretches| stretches.len());
    let fields: usize = pieces.wall.plain.iter().map(|plain| usize::from(*plain) + 2).sum();
    let tiles = pieces.tiles.iter().map(|tile| usize::from(tile.count)).sum();
    [
        ("cells", CELLS, cells.len()),
        ("towers", 14, towers),
        ("fields", 100, fields),
        ("starts", 7, pieces.start_fields.len()),
        ("tokens", 18, pieces.tokens.len()),
        ("tiles", 60, tiles),
    ]
    .map(|(what, right, found)| Count { what, right, found })
    .to_vec()
}

/// The rows and the cells inside the wall.
fn check_rows(reading: &mut Reading, set: &SetData) -> BTreeSet<Cell> {
    let rows = &set.pieces.wall.rows;
    if rows.is_empty() {
        reading.error(Message::new("castle-set-rows").with("max", EXTENT_MAX));
    }
    for (y, row) in rows.iter().enumerate() {
        let long = row.len() != rows[0].len() || row.len() > EXTENT_MAX;
        if long {
            let why = Message::new("castle-set-row-length").with("max", EXTENT_MAX);
            reading.within(At(y), |reading| reading.error(why));
        }
        if !row.bytes().all(|letter| letter == b'#' || letter == b'.') {
            reading.within(At(y), |reading| reading.error("castle-set-row-letters"));
        }
    }
    let cells = if reading.has_errors_beside(&["missing", "draft"]) {
        BTreeSet::new()
    } else {
        set_wall::cells(rows)
    };
    reading.count("castle-set-cells", cells.len(), CELLS);
    if set_wall::connected(&cells) != cells.len() {
        reading.error("castle-set-connected");
    }
    cells
}

/// The wall runs once around the yard, with its towers and a hundred fields.
fn check_track(reading: &mut Reading, set: &SetData, cells: &BTreeSet<Cell>) -> Vec<Stretch> {
    let Some(stretches) = set_wall::stretches(&set.pieces.wall, cells) else {
        if !cells.is_empty() {
            reading.within(Key("start"), |reading| reading.error("castle-set-first-tower"));
        }
        return Vec::new();
    };
    let edges: usize = stretches.iter().map(|stretch| usize::from(stretch.edges)).sum();
    let border = set_wall::border(cells);
    if edges != border {
        reading.error("castle-set-hole");
    }
    reading.count("castle-set-towers", stretches.len(), 14);
    let plain = &set.pieces.wall.plain;
    reading.within(Key("plain"), |reading| {
        reading.count("castle-set-plain", plain.len(), 14);
        let fields = plain.iter().map(|plain| usize::from(*plain) + 2).sum();
        reading.count("castle-set-track", fields, 100);
    });
    stretches
}

fn check_start_fields(reading: &mut Reading, set: &SetData, cells: &BTreeSet<Cell>) {
    let mut seen = BTreeSet::new();
    reading.within(Key("startFields"), |reading| {
        reading.count("castle-set-starts", set.pieces.start_fields.len(), 7);
        for (number, field) in set.pieces.start_fields.iter().enumerate() {
            reading.within(At(number), |reading| {
                if !cells.contains(&field.cell) || cells.contains(&field.cell.beyond(field.side)) {
                    reading.error("castle-set-start");
                }
                if !seen.insert((field.cell, field.side)) {
                    reading.error("castle-set-start-twice");
                }
                check_start_field(reading, field);
            });
        }
    });
}

fn check_start_field(reading: &mut Reading, field: &StartField) {
    if field.halves == [None, None] && !field.path {
        reading.error("castle-set-start-bare");
    }
    if field.well && !field.path {
        reading.within(Key("well"), |reading| reading.error("castle-set-start-well"));
    }
    if field.stalls.iter().any(|&half| field.halves[usize::from(half & 1)] != Some(Kind::Court)) {
        reading.within(Key("stalls"), |reading| reading.error("castle-set-stall"));
    }
}

fn check_tokens(reading: &mut Reading, set: &SetData) {
    let mut tokens = set.pieces.tokens.clone();
    tokens.sort_unstable();
    if tokens != TOKENS {
        reading.within(Key("tokens"), |reading| reading.error("castle-set-tokens"));
    }
    let followers = set.pieces.followers_per_player;
    reading.within(Key("followersPerPlayer"), |reading| {
        reading.count("castle-set-followers", followers.into(), 6);
    });
}

fn check_tiles(reading: &mut Reading, set: &SetData) {
    let tiles = &set.pieces.tiles;
    let mut looks = Vec::new();
    for (number, tile) in tiles.iter().enumerate() {
        reading.within(At(number), |reading| {
            check_name(reading, tile, &tiles[..number]);
            if tile.count == 0 {
                reading.within(Key("count"), |reading| reading.error("castle-set-copies"));
            }
            let look = check_drawing(reading, tile).then(|| tile_shape::look(tile));
            let twin = looks.iter().position(|other| look.is_some() && *other == look);
            if let Some(twin) = twin {
                reading.error(Message::new("castle-set-twin").with("id", tiles[twin].id.clone()));
            }
            looks.push(look);
        });
    }
    reading.count("castle-set-tiles", tiles.iter().map(|tile| usize::from(tile.count)).sum(), 60);
}

fn check_name(reading: &mut Reading, tile: &TileData, others: &[TileData]) {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if tile.id.is_empty() || tile.id.len() > ID_MAX || !tile.id.bytes().all(letter) {
        let why = Message::new("castle-set-tile-name").with("max", ID_MAX);
        reading.within(Key("id"), |reading| reading.error(why));
    } else if others.iter().any(|other| other.id == tile.id) {
        let why = Message::new("castle-set-tile-name-twice").with("id", tile.id.clone());
        reading.within(Key("id"), |reading| reading.error(why));
    }
}

/// Whether what a tile shows can be printed: every half edge belongs to one area, and nothing crosses.
pub(crate) fn check_drawing(reading: &mut Reading, tile: &TileData) -> bool {
    let mut halves = BTreeSet::new();
    let mut sides = BTreeSet::new();
    let mut sound = true;
    let mut wrong = |reading: &mut Reading, path: &[Step], why: &'static str| {
        reading.at(path, |reading| reading.error(why));
        sound = false;
    };
    for (number, area) in tile.areas.iter().enumerate() {
        let place = [Key("areas"), At(number), Key("at")];
        if area.at.is_empty() {
            wrong(reading, &place, "castle-set-area-empty");
        }
        if !area.at.iter().all(|half| halves.insert(*half)) {
            wrong(reading, &place, "castle-set-half-twice");
        }
        let stands = |quarter: &Quarter| quarter.halves().iter().any(|half| area.at.contains(half));
        if area.kind != Kind::Court && !area.stalls.is_empty() || !area.stalls.iter().all(stands) {
            wrong(reading, &[Key("areas"), At(number), Key("stalls")], "castle-set-stall");
        }
    }
    if halves.len() != Half::ALL.len() {
        wrong(reading, &[Key("areas")], "castle-set-half-missing");
    }
    for (number, path) in tile.paths.iter().enumerate() {
        let place = [Key("paths"), At(number), Key("at")];
        if path.at.is_empty() {
            wrong(reading, &place, "castle-set-path-empty");
        }
        if !path.at.iter().all(|side| sides.insert(*side)) {
            wrong(reading, &place, "castle-set-path-twice");
        }
    }
    if tile.square && (tile.paths.len() < 2 || tile.paths.iter().any(|path| path.at.len() > 1)) {
        wrong(reading, &[Key("square")], "castle-set-square");
    }
    if !sound {
        return false;
    }
    let crosses = crosses(tile);
    if crosses {
        reading.error("castle-set-crossing");
    }
    !crosses
}

/// Whether two things of a tile would have to cross: going round the tile they take turns more than once.
fn crosses(tile: &TileData) -> bool {
    let mut parts: Vec<Vec<Port>> =
        tile.areas.iter().map(|area| area.at.iter().map(|half| Port::half(*half)).collect()).collect();
    let arms = |sides: &[Side]| sides.iter().map(|side| Port::middle(*side)).collect::<Vec<Port>>();
    if tile.square {
        // The arms meet in the square.
        parts.push(tile.paths.iter().flat_map(|path| arms(&path.at)).collect());
    } else {
        parts.extend(tile.paths.iter().map(|path| arms(&path.at)));
    }
    let pairs = |n: usize| parts[n + 1..].iter().map(move |other| (n, other));
    (0..parts.len()).flat_map(pairs).any(|(n, other)| {
        let mut round: Vec<(Port, bool)> = parts[n].iter().map(|port| (*port, true)).collect();
        round.extend(other.iter().map(|port| (*port, false)));
        round.sort_unstable();
        let turns = (0..round.len()).filter(|&at| round[at].1 != round[(at + 1) % round.len()].1).count();
        turns > 2
    })
}

/// The rulebooks' examples show towers on these fields.
fn doubt_track(reading: &mut Reading, stretches: &[Stretch]) {
    let is_tower = |field: u8| stretches.iter().any(|s| field == s.corner || field == s.corner + 1);
    if !is_tower(33) {
        reading.warning("castle-set-tower-33");
    }
    if !stretches.iter().any(|stretch| stretch.corner == 56) {
        reading.warning("castle-set-tower-56");
    }
}

/// What may be right but seldom is: start fields of few kinds, paths that end in the open, tiles that never fit.
fn doubt_pieces(reading: &mut Reading, set: &SetData) {
    let starts = &set.pieces.start_fields;
    let shows = |kind: Kind| starts.iter().any(|field| field.halves.contains(&Some(kind)));
    let stall = starts.iter().any(|field| !field.stalls.is_empty());
    if !starts.iter().any(|field| field.path) || !shows(Kind::Tower) || !stall {
        reading.within(Key("startFields"), |reading| reading.warning("castle-set-start-kinds"));
    }
    let fitting = fitting(set);
    for (number, tile) in set.pieces.tiles.iter().enumerate() {
        let place = [Key("tiles"), At(number)];
        let ends = !tile.square && tile.paths.iter().any(|path| path.at.len() == 1);
        if ends && tile.areas.iter().all(|area| area.kind == Kind::Court) {
            reading.at(&place, |reading| reading.warning("castle-set-path-ends"));
        }
        if !fitting[number] {
            reading.at(&place, |reading| reading.warning("castle-set-never-fits"));
        }
    }
}

/// Which tiles can ever be laid: beside a start field, or beside a tile that can be. Whether an edge has a path is all
/// that has to match.
fn fitting(set: &SetData) -> Vec<bool> {
    let has_path = |tile: &TileData, side: usize| tile.arms() >> side & 1 == 1;
    let shows = |tile: &TileData, path: bool| (0..4).any(|side| has_path(tile, side) == path);
    let mut open = [false, true].map(|path| set.pieces.start_fields.iter().any(|field| field.path == path));
    let mut fits = vec![false; set.pieces.tiles.len()];
    loop {
        let before = fits.clone();
        for (fit, tile) in fits.iter_mut().zip(&set.pieces.tiles) {
            *fit |= (open[0] && shows(tile, false)) || (open[1] && shows(tile, true));
            if *fit {
                open[0] |= shows(tile, false);
                open[1] |= shows(tile, true);
            }
        }
        if fits == before {
            return fits;
        }
    }
}
