//! Records back into tables: loading with every check, and verifying a finished game.

use crate::dice::Seed;
use crate::game::{Game, Turn};
use crate::message::Message;
use crate::record::shape;
use crate::record::{BadRecord, Draws, Entry, Record};
use crate::table::{Refusal, Setup, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What verifying a record found.
///
/// ```
/// use castellan_core::dice::Seed;
/// use castellan_core::record::replay::Verdict;
/// use castellan_core::record::{Draws, Player, Record};
/// use castellan_core::table::{Setup, Table};
/// use castellan_template::Template;
///
/// let players = vec![Player::human("Hania"), Player::human("Antek")];
/// let setup = Setup::new("t1", players, Draws::Auto, Seed::new([1; 32]));
/// let options = serde_json::from_str(r#"{"rounds":1}"#).unwrap();
/// let table = Table::<Template>::open(setup, options).unwrap();
///
/// let text = table.record().print();
/// let record = Record::parse(&text).unwrap();
/// assert_eq!(Table::<Template>::verify(&record), Ok(Verdict::Unfinished));
/// let loaded = Table::<Template>::load(&record, Seed::new([2; 32])).unwrap();
/// assert_eq!(loaded.entries(), table.entries());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Finished and legal, and the dice of the promised seed drew every chance.
    DiceMatch,
    /// Finished and legal; the seed is the promised one, but somebody dictated the draws.
    DrawsDictated,
    /// Legal so far; the seed is not known before the end.
    Unfinished,
}

impl<G: Game> Table<G> {
    /// Builds the table of a record by playing all of it. An unfinished one goes on with manual draws,
    /// its asked draws by the `spare` seed where the promised one is not known.
    ///
    /// # Errors
    /// If anything in it is not as a table of ours would have written it.
    pub fn load(record: &Record, spare: Seed) -> Result<Table<G>, BadRecord> {
        Table::load_up_to(record, usize::MAX, spare)
    }

    /// Builds the table as it stood after the first `n` entries of a record; of a later end only the
    /// form is checked.
    ///
    /// # Errors
    /// As [`Table::load`].
    pub fn load_up_to(record: &Record, n: usize, spare: Seed) -> Result<Table<G>, BadRecord> {
        let options = from_json("options", &record.options)?;
        let mut table =
            Table::<G>::bare(setup_of(record)?, options).map_err(|error| BadRecord::new(error.say))?;
        for (at, entry) in record.entries.iter().enumerate().take(n) {
            table.append(entry).map_err(|bad| bad.at_entry(at))?;
        }
        let whole = n >= record.entries.len();
        if whole && table.result() != record.result {
            return Err(BadRecord::new("record-other-result"));
        }
        if table.game.turn() != Turn::Over {
            table.setup.draws = Draws::Manual;
            table.spare = Some(spare);
        }
        Ok(table)
    }

    /// Checks a record: legality, scores, result, commitment and, where the dice drew, every chance.
    ///
    /// # Errors
    /// If something is wrong, or a finished record lacks its seed.
    pub fn verify(record: &Record) -> Result<Verdict, BadRecord> {
        let table = Table::<G>::load(record, Seed::new([0; 32]))?;
        match (table.game.turn(), &record.seed, record.chance) {
            (Turn::Over, None, _) => Err(BadRecord::new("record-no-seed")),
            (Turn::Over, Some(_), Draws::Auto) => Ok(Verdict::DiceMatch),
            (Turn::Over, Some(_), Draws::Manual) => Ok(Verdict::DrawsDictated),
            _ => Ok(Verdict::Unfinished),
        }
    }

    /// Adds one entry of a record, whoever decided it.
    ///
    /// # Errors
    /// If it could not have happened here.
    pub fn append(&mut self, entry: &Entry) -> Result<(), BadRecord> {
        let refused = |refusal: Refusal| BadRecord::new(refusal.say());
        match entry {
            Entry::Move(seat, mv) => self.play_alone(*seat, &from_json("move", mv)?).map_err(refused)?,
            Entry::Undo(seat, _) => self.undo(*seat).map_err(refused)?,
            Entry::Chance(chance) => {
                let chance = from_json("chance", chance)?;
                self.check_dice(&chance)?;
                self.resolve_alone(&chance).map_err(refused)?;
            }
        }
        // A move in another form than the listed one, or an undo of another entry, is no record of ours.
        if self.entries().last() == Some(entry) { Ok(()) } else { Err(BadRecord::new("record-other-form")) }
    }

    fn check_dice(&self, chance: &G::Chance) -> Result<(), BadRecord> {
        let due = matches!(self.game.turn(), Turn::Chance(_));
        if due && self.setup.draws == Draws::Auto && self.next_draw().is_some_and(|drawn| drawn != *chance) {
            return Err(BadRecord::new("record-other-dice"));
        }
        Ok(())
    }
}

fn setup_of(record: &Record) -> Result<Setup, BadRecord> {
    let wrong = |field: &'static str| BadRecord::new(Message::new("record-wrong-field").with("field", field));
    let promise = record.commitment.to_ascii_lowercase();
    if promise.len() != 64 || !promise.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wrong("commitment"));
    }
    let seed: Option<Seed> =
        record.seed.as_ref().map(|seed| seed.parse()).transpose().map_err(|_| wrong("seed"))?;
    if seed.as_ref().is_some_and(|seed| seed.commitment(&record.table) != promise) {
        return Err(BadRecord::new("record-other-commitment"));
    }
    Ok(Setup {
        table: record.table.clone(),
        players: record.players.clone(),
        draws: record.chance,
        commitment: promise,
        seed,
    })
}

pub(crate) fn from_json<T: DeserializeOwned + Serialize>(
    field: &'static str,
    value: &Value,
) -> Result<T, BadRecord> {
    shape::read(value).map_err(|why| {
        BadRecord::new(Message::new("record-wrong-part").with("field", field).with("why", why))
    })
}
