//! The solver: counterfactual regret minimisation (CFR+) for small games of two players with opposed
//! interests and hidden knowledge, and how much a best response can gain against what it found.

use castellan_ai::solve::regret::Regrets;
use std::collections::BTreeMap;

/// A game small enough to be written down as a whole.
pub(crate) trait Small: Clone {
    /// What a player knows where they decide: positions with the same knowledge are told apart by nobody.
    type Knowledge: Ord + Clone;

    /// What happens here.
    fn step(&self) -> Step<Self>;
    /// What the player who decides here knows.
    fn knowledge(&self) -> Self::Knowledge;
}

/// What happens at a position.
pub(crate) enum Step<S> {
    /// The game is over; what the first player gets.
    Over(f64),
    /// Luck decides: each outcome with its chance.
    Luck(Vec<(f64, S)>),
    /// This player (0 or 1) chooses one of these.
    Choice(usize, Vec<S>),
}

enum Node {
    Over(f64),
    Luck(Vec<(f64, usize)>),
    Choice { player: usize, set: usize, next: Vec<usize> },
}

/// A game written down, and what was learnt of it.
pub(crate) struct Solver {
    /// Every position comes after the ones that it leads to.
    nodes: Vec<Node>,
    sets: Vec<Regrets>,
    rounds: u32,
}

impl Solver {
    /// Writes the game down.
    pub(crate) fn new<S: Small>(start: &S) -> Solver {
        let mut solver = Solver { nodes: Vec::new(), sets: Vec::new(), rounds: 0 };
        solver.write(start, &mut BTreeMap::new());
        solver
    }

    fn write<S: Small>(&mut self, at: &S, known: &mut BTreeMap<(usize, S::Knowledge), usize>) -> usize {
        let node = match at.step() {
            Step::Over(value) => Node::Over(value),
            Step::Luck(outcomes) => {
                let next = outcomes.iter().map(|(chance, next)| (*chance, self.write(next, known)));
                Node::Luck(next.collect())
            }
            Step::Choice(player, choices) => {
                let sets = &mut self.sets;
                let set = *known.entry((player, at.knowledge())).or_insert_with(|| {
                    sets.push(Regrets::new(choices.len()));
                    sets.len() - 1
                });
                Node::Choice {
                    player,
                    set,
                    next: choices.iter().map(|next| self.write(next, known)).collect(),
                }
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Learns for so many rounds; the players learn in turn, later rounds count for more.
    pub(crate) fn run(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for player in 0..2 {
                let mixtures: Vec<Vec<f64>> = self.sets.iter().map(Regrets::mixture).collect();
                let mut round =
                    Round { player, mixtures: &mixtures, regrets: BTreeMap::new(), plays: BTreeMap::new() };
                round.walk(&self.nodes, self.nodes.len() - 1, 1.0, 1.0);
                let Round { regrets, plays, .. } = round;
                for (set, values) in regrets {
                    // The values are weighted by how the others came here already.
                    self.sets[set].regret(&values, &mixtures[set], 1.0);
                }
                for (set, reach) in plays {
                    self.sets[set].play(&mixtures[set], reach * f64::from(self.rounds));
                }
            }
        }
    }

    /// What the first player gets for certain with what was found, and what the second one lets them get at
    /// most: the value of the game lies between.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let averages: Vec<Vec<f64>> = self.sets.iter().map(Regrets::average).collect();
        (-best_response(&self.nodes, &averages, 1), best_response(&self.nodes, &averages, 0))
    }

    /// How much both players together could gain by answering what was found in the best way (`NashConv`):
    /// 0 at an equilibrium.
    pub(crate) fn nash_conv(&self) -> f64 {
        let (low, high) = self.bounds();
        high - low
    }
}

/// One walk through the game for one player.
struct Round<'a> {
    player: usize,
    mixtures: &'a [Vec<f64>],
    regrets: BTreeMap<usize, Vec<f64>>,
    plays: BTreeMap<usize, f64>,
}

