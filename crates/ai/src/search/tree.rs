//! The tree of a candidate (PUCT): what its rollouts have met, so that later ones begin with what proved good.
//!
//! Choices and draws take turns in it. A move of a choice is tried by its prior and by what
//! came of it for who makes it (the rule known as PUCT), and the longer a choice is known, the more of its
//! moves are tried (progressive widening). Draws fall as they fall. The tree ends where choices are secret:
//! who chooses there must not know what others have chosen.

use crate::bots::{Bots, Style};
use crate::search::rollout::{self, Horizon, Scratch};
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat};
use std::collections::BTreeMap;

/// What follows a candidate, as far as it is known.
#[derive(Clone, Debug)]
pub struct Tree<G: Bots> {
    nodes: Vec<Node<G>>,
    /// The choices of the rollout that is under way: nodes, and the edges that were taken.
    path: Vec<(usize, usize)>,
    rollouts: u32,
    sum: f64,
    squares: f64,
}

#[derive(Clone, Debug)]
enum Node<G: Bots> {
    /// Met once; most are never met again.
    Met,
    /// A seat decides.
    Choice { seat: Seat, visits: u32, edges: Vec<Edge<G::Move>> },
    /// The bag decides.
    Luck(BTreeMap<G::Chance, usize>),
}

/// A move that may be made in a choice.
#[derive(Clone, Debug)]
struct Edge<M> {
    m: M,
    /// Its prior, the share that the policy gives it.
    prior: f64,
    visits: u32,
    /// What came of it for the seat that decides.
    sum: f64,
    to: Option<usize>,
}

impl<G: Bots> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree { nodes: vec![Node::Met], path: Vec::new(), rollouts: 0, sum: 0.0, squares: 0.0 }
    }
}

impl<G: Bots> Tree<G> {
    /// A rollout: as far as the tree is known and a step further, from there as the policy has it. It
    /// comes to a share of a win of this seat, and the margin. The same luck draws the same tiles in every
    /// tree.
    pub fn rollout(
        &mut self,
        mut game: G,
        seat: Seat,
        style: &Style<'_>,
        luck: u64,
        scratch: &mut Scratch<G>,
    ) -> (f64, f64) {
        let mut draws = Dice::quick(luck ^ 0x9e37_79b9_7f4a_7c15);
        let mut choices = Dice::quick(luck ^ 0xd1b5_4a32_d192_ed03);
        let mut horizon = Horizon::after(seat, style.parameters.turns);
        self.path.clear();
        if style.parameters.exploration > 0.0 {
            self.walk(&mut game, &mut horizon, style, scratch, &mut draws);
        }
        rollout::roll_out(&mut game, &mut horizon, scratch, &mut draws, &mut choices);
        let mut judged = [(0.0, 0.0); SEATS_MAX as usize];
        rollout::judge_all(&game, style, &mut judged);
        self.learn(&judged, seat);
        judged[seat.index()]
    }

    /// Goes as far as the tree is known and a step further.
    fn walk(
        &mut self,
        game: &mut G,
        horizon: &mut Horizon,
        style: &Style<'_>,
        scratch: &mut Scratch<G>,
        luck: &mut Dice,
    ) {
        let drive = f64::from(style.parameters.exploration) * self.spread();
        let mut at = Some(0);
        while let Some(node) = at {
            let turn = game.turn();
            at = match turn {
                Turn::Chance(_) => {
                    let chance = game.draw(luck);
                    let drawn = game.resolve(&chance, &mut Log::off());
                    drawn.ok().and_then(|()| self.after_luck(node, chance))
                }
                Turn::Seat(seat) if horizon.takes(turn.seats()) => {
                    if matches!(self.nodes[node], Node::Met) {
                        self.open(node, scratch.ranked(game, seat, style.parameters.candidates), seat);
                    }
                    self.choose(node, drive).and_then(|(edge, m)| {
                        game.play(seat, &m, &mut Log::off()).ok()?;
                        self.path.push((node, edge));
                        self.after_choice(node, edge)
                    })
                }
                Turn::Seat(_) | Turn::Secret(_) | Turn::Over => None,
            };
        }
    }

    /// Notes what an rollout came to.
    fn learn(&mut self, judged: &[(f64, f64)], seat: Seat) {
        let own = judged[seat.index()].0;
        self.rollouts += 1;
        self.sum += own;
        self.squares += own * own;
        for (node, edge) in &self.path {
            if let Node::Choice { seat, visits, edges } = &mut self.nodes[*node] {
                *visits += 1;
                edges[*edge].visits += 1;
                edges[*edge].sum += judged[seat.index()].0;
            }
        }
    }

    /// How far rollouts differ, so that exploration is the same in games of small and of large differences.
    fn spread(&self) -> f64 {
        let rollouts = f64::from(self.rollouts.max(1));
        let mean = self.sum / rollouts;
        (self.squares / rollouts - mean * mean).max(0.0).sqrt()
    }

    /// The node after a draw; none if it is new.
    fn after_luck(&mut self, at: usize, chance: G::Chance) -> Option<usize> {
        let new = self.nodes.len();
        if matches!(self.nodes[at], Node::Met) {
            self.nodes[at] = Node::Luck(BTreeMap::new());
        }
        let Node::Luck(next) = &mut self.nodes[at] else { return None };
        let to = *next.entry(chance).or_insert(new);
        if to < new {
            return Some(to);
        }
        self.nodes.push(Node::Met);
        None
    }

    /// The node after a move; none if it is new.
    fn after_choice(&mut self, at: usize, edge: usize) -> Option<usize> {
        let new = self.nodes.len();
        let Node::Choice { edges, .. } = &mut self.nodes[at] else { return None };
        let known = edges[edge].to;
        if known.is_none() {
            edges[edge].to = Some(new);
            self.nodes.push(Node::Met);
        }
        known
    }

    /// Writes down the moves of a choice that is met for the second time.
    fn open(&mut self, at: usize, sample: Vec<(G::Move, f32)>, seat: Seat) {
        let edge = |(m, prior)| Edge { m, prior: f64::from(prior), visits: 0, sum: 0.0, to: None };
        self.nodes[at] = Node::Choice { seat, visits: 0, edges: sample.into_iter().map(edge).collect() };
    }

    /// The move to try in a choice.
    fn choose(&self, at: usize, drive: f64) -> Option<(usize, G::Move)> {
        let Node::Choice { visits, edges, .. } = &self.nodes[at] else { return None };
        let visits = f64::from(*visits);
        let wide = 1 + visits.sqrt() as usize;
        let drive = drive * (visits + 1.0).sqrt();
        // What was not tried yet is taken to be as good as what was.
        let mean = edges.iter().map(|edge| edge.sum).sum::<f64>() / visits.max(1.0);
        let bound = |edge: &Edge<G::Move>| {
            let tried = f64::from(edge.visits);
            let value = if edge.visits == 0 { mean } else { edge.sum / tried };
            value + drive * edge.prior / (1.0 + tried)
        };
        let bounds = edges.iter().take(wide).map(bound).enumerate();
        // Of equals the first, which the policy prefers.
        let (n, _) = bounds.rev().max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some((n, edges[n].m.clone()))
    }
}
