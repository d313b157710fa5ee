//! Tokens: taken by exact landings, used in the own turn, and the turn that follows (ZA23 to ZA26).

use crate::moves::Move;
use crate::state::{Castle, Phase, SEATS};
use crate::words::{say, say_token};
use castellan_core::game::Illegal;
use castellan_core::log::{Event, Log, Place};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// ZA26: the token for another turn.
pub(crate) const ANOTHER_TURN: u8 = 1;

/// The name of a corner tower in the scene.
pub(crate) fn tower_part(tower: usize) -> String {
    format!("tower-{tower}")
}

impl Castle {
    /// ZA24: a marker that stops on a tower with a token takes it; which one is not decided before.
    /// Says whether that is so.
    pub(crate) fn land_marker(&mut self, seat: Seat, log: &mut Log) -> bool {
        let Some(tower) = self.token_under(seat) else { return false };
        log.note(|| {
            let say = say(self.readings.edition, "token-reached").with("who", seat);
            Event::new("ZA24", say).at(Place::Part(tower_part(tower)))
        });
        self.phase = Phase::Token(seat);
        true
    }

    /// The tower on which a seat's marker stands, if its token is still there.
    pub(crate) fn token_under(&self, seat: Seat) -> Option<usize> {
        let tower = self.set.tower_at(self.player(seat).points)?;
        (self.towers & 1 << tower != 0).then_some(usize::from(tower))
    }

    /// ZA24: the token is turned over and lies open in front of the player.
    pub(crate) fn reveal_token(&mut self, kind: u8, log: &mut Log) -> Result<(), Illegal> {
        let Phase::Token(seat) = self.phase else {
            return Err(Illegal::new("ZA24", "castle-refused-no-token"));
        };
        let left = self.hidden.get(usize::from(kind)).is_some_and(|&left| left > 0);
        let Some(tower) = self.token_under(seat).filter(|_| left) else {
            return Err(Illegal::new("ZA24", "castle-refused-no-such-token"));
        };
        self.hidden[usize::from(kind)] -= 1;
        self.towers &= !(1 << tower);
        self.player_mut(seat).fresh[usize::from(kind)] += 1;
        let edition = self.readings.edition;
        log.note(|| {
            let say = say_token(edition, "token-taken", kind).with("who", seat);
            Event::new("ZA24", say).at(Place::Part(tower_part(tower)))
        });
        self.score_what_is_due(log);
        Ok(())
    }

    /// ZA25: of an older and a fresh copy the older one is used.
    pub(crate) fn spend(&mut self, kind: u8) {
        let player = self.player_mut(self.active);
        let kind = usize::from(kind);
        let pile = if player.older[kind] > 0 { &mut player.older } else { &mut player.fresh };
        pile[kind] -= 1;
    }

    /// After the scoring: another turn, the rival's turn, or the end.
    pub(crate) fn finish_turn(&mut self, log: &mut Log) {
        if self.stack == 0 {
            self.finish(log);
        } else if self.usable(ANOTHER_TURN) > 0 {
            self.phase = Phase::Extra;
        } else {
            self.start_turn(Seat(1 - self.active.0));
        }
    }

    /// Lists the use of token 1, or none.
    pub(crate) fn list_extra(&self, out: &mut Vec<Move>) {
        out.extend([Move::Token { kind: ANOTHER_TURN }, Move::Pass {}]);
    }

    /// ZA26: the active player has another whole turn.
    pub(crate) fn take_another_turn(&mut self, log: &mut Log) {
        self.spend(ANOTHER_TURN);
        let (seat, edition) = (self.active, self.readings.edition);
        log.note(|| Event::new("ZA26", say(edition, "another-turn").with("who", seat)));
        self.start_turn(seat);
    }

    /// ZA01: the draw decides who begins.
    pub(crate) fn begin(&mut self, seat: Seat, log: &mut Log) -> Result<(), Illegal> {
        if seat.0 >= SEATS {
            return Err(Illegal::new("ZA01", "castle-refused-no-such-seat"));
        }
        log.note(|| Event::new("ZA01", Message::new("castle-first").with("who", seat)));
        self.start_turn(seat);
        Ok(())
    }

    pub(crate) fn start_turn(&mut self, seat: Seat) {
        // ZA25: what was taken in the turn that ends was taken in an earlier one from now on.
        for player in &mut self.players {
            for (older, fresh) in player.older.iter_mut().zip(&mut player.fresh) {
                *older += std::mem::take(fresh);
            }
        }
        self.active = seat;
        self.phase = Phase::Tile;
    }
}
