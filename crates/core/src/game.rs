//! The one trait: the rules of a board game, as every other part of Castellan sees them.

pub mod playout;
pub mod start;

use crate::dice::Dice;
use crate::game::start::Start;
use crate::lang::Lang;
use crate::log::{Audience, Log, Rule};
use crate::message::Message;
use crate::scene::{Scene, Symbol};
use crate::seat::{SEATS_MAX, Seat, Seats, Viewer};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The rules of one board game.
///
/// A state is a plain value: cloning it is cheap, the same moves and chances lead to the same state on
/// every machine, and nothing outside it matters.
///
/// A decision with exactly one option is not asked: the game takes it by itself, notes it in the log,
/// and goes on. Decisions that its rules page calls always asked are the exception.
pub trait Game: Clone + Send + Sync + 'static {
    /// What is fixed about the game.
    const META: Meta;
    /// The ways in which its table can be looked at, the usual one first: from another side, from above.
    /// Empty where there is only one. The label of each is the message `GAME-look-NAME`.
    const LOOKS: &'static [&'static str] = &[];
    /// A guided first game, as `scenario/lesson.rs` reads it; empty where there is none.
    const LESSON: &'static str = "";
    /// Other ordinary games of it, offered beside the plain one.
    const STARTS: &'static [Start] = &[];
    /// Editions, expansions and switches.
    type Options: Options;
    /// What a player decides.
    type Move: Notation;
    /// What the bag or the deck decides.
    type Chance: Notation;
    /// What one viewer may know.
    type View: Serialize + Clone + Send + Sync + 'static;

    /// The game before its first decision; `options` are complete for this number of seats.
    fn new(options: &Self::Options, seats: u8) -> Self;
    /// Who decides now.
    fn turn(&self) -> Turn;
    /// All legal moves of a seat that is due: sorted, each once. Adds nothing for other seats.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// The form in which [`Game::moves`] lists a legal move that was written in another form.
    fn as_listed(&self, _seat: Seat, m: &Self::Move) -> Self::Move {
        m.clone()
    }
    /// Plays a move of a seat that is due.
    ///
    /// # Errors
    /// If a rule forbids it; then nothing has changed and nothing was logged.
    fn play(&mut self, seat: Seat, m: &Self::Move, log: &mut Log) -> Result<(), Illegal>;
    /// Chooses the chance outcome that is due, without applying it. Called only while one is due.
    fn draw(&self, dice: &mut Dice) -> Self::Chance;
    /// Applies a chance outcome.
    ///
    /// # Errors
    /// If it is impossible now; then nothing has changed and nothing was logged.
    fn resolve(&mut self, c: &Self::Chance, log: &mut Log) -> Result<(), Illegal>;
    /// The points of a seat so far: the sum of its scoring events.
    fn points(&self, seat: Seat) -> i32;
    /// Who has won, once the game is over.
    fn winners(&self) -> Seats;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The table as this view shows it, with the moves that are offered to its viewer.
    fn scene(view: &Self::View, moves: &[Self::Move]) -> Scene;
    /// The same table in one of its [`Game::LOOKS`]: the same parts, words and offers, drawn otherwise.
    fn scene_as(_look: &'static str, view: &Self::View, moves: &[Self::Move]) -> Scene {
        Self::scene(view, moves)
    }
    /// A full state that fits the view, what is hidden being guessed: bots think on these.
    fn guess(view: &Self::View, dice: &mut Dice) -> Self;
    /// The drawings that the game's scenes refer to.
    fn art() -> Vec<Symbol>;
    /// How long a move that is about to be made here stays a secret of its seat.
    ///
    /// The safe default: what is chosen in secret is never told to others before the end.
    fn secrecy(&self, _seat: Seat, _m: &Self::Move) -> Secrecy {
        match self.turn() {
            Turn::Secret(_) => Secrecy::Game,
            _ => Secrecy::Open,
        }
    }
    /// Who learns at once which chance fell here; the others learn it at the end.
    fn witnesses(&self, _c: &Self::Chance) -> Audience {
        Audience::Everyone
    }
}

/// How long others do not know a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// It is made openly.
    Open,
    /// Until everybody who chooses at the same time has chosen.
    Round,
    /// Until the game is over.
    Game,
}

/// The most terms that an evaluation may add up.
pub const TERMS_MAX: usize = 12;

/// What an evaluation adds up for one seat, in points: one number for each of [`Instinct::TERMS`].
pub type Terms = [f32; TERMS_MAX];

/// A game's instinct, for players that search: cheap opinions, no search of its own.
pub trait Instinct: Game {
    /// The names of the terms of the evaluation. Each has a message `GAME-term-NAME` that says what a
    /// player is after who gains by it.
    const TERMS: &'static [&'static str];
    /// How much thought each level gives to a move of this game.
    const TEMPER: Temper;

    /// A weight above 0 for each of these moves of a seat that is due; larger is better.
    fn weigh(&self, seat: Seat, moves: &[Self::Move], weights: &mut Vec<f32>);
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

    /// Every outcome of the chance that is due, with how likely it is; none where a bot should not look at
    /// all of them.
    fn chances(&self) -> Vec<(Self::Chance, f64)> {
        Vec::new()
    }
    /// Where the rest of a game of two can be worked out: what tells positions of all tables apart whose
    /// futures differ. Asked where chance is due.
    fn future(&self) -> Option<u128> {
        None
    }
    /// Whether the rest is short enough to be worked out at the table.
    fn is_near_end(&self) -> bool {
        false
    }

    /// Openings of two that were worked out once, by place: a share of a win from 1 (none) to 255 (all), 0
    /// where nothing is known.
    const OPENINGS: &'static [u8] = &[];
    /// The place of a position among the openings, and the seat whose share stands there. Asked where chance
    /// is due.
    fn opening(&self) -> Option<(usize, Seat)> {
        None
    }

    /// The playouts of a castellan in this game: fewer than usual where its options make each take longer.
    fn playouts(&self) -> u32 {
        Self::TEMPER.castellan
    }

    /// Takes back what a seat has chosen in secret and nobody has seen yet.
    fn unchoose(&mut self, _seat: Seat) {}

    /// A guess of the final margin: this seat's points less the best other seat's.
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

