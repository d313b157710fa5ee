//! Pictures of the games for the home page: a position in the middle of a game that played itself.

use crate::registry::{Registered, Registry};
use castellan_core::dice::{Dice, Seed};
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player};
use castellan_core::scene::svg::svg;
use castellan_core::scene::{Layer, Part, Scene};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::Value;

/// The names of the bots, the same in every language, one for each seat.
pub(super) const BOT_NAMES: [&str; 6] = ["Jadwiga", "Bolko", "Kinga", "Mieszko", "Dobrawa", "Leszek"];

/// The width of a picture by its height.
const SHAPE: f32 = 16.0 / 9.0;

/// How many positions are compared.
const LOOKS: usize = 5;

/// A picture of a game being played, as one of its ordinary games; none if there is no such game.
pub fn draw(games: &Registry, game: &str, start: &str, lang: Lang) -> Option<String> {
    let registered = games.find(game)?;
    let options = match registered.start(start) {
        Some((start, _)) => serde_json::from_str(start.options).ok()?,
        None if start.is_empty() => serde_json::json!({}),
        None => return None,
    };
    let whole = play(registered, &options, usize::MAX)?.len();
    // Of a few later positions the one with most to see, so that no game shows an empty table.
    // The eyes of a player, whose hand is worth seeing.
    let eyes = Viewer::Seat(Seat(0));
    let richness =
        |table: &dyn AnyTable| table.still(eyes).parts().map(|part| part.layers.len()).sum::<usize>();
    let later = (0..LOOKS).map(|look| whole / 2 + whole * look / (4 * LOOKS));
    let middle = later
        .filter_map(|entries| play(registered, &options, entries))
        .max_by_key(|table| richness(&**table))?;
    let scene = illustration(middle.still(eyes));
    Some(svg(&scene, &registered.art, registered.words(lang), &middle.names()))
}

/// A scene as an illustration: the board without what lies beside it, in the shape of a card, without
/// letters, since a picture in a page has no typefaces of its own.
fn illustration(mut scene: Scene) -> Scene {
    scene.groups.retain(|group| group.zone.is_on_board());
    for part in scene.groups.iter_mut().flat_map(|group| &mut group.parts) {
        part.layers.retain(|layer| !matches!(layer, Layer::Text(_)));
    }
    let cells: Vec<&Part> = scene.parts().filter(|part| part.place.is_some()).collect();
    let edge = |of: fn(&Part) -> f32, better: fn(f32, f32) -> f32, whole: f32| {
        cells.iter().map(|part| of(part)).reduce(better).unwrap_or(whole)
    };
    let (left, top) = (edge(|part| part.at.0, f32::min, 0.0), edge(|part| part.at.1, f32::min, 0.0));
    let right = edge(|part| part.at.0 + part.size.0, f32::max, scene.size.0);
    let bottom = edge(|part| part.at.1 + part.size.1, f32::max, scene.size.1);
    let (width, height) = (right - left, bottom - top);
    // Of a tall board the middle is shown, of a wide one a little more than all; without a board, all.
    let wide = match (cells.is_empty(), height * SHAPE > width) {
        (true, _) => width.max(height * SHAPE),
        (false, true) => width * 1.02,
        (false, false) => height * SHAPE * 1.04,
    };
    let size = (wide, wide / SHAPE);
    let corner = (left + (width - size.0) / 2.0, top + (height - size.1) / 2.0);
    for part in scene.groups.iter_mut().flat_map(|group| &mut group.parts) {
        part.at = (part.at.0 - corner.0, part.at.1 - corner.1);
    }
    Scene { size, ..scene }
}

/// A game of arbitrary moves until there are so many entries; the same every time.
fn play(registered: &Registered, options: &Value, entries: usize) -> Option<Box<dyn AnyTable>> {
    let meta = registered.game.meta();
    let seats = meta.seats_max.min(3).max(meta.seats_min);
    let players = BOT_NAMES.iter().take(usize::from(seats)).map(|name| Player::human(*name)).collect();
    let setup = Setup::new("gallery", players, Draws::Auto, Seed::new([7; 32]));
    let mut table = registered.game.open(setup, options).ok()?;
    let mut dice = Dice::quick(7);
    while table.len() < entries {
        let Some(seat) = table.turn().seats().iter().next() else { break };
        let moves = table.moves(seat);
        table.play(seat, &moves[dice.index(moves.len())]).ok()?;
    }
    Some(table)
}
