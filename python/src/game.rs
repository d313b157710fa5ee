//! One game as an object: a table that is played on by one program.

use crate::errors::{raise, refused, said};
use crate::given::given_move;
use crate::json::{from_python, to_python};
use crate::registry::{self, Entry, fresh_seed, seed_of};
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::record::{Draws, Player, Record};
use castellan_core::scene::svg::svg;
use castellan_core::score::EventLine;
use castellan_core::seat::{SEATS_MAX, Seat, Viewer};
use castellan_core::table::any::AnyTable;
use castellan_core::table::{Refusal, Setup};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use serde_json::{Value, json};

/// What makes a game anew, and what it is given: the record and the seed.
type Pickled<'py> = (Bound<'py, PyAny>, (String, Option<String>));

/// A game that is being played.
#[pyclass(module = "castellan")]
pub(crate) struct Game {
    pub(crate) entry: &'static Entry,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) actions: u32,
}

impl Game {
    pub(crate) fn around(py: Python<'_>, entry: &'static Entry, table: Box<dyn AnyTable>) -> PyResult<Game> {
        let count = entry.coder.action_count(&table.record().options);
        let none = || raise(py, "internal", "These options have no action encoding.".to_owned(), None);
        Ok(Game { entry, actions: count.ok_or_else(none)?, table })
    }

    pub(crate) fn seat(&self, py: Python<'_>, number: i64) -> PyResult<Seat> {
        let seats = self.table.setup().seats();
        u8::try_from(number).ok().filter(|seat| *seat < seats).map(Seat).ok_or_else(|| {
            let say = format!("There is no seat {number}; this table has {seats}, from 0.");
            raise(py, "bad_request", say, None)
        })
    }

    /// The seat that was named, or the first that is due.
    pub(crate) fn seat_or_due(&self, py: Python<'_>, number: Option<i64>) -> PyResult<Seat> {
        if let Some(number) = number {
            return self.seat(py, number);
        }
        self.table.turn().seats().iter().next().ok_or_else(|| self.refuse(py, &Refusal::NotYourTurn))
    }

