//! The turn planner: looks for the best way through all small decisions of one seat's turn.
//!
//! A turn of many moves is a path. The planner follows the most promising paths side by side until the
//! seat is no longer due and judges where they end by the game's evaluation. By itself it never looks at
//! an answer of others; [`answered`] does, for the few best plans.

use crate::effort::Effort;
use crate::hands::share_out;
use crate::outing::{self, Style};
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeSet;

/// So many paths are followed side by side.
pub const PATHS: usize = 20;
/// So many where the turn is to be as good as it can be.
const WIDE: usize = 60;
/// So many in the turns that answer a plan.
const PATHS_OF_ANSWERS: usize = 4;
/// No turn is followed further than this.
const STEPS_MAX: usize = 24;
/// How much the look right after the own turn counts beside the look after the answers. These are one line
/// of play out of very many, which a small change turns elsewhere.
const LOOK: f64 = 1.5;
/// So many rounds of answers, which differ by luck only, are enough.
const ROUNDS_MAX: u64 = 64;
/// Of plans that begin with the same move only so many are answered.
const SAME_START: usize = 2;

/// The moves of a turn so far.
struct Path<G: Instinct> {
    game: G,
    first: G::Move,
    /// The moves so far, sorted: paths that differ in the order only lead to the same place.
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

/// A whole turn.
#[derive(Clone)]
pub struct Plan<G: Instinct> {
    /// Its first move.
    pub first: G::Move,
    /// Where it ends.
    pub end: G,
    /// What the evaluation says there.
    pub value: f32,
}

/// Chooses the first move of the best turn found; none if the seat has nothing to decide.
pub fn plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PATHS, 1, dice).into_iter().next().map(|plan| plan.first)
}

/// The same with few paths, for a player that is not to be too strong.
pub fn quick_plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PATHS_OF_ANSWERS, 1, dice).into_iter().next().map(|plan| plan.first)
}

/// The best turns found, the best first, following so many paths.
pub fn plans<G: Instinct>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    paths: usize,
    count: usize,
    dice: &mut Dice,
) -> Vec<Plan<G>> {
    let trip = Trip { seat, style, luck: u64::from(dice.bits()) };
    let mut steps = Vec::new();
    trip.steps(game, None, &mut steps);
    let mut open: Vec<Path<G>> = Vec::new();
    let mut ended: Vec<Path<G>> = Vec::new();
    for _ in 0..STEPS_MAX {
        if steps.is_empty() {
            break;
        }
        let (over, going): (Vec<_>, Vec<_>) = steps.into_iter().partition(|step| step.ends);
        ended.extend(trip.most_promising(game, &open, over, count));
        ended.sort_by(|a, b| b.value.total_cmp(&a.value));
        ended.truncate(count);
        open = trip.most_promising(game, &open, going, paths);
        steps = Vec::new();
        for (n, path) in open.iter().enumerate() {
            trip.steps(&path.game, Some(n), &mut steps);
        }
    }
    // A turn without an end in sight is better than none.
    let found = if ended.is_empty() { open } else { ended };
    found.into_iter().map(|path| Plan { first: path.first, end: path.game, value: path.value }).collect()
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
    fn steps<G: Instinct>(&self, game: &G, path: Option<usize>, steps: &mut Vec<Step<G::Move>>) {
        let mut moves = Vec::new();
        game.moves(self.seat, &mut moves);
        steps.extend(moves.into_iter().filter_map(|m| {
            let after = self.follow(game, &m)?;
            let value = after.margin_by(self.seat, self.style.weights);
            Some(Step { path, m, value, ends: !after.turn().seats().contains(self.seat) })
        }));
    }

    /// Plays a move and whatever chance follows.
    fn follow<G: Instinct>(&self, game: &G, m: &G::Move) -> Option<G> {
        let mut game = game.clone();
        game.play(self.seat, m, &mut Log::off()).ok()?;
        while let Turn::Chance(_) = game.turn() {
            let chance = game.draw(&mut Dice::quick(self.luck));
            game.resolve(&chance, &mut Log::off()).ok()?;
        }
        Some(game)
    }

    /// The paths that the best steps lead on to, of those with the same moves only one.
    fn most_promising<G: Instinct>(
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
            let at = moves.partition_point(|other| *other < step.m);
            moves.insert(at, step.m.clone());
            if !seen.insert(moves.clone()) {
                continue;
            }
            let Some(game) = self.follow(before.map_or(start, |path| &path.game), &step.m) else { continue };
            let first = before.map_or_else(|| step.m.clone(), |path| path.first.clone());
            kept.push(Path { game, first, moves, value: step.value });
        }
        kept
    }
}

