//! The short written form of moves and chances, as in `walk 3,0 > 3,1` and `end 0 spread 1,0`.

use crate::cell::Cell;
use crate::components::{Card, MasterCard};
use crate::deck::Pile;
use crate::moves::{Chance, Move, Use};
use crate::towers::Spread;
use castellan_core::game::NotNotation;
use castellan_core::seat::Seat;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Found { cell } => write!(f, "found {cell}"),
            Move::Enter { cell } => write!(f, "enter {cell}"),
            Move::King { cell } => write!(f, "king {cell}"),
            Move::Pass {} => f.write_str("pass"),
            Move::First { seat } => write!(f, "first {seat}"),
            Move::Knight { cell } => write!(f, "knight {cell}"),
            Move::Walk { from, to } => write!(f, "walk {from} > {to}"),
            Move::Block { cell, tower } => write!(f, "block {cell} tower {tower}"),
            Move::Draw {} => f.write_str("draw"),
            Move::Keep { card, top, bottom } => {
                write!(f, "keep {card}")?;
                for (name, pile) in [("top", top), ("bottom", bottom)] {
                    if !pile.is_empty() {
                        write!(f, " {name} {pile}")?;
                    }
                }
                Ok(())
            }
            Move::Card(card) => write!(f, "card {card}"),
            Move::Point {} => f.write_str("point"),
            Move::End { tower, spread } if spread.blocks().is_empty() => write!(f, "end {tower}"),
            Move::End { tower, spread } => {
                let blocks: Vec<String> = spread.blocks().iter().map(u8::to_string).collect();
                write!(f, "end {tower} spread {}", blocks.join(","))
            }
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Use::A1 { from, to }
            | Use::A4 { from, to }
            | Use::A5 { from, to }
            | Use::A8 { from, to }
            | Use::A9 { from, to } => write!(f, "{card} {from} > {to}"),
            Use::A2 { cell, tower } => write!(f, "{card} {cell} tower {tower}"),
            Use::A3 { cell } | Use::A10 { cell } => write!(f, "{card} {cell}"),
            Use::A6 {} | Use::A7 {} => write!(f, "{card}"),
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&cards.join("+"))
    }
}

fn read<T: FromStr>(word: &str) -> Result<T, NotNotation> {
    word.parse().map_err(|_| NotNotation)
}

fn pile(text: &str) -> Result<Pile, NotNotation> {
    let cards = text.split('+').map(read::<Card>).collect::<Result<Vec<_>, _>>()?;
    Pile::of(&cards).ok_or(NotNotation)
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Move, NotNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["found", cell] => Move::Found { cell: read(cell)? },
            ["enter", cell] => Move::Enter { cell: read(cell)? },
            ["king", cell] => Move::King { cell: read(cell)? },
            ["pass"] => Move::Pass {},
            ["first", seat] => Move::First { seat: Seat(read(seat)?) },
            ["knight", cell] => Move::Knight { cell: read(cell)? },
            ["walk", from, ">", to] => Move::Walk { from: read(from)?, to: read(to)? },
            ["block", cell, "tower", tower] => Move::Block { cell: read(cell)?, tower: read(tower)? },
            ["draw"] => Move::Draw {},
            ["keep", card, ref piles @ ..] => {
                let (top, bottom) = match piles {
                    [] => (Pile::default(), Pile::default()),
                    ["top", top] => (pile(top)?, Pile::default()),
                    ["bottom", bottom] => (Pile::default(), pile(bottom)?),
                    ["top", top, "bottom", bottom] => (pile(top)?, pile(bottom)?),
                    _ => return Err(NotNotation),
                };
                Move::Keep { card: read(card)?, top, bottom }
            }
            ["card", card, ref how @ ..] => Move::Card(card_use(read(card)?, how)?),
            ["point"] => Move::Point {},
            ["end", tower] => Move::End { tower: read(tower)?, spread: Spread::default() },
            ["end", tower, "spread", spread] => {
                let blocks = spread.split(',').map(read::<u8>).collect::<Result<Vec<_>, _>>()?;
                Move::End { tower: read(tower)?, spread: Spread::of(&blocks).ok_or(NotNotation)? }
            }
            _ => return Err(NotNotation),
        })
    }
}

fn card_use(card: Card, how: &[&str]) -> Result<Use, NotNotation> {
    Ok(match (card, how) {
        (Card::A6, []) => Use::A6 {},
        (Card::A7, []) => Use::A7 {},
        (Card::A3, [cell]) => Use::A3 { cell: read(cell)? },
        (Card::A10, [cell]) => Use::A10 { cell: read(cell)? },
        (Card::A2, [cell, "tower", tower]) => Use::A2 { cell: read(cell)?, tower: read(tower)? },
        (card, [from, ">", to]) => {
            let (from, to): (Cell, Cell) = (read(from)?, read(to)?);
            Use::shift(card, from, to).ok_or(NotNotation)?
        }
        _ => return Err(NotNotation),
    })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Cards(cards) => write!(f, "cards {cards}"),
            Chance::MasterCard(card) => write!(f, "master_card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        match text.trim().split_once(' ') {
            Some(("cards", cards)) => Ok(Chance::Cards(pile(cards.trim())?)),
            Some(("master_card", card)) => Ok(Chance::MasterCard(read::<MasterCard>(card.trim())?)),
            _ => Err(NotNotation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "found 3,4",
            "enter 3,0",
            "king 7,3",
            "pass",
            "first 2",
            "knight 0,7",
            "walk 3,0 > 3,1",
            "block 3,0 tower 2",
            "draw",
            "keep A3",
            "keep A3 top A7+A1",
            "keep A3 top A7 bottom A1",
            "keep A3 bottom A7",
            "card A1 1,2 > 1,3",
            "card A2 1,2 tower 1",
            "card A3 1,2",
            "card A6",
            "card A8 0,0 > 7,7",
            "card A10 4,4",
            "point",
            "end 0",
            "end 2 spread 1,0",
        ] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()), Ok(text.to_owned()));
        }
        for wrong in
            ["", "walk 3,0 3,1", "block 3,0", "card A6 1,1", "card A2 1,2", "end", "end 0 spread", "keep"]
        {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
        for text in ["cards A3+A7+A10", "cards A1", "master_card M8"] {
            assert_eq!(text.parse::<Chance>().map(|chance| chance.to_string()), Ok(text.to_owned()));
        }
    }
}
