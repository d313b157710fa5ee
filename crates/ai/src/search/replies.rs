//! Replies: of the best turns that beam search finds, the one that stands best after the others have answered.

use crate::bots::{Bots, Search, Style};
use crate::search::Compared;
use crate::search::beam::{Breadth, Plan, follow, narrow, plans_from};
use crate::search::rollout;
use crate::search::threads::share_out;
use castellan_core::dice::Dice;
use castellan_core::seat::{Seat, Viewer};

/// A turn that is to be as good as it can be is first planned along so many paths, then along twice as many,
/// and so on until half of the effort is spent.
const FIRST_PATHS: usize = 60;
/// So many judged steps are one playout: about as many as a turn takes that answers a plan. Turns with many
/// ways take more of them than others and would take much longer if paths or turns were counted.
const STEPS_A_PLAYOUT: u32 = 1300;
/// No turn is planned along more paths than this, for the sake of memory.
const PATHS_MAX: usize = FIRST_PATHS << 10;
/// How much the judgement right after the own turn counts beside the one after the answers. These are one line
/// of play out of very many, which a small change turns elsewhere.
const JUDGEMENT: f64 = 1.5;
/// Whenever so many rounds of answers were made plans are dropped that are clearly behind the best: by so many
/// standard errors of the difference.
const ROUNDS: u32 = 8;
const SURE: f64 = 4.0;
/// Of plans that begin with the same move only so many are answered.
const SAME_START: usize = 2;

/// Chooses the first move of the turn that stands best after the others have answered it.
///
/// Steps that are judged on the way, its own and those of the answers, are what is spent. Where some first
/// moves are given, turns begin with these only.
///
/// ```
/// use castellan_ai::bots::Search;
/// use castellan_ai::search::effort::Effort;
/// use castellan_ai::search::replies;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_torres::{Torres, options::TorresOptions};
///
/// let mut game = Torres::new(&TorresOptions::default().complete(2).unwrap(), 2);
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let effort = Effort::new(1, None, None, None);
/// let mut search = Search::<Torres>::new(&view, Seat(0), effort, Dice::quick(1));
/// let first = replies::answered(&mut search, None).remove(0).m;
/// assert!(game.play(Seat(0), &first, &mut Log::off()).is_ok());
/// ```
pub fn answered<G: Bots>(search: &mut Search<'_, G>, firsts: Option<&[G::Move]>) -> Vec<Compared<G::Move>> {
    let game = search.guess();
    let (found, rounds) = all_answered(search, &game, firsts, 1.0);
    let mut compared: Vec<Compared<G::Move>> = Vec::new();
    for answered in found {
        let margin = answered.margin / f64::from(rounds);
        let Some(m) = answered.plan.into_first() else { continue };
        // Of turns that begin alike the best comes first.
        if compared.iter().all(|other| other.m != m) {
            compared.push(Compared { m, margin, playouts: rounds });
        }
    }
    compared
}

/// How good a move was, as the first of a turn that goes on as well as can be, against the best turn found.
/// So it does not matter in which order a good turn was played. Gives both margins and the first move of
/// that turn.
pub fn against_best<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    made: &G::Move,
) -> Option<(f64, G::Move, f64)> {
    let seat = search.seat;
    let (best, best_margin) = best_answered(search, game, 0.5)?;
    let after = follow(game, seat, made, u64::from(search.dice.bits()))?;
    let margin = if &best == made {
        best_margin
    } else if after.turn().seats().contains(seat) {
        best_answered(search, &after, 1.0)?.1
    } else {
        let style = &search.style;
        let judgement = rollout::judge(&after, seat, style).1;
        blend(rollout::judge(&answer(after, style, &mut 0, &mut search.dice), seat, style).1, judgement)
    };
    Some((margin, best, best_margin))
}

/// The first move of the turn that stands best after the others have answered it, and the margin there.
/// Thought goes on until this share of the effort is spent.
fn best_answered<G: Bots>(search: &mut Search<'_, G>, game: &G, until: f64) -> Option<(G::Move, f64)> {
    let (found, rounds) = all_answered(search, game, None, until);
    let best = found.into_iter().next()?;
    Some((best.plan.into_first()?, best.margin / f64::from(rounds)))
}

