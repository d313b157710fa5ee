//! Bots: the levels of the program, thinking from a seat's own view.

use crate::errors::raise;
use crate::game::Game;
use crate::given::given_move;
use crate::json::to_python;
use crate::patience::{NEVER_MS, patiently};
use crate::registry::luck_of;
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Thought};
use castellan_ai::tell::appraisal::Appraisal;
use castellan_core::seat::Viewer;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;

/// A move and its margin, the best move and its margin.
type Appraised<'py> = (Bound<'py, PyAny>, f64, Bound<'py, PyAny>, f64);

/// A player of some level.
#[pyclass(module = "castellan._castellan", frozen, subclass)]
pub(crate) struct Bot {
    level: Level,
    playouts: Option<u32>,
    time_ms: Option<u64>,
    threads: u16,
    seed: u64,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="castellan", *, playouts=None, time_ms=None, threads=1, seed=None))]
    fn new(
        py: Python<'_>,
        level: &str,
        playouts: Option<i64>,
        time_ms: Option<i64>,
        threads: i64,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bot> {
        let bad = |say: String| raise(py, "bad_options", say, None);
        let limit = |given: i64| {
            u32::try_from(given)
                .map_err(|_| bad(format!("A bot can't think for {given} playouts or milliseconds.")))
        };
        Ok(Bot {
            level: level.parse().map_err(bad)?,
            playouts: playouts.map(limit).transpose()?,
            time_ms: time_ms.map(limit).transpose()?.map(u64::from),
            threads: threads.clamp(1, 256) as u16,
            seed: luck_of(py, seed)?,
        })
    }

    /// The level's name.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// The move that the bot would make for a seat, by default for the first that is due.
    #[pyo3(signature = (game, seat=None))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        game: &Bound<'py, Game>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let thought = self.ponder(py, game, seat)?;
        to_python(py, &thought.mv)
    }

    /// What a move is worth, by default the bot's own: `(move, margin, best, best_margin)`, margins in points.
    #[pyo3(signature = (game, seat=None, r#move=None))]
    fn _appraise<'py>(
        &self,
        py: Python<'py>,
        game: &Bound<'py, Game>,
        seat: Option<i64>,
        r#move: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Appraised<'py>>> {
        let mv = match r#move {
            Some(given) => legal_move(py, &game.borrow(), seat, given)?,
            None => self.ponder(py, game, seat)?.mv,
        };
        let (entry, view, seat, budget) = self.task(py, game, seat)?;
        let made = mv.clone();
        let found: Option<Appraisal<Value>> =
            patiently(py, move || entry.playable.mind.appraise(&*view, seat, &made, budget))?;
        let Some(found) = found else { return Ok(None) };
        Ok(Some((to_python(py, &mv)?, found.margin, to_python(py, &found.best)?, found.best_margin)))
    }

    /// Pickles call the constructor with these.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((&'static str,), Bound<'py, PyDict>)> {
        let named = PyDict::new(py);
        named.set_item("playouts", self.playouts)?;
        named.set_item("time_ms", self.time_ms)?;
        named.set_item("threads", self.threads)?;
        named.set_item("seed", self.seed)?;
        Ok(((self.level.name(),), named))
    }

    fn __repr__(&self) -> String {
        format!("<castellan.Bot {}>", self.level.name())
    }
}

/// A move that was given in any form, if the seat may make it.
fn legal_move(py: Python<'_>, game: &Game, seat: Option<i64>, given: &Bound<'_, PyAny>) -> PyResult<Value> {
    let seat = game.seat_or_due(py, seat)?;
    let mv = given_move(game, py, seat, given)?;
    game.table.boxed().play(seat, &mv).map_err(|refusal| game.refuse(py, &refusal))?;
    Ok(mv)
}

type Task = (
    &'static crate::registry::Entry,
    Box<dyn castellan_core::table::any::AnyView>,
    castellan_core::seat::Seat,
    Budget,
);

impl Bot {
    fn task(&self, py: Python<'_>, game: &Bound<'_, Game>, seat: Option<i64>) -> PyResult<Task> {
        let game = game.borrow();
        let seat = game.seat_or_due(py, seat)?;
        // The same position and seed give the same move; positions of one game differ in their length.
        let seed = self.seed ^ (game.table.len() as u64) << 32 ^ u64::from(seat.0) << 24;
        let budget = Budget {
            time_ms: self.time_ms,
            most_ms: Some(NEVER_MS),
            playouts: self.playouts,
            threads: self.threads,
            ..Budget::of_level(seed)
        };
        Ok((game.entry, game.table.view(Viewer::Seat(seat)), seat, budget))
    }

    fn ponder(&self, py: Python<'_>, game: &Bound<'_, Game>, seat: Option<i64>) -> PyResult<Thought> {
        let (entry, view, seat, budget) = self.task(py, game, seat)?;
        let level = self.level;
        let thought = if level.is_quick() {
            py.detach(|| entry.playable.mind.ponder(&*view, seat, level, budget))
        } else {
            patiently(py, move || entry.playable.mind.ponder(&*view, seat, level, budget))?
        };
        thought.ok_or_else(|| raise(py, "not_your_turn", "It is not this seat's turn.".to_owned(), None))
    }
}
