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
use castellan_core::seat::{Seat, Viewer};
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

/// A planner's.
const PLANNER: Breadth = Breadth { paths: 20, count: 1, steps: u32::MAX, threads: 1 };
/// That of the turns that answer a plan.
const ANSWER: Breadth = Breadth { paths: 4, count: 1, steps: u32::MAX, threads: 1 };
/// A turn that is to be as good as it can be is first planned along so many paths, then along twice as many,
/// and so on until half of the effort is spent.
const FIRST_PATHS: usize = 60;
/// So many judged steps are one playout: about as many as a turn takes that answers a plan. Turns with many
/// ways take more of them than others and would take much longer if paths or turns were counted.
const STEPS_A_PLAYOUT: u32 = 1300;
/// No turn is planned along more paths than this, for the sake of memory.
const PATHS_MAX: usize = FIRST_PATHS << 10;
/// No turn is followed further than this.
const STEPS_MAX: usize = 24;
/// How much the look right after the own turn counts beside the look after the answers. These are one line
/// of play out of very many, which a small change turns elsewhere.
const LOOK: f64 = 1.5;
/// Whenever so many rounds of answers were made plans are dropped that are clearly behind the best: by so many
/// standard errors of the difference.
const ROUNDS: u64 = 8;
const SURE: f64 = 4.0;
/// Of plans that begin with the same move only so many are answered.
const SAME_START: usize = 2;

/// The moves of a turn so far.
struct Path<G: Instinct> {
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
pub struct Plans<G: Instinct> {
    /// The best turns, the best first.
    pub best: Vec<Plan<G>>,
    /// Whether no path was left out: more of them would find nothing else.
    pub is_whole: bool,
    /// How many steps were judged.
    pub steps: u32,
}

/// A whole turn.
#[derive(Clone)]
pub struct Plan<G: Instinct> {
    /// Its moves.
    pub moves: Vec<G::Move>,
    /// Where it ends.
    pub end: G,
    /// What the evaluation says there.
    pub value: f32,
}

impl<G: Instinct> Plan<G> {
    /// Where the same turn ends if what is hidden is otherwise. Where it can't go on as planned, a narrow plan
    /// takes its place.
    fn played(&self, game: &G, seat: Seat, style: &Style<'_>, steps: &mut u32, dice: &mut Dice) -> G {
        let trip = Trip { seat, style, luck: u64::from(dice.bits()) };
        let mut game = game.clone();
        for m in &self.moves {
            match trip.follow(&game, m) {
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

    fn into_first(self) -> Option<G::Move> {
        self.moves.into_iter().next()
    }
}

/// Chooses the first move of the best turn found; none if the seat has nothing to decide.
pub fn plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PLANNER, dice).best.pop().and_then(Plan::into_first)
}

/// The same with few paths, for a player that is not to be too strong.
pub fn quick_plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, ANSWER, dice).best.pop().and_then(Plan::into_first)
}

/// The best turns found, the best first.
pub fn plans<G: Instinct>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    breadth: Breadth,
    dice: &mut Dice,
) -> Plans<G> {
    let Breadth { paths, count, steps: steps_max, threads } = breadth;
    let trip = Trip { seat, style, luck: u64::from(dice.bits()) };
    let mut steps = Vec::new();
    trip.steps(game, None, &mut steps);
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
            moves.push(step.m.clone());
            // Paths that differ in the order only lead to the same place.
            let mut sorted = moves.clone();
            sorted.sort_unstable();
            if !seen.insert(sorted) {
                continue;
            }
            let Some(game) = self.follow(before.map_or(start, |path| &path.game), &step.m) else { continue };
            kept.push(Path { game, moves, value: step.value });
        }
        kept
    }
}

