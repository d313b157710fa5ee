//! What happened, step by step, for a page that shows one thing after the other: each step says what happens, in
//! words, where, and what is to be seen of it that the board does not show any more.

use super::board::place_name;
use super::log::signed;
use super::model::Model;
use super::model::Seen;
use super::seats::mark;
use super::site::Site;
use crate::registry::Registered;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::{Act, Event, Sight};
use castellan_core::record::Entry;
use castellan_core::scene::Part;
use castellan_core::scene::svg as scene_svg;
use castellan_core::score::EventLine;
use castellan_core::seat::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// Nobody watches more than this at once: of more only the last are shown.
const STEPS_MAX: usize = 60;

/// One thing that happened before the viewer's eyes.
pub(super) struct Step {
    act: Act,
    line: EventLine,
    /// Who decided what made it happen; none for what nobody decided.
    by: Option<Seat>,
    /// What is to be seen of it, as things lie on the board now.
    parts: Vec<Part>,
}

impl Step {
    /// Who has the points, or whose things are seen.
    fn whose(&self) -> Option<Seat> {
        self.line.seat.or_else(|| self.parts.iter().find_map(|part| part.owner))
    }
}

/// The steps from an entry on that a viewer may know of.
pub(super) fn steps(
    Seen { snapshot, asker }: &Seen,
    look: &str,
    viewer: Viewer,
    open: &[(usize, &Event)],
    from: usize,
) -> Vec<Step> {
    let (words, names) = (snapshot.registered().words(asker.lang), snapshot.table().names());
    let told = open.iter().filter(|(at, _)| *at >= from);
    let mut told: Vec<_> = told.filter_map(|&(at, event)| Some((at, event, event.sight.as_ref()?))).collect();
    told.drain(..told.len().saturating_sub(STEPS_MAX));
    let sights: Vec<&Sight> = told.iter().map(|(.., sight)| *sight).collect();
    let parts = snapshot.table().seen(look, viewer, &sights);
    let entries = snapshot.table().entries();
    let step = |((at, event, sight), parts): ((usize, &Event, &Sight), Vec<Part>)| Step {
        act: sight.act,
        line: EventLine::of(at, event, words, &names),
        by: match entries.get(at) {
            Some(Entry::Move(seat, _)) => Some(*seat),
            _ => None,
        },
        parts,
    };
    told.into_iter().zip(parts).map(step).collect()
}

/// From which entry on the latest turn is told again: the viewer's own last decision and all that came of it; for
/// whoever watches, the last two decisions of different players.
pub(super) fn last_turn(entries: &[Entry], viewer: Viewer) -> usize {
    let by = |entry: &Entry| match entry {
        Entry::Move(seat, _) => Some(*seat),
        _ => None,
    };
    let last = match viewer.seat() {
        Some(own) => entries.iter().rposition(|entry| by(entry) == Some(own)),
        None => {
            let mover = entries.iter().rev().find_map(by);
            entries.iter().rposition(|entry| by(entry).is_some() && by(entry) != mover)
        }
    };
    last.unwrap_or(0)
}

/// The steps as the page's module reads them.
pub(super) fn told(page: &Model, registered: &Registered, lang: Lang) -> Markup {
    let (drawn, words) = (&page.drawn, registered.words(lang));
    let written =
        |parts: &[Part]| PreEscaped(scene_svg::parts(parts, words, &drawn.names, &registered.sheet.address));
    html! {
        // What is in a template is not on the page: no second thing has the name of a part.
        template class="show" {
            @for step in &page.steps {
                @let (line, whose) = (&step.line, step.whose());
                li data-act=(step.act.name()) data-entry=(line.entry) data-by=[step.by]
                    data-seat=[whose] data-points=[line.points]
                    data-place=[place_name(line.cell, line.part.as_deref())] {
                    @if let Some(seat) = whose.or(step.by) { (mark(seat)) }
                    span class="say" { (line.say) }
                    @if let Some(points) = line.points { strong { (signed(points)) } }
                    @if !step.parts.is_empty() { svg { (written(&step.parts)) } }
                }
            }
        }
    }
}

/// What stands over the board while something is shown, once for the page.
pub(super) fn caption(words: &Words) -> Markup {
    html! {
        div id="caption" class="paper" hidden {
            p {}
            button type="button" class="small" { (words.say_key("page-show-skip")) }
        }
        section id="reveal" class="paper" hidden aria-live="polite" aria-label=(words.say_key("page-reveal")) {
            div class="castle" {}
            ol {}
            p class="outcome" {}
            button type="button" class="main" { (words.say_key("page-show-go-on")) }
        }
    }
}

/// How fast it is shown, and once more.
pub(super) fn pace(app: &Site, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        div class="pace" role="group" aria-label=(words.say_key("page-pace")) hidden {
            span { (words.say_key("page-pace")) }
            @for (pace, key) in [("calm", "page-pace-calm"), ("brisk", "page-pace-brisk"), ("once", "page-pace-once")] {
                button type="button" data-pace=(pace) { (words.say_key(key)) }
            }
            button type="button" data-tool="again" { (words.say_key("page-show-again")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_turn_begins_with_the_own_last_decision() {
        let by = |seat: u8| Entry::Move(Seat(seat), serde_json::Value::Null.into());
        let entries = [by(0), by(1), by(0), by(1), by(1)];
        assert_eq!(last_turn(&entries, Viewer::Seat(Seat(0))), 2);
        assert_eq!(last_turn(&entries, Viewer::Watcher), 2);
        assert_eq!(last_turn(&[], Viewer::Watcher), 0);
    }
}
