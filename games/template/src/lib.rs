//! A small game to copy: coins, secret bids and a row of fields.
//!
//! Every piece that a game needs is here once: options, moves, state, rules, view, scene and instinct, one file
//! each. Rule numbers are those of `RULES.en.md`.

mod instinct;
pub mod moves;
pub mod options;
mod rules;
mod scene;
mod state;
pub mod view;

pub use state::Template;

use crate::moves::{Chance, Move};
use crate::options::TemplateOptions;
use crate::view::View;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Illegal, Meta, Secrecy, Turn};
use castellan_core::lang::Lang;
use castellan_core::log::Log;
use castellan_core::scene::{Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};

impl Game for Template {
    const META: Meta = Meta {
        id: "template",
        rulebook: "template",
        // TE01: for two or three.
        seats_min: 2,
        seats_max: 3,
        editions: &[],
        // Four rounds: a coin, three bids, a place.
        entries_max: 4 * 5,
        rules: |lang| match lang {
            Lang::En => include_str!("../RULES.en.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        },
        words: |lang| match lang {
            Lang::En => include_str!("../locales/en.ftl"),
            Lang::Pl => include_str!("../locales/pl.ftl"),
        },
    };
    type Options = TemplateOptions;
    type Move = Move;
    type Chance = Chance;
    type View = View;

    fn new(options: &TemplateOptions, seats: u8) -> Template {
        Template::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_moves(seat, out);
    }

    fn play(&mut self, seat: Seat, m: &Move, log: &mut Log) -> Result<(), Illegal> {
        match *m {
            Move::Bid { card } => self.bid(seat, card, log),
            Move::Place { field } => self.place(seat, field, log),
        }
    }

    fn draw(&self, dice: &mut Dice) -> Chance {
        // TE02: which coin comes next is not decided before it is drawn.
        let left = self.coins_in_bag();
        let at = dice.index(left.clone().count());
        Chance::Coin(left.clone().nth(at).unwrap_or_default())
    }

    fn resolve(&mut self, chance: &Chance, log: &mut Log) -> Result<(), Illegal> {
        let Chance::Coin(coin) = *chance;
        self.turn_up(coin, log)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn winners(&self) -> Seats {
        self.who_has_won()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scene(view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves)
    }

    fn guess(view: &View, dice: &mut Dice) -> Template {
        view.guess(dice)
    }

    fn art() -> Vec<Symbol> {
        scene::art()
    }

    fn secrecy(&self, _seat: Seat, m: &Move) -> Secrecy {
        match m {
            // TE03: cards are shown when everybody has chosen.
            Move::Bid { .. } => Secrecy::Round,
            Move::Place { .. } => Secrecy::Open,
        }
    }
}
