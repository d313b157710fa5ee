//! Many games of one kind: what is stepped with the interpreter's lock released.

use crate::encode::{Encode, numbers};
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// What a seat is rewarded for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// 1 for a win and -1 for a loss, at the end; a shared win lies between.
    Win,
    /// Points as they come.
    Points,
    /// At the end the own points less the best other seat's.
    Margin,
}

/// What many games have in common.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) envs: usize,
    pub(crate) seats: u8,
    pub(crate) reward: Reward,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The arrays that a step fills, each as long as there are games times the width that is written beside it.
pub(crate) struct Out<'a> {
    /// The size of an observation; 0 wide where none are wanted.
    pub(crate) observations: &'a mut [u8],
    /// The number of actions.
    pub(crate) masks: &'a mut [bool],
    /// The number of seats.
    pub(crate) rewards: &'a mut [f32],
    /// One.
    pub(crate) dones: &'a mut [bool],
    /// One: the seat that is to decide.
    pub(crate) seats: &'a mut [u8],
    /// The number of seats: the points at the end of the game that ended in this step.
    pub(crate) finals: &'a mut [i32],
}

impl Out<'_> {
    /// The lengths of all arrays, in their order.
    pub(crate) fn lengths(&self) -> [usize; 6] {
        [
            self.observations.len(),
            self.masks.len(),
            self.rewards.len(),
            self.dones.len(),
            self.seats.len(),
            self.finals.len(),
        ]
    }
}

/// Many games.
pub(crate) trait Pool: Send + Sync {
    fn action_count(&self) -> usize;
    fn observation_size(&self) -> usize;
    /// Starts all games anew.
    fn reset(&mut self, seed: Option<u64>, out: &mut Out<'_>);
    /// Plays one action in each game; the number of the first game where it is not legal, and then nothing
    /// has changed.
    fn step(&mut self, actions: &[i64], out: &mut Out<'_>) -> Result<(), usize>;
    /// Any legal action for each game.
    fn sample(&mut self, actions: &mut [i64]);
}

struct Env<G: Encode> {
    game: G,
    dice: Dice,
    seat: Seat,
    moves: Vec<G::Move>,
    actions: Vec<u32>,
    chosen: usize,
    points: [i32; 6],
}

/// Many games of `G`.
pub(crate) struct PoolOf<G: Encode> {
    start: G,
    settings: Settings,
    count: u32,
    envs: Vec<Env<G>>,
}

/// The dice of one game of many.
fn dice(seed: u64, env: usize) -> Dice {
    Dice::quick(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(env as u64))
}

impl<G: Encode> Env<G> {
    /// Goes on to the next decision; whether there is one.
    fn advance(&mut self, count: u32) -> bool {
        loop {
            self.seat = match self.game.turn() {
                Turn::Over => return false,
                Turn::Chance(_) => {
                    let chance = self.game.draw(&mut self.dice);
                    self.game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
                    continue;
                }
                Turn::Seat(seat) => seat,
                // Who chooses in secret chooses one after the other, and sees nothing of the others.
                Turn::Secret(seats) => seats.iter().next().expect("somebody is due"),
            };
            self.moves.clear();
            self.game.moves(self.seat, &mut self.moves);
            numbers(&self.game, &self.moves, count, &mut self.actions);
            if self.actions.contains(&u32::MAX) {
                self.forget_unnumbered();
            }
            return true;
        }
    }

    /// Moves so far outside that even the spare numbers are used up are not offered.
    fn forget_unnumbered(&mut self) {
        let mut actions = self.actions.iter();
        self.moves.retain(|_| actions.next() != Some(&u32::MAX));
        self.actions.retain(|&action| action != u32::MAX);
    }

    fn begin(&mut self, start: &G, count: u32) {
        self.game.clone_from(start);
        self.points = [0; 6];
        self.advance(count);
    }

    fn clear_mask(&self, mask: &mut [bool]) {
        for &action in &self.actions {
            if let Some(place) = mask.get_mut(action as usize) {
                *place = false;
            }
        }
    }

    fn show(&self, settings: &Settings, observation: &mut [u8], mask: &mut [bool], seat: &mut u8) {
        for &action in &self.actions {
            if let Some(place) = mask.get_mut(action as usize) {
                *place = true;
            }
        }
        *seat = self.seat.0;
        if !observation.is_empty() {
            observation.fill(0);
            self.game.observe(self.seat, settings.seats, observation);
        }
    }

    fn reward(&mut self, settings: &Settings, over: bool, rewards: &mut [f32]) {
        let seats = settings.seats;
        let points = |game: &G, n: usize| game.points(Seat(n as u8));
        match settings.reward {
            Reward::Points => {
                for (n, reward) in rewards.iter_mut().enumerate() {
                    let now = points(&self.game, n);
                    *reward = (now - self.points[n]) as f32;
                    self.points[n] = now;
                }
            }
            _ if !over => rewards.fill(0.0),
            Reward::Win => {
                let winners = self.game.winners();
                let (all, won) = (f32::from(seats), winners.len() as f32);
                for (n, reward) in rewards.iter_mut().enumerate() {
                    let share = if winners.contains(Seat(n as u8)) { 1.0 / won } else { 0.0 };
                    *reward = (share * all - 1.0) / (all - 1.0);
                }
            }
            Reward::Margin => {
                for (n, reward) in rewards.iter_mut().enumerate() {
                    let others = (0..usize::from(seats)).filter(|&other| other != n);
                    let best = others.map(|other| points(&self.game, other)).max().unwrap_or(0);
                    *reward = (points(&self.game, n) - best) as f32;
                }
            }
        }
    }
}

impl<G: Encode> PoolOf<G> {
    pub(crate) fn new(options: G::Options, settings: Settings) -> PoolOf<G> {
        let start = G::new(&options, settings.seats);
        let env = |n| Env {
            game: start.clone(),
            dice: dice(settings.seed, n),
            seat: Seat(0),
            moves: Vec::new(),
            actions: Vec::new(),
            chosen: 0,
            points: [0; 6],
        };
        let envs = (0..settings.envs).map(env).collect();
        PoolOf { count: G::action_count(&options), start, settings, envs }
    }

    /// Does something to every game with its part of the arrays, on several threads where that was asked for.
    fn each(&mut self, out: &mut Out<'_>, work: impl Fn(&mut Env<G>, &G, Part<'_>) + Sync) {
        let seats = usize::from(self.settings.seats);
        let (wide, actions) = (out.observations.len() / self.envs.len(), self.count as usize);
        let share = self.envs.len().div_ceil(self.settings.threads.max(1));
        let (start, work) = (&self.start, &work);
        let mut chunks = Vec::new();
        let mut observations = &mut *out.observations;
        let mut masks = &mut *out.masks;
        let mut rewards = &mut *out.rewards;
        let mut dones = &mut *out.dones;
        let mut due = &mut *out.seats;
        let mut finals = &mut *out.finals;
        for envs in self.envs.chunks_mut(share) {
            let n = envs.len();
            chunks.push((
                envs,
                observations.split_off_mut(..n * wide).unwrap_or_default(),
                masks.split_off_mut(..n * actions).unwrap_or_default(),
                rewards.split_off_mut(..n * seats).unwrap_or_default(),
                dones.split_off_mut(..n).unwrap_or_default(),
                due.split_off_mut(..n).unwrap_or_default(),
                finals.split_off_mut(..n * seats).unwrap_or_default(),
            ));
        }
        let run = |(envs, observations, masks, rewards, dones, due, finals): Chunk<'_, G>| {
            for (n, env) in envs.iter_mut().enumerate() {
                work(
                    env,
                    start,
                    Part {
                        observation: &mut observations[n * wide..][..wide],
                        mask: &mut masks[n * actions..][..actions],
                        rewards: &mut rewards[n * seats..][..seats],
                        done: &mut dones[n],
                        seat: &mut due[n],
                        finals: &mut finals[n * seats..][..seats],
                    },
                );
            }
        };
        if chunks.len() == 1 {
            chunks.into_iter().for_each(run);
        } else {
            std::thread::scope(|scope| {
                chunks.into_iter().for_each(|chunk| drop(scope.spawn(move || run(chunk))))
            });
        }
    }
}