    fn viewer(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Watcher), |number| self.seat(py, number).map(Viewer::Seat))
    }

    pub(crate) fn refuse(&self, py: Python<'_>, refusal: &Refusal) -> PyErr {
        refused(py, refusal, &self.entry.words(Lang::En), &self.table.names())
    }

    fn lang(py: Python<'_>, code: &str) -> PyResult<Lang> {
        let bad =
            || raise(py, "bad_options", format!("There is no language {code:?}; there are en, pl."), None);
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(bad)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players=2, options=None, seed=None, *, chance="auto", table="t1"))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: i64,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        chance: &str,
        table: &str,
    ) -> PyResult<Game> {
        let entry = registry::find(py, game)?;
        let draws = match chance {
            "auto" => Draws::Auto,
            "manual" => Draws::Manual,
            other => {
                let say = format!("Chance is \"auto\" or \"manual\", not {other:?}.");
                return Err(raise(py, "bad_options", say, None));
            }
        };
        let options = options.filter(|options| !options.is_none()).map_or(Ok(json!({})), from_python)?;
        let seats = usize::try_from(players).unwrap_or(usize::MAX).min(usize::from(SEATS_MAX) + 1);
        let setup = Setup::new(table, vec![Player::human(""); seats], draws, seed_of(py, seed)?);
        let opened = entry.playable.game.open(setup, &options);
        let table = opened.map_err(|error| said(py, "bad_options", &error.say, &entry.words(Lang::En)))?;
        Game::around(py, entry, table)
    }

    /// The table of a record as it stood after `n` entries; an unfinished one goes on with manual draws.
    #[staticmethod]
    #[pyo3(signature = (record, n=None))]
    fn from_record(py: Python<'_>, record: &Bound<'_, PyAny>, n: Option<i64>) -> PyResult<Game> {
        let bad = |say: &_| said(py, "bad_record", say, &Words::new(Lang::En, ""));
        let none = |_| raise(py, "bad_request", "Entries are counted from 0.".to_owned(), None);
        let n = n.map_or(Ok(usize::MAX), usize::try_from).map_err(none)?;
        let record = match record.extract::<String>() {
            Ok(text) => Record::parse(&text),
            Err(_) => Record::from_value(&from_python(record)?),
        };
        let record = record.map_err(|error| bad(&error.say))?;
        let entry = registry::find(py, &record.game)?;
        let loaded = entry.playable.game.load(&record, n, fresh_seed(py)?);
        let table = loaded.map_err(|error| said(py, "bad_record", &error.say, &entry.words(Lang::En)))?;
        Game::around(py, entry, table)
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.entry.id()
    }

    /// How many seats the table has.
    #[getter]
    fn players(&self) -> u8 {
        self.table.setup().seats()
    }

    /// The game's options, with all defaults filled in.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.record().options)
    }

    /// How many entries the record has.
    fn __len__(&self) -> usize {
        self.table.len()
    }

    /// Who decides now, in the words of the engine protocol.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(self.table.turn()).unwrap_or_default())
    }

    /// The seats that are to decide.
    #[getter]
    fn seats(&self) -> Vec<usize> {
        self.table.turn().seats().iter().map(Seat::index).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The points by seat.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.table.scores()
    }

    /// Who has won; empty while the game goes on.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let winners = self.table.state(&self.entry.words(Lang::En)).winners;
        winners.map(|seats| seats.iter().map(Seat::index).collect()).unwrap_or_default()
    }

    /// Every reason for points.
    #[getter]
    fn sheet<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.table.state(&self.entry.words(Lang::En));
        to_python(py, &serde_json::to_value(state.sheet).unwrap_or_default())
    }

    /// `state` of the engine protocol.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.table.state(&self.entry.words(Lang::En));
        to_python(py, &serde_json::to_value(state).unwrap_or_default())
    }

    /// All legal moves of a seat, by default of the first that is due, as JSON shapes.
    #[pyo3(signature = (seat=None))]
    fn legal_moves<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let moves = match (seat, self.table.turn().seats().is_empty()) {
            (None, true) => Vec::new(),
            _ => self.table.moves(self.seat_or_due(py, seat)?),
        };
        to_python(py, &Value::Array(moves))
    }

    /// The numbers of the same moves, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Vec<u32>> {
        if seat.is_none() && self.table.turn().seats().is_empty() {
            return Ok(Vec::new());
        }
        let seat = self.seat_or_due(py, seat)?;
        let actions = self.entry.coder.actions(&*self.table, seat, self.actions);
        Ok(actions.into_iter().filter(|&action| action != u32::MAX).collect())
    }

    /// How many actions the encoding has with these options.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.actions
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.entry.coder.observation_size(self.table.setup().seats())
    }

    /// What a seat may know, as numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_or_due(py, seat)?;
        Ok(PyArray1::from_vec(py, self.entry.coder.observation(&*self.table, seat, None)))
    }

    /// What each seat has and may hope for after each legal move: moves × seats × terms, the seat that decides
    /// first; `games()` names the terms. A position's worth is a weighted sum of them, which can be learnt.
    #[pyo3(signature = (seat=None))]
    fn prospects<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let seat = self.seat_or_due(py, seat)?;
        let (coder, seats) = (&self.entry.coder, usize::from(self.table.setup().seats()));
        let (found, wide) = (coder.prospects(&*self.table, seat), coder.terms().len());
        PyArray1::from_slice(py, &found).reshape([found.len() / (seats * wide), seats, wide])
    }

    /// The same of a guess of what the seat does not know: always the same numbers, or something would leak.
    fn _guessed_observation<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        seed: u64,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let (seat, dice) = (self.seat(py, seat)?, &mut Dice::quick(seed));
        Ok(PyArray1::from_vec(py, self.entry.coder.observation(&*self.table, seat, Some(dice))))
    }

    /// Plays a move of a seat, by default of the first that is due; gives the events.
    #[pyo3(signature = (r#move, seat=None))]
    fn play<'py>(
        &mut self,
        py: Python<'py>,
        r#move: &Bound<'py, PyAny>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_due(py, seat)?;
        let mv = given_move(self, py, seat, r#move)?;
        let before = self.table.len();
        self.table.play(seat, &mv).map_err(|refusal| self.refuse(py, &refusal))?;
        self.events(py, before, Lang::En)
    }

    /// Lets the dice decide the chance that is due (manual draws only); gives it.
    fn draw<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let drawn = self.table.draw().map_err(|refusal| self.refuse(py, &refusal))?;
        to_python(py, &drawn)
    }

    /// Dictates the chance that is due (manual draws only); gives the events.
    fn resolve<'py>(&mut self, py: Python<'py>, chance: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (chance, before) = (from_python(chance)?, self.table.len());
        self.table.resolve(&chance).map_err(|refusal| self.refuse(py, &refusal))?;
        self.events(py, before, Lang::En)
    }

    /// The outcomes of the chance that is due with their probabilities.
    fn chances<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyAny>, f64)>> {
        let chances = self.entry.coder.chances(&*self.table);
        chances.into_iter().map(|(chance, _, share)| Ok((to_python(py, &chance)?, share))).collect()
    }

    /// The numbers of the same outcomes, in the same order.
    fn chance_numbers(&self) -> Vec<u32> {
        self.entry.coder.chances(&*self.table).into_iter().map(|(_, number, _)| number).collect()
    }

    /// Whether a seat, or a watcher, may know the entry of this number in the record.
    #[pyo3(signature = (entry, seat=None))]
    fn may_know(&self, py: Python<'_>, entry: usize, seat: Option<i64>) -> PyResult<bool> {
        Ok(self.table.may_know(entry, self.viewer(py, seat)?))
    }

    /// Takes back the last own decision of a seat, by default of whoever decided last.
    #[pyo3(signature = (seat=None))]
    fn undo(&mut self, py: Python<'_>, seat: Option<i64>) -> PyResult<()> {
        let seats = self.table.setup().seats();
        let seat = match seat {
            Some(number) => self.seat(py, number)?,
            None => Seat::all(seats).find(|&seat| self.table.can_undo(seat)).unwrap_or(Seat(0)),
        };
        self.table.undo(seat).map_err(|refusal| self.refuse(py, &refusal))
    }

    /// What a seat may know, or a watcher.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.view(self.viewer(py, seat)?).to_json())
    }

    /// The whole record, secrets included; the seed only once the game is over.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(self.table.record()).unwrap_or_default())
    }

    /// The record as it is written into a file.
    fn record_text(&self) -> String {
        self.table.record().print()
    }

    /// What happened, said in a language (`en` or `pl`), one sentence for each event that everybody may know.
    #[pyo3(signature = (lang="en", seat=None))]
    fn log(&self, py: Python<'_>, lang: &str, seat: Option<i64>) -> PyResult<Vec<String>> {
        let (words, names) = (self.entry.words(Game::lang(py, lang)?), self.table.names());
        let viewer = self.viewer(py, seat)?;
        let events = self.table.events();
        let open = events.iter().filter(|(_, event)| event.is_open_to(viewer));
        Ok(open.map(|(_, event)| words.say(&event.say, &names)).collect())
    }

    /// The board as a seat or a watcher sees it.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn svg(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        let words = self.entry.words(Game::lang(py, lang)?);
        let scene = self.table.scene(self.viewer(py, seat)?);
        Ok(svg(&scene, &self.entry.playable.game.art(), &words, &self.table.names()))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, "en")
    }

    fn clone(&self) -> Game {
        Game { entry: self.entry, table: self.table.boxed(), actions: self.actions }
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        let restore = py.import("castellan._castellan")?.getattr("_restore")?;
        let seed = self.table.setup().seed.as_ref().map(ToString::to_string);
        Ok((restore, (self.record_text(), seed)))
    }

    fn __repr__(&self) -> String {
        let turn = match self.table.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance(name) => format!("{name} is drawn"),
            turn => format!("turn {:?}", turn.seats().iter().map(|seat| seat.0).collect::<Vec<_>>()),
        };
        format!(
            "<castellan.Game {} n={} {turn} scores={:?}>",
            self.entry.id(),
            self.table.len(),
            self.table.scores()
        )
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.record_text() == other.borrow().record_text())
    }
}

impl Game {
    fn events<'py>(&self, py: Python<'py>, before: usize, lang: Lang) -> PyResult<Bound<'py, PyAny>> {
        let (words, names) = (self.entry.words(lang), self.table.names());
        let fresh = self.table.events().into_iter().filter(|(entry, _)| *entry >= before);
        let lines: Vec<EventLine> =
            fresh.map(|(entry, event)| EventLine::of(entry, event, &words, &names)).collect();
        to_python(py, &serde_json::to_value(lines).unwrap_or_default())
    }
}
