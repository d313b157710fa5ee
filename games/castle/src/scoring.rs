//! Scoring during the game: completion, majorities, order, markers, keeps and followers (ZA14 to ZA23).

use crate::feature::{Kind, Spot};
use crate::laying::place;
use crate::moves::Move;
use crate::options::ScoreOrder;
use crate::state::{Castle, Figure, Keep, Phase};
use crate::tile_shape::{STALL, WELL};
use crate::words::{say, say_of, say_scored};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log, Rule};
use castellan_core::seat::Seat;
use castellan_landscape::{Cell, Feature, FeatureId, PartId};

/// ZA27: the token that doubles a kind of feature.
pub(crate) fn doubling_token(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Tower => Some(2),
        Kind::House => Some(3),
        Kind::Path | Kind::Court => None,
    }
}

/// A follower where it stands, as one number: by this what happened to it can be shown later.
pub(crate) fn standing(figure: Figure) -> u32 {
    u32::from(figure.seat.0) << 16 | u32::from(figure.part)
}

/// How many stalls stand on a court.
pub(crate) fn stalls(feature: &Feature) -> i32 {
    (feature.marks / STALL) as i32
}

/// Whether a well lies on a path.
pub(crate) fn has_well(feature: &Feature) -> bool {
    feature.marks % STALL >= WELL
}

/// ZA17 to ZA20: what a completed path, tower or house is worth; the rule says why.
pub(crate) fn worth(feature: &Feature) -> (Rule, i32) {
    let tiles = i32::from(feature.tiles);
    match Kind::of(feature.kind) {
        Kind::Path if has_well(feature) => ("ZA18", 2 * tiles),
        Kind::Path => ("ZA17", tiles),
        Kind::Tower => ("ZA19", 2 * tiles),
        Kind::House => ("ZA20", tiles),
        // Courts are never scored during the game.
        Kind::Court => ("ZA29", 0),
    }
}

impl Castle {
    /// ZA14, ZA15: finds what the tile just laid has completed. What nobody controls only sends its
    /// followers home (ZA16); the rest waits to be scored.
    pub(crate) fn complete_features(&mut self, log: &mut Log) {
        let Some(tile) = self.tile else { return };
        let touched = self.land.touched(&self.set.world, tile);
        for &feature in touched.iter() {
            let here = &self.land.features()[usize::from(feature)];
            if !here.is_closed() || here.followers.is_empty() || Kind::of(here.kind) == Kind::Court {
                continue;
            }
            let part = self.land.parts_of(feature).next().expect("a feature has parts");
            if Castle::owner(here).is_some() {
                self.pending.push(part);
            } else {
                let edition = self.readings.edition;
                log.note(|| {
                    let (cell, Spot { on, .. }) = self.name_of(feature);
                    let event = Event::new("ZA16", say_of(edition, "tied", on)).at(place(cell));
                    event.seen(Act::Returned, self.sight_of(feature, true).skip(1))
                });
                self.send_home(feature);
            }
        }
        self.score_what_is_due(log);
    }

    /// ZA38: the followers of a feature return to their players' supplies.
    fn send_home(&mut self, feature: FeatureId) {
        let mut at = self.figures.len();
        while at > 0 {
            at -= 1;
            let figure = self.figures[at];
            if self.land.feature_of(figure.part) == feature {
                self.figures.remove(at);
                self.land.withdraw(figure.part, figure.seat, 1);
                self.player_mut(figure.seat).supply += 1;
            }
        }
    }

    /// Goes on with the scoring until a question or a chance is due, or nothing is left to score.
    pub(crate) fn score_what_is_due(&mut self, log: &mut Log) {
        loop {
            if self.pending.is_empty() {
                return self.finish_turn(log);
            }
            let mut options = self.score_options();
            let first = options.next();
            let further = options.next().is_some();
            drop(options);
            // ZA37: a single option is not asked.
            let Some((at, None)) = first.filter(|_| !further) else {
                self.phase = Phase::Score;
                return;
            };
            if self.score(at, None, log) {
                return;
            }
        }
    }

