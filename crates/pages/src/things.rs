//! What lies beside the board: the things of the hand, of a seat and of the stock, each a small picture of its own.

use super::model::Model;
use crate::registry::Registered;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::scene::svg;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Zone};
use castellan_core::seat::Seat;
use maud::{Markup, PreEscaped, html};

/// The page's position, and in whose words and drawings it is shown.
#[derive(Clone, Copy)]
pub(super) struct Shows<'a> {
    /// The position.
    pub(super) page: &'a Model,
    /// The game.
    pub(super) registered: &'a Registered,
    /// The visitor's language.
    pub(super) lang: Lang,
}

impl Shows<'_> {
    fn words(&self) -> &Words {
        self.registered.words(self.lang)
    }

    fn say(&self, message: &Message) -> String {
        self.words().say(message, &self.page.drawn.names)
    }

    fn groups(&self, zone: Zone) -> impl Iterator<Item = &Group> {
        self.page.drawn.scene.groups.iter().filter(move |group| group.zone == zone)
    }

    /// Whether anything lies there.
    pub(super) fn has(&self, zone: Zone) -> bool {
        self.groups(zone).flat_map(|group| &group.parts).any(|part| note_of(part).is_none())
    }

    /// Everything that lies there.
    pub(super) fn things(&self, zone: Zone) -> Markup {
        html! {
            @for group in self.groups(zone) {
                @let parts = group.parts.iter().filter(|part| note_of(part).is_none() && part.seen_with.is_empty());
                div class="things" role="group" aria-label=(self.say(&group.label)) {
                    @for part in parts { (self.thing(group, part)) }
                }
            }
        }
    }

    fn thing(&self, group: &Group, part: &Part) -> Markup {
        let (label, names) = (part.label.as_ref().map(|label| self.say(label)), &self.page.drawn.names);
        let is_said =
            |layer: &Layer| matches!(layer, Layer::Text(text) if matches!(text.say, Say::Message(_)));
        let is_drawn = |layer: &Layer| matches!(layer, Layer::Symbol { .. } | Layer::Turned { .. });
        let is_written = part.layers.iter().any(is_said) && !part.layers.iter().any(is_drawn);
        let named = (!part.id.is_empty()).then_some(part.id.as_str());
        let mut class = String::from("thing");
        for (is, what) in [
            (is_written, " written"),
            (part.stress == Stress::Fresh, " fresh"),
            (part.stress == Stress::Faded, " faded"),
            // Cards are for looking at: they are shown larger than tokens.
            (is_card(part), " card"),
        ] {
            if is {
                class += what;
            }
        }
        html! {
            span class=(class) data-part=[named] data-size={ (part.size.0) " " (part.size.1) }
                data-ghost=[part.is_ghost.then_some("")] data-usual=[part.is_usual.then_some("")]
                data-aid=[part.is_aid.then_some("")] color=[part.owner.or(group.owner).map(Seat::colour)]
                role=[label.is_some().then_some("img")] aria-label=[label.as_deref()] {
                @if is_written {
                    (label.as_deref().unwrap_or_default())
                } @else {
                    (PreEscaped(svg::thing(part, group.owner, self.words(), names, &self.registered.sheet.address)))
                }
            }
        }
    }

    /// What else is to be known about a seat now.
    pub(super) fn note(&self, zone: Zone) -> Option<String> {
        let mut parts = self.groups(zone).flat_map(|group| &group.parts);
        parts.find_map(note_of).flatten().map(|note| self.say(note))
    }

    /// How a seat is said, for whoever picks it.
    pub(super) fn head(&self, zone: Zone) -> Option<&Part> {
        self.groups(zone).flat_map(|group| &group.parts).find(|part| note_of(part).is_some())
    }

    /// What a part is, in words.
    pub(super) fn label(&self, part: &Part) -> String {
        part.label.as_ref().map(|label| self.say(label)).unwrap_or_default()
    }
}

/// Whether it is a card: high, and large enough to be read.
pub(super) fn is_card(part: &Part) -> bool {
    part.size.1 > 1.3 * part.size.0 && part.size.1 > 140.0
}

/// The note of what a seat begins with; none if the part is none of these.
fn note_of(part: &Part) -> Option<Option<&Message>> {
    part.layers.iter().find_map(|layer| match layer {
        Layer::Head { note, .. } => Some(note.as_ref()),
        _ => None,
    })
}
