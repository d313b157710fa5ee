//! One player's place: points, hand, camp, castles, sword, and what was laid before.

use super::laid::struck;
use super::{INK, card_face, out};
use crate::components::{Card, Tile};
use crate::state::Siege;
use crate::view::View;
use crate::words::{card_word, tile_drawing, tile_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text, Zone};
use castellan_core::seat::Seat;

const SMALL_CARD: (f32, f32) = (36.0, 54.0);
/// How far cards lie apart of which only the number matters.
const STEP: f32 = 13.0;

/// Describes one player's place.
pub(super) fn group(view: &View, seat: Seat) -> Group {
    let game = &view.open;
    let player = game.player(seat);
    let key = if game.sword == seat { "siege-group-seat-sword" } else { "siege-group-seat" };
    let label = Message::new(key)
        .with("who", seat)
        .with("points", game.points_of(seat))
        .with("hand", player.hand_count())
        .with("camp", player.camp.len());
    let is_due = game.undecided().contains(seat);
    let mut parts = vec![Part::head(seat, game.points_of(seat), None, is_due, label.clone())];
    parts.extend((game.sword == seat).then(|| Part::decoration((0.0, 0.0), (27.0, 54.0)).symbol("sword")));
    parts.extend(hand(view, seat));
    parts.push(camp(player.camp.len()).owned_by(seat));
    parts.extend(castles(game, seat));
    parts.extend(last_laid(game, seat));
    parts.extend(out::parts(view, seat));
    Group { label, owner: Some(seat), zone: Zone::Seat(seat), parts }
}

/// The camp with the number of cards in it.
fn camp(cards: u32) -> Part {
    let count = Text::new(Say::Plain(cards.to_string()), (66.0, 40.0), 22.0).serif().ink(INK);
    Part::decoration((0.0, 0.0), (80.0, 54.0))
        .layer(Layer::Symbol { id: "camp", at: (0.0, 8.0), size: (58.0, 43.5) })
        .layer(Layer::Text(count))
}

/// The castles that the player has taken.
fn castles(game: &Siege, seat: Seat) -> impl Iterator<Item = Part> + '_ {
    game.player(seat).castles().map(|tile: Tile| {
        let label =
            Message::new("siege-part-castle").with("tile", tile_word(tile)).with("points", tile.points());
        let fresh = game.tile.is_none() && game.fought.is_some_and(|fought| fought.tile == tile);
        let stress = if fresh { Stress::Fresh } else { Stress::Plain };
        let part = Part::thing(format!("castle-{tile}"), (72.0, 54.0), label);
        part.at_home("open-tile").symbol(tile_drawing(tile)).stressed(stress)
    })
}

/// What the player laid in the siege before, small, once the next round is on.
fn last_laid(game: &Siege, seat: Seat) -> Vec<Part> {
    let Some(fought) = game.fought.filter(|_| game.tile.is_some()) else { return Vec::new() };
    let small = |(n, card): (usize, Card)| {
        let label = Message::new("siege-part-last-laid").with("card", card_word(card));
        let part = Part::thing(format!("last-{seat}-{n}"), SMALL_CARD, label);
        let gone = !card.is_army() || fought.equal.contains(card);
        let stress = if gone { Stress::Faded } else { Stress::Plain };
        let part = part.owned_by(seat).at_home(format!("laid-{seat}-{n}")).flipping();
        struck(card_face(part, card, &game.strengths), fought.equal.contains(card)).stressed(stress)
    };
    fought.laid[seat.index()].cards().into_iter().enumerate().map(small).collect()
}

/// The hand as others see it: backs, and faces once the game is over.
fn hand(view: &View, seat: Seat) -> Vec<Part> {
    let game = &view.open;
    let player = game.player(seat);
    if !game.is_over() {
        let count = player.hand_count();
        let back = |n: u32| Layer::Symbol { id: "card-back", at: (n as f32 * STEP, 0.0), size: SMALL_CARD };
        let size = (SMALL_CARD.0 + count.saturating_sub(1) as f32 * STEP, SMALL_CARD.1);
        let backs = (0..count).fold(Part::decoration((0.0, 0.0), size), |part, n| part.layer(back(n)));
        let mark = (size.0 - SMALL_CARD.0 / 2.0, SMALL_CARD.1 / 2.0);
        return (count > 0)
            .then(|| backs.owned_by(seat).layer(Layer::Mark { at: mark, radius: 5.4 }))
            .into_iter()
            .collect();
    }
    let face = |(n, card): (usize, Card)| {
        let label = Message::new("siege-part-kept").with("card", card_word(card));
        let part = Part::thing(format!("kept-{seat}-{n}"), SMALL_CARD, label).owned_by(seat);
        card_face(part, card, &game.strengths)
    };
    player.hand().into_iter().enumerate().map(face).collect()
}