/// Chooses the first move of the turn that stands best after the others have answered it.
///
/// A turn that is planned for somebody counts as one playout.
pub fn answered<G: Instinct>(
    view: &G::View,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<G::Move> {
    let game = G::guess(view, dice);
    best_answered(&game, seat, style, effort, 1.0, dice).map(|(first, _)| first)
}

/// How good a move was, as the first of a turn that goes on as well as can be, against the best turn found.
/// So it does not matter in which order a good turn was played. Gives both margins and the first move of
/// that turn.
pub fn against_best<G: Instinct>(
    game: &G,
    made: &G::Move,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<(f64, G::Move, f64)> {
    let (best, best_margin) = best_answered(game, seat, style, effort, 0.5, dice)?;
    let after = Trip { seat, style, luck: u64::from(dice.bits()) }.follow(game, made)?;
    let margin = if &best == made {
        best_margin
    } else if after.turn().seats().contains(seat) {
        best_answered(&after, seat, style, effort, 1.0, dice)?.1
    } else {
        let look = outing::judge(&after, seat, style).1;
        blend(outing::judge(&answer(after, style, &mut 0, dice), seat, style).1, look)
    };
    Some((margin, best, best_margin))
}

/// The first move of the turn that stands best after the others have answered it, and the margin there.
/// Thought goes on until this share of the effort is spent.
fn best_answered<G: Instinct>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    until: f64,
    dice: &mut Dice,
) -> Option<(G::Move, f64)> {
    let mut found: Vec<Answered<G>> = Vec::new();
    for plan in plans(game, seat, style, WIDE, 8 * style.temper.candidates, dice) {
        let alike = found.iter().filter(|other| other.plan.first == plan.first).count();
        if alike < SAME_START && found.len() < style.temper.candidates {
            let look = outing::judge(&plan.end, seat, style);
            found.push(Answered { plan, look, share: 0.0, margin: 0.0 });
        }
    }
    let luck = u64::from(dice.bits());
    let mut rounds = 0;
    while rounds == 0 || (effort.share() < until && rounds < ROUNDS_MAX) {
        rounds += 1;
        let turns = share_out(&mut found, effort.threads(), |found| {
            let mut turns = 0;
            for tried in found {
                let end = tried.plan.end.clone();
                let after = answer(end, style, &mut turns, &mut Dice::quick(luck + rounds));
                let (share, margin) = outing::judge(&after, seat, style);
                tried.share += blend(share, tried.look.0);
                tried.margin += blend(margin, tried.look.1);
            }
            turns
        });
        let turns = turns.iter().sum::<u32>();
        (0..turns).for_each(|_| effort.spend());
        if found.len() < 2 || turns == 0 {
            break;
        }
    }
    let best = found.into_iter().reduce(|best, other| if other.share > best.share { other } else { best })?;
    Some((best.plan.first, best.margin / rounds as f64))
}

/// A plan with what came of it when the others answered, added up over all rounds.
struct Answered<G: Instinct> {
    plan: Plan<G>,
    /// The share of a win and the margin right after it.
    look: (f64, f64),
    share: f64,
    margin: f64,
}

/// What comes after answers, and what is seen before them.
fn blend(after: f64, look: f64) -> f64 {
    (after + LOOK * look) / (1.0 + LOOK)
}

/// Plays so many turns on as narrow plans have it, and counts them.
fn answer<G: Instinct>(mut game: G, style: &Style<'_>, turns: &mut u32, dice: &mut Dice) -> G {
    for _ in 0..style.temper.turns {
        let Some(due) = game.turn().seats().iter().next() else { return game };
        *turns += 1;
        match plans(&game, due, style, PATHS_OF_ANSWERS, 1, dice).pop() {
            Some(plan) => game = plan.end,
            None => return game,
        }
    }
    game
}
