//! What sets add to the base game: one file of hooks for each, called from the places listed here.
//!
//! The base rules call these functions and constants and name no set.

use crate::board::{Free, NodeId, PlaceId};
use crate::deploy::Bar;
use crate::figures::FigureId;
use crate::moves::Move;
use crate::options::{
    CarcassonneOptions, CountEnd, DragonAtCount, DragonTime, FairySide, Farmers, PrincessForce, RiverBends,
};
use crate::places::On;
use crate::state::Carcassonne;
use crate::tile_table::{Kind, tables};
use crate::tiles::{Mask, Set};
use crate::turn::{Asked, Hook, Step};
use castellan_core::dice::Dice;
use castellan_core::game::Illegal;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

pub(crate) mod count;
pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod inns_cathedrals;
pub(crate) mod king_scout;
pub(crate) mod princess_dragon;
pub(crate) mod river;
pub(crate) mod traders_builders;

/// The house rules of a game: the options without their lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct House {
    sets: u8,
    pub(crate) farmers: Farmers,
    pub(crate) small_city: u8,
    pub(crate) dragon: DragonTime,
    pub(crate) princess: PrincessForce,
    pub(crate) fairy: FairySide,
    pub(crate) fairy_after_princess: bool,
    pub(crate) fairy_on_volcano: bool,
    pub(crate) fairy_after_portal: bool,
    pub(crate) portal_to_completed: bool,
    pub(crate) dragon_tile_open: bool,
    pub(crate) figures_on_volcano: bool,
    pub(crate) fairy_cloister: bool,
    pub(crate) fairy_at_end: bool,
    pub(crate) count_end: CountEnd,
    pub(crate) river_bends: RiverBends,
    pub(crate) dragon_at_count: DragonAtCount,
}

impl House {
    pub(crate) fn of(options: &CarcassonneOptions) -> House {
        House {
            sets: options.sets.iter().fold(0, |bits, &set| bits | 1 << set as u8),
            farmers: options.farmers,
            small_city: options.small_city,
            dragon: options.dragon,
            princess: options.princess,
            fairy: options.fairy,
            fairy_after_princess: options.fairy_after_princess,
            fairy_on_volcano: options.fairy_on_volcano,
            fairy_after_portal: options.fairy_after_portal,
            portal_to_completed: options.portal_to_completed,
            dragon_tile_open: options.dragon_tile_open,
            figures_on_volcano: options.figures_on_volcano,
            fairy_cloister: options.fairy_cloister,
            fairy_at_end: options.fairy_at_end,
            count_end: options.count_end,
            river_bends: options.river_bends,
            dragon_at_count: options.dragon_at_count,
        }
    }

    /// Whether the game begins with a river.
    pub(crate) fn has_river(&self) -> bool {
        self.has(Set::River) || self.has(Set::River2)
    }

    /// Whether a set has joined.
    #[inline]
    pub(crate) fn has(&self, set: Set) -> bool {
        self.sets & 1 << set as u8 != 0
    }
}

/// What the sets have on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pieces {
    pub(crate) dragon: dragon::Dragon,
    pub(crate) fairy: fairy::Fairy,
    pub(crate) traders: traders_builders::Traders,
    pub(crate) river: river::River,
    pub(crate) titles: king_scout::Titles,
    pub(crate) count: count::Count,
    /// Which decision a set has put in between, and where the turn goes on after it.
    pub(crate) aside: Aside,
    pub(crate) resume: Step,
}

/// The decisions that sets put in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aside {
    /// PD19, PD22: the fairy may still move.
    Fairy,
    /// PD08: the next step of the dragon.
    Flight,
    /// CO05: followers may leave Carcassonne for closed features.
    CallOut,
    /// CO03: a follower may go into Carcassonne.
    SendIn,
    /// CO04: the count may move.
    MoveCount,
    /// CO07: followers may leave Carcassonne before the final scoring.
    LastCall,
}

impl Pieces {
    pub(crate) fn new(seats: u8) -> Pieces {
        Pieces {
            dragon: dragon::Dragon::AWAY,
            fairy: fairy::Fairy::AWAY,
            traders: traders_builders::Traders::new(),
            river: river::River::DRY,
            titles: king_scout::Titles::NOBODY,
            count: count::Count::new(seats),
            aside: Aside::Fairy,
            resume: Step::Figure,
        }
    }
}

