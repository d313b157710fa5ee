//! The order of a turn: draw, lay, figure, scoring, next; and what sets put in between.

use crate::board::Free;
use crate::figures::owner_of;
use crate::moves::{Chance, Move, TileId, Turns};
use crate::sets;
use crate::state::{Carcassonne, Phase, place};
use crate::tile_table::{Kind, tables};
use crate::words::{names, tile_words, where_is};
use castellan_core::dice::Dice;
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::{Seat, Seats};

/// The turns of every mask in order, in the first places; more than there are for most.
const SORTED_TURNS: [[Turns; 4]; 16] = {
    let mut sorted = [[Turns::new(0); 4]; 16];
    let mut mask = 0;
    while mask < 16 {
        let (mut turn, mut count) = (0, 0);
        while turn < 4 {
            if mask >> turn & 1 == 1 {
                sorted[mask][count] = Turns::new(turn);
                count += 1;
            }
            turn += 1;
        }
        mask += 1;
    }
    sorted
};

/// Where a turn goes on (CA04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The figure step.
    Figure,
    /// The hook with this number before the scoring.
    BeforeScoring(u8),
    /// The scoring of closed features.
    Scoring,
    /// The hook with this number after the scoring.
    AfterScoring(u8),
    /// The next part of the turn or the next turn.
    Next,
    /// The hook with this number before the final scoring.
    BeforeTheEnd(u8),
    /// The final scoring.
    End,
}

/// Whether somebody is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// A decision is due; the phase says which.
    Yes,
    /// Nothing is to be decided.
    No,
}

/// What a set does between two steps.
pub(crate) type Hook = fn(&mut Carcassonne, &mut Log) -> Asked;

impl Carcassonne {
    /// CA05: chooses a tile, each copy equally likely.
    pub(crate) fn draw_tile(&self, dice: &mut Dice) -> Chance {
        let kind = sets::draw_first(self, dice).unwrap_or_else(|| self.stack.draw(dice));
        Chance::Tile(TileId(kind))
    }

    fn has_tiles(&self) -> bool {
        sets::has_first(self) || self.has_stack()
    }

    /// Takes a drawn tile up.
    pub(crate) fn take_up(&mut self, chance: Chance, log: &mut Log) -> Result<(), Illegal> {
        let Chance::Tile(TileId(kind)) = chance;
        let taken = sets::take_first(self, kind).unwrap_or_else(|| self.stack.take(kind));
        if !taken {
            let say = Message::new("carcassonne-refused-tile-gone").with("tile", tile_words(kind));
            return Err(Illegal::new("CA05", say));
        }
        self.tile = kind;
        let active = self.active;
        if sets::puts_away(self, kind, log) {
            self.draw_again_or_end(log);
        } else if !self.fits_somewhere(kind) {
            // CA08: it leaves the game.
            log.note(|| {
                Event::new("CA08", Message::new("carcassonne-fits-nowhere").with("tile", tile_words(kind)))
            });
            self.draw_again_or_end(log);
        } else {
            log.note(|| {
                let say = Message::new("carcassonne-drawn").with("who", active);
                Event::new("CA05", say.with("tile", tile_words(kind))).seen(Act::Drawn, [])
            });
            self.phase = Phase::Lay;
        }
        Ok(())
    }

    fn draw_again_or_end(&mut self, log: &mut Log) {
        if !self.has_tiles() {
            self.go_on(Step::BeforeTheEnd(0), log);
        }
    }

    fn fits_somewhere(&self, kind: Kind) -> bool {
        if sets::limits(kind) {
            return self.board.free.iter().any(|&free| sets::turns_at(self, kind, free) != 0);
        }
        let fits = tables().fits_of(kind);
        self.board.free.iter().any(|free| fits[usize::from(free.around)] != 0)
    }

    /// CA06, CA07: every way to lay the tile.
    pub(crate) fn list_lays(&self, out: &mut Vec<Move>) {
        let fits = tables().fits_of(self.tile);
        let limited = sets::limits(self.tile);
        // Which cells fit is luck, so it is worked out for many of them without a branch.
        for some in self.board.free.chunks(64) {
            let fit = |free: &Free| u64::from(fits[usize::from(free.around)] != 0);
            let mut fitting = (0..).zip(some).fold(0, |bits, (n, free)| bits | fit(free) << n);
            while fitting != 0 {
                let free = some[fitting.trailing_zeros() as usize];
                fitting &= fitting - 1;
                let mut turns = fits[usize::from(free.around)];
                if limited {
                    turns = sets::turns_at(self, self.tile, free);
                }
                let kept = out.len() + turns.count_ones() as usize;
                let turns = SORTED_TURNS[usize::from(turns & 15)];
                out.extend_from_slice(&turns.map(|turn| Move::Lay { cell: free.cell, turn }));
                out.truncate(kept);
            }
        }
    }

