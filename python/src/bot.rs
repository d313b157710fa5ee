//! Bots: the levels of the program, thinking from a seat's own view.

use crate::errors::raise;
use crate::game::Game;
use crate::json::{from_python, to_python};
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Thought};
use castellan_ai::tell::appraisal::Appraisal;
use castellan_core::seat::Viewer;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use std::sync::mpsc;
use std::time::Duration;

/// How often a long thought looks whether somebody pressed Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(50);

/// A player of some level.
#[pyclass(module = "castellan._castellan", frozen, subclass)]
pub(crate) struct Bot {
    level: Level,
    playouts: Option<u32>,
    time_ms: Option<u64>,
    threads: u16,
    seed: u64,
}

/// Works on another thread, so that Ctrl-C ends the wait; the thought itself then ends unheard.
fn patiently<T: Send + 'static>(py: Python<'_>, work: impl FnOnce() -> T + Send + 'static) -> PyResult<T> {
    let (sender, mut receiver) = mpsc::channel();
    std::thread::spawn(move || sender.send(work()));
    loop {
        let (answer, back) = py.detach(move || (receiver.recv_timeout(PATIENCE), receiver));
        match answer {
            Ok(answer) => return Ok(answer),
            Err(mpsc::RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                return Err(raise(py, "internal", "The bot has given up.".to_owned(), None));
            }
        }
        receiver = back;
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="castellan", *, playouts=None, time_ms=None, threads=1, seed=0))]
    fn new(
        py: Python<'_>,
        level: &str,
        playouts: Option<u32>,
        time_ms: Option<u64>,
        threads: u16,
        seed: u64,
    ) -> PyResult<Bot> {
        let level = level.parse().map_err(|why| raise(py, "bad_options", why, None))?;
        Ok(Bot { level, playouts, time_ms, threads: threads.max(1), seed })
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
    ) -> PyResult<Option<(Bound<'py, PyAny>, f64, Bound<'py, PyAny>, f64)>> {
        let mv = match r#move {
            Some(mv) => from_python(mv)?,
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
            most_ms: None,
            playouts: self.playouts,
            trial: None,
            threads: self.threads,
            seed,
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
