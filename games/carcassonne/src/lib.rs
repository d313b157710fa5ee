//! Carcassonne with The Princess & the Dragon and every set that may join it.
//!
//! The base rules are in `board.rs`, `turn.rs`, `deploy.rs`, `score.rs` and `fields.rs`; what a set adds
//! is in `sets/`. Tiles are data (`tiles.json`). Rule numbers are those of `RULES.en.md`.

mod art;
mod audit;
mod board;
mod deploy;
mod feature;
mod fields;
mod figures;
mod fitting;
mod instinct;
mod mixes;
pub mod moves;
pub mod open;
pub mod options;
mod outlook;
pub mod places;
mod scene;
mod score;
mod sets;
mod stack;
mod state;
pub mod tile_table;
pub mod tiles;
mod turn;
pub mod view;
mod words;

pub use state::Carcassonne;

use crate::moves::{Chance, Move};
use crate::options::CarcassonneOptions;
use crate::state::Phase;
use crate::view::View;
use castellan_core::dice::Dice;
use castellan_core::examples;
use castellan_core::game::example::Example;
use castellan_core::game::start::Start;
use castellan_core::game::{Game, Illegal, Meta, Turn};
use castellan_core::lang::Lang;
use castellan_core::log::{Log, Sight};
use castellan_core::scene::{Part, Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::set::Sets;

impl Game for Carcassonne {
    const META: Meta = Meta {
        id: "carcassonne",
        rulebook: "princess-dragon-2005",
        // CA01: for two to five players; IC01: six with Inns & Cathedrals.
        seats_min: 2,
        seats_max: 6,
        // A thousand tiles: draw, lay, figure, fairy, six steps of the dragon, and what the Count asks.
        entries_max: 16_000,
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

    const EXAMPLES: &'static [Example] = examples![
        "builder",
        "check-01-city",
        "check-02-inn",
        "check-05-fields",
        "check-11-princess",
        "check-12-portal",
        "check-14-volcano",
        "check-19-tunnel",
        "fairy-bars",
        "five-1-lay",
        "five-2-follower",
        "five-3-score",
        "flight",
        "lay-right",
        "lay-wrong-corner",
        "lay-wrong-side"
    ];

    const STARTS: &'static [Start] = &[Start {
        id: "dragon",
        options: r#"{"sets":["princess-dragon"]}"#,
        lesson: include_str!("../lessons/dragon.lesson"),
    }];

    const SETS: Option<&'static dyn Sets> = Some(&mixes::Mixes);

    type Options = CarcassonneOptions;
    type Move = Move;
    type Chance = Chance;
    type View = View;

    fn new(options: &CarcassonneOptions, seats: u8) -> Carcassonne {
        Carcassonne::set_up(options, seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draw => Turn::Chance("tile"),
            Phase::Lay | Phase::Figure => Turn::Seat(self.active),
            Phase::Aside(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.turn() != Turn::Seat(seat) {
            return;
        }
        match self.phase {
            Phase::Lay => self.list_lays(out),
            Phase::Figure => {
                self.list_figure_step(&mut |m| {
                    out.push(m);
                    false
                });
            }
            Phase::Aside(_) => sets::list_aside(self, seat, out),
            Phase::Draw | Phase::Over => {}
        }
    }

    fn as_listed(&self, _seat: Seat, m: &Move) -> Move {
        self.listed_form(*m).unwrap_or(*m)
    }

    fn play(&mut self, seat: Seat, m: &Move, log: &mut Log) -> Result<(), Illegal> {
        let step = match (self.phase, *m) {
            (Phase::Lay, Move::Lay { cell, turn }) => return self.lay(cell, turn, log),
            (Phase::Lay, _) => return Err(Illegal::new("CA04", "carcassonne-refused-lay-first")),
            (Phase::Figure, m) => self.play_figure(m, log)?,
            (Phase::Aside(_), m) => sets::play_aside(self, seat, m, log)?,
            (Phase::Draw | Phase::Over, _) => return Err(Illegal::new("CA04", "refused-not-your-turn")),
        };
        if let Some(step) = step {
            self.go_on(step, log);
        }
        Ok(())
    }

    fn draw(&self, dice: &mut Dice) -> Chance {
        self.draw_tile(dice)
    }

    fn resolve(&mut self, chance: &Chance, log: &mut Log) -> Result<(), Illegal> {
        self.take_up(*chance, log)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn winners(&self) -> Seats {
        if self.is_over() { self.leaders() } else { Seats::NONE }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scene(view: &View, moves: &[Move]) -> Scene {
        scene::scene(view, moves)
    }

    fn seen(_look: &'static str, view: &View, sight: &Sight) -> Vec<Part> {
        scene::seen::seen(view.game(), sight)
    }

    fn guess(view: &View, _dice: &mut Dice) -> Carcassonne {
        view.game().clone()
    }

    fn art() -> Vec<Symbol> {
        art::symbols()
    }
}

impl Carcassonne {
    /// The form in which a move is listed, where it is legal.
    fn listed_form(&self, m: Move) -> Option<Move> {
        match m {
            Move::Lay { cell, turn } if self.phase == Phase::Lay => {
                Some(Move::Lay { cell, turn: self.listed_turn(turn) })
            }
            Move::Meeple { kind, cell, on, at } => {
                let id = self.tile_named(cell).ok()?;
                let spot = self.spot_named(id, on, at).ok()?;
                Some(Move::Meeple { kind, cell: Some(self.board.place(id).cell), on, at: spot.at })
            }
            Move::Fairy { .. } => sets::fairy::as_listed(self, m),
            Move::Princess { .. } => sets::princess_dragon::as_listed(self, m),
            Move::Count(m) if matches!(self.phase, Phase::Aside(_)) => {
                sets::count::as_listed(self, m).map(Move::Count)
            }
            _ => Some(m),
        }
    }
}