    /// The smallest of the turns that make the drawn tile lie the same.
    pub(crate) fn listed_turn(&self, turn: Turns) -> Turns {
        Turns::new(turn.count() % tables().kind(self.tile).turns)
    }

    /// Lays the drawn tile.
    pub(crate) fn lay(
        &mut self,
        cell: crate::places::Cell,
        turn: Turns,
        log: &mut Log,
    ) -> Result<(), Illegal> {
        let turn = self.listed_turn(turn).count();
        let Ok(at) = self.board.free.find(cell) else {
            let taken = self.board.tile_at(cell).is_some();
            let key = if taken { "carcassonne-refused-cell-taken" } else { "carcassonne-refused-cell-alone" };
            return Err(Illegal::new("CA06", key));
        };
        let free = self.board.free[at];
        if tables().fits(self.tile, free.around) & 1 << turn == 0 {
            return Err(Illegal::new("CA07", "carcassonne-refused-edges"));
        }
        if sets::turns_at(self, self.tile, free) & 1 << turn == 0 {
            return Err(sets::why_not_there(self, cell));
        }
        sets::before_lay(self, cell, turn);
        self.laid = self.board.places.len() as u16;
        self.closed = self.board.lay_into(at, cell, self.tile, turn);
        self.gained = Seats::NONE;
        log.note(|| {
            let say = Message::new("carcassonne-laid").with("who", self.active);
            Event::new("CA06", say.with("where", where_is(self, cell))).at(place(cell)).seen(Act::Laid, [])
        });
        sets::after_lay(self, log);
        self.go_on(Step::Figure, log);
        Ok(())
    }

    /// Goes on with the turn until somebody is asked, a tile is due, or the game is over.
    pub(crate) fn go_on(&mut self, mut step: Step, log: &mut Log) {
        loop {
            let (asked, next) = match step {
                Step::Figure => (self.ask_figure(log), Step::BeforeScoring(0)),
                Step::BeforeScoring(n) => {
                    self.hook(sets::BEFORE_SCORING, n, Step::BeforeScoring, log, Step::Scoring)
                }
                Step::Scoring => {
                    self.score_closed(log);
                    (Asked::No, Step::AfterScoring(0))
                }
                Step::AfterScoring(n) => {
                    self.hook(sets::AFTER_SCORING, n, Step::AfterScoring, log, Step::Next)
                }
                Step::Next => match self.next_part(log) {
                    true => return,
                    false => (Asked::No, Step::BeforeTheEnd(0)),
                },
                Step::BeforeTheEnd(n) => {
                    self.hook(sets::BEFORE_THE_END, n, Step::BeforeTheEnd, log, Step::End)
                }
                Step::End => {
                    self.score_the_end(log);
                    self.finish(log);
                    return;
                }
            };
            if asked == Asked::Yes {
                return;
            }
            step = next;
        }
    }

    fn hook(
        &mut self,
        hooks: &[Hook],
        n: u8,
        step: fn(u8) -> Step,
        log: &mut Log,
        then: Step,
    ) -> (Asked, Step) {
        let Some(hook) = hooks.get(usize::from(n)) else { return (Asked::No, then) };
        self.pieces.resume = step(n + 1);
        (hook(self, log), step(n + 1))
    }

    /// The next part of this turn or the next turn; false where no tile is left (CA23).
    fn next_part(&mut self, log: &mut Log) -> bool {
        let again = sets::goes_on(self, log);
        if !self.has_tiles() {
            return false;
        }
        if !again {
            self.active = self.active.next(self.seats);
            sets::on_turn_start(self, log);
        }
        self.phase = Phase::Draw;
        true
    }

    fn finish(&mut self, log: &mut Log) {
        self.phase = Phase::Over;
        log.seal();
        let leaders = self.leaders();
        log.note(|| {
            let points = leaders.iter().next().map_or(0, |seat| self.points[seat.index()]);
            let key = if leaders.len() == 1 { "carcassonne-wins" } else { "carcassonne-win" };
            Event::new("CA29", Message::new(key).with("who", names(leaders)).with("points", points))
        });
    }

    /// A seat's decision was taken by itself: what others decide can't be taken back.
    pub(crate) fn taken_by_itself(&self, seat: Seat, log: &mut Log) {
        if seat != self.active {
            log.seal();
        }
    }

    /// Every figure of a feature goes home (CA20).
    pub(crate) fn clear(&mut self, root: u16, log: &mut Log) {
        let mut standing = [0u8; 64];
        let mut count = 0;
        for (figure, node) in self.figures.on_board(self.seats) {
            if self.board.root(node) == root {
                standing[count] = figure;
                count += 1;
            }
        }
        for &figure in &standing[..count] {
            debug_assert!(owner_of(figure).0 < self.seats);
            self.send_home(figure, log);
        }
    }
}
