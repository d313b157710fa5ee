//! The turn planner on a game whose turns are long: Torres.

use castellan_ai::bots::{Evaluation, Policy, Search, Style};
use castellan_ai::search::beam::{Breadth, plan, plans};
use castellan_ai::search::effort::Effort;
use castellan_ai::search::replies::{against_best, answered};
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};
use castellan_torres::Torres;
use castellan_torres::moves::Move;
use castellan_torres::options::{TorresOptions, Variant};

type Player = fn(&Torres, Seat, &mut Dice) -> Move;

fn listed(game: &Torres, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}

fn random(game: &Torres, seat: Seat, dice: &mut Dice) -> Move {
    let moves = listed(game, seat);
    moves[dice.index(moves.len())]
}

fn greedy(game: &Torres, seat: Seat, _: &mut Dice) -> Move {
    let moves = listed(game, seat);
    let mut weights = Vec::new();
    game.weigh(seat, &moves, &mut weights);
    let best = (0..moves.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
    moves[best.expect("somebody is due")]
}

fn planner(game: &Torres, seat: Seat, dice: &mut Dice) -> Move {
    plan(game, seat, &Style::of::<Torres>(), dice).expect("somebody is due")
}

/// Plays on while `goes_on` says so.
fn play(game: &mut Torres, players: [Player; 2], dice: &mut Dice, goes_on: impl Fn(&Torres) -> bool) {
    while goes_on(game) {
        match game.turn() {
            Turn::Seat(seat) => {
                let m = players[seat.index()](game, seat, dice);
                game.play(seat, &m, &mut Log::off()).expect("a listed move is legal");
            }
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
            }
            Turn::Secret(_) | Turn::Over => return,
        }
    }
}

/// Whether somebody is due who may make this move.
fn due_to(game: &Torres, m: impl Fn(Seat) -> Move) -> bool {
    game.turn().seats().iter().any(|seat| listed(game, seat).contains(&m(seat)))
}

/// The start of a turn of a game in which there are castles to climb: before that there is nothing to plan.
fn middle_of_a_game(dice: &mut Dice) -> (Torres, Seat) {
    let mut game = Torres::new(&TorresOptions::default(), 2);
    play(&mut game, [greedy; 2], dice, |game| game.points(Seat(0)) < 30);
    let last = game.turn().seats();
    let begins = |game: &Torres| game.turn().seats() != last && due_to(game, |_| Move::Point {});
    play(&mut game, [greedy; 2], dice, |game| !begins(game));
    let Turn::Seat(seat) = game.turn() else { panic!("somebody is due in the middle of the game") };
    (game, seat)
}

#[test]
fn a_planned_turn_ends_better_than_a_greedy_one() {
    let (mut planned, mut followed) = (0.0, 0.0);
    for seed in 0..16 {
        let mut dice = Dice::quick(seed);
        let (start, seat) = middle_of_a_game(&mut dice);
        for (player, sum) in [(planner as Player, &mut planned), (greedy as Player, &mut followed)] {
            let mut game = start;
            play(&mut game, [player; 2], &mut dice, |game| {
                game.turn().seats().contains(seat) || matches!(game.turn(), Turn::Chance(_))
            });
            *sum += game.margin(seat);
        }
    }
    assert!(planned > followed + 20.0, "planned {planned}, followed {followed}");
}

#[test]
fn more_paths_find_better_turns() {
    let style = Style::of::<Torres>();
    let (mut wide, mut narrow) = (0.0, 0.0);
    for seed in 0..6 {
        let (game, seat) = middle_of_a_game(&mut Dice::quick(seed));
        for (paths, sum) in [(320, &mut wide), (20, &mut narrow)] {
            let found = |threads| {
                let breadth = Breadth { paths, count: 1, steps: u32::MAX, threads };
                plans(&game, seat, &style, breadth, &mut Dice::quick(seed)).best
            };
            let (one, three) = (found(1), found(3));
            assert_eq!(one[0].moves, three[0].moves, "threads decide nothing");
            *sum += one[0].value;
        }
    }
    assert!(wide > narrow + 3.0, "wide {wide}, narrow {narrow}");
}

#[test]
fn it_is_known_whether_all_ways_through_a_turn_were_looked_at() {
    let whole = |game: &Torres, seat| {
        let breadth = Breadth { paths: 1000, count: 1, steps: u32::MAX, threads: 1 };
        plans(game, seat, &Style::of::<Torres>(), breadth, &mut Dice::quick(0)).is_whole
    };
    let start = Torres::new(&TorresOptions::default(), 2);
    assert!(whole(&start, Seat(0)), "a knight enters, and that is all");
    let (game, seat) = middle_of_a_game(&mut Dice::quick(1));
    assert!(!whole(&game, seat), "a turn with action points has far more ways");
}

