//! The table: the authority for one game. It plays, draws chances, takes back, and keeps the record.

pub mod any;
mod history;
pub mod refusal;
mod told;

use crate::dice::{Dice, Seed};
use crate::game::{Game, Illegal, Options, SetupError, Turn};
use crate::limits::ENTRIES_MAX;
use crate::log::{Event, Log};
use crate::message::Message;
use crate::record::{Draws, Entry, Player};
use crate::seat::{Seat, Viewer};
pub use crate::table::refusal::Refusal;
use history::{Entries, Known, Milestone};
use serde_json::Value;
use std::sync::Arc;

/// Who sits at a table and where its luck comes from.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The table's id.
    pub table: String,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Who decides the chances.
    pub draws: Draws,
    /// The promise about the seed.
    pub commitment: String,
    /// The seed promised; unknown for a table that was loaded before its end.
    pub seed: Option<Seed>,
}

impl Setup {
    /// A new table, its dice committed to.
    pub fn new(table: impl Into<String>, players: Vec<Player>, draws: Draws, seed: Seed) -> Setup {
        let table = table.into();
        Setup { commitment: seed.commitment(&table), table, players, draws, seed: Some(seed) }
    }

    /// How many seats the table has.
    ///
    /// # Panics
    /// If there are more than 255 players; records and games allow far fewer.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).expect("few players")
    }
}

/// The authority for one game.
///
/// ```
/// use castellan_core::dice::Seed;
/// use castellan_core::record::{Draws, Player};
/// use castellan_core::seat::Seat;
/// use castellan_core::table::{Setup, Table};
/// use castellan_template::Template;
///
/// let players = vec![Player::human("Hania"), Player::human("Antek")];
/// let setup = Setup::new("t1", players, Draws::Manual, Seed::new([1; 32]));
/// let options = serde_json::from_str(r#"{"rounds":2}"#).unwrap();
/// let mut table = Table::<Template>::open(setup, options).unwrap();
///
/// table.resolve(&"coin 4".parse().unwrap()).unwrap();
/// let moves = table.moves(Seat(0));
/// table.play(Seat(0), &moves[0]).unwrap();
/// assert!(table.play(Seat(0), &moves[0]).is_err(), "one card in a round");
/// table.undo(Seat(0)).unwrap();
/// assert_eq!(table.moves(Seat(0)), moves);
/// assert_eq!(table.entries().len(), 3, "an undo is an entry of its own");
/// ```
#[derive(Clone)]
pub struct Table<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) options: G::Options,
    pub(crate) game: G,
    entries: Entries,
    /// What stands: every entry that was not taken back, in order.
    steps: Vec<Arc<Standing<G>>>,
    /// Where the last undo began to play again.
    milestone: Option<Milestone<G>>,
    /// Dice for asked draws where the promised seed is not known.
    pub(crate) spare: Option<Seed>,
}

#[derive(Clone)]
struct Standing<G: Game> {
    entry: usize,
    what: What<G>,
    events: Vec<Event>,
    sealed: bool,
}

#[derive(Clone)]
enum What<G: Game> {
    Open(Seat, G::Move),
    Secret(Seat, G::Move),
    Chance(G::Chance),
}

impl<G: Game> What<G> {
    fn seat(&self) -> Option<Seat> {
        match self {
            What::Open(seat, _) | What::Secret(seat, _) => Some(*seat),
            What::Chance(_) => None,
        }
    }
}

impl<G: Game> Table<G> {
    /// Opens a table; with automatic draws, the first chances fall at once.
    ///
    /// # Errors
    /// If the options or the number of players can't be played with.
    pub fn open(setup: Setup, options: G::Options) -> Result<Table<G>, SetupError> {
        let mut table = Table::bare(setup, options)?;
        table.draw_what_is_due();
        Ok(table)
    }

    pub(crate) fn bare(setup: Setup, options: G::Options) -> Result<Table<G>, SetupError> {
        G::META.check_seats(setup.players.len())?;
        let options = options.complete(setup.seats())?;
        let game = G::new(&options, setup.seats());
        Ok(Table {
            setup,
            options,
            game,
            entries: Entries::default(),
            steps: Vec::new(),
            milestone: None,
            spare: None,
        })
    }

