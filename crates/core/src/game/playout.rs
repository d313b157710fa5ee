//! Playouts: whole games of random listed moves, the measure of how fast the rules are.

use crate::dice::Dice;
use crate::game::{Game, Turn};
use crate::log::Log;
use crate::seat::Seat;

/// What some playouts added up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playouts {
    /// Whole games.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Points by seat, added up.
    pub score_sums: Vec<i64>,
}

impl Playouts {
    /// Adds what others added up to.
    pub fn add(&mut self, other: &Playouts) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.score_sums.resize(self.score_sums.len().max(other.score_sums.len()), 0);
        self.score_sums.iter_mut().zip(&other.score_sums).for_each(|(sum, more)| *sum += more);
    }
}

/// Plays whole games: at each decision all legal moves are listed and one is chosen uniformly.
///
/// ```
/// use castellan_core::dice::Dice;
/// use castellan_core::game::playout::playouts;
/// use castellan_template::Template;
///
/// let options = serde_json::from_str(r#"{"rounds":4}"#).unwrap();
/// let played = playouts::<Template>(&options, 3, 20, &mut Dice::quick(1));
/// assert_eq!(played.games, 20);
/// assert!(played.decisions >= 20 * 4, "in every round at least somebody places or bids");
/// ```
pub fn playouts<G: Game>(options: &G::Options, seats: u8, games: u64, dice: &mut Dice) -> Playouts {
    let mut result = Playouts { games, decisions: 0, score_sums: vec![0; usize::from(seats)] };
    let mut moves = Vec::new();
    for _ in 0..games {
        let mut game = G::new(options, seats);
        result.decisions += finish(&mut game, &mut moves, dice);
        for seat in Seat::all(seats) {
            result.score_sums[seat.index()] += i64::from(game.points(seat));
        }
    }
    result
}

/// Plays a game to its end at random and counts the decisions.
///
/// # Panics
/// If the game refuses what it listed or drew: a fault in its rules that the conformance suite looks for.
pub fn finish<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, dice: &mut Dice) -> u64 {
    let mut decisions = 0;
    loop {
        let seat = match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Secret(seats) => seats.iter().next().expect("somebody is due"),
        };
        moves.clear();
        game.moves(seat, moves);
        let m = &moves[dice.index(moves.len())];
        game.play(seat, m, &mut Log::off()).expect("a listed move is legal");
        decisions += 1;
    }
}
