//! Why a move is refused, rule by rule.

use crate::building::Touch;
use crate::cell::Cell;
use crate::components::{Card, TOWER_MAX};
use crate::moves::{Move, Use};
use crate::options::Variant;
use crate::rules::{DRAWS_MAX, KNIGHT_COST};
use crate::state::{Step, Torres};
use crate::towers::Spread;
use crate::words::card_word;
use castellan_core::game::Illegal;
use castellan_core::log::Rule;
use castellan_core::message::Message;
use castellan_core::seat::Seat;

type Checked = Result<(), Illegal>;

fn require(holds: bool, rule: Rule, key: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(Illegal::new(rule, key)) }
}

impl Torres {
    /// Whether a seat may make this move, and if not, by which rule.
    pub(crate) fn check(&self, seat: Seat, m: Move) -> Checked {
        require(self.due() == Some(seat), "TO07", "torres-refused-not-due")?;
        match (self.step, m) {
            (Step::Found(_), Move::Found { cell }) => {
                require(self.founding_sites().contains(cell), "TO55", "torres-refused-too-near")
            }
            (Step::Enter(_), Move::Enter { cell }) => {
                require(self.board.free_roofs().contains(cell), "TO05", "torres-refused-no-free-castle")
            }
            (Step::CrownCastle(_), Move::King { cell }) => {
                require(self.board.free_roofs().contains(cell), "TO06", "torres-refused-no-free-castle")
            }
            (Step::MoveKing(_), Move::King { cell }) => {
                require(self.kings_goals().contains(cell), "TO51", "torres-refused-king")
            }
            (Step::MoveKing(_), Move::Pass {}) => Ok(()),
            (Step::NameFirst(_), Move::First { seat }) => {
                require(seat.0 < self.seats, "TO52", "torres-refused-no-such-player")
            }
            (Step::Keep(_), Move::Keep { card, top, bottom }) => {
                require(self.is_keep(card, top, bottom), "TO28", "torres-refused-keep")
            }
            (Step::Keep(_), _) => Err(Illegal::new("TO28", "torres-refused-keep-first")),
            (Step::Act(_), action) => self.check_action(seat, action),
            _ => Err(Illegal::new("", "torres-refused-other-step")),
        }
    }

    fn check_action(&self, seat: Seat, m: Move) -> Checked {
        match m {
            Move::Knight { cell } => {
                self.check_points(KNIGHT_COST)?;
                self.check_muster(seat, cell, 0)
            }
            Move::Walk { from, to } => {
                self.check_points(1)?;
                self.check_walk(seat, from, to)
            }
            Move::Block { cell, tower } => {
                self.check_points(1)?;
                self.check_tower(seat, tower)?;
                self.check_place(cell)
            }
            Move::Draw {} => {
                require(self.options.variant != Variant::Master, "TO56", "torres-refused-no-deck")?;
                self.check_points(1)?;
                require(self.doing.draws < DRAWS_MAX, "TO29", "torres-refused-two-draws")?;
                require(!self.deck(seat).is_empty(), "TO31", "torres-refused-empty-deck")
            }
            Move::Card(card) => self.check_card(seat, card),
            Move::Point {} => self.check_points(1),
            Move::End { tower, spread } => self.check_end(seat, tower, spread),
            _ => Err(Illegal::new("", "torres-refused-other-step")),
        }
    }

    fn check_points(&self, cost: u8) -> Checked {
        require(self.doing.points >= cost, "TO09", "torres-refused-points")
    }

    /// TO11 to TO13, or TO44 where one level more is allowed.
    fn check_muster(&self, seat: Seat, cell: Cell, higher: u8) -> Checked {
        require(self.board.reserve(seat) > 0, "TO11", "torres-refused-no-reserve")?;
        require(self.board.free().contains(cell), "TO12", "torres-refused-occupied")?;
        let beside = crate::cell::Cells::of(cell).beside();
        require(self.board.knights(seat).meets(beside), "TO12", "torres-refused-not-beside-own")?;
        let rule = if higher == 0 { "TO13" } else { "TO44" };
        require(self.board.muster_places(seat, higher).contains(cell), rule, "torres-refused-knight-too-high")
    }

    fn check_own_knight(&self, seat: Seat, from: Cell) -> Checked {
        require(self.board.knights(seat).contains(from), "TO14", "torres-refused-no-own-knight")
    }