type Chunk<'a, G> = (
    &'a mut [Env<G>],
    &'a mut [u8],
    &'a mut [bool],
    &'a mut [f32],
    &'a mut [bool],
    &'a mut [u8],
    &'a mut [i32],
);

/// One game's part of the arrays.
struct Part<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut u8,
    finals: &'a mut [i32],
}

impl<G: Encode> Pool for PoolOf<G> {
    fn action_count(&self) -> usize {
        self.count as usize
    }

    fn observation_size(&self) -> usize {
        G::observation_size(self.settings.seats)
    }

    fn reset(&mut self, seed: Option<u64>, out: &mut Out<'_>) {
        let (settings, count) = (self.settings, self.count);
        if let Some(seed) = seed {
            self.envs.iter_mut().enumerate().for_each(|(n, env)| env.dice = dice(seed, n));
        }
        self.each(out, |env, start, part| {
            part.mask.fill(false);
            part.rewards.fill(0.0);
            part.finals.fill(0);
            *part.done = false;
            env.begin(start, count);
            env.show(&settings, part.observation, part.mask, part.seat);
        });
    }

    fn step(&mut self, actions: &[i64], out: &mut Out<'_>) -> Result<(), usize> {
        for (n, (env, &asked)) in self.envs.iter_mut().zip(actions).enumerate() {
            let asked = u32::try_from(asked).ok().filter(|asked| *asked != u32::MAX);
            let at = asked.and_then(|asked| env.actions.iter().position(|&action| action == asked));
            env.chosen = at.ok_or(n)?;
        }
        let (settings, count) = (self.settings, self.count);
        self.each(out, |env, start, part| {
            env.clear_mask(part.mask);
            let m = env.moves[env.chosen].clone();
            env.game.play(env.seat, &m, &mut Log::off()).expect("a listed move is legal");
            let over = !env.advance(count);
            env.reward(&settings, over, part.rewards);
            *part.done = over;
            if over {
                part.finals.iter_mut().enumerate().for_each(|(n, out)| *out = env.game.points(Seat(n as u8)));
                env.begin(start, count);
            }
            env.show(&settings, part.observation, part.mask, part.seat);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (env, action) in self.envs.iter_mut().zip(actions) {
            let at = env.dice.index(env.actions.len());
            *action = i64::from(env.actions[at]);
        }
    }
}
