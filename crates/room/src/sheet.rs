//! The lines of the score sheet as they were said. What an entry brought never changes, so each line is said once,
//! however many versions of the table show it.

use crate::snapshot::Snapshot;
use castellan_core::lang::Lang;
use castellan_core::score::{SheetLine, State};
use castellan_core::table::any::AnyTable;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What was said in one language, while the players were called so.
#[derive(Default)]
struct Said {
    names: Vec<String>,
    /// By entry, and by which of its points it is.
    lines: BTreeMap<(usize, usize), Option<SheetLine>>,
}

/// What was said in each language.
#[derive(Default)]
pub(crate) struct Sheets([Mutex<Said>; 2]);

impl Snapshot {
    /// Where this table stands, or stood, told in one language.
    pub fn state_of(&self, table: &dyn AnyTable, lang: Lang) -> State {
        let (words, names) = (self.registered().words(lang), table.names());
        let mut said = self.sheets.0[lang as usize].lock().unwrap_or_else(PoisonError::into_inner);
        if said.names != names {
            *said = Said { names, lines: BTreeMap::new() };
        }
        let Said { names, lines } = &mut *said;
        let mut last = (usize::MAX, 0);
        let points = table.events().into_iter().filter(|(_, event)| event.points.is_some());
        let sheet = points.filter_map(|(entry, event)| {
            last = if last.0 == entry { (entry, last.1 + 1) } else { (entry, 0) };
            let say = || SheetLine::of(entry, event, words, names);
            lines.entry(last).or_insert_with(say).clone()
        });
        State { sheet: sheet.collect(), ..table.standing() }
    }
}