    fn check_walk(&self, seat: Seat, from: Cell, to: Cell) -> Checked {
        let board = &self.board;
        self.check_own_knight(seat, from)?;
        require(board.free().contains(to), "TO15", "torres-refused-occupied")?;
        if board.walks_from(from).contains(to) {
            return Ok(());
        }
        if from.distance(to) == 1 {
            return Err(Illegal::new("TO14", "torres-refused-step-too-high"));
        }
        let climbs = board.hidden_stairs_from(from).contains(to);
        require(!climbs, "TO17", "torres-refused-climb-inside")?;
        Err(Illegal::new("TO16", "torres-refused-no-way"))
    }

    /// TO19, TO27: whether a block may come from this tower.
    fn check_tower(&self, seat: Seat, tower: u8) -> Checked {
        let turns = self.doing.tower;
        require(turns.is_none_or(|turns| turns == tower), "TO19", "torres-refused-other-tower")?;
        self.check_filled(seat, tower, "TO19")
    }

    fn check_filled(&self, seat: Seat, tower: u8, rule: Rule) -> Checked {
        let towers = &self.player(seat).towers;
        require(towers.get(tower).is_some_and(|blocks| blocks > 0), rule, "torres-refused-empty-tower")?;
        let first = towers.is_first_of_its_kind(tower, self.doing.tower);
        require(first, "TO27", "torres-refused-equal-tower")
    }

    /// TO20 to TO22: whether a block may be laid here.
    fn check_place(&self, cell: Cell) -> Checked {
        let board = &self.board;
        require(board.free().contains(cell), "TO20", "torres-refused-block-occupied")?;
        if board.level(cell) > 0 {
            return require(board.building_places().contains(cell), "TO22", "torres-refused-too-high");
        }
        match board.touch(cell) {
            Touch::Nothing => Err(Illegal::new("TO21", "torres-refused-no-castle-beside")),
            Touch::Several => Err(Illegal::new("TO21", "torres-refused-joins")),
            Touch::One => Ok(()),
        }
    }

    fn check_card(&self, seat: Seat, played: Use) -> Checked {
        let card = played.card();
        let refuse =
            |rule: Rule, key| Err(Illegal::new(rule, Message::new(key).with("card", card_word(card))));
        if self.doing.card_played {
            return refuse("TO32", "torres-refused-second-card");
        }
        let hand = &self.player(seat).hand;
        if hand.ready.get(card) == 0 {
            if hand.fresh.get(card) > 0 {
                return refuse("TO30", "torres-refused-fresh-card");
            }
            return refuse("TO32", "torres-refused-not-in-hand");
        }
        match played {
            Use::A1 { from, to } | Use::A4 { from, to } | Use::A5 { from, to } | Use::A9 { from, to } => {
                self.check_own_knight(seat, from)?;
                require(self.board.free().contains(to), "TO33", "torres-refused-occupied")?;
                require(self.card_goals(card, from).contains(to), card.rule(), "torres-refused-card-goal")
            }
            Use::A2 { cell, tower } => {
                self.check_own_knight(seat, cell)?;
                self.check_filled(seat, tower, Card::A2.rule())?;
                require(self.board.may_rise(cell), Card::A2.rule(), "torres-refused-rise")
            }
            Use::A3 { cell } => {
                require(self.supply > 0, Card::A3.rule(), "torres-refused-no-supply")?;
                self.check_place(cell)
            }
            Use::A8 { from, to } => {
                let free = self.board.free_roofs().contains(from);
                require(free, Card::A8.rule(), "torres-refused-no-free-block")?;
                require(self.card_goals(card, from).contains(to), card.rule(), "torres-refused-rebuild")
            }
            Use::A10 { cell } => {
                self.check_points(self.options.a10_cost)?;
                self.check_muster(seat, cell, 1)
            }
            Use::A6 {} | Use::A7 {} => Ok(()),
        }
    }

    fn check_end(&self, seat: Seat, tower: u8, spread: Spread) -> Checked {
        let towers = self.player(seat).towers;
        let turns = self.doing.tower;
        require(turns.is_none_or(|turns| turns == tower), "TO24", "torres-refused-end-tower")?;
        require(towers.get(tower).is_some(), "TO24", "torres-refused-no-tower")?;
        let first = towers.is_first_of_its_kind(tower, turns);
        require(first, "TO27", "torres-refused-equal-tower")?;
        if !towers.can_spread(tower, spread) {
            let say = Message::new("torres-refused-spread").with("max", TOWER_MAX);
            return Err(Illegal::new("TO25", say));
        }
        let mut listed = false;
        towers.spreads(tower, |other| listed |= other == spread);
        require(listed, "TO27", "torres-refused-equal-spread")
    }
}
