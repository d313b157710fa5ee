//! What the game knows about component sets: checks, pictures of single pieces, and the differences between two sets.

use crate::components::Components;
use crate::feature::At;
use crate::options::{CastleOptions, Edition, Set};
use crate::scene::{Layout, tile, wall};
use crate::set_check;
use crate::set_data::{SetData, TileData};
use crate::set_read;
use crate::state::Castle;
use crate::tile_shape::look_turned;
use crate::words::{say, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Scene, Text, Zone};
use castellan_core::set::reading::Reading;
use castellan_core::set::{Comparison, Difference, Drawing, Fault, Report, Sets, Severity};
use castellan_landscape::{Port, Side};
use serde_json::{Value, json};
use std::sync::Arc;

/// The side of a tile by itself, and on the contact sheet.
const TILE: f32 = 100.0;
const SMALL: f32 = 92.0;
/// Tiles in a row of the contact sheet, and the room of each.
const COLUMNS: usize = 8;
const STEP: (f32, f32) = (110.0, 128.0);

/// The sets of The Castle.
pub(crate) struct CastleSets;

impl Sets for CastleSets {
    fn owns(&self, set: &Value) -> bool {
        // The first version of the format was of this game alone.
        set.get("game").map_or_else(|| set.get("rows").is_some(), |game| game == "castle")
    }

    fn stand_in(&self) -> Value {
        set_check::check(&stand_in(), Edition::New).set.written()
    }

    fn check(&self, set: &Value, edition: &str) -> Report {
        let checked = set_check::check(set, edition_of(edition));
        let written = checked.set.written();
        let options = checked.is_playable().then(|| json!({ "set": written }));
        let counts = set_check::counts(&checked.set);
        Report { faults: checked.faults, counts, set: Some(written), options }
    }

    fn draw(&self, set: &Value, what: &Value, edition: &str) -> Result<Drawing, Box<Fault>> {
        let edition = edition_of(edition);
        let told = |mut fault: Fault| {
            set_check::in_words_of(edition, &mut fault);
            Box::new(fault)
        };
        let mut reading = Reading::default();
        if let Some(given) = what.get("start") {
            let field = set_read::start_field(&mut reading, given);
            let field = field.ok_or_else(|| first(reading)).map_err(told)?;
            let mut part = Part::decoration((0.0, 0.0), (TILE, TILE * 0.18));
            part.layers = tile::start_layers(edition, &field, TILE);
            return Ok(Drawing { scene: picture(part.size, edition, vec![part]), words: Vec::new() });
        }
        let read = set_check::check(set, edition).set;
        if what.get("wall").is_some() {
            return draw_wall(set, edition).map_err(told);
        }
        if what.get("sheet").is_some() {
            return Ok(Drawing { scene: sheet(&read, edition), words: Vec::new() });
        }
        let turn = what.get("turn").and_then(Value::as_u64).map_or(0, |turn| (turn % 4) as u8);
        let tiles = &read.pieces.tiles;
        let (number, tile) = match what.get("tile") {
            Some(Value::String(id)) => {
                let known = tiles.iter().position(|tile| tile.id == *id);
                let number = known.ok_or_else(|| fault("castle-set-tile-unknown")).map_err(told)?;
                (number, tiles[number].clone())
            }
            Some(given @ Value::Object(_)) => {
                let tile = set_read::tile(&mut reading, given);
                // What is only unfinished is drawn as far as it is there.
                if reading.has_errors_beside(&["missing"]) {
                    return Err(told(first(reading)));
                }
                (tiles.iter().position(|other| other.id == tile.id).unwrap_or_default(), tile)
            }
            _ => return Err(told(fault("castle-set-picture-unknown"))),
        };
        let mut part = Part::decoration((0.0, 0.0), (TILE, TILE));
        part.layers = tile::tile_layers(edition, &tile, number, turn, TILE);
        Ok(Drawing {
            scene: picture(part.size, edition, vec![part]),
            words: tile_words(edition, &tile, turn),
        })
    }

    fn compare(&self, a: &Value, b: &Value) -> Comparison {
        let [a, b] = [a, b].map(|set| set_check::check(set, Edition::New).set);
        compare(&a, &b)
    }
}

fn stand_in() -> Value {
    serde_json::from_str(include_str!("../sets/stand-in.json")).expect("our own set is JSON")
}

fn edition_of(name: &str) -> Edition {
    if name == "2003" { Edition::Old } else { Edition::New }
}

fn fault(key: &'static str) -> Fault {
    Fault { severity: Severity::Error, path: Vec::new(), why: Message::new(key) }
}

fn first(reading: Reading) -> Fault {
    reading.into_faults().into_iter().next().unwrap_or_else(|| fault("castle-set-picture-unknown"))
}

/// A picture of some parts, with nothing to do in it.
fn picture(size: (f32, f32), edition: Edition, parts: Vec<Part>) -> Scene {
    let label = say(edition, "group-yard");
    let group = Group { label: label.clone(), owner: None, zone: Zone::Board, parts };
    Scene { size, headline: label, task: None, groups: vec![group], offers: Vec::new() }
}