/// How much thought each level gives to a move: playouts, not time, so that a level is equally strong on
/// every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How strictly a page follows its instinct: a weight counts to this power.
    pub page: f64,
    /// The same for a squire.
    pub squire: f64,
    /// The playouts of a castellan.
    pub castellan: u32,
    /// How many moves are looked at closely, those that the instinct likes best.
    pub candidates: usize,
    /// After so many turns a playout is judged by the evaluation; 0 is none but the own turn.
    pub turns: u8,
    /// Points by which a margin is squashed: a lead of this many is nearly won.
    pub scale: f32,
    /// What a point of one's own counts beside the margin, as a share of a win: among moves that are equally
    /// good for winning, the one that scores more.
    pub relish: f32,
    /// How eagerly answers are tried that did not prove good yet; 0 where all answers are the instinct's.
    pub curiosity: f32,
    /// Whether a turn is many small moves that have to be planned together.
    pub plans: bool,
}

/// What is fixed about a game.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// The game's id in commands, addresses and records.
    pub id: &'static str,
    /// The rulebook that has the last word, by its id.
    pub rulebook: &'static str,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// No game takes more moves and chances than this, with any options.
    pub entries_max: u32,
    /// The rules page in each language.
    pub rules: fn(Lang) -> &'static str,
    /// The Fluent messages in each language.
    pub words: fn(Lang) -> &'static str,
}

impl Meta {
    /// Refuses a number of seats that the game is not for.
    ///
    /// # Errors
    /// If the game has fewer or more seats.
    pub fn check_seats(&self, seats: usize) -> Result<(), SetupError> {
        let allowed = usize::from(self.seats_min)..=usize::from(self.seats_max);
        let refused = || SetupError::new(self.say_seats("setup-seats", "setup-seats-exactly"));
        allowed.contains(&seats).then_some(()).ok_or_else(refused)
    }

    /// How many may play: one message for a range, another where only one number will do.
    pub fn say_seats(&self, range: &'static str, exactly: &'static str) -> Message {
        if self.seats_min == self.seats_max {
            Message::new(exactly).with("count", self.seats_min)
        } else {
            Message::new(range).with("min", self.seats_min).with("max", self.seats_max)
        }
    }
}

/// Who decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat, openly.
    Seat(Seat),
    /// These seats, each in secret; they may choose in any order.
    Secret(Seats),
    /// The bag or the deck; the name says what is drawn.
    Chance(&'static str),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The seats that are to decide.
    pub fn seats(self) -> Seats {
        match self {
            Turn::Seat(seat) => Seats::NONE.with(seat),
            Turn::Secret(seats) => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        }
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Turn::Chance(name) => serializer.collect_map([("chance", name)]),
            Turn::Over => serializer.collect_map([("over", true)]),
            Turn::Seat(_) | Turn::Secret(_) => serializer.collect_map([("seats", self.seats())]),
        }
    }
}

/// A move or chance that a rule forbids, in the player's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule that forbids it; empty where it is no rule of the game.
    pub rule: Rule,
    /// What is wrong.
    pub say: Message,
}

impl Illegal {
    /// A refusal by a rule.
    pub fn new(rule: Rule, say: impl Into<Message>) -> Illegal {
        Illegal { rule, say: say.into() }
    }
}

/// Options that can't be played with, in the host's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong.
    pub say: Message,
}

impl SetupError {
    /// A refusal of options.
    pub fn new(say: impl Into<Message>) -> SetupError {
        SetupError { say: say.into() }
    }
}

/// A game's options as they stand in JSON; unknown names are refused by deriving `deny_unknown_fields`.
pub trait Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Fills in every default for this number of seats and checks the whole.
    ///
    /// # Errors
    /// If these options can't be played with.
    fn complete(self, seats: u8) -> Result<Self, SetupError>;
    /// The options in the order in which a host should see them.
    fn describe() -> Vec<OptionInfo>;
}

/// One option as a host sees it. Its label is the message `GAME-option-ID`.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    /// The option's name in JSON.
    pub id: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is if nothing is said; null where that depends on the number of seats.
    pub default: Value,
}

/// What an option may be.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these; the label of each is `GAME-option-ID-CHOICE`.
    Choice(Vec<Value>),
    /// Any number of these, each once.
    Many(Vec<&'static str>),
    /// True or false.
    Flag,
    /// All seats, in an order.
    SeatOrder,
    /// JSON of the game's own, described in its README.
    Data,
}

/// A small value with a written form: a move or a chance.
pub trait Notation:
    Display
    + FromStr<Err = NotNotation>
    + Serialize
    + DeserializeOwned
    + Clone
    + Eq
    + Ord
    + Debug
    + Send
    + Sync
    + 'static
{
}

impl<T> Notation for T where
    T: Display
        + FromStr<Err = NotNotation>
        + Serialize
        + DeserializeOwned
        + Clone
        + Eq
        + Ord
        + Debug
        + Send
        + Sync
        + 'static
{
}

/// The text is not the written form of such a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNotation;
