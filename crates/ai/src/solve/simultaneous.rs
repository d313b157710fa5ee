//! Secret choices of two: what both may choose is a matrix game, whose solution is a mixture.
//!
//! A move is drawn from the mixture: whoever knows the bot still can't tell what it will choose. Where the
//! rival's hand is not known for sure, the mixture is the best against all hands that it may be.

use crate::bots::{Bots, Search, Style, take_back};
use crate::search::rollout;
use crate::solve::matrix::{Matrix, Solution};
use crate::solve::openings;
use crate::solve::regret::Regrets;
use crate::solve::values::Values;
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// How often the rival's hand is guessed; the same guess twice counts double.
const GUESSES: u32 = 24;

/// Rounds of regret matching where there are several hands.
const ROUNDS: u32 = 1000;

/// A mixture of a seat's choices: each move with its share.
pub type Mixture<M> = Vec<(M, f64)>;

/// A hand that the rival may have.
struct Hand<M> {
    /// How often it was guessed.
    weight: f64,
    /// What the rival may choose from it.
    choices: Vec<M>,
    /// The share of a win by own choice and the rival's.
    payoffs: Vec<Vec<f64>>,
}

/// What may be chosen.
pub struct Choice<M> {
    /// The move.
    pub m: M,
    /// Its share of the mixture.
    pub share: f64,
    /// The share of a win that it brings against a rival who mixes as he should. What is in the mixture is
    /// worth the same, and nothing is worth more.
    pub worth: f64,
}

/// The mixture for a seat that chooses in secret at the same time as one rival; none if that is not so.
///
/// ```
/// use castellan_ai::bots::Search;
/// use castellan_ai::search::effort::Effort;
/// use castellan_ai::solve::simultaneous;
/// use castellan_ai::solve::values::Values;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options, Turn};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// // Six rounds at random; the seventh tile is turned up.
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// let (mut dice, mut moves, mut tiles) = (Dice::quick(5), Vec::new(), 0);
/// while tiles < 7 {
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
/// let Turn::Secret(due) = game.turn() else { return };
/// let seat = due.iter().next().unwrap();
/// let view = game.view(Viewer::Seat(seat));
/// let effort = Effort::new(1, None, None, None);
/// let mut search = Search::<Siege>::new(&view, seat, effort, Dice::quick(1));
/// let mixture = simultaneous::mixture(&mut search, &mut Values::default()).unwrap();
/// let sum: f64 = mixture.iter().map(|(_, share)| share).sum();
/// assert!((sum - 1.0).abs() < 1e-6);
/// assert!(simultaneous::pick(&mixture, &mut dice).is_some());
/// ```
pub fn mixture<G: Bots>(search: &mut Search<'_, G>, values: &mut Values<G>) -> Option<Mixture<G::Move>> {
    let choices = choices(search, values)?;
    Some(choices.into_iter().map(|choice| (choice.m, choice.share)).collect())
}

/// The same with what each choice is worth.
pub fn choices<G: Bots>(search: &mut Search<'_, G>, values: &mut Values<G>) -> Option<Vec<Choice<G::Move>>> {
    let (seat, style) = (search.seat, search.style);
    let first = search.guess();
    if first.seat_count() != 2 || !matches!(first.turn(), Turn::Secret(_)) {
        return None;
    }
    let mut own = Vec::new();
    first.moves(seat, &mut own);
    let mut hands: Vec<Hand<G::Move>> = Vec::new();
    for _ in 0..GUESSES {
        let mut guess = search.guess();
        // Whether the rival has chosen already tells nothing about what.
        take_back(&mut guess, seat.next(2));
        let mut choices = Vec::new();
        guess.moves(seat.next(2), &mut choices);
        match hands.iter_mut().find(|hand| hand.choices == choices) {
            Some(hand) => hand.weight += 1.0,
            None => {
                let payoffs = payoffs(&guess, seat, &own, &choices, &style, values)?;
                hands.push(Hand { weight: 1.0, choices, payoffs });
            }
        }
    }
    let (shares, theirs) = match &hands[..] {
        [hand] => {
            let solution = against_one(hand);
            (solution.rows, vec![solution.columns])
        }
        _ => against_all(&hands, own.len()),
    };
    let worth = |n: usize| {
        let of_hand =
            |(hand, theirs): (&Hand<_>, &Vec<f64>)| hand.weight * expected(&hand.payoffs[n], theirs);
        hands.iter().zip(&theirs).map(of_hand).sum::<f64>() / f64::from(GUESSES)
    };
    let choice = |(n, (m, share))| Choice { m, share, worth: worth(n) };
    Some(own.into_iter().zip(shares).enumerate().map(choice).collect())
}

