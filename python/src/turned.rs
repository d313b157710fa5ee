//! Augmentation: what a position and its actions look like after the board is turned.

use crate::errors::raise;
use crate::registry;
use crate::vector::whole_numbers;
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

type Turned<'py> = (Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<i64>>);

/// An observation and actions of it after the turn `k` of the board, of as many as `games()` says; an action
/// that has no number then becomes -1.
#[pyfunction]
pub(crate) fn turned<'py>(
    py: Python<'py>,
    game: &str,
    k: u8,
    observation: PyReadonlyArray1<'_, u8>,
    actions: &Bound<'_, PyAny>,
) -> PyResult<Turned<'py>> {
    let coder = &registry::find(py, game)?.coder;
    if k >= coder.symmetries() {
        let say = format!("There is no turn {k}; {game} has {}, from 0.", coder.symmetries());
        return Err(raise(py, "bad_options", say, None));
    }
    let strided = |_| PyValueError::new_err("observations are contiguous");
    let actions = whole_numbers(actions)?;
    let (seen, given) = (observation.as_slice().map_err(strided)?, actions.as_slice().map_err(strided)?);
    if !(2..=6).any(|seats| coder.observation_size(seats) == seen.len()) {
        let say = format!("an observation of {game} does not have {} bytes", seen.len());
        return Err(PyValueError::new_err(say));
    }
    let wrong = || raise(py, "illegal_move", "There is no such action.".to_owned(), None);
    let read = |&action: &i64| u32::try_from(action).map_err(|_| wrong());
    let given: Vec<u32> = given.iter().map(read).collect::<PyResult<_>>()?;
    let (seen, actions) = coder.turned(k, seen, &given);
    let number = |action| if action == u32::MAX { -1 } else { i64::from(action) };
    let actions = actions.into_iter().map(number).collect();
    Ok((PyArray1::from_vec(py, seen), PyArray1::from_vec(py, actions)))
}