/// The wall as it stands before the first tile, whatever the tiles are.
fn draw_wall(set: &Value, edition: Edition) -> Result<Drawing, Fault> {
    let mut whole = set_check::check(&stand_in(), edition).set;
    let read = set_check::check(set, edition).set;
    whole.pieces.wall = read.pieces.wall;
    whole.pieces.start_fields = read.pieces.start_fields;
    let written = whole.written();
    let set = Components::new(&written, edition).map_err(|fault| *fault)?;
    let set = Set::Ready { stand_in: false, set: Arc::new(set) };
    let game = Castle::set_up(&CastleOptions { edition, set, ..CastleOptions::default() });
    let layout = Layout::of(&game);
    let mut group = wall::wall(&game, &layout);
    // Nobody plays: the markers stay in the box.
    group.parts.retain(|part| part.owner.is_none());
    let scene = Scene {
        size: layout.size(),
        headline: group.label.clone(),
        task: None,
        groups: vec![group],
        offers: Vec::new(),
    };
    Ok(Drawing { scene, words: Vec::new() })
}

/// All kinds of tiles with their copies, to be held beside the cardboard.
fn sheet(set: &SetData, edition: Edition) -> Scene {
    let tiles = &set.pieces.tiles;
    let rows = tiles.len().div_ceil(COLUMNS).max(1);
    let part = |(number, tile): (usize, &TileData)| {
        let at = ((number % COLUMNS) as f32 * STEP.0 + 9.0, (number / COLUMNS) as f32 * STEP.1 + 9.0);
        let mut part = Part::decoration(at, (SMALL, SMALL + 24.0));
        part.layers = tile::tile_layers(edition, tile, number, 0, SMALL);
        let text =
            Text::new(Say::Plain(format!("{} × {}", tile.count, tile.id)), (SMALL / 2.0, SMALL + 19.0), 17.0);
        part.layer(Layer::Text(text.centred().ink("#f7efdf")))
    };
    let parts = tiles.iter().enumerate().map(part).collect();
    picture((COLUMNS as f32 * STEP.0, rows as f32 * STEP.1), edition, parts)
}

/// Tiles that are the same in both sets, then those that are nearly the same, then the rest.
fn compare(a: &SetData, b: &SetData) -> Comparison {
    let mut found = Comparison::default();
    let mut left: Vec<&TileData> = b.pieces.tiles.iter().collect();
    let mut alone: Vec<&TileData> = Vec::new();
    for tile in &a.pieces.tiles {
        let nearest = left.iter().enumerate().map(|(at, other)| (nearest(tile, other), at)).min();
        match nearest {
            Some(((0, turn), at)) => {
                let other = left.remove(at);
                if other.count == tile.count {
                    found.same += 1;
                } else {
                    let say = Message::new("castle-set-differs-count");
                    let say = say.with("first", tile.count).with("second", other.count);
                    found.differences.push(difference("count", Some(tile), Some(other), turn, say));
                }
            }
            _ => alone.push(tile),
        }
    }
    for tile in alone {
        let nearest = left.iter().enumerate().map(|(at, other)| (nearest(tile, other), at)).min();
        match nearest.filter(|((distance, _), _)| *distance <= NEAR) {
            Some(((_, turn), at)) => {
                let say = Message::new("castle-set-differs-tile");
                found.differences.push(difference("tile", Some(tile), Some(left.remove(at)), turn, say));
            }
            None => {
                let say = Message::new("castle-set-differs-only-a");
                found.differences.push(difference("only-a", Some(tile), None, 0, say));
            }
        }
    }
    for tile in left {
        let say = Message::new("castle-set-differs-only-b");
        found.differences.push(difference("only-b", None, Some(tile), 0, say));
    }
    let (a, b) = (&a.pieces, &b.pieces);
    let others = [
        ("wall", a.wall != b.wall, Message::new("castle-set-differs-wall")),
        ("startFields", a.start_fields != b.start_fields, Message::new("castle-set-differs-starts")),
        (
            "tokens",
            (&a.tokens, a.followers_per_player) != (&b.tokens, b.followers_per_player),
            Message::new("castle-set-differs-tokens"),
        ),
    ];
    for (what, differs, say) in others {
        if differs {
            found.differences.push(difference(what, None, None, 0, say));
        }
    }
    found
}

/// So many places may differ in what is still taken for two readings of one tile.
const NEAR: usize = 4;

/// In how many places a second tile differs from a first one, in the turn in which it differs least.
fn nearest(tile: &TileData, other: &TileData) -> (usize, u8) {
    let here = look_turned(tile, 0);
    let turns = (0..4).map(|turn| {
        let same = look_turned(other, turn) == here;
        // What differs in nothing but its marks or joins differs all the same.
        (if same { 0 } else { places(tile, other, turn).len().max(1) }, turn)
    });
    turns.min().unwrap_or_default()
}

/// The places at which a second tile, turned, shows something else than the first.
fn places(tile: &TileData, other: &TileData, turn: u8) -> Vec<&'static str> {
    let shown = |tile: &TileData, turn: u8, at: At| {
        let [first, second] = at.ports();
        let parts = look_turned(tile, turn).1;
        let on = |port: Port| {
            parts.iter().find(|(_, _, ports)| ports.contains(&port)).map(|part| (part.0, part.1))
        };
        (on(first), on(second))
    };
    let all = Side::ALL
        .iter()
        .map(|side| At::side(*side))
        .chain(At::of(crate::feature::Kind::Court)[..4].iter().copied());
    all.filter(|&at| shown(tile, 0, at) != shown(other, turn, at)).map(At::name).collect()
}

fn difference(
    what: &'static str,
    a: Option<&TileData>,
    b: Option<&TileData>,
    turn: u8,
    say: Message,
) -> Difference {
    let at = match (what, a, b) {
        ("tile", Some(a), Some(b)) => places(a, b, turn).into_iter().map(str::to_owned).collect(),
        _ => Vec::new(),
    };
    let written = |tile: Option<&TileData>| tile.and_then(|tile| serde_json::to_value(tile).ok());
    Difference { what, a: written(a), b: written(b), turn, at, say }
}