/// What happens between the figure step and the scoring.
pub(crate) const BEFORE_SCORING: &[Hook] = &[dragon::fly_before_scoring, count::call_out];
/// What happens between the scoring and the end of this part of the turn.
pub(crate) const AFTER_SCORING: &[Hook] = &[count::send_in, dragon::fly_after_scoring];
/// What happens before the final scoring.
pub(crate) const BEFORE_THE_END: &[Hook] = &[count::last_call];

/// Sets the table; gives true where the sets have laid the first tiles themselves.
pub(crate) fn set_up(game: &mut Carcassonne, options: &CarcassonneOptions) -> bool {
    inns_cathedrals::set_up(game);
    traders_builders::set_up(game);
    let block = count::set_up(game);
    let river = river::set_up(game);
    if block || river {
        // RI06: the usual start tile is not needed.
        river::put_start_tile_away(game, options.start_tile);
    }
    block || river
}

/// What is drawn before the stack, if anything.
pub(crate) fn draw_first(game: &Carcassonne, dice: &mut Dice) -> Option<Kind> {
    river::draw(game, dice)
}

/// The tiles one of which is drawn before the stack, each with its copies; empty where the stack's turn has come.
pub(crate) fn firsts(game: &Carcassonne) -> Vec<(Kind, u8)> {
    river::drawn_from(game)
}

/// Whether tiles are left that come before the stack.
pub(crate) fn has_first(game: &Carcassonne) -> bool {
    game.pieces.river.has_tiles()
}

/// Takes a tile that comes before the stack; none where the stack's turn has come.
pub(crate) fn take_first(game: &mut Carcassonne, kind: Kind) -> Option<bool> {
    river::take(game, kind)
}

/// Whether a drawn tile is put away for later.
pub(crate) fn puts_away(game: &mut Carcassonne, kind: Kind, log: &mut Log) -> bool {
    dragon::puts_away(game, kind, log)
}

/// Whether a kind of tile may lie only in some of the places where it fits.
#[inline]
pub(crate) fn limits(kind: Kind) -> bool {
    tables().build(kind).is_river
}

/// The turns in which a tile may lie in a free cell.
pub(crate) fn turns_at(game: &Carcassonne, kind: Kind, free: Free) -> Mask {
    let turns = tables().fits(kind, free.around);
    if turns != 0 && limits(kind) { river::limit(game, kind, free.cell, turns) } else { turns }
}

/// Why a tile that fits into a cell may not lie there.
pub(crate) fn why_not_there(game: &Carcassonne, cell: crate::places::Cell) -> Illegal {
    river::why_not(game, cell)
}

/// Before a tile is laid.
pub(crate) fn before_lay(game: &mut Carcassonne, cell: crate::places::Cell, turn: u8) {
    traders_builders::note_extension(game, cell, turn);
}

/// After a tile was laid.
pub(crate) fn after_lay(game: &mut Carcassonne, log: &mut Log) {
    river::flow_on(game);
    dragon::come_to_volcano(game, log);
}

/// A figure step in which the player has no say, or only in what is asked here.
pub(crate) fn forced_figure_step(game: &mut Carcassonne, log: &mut Log) -> Option<Asked> {
    princess_dragon::obey_princess(game, log)
}

/// Why no follower may be placed in this figure step, wherever.
pub(crate) fn bar_followers(game: &Carcassonne) -> Option<Bar> {
    princess_dragon::bar_followers(game)
}

/// Why a follower may not go to a tile that was laid earlier.
#[inline]
pub(crate) fn bar_elsewhere(game: &Carcassonne, place: PlaceId, root: NodeId) -> Option<Bar> {
    princess_dragon::bar_elsewhere(game, place, root)
}

/// Whether followers may go to tiles that were laid earlier.
pub(crate) fn reaches_elsewhere(game: &Carcassonne) -> bool {
    princess_dragon::is_portal(game)
}

/// Why a figure that is no follower may not stand on a part of the tile just laid.
pub(crate) fn bar_other_figure(
    game: &Carcassonne,
    kind: crate::places::Figure,
    on: On,
    root: NodeId,
) -> Option<Bar> {
    princess_dragon::bar_other_figures(game).or_else(|| traders_builders::bar(game, kind, on, root))
}

