//! The game's instinct: what a position is worth to each player, and moves by what comes of them.

use crate::board::CASTLES;
use crate::cell::Cells;
use crate::components::{Card, Components, PHASES};
use crate::deck::Hand;
use crate::moves::Move;
use crate::state::{Step, Torres};
use castellan_ai::bots::{Bots, EnumerableChance, Evaluation, Parameters, Policy, Terms};
use castellan_ai::grade::Grade;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// What an action point is worth: a little less than the point it can always buy.
const ACTION_POINT: f32 = 0.9;
/// What a turn that is still to come adds, for each scoring that is: about what turns of castellans did. It
/// tells apart who has one more turn ahead, as whoever begins a phase has not.
const TURN: f32 = 10.0;
/// How much of a castle's points may be hoped for once more in each later phase.
const LATER_PHASE: f32 = 0.75;
/// How much of a climb that is one step away counts.
const NEXT_STEP: f32 = 0.35;
/// A knight on the board, for what it may still do.
const KNIGHT: f32 = 0.8;
/// A block in a tower.
const BLOCK: f32 = 0.12;
/// A draw whose card is not chosen yet.
const DRAW: f32 = 1.3;
/// How sharply better moves are preferred.
const SHARPNESS: f32 = 1.2;

impl Policy for Torres {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let start = weights.len();
        weights.extend(moves.iter().map(|&m| self.value_of(seat, m)));
        let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[start..] {
            *weight = ((*weight - best) * SHARPNESS).max(-60.0).exp();
        }
    }
}

impl Evaluation for Torres {
    const TERMS: &'static [&'static str] =
        &["points", "castles", "climbs", "king", "knights", "blocks", "cards", "turn", "turns"];

    fn terms(&self, seats: &mut [Terms]) {
        let mut bases = [0; CASTLES];
        for (base, castle) in bases.iter_mut().zip(self.board.castles()) {
            *base = castle.len();
        }
        for (seat, terms) in self.all_seats().zip(seats) {
            self.worth(seat, &bases, terms);
        }
    }

    fn weights() -> &'static [f32] {
        &[1.0; Self::TERMS.len()]
    }

    fn seat_count(&self) -> u8 {
        self.seats
    }
}

impl EnumerableChance for Torres {}

/// How the grades below a castellan think: strictness, moves noticed, playouts.
/// docs/benchmarks.md says which steps were measured by matches.
const GRADES: [Grade; 9] = [
    Grade::new(0.5, 3, 0),
    Grade::new(0.5, 5, 0),
    Grade::new(0.5, 9, 0),
    Grade::new(0.5, 4, 4),
    Grade::new(0.5, 6, 8),
    Grade::new(0.5, 9, 15),
    Grade::new(0.5, 14, 30),
    Grade::new(0.5, 22, 80),
    Grade::new(0.5, 40, 300),
];

impl Bots for Torres {
    const PARAMETERS: Parameters = Parameters {
        grades: GRADES,
        playouts: 2000,
        candidates: 12,
        turns: 3,
        scale: 40.0,
        score_weight: 0.0,
        exploration: 0.0,
        whole_turns: true,
    };
}

impl Torres {
    fn value_of(&self, seat: Seat, m: Move) -> f32 {
        match m {
            // The end of a turn may end a phase; what it costs is what is left undone.
            Move::End { spread, .. } => {
                let mut after = *self;
                after.doing.points = 0;
                after.margin(seat) + BLOCK * f32::from(spread.blocks().iter().sum::<u8>())
            }
            // TO52: whoever moves last in a phase has the last word.
            Move::First { seat: first } => f32::from(u8::from(first == seat.next(self.seats))),
            _ => {
                let mut after = *self;
                after.make(seat, m, &mut Log::off());
                after.margin(seat)
            }
        }
    }

    /// What a player has, and may hope for; `bases` are those of the castles.
    fn worth(&self, seat: Seat, bases: &[u8; CASTLES], terms: &mut Terms) {
        terms[0] = self.player(seat).points as f32;
        if self.is_over() {
            return;
        }
        let mut castles = [0; CASTLES];
        for ((worth, &castle), base) in castles.iter_mut().zip(self.board.castles()).zip(bases) {
            let level = self.highest_knight(seat, castle).map_or(0, |(level, _)| level);
            *worth = i32::from(level) * i32::from(*base);
        }
        let later = f32::from(PHASES - 1 - self.phase);
        let scorings = 1.0 + LATER_PHASE * later;
        terms[1] = scorings * castles.iter().sum::<i32>() as f32;
        terms[2] = scorings * NEXT_STEP * self.next_climbs(seat, bases, &castles);
        terms[3] = self.bonus_worth(seat) as f32;
        terms[4] = KNIGHT * later.max(0.5) * f32::from(self.board.knights(seat).len());
        terms[5] = BLOCK * f32::from(self.player(seat).towers.total());
        terms[6] = self.hand_worth(seat);
        terms[7] = self.turn_worth(seat);
        terms[8] = TURN * scorings * f32::from(self.player(seat).towers.len());
    }

