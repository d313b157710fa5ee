//! Opening a table: seats and options checked, secrets made, the dice promised, the first line written.

use crate::hall::Hall;
use crate::journal::{Chair, Line, Opened, What};
use crate::limits::{REQUEST_ID_CHARS_MAX, SECRET_REQUEST_ID_CHARS_MIN};
use crate::name;
use crate::registry::{Registered, level_for_anybody, level_for_people};
use crate::room::{Kind, Refused, refused};
use crate::secret::{Entropy, Person, Repeatable, Token, WatchKey, seed, table_id};
use crate::store::{Append, Appended};
use crate::wire::{NewSeat, NewTable};
use castellan_core::dice::Seed;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::{Draws, Who};
use castellan_core::table::Setup;
use serde_json::Value;
use std::sync::Arc;

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
pub(crate) fn watch_link(base: &str, table: &str, secret: Option<&str>) -> String {
    match secret {
        Some(secret) => format!("{base}/t/{table}#watch={secret}"),
        None => format!("{base}/t/{table}"),
    }
}

impl Hall {
    /// Opens a table as somebody asked for it, if nothing is wrong with it and they `may`.
    ///
    /// # Errors
    /// If there is no such game, its options or seats can't be played with, or it could not be stored.
    pub async fn open(
        &self,
        new: NewTable,
        host: Option<Person>,
        lang: Lang,
        may: impl Future<Output = Result<(), Refused>> + Send,
    ) -> Result<NowOpen, Refused> {
        let unknown = || {
            refused(
                Kind::Unprocessable,
                "unknown_game",
                Message::new("refused-no-such-game").with("game", clip(&new.game)),
            )
        };
        let registered = self.games.find(&new.game).ok_or_else(unknown)?;
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
        let source = self.secrets("open", new.request_id.as_deref())?;
        let table = table_id(&*source);
        let (chairs, secrets): (Vec<Chair>, Vec<_>) = chairs(&new.seats, host, &*source)?.into_iter().unzip();
        let mut opened = Opened {
            game: new.game,
            options: new.options.unwrap_or_else(|| Value::Object(serde_json::Map::new())),
            seed: String::new(),
            seats: chairs,
            host,
            host_key: None,
            watch: new.private.unwrap_or(false).then(|| WatchKey::new(&*source)),
            banned: Vec::new(),
            clock_waits: new.clock.is_some(),
            clock: new.clock,
            chat: new.chat.unwrap_or_default(),
            aids: new.aids.unwrap_or(true),
            hints: new.hints,
            entries: Vec::new(),
        };
        opened.host_key = opened.hosts_key();
        let watch = opened.watch.clone();
        let commitment = match self.write_first_line(&table, &mut opened, registered, lang, may).await? {
            Some(commitment) => commitment,
            None => self.opened_before(&table, opened).await?,
        };
        metrics::counter!("castellan_tables_opened_total").increment(1);
        Ok(NowOpen { table, commitment, seats: secrets, watch })
    }

    /// Where secrets come from: the system, or for a request that may be repeated its own id.
    ///
    /// # Errors
    /// If the id is too short for that, or too long.
    pub fn secrets(&self, kind: &str, request: Option<&str>) -> Result<Arc<dyn Entropy>, Refused> {
        let Some(id) = request else { return Ok(Arc::clone(&self.entropy)) };
        let bounds = SECRET_REQUEST_ID_CHARS_MIN..=REQUEST_ID_CHARS_MAX;
        if !bounds.contains(&id.chars().count()) {
            let say = Message::new("refused-secret-request-id")
                .with("least", *bounds.start())
                .with("most", *bounds.end());
            return Err(refused(Kind::Malformed, "bad_request", say));
        }
        Ok(Arc::new(Repeatable::of(kind, id)))
    }