    /// The game as it stands, hidden things included: for rules and tests, never for a viewer.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who sits at the table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.setup.players.iter().map(|player| player.name.clone()).collect()
    }

    /// Everything that happened, undone decisions included.
    pub fn entries(&self) -> &[Entry] {
        self.entries.all()
    }

    /// The moves of a seat: all legal ones if it is due, else none.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.game.turn().seats().contains(seat) {
            self.game.moves(seat, &mut moves);
        }
        moves
    }

    /// Plays a seat's move and then, with automatic draws, the chances that follow.
    ///
    /// # Errors
    /// If the seat is not due or a rule forbids the move; then nothing has changed.
    pub fn play(&mut self, seat: Seat, m: &G::Move) -> Result<(), Refusal> {
        self.play_alone(seat, m)?;
        self.draw_what_is_due();
        Ok(())
    }

    /// What [`Table::play`] would answer; nothing changes.
    ///
    /// # Errors
    /// If the seat is not due or a rule forbids the move.
    pub fn check(&self, seat: Seat, m: &G::Move) -> Result<(), Refusal> {
        if !self.game.turn().seats().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.game.clone().play(seat, m, &mut Log::off()).map_err(Refusal::IllegalMove)
    }

    /// Plays a seat's move and leaves the chances that follow.
    pub(crate) fn play_alone(&mut self, seat: Seat, m: &G::Move) -> Result<(), Refusal> {
        let what = match self.game.turn() {
            Turn::Seat(due) if due == seat => What::Open(seat, self.game.as_listed(seat, m)),
            Turn::Secret(due) if due.contains(seat) => What::Secret(seat, self.game.as_listed(seat, m)),
            _ => return Err(Refusal::NotYourTurn),
        };
        let known = Known::of_move(&self.game, seat, m);
        let mut log = Log::on();
        self.game.play(seat, m, &mut log).map_err(Refusal::IllegalMove)?;
        let entry = match &what {
            What::Open(seat, listed) | What::Secret(seat, listed) => {
                Entry::Move(*seat, to_json(listed).into())
            }
            What::Chance(chance) => Entry::Chance(to_json(chance).into()),
        };
        self.keep(entry, known, what, log);
        Ok(())
    }

    /// Dictates the chance outcome that is due.
    ///
    /// # Errors
    /// If draws are automatic, no chance is due, or this one is impossible; then nothing has changed.
    pub fn resolve(&mut self, chance: &G::Chance) -> Result<(), Refusal> {
        self.check_manual()?;
        self.resolve_alone(chance)
    }

    /// Lets the dice decide the chance that is due.
    ///
    /// # Errors
    /// If draws are automatic or no chance is due.
    pub fn draw(&mut self) -> Result<G::Chance, Refusal> {
        self.check_manual()?;
        let Some(chance) = self.next_draw() else {
            return Err(Refusal::IllegalChance(Illegal::new("", "refused-no-dice")));
        };
        self.resolve_alone(&chance)?;
        Ok(chance)
    }

    fn check_manual(&self) -> Result<(), Refusal> {
        let refused = |key| Err(Refusal::IllegalChance(Illegal::new("", key)));
        match (self.setup.draws, self.game.turn()) {
            (Draws::Auto, _) => refused("refused-draws-are-automatic"),
            (Draws::Manual, Turn::Chance(_)) => Ok(()),
            (Draws::Manual, _) => refused("refused-no-chance-due"),
        }
    }

    pub(crate) fn resolve_alone(&mut self, chance: &G::Chance) -> Result<(), Refusal> {
        if !matches!(self.game.turn(), Turn::Chance(_)) {
            return Err(Refusal::IllegalChance(Illegal::new("", "refused-no-chance-due")));
        }
        let known = Known::of_chance(&self.game, chance);
        let mut log = Log::on();
        self.game.resolve(chance, &mut log).map_err(Refusal::IllegalChance)?;
        log.seal();
        self.keep(Entry::Chance(to_json(chance).into()), known, What::Chance(chance.clone()), log);
        Ok(())
    }

    /// What the dice give for the chance that is due, if there are dice.
    pub(crate) fn next_draw(&self) -> Option<G::Chance> {
        let seed = self.setup.seed.as_ref().or(self.spare.as_ref())?;
        let drawn = self.steps.iter().filter(|step| step.what.seat().is_none()).count();
        Some(self.game.draw(&mut Dice::of_table(seed, drawn as u64)))
    }

    fn draw_what_is_due(&mut self) {
        while self.setup.draws == Draws::Auto && matches!(self.game.turn(), Turn::Chance(_)) {
            let chance = self.next_draw().expect("a table with automatic draws has its seed");
            self.resolve_alone(&chance).expect("the dice draw what is possible");
        }
    }

    fn keep(&mut self, entry: Entry, known: Known, what: What<G>, log: Log) {
        let (events, sealed) = log.finish();
        self.steps.push(Arc::new(Standing { entry: self.entries.len(), what, events, sealed }));
        self.entries.push(entry, known);
        self.entries.tell_secrets(self.game.turn());
    }

    /// Whether this viewer may know the entry of this number: a choice made in secret only once it is
    /// out, and if it was taken back before that, or stays hidden by the rules, only after the end.
    pub fn may_know(&self, entry: usize, viewer: Viewer) -> bool {
        match self.entries.known(entry) {
            None => false,
            Some(Known::Everyone) => true,
            Some(Known::Seat(seat) | Known::SeatFirst(seat)) => {
                viewer.is(seat) || self.game.turn() == Turn::Over
            }
        }
    }

    /// Gives a seat to somebody else, or somebody another name; the game does not notice.
    pub fn seat_player(&mut self, seat: Seat, player: Player) {
        self.setup.players[seat.index()] = player;
    }

    /// Which standing step the seat may take back now, and whether it was made in secret.
    fn undoable(&self, seat: Seat) -> Result<(usize, bool), Refusal> {
        let refused = |key| Err(Refusal::NoUndo(Message::new(key)));
        if self.game.turn() == Turn::Over {
            return refused("undo-after-the-end");
        }
        if self.entries.len() + G::META.entries_max as usize >= ENTRIES_MAX {
            return refused("undo-too-often");
        }
        let Some(at) = self.steps.iter().rposition(|step| step.what.seat() == Some(seat)) else {
            return refused("undo-nothing");
        };
        let secret = matches!(self.steps[at].what, What::Secret(..));
        let stands =
            |step: &Arc<Standing<G>>| step.sealed || !secret || !matches!(step.what, What::Secret(..));
        if self.steps[at].sealed || self.steps[at + 1..].iter().any(stands) {
            return refused("undo-too-late");
        }
        Ok((at, secret))
    }

    /// Whether the seat may take back its last own decision now.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_ok()
    }

    /// Takes back the seat's last own decision with what followed by itself; others' secret choices stay.
    ///
    /// # Errors
    /// If there is none, or a chance, a reveal, another player's move or the end lies in between.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let (at, secret) = self.undoable(seat)?;
        let taken = self.steps.remove(at);
        self.entries.take_back(seat, taken.entry, secret);
        self.play_again(at);
        Ok(())
    }
}

/// A value of ours as JSON.
pub(crate) fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("our values are JSON")
}
