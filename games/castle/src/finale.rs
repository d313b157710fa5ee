//! The end of the game: courts, keep, and the tokens marked for the end (ZA28 to ZA36).

use crate::feature::{Kind, Spot};
use crate::laying::place;
use crate::scoring::{has_well, stalls};
use crate::state::{Castle, Phase, SEATS};
use crate::words::{say, say_of};
use castellan_core::log::{Act, Event, Log, Rule};
use castellan_core::message::Message;
use castellan_core::seat::{Seat, Seats};
use castellan_landscape::{Feature, FeatureId};

/// ZA29: points for a stall.
const STALL_POINTS: i32 = 3;
/// ZA32: tiles that token 8 adds to a keep.
const KEEP_BONUS: u16 = 2;
/// ZA35: points of token 9.
pub(crate) const GIFT_POINTS: i32 = 5;

/// ZA30, ZA33: the token that scores a kind of feature once more at the end.
pub(crate) fn end_token(kind: Kind) -> u8 {
    4 + kind as u8
}

impl Castle {
    /// ZA28: the last tile is gone. What is left on the wall goes to the box, so nothing more is taken.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        self.phase = Phase::Over;
        self.towers = 0;
        log.seal();
        log.note(|| Event::new("ZA28", say(self.readings.edition, "ends")));
        self.score_courts(log);
        self.score_keep(log);
        for seat in [Seat(0), Seat(1)] {
            // ZA33: unfinished paths, towers and houses score by tokens only.
            for kind in [Kind::Path, Kind::Tower, Kind::House] {
                self.use_tokens(seat, kind, log);
            }
            self.score_gifts(seat, log);
        }
        self.note_winners(log);
    }

    fn give(&mut self, seat: Seat, points: i32) {
        self.player_mut(seat).points += points;
    }

    /// ZA29: three points for each stall to whoever has most followers on the court.
    fn score_courts(&mut self, log: &mut Log) {
        for id in 0..self.land.features().len() as FeatureId {
            let court = self.land.features()[usize::from(id)];
            if Kind::of(court.kind) != Kind::Court || stalls(&court) == 0 {
                continue;
            }
            let Some(owner) = Castle::owner(&court) else { continue };
            let points = STALL_POINTS * stalls(&court);
            self.give(owner, points);
            log.note(|| {
                let edition = self.readings.edition;
                let say = say(edition, "court").with("who", owner);
                let say = say.with("stalls", stalls(&court)).with("points", points);
                let event = Event::new("ZA29", say).at(place(self.name_of(id).0)).scoring(owner, points);
                event.seen(Act::Scored, self.sight_of(id, false))
            });
        }
        // ZA30: token 7 gives one more point for each stall of one court.
        for seat in [Seat(0), Seat(1)] {
            self.use_tokens(seat, Kind::Court, log);
        }
    }

    /// What a token marked for the end gives on a feature that its owner controls.
    pub(crate) fn token_worth(&self, id: FeatureId, feature: &Feature) -> (Rule, i32) {
        let tiles = i32::from(feature.tiles);
        match Kind::of(feature.kind) {
            Kind::Court => ("ZA30", stalls(feature)),
            _ if feature.is_closed() => ("ZA33", 0),
            // ZA34: whether a well doubles an unfinished path is a reading of the edition.
            Kind::Path if self.readings.unfinished_path_well && has_well(feature) => ("ZA34", 2 * tiles),
            // ZA39: 2003 prints the same of a house, on which no well can stand; a switch reads it so.
            Kind::House if self.readings.unfinished_house_well && self.has_well_beside(id) => {
                ("ZA39", 2 * tiles)
            }
            Kind::Path | Kind::House => ("ZA33", tiles),
            Kind::Tower => ("ZA33", 2 * tiles),
        }
    }

    /// ZA39: whether a well lies on a tile that a feature is on.
    fn has_well_beside(&self, id: FeatureId) -> bool {
        self.land.parts_of(id).any(|part| {
            let tile = usize::from(self.land.tile_of(part).0);
            let shape = usize::from(self.land.tiles()[tile].shape);
            tile >= self.rims() && self.set.data.tiles[shape].has_well()
        })
    }

    /// ZA33: every token of a kind is used where it gives its owner most, each on a feature of its own.
    fn use_tokens(&mut self, seat: Seat, kind: Kind, log: &mut Log) {
        let token = end_token(kind);
        let mut used: [Option<FeatureId>; 2] = [None; 2];
        for turn in 0..usize::from(self.player(seat).tokens(token)).min(used.len()) {
            let Some((rule, points, id)) = self.best_use(seat, kind, &used) else { return };
            used[turn] = Some(id);
            self.give(seat, points);
            log.note(|| {
                let edition = self.readings.edition;
                let (cell, Spot { on, .. }) = self.name_of(id);
                let say = say_of(edition, "end-token", on).with("who", seat).with("points", points);
                let event = Event::new(rule, say).at(place(cell)).scoring(seat, points);
                event.seen(Act::Scored, self.sight_of(id, false))
            });
        }
    }

    /// The feature of a kind on which a token marked for the end gives its owner most, and what it gives.
    fn best_use(&self, seat: Seat, kind: Kind, used: &[Option<FeatureId>]) -> Option<(Rule, i32, FeatureId)> {
        let mine = self.occupied().filter(|(id, feature)| {
            Kind::of(feature.kind) == kind
                && Castle::owner(feature) == Some(seat)
                && !used.contains(&Some(*id))
        });
        let worth = mine.map(|(id, feature)| {
            let (rule, points) = self.token_worth(id, feature);
            (rule, points, id)
        });
        // Among equals the last by number, whoever came to stand there first.
        worth.filter(|(_, points, _)| *points > 0).max_by_key(|(_, points, id)| (*points, *id))
    }

    /// What one token of a kind would give if the game ended now.
    pub(crate) fn end_gain(&self, seat: Seat, token: u8) -> i32 {
        match token {
            8 => self.keep_gain(seat),
            9 => GIFT_POINTS,
            _ => {
                let kind = Kind::ALL.into_iter().find(|kind| end_token(*kind) == token);
                let used = kind.and_then(|kind| self.best_use(seat, kind, &[]));
                used.map_or(0, |(_, points, _)| points)
            }
        }
    }

    /// ZA32: what token 8 would give: the largest group of empty cells, if the keep is larger only with it.
    fn keep_gain(&self, seat: Seat) -> i32 {
        let (own, other) = (self.keep_size(seat), self.keep_size(seat.next(SEATS)));
        let decides = own > other && own.saturating_sub(KEEP_BONUS) <= other;
        if decides { self.largest_gap() as i32 } else { 0 }
    }

    /// ZA31: the larger keep scores the largest group of empty cells.
    fn score_keep(&mut self, log: &mut Log) {
        let sizes = [Seat(0), Seat(1)].map(|seat| self.keep_size(seat));
        let edition = self.readings.edition;
        // ZA32: what token 8 does is said, or else a keep would be larger than its house for no reason.
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| self.player(seat).tokens(8) > 0) {
            log.note(|| {
                let has_keep = self.player(seat).keep.is_some();
                let say = say(edition, if has_keep { "keep-token" } else { "keep-token-idle" });
                Event::new("ZA32", say.with("who", seat).with("tiles", u32::from(sizes[seat.index()])))
            });
        }
        let owner = match sizes[0].cmp(&sizes[1]) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => {
                log.note(|| Event::new("ZA31", say(edition, "keeps-equal")));
                return;
            }
        };
        let points = self.largest_gap() as i32;
        self.give(owner, points);
        log.note(|| {
            let say = say(edition, "keep-larger").with("who", owner);
            let say = say.with("tiles", u32::from(sizes[owner.index()])).with("points", points);
            Event::new("ZA31", say).scoring(owner, points).seen(Act::Scored, [])
        });
    }

    /// The size of a keep, tokens 8 included (ZA32); nothing without a keep.
    pub(crate) fn keep_size(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        player.keep.map_or(0, |keep| keep.size + KEEP_BONUS * u16::from(player.tokens(8)))
    }

    /// The size of the largest edge-connected group of empty cells.
    pub(crate) fn largest_gap(&self) -> u32 {
        let cells = self.set.cells.iter().enumerate();
        let free = cells.filter(|(_, cell)| self.land.tile_at(**cell).is_none());
        let mut free: u128 = free.fold(0, |bits, (at, _)| bits | 1 << at);
        let mut largest = 0;
        while free != 0 {
            let mut group = 0u128;
            let mut fresh = free & free.wrapping_neg();
            while fresh != 0 {
                group |= fresh;
                free &= !fresh;
                let mut around = 0;
                while fresh != 0 {
                    around |= self.set.beside[fresh.trailing_zeros() as usize];
                    fresh &= fresh - 1;
                }
                fresh = around & free;
            }
            largest = largest.max(group.count_ones());
        }
        largest
    }

    /// ZA35: token 9 is worth five points.
    fn score_gifts(&mut self, seat: Seat, log: &mut Log) {
        for _ in 0..self.player(seat).tokens(9) {
            self.give(seat, GIFT_POINTS);
            log.note(|| {
                let edition = self.readings.edition;
                let say = say(edition, "gift").with("who", seat).with("points", GIFT_POINTS);
                Event::new("ZA35", say).scoring(seat, GIFT_POINTS).seen(Act::Scored, [])
            });
        }
    }

    /// ZA36: most points win; equal points share the win.
    pub(crate) fn best_seats(&self) -> Seats {
        let best = self.players.iter().map(|player| player.points).max();
        [Seat(0), Seat(1)].into_iter().filter(|&seat| Some(self.player(seat).points) == best).collect()
    }

    fn note_winners(&self, log: &mut Log) {
        log.note(|| {
            let winners = self.best_seats();
            let winner = winners.iter().next().unwrap_or(Seat(0));
            let points = self.player(winner).points;
            let say = match winners.len() {
                1 => Message::new("castle-wins").with("who", winner),
                _ => Message::new("castle-shared"),
            };
            Event::new("ZA36", say.with("points", points))
        });
    }
}
