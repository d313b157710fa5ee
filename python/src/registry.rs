//! The games of the package: rules, bots, words and numbers, made once.

use crate::encode::{Coder, CoderOf, Encode};
use crate::errors::raise;
use crate::json::to_python;
use crate::patience::clock;
use castellan_ai::mind::Playable;
use castellan_core::dice::Seed;
use castellan_core::lang::{Lang, Words};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::sync::LazyLock;

/// A game with everything that the package knows of it.
pub(crate) struct Entry {
    pub(crate) playable: Playable,
    pub(crate) coder: Box<dyn Coder>,
}

impl Entry {
    fn of<G: Encode>() -> Entry {
        Entry { playable: Playable::timed::<G>(clock), coder: Box::new(CoderOf::<G>(PhantomData)) }
    }

    pub(crate) fn id(&self) -> &'static str {
        self.playable.game.meta().id
    }

    /// The game's words; Fluent bundles belong to one thread, so they are made where they are needed.
    pub(crate) fn words(&self, lang: Lang) -> Words {
        self.playable.game.words(lang)
    }
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    vec![
        Entry::of::<castellan_castle::Castle>(),
        Entry::of::<castellan_carcassonne::Carcassonne>(),
        Entry::of::<castellan_siege::Siege>(),
        Entry::of::<castellan_torres::Torres>(),
    ]
});

/// All games.
pub(crate) fn all() -> &'static [Entry] {
    &ENTRIES
}

/// The ids of all games with their numbers of players and options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let all = all().iter().map(|entry| {
        let meta = entry.playable.game.meta();
        let options = entry.playable.game.options();
        let about = json!({
            "players": [meta.seats_min, meta.seats_max],
            "options": options,
            "entries_max": meta.entries_max,
            "terms": entry.coder.terms(),
            "chances": entry.coder.chance_count(),
            "symmetries": entry.coder.symmetries(),
        });
        (meta.id.to_owned(), about)
    });
    to_python(py, &Value::Object(all.collect()))
}

/// The game of this id.
pub(crate) fn find(py: Python<'_>, id: &str) -> PyResult<&'static Entry> {
    all().iter().find(|entry| entry.id() == id).ok_or_else(|| {
        let ids: Vec<&str> = all().iter().map(Entry::id).collect();
        raise(py, "unknown_game", format!("There is no game {id:?}; there are {}.", ids.join(", ")), None)
    })
}

/// A seed that nobody can know.
pub(crate) fn fresh_seed(py: Python<'_>) -> PyResult<Seed> {
    let mut bytes = [0; 32];
    let none = |_| raise(py, "internal", "The system gives no random bytes.".to_owned(), None);
    getrandom::fill(&mut bytes).map_err(none)?;
    Ok(Seed::new(bytes))
}

/// The seed that was asked for: 64 hexadecimal digits, a whole number from 0, or none for a fresh one.
pub(crate) fn seed_of(py: Python<'_>, given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let bad = || {
        raise(py, "bad_options", "A seed is 64 hexadecimal digits or a whole number from 0.".to_owned(), None)
    };
    let Some(given) = given.filter(|given| !given.is_none()) else { return fresh_seed(py) };
    if let Ok(text) = given.extract::<String>() {
        return text.parse().map_err(|_| bad());
    }
    let number: u64 = given.extract().map_err(|_| bad())?;
    format!("{number:064x}").parse().map_err(|_| bad())
}

/// The seed of luck that need not be secret: a whole number from 0, which is also what none stands for.
pub(crate) fn luck_of(py: Python<'_>, given: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match given.filter(|given| !given.is_none()) {
        None => Ok(0),
        Some(given) => given
            .extract()
            .map_err(|_| raise(py, "bad_options", "A seed is a whole number from 0.".to_owned(), None)),
    }
}
