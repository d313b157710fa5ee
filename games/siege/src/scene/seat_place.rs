//! One player's place at the table: name and points, laid cards, camp, hand, castles, sword.

use super::{MARGIN, PAPER, PLACE_HEIGHT, TILES_HEIGHT, WIDTH, card_back, card_face, out, panel};
use crate::components::{Card, Tile};
use crate::moves::Move;
use crate::state::Siege;
use crate::view::View;
use crate::words::{card_word, tile_drawing, tile_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text};
use castellan_core::seat::Seat;

const LAID_CARD: (f32, f32) = (96.0, 144.0);
const SMALL_CARD: (f32, f32) = (42.0, 63.0);
/// With three or four players a place is narrower than this, and smaller things lie on it.
const NARROW: f32 = 400.0;

/// Describes one player's place.
pub(super) fn seat_place(view: &View, seat: Seat) -> Group {
    let game = &view.open;
    let player = game.player(seat);
    let width = (WIDTH - MARGIN) / f32::from(game.seats) - MARGIN;
    let corner = (MARGIN + f32::from(seat.0) * (width + MARGIN), TILES_HEIGHT);
    let mut parts = vec![name_board(game, seat, corner, width)];
    let sword = || Part::decoration((corner.0 + width - 42.0, corner.1 + 4.0), (32.0, 64.0)).symbol("sword");
    parts.extend((game.sword == seat).then(sword));
    parts.extend(laid(view, seat, corner));
    parts.extend(last_laid(game, seat, (corner.0 + width - 50.0, corner.1 + 80.0)));
    parts.push(camp(player.camp.len(), (corner.0 + 12.0, corner.1 + 230.0)).owned_by(seat));
    parts.extend(hand(view, seat, (corner.0 + 112.0, corner.1 + 234.0), width - 124.0));
    parts.extend(castles(game, seat, (corner.0 + 12.0, corner.1 + 310.0), width - 24.0));
    let small = if width < NARROW { (32.0, 48.0) } else { (46.0, 69.0) };
    parts.extend(out::parts(view, seat, (corner.0 + 12.0, corner.1 + PLACE_HEIGHT - small.1 - 4.0), small));
    let key = if game.sword == seat { "siege-group-seat-sword" } else { "siege-group-seat" };
    let label = Message::new(key)
        .with("who", seat)
        .with("points", game.points_of(seat))
        .with("hand", player.hand_count())
        .with("camp", player.camp.len());
    Group { label, owner: Some(seat), parts }
}

/// The camp with the number of cards in it.
fn camp(cards: u32, at: (f32, f32)) -> Part {
    let count = Text::new(Say::Plain(cards.to_string()), (82.0, 63.0), 24.0);
    Part::decoration(at, (92.0, 69.0))
        .symbol("camp")
        .layer(panel((68.0, 44.0), (28.0, 26.0), "#4a3b2f", 1.0))
        .layer(Layer::Text(count.centred().serif().ink(PAPER)))
}

/// The castles that the player has taken.
fn castles(game: &Siege, seat: Seat, (x, y): (f32, f32), width: f32) -> Vec<Part> {
    let (across, high) = if width < NARROW { (57.0, 43.0) } else { (84.0, 63.0) };
    let in_a_row = ((width + 6.0) / (across + 6.0)) as usize;
    let castle = |(n, tile): (usize, Tile)| {
        let (column, row) = (n % in_a_row, n / in_a_row);
        let at = (x + column as f32 * (across + 6.0), y + row as f32 * (high + 6.0));
        let label =
            Message::new("siege-part-castle").with("tile", tile_word(tile)).with("points", tile.points());
        let fresh = game.tile.is_none() && game.fought.is_some_and(|fought| fought.tile == tile);
        let stress = if fresh { Stress::Fresh } else { Stress::Plain };
        let part = Part::new(format!("castle-{tile}"), at, (across, high), label);
        part.at_home("open-tile").symbol(tile_drawing(tile)).stressed(stress)
    };
    game.player(seat).castles().enumerate().map(castle).collect()
}

/// The paper that a player's things lie on, with mark, name and points.
fn name_board(game: &Siege, seat: Seat, corner: (f32, f32), width: f32) -> Part {
    let name = Text::new(Say::Message(Message::new("siege-name").with("who", seat)), (54.0, 38.0), 24.0);
    let points = Text::new(Say::Plain(game.points_of(seat).to_string()), (width - 66.0, 42.0), 36.0);
    // Two cards will lie there: their places are seen before they do.
    let well = |n: usize| panel((12.0 + n as f32 * 104.0, 76.0), LAID_CARD, "#ecdfc6", 1.0);
    Part::decoration(corner, (width, PLACE_HEIGHT))
        .owned_by(seat)
        .layer(panel((4.0, 6.0), (width, PLACE_HEIGHT), "#1e2c24", 0.35))
        .layer(panel((0.0, 0.0), (width, PLACE_HEIGHT), PAPER, 1.0))
        .layer(well(0))
        .layer(well(1))
        .layer(panel((10.0, 10.0), (36.0, 40.0), "currentColor", 1.0))
        .layer(Layer::Mark { at: (28.0, 30.0), radius: 12.0 })
        .layer(Layer::Text(name.serif().fit(width - 150.0)))
        .layer(Layer::Text(points.centred().serif()))
}

