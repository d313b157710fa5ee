//! The object-safe face of a game and of a table: what the engine, the server and the program hold.

use crate::dice::{Dice, Seed};
use crate::game::example::Example;
use crate::game::playout::{Playouts, playouts};
use crate::game::start::Start;
use crate::game::{Game, Meta, OptionInfo, Options, SetupError, Turn};
use crate::lang::{Lang, Words};
use crate::log::{Event, Sight};
use crate::message::Message;
use crate::record::replay::Verdict;
mod typed;

pub(crate) use crate::record::shape::read_options;
use crate::record::{BadRecord, Entry, Player, Record};
use crate::scenario::Scenario;
use crate::scenario::lesson::{Lesson, Taught};
use crate::scene::shortcut::Shortcuts;
use crate::scene::{Part, Scene, Symbol};
use crate::score::State;
use crate::seat::{Seat, Viewer};
use crate::set::Sets;
use crate::table::{Refusal, Setup, Table, to_json};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// What is fixed about the game.
    fn meta(&self) -> Meta;
    /// Its options.
    fn options(&self) -> Vec<OptionInfo>;
    /// What is to be known about the pieces of these options, before a table is opened; nothing where they can't be
    /// played with.
    fn notice(&self, options: &Value) -> Option<Message>;
    /// Its drawings.
    fn art(&self) -> Vec<Symbol>;
    /// The ways in which its table can be looked at, the usual one first; empty where there is only one.
    fn looks(&self) -> &'static [&'static str];
    /// Opens a table.
    ///
    /// # Errors
    /// If the options or the number of players can't be played with.
    fn open(&self, setup: Setup, options: &Value) -> Result<Box<dyn AnyTable>, SetupError>;
    /// A table before its first chance, to which the entries that it had are appended.
    ///
    /// # Errors
    /// If the options or the number of players can't be played with.
    fn resume(&self, setup: Setup, options: &Value) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Builds the table of a record as it stood after `n` entries.
    ///
    /// # Errors
    /// If the record is not as a table of ours would have written it.
    fn load(&self, record: &Record, n: usize, spare: Seed) -> Result<Box<dyn AnyTable>, BadRecord>;
    /// Checks a record.
    ///
    /// # Errors
    /// If something is wrong with it.
    fn verify(&self, record: &Record) -> Result<Verdict, BadRecord>;
    /// Plays whole random games.
    ///
    /// # Errors
    /// If the options or the number of players can't be played with.
    fn playouts(
        &self,
        options: &Value,
        seats: u8,
        games: u64,
        dice: &mut Dice,
    ) -> Result<Playouts, SetupError>;
    /// Plays a scenario and gives the table as it stands at the end.
    ///
    /// # Errors
    /// At the first line that does not hold, with the line and what was found instead.
    fn scenario(&self, scenario: &Scenario) -> Result<Box<dyn AnyTable>, String>;
    /// Its guided first game, as it is written; empty where there is none.
    fn lesson(&self) -> &'static str;
    /// What its rules pages show and let people try.
    fn examples(&self) -> &'static [Example];
    /// Other ordinary games of it.
    fn starts(&self) -> &'static [Start];
    /// What it knows about sets of components.
    fn sets(&self) -> Option<&'static dyn Sets>;
    /// Brings a learner as far as what they did leads.
    ///
    /// # Errors
    /// If the lesson itself does not hold, with the line and what was found instead.
    fn teach(&self, lesson: &Lesson, done: &[String]) -> Result<Taught<Box<dyn AnyTable>>, String>;

    /// The game's messages and the common ones.
    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, (self.meta().words)(lang))
    }
}

