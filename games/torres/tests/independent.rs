//! The quick rules against the slow ones of `naive/`, and what must hold at every moment of a game;
//! `GAMES=100` looks at more games, and `GAMES=11200 cargo test --release -p castellan-torres --test independent
//! marathon` plays 100,800.

mod naive;

use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::testing::{games, marathon};
use castellan_torres::Torres;
use castellan_torres::options::TorresOptions;
use naive::Position;
use serde_json::{Value, json};

/// Every variant and every switch away from its default.
fn tables() -> Vec<(u8, Value)> {
    let turned = json!({
        "track": "total", "scoring_order": "leader", "a8_founds": false, "a10_cost": 2,
        "all_six": false, "m6_gaps": false, "mirrored": true
    });
    let mut tables = Vec::new();
    for seats in 2..=4 {
        for variant in ["base", "shared-deck", "master"] {
            tables.push((seats, json!({ "variant": variant })));
            let mut options = turned.clone();
            options["variant"] = json!(variant);
            tables.push((seats, options));
        }
    }
    tables
}

fn view(game: &Torres, seat: Seat) -> Value {
    serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap()
}

/// Plays a random game and looks at it before and after every move.
fn play(
    seats: u8,
    options: &Value,
    seed: u64,
    look: impl Fn(&Torres, &str),
    compare: impl Fn(&Torres, Seat, &[Value]),
) {
    let options: TorresOptions = serde_json::from_value(options.clone()).unwrap();
    let mut game = Torres::new(&options.complete(seats).unwrap(), seats);
    let mut dice = Dice::quick(seed);
    let mut log = Log::on();
    loop {
        let mut played = String::new();
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut log).unwrap();
            }
            Turn::Secret(_) => unreachable!("nothing is chosen in secret"),
            Turn::Seat(seat) => {
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                let json: Vec<Value> = moves.iter().map(|m| serde_json::to_value(m).unwrap()).collect();
                compare(&game, seat, &json);
                // Ends and rebuildings are so many that building and walking would be rare.
                let choice = &moves[dice.index(moves.len())];
                let kind = choice.to_string();
                let again = kind.starts_with("end") || kind.starts_with("card A8");
                let choice = if again { &moves[dice.index(moves.len())] } else { choice };
                game.play(seat, choice, &mut log).unwrap();
                played = choice.to_string();
            }
        }
        look(&game, &played);
    }
}

#[test]
fn listed_moves_are_those_of_the_plain_rules() {
    for (seed, (seats, options)) in (0..).zip(tables()) {
        play(
            seats,
            &options,
            seed,
            |_, _| {},
            |game, seat, listed| {
                let mut plain: Vec<String> =
                    Position::read(view(game, seat)).moves().iter().map(Value::to_string).collect();
                let mut listed: Vec<String> = listed.iter().map(Value::to_string).collect();
                plain.sort();
                listed.sort();
                let extra: Vec<_> = listed.iter().filter(|m| !plain.contains(m)).collect();
                let missing: Vec<_> = plain.iter().filter(|m| !listed.contains(m)).collect();
                assert!(
                    extra.is_empty() && missing.is_empty(),
                    "{options}: extra {extra:?}, missing {missing:?}"
                );
                assert_eq!(listed.len(), plain.len(), "{options}: something is listed twice");
            },
        );
    }
}

/// Facts section 16.
#[test]
fn blocks_pieces_castles_and_markers_stay_in_order() {
    for (seed, (seats, options)) in (100..).zip(tables()) {
        for round in 0..games(4) {
            play(seats, &options, seed * 10 + round, |game, _| check_invariants(game), |_, _, _| {});
        }
    }
}

/// The same in very many games, where everything is chosen evenly.
#[test]
fn a_marathon_of_every_variant_breaks_nothing() {
    let variants = ["base", "shared-deck", "master"].map(|variant| json!({ "variant": variant }));
    marathon(&variants, games(30), 5, check_invariants);
}

/// Facts section 16: the turns that the phase cards give, and eight castles unless a card changed that.
#[test]
fn turns_and_castles_are_as_many_as_they_should_be() {
    for (seed, (seats, options)) in (400..).zip(tables()) {
        for round in 0..games(4) {
            let (turns, changed) = (std::cell::Cell::new(0), std::cell::Cell::new(false));
            let count = |game: &Torres, played: &str| {
                turns.set(turns.get() + u32::from(played.starts_with("end ")));
                changed.set(changed.get() || played.starts_with("card A2") || played.starts_with("card A8"));
                let seen = view(game, Seat(0));
                let founding = ["master_card", "found"].contains(&seen["step"].as_str().unwrap());
                let castles = seen["castles"].as_array().unwrap().len();
                assert!(founding || changed.get() || castles == 8, "{castles} castles");
                assert!(
                    founding
                        || ["enter", "king"].contains(&seen["step"].as_str().unwrap())
                        || seen["king"].is_array()
                );
            };
            play(seats, &options, seed * 1000 + round, count, |_, _, _| {});
            assert_eq!(turns.get(), [24, 30, 40][usize::from(seats) - 2], "{options}");
        }
    }
}

