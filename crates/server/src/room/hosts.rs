//! What a host may do: who the host is, who is away, stand-ins, removing and muting.

use super::ask::{Ask, Asked, Caller, Refused, Reply, refused};
use super::bounds::Bound;
use super::decide::{Decided, answer, write};
use super::known::Known;
use crate::journal::What;
use crate::limits::ABSENT_AFTER;
use crate::registry::{level, level_for_people};
use crate::secret::Hash;
use crate::time::Millis;
use castellan_ai::level::Level;
use castellan_core::game::Turn;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::{Seat, Seats};

impl Known {
    /// The host is who opened the table, also of its rematches: known by their device, or by the token of
    /// the seat they took for themselves as long as they have it. Nobody inherits that.
    pub(super) fn is_host(&self, by: Caller) -> bool {
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
            Caller::Nobody => Err(refused(401, "no_token", "refused-no-token")),
            _ => Err(refused(403, "not_host", "refused-not-host")),
        }
    }

    /// The seats of those who are here.
    pub(super) fn seats_here(&self, present: &[Caller]) -> Seats {
        present.iter().filter_map(|by| self.seats_of(*by).ok()).flat_map(Seats::iter).collect()
    }

    /// Whether the table waits for a player who has no stream open and has done nothing for long, or a bot
    /// has long been playing for them.
    pub(super) fn is_away(&self, seat: Seat, here: Seats, now: Millis) -> bool {
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
    pub(super) fn level_for_others(&self) -> String {
        let named = self.clock.as_ref().and_then(|clock| clock.clock().level.as_deref());
        let fair = named.and_then(level_for_people).unwrap_or(Level::Squire);
        fair.name().to_owned()
    }

    pub(super) fn stand_in(
        &self,
        ask: &Ask,
        (seat, name): (Seat, &str),
        present: &[Caller],
        now: Millis,
    ) -> Decided {
        let Some(chair) = self.chairs.get(seat.index()) else {
            return Err(refused(422, "bad_request", "refused-no-such-seat"));
        };
        let bad_level =
            || refused(422, "bad_options", Message::new("refused-no-such-level").with("level", name));
        level(name).ok_or_else(bad_level)?;
        let is_own = self.seats_of(ask.by)?.contains(seat);
        let is_hosts = || chair.who == Who::Open || self.is_away(seat, self.seats_here(present), now);
        let may = is_own || self.is_host(ask.by) && is_hosts();
        if !may {
            return Err(match ask.by {
                Caller::Nobody => refused(401, "no_token", "refused-no-token"),
                _ => refused(403, "not_your_seat", "refused-not-away"),
            });
        }
        let level = match chair.who {
            Who::Bot => return Err(refused(409, "seat_taken", "refused-seat-taken")),
            Who::Human if !is_own => self.level_for_others(),
            Who::Human | Who::Open => level_for_people(name).ok_or_else(bad_level)?.name().to_owned(),
        };
        if chair.stand_in.as_ref() == Some(&level) {
            return answer(Reply::Done);
        }
        self.check_bound(Bound::Seats)?;
        write(What::StoodIn { seat, level })
    }

    /// The seats from which the host may remove their player: nobody who is here and has begun to play.
    pub(super) fn removable(&self, by: Caller, here: Seats, now: Millis) -> Seats {
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
    fn others_seat(&self, ask: &Ask, seat: Seat) -> Result<&crate::journal::Chair, Refused> {
        self.host_only(ask.by)?;
        let chair = self.chairs.get(seat.index());
        let chair = chair.ok_or_else(|| refused(422, "bad_request", "refused-no-such-seat"))?;
        if chair.who == Who::Bot || self.seats_of(ask.by)?.contains(seat) {
            return Err(refused(422, "bad_request", "refused-not-a-guest"));
        }
        Ok(chair)
    }

    /// Removes somebody from their seat, or gives an open seat another link.
    pub(super) fn kick(
        &self,
        ask: &Ask,
        (seat, ban, invite): (Seat, bool, Hash),
        present: &[Caller],
        now: Millis,
    ) -> Decided {
        let chair = self.others_seat(ask, seat)?;
        if let Some(&(_, banned)) = self.removed.iter().find(|(known, _)| *known == invite) {
            return answer(Reply::Kicked { banned });
        }
        if self.table.turn() == Turn::Over {
            return Err(refused(409, "over", "refused-over"));
        }
        let may =
            chair.who == Who::Open || self.removable(ask.by, self.seats_here(present), now).contains(seat);
        if !may {
            return Err(refused(403, "is_playing", "refused-is-playing"));
        }
        self.check_bound(Bound::Seats)?;
        write(What::Kicked { seat, invite, banned: chair.person.filter(|_| ban) })
    }

    pub(super) fn mute(&self, ask: &Ask, seat: Seat, muted: bool) -> Decided {
        let chair = self.others_seat(ask, seat)?;
        if chair.muted == muted {
            return answer(Reply::Done);
        }
        self.check_bound(Bound::Settings)?;
        write(What::Muted { seat, muted })
    }

    /// Whether this is the secret of the watchers' link, or of a seat that waits for its guest.
    fn lets_in(&self, secret: Hash) -> bool {
        let opens = |chair: &crate::journal::Chair| chair.who == Who::Open && chair.invite == Some(secret);
        self.opened.watch.as_ref().is_some_and(|watch| watch.hash() == secret)
            || self.chairs.iter().any(opens)
    }

    /// Whether somebody without a seat watches by right.
    pub(super) fn is_guest(&self, key: Hash) -> bool {
        self.opened.watch.is_some() && self.lets_in(key)
    }

    /// A private table is not there for strangers.
    pub(super) fn may_know(&self, ask: &Ask) -> Result<(), Refused> {
        let knows = match (&ask.what, ask.by) {
            _ if self.opened.watch.is_none() => true,
            (Asked::Watch(secret), _) => self.lets_in(*secret),
            (Asked::Sit { invite, key, .. }, _) => {
                self.chairs.iter().any(|chair| chair.invite == Some(*invite) || chair.key == Some(*key))
            }
            (_, Caller::Bot(_)) => true,
            (_, by) => {
                self.is_host(by)
                    || self.seats_of(by).is_ok_and(|own| !own.is_empty() || matches!(by, Caller::Key(_)))
            }
        };
        if knows { Ok(()) } else { Err(refused(404, "unknown_table", "refused-no-such-table")) }
    }
}