    /// What one step of each knight would add to its castle; `worths` is what each castle is worth now.
    fn next_climbs(&self, seat: Seat, bases: &[u8; CASTLES], worths: &[i32; CASTLES]) -> f32 {
        let free = self.board.free();
        let mut gains = 0;
        for from in self.board.knights(seat).iter() {
            let level = self.board.level(from);
            let up = Cells::of(from).beside() & free & self.board.above(level) & !self.board.above(level + 1);
            if up.is_empty() {
                continue;
            }
            let castles = self.board.castles().iter().zip(bases.iter().zip(worths));
            let reached = castles.filter(|(castle, _)| castle.meets(up));
            let gain =
                |(_, (base, worth)): (&Cells, (&u8, &i32))| i32::from(level + 1) * i32::from(*base) - worth;
            gains += reached.map(gain).max().unwrap_or(0).max(0);
        }
        gains as f32
    }

    /// Cards for as many turns as are left to play them.
    fn hand_worth(&self, seat: Seat) -> f32 {
        let hand: &Hand = &self.player(seat).hand;
        let later: usize =
            (self.phase + 1..PHASES).map(|phase| Components::get().towers(self.seats, phase).len()).sum();
        let played = self.step == Step::Act(seat) && self.doing.card_played;
        let turns = (usize::from(self.player(seat).towers.len()) + later).saturating_sub(usize::from(played));
        let mut turns = turns as u8;
        let mut worth = 0.0;
        for cards in [hand.ready, hand.fresh].into_iter().filter(|cards| !cards.is_empty()) {
            for card in Card::ALL {
                let played = cards.get(card).min(turns);
                turns -= played;
                worth += f32::from(played) * card_worth(card);
            }
        }
        worth
    }

    /// What is left of the turn that is on.
    fn turn_worth(&self, seat: Seat) -> f32 {
        match self.step {
            Step::Act(due) if due == seat => ACTION_POINT * f32::from(self.doing.points),
            Step::Look(due) if due == seat => ACTION_POINT * f32::from(self.doing.points) + DRAW,
            _ => 0.0,
        }
    }
}

fn card_worth(card: Card) -> f32 {
    match card {
        Card::A6 => 0.8,
        Card::A7 => 1.6,
        Card::A2 | Card::A3 | Card::A10 => 1.8,
        Card::A5 | Card::A9 => 1.0,
        Card::A1 | Card::A4 | Card::A8 => 1.4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;
    use crate::options::TorresOptions;
    use castellan_core::game::Game;

    fn weight_of(game: &Torres, seat: Seat, text: &str) -> f32 {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let mut weights = Vec::new();
        game.weigh(seat, &moves, &mut weights);
        assert!(weights.iter().all(|weight| *weight > 0.0));
        let at = moves.iter().position(|m| m.to_string() == text);
        weights[at.unwrap_or_else(|| panic!("{text} is not listed"))]
    }

    #[test]
    fn climbing_a_large_castle_weighs_more_than_a_point_and_a_point_more_than_nothing() {
        let mut game = Torres::new(&TorresOptions::default(), 2);
        for m in ["enter 2,2", "enter 5,5", "king 2,5"] {
            let seat = game.due().unwrap();
            game.play(seat, &m.parse().unwrap(), &mut Log::off()).unwrap();
        }
        for cell in [Cell::at(2, 3), Cell::at(2, 3), Cell::at(3, 2)].into_iter().flatten() {
            game.board.lay_block(cell);
            game.supply -= 1;
        }
        let climb = weight_of(&game, Seat(0), "walk 2,2 > 2,3");
        let point = weight_of(&game, Seat(0), "point");
        let end = weight_of(&game, Seat(0), "end 0 spread 0,0,0");
        assert!(climb > point && point > end, "{climb} {point} {end}");
    }
}
