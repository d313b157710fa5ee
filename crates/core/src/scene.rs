//! The scene: a table described once, as values, for the picture, the words and the clicks.
//!
//! A scene is made from a view, so it can show nothing that its viewer may not know.

mod cut;
mod look;
#[cfg(feature = "png")]
pub mod png;
mod rows;
pub mod svg;
mod text;
pub mod words;

use crate::log::Place;
use crate::message::Message;
pub use crate::scene::text::{Anchor, Face, Say, Text};
use crate::seat::Seat;
use serde_json::Value;

/// A drawing that scenes refer to by its id, as the inside of an SVG element.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// The name that layers use.
    pub id: String,
    /// Width and height of the drawing's own units.
    pub size: (f32, f32),
    /// SVG shapes; `currentColor` is the owner's colour.
    pub body: String,
}

impl Symbol {
    /// Takes a drawing out of an SVG file whose root has a `viewBox` that starts at the origin.
    ///
    /// # Panics
    /// If the file has no such root: drawings are part of the program.
    pub fn from_svg(id: &str, svg: &str) -> Symbol {
        let parts = || {
            let (head, body) = svg[svg.find("<svg")?..].split_once('>')?;
            let (_, view_box) = head.split_once("viewBox=\"0 0 ")?;
            let (width, height) = view_box.split_once('"')?.0.split_once(' ')?;
            let body = body.rsplit_once("</svg>")?.0;
            Some((width.parse().ok()?, height.parse().ok()?, body.trim().to_owned()))
        };
        let (width, height, body) = parts().unwrap_or_else(|| panic!("{id}.svg has no usable root"));
        Symbol { id: id.to_owned(), size: (width, height), body }
    }
}

/// Everything a viewer sees of a table, and everything they may do.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Width and height of the picture in units.
    pub size: (f32, f32),
    /// Where the board lies in the picture, without what lies beside it: corner and size; none if there is none.
    pub ground: Option<((f32, f32), (f32, f32))>,
    /// Where the game stands, in one sentence.
    pub headline: Message,
    /// What the viewer is to do now, in one sentence; none for one who only watches.
    pub task: Option<Message>,
    /// What lies on the table, in reading order; later groups are drawn over earlier ones.
    pub groups: Vec<Group>,
    /// The moves that are offered to the viewer.
    pub offers: Vec<Offer>,
}

/// Things that belong together: the board, a player's things, a hand.
#[derive(Clone, Debug)]
pub struct Group {
    /// What these things are.
    pub label: Message,
    /// Whose they are.
    pub owner: Option<Seat>,
    /// The things.
    pub parts: Vec<Part>,
}

/// One thing on the table: a place, drawings and texts over each other, and words for all of it.
#[derive(Clone, Debug)]
pub struct Part {
    /// A name that is unique in the scene, for offers and score lines to point at; empty for decoration.
    pub id: String,
    /// Upper left corner.
    pub at: (f32, f32),
    /// Width and height.
    pub size: (f32, f32),
    /// Clockwise degrees around the middle.
    pub turn: f32,
    /// The owner, whose colour and mark the drawings take.
    pub owner: Option<Seat>,
    /// How it stands out.
    pub stress: Stress,
    /// What it is, in words; none for decoration.
    pub label: Option<Message>,
    /// The place on the board that it covers.
    pub place: Option<Place>,
    /// The parts, parted by spaces, of which one is picked or pointed at for this one to be seen; empty: always.
    pub seen_with: String,
    /// The parts, parted by spaces, of which the first that is there is where it comes from and goes to. What has a
    /// home and no id only comes from there.
    pub home: String,
    /// The corners that it went through to get here, the last being its own; empty for the straight way.
    pub route: Vec<(f32, f32)>,
    /// Whether it is turned over when it shows something else.
    pub flips: bool,
    /// How far below its upper rim the diamond begins that it is, seen at a slant; none for what fills its box.
    pub diamond: Option<f32>,
    /// Whether it only helps to see what a careful player could find out: a host may leave it out.
    pub is_aid: bool,
    /// Whether it is one way to lay the thing in hand: shown where a place is picked, and turned there.
    pub is_ghost: bool,
    /// What it is, in words that count nothing for anybody; none if its label counts nothing.
    pub plain: Option<Message>,
    /// What is drawn, from the bottom up, in units of this part from its upper left corner.
    pub layers: Vec<Layer>,
}

/// How much a thing stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stress {
    /// As it is.
    #[default]
    Plain,
    /// Moved, laid or won just now.
    Fresh,
    /// Out of play: pale.
    Faded,
}

/// One drawing or text of a part.
#[derive(Clone, Debug)]
pub enum Layer {
    /// A symbol, fitted into a box.
    Symbol {
        /// The symbol's id.
        id: &'static str,
        /// Upper left corner within the part.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
    },
    /// A symbol that is turned by itself: what lies over it stays upright.
    Turned {
        /// The symbol's id.
        id: &'static str,
        /// Upper left corner within the part.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Clockwise degrees around the middle.
        turn: f32,
    },
    /// A box with rounded corners.
    Panel {
        /// Upper left corner within the part.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Fill colour.
        fill: &'static str,
        /// How dense the fill is, 0 to 1.
        opacity: f32,
    },
    /// The owner's mark in white.
    Mark {
        /// The middle within the part.
        at: (f32, f32),
        /// Half its width.
        radius: f32,
    },
    /// A seat's colour with its mark: whose something is that several may own.
    Seal {
        /// The seat.
        seat: Seat,
        /// The middle within the part.
        at: (f32, f32),
        /// Half its width.
        radius: f32,
    },
    /// A line of text.
    Text(Text),
}

