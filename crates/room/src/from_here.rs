//! Tables that begin in the middle: a finished game tried again from one of its positions, and a record that
//! somebody brings along.

use crate::journal::{Chair, ChatRule, Opened};
use crate::registry::Registry;
use crate::secret::Person;
use crate::snapshot::Snapshot;
use crate::{Kind, Refused, refused};
use castellan_ai::level::Level;
use castellan_core::dice::Seed;
use castellan_core::message::Message;
use castellan_core::record::{Entry, Player, Record, Who};
use castellan_core::seat::Seat;
use serde_json::Value;

/// A table with these seats and entries that belongs to somebody, and nothing else set.
fn opened(
    (game, options, seed): (String, Value, String),
    seats: Vec<Chair>,
    entries: Vec<Entry>,
    host: Person,
) -> Opened {
    Opened {
        game,
        options,
        seed,
        seats,
        entries,
        host: Some(host),
        host_key: None,
        watch: None,
        banned: Vec::new(),
        clock: None,
        clock_waits: false,
        chat: ChatRule::All,
        aids: true,
        hints: None,
    }
}

fn chair(who: Who, name: &str, level: Option<String>, person: Option<Person>) -> Chair {
    let name = name.to_owned();
    Chair { who, level, name, key: None, invite: None, link: None, person, stand_in: None, muted: false }
}

/// A table at a position of a game that is over: somebody plays one seat, the computer the others. It draws what was
/// drawn then, as long as as much is drawn.
///
/// # Errors
/// If the game is not over, or there is no such position or seat.
pub fn again(snapshot: &Snapshot, at: usize, seat: Seat, person: Person) -> Result<Opened, Refused> {
    if !snapshot.is_over() {
        return Err(refused(Kind::Conflict, "not_over", "refused-not-over"));
    }
    let entries = snapshot.table().entries();
    if at >= entries.len() || seat.index() >= snapshot.chairs().len() {
        return Err(refused(Kind::NotFound, "no_such_entry", "refused-no-such-entry"));
    }
    // What was drawn next lies on the table: nobody decided anything before it was there.
    let drawn = entries[at..].iter().take_while(|entry| matches!(entry, Entry::Chance(_))).count();
    let sits = |(at, old): (usize, &Chair)| match at == seat.index() {
        true => chair(Who::Human, &old.name, None, Some(person)),
        false => {
            let level = old.bot().unwrap_or(Level::Squire.name()).to_owned();
            chair(Who::Bot, &old.name, Some(level), None)
        }
    };
    let seats = snapshot.chairs().iter().enumerate().map(sits).collect();
    let of = snapshot.opened();
    let base = (of.game.clone(), of.options.clone(), of.seed.clone());
    Ok(opened(base, seats, entries[..at + drawn].to_vec(), person))
}

/// A record of a finished game as a table that everybody may look back at.
///
/// # Errors
/// If it is no record of ours, or not of a finished game.
pub fn brought(games: &Registry, text: &str, spare: Seed, person: Person) -> Result<Opened, Refused> {
    let read = || {
        let record = Record::parse(text).map_err(|bad| bad.say)?;
        let unknown = || Message::new("record-unknown-game").with("game", record.game.as_str());
        let registered = games.find(&record.game).ok_or_else(unknown)?;
        registered.game.load(&record, record.entries.len(), spare).map_err(|bad| bad.say)?;
        Ok(record)
    };
    let record = read().map_err(|say: Message| refused(Kind::Unprocessable, "bad_record", say))?;
    let Some(seed) = record.seed.clone().filter(|_| record.result.is_some()) else {
        return Err(refused(Kind::Unprocessable, "bad_record", "page-open-record-unfinished"));
    };
    let sits = |player: &Player| chair(player.who, &player.name, player.level.clone(), None);
    let seats = record.players.iter().map(sits).collect();
    Ok(opened((record.game, record.options, seed), seats, record.entries, person))
}