/// The turns that were answered, the best first, and how often.
fn all_answered<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    firsts: Option<&[G::Move]>,
    until: f64,
) -> (Vec<Answered<G>>, u32) {
    let mut found: Vec<Answered<G>> = Vec::new();
    let plans = wide_plans(search, game, firsts, until);
    let Search { seat, style, effort, dice, .. } = search;
    let (seat, style): (Seat, &Style<'_>) = (*seat, style);
    for plan in plans {
        let alike = found.iter().filter(|other| other.plan.moves.first() == plan.moves.first()).count();
        if alike < SAME_START && found.len() < style.parameters.candidates {
            let judgement = rollout::judge(&plan.end, seat, style);
            found.push(Answered { plan, judgement, shares: Vec::new(), sum: 0.0, margin: 0.0 });
        }
    }
    let luck = u64::from(dice.bits());
    let view = game.view(Viewer::Seat(seat));
    let mut rounds = 0;
    let mut round_share = 0.0;
    // A round does not begin where less than half of its effort is left.
    while rounds == 0 || effort.share() + round_share / 2.0 < until {
        rounds += 1;
        let before = effort.share();
        // What is hidden is guessed anew in every round.
        let luck = luck + u64::from(rounds);
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
                let (share, margin) = rollout::judge(&after, seat, style);
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
            let Some(shares) = found.first().map(|best| best.shares.clone()) else { break };
            found.retain(|tried| !tried.is_behind(&shares));
        }
        let first = found.first().and_then(|best| best.plan.moves.first().cloned());
        if found.iter().all(|tried| tried.plan.moves.first() == first.as_ref()) || steps == 0 {
            break;
        }
    }
    (found, rounds)
}

/// The best turns found with about half of the effort.
fn wide_plans<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    firsts: Option<&[G::Move]>,
    until: f64,
) -> Vec<Plan<G>> {
    let Search { seat, style, effort, dice, .. } = search;
    let (seat, style): (Seat, &Style<'_>) = (*seat, style);
    let count = 8 * style.parameters.candidates;
    let before = effort.share();
    let half = 0.5 * (until - before);
    let mut breadth = Breadth { paths: FIRST_PATHS, count, steps: u32::MAX, threads: effort.threads() };
    let mut found = plans_from(game, seat, firsts, style, breadth, dice);
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
        let wider = plans_from(game, seat, firsts, style, breadth, dice);
        if wider.steps > breadth.steps {
            effort.spend(wider.steps.div_ceil(STEPS_A_PLAYOUT));
            return found.best;
        }
        steps += wider.steps;
        found = wider;
    }
}

/// A plan with what came of it when the others answered.
struct Answered<G: Bots> {
    plan: Plan<G>,
    /// The share of a win and the margin right after it.
    judgement: (f64, f64),
    /// By rounds, in which all plans meet the same guess and the same luck.
    shares: Vec<f64>,
    sum: f64,
    margin: f64,
}

impl<G: Bots> Answered<G> {
    /// Notes what a round came to.
    fn note(&mut self, share: f64, margin: f64) {
        let share = blend(share, self.judgement.0);
        self.shares.push(share);
        self.sum += share;
        self.margin += blend(margin, self.judgement.1);
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
fn blend(after: f64, judgement: f64) -> f64 {
    (after + JUDGEMENT * judgement) / (1.0 + JUDGEMENT)
}

/// Plays some turns on as narrow plans have it, and counts their steps.
fn answer<G: Bots>(mut game: G, style: &Style<'_>, steps: &mut u32, dice: &mut Dice) -> G {
    for _ in 0..style.parameters.turns {
        let Some(due) = game.turn().seats().iter().next() else { return game };
        match narrow(&game, due, style, steps, dice) {
            Some(end) => game = end,
            None => return game,
        }
    }
    game
}
