//! Practice: a stateless board. Its address says all that was done at it, so taking back is the
//! address before, a link shows a position, and plain forms do everything. Lessons and examples share it.

use super::board::{board, looks};
use super::log::{log, sheet};
use super::model::Model;
use super::offers::{Sends, desk};
use super::rules::address;
use super::seats::seats;
use super::site::Reader;
use super::site::Site;
use super::tabs::{stock, tabs};
use super::things::Shows;
use crate::limits::{PRACTICE_MOVE_CHARS_MAX, PRACTICE_MOVES_MAX};
use crate::registry::Registered;
use crate::room::Drawn;
use crate::wire::SeatInfo;
use castellan_core::game::Turn;
use castellan_core::record::Who;
use castellan_core::scene::shortcut::Shortcuts;
use castellan_core::score::EventLine;
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::any::AnyTable;
use maud::{Markup, html};
use std::fmt::Write;
use std::sync::OnceLock;

/// The field of a form, and of an address, that holds one thing that was done.
pub(super) const DID: &str = "m";

/// What the address says was done, in its order; none if it is more than anybody does.
pub(super) fn done_of(fields: &[(String, String)]) -> Option<Vec<String>> {
    let done: Vec<String> =
        fields.iter().filter(|(name, _)| name == DID).map(|(_, did)| did.trim().to_owned()).collect();
    let fits = |did: &String| did.chars().count() <= PRACTICE_MOVE_CHARS_MAX;
    (done.len() <= PRACTICE_MOVES_MAX && done.iter().all(fits)).then_some(done)
}

/// Whether only what changes is asked for.
pub(super) fn is_fragment(fields: &[(String, String)]) -> bool {
    fields.iter().any(|(name, _)| name == "fragment")
}

/// A board for practice as it stands.
pub(super) struct Practice<'a> {
    /// The page's address without what was done.
    pub(super) base: String,
    /// What was done and led here.
    pub(super) done: Vec<String>,
    /// Who looks and decides.
    pub(super) seat: Seat,
    /// The table.
    pub(super) table: &'a dyn AnyTable,
    /// Parts to look at.
    pub(super) show: Vec<String>,
    /// The names by seat.
    pub(super) names: Vec<String>,
}

impl Practice<'_> {
    /// The address of a board at which the first so many of these things were done.
    pub(super) fn address(&self, count: usize) -> String {
        let mut address = format!("{}?", self.base);
        for (at, did) in self.done.iter().take(count).enumerate() {
            let and = if at > 0 { "&" } else { "" };
            let _ = write!(address, "{and}{DID}={}", encoded(did));
        }
        address
    }

    /// Everything that changes from move to move; `told` stands beside the board, `acts` below the moves.
    /// Where nothing is to be done, nothing is offered.
    pub(super) fn show(
        &self,
        app: &Site,
        registered: &Registered,
        visitor: &Reader<'_>,
        told: &Markup,
        acts: Option<&Markup>,
    ) -> Markup {
        let page = self.model(registered, visitor, acts.is_some());
        let (lang, here) = (visitor.lang, self.address(self.done.len()));
        let (words, shows) = (registered.words(lang), Shows { page: &page, registered, lang });
        html! {
            div id="table" class="practice" data-here=(here) data-n=(page.state.n)
                data-seat=(self.seat) data-show=(self.show.join(" ")) {
                (seats(app, shows, None))
                (board(app, &page, registered, lang, looks(registered, lang, visitor.look, &here)))
                div class="desk" {
                    (told)
                    @if let Some(acts) = acts {
                        section class="paper doing" aria-label=(words.say_key("page-doing")) {
                            (desk(shows, &self.sends()))
                            (acts)
                        }
                    }
                }
                (tabs(app.words(lang), shows, &["log", "sheet"]))
                div class="side" { (stock(app.words(lang), shows)) (log(app, words, &page, 0)) (sheet(app, words, &page)) }
            }
        }
    }

    fn sends(&self) -> Sends {
        Sends {
            action: self.base.clone(),
            method: "get",
            fields: self.fields(self.done.len()),
            field: DID,
            written: |offer| offer.notation.clone(),
        }
    }

    /// What was done first, as fields of a form.
    pub(super) fn fields(&self, count: usize) -> Markup {
        html! { @for did in self.done.iter().take(count) { input type="hidden" name=(DID) value=(did); } }
    }

    fn model(&self, registered: &Registered, visitor: &Reader<'_>, acts: bool) -> Model {
        let (table, viewer, words) = (self.table, Viewer::Seat(self.seat), registered.words(visitor.lang));
        let mut scene = match acts {
            true => table.scene_as(visitor.look, viewer).unwrap_or_else(|| table.scene(viewer)),
            false => table.still(viewer),
        };
        if !acts {
            scene.task = None;
        }
        let is_over = table.turn() == Turn::Over;
        let open = table.events().into_iter().filter(|(_, event)| is_over || event.is_open_to(viewer));
        let log: Vec<_> = open.map(|(at, event)| EventLine::of(at, event, words, &self.names)).collect();
        let info = |(seat, name): (Seat, &String)| SeatInfo {
            seat,
            who: if seat == self.seat { Who::Human } else { Who::Bot },
            name: name.clone(),
            level: None,
            stand_in: None,
            muted: false,
        };
        Model {
            game: table.meta().id,
            rules: address(&table.meta(), &table.record().options),
            state: table.state(words),
            drawn: Drawn { game: table.meta().id, scene, names: self.names.clone(), mark: String::new() },
            board: OnceLock::new(),
            lines: log.len(),
            log,
            seats: (0..).map(Seat).zip(&self.names).map(info).collect(),
            seat: Some(self.seat),
            own: Seats::NONE.with(self.seat),
            last_moves: Vec::new(),
            steps: Vec::new(),
            shortcuts: Shortcuts::default(),
            kept: None,
        }
    }
}

/// A text as a field of an address holds it.
fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut address, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => address.push(char::from(byte)),
            b' ' => address.push('+'),
            _ => {
                let _ = write!(address, "%{byte:02X}");
            }
        }
        address
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_goes_through_an_address_unharmed() {
        assert_eq!(encoded("lay 3,-1 ×2+a&b"), "lay+3%2C-1+%C3%972%2Ba%26b");
    }

    #[test]
    fn more_than_anybody_does_is_refused() {
        let fields = |count: usize, did: &str| vec![(DID.to_owned(), did.to_owned()); count];
        assert_eq!(
            done_of(&fields(PRACTICE_MOVES_MAX, "a")).map(|done| done.len()),
            Some(PRACTICE_MOVES_MAX)
        );
        assert_eq!(done_of(&fields(PRACTICE_MOVES_MAX + 1, "a")), None);
        assert!(done_of(&fields(1, &"a".repeat(PRACTICE_MOVE_CHARS_MAX))).is_some());
        assert_eq!(done_of(&fields(1, &"a".repeat(PRACTICE_MOVE_CHARS_MAX + 1))), None);
    }
}