/// What a choice brings against a mixture.
fn expected(row: &[f64], theirs: &[f64]) -> f64 {
    row.iter().zip(theirs).map(|(pay, share)| pay * share).sum()
}

/// The mixture of a castellan to whom the rival's hand is open; nothing is chosen where nothing can be.
pub(crate) fn open_mixture<G: Bots>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    values: &mut Values<G>,
) -> Option<Mixture<Option<G::Move>>> {
    let (mut own, mut choices) = (Vec::new(), Vec::new());
    game.moves(seat, &mut own);
    if own.is_empty() {
        return Some(vec![(None, 1.0)]);
    }
    game.moves(seat.next(2), &mut choices);
    let payoffs = payoffs(game, seat, &own, &choices, style, values)?;
    let shares = against_one(&Hand { weight: 1.0, choices, payoffs }).rows;
    Some(own.into_iter().map(Some).zip(shares).filter(|(_, share)| *share > 0.0).collect())
}

/// What each pair of choices leads to.
fn payoffs<G: Bots>(
    game: &G,
    seat: Seat,
    own: &[G::Move],
    theirs: &[G::Move],
    style: &Style<'_>,
    values: &mut Values<G>,
) -> Option<Vec<Vec<f64>>> {
    let rival = seat.next(2);
    let mut payoffs = Vec::with_capacity(own.len());
    for m in own {
        let mut chosen = game.clone();
        chosen.play(seat, m, &mut Log::off()).ok()?;
        if theirs.is_empty() {
            payoffs.push(vec![worth(&chosen, seat, style, values)]);
            continue;
        }
        let mut row = Vec::with_capacity(theirs.len());
        for answer in theirs {
            let mut after = chosen.clone();
            after.play(rival, answer, &mut Log::off()).ok()?;
            row.push(worth(&after, seat, style, values));
        }
        payoffs.push(row);
    }
    Some(payoffs)
}

/// The share of a win: exactly where the opening is known or the end is near enough, else as the evaluation
/// sees it.
fn worth<G: Bots>(game: &G, seat: Seat, style: &Style<'_>, values: &mut Values<G>) -> f64 {
    let exactly = if game.is_near_end() { values.worth(game, seat) } else { openings::share(game, seat) };
    exactly.unwrap_or_else(|| rollout::share_of_win(game, seat, style))
}

fn against_one<M>(hand: &Hand<M>) -> Solution {
    let mut matrix = Matrix::new(hand.payoffs.len(), hand.payoffs.first().map_or(0, Vec::len));
    for (row, line) in hand.payoffs.iter().enumerate() {
        for (column, pay) in line.iter().enumerate() {
            *matrix.payoff(row, column) = *pay;
        }
    }
    matrix.solve()
}

/// Regret matching against a rival who knows the own hand: one mixture for the seat, one for each hand.
fn against_all<M>(hands: &[Hand<M>], choices: usize) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut own = Regrets::new(choices);
    let width = |hand: &Hand<M>| hand.payoffs.first().map_or(0, Vec::len);
    let mut rivals: Vec<Regrets> = hands.iter().map(|hand| Regrets::new(width(hand))).collect();
    for round in 1..=ROUNDS {
        let mine = own.mixture();
        let mut values = vec![0.0; choices];
        for (hand, rival) in hands.iter().zip(&mut rivals) {
            let theirs = rival.mixture();
            for (value, row) in values.iter_mut().zip(&hand.payoffs) {
                *value += hand.weight * expected(row, &theirs);
            }
            let cost = |column: usize| -> f64 {
                -hand.payoffs.iter().zip(&mine).map(|(row, share)| row[column] * share).sum::<f64>()
            };
            let costs: Vec<f64> = (0..theirs.len()).map(cost).collect();
            rival.regret(&costs, &theirs, 1.0);
            rival.play(&theirs, f64::from(round));
        }
        own.regret(&values, &mine, 1.0);
        own.play(&mine, f64::from(round));
    }
    (own.average(), rivals.iter().map(Regrets::average).collect())
}

/// Draws from a mixture.
pub fn pick<M: Clone>(mixture: &Mixture<M>, dice: &mut Dice) -> Option<M> {
    let sum: f64 = mixture.iter().map(|(_, share)| share).sum();
    let mut left = dice.fraction() * sum;
    let drawn = mixture.iter().find(|(_, share)| {
        left -= share;
        left < 0.0
    });
    drawn.or(mixture.last()).map(|(m, _)| m.clone())
}
