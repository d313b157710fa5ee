//! The Castle (*Zamek*): two players lay tiles inside a wall and send followers to paths, towers, houses and
//! courts. Both editions: the castle yard of 2003 and the village yard of 2020.
//!
//! A component set (`set_data.rs`, `set_check.rs`, `components.rs`) says what is printed; `state.rs` holds
//! a table; `laying.rs`, `scoring.rs`, `tokens.rs` and `finale.rs` are the rules in the order of a turn. Rule
//! numbers are those of `RULES.en.md`.

mod art;
mod audit;
mod chances;
pub mod components;
pub mod feature;
mod finale;
mod instinct;
mod laying;
pub mod moves;
pub mod open;
pub mod options;
mod scene;
mod scoring;
pub mod set_check;
mod set_compare;
pub mod set_data;
mod set_read;
mod set_v1;
mod set_wall;
mod sets;
mod state;
mod tile_shape;
mod tokens;
pub mod view;
mod words;

pub use state::Castle;

use crate::feature::Spot;
use crate::moves::{Chance, Move};
use crate::options::CastleOptions;
use crate::state::Phase;
use crate::view::View;
use castellan_core::dice::Dice;
use castellan_core::examples;
use castellan_core::game::example::Example;
use castellan_core::game::{Game, Illegal, Meta, Turn};
use castellan_core::lang::Lang;
use castellan_core::log::{Log, Sight};
use castellan_core::scene::{Part, Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::set::Sets;

impl Game for Castle {
    const META: Meta = Meta {
        id: "castle",
        rulebook: "castle-2020",
        // ZA01: for two players.
        seats_min: 2,
        seats_max: 2,
        // Who begins may be drawn; sixty tiles drawn, laid, and followed by a follower and a question about token 1; every follower
        // that comes home is a scoring at most, of which each may be asked and may reveal one of 13 tokens.
        entries_max: 1 + 60 * 4 + 60 + 13,
        rules: |lang| match lang {
            Lang::En => include_str!("../RULES.en.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        },
        editions: &["2020", "2003"],
        words: |lang| match lang {
            Lang::En => concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../lessons/en.ftl")),
            Lang::Pl => concat!(include_str!("../locales/pl.ftl"), "\n", include_str!("../lessons/pl.ftl")),
        },
    };

    const LESSON: &'static str = include_str!("../lessons/first.lesson");

    const EXAMPLES: &'static [Example] = examples![
        "eleven-empty-cells",
        "fifteen-points-for-a-meadow",
        "five-points-for-a-house",
        "majority-of-knights",
        "roads-and-meadows-join",
        "taken-house-and-court",
        "ten-points-with-stocks",
        "twelve-points-for-a-pigsty"
    ];

    const SETS: Option<&'static dyn Sets> = Some(&sets::CastleSets);

    type Options = CastleOptions;
    type Move = Move;
    type Chance = Chance;
    type View = View;

    fn new(options: &CastleOptions, _seats: u8) -> Castle {
        Castle::set_up(options)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First => Turn::Chance("first"),
            Phase::Tile => Turn::Chance("tile"),
            Phase::Token(_) => Turn::Chance("token"),
            Phase::Over => Turn::Over,
            Phase::Lay(_) | Phase::Follower | Phase::Score | Phase::Extra => Turn::Seat(self.active),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::Lay(kind) => self.land.for_each_fit(&self.set.world, kind, |cell, turn| {
                out.push(Move::Lay { cell, turn });
            }),
            Phase::Follower => self.list_followers(out),
            Phase::Score => self.list_scores(out),
            Phase::Extra => self.list_extra(out),
            Phase::First | Phase::Tile | Phase::Token(_) | Phase::Over => {}
        }
    }

    fn as_listed(&self, _seat: Seat, m: &Move) -> Move {
        match (*m, self.phase) {
            (Move::Lay { cell, turn }, Phase::Lay(kind)) => {
                Move::Lay { cell, turn: turn % self.set.world.shapes.turns(kind) }
            }
            (Move::Follower { on, at }, Phase::Follower) => {
                let feature = self.check_follower(Spot { on, at }).map(|part| self.land.feature_of(part));
                let first = feature.ok().and_then(|feature| self.place_on_tile(feature));
                first.map_or(*m, |Spot { on, at }| Move::Follower { on, at })
            }
            (Move::Score { cell, on, at, token }, Phase::Score) => {
                let waiting = self.check_score(cell, Spot { on, at }, token);
                waiting.map_or(*m, |place| {
                    let (cell, Spot { on, at }) = self.name_of(self.land.feature_of(self.pending[place]));
                    Move::Score { cell, on, at, token }
                })
            }
            _ => *m,
        }
    }

    fn play(&mut self, seat: Seat, m: &Move, log: &mut Log) -> Result<(), Illegal> {
        if self.turn() != Turn::Seat(seat) {
            return Err(Illegal::new("ZA05", "castle-refused-not-due"));
        }
        match (*m, self.phase) {
            (Move::Lay { cell, turn }, Phase::Lay(kind)) => {
                self.check_lay(kind, cell, turn)?;
                self.lay(kind, cell, turn, log);
            }
            (Move::Follower { on, at }, Phase::Follower) => {
                let part = self.check_follower(Spot { on, at })?;
                self.deploy(part, log);
            }
            (Move::Score { cell, on, at, token }, Phase::Score) => {
                let waiting = self.check_score(cell, Spot { on, at }, token)?;
                if !self.score(waiting, token, log) {
                    self.score_what_is_due(log);
                }
            }
            (Move::Token { kind: tokens::ANOTHER_TURN }, Phase::Extra) => self.take_another_turn(log),
            (Move::Pass {}, Phase::Follower) => self.complete_features(log),
            (Move::Pass {}, Phase::Extra) => self.start_turn(seat.next(state::SEATS)),
            _ => return Err(Illegal::new("ZA05", "castle-refused-not-due")),
        }
        Ok(())
    }

    fn draw(&self, dice: &mut Dice) -> Chance {
        if self.phase == Phase::First {
            return Chance::First(Seat(dice.below(state::SEATS.into()) as u8));
        }
        if self.phase == Phase::Tile {
            // ZA05: every tile in the stacks is equally likely.
            let kind = pick(&self.unseen, dice.below(self.stack.into()));
            return Chance::Tile(self.set.names[kind]);
        }
        // ZA24: every token that nobody has seen is equally likely, those in the box included.
        let unseen = self.hidden.iter().map(|&count| u32::from(count)).sum();
        Chance::Token(pick(&self.hidden, dice.below(unseen)) as u8)
    }

    fn resolve(&mut self, chance: &Chance, log: &mut Log) -> Result<(), Illegal> {
        match (*chance, self.phase) {
            (Chance::First(seat), Phase::First) => self.begin(seat, log),
            (Chance::Tile(name), Phase::Tile) => self.draw_tile(name, log),
            (Chance::Token(kind), Phase::Token(_)) => self.reveal_token(kind, log),
            _ => Err(Illegal::new("ZA05", "castle-refused-not-due")),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.player(seat).points
    }

    fn winners(&self) -> Seats {
        if self.phase == Phase::Over { self.best_seats() } else { Seats::NONE }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scene(view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves)
    }

    fn seen(_look: &'static str, view: &View, sight: &Sight) -> Vec<Part> {
        scene::seen::seen(&view.table, sight)
    }

    fn guess(view: &View, _dice: &mut Dice) -> Castle {
        view.table.clone()
    }

    fn art() -> Vec<Symbol> {
        art::symbols()
    }
}

/// The place of the `nth` thing in a list of counts.
fn pick(counts: &[u8], nth: u32) -> usize {
    let mut left = nth;
    let holds = |count: &u8| match left.checked_sub(u32::from(*count)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    };
    counts.iter().position(holds).expect("there are that many things")
}
