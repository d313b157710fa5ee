//! Lines of text in a scene: what they say, where, how large, in which face.

use crate::message::Message;
use crate::seat::Seat;

/// A line of text in a picture.
#[derive(Clone, Debug)]
pub struct Text {
    /// What it says.
    pub say: Say,
    /// Where it starts, or its middle, or its end; on the base line.
    pub at: (f32, f32),
    /// Height of the letters.
    pub height: f32,
    /// Which end is at `at`.
    pub anchor: Anchor,
    /// Colour of the letters.
    pub ink: &'static str,
    /// Which typeface.
    pub face: Face,
    /// Longer lines are squeezed to this width.
    pub fit: f32,
    /// What does not fit may go on in so many rows, `at` being the first.
    pub rows: u8,
}

/// What a text says.
#[derive(Clone, Debug)]
pub enum Say {
    /// A message in the viewer's language.
    Message(Message),
    /// A numeral or sign that is the same in every language.
    Plain(String),
    /// The name of a player.
    Name(Seat),
}

/// Which end of a line of text is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// The typeface of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For titles and numerals.
    Serif,
    /// For everything else.
    Sans,
}

impl Text {
    /// A line of text that starts at a point.
    pub fn new(say: Say, at: (f32, f32), height: f32) -> Text {
        Text {
            say,
            at,
            height,
            anchor: Anchor::Start,
            ink: "#4a3b2f",
            face: Face::Sans,
            fit: f32::INFINITY,
            rows: 1,
        }
    }

    /// The text around its middle.
    #[must_use]
    pub fn centred(mut self) -> Text {
        self.anchor = Anchor::Middle;
        self
    }

    /// The text in the typeface of titles.
    #[must_use]
    pub fn serif(mut self) -> Text {
        self.face = Face::Serif;
        self
    }

    /// The text in another colour.
    #[must_use]
    pub fn ink(mut self, ink: &'static str) -> Text {
        self.ink = ink;
        self
    }

    /// The text in up to so many rows where it does not fit into one.
    #[must_use]
    pub fn rows(mut self, rows: u8) -> Text {
        self.rows = rows;
        self
    }

    /// The text squeezed into a width where it is longer.
    #[must_use]
    pub fn fit(mut self, width: f32) -> Text {
        self.fit = width;
        self
    }
}
