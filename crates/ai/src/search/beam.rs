//! Beam search over whole turns: the best way through all small decisions of one seat's turn.
//!
//! A turn of many moves is a path. The most promising paths, the beam, are followed side by side until the
//! seat is no longer due and judges where they end by the game's evaluation. It never looks at an
//! answer of others; `replies.rs` does, for the few best plans.

use crate::bots::{Bots, Style};
use crate::search::threads::share_out;
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeSet;

/// How widely a turn is planned.
#[derive(Clone, Copy, Debug)]
pub struct Breadth {
    /// So many paths are followed side by side.
    pub paths: usize,
    /// So many of the best turns are wanted.
    pub count: usize,
    /// Once so many steps were judged the plan is broken off, and what it has found is not worth much.
    pub steps: u32,
    /// Threads; what is found does not depend on them.
    pub threads: u16,
}

/// The beam of the level `planner`.
const PLANNER: Breadth = Breadth { paths: 20, count: 1, steps: u32::MAX, threads: 1 };
/// That of the turns that answer a plan.
const ANSWER: Breadth = Breadth { paths: 4, count: 1, steps: u32::MAX, threads: 1 };
/// No turn is followed further than this.
const STEPS_MAX: usize = 24;

/// The moves of a turn so far.
struct Path<G: Bots> {
    game: G,
    moves: Vec<G::Move>,
    value: f32,
}

/// One more move of a path, judged but not kept: most steps lead nowhere, and a game is large.
struct Step<M> {
    /// The place of the path among those that are open; none at the start of the turn.
    path: Option<usize>,
    m: M,
    value: f32,
    /// Whether the seat is no longer due after it.
    ends: bool,
}

/// What was found.
pub struct Plans<G: Bots> {
    /// The best turns, the best first.
    pub best: Vec<Plan<G>>,
    /// Whether no path was left out: more of them would find nothing else.
    pub is_whole: bool,
    /// How many steps were judged.
    pub steps: u32,
}

/// A whole turn.
#[derive(Clone)]
pub struct Plan<G: Bots> {
    /// Its moves.
    pub moves: Vec<G::Move>,
    /// Where it ends.
    pub end: G,
    /// What the evaluation says there.
    pub value: f32,
}

impl<G: Bots> Plan<G> {
    /// Where the same turn ends if what is hidden is otherwise. Where it can't go on as planned, a narrow plan
    /// takes its place.
    pub(crate) fn played(
        &self,
        game: &G,
        seat: Seat,
        style: &Style<'_>,
        steps: &mut u32,
        dice: &mut Dice,
    ) -> G {
        let luck = u64::from(dice.bits());
        let mut game = game.clone();
        for m in &self.moves {
            match follow(&game, seat, m, luck) {
                Some(after) => game = after,
                None => break,
            }
        }
        while game.turn().seats().contains(seat) {
            match narrow(&game, seat, style, steps, dice) {
                Some(end) => game = end,
                None => break,
            }
        }
        game
    }

    pub(crate) fn into_first(self) -> Option<G::Move> {
        self.moves.into_iter().next()
    }
}

/// Chooses the first move of the best turn found; none if the seat has nothing to decide.
pub fn plan<G: Bots>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PLANNER, dice).best.pop().and_then(Plan::into_first)
}

/// The same with few paths, for a player that is not to be too strong.
///
/// ```
/// use castellan_ai::bots::Style;
/// use castellan_ai::search::beam;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::Seat;
/// use castellan_torres::{Torres, options::TorresOptions};
///
/// let mut game = Torres::new(&TorresOptions::default().complete(2).unwrap(), 2);
/// let step = beam::quick_plan(&game, Seat(0), &Style::of::<Torres>(), &mut Dice::quick(1)).unwrap();
/// assert!(game.play(Seat(0), &step, &mut Log::off()).is_ok(), "the first step of the turn that was planned");
/// ```
pub fn quick_plan<G: Bots>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, ANSWER, dice).best.pop().and_then(Plan::into_first)
}

/// That plan if it has to begin with one of these moves.
pub(crate) fn quick_plan_from<G: Bots>(
    game: &G,
    seat: Seat,
    firsts: &[G::Move],
    style: &Style<'_>,
    dice: &mut Dice,
) -> Option<Plan<G>> {
    plans_from(game, seat, Some(firsts), style, ANSWER, dice).best.pop()
}

/// Where a turn ends that a narrow plan found; counts its steps.
pub(crate) fn narrow<G: Bots>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    steps: &mut u32,
    dice: &mut Dice,
) -> Option<G> {
    let mut found = plans(game, seat, style, ANSWER, dice);
    *steps += found.steps;
    found.best.pop().map(|plan| plan.end)
}