/// A table, whichever game is played on it.
pub trait AnyTable: Send + Sync {
    /// What is fixed about the game.
    fn meta(&self) -> Meta;
    /// Who sits at the table.
    fn setup(&self) -> &Setup;
    /// What everybody should know about the pieces that are played with.
    fn notice(&self) -> Option<Message>;
    /// The players' names by seat.
    fn names(&self) -> Vec<String>;
    /// How many entries the record has.
    fn len(&self) -> usize;
    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who decides now.
    fn turn(&self) -> Turn;
    /// The points by seat.
    fn scores(&self) -> Vec<i32>;
    /// The moves of a seat: all legal ones if it is due, else none.
    fn moves(&self, seat: Seat) -> Vec<Value>;
    /// Reads a move in its short written form.
    fn parse_move(&self, notation: &str) -> Option<Value>;
    /// Plays a seat's move, and the chances that follow where draws are automatic.
    ///
    /// # Errors
    /// If the seat is not due or the move is not legal; then nothing has changed.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<(), Refusal>;
    /// What `play` would answer; nothing changes.
    ///
    /// # Errors
    /// If the seat is not due, it is no move of this game, or a rule forbids it.
    fn check(&self, seat: Seat, mv: &Value) -> Result<(), Refusal>;
    /// Dictates the chance that is due.
    ///
    /// # Errors
    /// If none is due, draws are automatic, or it is impossible; then nothing has changed.
    fn resolve(&mut self, chance: &Value) -> Result<(), Refusal>;
    /// Lets the dice decide the chance that is due.
    ///
    /// # Errors
    /// If none is due or draws are automatic.
    fn draw(&mut self) -> Result<Value, Refusal>;
    /// Takes back the seat's last own decision.
    ///
    /// # Errors
    /// If there is nothing that it may take back.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Whether the seat may take back its last own decision now.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Adds one entry of a record, whoever decided it.
    ///
    /// # Errors
    /// If it could not have happened here.
    fn append(&mut self, entry: &Entry) -> Result<(), BadRecord>;
    /// The table as it stood after its first `n` entries; none if there are fewer.
    fn at(&self, n: usize) -> Option<Box<dyn AnyTable>>;
    /// Everything that happened, secrets and undone decisions included.
    fn entries(&self) -> &[Entry];
    /// Whether this viewer may know the entry of this number.
    fn may_know(&self, entry: usize, viewer: Viewer) -> bool;
    /// Gives a seat to somebody else, or somebody another name.
    fn seat_player(&mut self, seat: Seat, player: Player);
    /// The log.
    fn events(&self) -> Vec<(usize, &Event)>;
    /// The part of the log that the entry of this number added.
    fn events_of(&self, entry: usize) -> &[Event];
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// What a viewer sees and may do.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The same in one of the game's looks; none if it has no such look.
    fn scene_as(&self, look: &str, viewer: Viewer) -> Option<Scene>;
    /// What a viewer sees, with nothing to do: for looking back.
    fn still(&self, viewer: Viewer) -> Scene;
    /// What is seen of events in one of the game's looks, as things lie in the picture now.
    fn seen(&self, look: &str, viewer: Viewer, sights: &[&Sight]) -> Vec<Vec<Part>>;
    /// What a viewer is offered beside the single moves.
    fn shortcuts(&self, viewer: Viewer) -> Shortcuts;
    /// Where the table stands, without its score sheet.
    fn standing(&self) -> State;
    /// The whole record, secrets included.
    fn record(&self) -> Record;
    /// The same table once more, to be played on by itself.
    fn boxed(&self) -> Box<dyn AnyTable>;
    /// The table itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A view, whichever game it is of: JSON for the wire, itself for a bot of the same game.
pub trait AnyView: Send + Sync {
    /// The view as JSON.
    fn to_json(&self) -> Value;
    /// The view itself.
    fn as_any(&self) -> &dyn Any;
}

impl<T: Serialize + Any + Send + Sync> AnyView for T {
    fn to_json(&self) -> Value {
        to_json(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The face of the game `G`.
///
/// ```
/// use castellan_core::dice::Seed;
/// use castellan_core::record::{Draws, Player};
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_core::table::Setup;
/// use castellan_core::table::any::{AnyGame, Rules};
/// use castellan_template::Template;
/// use serde_json::json;
///
/// let game: Box<dyn AnyGame> = Box::new(Rules::<Template>::new());
/// assert_eq!(game.meta().id, "template");
/// let players = vec![Player::human("Hania"), Player::human("Antek")];
/// let setup = Setup::new("t1", players, Draws::Auto, Seed::new([1; 32]));
/// let mut table = game.open(setup, &json!({"rounds": 1})).unwrap();
/// table.play(Seat(0), &json!({"bid": {"card": 2}})).unwrap();
/// let view = table.view(Viewer::Seat(Seat(1))).to_json();
/// assert_eq!(view["viewer"], 1, "a view says whose it is, and holds nothing that they may not know");
/// ```
pub struct Rules<G>(PhantomData<fn() -> G>);

impl<G> Rules<G> {
    /// The face.
    pub const fn new() -> Rules<G> {
        Rules(PhantomData)
    }
}

impl<G> Default for Rules<G> {
    fn default() -> Rules<G> {
        Rules::new()
    }
}

impl<G: Game> AnyGame for Rules<G> {
    fn meta(&self) -> Meta {
        G::META
    }

    fn options(&self) -> Vec<OptionInfo> {
        G::Options::describe()
    }

    fn notice(&self, options: &Value) -> Option<Message> {
        let options: G::Options = read_options(options).ok()?;
        options.complete(G::META.seats_min).ok()?.notice()
    }

    fn art(&self) -> Vec<Symbol> {
        G::art()
    }

    fn looks(&self) -> &'static [&'static str] {
        G::LOOKS
    }

    fn open(&self, setup: Setup, options: &Value) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::open(setup, read_options(options)?)?))
    }

    fn resume(&self, setup: Setup, options: &Value) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::bare(setup, read_options(options)?)?))
    }

    fn load(&self, record: &Record, n: usize, spare: Seed) -> Result<Box<dyn AnyTable>, BadRecord> {
        Ok(Box::new(Table::<G>::load_up_to(record, n, spare)?))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, BadRecord> {
        Table::<G>::verify(record)
    }

    fn playouts(
        &self,
        options: &Value,
        seats: u8,
        games: u64,
        dice: &mut Dice,
    ) -> Result<Playouts, SetupError> {
        G::META.check_seats(usize::from(seats))?;
        let options: G::Options = read_options(options)?;
        Ok(playouts::<G>(&options.complete(seats)?, seats, games, dice))
    }

    fn scenario(&self, scenario: &Scenario) -> Result<Box<dyn AnyTable>, String> {
        Ok(Box::new(scenario.run::<G>()?))
    }

    fn lesson(&self) -> &'static str {
        G::LESSON
    }

    fn examples(&self) -> &'static [Example] {
        G::EXAMPLES
    }

    fn starts(&self) -> &'static [Start] {
        G::STARTS
    }

    fn sets(&self) -> Option<&'static dyn Sets> {
        G::SETS
    }

    fn teach(&self, lesson: &Lesson, done: &[String]) -> Result<Taught<Box<dyn AnyTable>>, String> {
        let Taught { table, step, aside } = lesson.teach::<G>(done)?;
        Ok(Taught { table: Box::new(table), step, aside })
    }
}