    /// ZA22: what may be scored next, by its place in the waiting list, without and with its token.
    fn score_options(&self) -> impl Iterator<Item = (usize, Option<u8>)> + '_ {
        let own = |part: PartId| Castle::owner(self.land.feature(part)) == Some(self.active);
        let only_own =
            self.readings.score_order == ScoreOrder::OwnFirst && self.pending.iter().any(|&part| own(part));
        let allowed = self.pending.iter().enumerate().filter(move |(_, part)| !only_own || own(**part));
        allowed.flat_map(move |(at, &part)| {
            // ZA27: a doubling needs an own tower or house and a token that may be used.
            let token = doubling_token(Kind::of(self.land.feature(part).kind))
                .filter(|&token| own(part) && self.usable(token) > 0);
            [Some((at, None)), token.map(|token| (at, Some(token)))].into_iter().flatten()
        })
    }

    /// Lists what may be scored next.
    pub(crate) fn list_scores(&self, out: &mut Vec<Move>) {
        let start = out.len();
        out.extend(self.score_options().map(|(at, token)| {
            let (cell, Spot { on, at }) = self.name_of(self.land.feature_of(self.pending[at]));
            Move::Score { cell, on, at, token }
        }));
        out[start..].sort_unstable();
    }

    /// Where in the waiting list the feature with this place is, if it may be scored now.
    pub(crate) fn check_score(&self, cell: Cell, spot: Spot, token: Option<u8>) -> Result<usize, Illegal> {
        let refuse = |rule, key| Err(Illegal::new(rule, say(self.readings.edition, key)));
        let part = self.land.tile_at(cell).and_then(|tile| self.part_at(tile, spot));
        let feature = part.map(|part| self.land.feature_of(part));
        let waiting = |part: &PartId| Some(self.land.feature_of(*part)) == feature;
        let Some(at) = self.pending.iter().position(waiting) else {
            return refuse("ZA22", "refused-not-completed");
        };
        if self.score_options().any(|option| option == (at, token)) {
            return Ok(at);
        }
        if self.score_options().any(|option| option == (at, None)) {
            return refuse("ZA27", "refused-token");
        }
        refuse("ZA22", "refused-own-first")
    }

    /// Scores a waiting feature: one move of the marker (ZA23), then everybody on it goes home. Says
    /// whether a token is due (ZA24).
    pub(crate) fn score(&mut self, at: usize, token: Option<u8>, log: &mut Log) -> bool {
        let part = self.pending.remove(at);
        let feature = *self.land.feature(part);
        let id = self.land.feature_of(part);
        let Some(owner) = Castle::owner(&feature) else { return false };
        let (mut rule, mut points) = worth(&feature);
        if let Some(token) = token {
            // ZA27: one move of the marker with the doubled sum.
            self.spend(token);
            rule = "ZA27";
            points *= 2;
        }
        self.player_mut(owner).points += points;
        log.note(|| self.scored(rule, owner, id, points, token).scoring(owner, points));
        if Kind::of(feature.kind) == Kind::House {
            self.move_keep(owner, part, feature.tiles, log);
        }
        self.send_home(id);
        self.land_marker(owner, log)
    }

    fn scored(&self, rule: Rule, owner: Seat, id: FeatureId, points: i32, token: Option<u8>) -> Event {
        let edition = self.readings.edition;
        let (cell, Spot { on, .. }) = self.name_of(id);
        let tiles = self.land.features()[usize::from(id)].tiles;
        let say = say_scored(edition, on, rule == "ZA18", token.is_some());
        let say = say.with("who", owner).with("tiles", u32::from(tiles)).with("points", points);
        Event::new(rule, say).at(place(cell)).seen(Act::Scored, self.sight_of(id, true))
    }

    /// What is to be seen of a feature that is scored: itself, and the followers where they go home.
    pub(crate) fn sight_of(&self, id: FeatureId, leave: bool) -> impl Iterator<Item = u32> + '_ {
        let part = self.land.parts_of(id).next().map(u32::from);
        let there = move |figure: &&Figure| leave && self.land.feature_of(figure.part) == id;
        part.into_iter().chain(self.figures.iter().filter(there).map(|figure| standing(*figure)))
    }

    /// ZA21: the keep goes to the first house that its player scores, then only to larger ones.
    fn move_keep(&mut self, seat: Seat, part: PartId, size: u16, log: &mut Log) {
        if self.player(seat).keep.is_some_and(|keep| keep.size >= size) {
            return;
        }
        // It stands where the house's name is, so that it is found where the log says.
        let (cell, spot) = self.name_of(self.land.feature_of(part));
        let part = self.land.tile_at(cell).and_then(|tile| self.part_at(tile, spot)).unwrap_or(part);
        self.player_mut(seat).keep = Some(Keep { size, part });
        let edition = self.readings.edition;
        log.note(|| {
            let say = say(edition, "keep").with("who", seat);
            Event::new("ZA21", say.with("tiles", u32::from(size))).at(place(cell))
        });
    }
}
