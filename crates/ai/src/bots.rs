//! What players that think ask of a game: opinions about moves and positions, and what can be worked out.
//!
//! The rules know none of this. A game's `instinct.rs` implements it: a [`Policy`] and an [`Evaluation`]
//! always, [`EnumerableChance`] as far as every outcome of its luck can be looked at, and a
//! [`SolvableRest`] where positions can be solved to the end of the game.

use crate::grade::Grade;
use crate::level::Rank;
use crate::search::effort::Effort;
use castellan_core::dice::Dice;
use castellan_core::game::Game;
use castellan_core::message::Message;
use castellan_core::seat::{SEATS_MAX, Seat};

/// The most terms that an evaluation may add up.
pub const TERMS_MAX: usize = 12;

/// What an evaluation adds up for one seat, in points: one number for each of [`Evaluation::TERMS`].
pub type Terms = [f32; TERMS_MAX];

/// Which moves look good before anything is searched.
pub trait Policy: Game {
    /// A weight above 0 for each of these moves of a seat that is due; larger is better.
    fn weigh(&self, seat: Seat, moves: &[Self::Move], weights: &mut Vec<f32>);
}

/// What a position is worth: a weighted sum of terms for each seat.
pub trait Evaluation: Game {
    /// The names of the terms. Each has a message `GAME-term-NAME` that says what a player is after who gains
    /// by it.
    const TERMS: &'static [&'static str];

    /// What each seat has and may hope for, by seat; `seats` is as long as the table.
    fn terms(&self, seats: &mut [Terms]);
    /// What a point of each term is worth; found by self-play.
    fn weights() -> &'static [f32];
    /// How many seats there are.
    fn seat_count(&self) -> u8;
    /// What a term is called at this table.
    fn term_word(&self, term: &str) -> Message {
        Message::new(format!("{}-term-{term}", Self::META.id))
    }

    /// The margin expected at the end: this seat's points less the best other seat's.
    fn margin(&self, seat: Seat) -> f32 {
        self.margin_by(seat, Self::weights())
    }

    /// The same with other weights.
    fn margin_by(&self, seat: Seat, weights: &[f32]) -> f32 {
        let mut seats = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
        let seats = &mut seats[..usize::from(self.seat_count())];
        self.terms(seats);
        margin_of(seats, seat, weights)
    }
}

/// What a seat's terms are worth less the best other seat's.
///
/// ```
/// use castellan_ai::bots::{TERMS_MAX, margin_of};
/// use castellan_core::seat::Seat;
///
/// let mut seats = [[0.0; TERMS_MAX]; 2];
/// seats[0][..2].copy_from_slice(&[3.0, 1.0]);
/// seats[1][..2].copy_from_slice(&[1.0, 2.0]);
/// assert_eq!(margin_of(&seats, Seat(0), &[1.0, 0.5]), 1.5);
/// ```
pub fn margin_of(seats: &[Terms], seat: Seat, weights: &[f32]) -> f32 {
    let worth = |terms: &Terms| terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
    let mut rival = f32::NEG_INFINITY;
    let mut own = 0.0;
    for (n, terms) in seats.iter().enumerate() {
        let worth: f32 = worth(terms);
        if n == seat.index() { own = worth } else { rival = rival.max(worth) }
    }
    own - rival
}

/// Luck of which every outcome can be looked at.
pub trait EnumerableChance: Game {
    /// Every outcome of the chance that is due, with its probability; none where a search should not look at
    /// all of them.
    fn chances(&self) -> Vec<(Self::Chance, f64)> {
        Vec::new()
    }
    /// Whether the rest of the game is short enough to be worked out at the table.
    fn is_near_end(&self) -> bool {
        false
    }
}

/// A game of two whose rest can be solved: positions have a game value, and those of the opening were solved
/// beforehand.
pub trait SolvableRest<G: Game>: Sync {
    /// The transposition key of a position where chance is due: equal for positions of all tables that have
    /// the same future. None where the rest can't be solved.
    fn key(&self, game: &G) -> Option<u128>;
    /// Solved openings by place: a share of a win from 1 (none) to 255 (all), 0 where nothing is known.
    fn openings(&self) -> &'static [u8];
    /// The place of a position among the openings, and the seat whose share stands there. Asked where chance
    /// is due.
    fn opening(&self, game: &G) -> Option<(usize, Seat)>;
    /// Takes back what a seat has chosen in secret and nobody has seen yet.
    fn take_back(&self, game: &mut G, seat: Seat);
}

