//! A view as JSON: named fields, fields of the board as `[column, row]`.

use crate::cell::{Cell, Cells};
use crate::components::{Card, Components, MasterCard};
use crate::deck::{Counts, Deck, Pile, PutBack};
use crate::options::{TorresOptions, Variant};
use crate::state::Step;
use crate::view::View;
use castellan_core::seat::{Seat, Viewer};
use serde::{Serialize, Serializer};

#[derive(Serialize)]
struct Wire<'a> {
    viewer: Viewer,
    options: &'a TorresOptions,
    /// From 1.
    phase: u8,
    /// From 1.
    round: u8,
    rounds: u8,
    first: Seat,
    due: Option<Seat>,
    step: &'static str,
    turn: Option<WireTurn>,
    /// Rows from the top, each from the left.
    levels: Vec<Vec<u8>>,
    castles: Vec<WireCastle>,
    king: Option<Cell>,
    supply: u8,
    master_card: Option<MasterCard>,
    seats: Vec<WireSeat>,
    /// The deck of all players; each has one of their own otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<WireDeck>,
    fresh: Vec<Cell>,
    over: bool,
}

#[derive(Serialize)]
struct WireTurn {
    seat: Seat,
    points: u8,
    tower: Option<u8>,
    draws: u8,
    card_played: bool,
    looked_count: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    looked: Option<Pile>,
}

#[derive(Serialize)]
struct WireCastle {
    cells: Vec<Cell>,
    base: u8,
    height: u8,
    king: bool,
    /// What it would bring each seat if it were scored now.
    worth: Vec<i32>,
}

#[derive(Serialize)]
struct WireSeat {
    seat: Seat,
    points: i32,
    knights: Vec<Cell>,
    reserve: u8,
    towers: Vec<u8>,
    kept: u8,
    hand_count: u8,
    fresh_count: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fresh: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<WireDeck>,
}

#[derive(Serialize)]
struct WireDeck {
    count: u8,
    /// Cards put back on top, the uppermost first; null where the viewer does not know them.
    top: Vec<Option<Card>>,
    /// Cards put back at the bottom, the uppermost first.
    bottom: Vec<Option<Card>>,
    /// Cards that may be anywhere else as far as the viewer knows: in the deck or in a hidden hand.
    unknown: Vec<Card>,
    /// Cards that have left the game.
    played: Vec<Card>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = &self.open;
        let rows = (0..8).map(|row| (0..8).filter_map(move |column| Cell::at(column, row)));
        let wire = Wire {
            viewer: self.viewer,
            options: &game.options,
            phase: game.phase + 1,
            round: (game.round + 1).min(game.rounds()),
            rounds: game.rounds(),
            first: game.first,
            due: game.due(),
            step: step_name(game.step),
            turn: self.wire_turn(),
            levels: rows.map(|row| row.map(|cell| game.board.level(cell)).collect()).collect(),
            castles: game.board.castles().iter().map(|&castle| self.wire_castle(castle)).collect(),
            king: game.board.king(),
            supply: game.supply,
            master_card: game.master_card,
            seats: game.all_seats().map(|seat| self.wire_seat(seat)).collect(),
            deck: (game.options.variant == Variant::SharedDeck).then(|| {
                let all: Vec<Seat> = game.all_seats().collect();
                self.wire_deck(&game.decks[0], &all)
            }),
            fresh: game.fresh.iter().collect(),
            over: game.is_over(),
        };
        wire.serialize(serializer)
    }
}

fn step_name(step: Step) -> &'static str {
    match step {
        Step::MasterCard => "master_card",
        Step::Found(_) => "found",
        Step::Enter(_) => "enter",
        Step::CrownCastle(_) => "king",
        Step::Act(_) => "act",
        Step::Look(_) => "cards",
        Step::Keep(_) => "keep",
        Step::MoveKing(_) => "move_king",
        Step::NameFirst(_) => "first",
        Step::Over => "over",
    }
}

impl View {
    fn wire_turn(&self) -> Option<WireTurn> {
        let doing = &self.open.doing;
        let (Step::Act(seat) | Step::Look(seat) | Step::Keep(seat)) = self.open.step else { return None };
        Some(WireTurn {
            seat,
            points: doing.points,
            tower: doing.tower,
            draws: doing.draws,
            card_played: doing.card_played,
            looked_count: doing.looked.len(),
            looked: self.shows(seat).then_some(doing.looked),
        })
    }

    fn wire_castle(&self, castle: Cells) -> WireCastle {
        let game = &self.open;
        WireCastle {
            cells: castle.iter().collect(),
            base: castle.len(),
            height: game.board.height_of(castle),
            king: game.board.kings_castle() == Some(castle),
            worth: game.all_seats().map(|seat| game.castle_worth(seat, castle)).collect(),
        }
    }

    fn wire_seat(&self, seat: Seat) -> WireSeat {
        let game = &self.open;
        let player = game.player(seat);
        let shown = self.shows(seat);
        WireSeat {
            seat,
            points: player.points,
            knights: game.board.knights(seat).iter().collect(),
            reserve: game.board.reserve(seat),
            towers: player.towers.blocks().to_vec(),
            kept: player.kept,
            hand_count: player.hand.len(),
            fresh_count: player.hand.fresh.len(),
            hand: shown.then(|| player.hand.ready.iter().chain(player.hand.fresh.iter()).collect()),
            fresh: shown.then(|| player.hand.fresh.iter().collect()),
            deck: (game.options.variant != Variant::SharedDeck)
                .then(|| self.wire_deck(&game.decks[seat.index()], &[seat])),
        }
    }

    /// Whether the viewer knows a card that was put back.
    pub(crate) fn knows(&self, known: PutBack) -> bool {
        self.viewer.is(known.by) || self.open.hands_are_open()
    }

    fn wire_deck(&self, deck: &Deck, seats: &[Seat]) -> WireDeck {
        let game = &self.open;
        let shown = |known: PutBack| self.knows(known).then_some(known.card);
        // Everything of these colours that is still in the game, and what of it the viewer can't place.
        let mut all = Counts::default();
        let mut unknown: Counts = deck.unseen();
        let mut count = |card: Card, placed: bool| {
            all.add(card);
            if !placed {
                unknown.add(card);
            }
        };
        deck.unseen().iter().for_each(|card| count(card, true));
        deck.top().chain(deck.bottom()).for_each(|known| count(known.card, self.knows(known)));
        for &seat in seats {
            let hand = &game.player(seat).hand;
            hand.ready.iter().chain(hand.fresh.iter()).for_each(|card| count(card, self.shows(seat)));
            if game.step == Step::Keep(seat) {
                game.doing.looked.iter().for_each(|card| count(card, self.shows(seat)));
            }
        }
        let colours = if game.options.variant == Variant::SharedDeck { 4 } else { 1 };
        let copies = Components::get().copies;
        let gone = |card: Card| usize::from(copies[card.index()] * colours - all.get(card));
        WireDeck {
            count: deck.len(),
            top: deck.top().map(shown).collect(),
            bottom: deck.bottom().map(shown).collect(),
            unknown: unknown.iter().collect(),
            played: Card::ALL.iter().flat_map(|&card| std::iter::repeat_n(card, gone(card))).collect(),
        }
    }
}