impl Round<'_> {
    /// What the player gets from here on; `own` and `others` is how likely each side comes here.
    fn walk(&mut self, nodes: &[Node], at: usize, own: f64, others: f64) -> f64 {
        match &nodes[at] {
            Node::Over(value) => {
                if self.player == 0 {
                    *value
                } else {
                    -*value
                }
            }
            Node::Luck(outcomes) => outcomes
                .iter()
                .map(|(chance, next)| chance * self.walk(nodes, *next, own, others * chance))
                .sum(),
            Node::Choice { player, set, next } if *player != self.player => {
                let mixtures = self.mixtures;
                let choices = mixtures[*set].iter().zip(next);
                choices.map(|(share, next)| share * self.walk(nodes, *next, own, others * share)).sum()
            }
            Node::Choice { set, next, .. } => {
                let mixtures = self.mixtures;
                let values: Vec<f64> = mixtures[*set]
                    .iter()
                    .zip(next)
                    .map(|(share, next)| self.walk(nodes, *next, own * share, others))
                    .collect();
                let sums = self.regrets.entry(*set).or_insert_with(|| vec![0.0; next.len()]);
                sums.iter_mut().zip(&values).for_each(|(sum, value)| *sum += others * value);
                // All positions of a set are reached by the same own choices.
                self.plays.insert(*set, own);
                values.iter().zip(&mixtures[*set]).map(|(value, share)| value * share).sum()
            }
        }
    }
}

/// What a player gets who knows the mixtures and answers in the best way.
fn best_response(nodes: &[Node], mixtures: &[Vec<f64>], player: usize) -> f64 {
    // How likely the others and luck come to each position, from the first one down.
    let mut reach = vec![0.0; nodes.len()];
    reach[nodes.len() - 1] = 1.0;
    for at in (0..nodes.len()).rev() {
        match &nodes[at] {
            Node::Over(_) => {}
            Node::Luck(outcomes) => {
                outcomes.iter().for_each(|(chance, next)| reach[*next] = reach[at] * chance);
            }
            Node::Choice { player: who, set, next } => {
                for (share, next) in mixtures[*set].iter().zip(next) {
                    reach[*next] = reach[at] * if *who == player { 1.0 } else { *share };
                }
            }
        }
    }
    let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, node) in nodes.iter().enumerate() {
        if let Node::Choice { player: who, set, .. } = node
            && *who == player
        {
            members.entry(*set).or_default().push(at);
        }
    }
    let mut response = Response { nodes, mixtures, player, reach, members, values: vec![None; nodes.len()] };
    response.value(nodes.len() - 1)
}

struct Response<'a> {
    nodes: &'a [Node],
    mixtures: &'a [Vec<f64>],
    player: usize,
    reach: Vec<f64>,
    /// The positions of each of the player's sets.
    members: BTreeMap<usize, Vec<usize>>,
    values: Vec<Option<f64>>,
}

impl Response<'_> {
    fn value(&mut self, at: usize) -> f64 {
        if let Some(value) = self.values[at] {
            return value;
        }
        let nodes = self.nodes;
        let value = match &nodes[at] {
            Node::Over(value) => {
                if self.player == 0 {
                    *value
                } else {
                    -*value
                }
            }
            Node::Luck(outcomes) => outcomes.iter().map(|(chance, next)| chance * self.value(*next)).sum(),
            Node::Choice { player, set, next } if *player != self.player => {
                let mixtures = self.mixtures;
                mixtures[*set].iter().zip(next).map(|(share, next)| share * self.value(*next)).sum()
            }
            Node::Choice { set, next, .. } => {
                // One answer for all positions that the player can't tell apart.
                let members = self.members[set].clone();
                let mut sums = vec![0.0; next.len()];
                for member in members {
                    if let Node::Choice { next, .. } = &nodes[member] {
                        for (sum, next) in sums.iter_mut().zip(next) {
                            *sum += self.reach[member] * self.value(*next);
                        }
                    }
                }
                let best = (0..sums.len()).max_by(|a, b| sums[*a].total_cmp(&sums[*b])).unwrap_or(0);
                self.value(next[best])
            }
        };
        self.values[at] = Some(value);
        value
    }
}
