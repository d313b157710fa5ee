//! What a host may do: who the host is, who is away, stand-ins, removing and muting.

use crate::bounds::Bound;
use crate::command::{Asker, Caller};
use crate::decide::{Decided, write};
use crate::journal::{Chair, What};
use crate::limits::ABSENT_AFTER;
use crate::refused::{Kind, Refused, refused};
use crate::registry::{level, level_for_people};
use crate::secret::{Hash, WatchKey};
use crate::snapshot::Snapshot;
use crate::time::Millis;
use castellan_ai::level::Level;
use castellan_core::game::Turn;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::{Seat, Seats};

impl Snapshot {
    /// The host is who opened the table, also of its rematches: known by their device, or by the token of
    /// the seat they took for themselves as long as they have it. Nobody inherits that.
    pub fn is_host(&self, by: Caller) -> bool {
        match by {
            Caller::Person(person) => self.opened.host == Some(person),
            Caller::Key(key) => {
                self.opened.host_key == Some(key) && self.chairs.iter().any(|chair| chair.key == Some(key))
            }
            Caller::Nobody | Caller::Bot(_) => false,
        }
    }

    fn host_only(&self, by: Caller) -> Result<(), Refused> {
        match by {
            _ if self.is_host(by) => Ok(()),
            Caller::Nobody => Err(refused(Kind::Unauthenticated, "no_token", "refused-no-token")),
            _ => Err(refused(Kind::Forbidden, "not_host", "refused-not-host")),
        }
    }

    /// The seats of those who are here.
    pub fn seats_here(&self, present: &[Caller]) -> Seats {
        present.iter().filter_map(|by| self.seats_of(*by).ok()).flat_map(Seats::iter).collect()
    }

    /// Whether the table waits for a player who has no stream open and has done nothing for long, or a bot
    /// has long been playing for them.
    pub fn is_away(&self, seat: Seat, here: Seats, now: Millis) -> bool {
        let since = match self.chairs[seat.index()].stand_in {
            Some(_) => self.acted_at[seat.index()],
            None if self.table.turn().seats().contains(seat) => {
                self.acted_at[seat.index()].max(self.played_at)
            }
            None => return false,
        };
        !here.contains(seat) && now.saturating_sub(since) >= ABSENT_AFTER.as_millis() as u64
    }

    /// The level of a bot that plays for somebody who did not choose it: what everybody could know when
    /// they sat down.
    pub(crate) fn level_for_others(&self) -> String {
        let named = self.clock.as_ref().and_then(|clock| clock.clock().level.as_deref());
        let fair = named.and_then(level_for_people).unwrap_or(Level::Squire);
        fair.name().to_owned()
    }

    pub(crate) fn stand_in(
        &self,
        asker: &Asker,
        (seat, name): (Seat, &str),
        present: &[Caller],
        now: Millis,
    ) -> Decided {
        let Some(chair) = self.chairs.get(seat.index()) else {
            return Err(refused(Kind::Unprocessable, "bad_request", "refused-no-such-seat"));
        };
        let bad_level = || {
            refused(
                Kind::Unprocessable,
                "bad_options",
                Message::new("refused-no-such-level").with("level", name),
            )
        };
        level(name).ok_or_else(bad_level)?;
        let is_own = self.seats_of(asker.by)?.contains(seat);
        let is_hosts = || chair.who == Who::Open || self.is_away(seat, self.seats_here(present), now);
        let may = is_own || self.is_host(asker.by) && is_hosts();
        if !may {
            return Err(match asker.by {
                Caller::Nobody => refused(Kind::Unauthenticated, "no_token", "refused-no-token"),
                _ => refused(Kind::Forbidden, "not_your_seat", "refused-not-away"),
            });
        }
        let level = match chair.who {
            Who::Bot => return Err(refused(Kind::Conflict, "seat_taken", "refused-seat-taken")),
            Who::Human if !is_own => self.level_for_others(),
            Who::Human | Who::Open => level_for_people(name).ok_or_else(bad_level)?.name().to_owned(),
        };
        if chair.stand_in.as_ref() == Some(&level) {
            return self.done();
        }
        self.check_bound(Bound::Seats)?;
        write(What::StoodIn { seat, level, ran_out: false })
    }

    /// The clock runs from when nobody's seat is open any more.
    pub(crate) fn start_clock(&mut self, at: Millis) {
        let is_taken = |chair: &Chair| chair.who != Who::Open || chair.stand_in.is_some();
        if self.chairs.iter().all(is_taken)
            && let Some(clock) = &mut self.clock
        {
            clock.start(at);
        }
    }

    /// Starts a clock that waits for guests.
    pub(crate) fn start(&self, asker: &Asker) -> Decided {
        self.host_only(asker.by)?;
        if self.clock.as_ref().is_some_and(crate::clock::Running::waits) {
            return write(What::Started);
        }
        self.done()
    }

    /// The seats from which the host may remove their player: nobody who is here and has begun to play.
    pub fn removable(&self, by: Caller, here: Seats, now: Millis) -> Seats {
        if !self.is_host(by) || self.table.turn() == Turn::Over {
            return Seats::NONE;
        }
        let own = self.seats_of(by).unwrap_or_default();
        let may = |seat: &Seat| {
            let is_taken = self.chairs[seat.index()].who == Who::Human && !own.contains(*seat);
            is_taken && (!self.has_played.contains(*seat) || self.is_away(*seat, here, now))
        };
        Seat::all(self.chairs.len() as u8).filter(may).collect()
    }

