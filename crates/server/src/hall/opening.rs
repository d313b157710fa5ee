//! Opening a table: planned by the room's rules, then the first line is written.

use super::Hall;
use crate::journal::{Line, Opened, What};
use crate::limits::{REQUEST_ID_CHARS_MAX, SECRET_REQUEST_ID_CHARS_MIN};
use crate::opening::{NowOpen, Plan, begin, plan};
use crate::room::{Kind, Refused, refused};
use crate::secret::{Entropy, Person, Repeatable, seed, table_id};
use crate::store::{Append, Appended};
use crate::wire::NewTable;
use castellan_core::dice::Seed;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use std::sync::Arc;

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
        let source = self.secrets("open", new.request_id.as_deref())?;
        let Plan { table, mut opened, seats } = plan(&self.games, new, host, &*source)?;
        let watch = opened.watch.clone();
        let commitment = match self.write_first_line(&table, &mut opened, lang, may).await? {
            Some(commitment) => commitment,
            None => self.opened_before(&table, opened).await?,
        };
        metrics::counter!("castellan_tables_opened_total").increment(1);
        Ok(NowOpen { table, commitment, seats, watch })
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
        self.write_first_line(table, &mut opened, Lang::En, std::future::ready(Ok(()))).await.map(|_| ())
    }

    /// Opens a table that begins in the middle, with the entries that it has, and gives its id.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn open_as_it_was(&self, opened: Opened) -> Result<String, Refused> {
        let (table, at, people) = (table_id(&*self.entropy), self.time.now(), opened.people());
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
        lang: Lang,
        may: impl Future<Output = Result<(), Refused>> + Send,
    ) -> Result<Option<String>, Refused> {
        let unknown = || refused(Kind::Internal, "internal", "refused-internal");
        let registered = self.games.find(&opened.game).ok_or_else(unknown)?;
        let commitment = begin(id, opened, registered, seed(&*self.entropy), lang)?;
        may.await?;
        let (at, people) = (self.time.now(), opened.people());
        let body = Line { at, what: What::Opened(Box::new(opened.clone())) }.print();
        match self.store.append(Append { table: id.to_owned(), n: 0, body, at, people }).await {
            Ok(Appended::Durable) => Ok(Some(commitment)),
            Ok(Appended::Conflict) => Ok(None),
            Err(_) => Err(refused(Kind::Unavailable, "unavailable", "refused-store")),
        }
    }
}
