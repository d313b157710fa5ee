//! The turn planner on a game whose turns are long: Torres.

use castellan_ai::outing::Style;
use castellan_ai::planner::plan;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Instinct, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use castellan_torres::Torres;
use castellan_torres::moves::Move;
use castellan_torres::options::TorresOptions;

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

#[test]
fn a_planned_turn_ends_better_than_a_greedy_one() {
    let (mut planned, mut followed) = (0.0, 0.0);
    for seed in 0..8 {
        let mut dice = Dice::quick(seed);
        let mut start = Torres::new(&TorresOptions::default(), 2);
        // Only when there are castles to climb is there something to plan.
        play(&mut start, [greedy; 2], &mut dice, |game| game.points(Seat(0)) < 30);
        let Turn::Seat(seat) = start.turn() else { panic!("somebody is due in the middle of the game") };
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
