//! art
use castellan_core::scene::Symbol;
pub(crate) fn symbols() -> Vec<Symbol> { Vec::new() }