/// Lists what a set offers in the figure step besides placing; true where the listener has heard enough.
pub(crate) fn list_offers(game: &Carcassonne, hear: &mut impl FnMut(Move) -> bool) -> bool {
    (demands(game).is_none() && fairy::list(game, hear)) || princess_dragon::list(game, hear)
}

/// Whether a set offers anything in the figure step besides placing.
pub(crate) fn has_offers(game: &Carcassonne) -> bool {
    fairy::has_offer(game) || princess_dragon::list(game, &mut |_| true)
}

/// What a set demands before anything else in the figure step.
pub(crate) fn demands(game: &Carcassonne) -> Option<Bar> {
    princess_dragon::demands(game)
}

/// Plays a move of the figure step that a set has offered.
pub(crate) fn play_offer(game: &mut Carcassonne, m: Move, log: &mut Log) -> Result<Step, Illegal> {
    match m {
        Move::Fairy { .. } => fairy::play(game, m, log),
        Move::Princess { .. } => princess_dragon::play(game, m, log),
        _ => Err(Illegal::new("CA04", "carcassonne-refused-figure-step")),
    }
}

/// After a follower was placed: what a set still asks.
pub(crate) fn after_deploy(game: &mut Carcassonne, place: PlaceId, log: &mut Log) -> Asked {
    fairy::ask_after_portal(game, place, log)
}

/// A feature was closed by the tile just laid.
pub(crate) fn on_closed(game: &mut Carcassonne, root: NodeId, on: On, log: &mut Log) {
    traders_builders::take_goods(game, root, on, log);
    king_scout::compare(game, root, on, log);
}

/// Points for each tile and shield where an inn or a cathedral changes them.
pub(crate) fn special_rate(on: On, is_closed: bool) -> i32 {
    inns_cathedrals::rate(on, is_closed)
}

/// A feature is scored: who gets something besides its points.
pub(crate) fn on_scored(game: &mut Carcassonne, root: NodeId, on: On, at_end: bool, log: &mut Log) {
    fairy::reward(game, root, on, at_end, log);
}

/// A figure has left the board.
pub(crate) fn on_leave(game: &mut Carcassonne, figure: FigureId) {
    fairy::lose(game, figure);
}

/// A follower has left a feature.
pub(crate) fn on_follower_left(game: &mut Carcassonne, seat: Seat, root: NodeId, log: &mut Log) {
    traders_builders::send_orphans_home(game, seat, root, log);
}

/// Whether the same player goes on with another tile.
pub(crate) fn goes_on(game: &mut Carcassonne, log: &mut Log) -> bool {
    traders_builders::takes_second_part(game, log)
}

/// A turn begins.
pub(crate) fn on_turn_start(game: &mut Carcassonne, log: &mut Log) {
    traders_builders::start_turn(game);
    fairy::greet(game, log);
}

/// Points for each city of a field.
pub(crate) fn city_worth(game: &Carcassonne, seat: Seat, field: NodeId) -> i32 {
    traders_builders::city_worth(game, seat, field)
}

/// Whether a herd of pigs makes a field worth more.
pub(crate) fn herd_counts(game: &Carcassonne, field: NodeId) -> bool {
    traders_builders::herd_counts(game, field)
}

/// Points that no feature gives.
pub(crate) fn score_at_end(game: &mut Carcassonne, log: &mut Log) {
    traders_builders::score_goods(game, log);
    king_scout::score(game, log);
}

/// Lists what is decided in between.
pub(crate) fn list_aside(game: &Carcassonne, seat: Seat, out: &mut Vec<Move>) {
    match game.pieces.aside {
        Aside::Fairy => fairy::list_alone(game, out),
        Aside::Flight => dragon::list(game, out),
        _ => count::list(game, seat, out),
    }
}

/// Plays what is decided in between.
pub(crate) fn play_aside(
    game: &mut Carcassonne,
    seat: Seat,
    m: Move,
    log: &mut Log,
) -> Result<Option<Step>, Illegal> {
    match game.pieces.aside {
        Aside::Fairy => fairy::play_alone(game, m, log).map(Some),
        Aside::Flight => dragon::play(game, seat, m, log),
        _ => count::play(game, seat, m, log),
    }
}
