//! Luck from the operating system.

use anyhow::Context;
use castellan_core::dice::Seed;

/// A fresh seed that nobody can know.
pub(crate) fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gives no random bytes")?;
    Ok(Seed::new(bytes))
}

/// The seed given on the command line, or a fresh one.
pub(crate) fn seed_or_fresh(given: Option<&str>) -> anyhow::Result<Seed> {
    match given {
        Some(text) => text.parse().map_err(|_| anyhow::anyhow!("a seed is 64 hexadecimal digits")),
        None => fresh_seed(),
    }
}