/// A move that is offered: what to pick for it, and what it means.
///
/// Offers go on as long as their picks include all that is picked; the move is found when one's are complete.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The move as it is posted.
    pub mv: Value,
    /// Its short written form.
    pub notation: String,
    /// The ids of the parts that it takes.
    pub picks: Vec<String>,
    /// What it means.
    pub label: Message,
}

impl Part {
    /// A thing with words.
    pub fn new(id: impl Into<String>, at: (f32, f32), size: (f32, f32), label: impl Into<Message>) -> Part {
        Part { id: id.into(), label: Some(label.into()), ..Part::decoration(at, size) }
    }

    /// Something that is only looked at.
    pub fn decoration(at: (f32, f32), size: (f32, f32)) -> Part {
        Part {
            id: String::new(),
            at,
            size,
            turn: 0.0,
            owner: None,
            stress: Stress::Plain,
            label: None,
            place: None,
            seen_with: String::new(),
            home: String::new(),
            route: Vec::new(),
            flips: false,
            diamond: None,
            is_aid: false,
            is_ghost: false,
            plain: None,
            layers: Vec::new(),
        }
    }

    /// The part with a label that counts, and a plain one: `key` is a message of `what` and `value`.
    #[must_use]
    pub fn counted(mut self, key: &'static str, plain: Message, value: Message) -> Part {
        self.label = Some(Message::new(key).with("what", plain.clone()).with("value", value));
        self.plain = Some(plain);
        self
    }

    /// The part as one way to lay the thing in hand.
    #[must_use]
    pub fn ghost(mut self) -> Part {
        self.is_ghost = true;
        self
    }

    /// The part with an owner.
    #[must_use]
    pub fn owned_by(mut self, owner: Seat) -> Part {
        self.owner = Some(owner);
        self
    }

    /// The part turned around its middle.
    #[must_use]
    pub fn turned(mut self, degrees: f32) -> Part {
        self.turn = degrees;
        self
    }

    /// The part standing out, or paling.
    #[must_use]
    pub fn stressed(mut self, stress: Stress) -> Part {
        self.stress = stress;
        self
    }

    /// The part as something that moves about, with its home.
    #[must_use]
    pub fn at_home(mut self, home: impl Into<String>) -> Part {
        self.home = home.into();
        self
    }

    /// The part as something with two sides.
    #[must_use]
    pub fn flipping(mut self) -> Part {
        self.flips = true;
        self
    }

    /// The part as a diamond, which begins so far below its upper rim.
    #[must_use]
    pub fn diamond(mut self, below: f32) -> Part {
        self.diamond = Some(below);
        self
    }

    /// The part seen only while another one is picked or pointed at.
    #[must_use]
    pub fn seen_with(mut self, pick: impl Into<String>) -> Part {
        self.seen_with = pick.into();
        self
    }

    /// The part as an aid.
    #[must_use]
    pub fn as_aid(mut self) -> Part {
        self.is_aid = true;
        self
    }

    /// The part as it is in a picture that is so much larger, seen from a corner that stays where it is.
    #[must_use]
    pub fn scaled(mut self, from: (f32, f32), by: f32) -> Part {
        let far = |(x, y): (f32, f32)| (from.0 + (x - from.0) * by, from.1 + (y - from.1) * by);
        let large = |(x, y): (f32, f32)| (x * by, y * by);
        self.at = far(self.at);
        self.size = large(self.size);
        self.route = self.route.into_iter().map(far).collect();
        self.diamond = self.diamond.map(|below| below * by);
        for layer in &mut self.layers {
            match layer {
                Layer::Symbol { at, size, .. }
                | Layer::Turned { at, size, .. }
                | Layer::Panel { at, size, .. } => {
                    (*at, *size) = (large(*at), large(*size));
                }
                Layer::Mark { at, radius } | Layer::Seal { at, radius, .. } => {
                    (*at, *radius) = (large(*at), *radius * by);
                }
                Layer::Text(text) => {
                    text.at = large(text.at);
                    (text.height, text.fit) = (text.height * by, text.fit * by);
                }
            }
        }
        self
    }

    /// The part with a symbol over all of it.
    #[must_use]
    pub fn symbol(self, id: &'static str) -> Part {
        let size = self.size;
        self.layer(Layer::Symbol { id, at: (0.0, 0.0), size })
    }

    /// The part with one more layer.
    #[must_use]
    pub fn layer(mut self, layer: Layer) -> Part {
        self.layers.push(layer);
        self
    }
}

impl Scene {
    /// The scene for players who want to count by themselves.
    #[must_use]
    pub fn without_aids(mut self) -> Scene {
        for group in &mut self.groups {
            group.parts.retain(|part| !part.is_aid);
            for part in &mut group.parts {
                part.label = part.plain.take().or_else(|| part.label.take());
            }
        }
        self.groups.retain(|group| !group.parts.is_empty());
        self
    }

    /// All parts of all groups.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.groups.iter().flat_map(|group| &group.parts)
    }
}
