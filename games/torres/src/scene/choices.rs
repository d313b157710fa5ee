//! Choices that have no place on the table: a point, the end of a turn, where cards are put back.

use crate::deck::Pile;
use crate::moves::Move;
use crate::towers::Spread;
use castellan_core::message::Message;
use castellan_core::scene::Part;

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

/// How a turn ends with this spread: what each other tower gets.
fn end_word(spread: Spread) -> Message {
    let blocks = spread.blocks();
    if blocks.is_empty() {
        return Message::new("torres-part-end");
    }
    if blocks.iter().all(|blocks| *blocks == 0) {
        return Message::new("torres-part-end-alone");
    }
    let list: Vec<Message> =
        blocks.iter().map(|&blocks| Message::new("torres-part-share").with("blocks", blocks)).collect();
    Message::new("torres-part-end-spread").with("spread", list)
}

/// A choice for each of these moves that has no place on the table.
pub(super) fn parts(looked: Pile, moves: &[Move]) -> Vec<Part> {
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
    let mut parts: Vec<Part> = puts.iter().map(|put| Part::choice(put.id(), put.word())).collect();
    parts.extend(point.then(|| Part::choice("point", Message::new("torres-part-point"))));
    parts.extend(pass.then(|| Part::choice("pass", Message::new("torres-part-pass"))));
    parts.extend(ends.into_iter().map(|spread| Part::choice(end_id(spread), end_word(spread))));
    parts
}