    /// A seat of somebody else's, which the host wants to change.
    fn others_seat(&self, asker: &Asker, seat: Seat) -> Result<&crate::journal::Chair, Refused> {
        self.host_only(asker.by)?;
        let chair = self.chairs.get(seat.index());
        let chair =
            chair.ok_or_else(|| refused(Kind::Unprocessable, "bad_request", "refused-no-such-seat"))?;
        if chair.who == Who::Bot || self.seats_of(asker.by)?.contains(seat) {
            return Err(refused(Kind::Unprocessable, "bad_request", "refused-not-a-guest"));
        }
        Ok(chair)
    }

    /// Removes somebody from their seat, or gives an open seat another link.
    pub(crate) fn kick(
        &self,
        asker: &Asker,
        (seat, ban, link): (Seat, bool, &WatchKey),
        present: &[Caller],
        now: Millis,
    ) -> Decided {
        let (chair, invite) = (self.others_seat(asker, seat)?, link.hash());
        if self.is_banned_by(invite).is_some() {
            return self.done();
        }
        if self.table.turn() == Turn::Over {
            return Err(refused(Kind::Conflict, "over", "refused-over"));
        }
        let may =
            chair.who == Who::Open || self.removable(asker.by, self.seats_here(present), now).contains(seat);
        if !may {
            return Err(refused(Kind::Forbidden, "is_playing", "refused-is-playing"));
        }
        self.check_bound(Bound::Seats)?;
        let link = Some(link.clone());
        write(What::Kicked { seat, invite, link, banned: chair.person.filter(|_| ban) })
    }

    pub(crate) fn mute(&self, asker: &Asker, seat: Seat, muted: bool) -> Decided {
        let chair = self.others_seat(asker, seat)?;
        if chair.muted == muted {
            return self.done();
        }
        self.check_bound(Bound::Settings)?;
        write(What::Muted { seat, muted })
    }

    /// The seats that wait for a guest, with the secrets of their links: for the host. Of tables of older
    /// versions nobody knows these any more.
    pub fn invites(&self, by: Caller) -> Vec<(Seat, Option<&str>)> {
        if !self.is_host(by) || self.table.turn() == Turn::Over {
            return Vec::new();
        }
        let open = (0..).map(Seat).zip(&*self.chairs).filter(|(_, chair)| chair.who == Who::Open);
        open.map(|(seat, chair)| (seat, chair.link.as_ref().map(WatchKey::text))).collect()
    }

    /// When the first player for whom the table waits will count as away, if nobody of theirs comes.
    pub fn away_from(&self, here: Seats) -> Option<Millis> {
        let away_at = |seat: Seat| {
            let since = self.acted_at[seat.index()].max(self.played_at);
            since + ABSENT_AFTER.as_millis() as u64
        };
        let is_missed = |seat: &Seat| self.chairs[seat.index()].bot().is_none() && !here.contains(*seat);
        self.table.turn().seats().iter().filter(is_missed).map(away_at).min()
    }

    /// Whether the player who was removed when the seat got this link may not come back; none for another link.
    pub fn is_banned_by(&self, invite: Hash) -> Option<bool> {
        self.removed.iter().find(|(known, _)| *known == invite).map(|(_, banned)| *banned)
    }

    /// Whether this is the secret of the watchers' link, or of a seat that waits for its guest.
    pub fn lets_in(&self, secret: Hash) -> bool {
        let opens = |chair: &crate::journal::Chair| chair.who == Who::Open && chair.invite == Some(secret);
        self.opened.watch.as_ref().is_some_and(|watch| watch.hash() == secret)
            || self.chairs.iter().any(opens)
    }

    /// Whether somebody without a seat may watch by the secret of a link.
    pub(crate) fn is_guest(&self, key: Hash) -> bool {
        self.opened.watch.is_some() && self.lets_in(key)
    }

    /// Whether the caller may know of the table: a private one is not there for strangers.
    ///
    /// # Errors
    /// As if there were no such table.
    pub fn may_know(&self, by: Caller) -> Result<(), Refused> {
        let has_seat = || self.seats_of(by).is_ok_and(|own| !own.is_empty() || matches!(by, Caller::Key(_)));
        let knows = !self.is_private() || matches!(by, Caller::Bot(_)) || self.is_host(by) || has_seat();
        if knows { Ok(()) } else { Err(no_such_table()) }
    }

    /// Whether somebody may know of the table who wants to sit down by this link, or did so with this key.
    pub(crate) fn may_sit(&self, invite: Hash, key: Hash) -> Result<(), Refused> {
        let is_invited =
            || self.chairs.iter().any(|chair| chair.invite == Some(invite) || chair.key == Some(key));
        if !self.is_private() || is_invited() { Ok(()) } else { Err(no_such_table()) }
    }

    /// Whether only those with a seat or a link may know of the table.
    pub fn is_private(&self) -> bool {
        self.opened.watch.is_some()
    }
}

/// What strangers are told of a private table, and everybody of one that is not there.
pub fn no_such_table() -> Refused {
    refused(Kind::NotFound, "unknown_table", "refused-no-such-table")
}
