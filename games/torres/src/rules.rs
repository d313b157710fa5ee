//! A turn: what a seat may do, and what comes of it.

use crate::cell::{Cell, Cells};
use crate::components::{Card, START_CASTLES};
use crate::deck::{Counts, Pile};
use crate::moves::{Chance, Move};
use crate::options::Variant;
use crate::state::{Doing, Step, Torres};
use crate::words::{at, card_word, master_word, place};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// TO11: action points for a new knight.
pub(crate) const KNIGHT_COST: u8 = 2;
/// TO29: draws in one turn.
pub(crate) const DRAWS_MAX: u8 = 2;
/// TO55: steps between two starting castles of the master variant.
const FOUNDING_DISTANCE: u8 = 3;

impl Torres {
    /// Plays a move that was checked.
    pub(crate) fn make(&mut self, seat: Seat, m: Move, log: &mut Log) {
        // The first deed of a turn wipes the marks of the turn before.
        if self.step == Step::Act(seat) && self.doing == Doing::NOTHING {
            self.fresh = Cells::NONE;
        }
        self.passage = None;
        match m {
            Move::Found { cell } => self.found(seat, cell, log),
            Move::Enter { cell } => self.enter(seat, cell, log),
            Move::King { cell } if self.step == Step::CrownCastle(seat) => {
                self.crown_castle(seat, cell, log);
            }
            Move::King { cell } => self.move_king(seat, Some(cell), log),
            Move::Pass {} => self.move_king(seat, None, log),
            Move::First { seat: first } => self.name_first(seat, first, log),
            Move::Keep { card, top, bottom } => self.keep_card(seat, (card, top, bottom), log),
            Move::Draw {} => self.draw_card(seat, log),
            Move::Knight { cell } => self.place_knight(seat, cell, log),
            Move::Walk { from, to } => self.walk(seat, from, to, log),
            Move::Block { cell, tower } => self.lay_block(seat, cell, tower, log),
            Move::Card(card) => self.use_card(seat, card, log),
            Move::Point {} => self.gain_point(seat, log),
            Move::End { tower, spread } => self.end_turn(seat, tower, spread, log),
        }
    }

    /// TO55: where a starting block may stand in the master variant.
    pub(crate) fn founding_sites(&self) -> Cells {
        let built = self.board.built();
        !(1..FOUNDING_DISTANCE).fold(built, |near, _| near | near.beside())
    }

    fn found(&mut self, seat: Seat, cell: Cell, log: &mut Log) {
        self.board.lay_block(cell);
        self.supply -= 1;
        self.fresh = Cells::of(cell);
        log.note(|| {
            Event::new("TO55", Message::new("torres-founds").with("who", seat).with("cell", at(cell)))
                .at(place(cell))
                .seen(Act::Laid, [self.raised(cell)])
        });
        self.next_founding(seat, log);
    }

    /// TO55: the next block, or if all stand, the knights. What leaves no choice is done by itself.
    fn next_founding(&mut self, seat: Seat, log: &mut Log) {
        if self.board.castles().len() == usize::from(START_CASTLES) {
            self.step = Step::Enter(Seat(0));
            return;
        }
        let next = seat.next(self.seats);
        self.step = Step::Found(next);
        let sites = self.founding_sites();
        if sites.len() == 1
            && let Some(only) = sites.first()
        {
            log.seal();
            self.found(next, only, log);
        }
    }

    /// TO05: a first knight.
    fn enter(&mut self, seat: Seat, cell: Cell, log: &mut Log) {
        self.board.put_knight(seat, cell);
        self.fresh = Cells::of(cell);
        log.note(|| {
            Event::new("TO05", Message::new("torres-enters").with("who", seat).with("cell", at(cell)))
                .at(place(cell))
                .seen(Act::Placed, [self.raised(cell), u32::from(seat.0)])
        });
        let last = seat.0 + 1 == self.seats;
        self.step = if last { Step::CrownCastle(seat) } else { Step::Enter(Seat(seat.0 + 1)) };
    }

    /// TO06: the king's first castle; then the first phase begins.
    fn crown_castle(&mut self, seat: Seat, cell: Cell, log: &mut Log) {
        self.board.put_king(cell);
        self.fresh = Cells::of(cell);
        log.note(|| {
            Event::new("TO06", Message::new("torres-king-set").with("who", seat).with("cell", at(cell)))
                .at(place(cell))
        });
        self.hand_out_towers(log);
        self.start_round(log);
    }

    /// A field with its level, as one number: by this what happened there can be shown later.
    pub(crate) fn raised(&self, cell: Cell) -> u32 {
        u32::from(self.board.level(cell)) << 8 | cell.index() as u32
    }

    /// Pays action points.
    pub(crate) fn pay(&mut self, points: u8) {
        self.doing.points -= points;
    }

    /// Marks fields that a turn changed.
    pub(crate) fn mark(&mut self, cells: Cells) {
        self.fresh |= cells;
    }

    fn place_knight(&mut self, seat: Seat, cell: Cell, log: &mut Log) {
        self.pay(KNIGHT_COST);
        self.put_knight(seat, cell);
        let level = self.board.level(cell);
        log.note(|| {
            let say = Message::new("torres-places-knight").with("who", seat).with("cell", at(cell));
            let event = Event::new("TO11", say.with("level", level)).at(place(cell));
            event.seen(Act::Placed, [self.raised(cell), u32::from(seat.0)])
        });
    }

