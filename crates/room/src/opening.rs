//! Opening a table: seats and options checked, secrets made, the dice promised.

use crate::journal::{Chair, Opened};
use crate::name;
use crate::registry::{Registered, Registry, level_for_anybody, level_for_people};
use crate::secret::{Entropy, Person, Token, WatchKey, table_id};
use crate::wire::{NewSeat, NewTable};
use crate::{Kind, Refused, refused};
use castellan_core::dice::Seed;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::{Draws, Who};
use castellan_core::table::Setup;
use serde_json::Value;

/// A table that was opened, with the secrets that are told once.
#[derive(Debug)]
pub struct NowOpen {
    /// Its id.
    pub table: String,
    /// The promise about its dice.
    pub commitment: String,
    /// For each seat its kind, its token and the secret of its link.
    pub seats: Vec<(Who, Option<Token>, Option<Token>)>,
    /// The secret of the link for watchers, if the table is private.
    pub watch: Option<WatchKey>,
}

impl NowOpen {
    /// The link for watchers.
    pub fn watch_link(&self, base: &str) -> String {
        watch_link(base, &self.table, self.watch.as_ref().map(WatchKey::text))
    }
}

/// The link for watchers of a table. A secret stands behind `#`, which browsers send to nobody.
pub fn watch_link(base: &str, table: &str, secret: Option<&str>) -> String {
    match secret {
        Some(secret) => format!("{base}/t/{table}#watch={secret}"),
        None => format!("{base}/t/{table}"),
    }
}

/// A table as somebody asked for it, checked, before anything is drawn at it.
#[derive(Debug)]
pub struct Plan {
    /// Its id.
    pub table: String,
    /// What its journal begins with; the seed and the first entries are not there yet.
    pub opened: Opened,
    /// For each seat its kind, its token and the secret of its link.
    pub seats: Vec<(Who, Option<Token>, Option<Token>)>,
}

/// What is to be opened as somebody asked for it, if nothing is wrong with it.
///
/// # Errors
/// If there is no such game, or its seats or clock can't be played with.
pub fn plan(
    games: &Registry,
    new: NewTable,
    host: Option<Person>,
    source: &dyn Entropy,
) -> Result<Plan, Refused> {
    let unknown = || {
        refused(
            Kind::Unprocessable,
            "unknown_game",
            Message::new("refused-no-such-game").with("game", clip(&new.game)),
        )
    };
    let registered = games.find(&new.game).ok_or_else(unknown)?;
    if let Err(error) = registered.game.meta().check_seats(new.seats.len()) {
        return Err(refused(Kind::Unprocessable, "bad_options", error.say));
    }
    if new.clock.as_ref().is_some_and(|clock| {
        !clock.is_sound() || clock.level.as_deref().is_some_and(|name| level_for_people(name).is_none())
    }) {
        return Err(refused(Kind::Unprocessable, "bad_options", "refused-bad-clock"));
    }
    if let Some(name) = new.hints.as_deref().filter(|name| level_for_anybody(name).is_none()) {
        let say = Message::new("refused-no-such-level").with("level", clip(name));
        return Err(refused(Kind::Unprocessable, "bad_options", say));
    }
    let table = table_id(source);
    let (chairs, seats): (Vec<Chair>, Vec<_>) = chairs(&new.seats, host, source)?.into_iter().unzip();
    let mut opened = Opened {
        game: new.game,
        options: new.options.unwrap_or_else(|| Value::Object(serde_json::Map::new())),
        seed: String::new(),
        seats: chairs,
        host,
        host_key: None,
        watch: new.private.unwrap_or(false).then(|| WatchKey::new(source)),
        banned: Vec::new(),
        clock_waits: new.clock.is_some(),
        clock: new.clock,
        chat: new.chat.unwrap_or_default(),
        aids: new.aids.unwrap_or(true),
        hints: new.hints,
        entries: Vec::new(),
    };
    opened.host_key = opened.hosts_key();
    Ok(Plan { table, opened, seats })
}

/// Throws the first chances of a table with this seed and gives the promise about its dice.
///
/// # Errors
/// If its options can't be played with.
pub fn begin(
    id: &str,
    opened: &mut Opened,
    registered: &Registered,
    seed: Seed,
    lang: Lang,
) -> Result<String, Refused> {
    let players = opened.seats.iter().map(Chair::player).collect();
    opened.seed = seed.to_string();
    let setup = Setup::new(id, players, Draws::Auto, seed);
    let commitment = setup.commitment.clone();
    let table = registered.game.open(setup, &opened.options).map_err(|error| {
        let said = registered.words(lang).say(&error.say, &[]);
        Refused { said: Some(said), ..refused(Kind::Unprocessable, "bad_options", error.say) }
    })?;
    let record = table.record();
    // Complete options are kept, so that a default that changes later changes no old table.
    (opened.options, opened.entries) = (record.options, record.entries);
    Ok(commitment)
}

#[expect(clippy::type_complexity, reason = "a chair and what is told once about it")]
fn chairs(
    seats: &[NewSeat],
    host: Option<Person>,
    entropy: &dyn Entropy,
) -> Result<Vec<(Chair, (Who, Option<Token>, Option<Token>))>, Refused> {
    let mut chairs: Vec<(Chair, _)> = Vec::new();
    for seat in seats {
        let name = name::tidy(seat.name.as_deref().unwrap_or_default())
            .and_then(|name| {
                name::check_unique(&name, chairs.iter().map(|(chair, _)| chair.name.as_str()))?;
                Ok(name)
            })
            .map_err(|bad| refused(Kind::Unprocessable, "bad_name", bad.key()))?;
        let bots_level = match (seat.who, &seat.level) {
            (Who::Bot, name) => {
                let name = name.as_deref().unwrap_or("squire");
                level_for_anybody(name).ok_or_else(|| {
                    refused(
                        Kind::Unprocessable,
                        "bad_options",
                        Message::new("refused-no-such-level").with("level", clip(name)),
                    )
                })?;
                Some(name.to_owned())
            }
            (_, None) => None,
            (_, Some(_)) => {
                return Err(refused(Kind::Unprocessable, "bad_options", "refused-level-of-person"));
            }
        };
        let token = (seat.who != Who::Bot).then(|| Token::new(entropy));
        let link = (seat.who != Who::Bot).then(|| Token::new(entropy));
        let chair = Chair {
            who: seat.who,
            level: bots_level,
            name,
            key: token.as_ref().map(Token::hash),
            invite: link.as_ref().map(Token::hash),
            // Of a seat that nobody is invited to the host makes a link if ever it is left.
            link: link.as_ref().filter(|_| seat.who == Who::Open).map(WatchKey::of),
            person: host.filter(|_| seat.who == Who::Human),
            stand_in: None,
            muted: false,
        };
        chairs.push((chair, (seat.who, token, link)));
    }
    Ok(chairs)
}

/// A stranger's word, short enough to be repeated to them.
fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}
