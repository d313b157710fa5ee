//! Carcassonne keeps every promise of the `Game` trait in random games; `GAMES=…` plays more of them:
//! `GAMES=1000000 cargo test --release -p castellan-carcassonne --test conformance marathon`.

use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::options::CarcassonneOptions;
use castellan_carcassonne::tile_table::tables;
use castellan_carcassonne::tiles::Set;
use castellan_core::testing::{Pace, Suite, games, marathon};
use serde_json::{Value, json};

/// Whole games are long: one of so many positions is looked at closely; of short games, one in ten.
const LONG: u32 = 40;
const SHORT: u32 = 10;

fn conforms(options: &[Value], count: u64, checks: u32, seed: u64) {
    Suite::new(options, games(count), seed)
        .pace(Pace { checks, pictures: 300 })
        .always_asked(|notation| notation.starts_with("lay"))
        .run::<Carcassonne>();
}

#[test]
fn the_base_game_and_its_readings_conform() {
    // Six players need Inns & Cathedrals, so one of the options always has it.
    conforms(
        &[json!({}), json!({"sets": ["inns-cathedrals"], "farmers": "oldest", "small_city": 2})],
        1,
        LONG,
        1,
    );
}

#[test]
fn the_princess_and_the_dragon_conforms() {
    let usual = json!({"sets": ["princess-dragon", "inns-cathedrals", "traders-builders"]});
    let other = json!({
        "sets": ["princess-dragon"], "dragon": "after-scoring", "princess": "may", "fairy": "on-tile",
        "fairy_after_portal": true, "dragon_tile_open": true, "portal_to_completed": false,
        "figures_on_volcano": true, "farmers": "once-per-city"
    });
    conforms(&[usual, other], 1, LONG, 2);
}

#[test]
fn all_sets_together_conform() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    let both = json!(["inns-cathedrals", "traders-builders", "river", "river-2", "princess-dragon", "count"]);
    let second = json!({"sets": both, "farmers": "none"});
    conforms(&[json!({"sets": all, "count_end": "all", "start_tile": "stack"}), second], 1, LONG, 3);
}

/// The same with every eighth kind of tile: a game that is short enough for a thousand of them to be looked at
/// closely. Start tiles, rivers and the City of Carcassonne stay whole; all eighths together make all tiles.
fn eighth(options: &Value, n: usize) -> Value {
    let parsed: CarcassonneOptions = serde_json::from_value(options.clone()).unwrap();
    let left_out = tables().kinds.iter().enumerate().filter(|(number, kind)| {
        let stays = kind.start || kind.block.is_some() || matches!(kind.set, Set::River | Set::River2);
        parsed.copies(*number as u8) > 0 && !stays && number % 8 != n
    });
    let mut options = options.clone();
    options["mix"] = left_out.map(|(_, kind)| (kind.id.to_owned(), json!(0))).collect();
    options
}

/// 1,080 games over all sets, of which no more than one lays a block of tiles before the others: 24 options, two to
/// six players, nine games each.
fn short_games_conform(eighths: [usize; 4], seed: u64) {
    let with =
        |set: &str| json!(["princess-dragon", "inns-cathedrals", "traders-builders", "king-scout", set]);
    let options = [
        json!({"sets": with("river")}),
        json!({"sets": with("river-2"), "farmers": "oldest", "rules": "letter"}),
        json!({"sets": with("count"), "farmers": "once-per-city"}),
    ];
    let short: Vec<Value> =
        eighths.iter().flat_map(|&n| options.iter().map(move |options| eighth(options, n))).collect();
    conforms(&short, 9, SHORT, seed);
}

#[test]
fn short_games_of_all_sets_conform() {
    short_games_conform([0, 1, 2, 3], 6);
}

#[test]
fn short_games_with_the_other_tiles_conform() {
    short_games_conform([4, 5, 6, 7], 7);
}

fn audited(game: &Carcassonne) {
    assert_eq!(game.fault(), None);
}

#[test]
fn a_marathon_of_the_base_game_breaks_nothing() {
    marathon(&[json!({})], games(100), 4, audited);
}

#[test]
fn a_marathon_with_all_sets_breaks_nothing() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    marathon(&[json!({ "sets": all })], games(20), 5, audited);
}