    /// Brings a knight from the reserve to the board.
    pub(crate) fn put_knight(&mut self, seat: Seat, cell: Cell) {
        self.board.put_knight(seat, cell);
        self.mark(Cells::of(cell));
    }

    fn walk(&mut self, seat: Seat, from: Cell, to: Cell, log: &mut Log) {
        let stepped = self.board.steps_from(from).contains(to);
        self.pay(1);
        self.shift_knight(seat, from, to);
        self.passage = (!stepped).then_some((from, to));
        let level = self.board.level(to);
        log.note(|| {
            let (rule, key) =
                if stepped { ("TO14", "torres-walks") } else { ("TO16", "torres-walks-through") };
            let say = Message::new(key).with("who", seat).with("from", at(from)).with("to", at(to));
            let way = [from, to].map(|cell| self.raised(cell));
            let walked = way.into_iter().chain([u32::from(seat.0)]);
            Event::new(rule, say.with("level", level)).at(place(to)).seen(Act::Walked, walked)
        });
    }

    /// Moves a knight, however it got there.
    pub(crate) fn shift_knight(&mut self, seat: Seat, from: Cell, to: Cell) {
        self.board.move_knight(seat, from, to);
        self.mark(Cells::of(from).with(to));
    }

    fn lay_block(&mut self, seat: Seat, cell: Cell, tower: u8, log: &mut Log) {
        self.pay(1);
        self.player_mut(seat).towers.take_block(tower);
        // TO19: the first block says which tower this turn uses up.
        self.doing.tower = Some(tower);
        self.board.lay_block(cell);
        self.mark(Cells::of(cell));
        let level = self.board.level(cell);
        log.note(|| {
            let say = Message::new("torres-builds").with("who", seat).with("cell", at(cell));
            let event = Event::new("TO20", say.with("level", level)).at(place(cell));
            event.seen(Act::Laid, [self.raised(cell)])
        });
    }

    fn draw_card(&mut self, seat: Seat, log: &mut Log) {
        self.pay(1);
        self.doing.draws += 1;
        self.step = Step::Look(seat);
        log.note(|| Event::new("TO28", Message::new("torres-draws").with("who", seat)).seen(Act::Drawn, []));
    }

    /// Applies a chance that is due.
    pub(crate) fn chance(&mut self, chance: Chance, log: &mut Log) -> Result<(), Illegal> {
        match (self.step, chance) {
            (Step::MasterCard, Chance::MasterCard(card)) => {
                self.master_card = Some(card);
                self.step = Step::Found(Seat(0));
                log.note(|| {
                    Event::new("TO57", Message::new("torres-master-card").with("card", master_word(card)))
                });
                Ok(())
            }
            (Step::Look(seat), Chance::Cards(cards)) => self.look(seat, cards, log),
            _ => Err(Illegal::new("", "torres-refused-other-chance")),
        }
    }

    /// TO28: the uppermost cards are seen by one player; TO31: a single card is kept without asking.
    fn look(&mut self, seat: Seat, cards: Pile, log: &mut Log) -> Result<(), Illegal> {
        let deck = self.deck_index(seat);
        if !self.decks[deck].take(cards) {
            return Err(Illegal::new("TO28", "torres-refused-cards"));
        }
        self.doing.looked = cards;
        self.step = Step::Keep(seat);
        log.note(|| {
            let quoted = |card| Message::new("torres-quoted").with("card", card_word(card));
            let list: Vec<Message> = cards.iter().map(quoted).collect();
            Event::new("TO28", Message::new("torres-looks").with("cards", list)).only_for(seat)
        });
        if cards.len() == 1
            && let Some(card) = cards.iter().next()
        {
            self.keep_card(seat, (card, Pile::NONE, Pile::NONE), log);
        }
        Ok(())
    }

    fn keep_card(&mut self, seat: Seat, (card, top, bottom): (Card, Pile, Pile), log: &mut Log) {
        let deck = self.deck_index(seat);
        self.decks[deck].put_back(seat, top, bottom);
        self.doing.looked = Pile::NONE;
        // TO30: it may be played from the next turn on.
        self.player_mut(seat).hand.fresh.add(card);
        self.step = Step::Act(seat);
        log.note(|| {
            let say = Message::new("torres-keeps").with("who", seat);
            Event::new("TO28", say.with("top", top.len()).with("bottom", bottom.len()))
        });
        log.note(|| {
            let say = Message::new("torres-you-keep").with("card", card_word(card));
            Event::new("TO34", say).only_for(seat)
        });
    }

    fn gain_point(&mut self, seat: Seat, log: &mut Log) {
        self.pay(1);
        log.note(|| {
            Event::new("TO45", Message::new("torres-gains-point").with("who", seat)).scoring(seat, 1)
        });
        self.advance(seat, 1, log);
    }

    /// TO28: whether these are the cards looked at, one kept and the others put back.
    pub(crate) fn is_keep(&self, card: Card, top: Pile, bottom: Pile) -> bool {
        let mut looked: Counts = self.doing.looked.iter().collect();
        let named = std::iter::once(card).chain(top.iter()).chain(bottom.iter());
        named.into_iter().all(|card| looked.take(card)) && looked.is_empty()
    }

    /// Whether the hands of all players lie open (TO34, TO56).
    pub(crate) fn hands_are_open(&self) -> bool {
        self.options.variant == Variant::Master || self.is_over()
    }
}
