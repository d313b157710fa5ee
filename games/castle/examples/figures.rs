//! Figures of games between two greedy players: points, tiles that fit nowhere, tokens that were used.

use castellan_ai::bots::Policy;
use castellan_castle::Castle;
use castellan_castle::options::CastleOptions;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::{Event, Log};
use castellan_core::message::Arg;
use castellan_core::seat::{Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const GAMES: u32 = 1000;

/// The kind of token that an event speaks of as used.
fn used_token(event: &Event) -> Option<u8> {
    if !["ZA26", "ZA27", "ZA30", "ZA33", "ZA34", "ZA35"].contains(&event.rule) {
        return None;
    }
    let token = event.say.args.iter().find(|(name, _)| *name == "token")?;
    let Arg::Say(name) = &token.1 else { return None };
    name.key.rsplit('-').next()?.parse().ok()
}

/// Whether somebody's keep counts for more by token 8, which works without a word (ZA32).
fn enlarges_a_keep(game: &Castle) -> bool {
    let view = serde_json::to_value(game.view(Viewer::Watcher)).expect("a view is JSON");
    let players = view["players"].as_array().expect("players");
    let holds = |player: &Value| player["tokens"].as_array().is_some_and(|held| held.contains(&json!(8)));
    players.iter().any(|player| holds(player) && player["keep"].is_object())
}

fn main() {
    let options = CastleOptions::default().complete(2).expect("the defaults are right");
    let mut dice = Dice::quick(1);
    let (mut points, mut best, mut nowhere, mut used) = ([0; 2], 0, 0, [0u32; 10]);
    for _ in 0..GAMES {
        let mut game = Castle::new(&options, 2);
        let mut log = Log::on();
        let (mut moves, mut weights) = (Vec::new(), Vec::new());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut log).expect("possible");
                }
                turn => {
                    let seat = turn.seats().iter().next().expect("a seat");
                    moves.clear();
                    weights.clear();
                    game.moves(seat, &mut moves);
                    game.weigh(seat, &moves, &mut weights);
                    let best = (0..moves.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
                    game.play(seat, &moves[best.expect("a move")], &mut log).expect("legal");
                }
            }
        }
        for seat in [Seat(0), Seat(1)] {
            points[seat.index()] += game.points(seat);
            best = best.max(game.points(seat));
        }
        nowhere += log.events().iter().filter(|event| event.rule == "ZA09").count();
        let kinds: BTreeSet<u8> = log.events().iter().filter_map(used_token).collect();
        kinds.iter().for_each(|kind| used[usize::from(*kind)] += 1);
        used[8] += u32::from(enlarges_a_keep(&game));
    }
    let mean = points.map(|sum| f64::from(sum) / f64::from(GAMES));
    println!(
        "mean points {mean:?}, best {best}, tiles that fit nowhere a game {}",
        nowhere as f64 / f64::from(GAMES)
    );
    for (kind, &games) in used.iter().enumerate().skip(1) {
        println!("token {kind} used in {:.1} % of the games", f64::from(games) * 100.0 / f64::from(GAMES));
    }
}
