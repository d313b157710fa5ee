//! Torres: three years of building castles and climbing them.
//!
//! The board is kept as sets of fields (`cell.rs`), so that castles, levels, gates and building places
//! are a few operations on numbers. Rule numbers are those of `RULES.en.md`.

mod art;
mod board;
mod building;
mod cards;
pub mod cell;
mod check;
pub mod components;
pub mod deck;
mod instinct;
mod listing;
mod master;
pub mod moves;
mod notation;
pub mod open;
pub mod options;
mod phases;
mod rules;
mod scene;
mod score;
mod state;
pub mod towers;
pub mod view;
mod walking;
mod words;

pub use state::Torres;

use crate::components::MasterCard;
use crate::moves::{Chance, Move};
use crate::options::TorresOptions;
use crate::scene::projection::Look;
use crate::state::Step;
use crate::view::View;
use castellan_core::dice::Dice;
use castellan_core::examples;
use castellan_core::game::example::Example;
use castellan_core::game::{Game, Illegal, Meta, Secrecy, Turn};
use castellan_core::lang::Lang;
use castellan_core::log::{Audience, Log, Sight};
use castellan_core::scene::shortcut::Shortcuts;
use castellan_core::scene::{Part, Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};

impl Game for Torres {
    const META: Meta = Meta {
        id: "torres",
        rulebook: "torres-2017",
        // TO01: for two to four players.
        seats_min: 2,
        seats_max: 4,
        // Forty turns of at most seven actions, a card, two draws of three entries each and an end;
        // before them eight castles, four knights, the king and a master card; twice two decisions
        // between phases.
        entries_max: 40 * 13 + 14 + 4,
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

    const LOOKS: &'static [&'static str] = &Look::NAMES;
    const LESSON: &'static str = include_str!("../lessons/first.lesson");

    const EXAMPLES: &'static [Example] = examples!["example-1", "gates", "three-times-five"];

    type Options = TorresOptions;
    type Move = Move;
    type Chance = Chance;
    type View = View;

    fn new(options: &TorresOptions, seats: u8) -> Torres {
        Torres::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match (self.due(), self.step) {
            (Some(seat), _) => Turn::Seat(seat),
            (None, Step::MasterCard) => Turn::Chance("master_card"),
            (None, Step::Look(_)) => Turn::Chance("cards"),
            (None, _) => Turn::Over,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_moves(seat, out);
    }

    fn play(&mut self, seat: Seat, m: &Move, log: &mut Log) -> Result<(), Illegal> {
        self.check(seat, *m)?;
        self.make(seat, *m, log);
        Ok(())
    }

    fn draw(&self, dice: &mut Dice) -> Chance {
        match self.step {
            Step::Look(seat) => Chance::Cards(self.deck(seat).look(dice)),
            _ => Chance::MasterCard(MasterCard::ALL[dice.index(MasterCard::ALL.len())]),
        }
    }

    fn resolve(&mut self, chance: &Chance, log: &mut Log) -> Result<(), Illegal> {
        self.chance(*chance, log)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.player(seat).points
    }

    fn winners(&self) -> Seats {
        if self.is_over() { self.winning_seats() } else { Seats::NONE }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scene(view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves, Look::SouthEast)
    }

    fn scene_as(look: &'static str, view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves, Look::named(look))
    }

    fn shortcuts(view: &View, moves: &[Move]) -> Shortcuts {
        let own = view.viewer.seat();
        own.map(|seat| scene::shortcuts::shortcuts(&view.open, seat, moves)).unwrap_or_default()
    }

    fn seen(look: &'static str, _view: &View, sight: &Sight) -> Vec<Part> {
        scene::seen::seen(Look::named(look), sight)
    }

    fn guess(view: &View, dice: &mut Dice) -> Torres {
        view.guess(dice)
    }

    fn art() -> Vec<Symbol> {
        art::symbols()
    }

    fn secrecy(&self, _seat: Seat, m: &Move) -> Secrecy {
        // TO34: what is kept and put back is the player's secret.
        if matches!(m, Move::Keep { .. }) { Secrecy::Game } else { Secrecy::Open }
    }

    fn witnesses(&self, _chance: &Chance) -> Audience {
        // TO34: so are the cards looked at.
        match self.step {
            Step::Look(seat) => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }
}