/// The best turns found, the best first.
pub fn plans<G: Bots>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    breadth: Breadth,
    dice: &mut Dice,
) -> Plans<G> {
    plans_from(game, seat, None, style, breadth, dice)
}

/// The same where a turn may begin with these moves only, if some are given.
pub(crate) fn plans_from<G: Bots>(
    game: &G,
    seat: Seat,
    firsts: Option<&[G::Move]>,
    style: &Style<'_>,
    breadth: Breadth,
    dice: &mut Dice,
) -> Plans<G> {
    let Breadth { paths, count, steps: steps_max, threads } = breadth;
    let trip = Trip { seat, style, luck: u64::from(dice.bits()) };
    let mut steps = Vec::new();
    match firsts {
        Some(firsts) => trip.steps_by(game, None, firsts.to_vec(), &mut steps),
        None => trip.steps(game, None, &mut steps),
    }
    let mut is_whole = true;
    let mut judged = 0;
    let mut open: Vec<Path<G>> = Vec::new();
    let mut ended: Vec<Path<G>> = Vec::new();
    for _ in 0..STEPS_MAX {
        judged += steps.len() as u32;
        if steps.is_empty() || judged > steps_max {
            break;
        }
        let (over, going): (Vec<_>, Vec<_>) = steps.into_iter().partition(|step| step.ends);
        ended.extend(trip.most_promising(game, &open, over, count));
        ended.sort_by(|a, b| b.value.total_cmp(&a.value));
        ended.truncate(count);
        open = trip.most_promising(game, &open, going, paths);
        is_whole &= open.len() < paths;
        let mut numbered: Vec<(usize, &Path<G>)> = open.iter().enumerate().collect();
        let found = share_out(&mut numbered, threads, |paths| {
            let mut steps = Vec::new();
            paths.iter().for_each(|(n, path)| trip.steps(&path.game, Some(*n), &mut steps));
            steps
        });
        steps = found.into_iter().flatten().collect();
    }
    // A turn without an end in sight is better than none.
    let found = if ended.is_empty() { open } else { ended };
    let plan = |path: Path<G>| Plan { moves: path.moves, end: path.game, value: path.value };
    Plans { best: found.into_iter().map(plan).collect(), is_whole, steps: judged }
}

/// What all paths of a turn have in common.
struct Trip<'a> {
    seat: Seat,
    style: &'a Style<'a>,
    /// Whoever draws finds the same, so that paths differ by their moves only.
    luck: u64,
}

impl Trip<'_> {
    /// Judges every move that may come next.
    fn steps<G: Bots>(&self, game: &G, path: Option<usize>, steps: &mut Vec<Step<G::Move>>) {
        let mut moves = Vec::new();
        game.moves(self.seat, &mut moves);
        self.steps_by(game, path, moves, steps);
    }

    /// Judges these moves.
    fn steps_by<G: Bots>(
        &self,
        game: &G,
        path: Option<usize>,
        moves: Vec<G::Move>,
        steps: &mut Vec<Step<G::Move>>,
    ) {
        steps.extend(moves.into_iter().filter_map(|m| {
            let after = follow(game, self.seat, &m, self.luck)?;
            let value = after.margin_by(self.seat, self.style.weights);
            Some(Step { path, m, value, ends: !after.turn().seats().contains(self.seat) })
        }));
    }

    /// The paths that the best steps lead on to, of those with the same moves only one.
    fn most_promising<G: Bots>(
        &self,
        start: &G,
        open: &[Path<G>],
        mut steps: Vec<Step<G::Move>>,
        count: usize,
    ) -> Vec<Path<G>> {
        steps.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut seen = BTreeSet::new();
        let mut kept = Vec::new();
        for step in steps {
            if kept.len() == count {
                break;
            }
            let before = step.path.map(|n| &open[n]);
            let mut moves = before.map_or_else(Vec::new, |path| path.moves.clone());
            moves.push(step.m.clone());
            // Paths that differ in the order only lead to the same place.
            let mut sorted = moves.clone();
            sorted.sort_unstable();
            if !seen.insert(sorted) {
                continue;
            }
            let Some(game) = follow(before.map_or(start, |path| &path.game), self.seat, &step.m, self.luck)
            else {
                continue;
            };
            kept.push(Path { game, moves, value: step.value });
        }
        kept
    }
}

/// Plays a move and whatever chance follows.
pub(crate) fn follow<G: Bots>(game: &G, seat: Seat, m: &G::Move, luck: u64) -> Option<G> {
    let mut game = game.clone();
    game.play(seat, m, &mut Log::off()).ok()?;
    while let Turn::Chance(_) = game.turn() {
        let chance = game.draw(&mut Dice::quick(luck));
        game.resolve(&chance, &mut Log::off()).ok()?;
    }
    Some(game)
}
