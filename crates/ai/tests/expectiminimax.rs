//! Endings that are worked out are worth what trying everything says, and no search finds a better move.

use castellan_ai::bots::{Bots, Search, Style};
use castellan_ai::search::effort::Effort;
use castellan_ai::search::expectiminimax;
use castellan_ai::search::halving::{self, Candidate};
use castellan_ai::search::rollout;
use castellan_carcassonne::Carcassonne;
use castellan_castle::Castle;
use castellan_core::dice::Dice;
use castellan_core::game::{Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};

/// No ending of these tests takes more steps.
const ENOUGH: u32 = 1_000_000;

/// The share of a win of a seat, everything tried.
fn tried<G: Bots>(game: &G, seat: Seat, style: &Style<'_>, steps: &mut u32) -> Option<f64> {
    *steps = steps.checked_sub(1)?;
    match game.turn() {
        Turn::Over => Some(rollout::share_of_win(game, seat, style)),
        Turn::Chance(_) => {
            let mut sum = 0.0;
            for (chance, share) in game.chances() {
                let mut next = game.clone();
                next.resolve(&chance, &mut Log::off()).unwrap();
                sum += share * tried(&next, seat, style, steps)?;
            }
            Some(sum)
        }
        turn => {
            let due = turn.seats().iter().next().unwrap();
            let mut moves = Vec::new();
            game.moves(due, &mut moves);
            let mut best: Option<f64> = None;
            for m in &moves {
                let worth = after(game, due, m, seat, style, steps)?;
                let better = if due == seat { f64::max } else { f64::min };
                best = Some(best.map_or(worth, |best| better(best, worth)));
            }
            best
        }
    }
}

/// The share of a win of a seat after a move.
fn after<G: Bots>(
    game: &G,
    due: Seat,
    m: &G::Move,
    seat: Seat,
    style: &Style<'_>,
    steps: &mut u32,
) -> Option<f64> {
    let mut next = game.clone();
    next.play(due, m, &mut Log::off()).unwrap();
    tried(&next, seat, style, steps)
}

/// Random games, stopped at each decision in their endings.
fn endings<G: Bots>(games: u64, mut look: impl FnMut(&G, Seat)) {
    let options: G::Options = serde_json::from_str("{}").unwrap();
    let options = options.complete(2).unwrap();
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut game = G::new(&options, 2);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Log::off()).unwrap();
                }
                turn => {
                    let seat = turn.seats().iter().next().unwrap();
                    if game.is_near_end() {
                        look(&game, seat);
                    }
                    let mut moves = Vec::new();
                    game.moves(seat, &mut moves);
                    game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).unwrap();
                }
            }
        }
    }
}

/// Compares endings that can be tried out; at least some can.
fn is_exact<G: Bots>(games: u64) {
    let mut style = Style::of::<G>();
    style.parameters.score_weight = 0.0;
    let mut compared = 0;
    endings::<G>(games, |game, seat| {
        let mut steps = 20_000;
        let Some(all) = tried(game, seat, &style, &mut steps) else { return };
        let (m, worth) = expectiminimax::best(game, seat, &style, ENOUGH).expect("an ending is short enough");
        assert!((worth - all).abs() < 1e-9, "{worth} is not {all}");
        let own = after(game, seat, &m, seat, &style, &mut ENOUGH.clone()).unwrap();
        assert!((own - all).abs() < 1e-9, "{m} is worth {own}, not {all}");
        // The search may find the same move, or a worse one.
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let view = game.view(Viewer::Seat(seat));
        let (dice, effort) = (Dice::quick(1), Effort::new(24, None, None, None));
        let mut search = Search::<G> { view: &view, seat, style, effort, dice };
        let judged = halving::judged(&mut search, moves);
        let searched = halving::best_first(&mut search, judged);
        let theirs = after(game, seat, &searched[0].m, seat, &style, &mut ENOUGH.clone()).unwrap();
        assert!(theirs <= own + 1e-9, "the search found something better");
        compared += 1;
    });
    assert!(compared >= 4, "only {compared} endings were compared");
}

#[test]
fn an_ending_of_carcassonne_is_worth_what_trying_everything_says() {
    is_exact::<Carcassonne>(3);
}

#[test]
fn an_ending_of_the_castle_is_worth_what_trying_everything_says() {
    is_exact::<Castle>(3);
}

/// How far rollouts are from what the best move of an ending is worth, on average over endings.
fn error_of_rollouts<G: Bots>(exploration: f32) -> f64 {
    let mut style = Style::of::<G>();
    style.parameters.score_weight = 0.0;
    style.parameters.exploration = exploration;
    let (mut sum, mut compared) = (0.0, 0);
    endings::<G>(6, |game, seat| {
        let Some((m, worth)) = expectiminimax::best(game, seat, &style, ENOUGH) else { return };
        let (dice, effort) = (Dice::quick(3), Effort::new(1_000, None, None, None));
        let mut best = [Candidate::<G>::new(m, (worth, 0.0))];
        let view = &game.view(Viewer::Seat(seat));
        halving::compare(&mut Search { view, seat, style, effort, dice }, &mut best);
        sum += (best[0].value() - worth).abs();
        compared += 1;
    });
    assert!(compared >= 4, "only {compared} endings were compared");
    sum / f64::from(compared)
}

#[test]
fn rollouts_that_learn_answers_come_nearer_to_what_an_ending_is_worth() {
    let (by_tree, by_policy) = (error_of_rollouts::<Castle>(0.2), error_of_rollouts::<Castle>(0.0));
    assert!(by_tree < 0.5 * by_policy, "{by_tree} is not much nearer than {by_policy}");
}

#[test]
fn an_ending_that_is_too_long_is_left_to_the_search() {
    let mut looked = 0;
    endings::<Carcassonne>(1, |game, seat| {
        assert!(expectiminimax::best(game, seat, &Style::of::<Carcassonne>(), 1).is_none());
        looked += 1;
    });
    assert!(looked > 0);
}
