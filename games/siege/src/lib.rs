//! Siege (*Rycerze i zamki*): two cards in secret, the strongest takes the castle.
//!
//! The smallest game of Castellan and the one to copy for a new game: components, options, state,
//! moves, rules, view, scene, art and instinct, one file each. Rule numbers are those of `RULES.en.md`.

mod art;
pub mod components;
mod future;
mod instinct;
pub mod moves;
pub mod open;
pub mod options;
mod rules;
pub mod rumour;
mod scene;
mod sets;
mod state;
pub mod view;
mod words;

pub use state::Siege;

use crate::moves::{Chance, Move};
use crate::options::SiegeOptions;
use crate::view::View;
use castellan_core::dice::Dice;
use castellan_core::examples;
use castellan_core::game::example::Example;
use castellan_core::game::{Game, Illegal, Meta, Secrecy, Turn};
use castellan_core::lang::Lang;
use castellan_core::log::{Log, Sight};
use castellan_core::scene::{Part, Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::set::Sets;

impl Game for Siege {
    const META: Meta = Meta {
        id: "siege",
        rulebook: "siege-2014",
        // SI01: for two to four players.
        seats_min: 2,
        seats_max: 4,
        // Four games of seven rounds: a tile and four choices each.
        entries_max: 4 * 7 * 5,
        rules: |lang| match lang {
            Lang::En => include_str!("../RULES.en.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        },
        editions: &[],
        words: |lang| match lang {
            Lang::En => concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../lessons/en.ftl")),
            Lang::Pl => concat!(include_str!("../locales/pl.ftl"), "\n", include_str!("../lessons/pl.ftl")),
        },
    };

    const LESSON: &'static str = include_str!("../lessons/first.lesson");

    const EXAMPLES: &'static [Example] = examples!["example-1", "example-2"];

    const SETS: Option<&'static dyn Sets> = Some(&sets::SiegeSets);

    type Options = SiegeOptions;
    type Move = Move;
    type Chance = Chance;
    type View = View;

    fn new(options: &SiegeOptions, seats: u8) -> Siege {
        Siege::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match self.tile {
            _ if self.is_over() => Turn::Over,
            None => Turn::Chance("tile"),
            Some(_) => Turn::Secret(self.undecided()),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_moves(seat, out);
    }

    fn play(&mut self, seat: Seat, m: &Move, log: &mut Log) -> Result<(), Illegal> {
        self.check(seat, *m)?;
        self.choose(seat, *m, log);
        Ok(())
    }

    fn draw(&self, dice: &mut Dice) -> Chance {
        // SI06: which tile lies in the box is never decided; every unseen one is equally likely on top.
        Chance::Tile(self.unseen.nth(dice.below(self.unseen.len())))
    }

    fn resolve(&mut self, chance: &Chance, log: &mut Log) -> Result<(), Illegal> {
        self.turn_up(*chance, log)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat)
    }

    fn winners(&self) -> Seats {
        if self.is_over() { Seats::NONE.with(self.winner()) } else { Seats::NONE }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scene(view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves)
    }

    fn seen(_look: &'static str, view: &View, sight: &Sight) -> Vec<Part> {
        scene::seen::seen(&view.open, sight)
    }

    fn guess(view: &View, dice: &mut Dice) -> Siege {
        view.guess(dice)
    }

    fn art() -> Vec<Symbol> {
        art::symbols()
    }

    fn secrecy(&self, _seat: Seat, m: &Move) -> Secrecy {
        match m {
            // SI12: laid cards are revealed when everybody has laid.
            Move::Lay { .. } => Secrecy::Round,
            // SI23: who was recruited stays hidden.
            Move::Recruit { .. } => Secrecy::Game,
        }
    }
}