/// Chooses the first move of the turn that stands best after the others have answered it.
///
/// Steps that are judged on the way, its own and those of the answers, are what is spent.
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
    for plan in wide_plans(game, seat, style, effort, until, dice) {
        let alike = found.iter().filter(|other| other.plan.moves.first() == plan.moves.first()).count();
        if alike < SAME_START && found.len() < style.temper.candidates {
            let look = outing::judge(&plan.end, seat, style);
            found.push(Answered { plan, look, shares: Vec::new(), sum: 0.0, margin: 0.0 });
        }
    }
    let luck = u64::from(dice.bits());
    let view = game.view(Viewer::Seat(seat));
    let mut rounds = 0;
    let mut round_share = 0.0;
    // A round that can't be paid for by half does not begin.
    while rounds == 0 || effort.share() + round_share / 2.0 < until {
        rounds += 1;
        let before = effort.share();
        // What is hidden is guessed anew in every round.
        let luck = luck + rounds;
        let guess = (rounds > 1).then(|| G::guess(&view, &mut Dice::quick(luck)));
        let steps = share_out(&mut found, effort.threads(), |found| {
            let mut steps = 0;
            for tried in found {
                let dice = &mut Dice::quick(luck);
                let end = match &guess {
                    Some(guess) => tried.plan.played(guess, seat, style, &mut steps, dice),
                    None => tried.plan.end.clone(),
                };
                let after = answer(end, style, &mut steps, dice);
                let (share, margin) = outing::judge(&after, seat, style);
                tried.note(share, margin);
            }
            steps
        });
        let steps = steps.iter().sum::<u32>();
        effort.spend(steps.div_ceil(STEPS_A_PLAYOUT));
        round_share = effort.share() - before;
        // The best comes first; of equals the one that was found first.
        found.sort_by(|a, b| b.sum.total_cmp(&a.sum));
        if rounds % ROUNDS == 0 {
            let shares = found.first()?.shares.clone();
            found.retain(|tried| !tried.is_behind(&shares));
        }
        let first = found.first()?.plan.moves.first().cloned();
        if found.iter().all(|tried| tried.plan.moves.first() == first.as_ref()) || steps == 0 {
            break;
        }
    }
    let best = found.into_iter().next()?;
    Some((best.plan.into_first()?, best.margin / rounds as f64))
}

/// The best turns found with about half of the effort.
fn wide_plans<G: Instinct>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    until: f64,
    dice: &mut Dice,
) -> Vec<Plan<G>> {
    let count = 8 * style.temper.candidates;
    let before = effort.share();
    let half = 0.5 * (until - before);
    let mut breadth = Breadth { paths: FIRST_PATHS, count, steps: u32::MAX, threads: effort.threads() };
    let mut found = plans(game, seat, style, breadth, dice);
    let mut steps = found.steps;
    loop {
        effort.spend(found.steps.div_ceil(STEPS_A_PLAYOUT));
        // Twice as many paths usually take as long as all that were followed until now.
        let spent = effort.share() - before;
        if found.is_whole || 2.0 * spent > half || breadth.paths >= PATHS_MAX {
            return found.best;
        }
        // Of more paths more may keep a choice open that has very many ways, and take much longer.
        breadth.paths *= 2;
        breadth.steps = (f64::from(steps) * (half / spent - 1.0)) as u32;
        let wider = plans(game, seat, style, breadth, dice);
        if wider.steps > breadth.steps {
            effort.spend(wider.steps.div_ceil(STEPS_A_PLAYOUT));
            return found.best;
        }
        steps += wider.steps;
        found = wider;
    }
}

/// A plan with what came of it when the others answered.
struct Answered<G: Instinct> {
    plan: Plan<G>,
    /// The share of a win and the margin right after it.
    look: (f64, f64),
    /// By rounds, in which all plans meet the same guess and the same luck.
    shares: Vec<f64>,
    sum: f64,
    margin: f64,
}

impl<G: Instinct> Answered<G> {
    /// Notes what a round came to.
    fn note(&mut self, share: f64, margin: f64) {
        let share = blend(share, self.look.0);
        self.shares.push(share);
        self.sum += share;
        self.margin += blend(margin, self.look.1);
    }

    /// Whether it is clear that the plan with these shares is better.
    fn is_behind(&self, best: &[f64]) -> bool {
        let rounds = best.len() as f64;
        let gaps = || best.iter().zip(&self.shares).map(|(best, own)| best - own);
        let mean = gaps().sum::<f64>() / rounds;
        let spread = (gaps().map(|gap| (gap - mean).powi(2)).sum::<f64>() / rounds).sqrt();
        mean > SURE * spread / rounds.sqrt()
    }
}

/// What comes after answers, and what is seen before them.
fn blend(after: f64, look: f64) -> f64 {
    (after + LOOK * look) / (1.0 + LOOK)
}

/// Where a turn ends that a narrow plan found; counts its steps.
fn narrow<G: Instinct>(
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

/// Plays some turns on as narrow plans have it, and counts their steps.
fn answer<G: Instinct>(mut game: G, style: &Style<'_>, steps: &mut u32, dice: &mut Dice) -> G {
    for _ in 0..style.temper.turns {
        let Some(due) = game.turn().seats().iter().next() else { return game };
        match narrow(&game, due, style, steps, dice) {
            Some(end) => game = end,
            None => return game,
        }
    }
    game
}