/// A game that bots can play.
pub trait Bots: Policy + Evaluation + EnumerableChance {
    /// How its bots search.
    const PARAMETERS: Parameters;
    /// How the rest of a game of two is solved; none where it can't be.
    const REST: Option<&'static dyn SolvableRest<Self>> = None;

    /// The playouts of a castellan in this game: fewer than usual where its options make each take longer.
    fn playouts(&self) -> u32 {
        Self::PARAMETERS.playouts
    }
    /// How a grade thinks here. The highest notices everything.
    fn grade(&self, rank: Rank) -> Grade {
        let Some(grade) = Self::PARAMETERS.grades.get(rank.index()) else {
            return Grade::new(0.0, u16::MAX, self.playouts());
        };
        // Where a castellan has fewer playouts than usual, so have all others.
        let share = f64::from(self.playouts()) / f64::from(Self::PARAMETERS.playouts);
        Grade { playouts: (f64::from(grade.playouts) * share).ceil() as u32, ..*grade }
    }
}

/// The same game before a seat chose in secret, if that can be taken back.
pub(crate) fn take_back<G: Bots>(game: &mut G, seat: Seat) {
    if let Some(rest) = G::REST {
        rest.take_back(game, seat);
    }
}

/// How the bots of a game search: playouts, not time, so that a level is equally strong on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// How all grades but the highest think, the lowest first; found by matches.
    pub grades: [Grade; Rank::COUNT - 1],
    /// The playouts of a castellan.
    pub playouts: u32,
    /// How many moves are looked at closely, those that the policy prefers.
    pub candidates: usize,
    /// After so many turns a rollout is judged by the evaluation; 0 is none but the own turn.
    pub turns: u8,
    /// Points by which a margin is squashed: a lead of this many is nearly won.
    pub scale: f32,
    /// What a point of one's own counts beside the margin, as a share of a win: among moves that are equally
    /// good for winning, the one that scores more.
    pub score_weight: f32,
    /// The exploration constant of PUCT; 0 where all answers are drawn from the policy.
    pub exploration: f32,
    /// Whether a turn is many small moves that have to be searched together.
    pub whole_turns: bool,
}

/// Parameters and the weights of an evaluation: what two players of one game may differ in.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    /// How it searches.
    pub parameters: Parameters,
    /// What a point of each term of the evaluation is worth.
    pub weights: &'a [f32],
}

impl Style<'static> {
    /// The game's own.
    pub fn of<G: Bots>() -> Style<'static> {
        Style { parameters: G::PARAMETERS, weights: G::weights() }
    }
}

/// One decision: who decides, what they see, and how much thought it is worth. Everything a search is given.
///
/// ```
/// use castellan_ai::bots::Search;
/// use castellan_ai::search::effort::Effort;
/// use castellan_ai::search::halving;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// game.resolve(&"tile brick_large".parse().unwrap(), &mut Log::off()).unwrap();
///
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let effort = Effort::new(20, None, None, None);
/// let mut search = Search::<Siege>::new(&view, Seat(0), effort, Dice::quick(1));
/// let mut moves = Vec::new();
/// search.guess().moves(Seat(0), &mut moves);
/// let mut candidates = halving::judged(&mut search, moves);
/// candidates.truncate(4);
/// halving::compare(&mut search, &mut candidates);
/// assert!(search.effort.spent() > 0 && candidates[0].rollouts > 0);
/// ```
pub struct Search<'a, G: Bots> {
    /// What the seat sees.
    pub view: &'a G::View,
    /// Who decides.
    pub seat: Seat,
    /// How it is searched.
    pub style: Style<'a>,
    /// What may still be spent.
    pub effort: Effort,
    /// The luck of the search.
    pub dice: Dice,
}

impl<'a, G: Bots> Search<'a, G> {
    /// A search by the game's own style.
    pub fn new(view: &'a G::View, seat: Seat, effort: Effort, dice: Dice) -> Search<'a, G> {
        Search { view, seat, style: Style::of::<G>(), effort, dice }
    }

    /// A determinisation: a full state that fits the view.
    pub fn guess(&mut self) -> G {
        G::guess(self.view, &mut self.dice)
    }
}
