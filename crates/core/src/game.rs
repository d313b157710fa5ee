//! The one trait: the rules of a board game, as every other part of Castellan sees them.

pub mod example;
pub mod options;
pub mod playout;
pub mod rules_page;
pub mod start;

pub use options::{OptionInfo, OptionKind};

use crate::dice::Dice;
use crate::game::example::Example;
use crate::game::start::Start;
use crate::lang::Lang;
use crate::log::{Audience, Log, Rule, Sight};
use crate::message::Message;
use crate::scene::shortcut::Shortcuts;
use crate::scene::{Part, Scene, Symbol};
use crate::seat::{Seat, Seats, Viewer};
use crate::set::Sets;
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The rules of one board game.
///
/// A state is a plain value: cloning it is cheap, the same moves and chances lead to the same state on
/// every machine, and nothing outside it matters.
///
/// A decision with exactly one option is not asked: the game takes it by itself, notes it in the log,
/// and goes on. Decisions that its rules page calls always asked are the exception.
///
/// The smallest whole one is `games/template`. Whoever holds a game asks for moves, plays one, and draws what
/// luck decides:
///
/// ```
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Turn};
/// use castellan_core::log::Log;
///
/// /// Plays random listed moves until the game is over.
/// fn finish<G: Game>(game: &mut G, dice: &mut Dice) {
///     loop {
///         match game.turn() {
///             Turn::Over => return,
///             Turn::Chance(_) => {
///                 let chance = game.draw(dice);
///                 game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
///             }
///             turn => {
///                 let seat = turn.seats().iter().next().expect("somebody is due");
///                 let mut moves = Vec::new();
///                 game.moves(seat, &mut moves);
///                 let m = moves[dice.index(moves.len())].clone();
///                 game.play(seat, &m, &mut Log::off()).expect("a listed move is legal");
///             }
///         }
///     }
/// }
/// ```
pub trait Game: Clone + Send + Sync + 'static {
    /// What is fixed about the game.
    const META: Meta;
    /// The ways in which its table can be looked at, the usual one first: from another side, from above.
    /// Empty where there is only one. The label of each is the message `GAME-look-NAME`.
    const LOOKS: &'static [&'static str] = &[];
    /// A guided first game, as `scenario/lesson.rs` reads it; empty where there is none.
    const LESSON: &'static str = "";
    /// What its rules pages show and let people try.
    const EXAMPLES: &'static [Example] = &[];
    /// Other ordinary games of it, offered beside the plain one.
    const STARTS: &'static [Start] = &[];
    /// Sets of components of somebody's own; none where the rules fix all of them.
    const SETS: Option<&'static dyn Sets> = None;
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
    /// What is seen of an event in the picture of this view, where something is to be seen that the picture does
    /// not show any more: pieces, which have a home, and the outline of what was scored, which has none.
    fn seen(_look: &'static str, _view: &Self::View, _sight: &Sight) -> Vec<Part> {
        Vec::new()
    }
    /// What a page offers beside the single moves.
    fn shortcuts(_view: &Self::View, _moves: &[Self::Move]) -> Shortcuts {
        Shortcuts::default()
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
    /// The source of the rules pages in each language; `rules_page` makes the page of an edition.
    pub rules: fn(Lang) -> &'static str,
    /// The editions with words of their own, as values of the option `edition`, the usual one first; none if
    /// the game has one only.
    pub editions: &'static [&'static str],
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
    /// What everybody at the table should know about its pieces: where they are not those of a box, or whose box
    /// they are of. Asked of complete options.
    fn notice(&self) -> Option<Message> {
        None
    }
    /// The options in the order in which a host should see them.
    fn describe() -> Vec<OptionInfo>;
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
