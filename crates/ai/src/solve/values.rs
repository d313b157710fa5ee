//! Values of games: positions of two players from which the rest is worked out to the end, exactly.
//!
//! Where both choose at the same time the choices are a matrix game; where luck decides, every outcome
//! counts by its chance. What is chosen in secret and never shown counts as seen.

use crate::bots::Bots;
use crate::solve::matrix::Matrix;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// So many of a key's lowest bits tell its line on a page.
const LINE_BITS: u32 = 12;

/// So many pages are kept at most: then everything is forgotten, and worked out again where it is needed.
const PAGES_MAX: usize = 4096;

/// A transposition table: solved positions with the share of a win of the first seat.
///
/// Keys that differ in their lowest bits only lie on one page: there are many, and a page is found fast.
///
/// ```
/// use castellan_ai::solve::values::Values;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::Seat;
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// // Five rounds at random; the sixth tile is turned up.
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// let (mut dice, mut moves, mut tiles) = (Dice::quick(5), Vec::new(), 0);
/// while tiles < 6 {
///     let Some(seat) = game.turn().seats().iter().next() else {
///         let tile = game.draw(&mut dice);
///         game.resolve(&tile, &mut Log::off()).unwrap();
///         tiles += 1;
///         continue;
///     };
///     moves.clear();
///     game.moves(seat, &mut moves);
///     let m = moves[dice.index(moves.len())];
///     game.play(seat, &m, &mut Log::off()).unwrap();
/// }
///
/// let mut values = Values::default();
/// let first = values.worth(&game, Seat(0)).unwrap();
/// let second = values.worth(&game, Seat(1)).unwrap();
/// assert!((first + second - 1.0).abs() < 1e-6, "what one wins the other loses");
/// assert!(values.len() > 0, "and it is known from now on");
/// ```
pub struct Values<G> {
    pages: BTreeMap<u128, Box<[f32]>>,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for Values<G> {
    fn default() -> Values<G> {
        Values { pages: BTreeMap::new(), game: PhantomData }
    }
}

impl<G: Bots> Values<G> {
    /// The share of a win of a seat; none where the rest of the game is too long to be worked out.
    pub fn worth(&mut self, game: &G, seat: Seat) -> Option<f64> {
        let first = self.of_first(game)?;
        Some(if seat == Seat(0) { first } else { 1.0 - first })
    }

    /// How many positions are known.
    pub fn len(&self) -> usize {
        self.pages.values().flatten().filter(|worth| !worth.is_nan()).count()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    fn of_first(&mut self, game: &G) -> Option<f64> {
        let due = match game.turn() {
            Turn::Over => {
                let winners = game.winners();
                return Some(if winners.contains(Seat(0)) { 1.0 / winners.len() as f64 } else { 0.0 });
            }
            Turn::Chance(_) => return self.of_luck(game),
            turn => turn.seats(),
        };
        match (due.contains(Seat(0)), due.contains(Seat(1))) {
            (true, true) => self.of_both(game),
            (first, _) => self.of_one(game, if first { Seat(0) } else { Seat(1) }),
        }
    }

    fn of_luck(&mut self, game: &G) -> Option<f64> {
        let key = G::REST?.key(game)?;
        let (page, line) = (key >> LINE_BITS, (key & ((1 << LINE_BITS) - 1)) as usize);
        if let Some(known) = self.pages.get(&page).map(|page| page[line]).filter(|worth| !worth.is_nan()) {
            return Some(f64::from(known));
        }
        let mut worth = 0.0;
        for (chance, share) in game.chances() {
            let mut after = game.clone();
            after.resolve(&chance, &mut Log::off()).ok()?;
            worth += share * self.of_first(&after)?;
        }
        // As it is kept, so that a position is worth the same whenever it is asked for.
        let worth = worth as f32;
        if self.pages.len() >= PAGES_MAX {
            self.pages.clear();
        }
        let page = self.pages.entry(page).or_insert_with(|| vec![f32::NAN; 1 << LINE_BITS].into());
        page[line] = worth;
        Some(f64::from(worth))
    }

    fn of_one(&mut self, game: &G, seat: Seat) -> Option<f64> {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let mut best: Option<f64> = None;
        for m in &moves {
            let mut after = game.clone();
            after.play(seat, m, &mut Log::off()).ok()?;
            let worth = self.of_first(&after)?;
            let better = if seat == Seat(0) { f64::max } else { f64::min };
            best = Some(best.map_or(worth, |best| better(best, worth)));
        }
        best
    }

    fn of_both(&mut self, game: &G) -> Option<f64> {
        let (mut own, mut theirs) = (Vec::new(), Vec::new());
        game.moves(Seat(0), &mut own);
        game.moves(Seat(1), &mut theirs);
        let mut matrix = Matrix::new(own.len(), theirs.len());
        for (row, m) in own.iter().enumerate() {
            let mut chosen = game.clone();
            chosen.play(Seat(0), m, &mut Log::off()).ok()?;
            for (column, answer) in theirs.iter().enumerate() {
                let mut after = chosen.clone();
                after.play(Seat(1), answer, &mut Log::off()).ok()?;
                *matrix.payoff(row, column) = self.of_first(&after)?;
            }
        }
        Some(matrix.solve().value)
    }
}