fn check_invariants(game: &Torres) {
    let seen = view(game, Seat(0));
    let position = Position::read(seen.clone());
    let number = |value: &Value| value.as_i64().unwrap();
    let sum = |list: &Value| list.as_array().unwrap().iter().map(number).sum::<i64>();
    let seats = seen["seats"].as_array().unwrap();

    let held: i64 = seats.iter().map(|seat| sum(&seat["towers"]) + number(&seat["kept"])).sum();
    let laid: i64 = position.heights.values().sum();
    assert_eq!(laid + held + number(&seen["supply"]), 92);

    let castles = position.castles();
    let mut told: Vec<_> =
        seen["castles"].as_array().unwrap().iter().map(|castle| castle["cells"].clone()).collect();
    let mut found: Vec<_> = castles
        .iter()
        .map(|castle| {
            let mut cells: Vec<_> = castle.iter().map(|(column, row)| (*row, *column)).collect();
            cells.sort_unstable();
            json!(cells.iter().map(|(row, column)| [*column, *row]).collect::<Vec<_>>())
        })
        .collect();
    told.sort_by_key(Value::to_string);
    found.sort_by_key(Value::to_string);
    assert_eq!(told, found);
    for castle in &castles {
        assert!(castle.iter().all(|at| position.heights[at] <= castle.len() as i64));
    }
    let playing = !["master_card", "found"].contains(&seen["step"].as_str().unwrap());
    assert!(!playing || castles.len() >= 6);

    let mut pieces: Vec<_> = position.knights.iter().flatten().map(|at| json!([at.0, at.1])).collect();
    pieces.extend(seen["king"].is_array().then(|| seen["king"].clone()));
    let count = pieces.len();
    pieces.sort_by_key(Value::to_string);
    pieces.dedup();
    assert_eq!(pieces.len(), count, "one piece on a field");
    assert!(position.knights.iter().all(|own| own.len() <= 6));

    let lap = if seen["options"]["track"] == "field" { 100 } else { i64::MAX };
    let mut markers: Vec<i64> = seats.iter().map(|seat| number(&seat["points"])).filter(|p| *p > 0).collect();
    markers.iter_mut().for_each(|points| *points %= lap);
    let count = markers.len();
    markers.sort_unstable();
    markers.dedup();
    assert_eq!(markers.len(), count, "one marker on a field");

    if seen["step"] == "act" {
        let turns_left = number(&seen["rounds"]) - number(&seen["round"]);
        for (n, seat) in seats.iter().enumerate() {
            let (first, all) = (number(&seen["first"]), seats.len() as i64);
            let place = (n as i64 - first + all) % all;
            let now = (number(&seen["due"]) - first + all) % all;
            let towers = seat["towers"].as_array().unwrap().len() as i64;
            assert_eq!(towers, turns_left + i64::from(place >= now), "towers are turns");
        }
    }
}

/// Points of a whole phase, jumps included, from the position before its last `end`.
#[test]
fn phases_are_scored_as_by_hand() {
    for (seed, (seats, options)) in (200..).zip(tables()) {
        for round in 0..games(4) {
            play(
                seats,
                &options,
                seed * 10 + round,
                |_, _| {},
                |game, seat, listed| {
                    let seen = view(game, seat);
                    if seen["step"] != "act" || seen["round"] != seen["rounds"] {
                        return;
                    }
                    let last = (seen["first"].as_u64().unwrap() + u64::from(seats) - 1) % u64::from(seats);
                    if seen["due"] != json!(last) {
                        return;
                    }
                    let mut after = *game;
                    let end = listed.last().unwrap();
                    after.play(seat, &serde_json::from_value(end.clone()).unwrap(), &mut Log::off()).unwrap();
                    let expected = score_by_hand(&Position::read(seen.clone()), &seen);
                    let points: Vec<i64> =
                        Seat::all(seats).map(|seat| i64::from(after.points(seat))).collect();
                    assert_eq!(points, expected, "{seen}");
                },
            );
        }
    }
}

fn score_by_hand(position: &Position, seen: &Value) -> Vec<i64> {
    let seats = seen["seats"].as_array().unwrap();
    let mut points: Vec<i64> = seats.iter().map(|seat| seat["points"].as_i64().unwrap()).collect();
    let first = seen["first"].as_u64().unwrap() as usize;
    let mut order: Vec<usize> = (0..seats.len()).map(|n| (first + n) % seats.len()).collect();
    if seen["options"]["scoring_order"] == "leader" && seen["phase"] != json!(1) {
        order.sort_by_key(|&seat| -points[seat]);
    }
    let lap = if seen["options"]["track"] == "field" { 100 } else { i64::MAX };
    for step in [Position::castle_points, Position::king_points, Position::master_points] {
        for &seat in &order {
            let gain = step(position, seat);
            if gain == 0 {
                continue;
            }
            points[seat] += gain;
            while (0..seats.len()).any(|other| other != seat && points[other] % lap == points[seat] % lap) {
                points[seat] += 1;
            }
        }
    }
    points
}

/// Whatever is hidden from a seat may be dealt out anew: neither its view nor its moves change.
#[test]
fn guesses_look_the_same_to_their_viewer() {
    let mut dice = Dice::quick(9);
    let dice = std::cell::RefCell::new(&mut dice);
    for (seed, (seats, options)) in (300..).zip(tables()) {
        play(
            seats,
            &options,
            seed,
            |_, _| {},
            |game, due, listed| {
                for viewer in Viewer::all(seats) {
                    let seen = game.view(viewer);
                    let guess = Torres::guess(&seen, &mut dice.borrow_mut());
                    assert_eq!(
                        serde_json::to_value(guess.view(viewer)).unwrap(),
                        serde_json::to_value(&seen).unwrap()
                    );
                    if viewer.is(due) {
                        let mut moves = Vec::new();
                        guess.moves(due, &mut moves);
                        assert_eq!(moves.len(), listed.len());
                    }
                }
            },
        );
    }
}
