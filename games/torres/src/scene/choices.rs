//! Choices that have no place on the table: a point, the end of a turn, where cards are put back.

use super::{CHIPS_LEFT, HAND_TOP, PAPER};
use crate::deck::Pile;
use crate::moves::Move;
use crate::towers::Spread;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text};

/// The chips of a turn: few are large, many are small.
const CHIP: [(f32, f32); 2] = [(198.0, 52.0), (130.0, 34.0)];
/// The chips that say where cards are put.
const WIDE_CHIP: [(f32, f32); 2] = [(404.0, 38.0), (404.0, 27.0)];
/// So many chips are few.
const FEW: usize = 6;
const FEW_WIDE: usize = 4;

/// Where the cards that are not kept are put: "left" and "right" as they lie before the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Put {
    OneTop,
    OneBottom,
    Top,
    TopSwapped,
    Split,
    SplitSwapped,
    Bottom,
    BottomSwapped,
}

impl Put {
    /// How these piles come of the cards looked at; none if a single card was.
    pub(super) fn of(looked: Pile, kept: usize, top: Pile, bottom: Pile) -> Option<Put> {
        let mut rest = looked;
        rest.remove(kept as u8);
        let mut rest = rest.iter();
        match (rest.next(), rest.next()) {
            (Some(left), Some(right)) => {
                let pile = |cards: &[_]| Pile::of(cards).unwrap_or_default();
                let both = pile(&[left, right]);
                Some(match (top.len(), bottom.len()) {
                    (2, _) if top == both => Put::Top,
                    (2, _) => Put::TopSwapped,
                    (_, 2) if bottom == both => Put::Bottom,
                    (_, 2) => Put::BottomSwapped,
                    _ if top == pile(&[left]) => Put::Split,
                    _ => Put::SplitSwapped,
                })
            }
            (Some(_), None) => Some(if top.is_empty() { Put::OneBottom } else { Put::OneTop }),
            _ => None,
        }
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Put::OneTop => "put-one-top",
            Put::OneBottom => "put-one-bottom",
            Put::Top => "put-top",
            Put::TopSwapped => "put-top-swapped",
            Put::Split => "put-split",
            Put::SplitSwapped => "put-split-swapped",
            Put::Bottom => "put-bottom",
            Put::BottomSwapped => "put-bottom-swapped",
        }
    }

    pub(super) fn word(self) -> Message {
        Message::new(match self {
            Put::OneTop => "torres-put-one-top",
            Put::OneBottom => "torres-put-one-bottom",
            Put::Top => "torres-put-top",
            Put::TopSwapped => "torres-put-top-swapped",
            Put::Split => "torres-put-split",
            Put::SplitSwapped => "torres-put-split-swapped",
            Put::Bottom => "torres-put-bottom",
            Put::BottomSwapped => "torres-put-bottom-swapped",
        })
    }
}

/// The part that ends a turn with this spread.
pub(super) fn end_id(spread: Spread) -> String {
    let blocks: Vec<String> = spread.blocks().iter().map(u8::to_string).collect();
    if blocks.is_empty() { "end".to_owned() } else { format!("end-{}", blocks.join("-")) }
}

/// A spread as people read it: `+1 +0`.
pub(super) fn spread_text(spread: Spread) -> String {
    let blocks: Vec<String> = spread.blocks().iter().map(|blocks| format!("+{blocks}")).collect();
    blocks.join(" ")
}

/// The chips for these moves, and how far down they reach.
pub(super) fn group(looked: Pile, moves: &[Move]) -> Option<(Group, f32)> {
    let mut puts: Vec<Put> = Vec::new();
    let mut ends: Vec<Spread> = Vec::new();
    let (mut point, mut pass) = (false, false);
    for m in moves {
        match *m {
            Move::Keep { card, top, bottom } => {
                let kept = looked.iter().position(|other| other == card).unwrap_or(0);
                puts.extend(Put::of(looked, kept, top, bottom));
            }
            Move::End { spread, .. } => ends.push(spread),
            Move::Point {} => point = true,
            Move::Pass {} => pass = true,
            _ => {}
        }
    }
    puts.sort_unstable();
    puts.dedup();
    ends.sort_unstable();
    ends.dedup();
    let mut parts = Vec::new();
    let place = |n: usize, size: (f32, f32), columns: usize| {
        let (column, row) = (n % columns, n / columns);
        (CHIPS_LEFT + column as f32 * (size.0 + 7.0), HAND_TOP + row as f32 * (size.1 + 5.0))
    };
    let wide = WIDE_CHIP[usize::from(puts.len() > FEW_WIDE)];
    for (n, put) in puts.iter().enumerate() {
        parts.push(chip(put.id().to_owned(), place(n, wide, 1), wide, (put.word(), put.word())));
    }
    let many = ends.len() + usize::from(point) + usize::from(pass) > FEW;
    let (size, columns) = (CHIP[usize::from(many)], if many { 3 } else { 2 });
    let mut next = 0;
    let mut add = |id: String, label: Message, text: Message| {
        parts.push(chip(id, place(next, size, columns), size, (label, text)));
        next += 1;
    };
    if point {
        add("point".to_owned(), Message::new("torres-part-point"), Message::new("torres-chip-point"));
    }
    if pass {
        add("pass".to_owned(), Message::new("torres-part-pass"), Message::new("torres-chip-pass"));
    }
    for spread in ends {
        let (label, text) = if spread.blocks().is_empty() {
            (Message::new("torres-part-end"), Message::new("torres-chip-end"))
        } else {
            let with = |key| Message::new(key).with("spread", spread_text(spread));
            (with("torres-part-end-spread"), with("torres-chip-end-spread"))
        };
        add(end_id(spread), label, text);
    }
    let bottom = parts.iter().map(|part| part.at.1 + part.size.1).fold(0.0, f32::max);
    let group = Group { label: Message::new("torres-group-choice"), owner: None, parts };
    (bottom > 0.0).then_some((group, bottom))
}

fn chip(id: String, at: (f32, f32), size: (f32, f32), (label, text): (Message, Message)) -> Part {
    // Letters fill half of the chip's height.
    let letters = (size.1 * 0.48).max(16.0);
    let line = Text::new(Say::Message(text), (size.0 / 2.0, size.1 / 2.0 + letters * 0.36), letters);
    Part::new(id, at, size, label)
        .layer(Layer::Panel { at: (2.0, 3.0), size, fill: "#1e2c24", opacity: 0.4 })
        .layer(Layer::Panel { at: (0.0, 0.0), size, fill: PAPER, opacity: 1.0 })
        .layer(Layer::Text(line.centred().fit(size.0 - 14.0)))
}
