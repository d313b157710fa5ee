//! The scene: a table described once, as values, for the picture, the words and the clicks.
//!
//! A scene is made from a view, so it can show nothing that its viewer may not know.

mod cut;
mod laid;
mod look;
mod mark;
#[cfg(feature = "png")]
pub mod png;
mod rows;
pub mod shortcut;
pub mod svg;
mod symbol;
mod text;
pub mod words;

use crate::log::Place;
use crate::message::Message;
pub use crate::scene::symbol::Symbol;
pub use crate::scene::text::{Anchor, Face, Say, Text};
use crate::seat::Seat;
use serde_json::Value;

/// How wide the sheets are on which everything beside the board lies in a picture.
pub const SHEET: f32 = 356.0;

/// The id of the part that stands for a seat.
pub fn seat_part(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Everything a viewer sees of a table, and everything they may do.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Width and height of the board in units.
    pub size: (f32, f32),
    /// Where the game stands, in one sentence.
    pub headline: Message,
    /// What the viewer is to do now, in one sentence; none for one who only watches.
    pub task: Option<Message>,
    /// What lies on the table, in reading order; later groups are drawn over earlier ones.
    pub groups: Vec<Group>,
    /// The moves that are offered to the viewer.
    pub offers: Vec<Offer>,
}

/// The places of a table. The board has coordinates; what lies elsewhere lies one beside the other, in reading order,
/// as a page or a picture has room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zone {
    /// The board, alone.
    Board,
    /// What is only noted over the board: values, owners, cells that nothing fits any more; in its coordinates.
    Notes,
    /// What the viewer has in hand and may choose from: the drawn tile, cards, towers, action points.
    Hand,
    /// What belongs to a seat: its supply, cards, tokens, goods.
    Seat(Seat),
    /// What is still to come: tiles, decks, tiles that wait.
    Stock,
}

impl Zone {
    /// Whether it is seen in the coordinates of the board.
    pub fn is_on_board(self) -> bool {
        matches!(self, Zone::Board | Zone::Notes)
    }
}

/// Things that belong together: the board, a player's things, a hand.
#[derive(Clone, Debug)]
pub struct Group {
    /// What these things are.
    pub label: Message,
    /// Whose they are.
    pub owner: Option<Seat>,
    /// Where they lie.
    pub zone: Zone,
    /// The things.
    pub parts: Vec<Part>,
}

/// One thing on the table: a place, drawings and texts over each other, and words for all of it.
#[derive(Clone, Debug)]
pub struct Part {
    /// A name that is unique in the scene, for offers and score lines to point at; empty for decoration.
    pub id: String,
    /// Upper left corner on the board; of no meaning elsewhere.
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
    /// Whether it is what one takes unless one says otherwise: the ordinary of several kinds.
    pub is_usual: bool,
    /// Whether it is a place for a piece: seen nearer where it would be too small to be pressed.
    pub is_spot: bool,
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
    /// A disc.
    Disc {
        /// The middle within the part.
        at: (f32, f32),
        /// Half its width.
        radius: f32,
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
    /// What every seat begins with: its colour and mark, its name, and its points; a page has its own way to show it.
    Head {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: i32,
        /// What else is to be known about it now.
        note: Option<Message>,
    },
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

    /// What the place of a seat begins with; of the seat that is due it stands out.
    pub fn head(seat: Seat, points: i32, note: Option<Message>, is_due: bool, label: Message) -> Part {
        Part::new(seat_part(seat), (0.0, 0.0), (SHEET, 48.0), label)
            .owned_by(seat)
            .stressed(if is_due { Stress::Fresh } else { Stress::Plain })
            .layer(Layer::Head { seat, points, note })
    }

    /// A thing that lies on no board: only its size matters.
    pub fn thing(id: impl Into<String>, size: (f32, f32), label: impl Into<Message>) -> Part {
        Part::new(id, (0.0, 0.0), size, label)
    }

    /// A choice that is only written.
    pub fn choice(id: impl Into<String>, label: impl Into<Message>) -> Part {
        let (label, size): (Message, _) = (label.into(), (SHEET, 36.0));
        let text = Text::new(Say::Message(label.clone()), (size.0 / 2.0, 24.0), 17.0);
        Part::new(id, (0.0, 0.0), size, label)
            .layer(Layer::Panel { at: (0.0, 0.0), size, fill: "#efe3c6", opacity: 1.0 })
            .layer(Layer::Text(text.centred().fit(size.0 - 12.0)))
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
            is_spot: false,
            is_usual: false,
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

    /// The part as a place for a piece.
    #[must_use]
    pub fn as_spot(mut self) -> Part {
        self.is_spot = true;
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
