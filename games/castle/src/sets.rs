//! What the game knows about component sets: checks, and pictures of single pieces.

use crate::components::Components;
use crate::options::{CastleOptions, Edition, Set};
use crate::scene::{Layout, tile, wall};
use crate::set_check;
use crate::set_compare::compare;
use crate::set_data::{SetData, TileData};
use crate::set_read;
use crate::state::Castle;
use crate::words::{say, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Scene, Text, Zone};
use castellan_core::set::reading::Reading;
use castellan_core::set::{Comparison, Drawing, Fault, Report, Sets, Severity};
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
        if what.get("wall").is_some() {
            return draw_wall(set, edition).map_err(told);
        }
        if what.get("sheet").is_some() {
            return Ok(Drawing { scene: sheet(&read(set), edition), words: Vec::new() });
        }
        let turn = what.get("turn").and_then(Value::as_u64).map_or(0, |turn| (turn % 4) as u8);
        let (number, tile) = match what.get("tile") {
            Some(Value::String(id)) => {
                let mut tiles = read(set).pieces.tiles.into_iter().enumerate();
                let known = tiles.find(|(_, tile)| tile.id == *id);
                known.ok_or_else(|| fault("castle-set-tile-unknown")).map_err(told)?
            }
            Some(given @ Value::Object(_)) => {
                let tile = set_read::tile(&mut reading, given);
                // What is only unfinished is drawn as far as it is there.
                if reading.has_errors_beside(&["missing"]) {
                    return Err(told(first(reading)));
                }
                (0, tile)
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
        compare(&read(a), &read(b))
    }
}

fn stand_in() -> Value {
    serde_json::from_str(include_str!("../sets/stand-in.json")).expect("our own set is JSON")
}

/// A set as far as it can be read.
fn read(set: &Value) -> SetData {
    set_read::read(&mut Reading::default(), set)
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
    let read = read(set);
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
