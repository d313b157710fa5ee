//! The toy as its viewers know it: views, guesses and scenes.

use super::toy::{Fault, Phase, Toy};
use super::toy_notation::{Gem, ToyMove};
use crate::dice::Dice;
use crate::message::Message;
use crate::scene::{Group, Offer, Part, Scene, Symbol, Zone};
use crate::seat::{Seat, Viewer};
use crate::table::to_json;
use serde::Serialize;

/// What one viewer knows of the toy.
#[derive(Clone, Serialize)]
pub(crate) struct ToyView {
    viewer: Viewer,
    rounds: u8,
    round: u8,
    coins: Vec<u8>,
    hands: Vec<Vec<u8>>,
    /// Who has bid.
    bidders: Vec<bool>,
    /// The bids that this viewer knows.
    bids: Vec<Option<u8>>,
    flags: [Option<Seat>; super::toy::CELLS],
    planted: u8,
    gems: Vec<(Seat, Option<Gem>)>,
    points: Vec<i32>,
    phase: Phase,
}

impl ToyView {
    pub(crate) fn of(toy: &Toy, viewer: Viewer) -> ToyView {
        let all_gems = toy.phase == Phase::Over || Fault::ViewShowsGems.is_on();
        let sees_bid = |seat| viewer.is(seat) || Fault::ViewShowsBids.is_on();
        ToyView {
            viewer,
            rounds: toy.rounds,
            round: toy.round,
            coins: toy.coins.clone(),
            hands: toy.hands.clone(),
            bidders: toy.bids.iter().map(Option::is_some).collect(),
            bids: Seat::all(toy.seats)
                .map(|seat| toy.bids[seat.index()].filter(|_| sees_bid(seat)))
                .collect(),
            flags: toy.flags,
            planted: toy.planted,
            gems: toy
                .gems
                .iter()
                .map(|&(seat, gem)| (seat, (all_gems || viewer.is(seat)).then_some(gem)))
                .collect(),
            points: toy.points.clone(),
            phase: toy.phase,
        }
    }

    pub(crate) fn guess(&self, dice: &mut Dice) -> Toy {
        let mut any_gem = || if dice.below(2) == 0 { Gem::Red } else { Gem::Blue };
        let gems = self.gems.iter().map(|&(seat, gem)| match gem {
            Some(gem) if !Fault::GuessForgets.is_on() => (seat, gem),
            _ => (seat, any_gem()),
        });
        let gems = gems.collect();
        let bids =
            self.bids.iter().zip(&self.bidders).zip(&self.hands).map(|((&bid, &has_bid), hand)| {
                bid.or_else(|| has_bid.then(|| hand[dice.index(hand.len())]))
            });
        Toy {
            seats: self.points.len() as u8,
            rounds: self.rounds,
            round: self.round,
            coins: self.coins.clone(),
            hands: self.hands.clone(),
            bids: bids.collect(),
            flags: self.flags,
            planted: self.planted,
            gems,
            points: self.points.clone(),
            phase: self.phase,
        }
    }
}

pub(crate) fn scene(view: &ToyView, moves: &[ToyMove]) -> Scene {
    let mut groups = vec![board(view)];
    if let Some(seat) = view.viewer.seat() {
        groups.push(hand(view, seat));
    }
    if Fault::SceneDoublesAPart.is_on() {
        groups.push(board(view));
    }
    let mut offers: Vec<Offer> = moves.iter().map(offer).collect();
    if Fault::SceneOffersLess.is_on() {
        offers.pop();
    }
    let headline = Message::new("toy-headline").with("round", view.round + 1).with("rounds", view.rounds);
    let task = (!moves.is_empty()).then(|| Message::new("toy-task"));
    Scene { size: (300.0, 100.0), headline, task, groups, offers }
}

fn board(view: &ToyView) -> Group {
    let symbol = if Fault::SceneLacksADrawing.is_on() { "toy-nowhere" } else { "toy-flag" };
    let mut parts = vec![Part::new("end", (200.0, 0.0), (40.0, 40.0), "toy-end")];
    for (at, (letter, flag)) in ["a", "b", "c"].into_iter().zip(view.flags).enumerate() {
        let label = match flag {
            Some(seat) => Message::new("toy-cell-flag").with("who", seat),
            None => Message::new("toy-cell"),
        };
        let part = Part::new(letter, (at as f32 * 50.0, 0.0), (40.0, 40.0), label.with("cell", letter));
        parts.push(if flag.is_some() { part.symbol(symbol) } else { part });
    }
    for &(seat, gem) in &view.gems {
        let gem = Message::new(gem.map_or("toy-gem-hidden", Gem::key));
        parts.push(Part::new(
            "",
            (0.0, 50.0),
            (10.0, 10.0),
            Message::new("toy-has-gem").with("who", seat).with("gem", gem),
        ));
    }
    Group { label: Message::new("toy-board"), owner: None, zone: Zone::Board, parts }
}

fn hand(view: &ToyView, seat: Seat) -> Group {
    let key = if Fault::SceneSaysNothing.is_on() { "toy-nowhere" } else { "toy-card" };
    let cards = view.hands[seat.index()].iter().skip(usize::from(Fault::SceneLacksAPart.is_on()));
    let part = |&card: &u8| {
        let label = Message::new(key).with("card", card);
        Part::new(format!("card{card}"), (f32::from(card) * 30.0, 60.0), (25.0, 35.0), label)
    };
    let parts = cards.map(part).collect();
    Group { label: Message::new("toy-hand"), owner: Some(seat), zone: Zone::Hand, parts }
}

fn offer(m: &ToyMove) -> Offer {
    let (pick, label) = match m {
        ToyMove::Bid { card } => (format!("card{card}"), Message::new("toy-offer-bid").with("card", *card)),
        ToyMove::Flag { cell } => {
            (cell.to_string(), Message::new("toy-offer-flag").with("cell", cell.to_string()))
        }
        ToyMove::End {} => ("end".to_owned(), Message::new("toy-end")),
    };
    let pick = if Fault::SceneOffersAlike.is_on() { "end".to_owned() } else { pick };
    Offer { mv: to_json(m), notation: m.to_string(), picks: vec![pick], label }
}

pub(crate) fn art() -> Vec<Symbol> {
    let body = match Fault::ArtBroken.is_on() {
        true => r#"<g><path d="M0 0H10"/>"#,
        false => r#"<g><path d="M0 0H10V5H0z" fill="currentColor"/></g>"#,
    };
    vec![Symbol { id: "toy-flag".to_owned(), size: (10.0, 10.0), body: body.to_owned() }]
}
