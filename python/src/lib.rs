//! The engine as a Python module, `castellan._castellan`: games, bots and many games at once.

mod actions;
mod bot;
mod chance;
mod encode;
mod errors;
mod game;
mod given;
mod json;
mod observe;
mod patience;
mod pickle;
mod registry;
mod symmetry;
mod turned;
mod vector;

use pyo3::prelude::*;

/// The compiled half of the package `castellan`.
#[pymodule]
fn _castellan(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::VectorEnv>()?;
    module.add("ACTION_ENCODING", encode::ACTION_ENCODING)?;
    module.add("OBSERVATION_ENCODING", encode::OBSERVATION_ENCODING)?;
    module.add_function(wrap_pyfunction!(registry::games, module)?)?;
    module.add_function(wrap_pyfunction!(turned::turned, module)?)?;
    module.add_function(wrap_pyfunction!(pickle::restore, module)?)?;
    errors::register(module)
}
