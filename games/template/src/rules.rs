//! The rules: what is legal, and what it does.

use crate::moves::Move;
use crate::state::{FIELDS, Laid, Phase, Template};
use castellan_core::game::Illegal;
use castellan_core::log::{Event, Log, Place};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

impl Template {
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Bids if self.bids[seat.index()].is_none() => {
                out.extend(self.hand(seat).map(|card| Move::Bid { card }));
            }
            Phase::Place(due) if due == seat => {
                let free = (1..=FIELDS).filter(|field| self.laid(*field).is_none());
                out.extend(free.map(|field| Move::Place { field }));
            }
            _ => {}
        }
    }

    /// A coin out of the bag.
    pub(crate) fn turn_up(&mut self, coin: u8, log: &mut Log) -> Result<(), Illegal> {
        // TE02: each coin is there once.
        if self.phase != Phase::Coin || !self.coins_in_bag().any(|left| left == coin) {
            return Err(Illegal::new("TE02", "template-refused-coin"));
        }
        self.drawn |= 1 << coin;
        self.coin = coin;
        self.phase = Phase::Bids;
        log.note(|| Event::new("TE02", Message::new("template-coin").with("coin", coin)));
        Ok(())
    }

    /// A card for the coin; when everybody has chosen, the cards are shown.
    pub(crate) fn bid(&mut self, seat: Seat, card: u8, log: &mut Log) -> Result<(), Illegal> {
        if self.phase != Phase::Bids {
            return Err(Illegal::new("", "template-refused-now"));
        }
        // TE03: one card of the own hand.
        if self.bids[seat.index()].is_some() || !self.hand(seat).any(|own| own == card) {
            return Err(Illegal::new("TE03", "template-refused-bid"));
        }
        self.bids[seat.index()] = Some(card);
        let own = || Message::new("template-bids-card").with("who", seat).with("card", card);
        log.note(|| Event::new("TE03", Message::new("template-bids").with("who", seat)));
        log.note(|| Event::new("TE03", own()).only_for(seat));
        if self.all_seats().all(|seat| self.bids[seat.index()].is_some()) {
            self.reveal(log);
        }
        Ok(())
    }

    fn reveal(&mut self, log: &mut Log) {
        log.seal();
        let (mut best, mut winner) = (0, None);
        for seat in self.all_seats() {
            // TE03: what was laid is spent.
            let Some(card) = self.bids[seat.index()].take() else { continue };
            self.hands[seat.index()] &= !(1 << card);
            log.note(|| {
                Event::new("TE03", Message::new("template-shows").with("who", seat).with("card", card))
            });
            // TE04: only a highest card that nobody else has laid wins.
            winner = match card.cmp(&best) {
                std::cmp::Ordering::Greater => Some(seat),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => winner,
            };
            best = best.max(card);
        }
        match winner {
            Some(seat) => self.phase = Phase::Place(seat),
            None => {
                log.note(|| Event::new("TE04", "template-tie"));
                self.next_round();
            }
        }
    }

    /// The coin on a field of the row.
    pub(crate) fn place(&mut self, seat: Seat, field: u8, log: &mut Log) -> Result<(), Illegal> {
        if self.phase != Phase::Place(seat) {
            return Err(Illegal::new("", "template-refused-now"));
        }
        // TE05: on a free field of the row.
        if !(1..=FIELDS).contains(&field) || self.laid(field).is_some() {
            return Err(Illegal::new("TE05", "template-refused-field"));
        }
        let coin = self.coin;
        self.row[usize::from(field - 1)] = Some(Laid { seat, coin });
        let here = || Place::Part(format!("field{field}"));
        let points = i32::from(coin);
        self.points[seat.index()] += points;
        let say = || Message::new("template-places").with("who", seat).with("points", points);
        log.note(|| Event::new("TE05", say()).scoring(seat, points).at(here()));
        // TE06: a point for each own neighbour.
        let more = i32::from(self.own_neighbours(field, seat));
        if more > 0 {
            self.points[seat.index()] += more;
            let say = || Message::new("template-neighbours").with("who", seat).with("points", more);
            log.note(|| Event::new("TE06", say()).scoring(seat, more).at(here()));
        }
        self.next_round();
        Ok(())
    }

    fn next_round(&mut self) {
        self.coin = 0;
        self.round += 1;
        // TE07: the game ends after its last round.
        self.phase = if self.round < self.rounds { Phase::Coin } else { Phase::Over };
    }
}