/// The two cards of this siege: as backs while they are secret, as faces to their owner, and revealed
/// until the next tile is turned up.
fn laid(view: &View, seat: Seat, corner: (f32, f32)) -> Vec<Part> {
    let game = &view.open;
    let at = |n: usize| (corner.0 + 12.0 + n as f32 * 104.0, corner.1 + 76.0);
    let choice = game.player(seat).choice;
    if let (Some(Move::Lay { cards }), true) = (choice, view.viewer.is(seat)) {
        let face = |(n, card): (usize, Card)| {
            let label = Message::new("siege-part-laid-secretly").with("card", card_word(card));
            let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, label);
            let home = format!("hand-{card}-2 hand-{card} last-{seat}-{n}");
            card_face(part.owned_by(seat).at_home(home), card, &game.strengths)
        };
        return cards.cards().into_iter().enumerate().map(face).collect();
    }
    if let Some(Move::Lay { .. }) = choice {
        let back = |n: usize| {
            let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, "siege-part-face-down");
            card_back(part.owned_by(seat).at_home(format!("last-{seat}-{n}")))
        };
        return (0..2).map(back).collect();
    }
    match game.fought {
        Some(fought) if game.tile.is_none() => fought.laid[seat.index()]
            .cards()
            .into_iter()
            .enumerate()
            .map(|(n, card)| {
                let wins = fought.winner == seat && fought.by == Some(card);
                let (key, stress) = if wins {
                    ("siege-part-revealed-wins", Stress::Fresh)
                } else if !card.is_army() {
                    ("siege-part-revealed-home", Stress::Faded)
                } else if fought.equal.contains(card) {
                    ("siege-part-revealed-equal", Stress::Faded)
                } else {
                    ("siege-part-revealed", Stress::Plain)
                };
                let label = Message::new(key).with("card", card_word(card));
                let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, label).owned_by(seat);
                let part = part.flipping().at_home(format!("last-{seat}-{n}"));
                struck(card_face(part, card, &game.strengths), fought.equal.contains(card)).stressed(stress)
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// A card that is struck out, because another is as strong.
fn struck(part: Part, is: bool) -> Part {
    if is { part.symbol("struck") } else { part }
}

/// What the player laid in the siege before, small, once the next round is on.
fn last_laid(game: &Siege, seat: Seat, (x, y): (f32, f32)) -> Vec<Part> {
    let Some(fought) = game.fought.filter(|_| game.tile.is_some()) else { return Vec::new() };
    let small = |(n, card): (usize, Card)| {
        let label = Message::new("siege-part-last-laid").with("card", card_word(card));
        let part = Part::new(format!("last-{seat}-{n}"), (x, y + n as f32 * 68.0), SMALL_CARD, label);
        let gone = !card.is_army() || fought.equal.contains(card);
        let stress = if gone { Stress::Faded } else { Stress::Plain };
        let part = part.owned_by(seat).at_home(format!("laid-{seat}-{n}")).flipping();
        struck(card_face(part, card, &game.strengths), fought.equal.contains(card)).stressed(stress)
    };
    fought.laid[seat.index()].cards().into_iter().enumerate().map(small).collect()
}

/// The hand as others see it: backs, and faces once the game is over.
fn hand(view: &View, seat: Seat, (x, y): (f32, f32), width: f32) -> Vec<Part> {
    let game = &view.open;
    let player = game.player(seat);
    let count = player.hand_count();
    let step = ((width - SMALL_CARD.0) / 7.0).min(SMALL_CARD.0 + 4.0);
    let at = |n: usize| (x + n as f32 * step, y);
    if !game.is_over() {
        let back = |n: u32| card_back(Part::decoration(at(n as usize), SMALL_CARD).owned_by(seat));
        return (0..count).map(back).collect();
    }
    let face = |(n, card): (usize, Card)| {
        let label = Message::new("siege-part-kept").with("card", card_word(card));
        let part = Part::new(format!("kept-{seat}-{n}"), at(n), SMALL_CARD, label).owned_by(seat);
        card_face(part, card, &game.strengths)
    };
    player.hand().into_iter().enumerate().map(face).collect()
}