#[test]
fn a_turn_with_very_many_ways_costs_little_more_than_it_may() {
    // In the master variant everybody has every card, also the one that moves any block anywhere.
    let options = TorresOptions { variant: Variant::Master, ..TorresOptions::default() };
    let style = Style::of::<Torres>();
    let mut game = Torres::new(&options, 2);
    let dice = &mut Dice::quick(5);
    play(&mut game, [greedy; 2], dice, |game| !due_to(game, |_| Move::Point {}));
    let seat = game.turn().seats().iter().next().expect("a turn begins");
    let within = |steps| {
        let breadth = Breadth { paths: 300, count: 1, steps, threads: 1 };
        plans(&game, seat, &style, breadth, &mut Dice::quick(5)).steps
    };
    assert!(
        within(2000) > 2000 && within(2000) < within(u32::MAX) / 2,
        "{} {}",
        within(2000),
        within(u32::MAX)
    );
    for playouts in [100, 400] {
        let view = game.view(Viewer::Seat(seat));
        let effort = Effort::new(playouts, None, None, None);
        let mut search = Search::<Torres>::new(&view, seat, effort, Dice::quick(5));
        assert!(!answered(&mut search, None).is_empty());
        assert!(search.effort.spent() < 2 * playouts, "{} of {playouts}", search.effort.spent());
    }
}

/// What beginning a phase is worth to whoever names who does, on average of some games.
fn worth_of_beginning(weights: &[f32]) -> f64 {
    let style = Style { weights, ..Style::of::<Torres>() };
    let games = 4;
    let gap = |seed| {
        let mut dice = Dice::quick(seed);
        let mut game = Torres::new(&TorresOptions::default(), 2);
        let names_first = |game: &Torres| due_to(game, |seat| Move::First { seat });
        play(&mut game, [greedy; 2], &mut dice, |game| !names_first(game));
        let seat = game.turn().seats().iter().next().expect("somebody names who begins");
        let mut margin = |first| {
            let (view, effort) = (&game.view(Viewer::Seat(seat)), Effort::new(60, None, None, None));
            let lent = std::mem::replace(&mut dice, Dice::quick(0));
            let mut search = Search { view, seat, style, effort, dice: lent };
            let found = against_best(&mut search, &game, &Move::First { seat: first });
            dice = search.dice;
            found
        };
        let [own, other] = [seat, seat.next(2)].map(|first| margin(first).expect("both may begin").0);
        own - other
    };
    (0..games).map(gap).sum::<f64>() / games as f64
}

#[test]
fn who_begins_a_phase_has_not_gained_a_turn() {
    let weights = Torres::weights();
    let turns = Torres::TERMS.iter().position(|term| *term == "turns").expect("turns to come are a term");
    let mut without = weights.to_vec();
    without[turns] = 0.0;
    let (with, without) = (worth_of_beginning(weights), worth_of_beginning(&without));
    assert!(without > 10.0, "a turn that is had looks like a gain: {without}");
    assert!(with.abs() < 10.0, "a turn that is had is no longer to come: {with}");
}

#[test]
fn more_thought_guesses_hidden_cards_anew_and_still_needs_no_certain_number_of_threads() {
    for seed in 0..3 {
        let (game, seat) = middle_of_a_game(&mut Dice::quick(seed));
        let view = game.view(Viewer::Seat(seat));
        let think = |threads| {
            let effort = Effort::new(150, None, None, None).with_threads(threads);
            let mut search = Search::<Torres>::new(&view, seat, effort, Dice::quick(seed));
            answered(&mut search, None)
        };
        assert_eq!(think(1), think(3));
        assert!(listed(&game, seat).contains(&think(2)[0].m));
    }
}

#[test]
fn the_planner_beats_a_random_player() {
    for seed in 0..2 {
        let mut dice = Dice::quick(seed);
        let mut game = Torres::new(&TorresOptions::default(), 2);
        let players: [Player; 2] = if seed == 0 { [planner, random] } else { [random, planner] };
        play(&mut game, players, &mut dice, |game| game.turn() != Turn::Over);
        let (own, other) = (Seat(seed as u8), Seat(1 - seed as u8));
        assert!(game.points(own) > game.points(other) + 50, "{} to {}", game.points(own), game.points(other));
    }
}