    /// The promise of a table that this same request opened before.
    async fn opened_before(&self, table: &str, asked: Opened) -> Result<String, Refused> {
        let lines = self.store.lines(table, 0).await;
        let first =
            lines.map_err(|_| refused(Kind::Unavailable, "unavailable", "refused-store"))?.into_iter().next();
        let line = first.and_then(|line| Line::parse(&line).ok()).map(|line| line.what);
        let Some(What::Opened(found)) = line else {
            return Err(refused(Kind::Unavailable, "unavailable", "refused-store"));
        };
        // An older version did not say what follows from the seats, nor keep links as they are shown.
        let mut asked = asked;
        for (chair, kept) in asked.seats.iter_mut().zip(&found.seats) {
            chair.link = chair.link.take().filter(|_| kept.link.is_some());
        }
        let (seed, host_key, clock_waits) = (found.seed.clone(), found.host_key, found.clock_waits);
        let asked = Opened { seed, host_key, clock_waits, entries: found.entries.clone(), ..asked };
        match found.seed.parse::<Seed>() {
            Ok(seed) if *found == asked => Ok(seed.commitment(table)),
            _ => Err(refused(Kind::Conflict, "other_request", "refused-other-request")),
        }
    }

    /// Opens the table of a rematch, unless somebody has done so already.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn open_again(&self, table: &str, mut opened: Opened) -> Result<(), Refused> {
        let game = opened.game.clone();
        let registered =
            self.games.find(&game).ok_or_else(|| refused(Kind::Internal, "internal", "refused-internal"))?;
        self.write_first_line(table, &mut opened, registered, Lang::En, std::future::ready(Ok(())))
            .await
            .map(|_| ())
    }

    /// Opens a table that begins in the middle, with the entries that it has, and gives its id.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn open_as_it_was(&self, opened: Opened) -> Result<String, Refused> {
        let (table, at) = (table_id(&*self.entropy), self.time.now());
        let mut people: Vec<Person> = opened.seats.iter().filter_map(|chair| chair.person).collect();
        people.extend(opened.host);
        people.sort();
        people.dedup();
        let body = Line { at, what: What::Opened(Box::new(opened)) }.print();
        match self.store.append(Append { table: table.clone(), n: 0, body, at, people }).await {
            Ok(Appended::Durable) => Ok(table),
            Ok(Appended::Conflict) | Err(_) => {
                Err(refused(Kind::Unavailable, "unavailable", "refused-store"))
            }
        }
    }

    /// Throws the first chances and writes the first line; none if the table was there already.
    async fn write_first_line(
        &self,
        id: &str,
        opened: &mut Opened,
        registered: &Registered,
        lang: Lang,
        may: impl Future<Output = Result<(), Refused>> + Send,
    ) -> Result<Option<String>, Refused> {
        let seed = seed(&*self.entropy);
        let players = opened.seats.iter().map(Chair::player).collect();
        opened.seed = seed.to_string();
        let setup = Setup::new(id, players, Draws::Auto, seed);
        let commitment = setup.commitment.clone();
        let record = {
            let table = registered.game.open(setup, &opened.options).map_err(|error| {
                let said = registered.words(lang).say(&error.say, &[]);
                Refused { said: Some(said), ..refused(Kind::Unprocessable, "bad_options", error.say) }
            })?;
            table.record()
        };
        may.await?;
        // Complete options are kept, so that a default that changes later changes no old table.
        (opened.options, opened.entries) = (record.options, record.entries);
        let mut people: Vec<Person> = opened.seats.iter().filter_map(|chair| chair.person).collect();
        people.extend(opened.host);
        people.sort();
        people.dedup();
        let at = self.time.now();
        let body = Line { at, what: What::Opened(Box::new(opened.clone())) }.print();
        match self.store.append(Append { table: id.to_owned(), n: 0, body, at, people }).await {
            Ok(Appended::Durable) => Ok(Some(commitment)),
            Ok(Appended::Conflict) => Ok(None),
            Err(_) => Err(refused(Kind::Unavailable, "unavailable", "refused-store")),
        }
    }
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
