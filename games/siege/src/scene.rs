//! The table as a viewer sees it: the tiles above, a place for each player, the own cards below.

use crate::components::{Card, Kind, Tile};
use crate::moves::Move;
use crate::options::Strengths;
use crate::state::{ROUNDS, Siege};
use crate::view::View;
use crate::words::{banner, card_as, card_word, cards_laid, tile_drawing, tile_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Offer, Part, Say, Scene, Stress, Text, Zone};
use castellan_core::seat::{Seat, Seats};

mod laid;
mod out;
mod seat_place;
pub(crate) mod seen;

const WIDTH: f32 = 780.0;
const MARGIN: f32 = 20.0;
/// Where the places of the players begin, and how high they are.
const PLACES_TOP: f32 = 190.0;
const PLACE_HEIGHT: f32 = 168.0;
const HEIGHT: f32 = PLACES_TOP + PLACE_HEIGHT + MARGIN;
const HAND_CARD: (f32, f32) = (124.0, 186.0);
/// Beside the open tile.
const BESIDE: f32 = 242.0;

const PAPER: &str = "#f7efdf";
const LIGHT: &str = "#f7efdf";
const INK: &str = "#4a3b2f";

/// Describes the table to one viewer.
pub(crate) fn scene(view: &View, moves: &[Move]) -> Scene {
    let game = &view.open;
    let own = view.viewer.seat();
    let mut groups = vec![tiles(game)];
    groups.extend(game.all_seats().map(|seat| laid::group(view, seat)));
    groups.extend(own.map(|seat| own_cards(game, seat)));
    groups.extend(game.all_seats().map(|seat| seat_place::group(view, seat)));
    Scene {
        size: (WIDTH, HEIGHT),
        headline: headline(game),
        task: own.and_then(|seat| task(game, seat)),
        groups,
        offers: moves.iter().map(|m| offer(*m)).collect(),
    }
}

fn headline(game: &Siege) -> Message {
    if game.is_over() {
        return Message::new("siege-scene-over").with("who", game.winner());
    }
    let round = |key| Message::new(key).with("round", game.rounds + 1).with("rounds", ROUNDS);
    let message = match game.tile {
        Some(Tile::Drum) => round("siege-scene-drum"),
        Some(tile) => round("siege-scene-round").with("tile", tile_word(tile)),
        None => round("siege-scene-turn-up"),
    };
    if game.games == 1 {
        return message;
    }
    Message::new("siege-scene-game")
        .with("game", game.game + 1)
        .with("games", game.games)
        .with("round", message)
}

fn task(game: &Siege, seat: Seat) -> Option<Message> {
    let tile = game.tile?;
    let undecided = game.undecided();
    if !undecided.contains(seat) {
        return Some(Message::new("siege-task-wait").with("whom", names(undecided)));
    }
    Some(match tile {
        Tile::Drum => Message::new("siege-task-recruit"),
        castle => Message::new("siege-task-lay").with("tile", tile_word(castle)),
    })
}

fn names(seats: Seats) -> Vec<Message> {
    seats.iter().map(|seat| Message::new("siege-name").with("who", seat)).collect()
}

/// The open tile, the stack, and all eight tiles: seen ones pale.
fn tiles(game: &Siege) -> Group {
    let wide = WIDTH - BESIDE - MARGIN;
    let headline = Text::new(Say::Message(headline(game)), (0.0, 22.0), 24.0).serif().ink(LIGHT).fit(wide);
    let mut parts = vec![Part::decoration((BESIDE, 16.0), (wide, 30.0)).layer(Layer::Text(headline))];
    // Until the next tile is turned up, the castle that was fought for stays in sight.
    let in_sight = game.tile.or(game.fought.map(|fought| fought.tile));
    parts.extend(in_sight.map(|tile| {
        let label =
            Message::new("siege-part-open-tile").with("tile", tile_word(tile)).with("points", tile.points());
        Part::new("open-tile", (MARGIN, MARGIN), (200.0, 150.0), label)
            .at_home("last")
            .flipping()
            .symbol(tile_drawing(tile))
    }));
    for (n, tile) in Tile::CASTLES.into_iter().chain([Tile::Drum; 2]).enumerate() {
        parts.push(overview(game, tile, n));
    }
    let to_come = game.unseen.len().saturating_sub(1).min(u32::from(ROUNDS - game.rounds));
    parts.extend((0..to_come).map(|n| {
        let lift = n as f32 * 4.0;
        Part::decoration((BESIDE + lift, 126.0 - lift), (60.0, 45.0)).symbol("tile-back")
    }));
    parts.extend(game.fought.map(|fought| {
        let key = if fought.by.is_some() { "siege-part-last" } else { "siege-part-last-sword" };
        let mut label = Message::new(key).with("who", fought.winner).with("tile", tile_word(fought.tile));
        if let Some(card) = fought.by {
            label = label.with("strongest", card_as(card, "strongest"));
        }
        let text =
            Text::new(Say::Message(label.clone()), (0.0, 20.0), 18.0).ink(LIGHT).fit(wide - 100.0).rows(2);
        Part::new("last", (BESIDE + 100.0, 122.0), (wide - 100.0, 46.0), label).layer(Layer::Text(text))
    }));
    let label = Message::new("siege-group-tiles").with("stack", to_come);
    Group { label, owner: None, zone: Zone::Board, parts }
}

fn overview(game: &Siege, tile: Tile, n: usize) -> Part {
    let drums_seen = 2 - game.unseen.iter().filter(|&unseen| unseen == Tile::Drum).count();
    let seen = if tile == Tile::Drum { n - 6 < drums_seen } else { !game.unseen.contains(tile) };
    let key = if seen { "siege-part-seen" } else { "siege-part-unseen" };
    let id = if n == 7 { "tile-drum-2".to_owned() } else { format!("tile-{tile}") };
    Part::new(
        id,
        (BESIDE + n as f32 * 64.5, 56.0),
        (61.0, 45.75),
        Message::new(key).with("tile", tile_word(tile)),
    )
    .symbol(tile_drawing(tile))
    .stressed(if seen { Stress::Faded } else { Stress::Plain })
}

/// The own cards: always eight of them, those in hand first, then those in camp (SI11).
fn own_cards(game: &Siege, seat: Seat) -> Group {
    let player = game.player(seat);
    let hand = player.hand();
    let camp: Vec<Card> = player.camp.iter().collect();
    let mut parts = Vec::new();
    for (n, &card) in hand.iter().chain(&camp).enumerate() {
        let in_camp = n >= hand.len();
        let second = !in_camp && n > 0 && hand[n - 1] == card;
        let id = match (in_camp, second) {
            (true, _) => format!("camp-{card}"),
            (false, true) => format!("hand-{card}-2"),
            (false, false) => format!("hand-{card}"),
        };
        let key = if in_camp { "siege-part-own-camp" } else { "siege-part-own-hand" };
        let label = Message::new(key).with("card", card_with_strengths(card, &game.strengths));
        // What comes back from a siege, or out of the camp, comes from there.
        let home = format!("camp-{card} laid-{seat}-0 laid-{seat}-1");
        let part = Part::thing(id, HAND_CARD, label).at_home(home);
        let mut part = card_face(part, card, &game.strengths).owned_by(seat);
        if in_camp {
            let badge = Layer::Symbol { id: "camp", at: (66.0, 140.0), size: (52.0, 39.0) };
            let recruiting = game.tile == Some(Tile::Drum);
            part = part.layer(badge).stressed(if recruiting { Stress::Plain } else { Stress::Faded });
        } else if let Some(kind) = game.tile.and_then(Tile::kind) {
            part = against(part, card, kind, &game.strengths);
        }
        parts.push(part);
    }
    Group { label: Message::new("siege-group-own"), owner: Some(seat), zone: Zone::Hand, parts }
}

/// The strength of a card in hand against the castle that is fought for, on the lower rim of the card.
fn against(part: Part, card: Card, kind: Kind, strengths: &Strengths) -> Part {
    let (width, height) = part.size;
    let said = if card.is_army() { strengths.of(card, kind).to_string() } else { "–".to_owned() };
    let text = Text::new(Say::Plain(said), (width / 2.0, height + 5.0), 24.0).centred().serif();
    part.layer(panel((width / 2.0 - 24.0, height - 18.0), (48.0, 32.0), INK, 1.0))
        .layer(panel((width / 2.0 - 22.0, height - 16.0), (44.0, 28.0), "#fff8e0", 1.0))
        .layer(Layer::Text(text.ink(INK)))
}

fn card_with_strengths(card: Card, strengths: &Strengths) -> Message {
    if !card.is_army() {
        return card_word(card);
    }
    let [wood, brick, stone] = Kind::ALL.map(|kind| strengths.of(card, kind));
    let message = Message::new("siege-card-strengths").with("card", card_word(card));
    message.with("wood", wood).with("brick", brick).with("stone", stone)
}

/// Draws a card face over all of a part: paper, figure, and three banners with the strengths.
fn card_face(part: Part, card: Card, strengths: &Strengths) -> Part {
    let unit = part.size.0 / 120.0;
    let mut part = part.symbol("card").symbol(card.name());
    if !card.is_army() {
        return part;
    }
    for (n, kind) in Kind::ALL.into_iter().enumerate() {
        let (x, y) = (6.0, 10.0 + 36.0 * n as f32);
        let numeral = Say::Plain(strengths.of(card, kind).to_string());
        let text = Text::new(numeral, ((x + 13.0) * unit, (y + 22.0) * unit), 21.0 * unit);
        part = part
            .layer(Layer::Symbol {
                id: banner(kind),
                at: (x * unit, y * unit),
                size: (26.0 * unit, 34.0 * unit),
            })
            .layer(Layer::Text(text.centred().serif().ink("#ffffff").fit(24.0 * unit)));
    }
    part
}

/// Draws a card back with the owner's mark over all of a part.
fn card_back(part: Part) -> Part {
    let (width, height) = part.size;
    let radius = width * 0.15;
    part.symbol("card-back").layer(Layer::Mark { at: (width / 2.0, height / 2.0), radius })
}

fn panel(at: (f32, f32), size: (f32, f32), fill: &'static str, opacity: f32) -> Layer {
    Layer::Panel { at, size, fill, opacity }
}

fn offer(m: Move) -> Offer {
    let (picks, label) = match m {
        Move::Lay { cards } => {
            let [first, second] = cards.cards();
            let again = if first == second { "-2" } else { "" };
            let picks = vec![format!("hand-{first}"), format!("hand-{second}{again}")];
            (picks, Message::new("siege-offer-lay").with("cards", cards_laid(cards)))
        }
        Move::Recruit { card } => (
            vec![format!("camp-{card}")],
            Message::new("siege-offer-recruit").with("card", card_as(card, "object")),
        ),
    };
    let mv = serde_json::to_value(m).unwrap_or_default();
    Offer { mv, notation: m.to_string(), picks, label }
}
