//! A sketch of a board in characters: its picture, drawn small.

use castellan_ai::mind::Playable;
use castellan_core::lang::Words;
use castellan_core::scene::{png, svg};
use castellan_core::seat::Viewer;
use castellan_core::table::any::AnyTable;

/// Characters from light to dark, for a screen without colours.
const SHADES: &[u8] = b" .:-=+*#%@";

/// The board as somebody may see it, so many characters wide: in the picture's colours, two pixels a character, or
/// in shades.
pub(super) fn sketch(
    playable: &Playable,
    table: &dyn AnyTable,
    viewer: Viewer,
    words: &Words,
    (width, has_colours): (usize, bool),
) -> Result<String, String> {
    // Seen from above where the game can be: a board in height is hard to read in characters.
    let above = playable.game.looks().iter().rev().find_map(|look| table.scene_as(look, viewer));
    let scene = above.unwrap_or_else(|| table.still(viewer));
    let picture = svg::svg(&scene, &playable.game.art(), words, &table.names());
    let rows = png::rows(&picture, width as u32)?;
    let mut text = String::new();
    // A character is about twice as high as it is wide.
    for pair in rows.chunks(2) {
        let below = pair.last().unwrap_or(&pair[0]);
        for (upper, lower) in pair[0].iter().zip(below) {
            if has_colours {
                let ([r, g, b], [x, y, z]) = (upper, lower);
                text.push_str(&format!("\x1b[38;2;{r};{g};{b};48;2;{x};{y};{z}m▀"));
            } else {
                text.push(shade(upper, lower));
            }
        }
        text.push_str(if has_colours { "\x1b[0m\n" } else { "\n" });
    }
    Ok(text)
}

fn shade(upper: &[u8; 3], lower: &[u8; 3]) -> char {
    let light: u32 = upper.iter().chain(lower).map(|part| u32::from(*part)).sum();
    let darkness = 6 * 255 - light;
    char::from(SHADES[(darkness as usize * (SHADES.len() - 1)) / (6 * 255)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use castellan_core::dice::Seed;
    use castellan_core::lang::Lang;
    use castellan_core::record::{Draws, Player};
    use castellan_core::table::Setup;

    #[test]
    fn every_board_has_a_sketch_of_many_shades() {
        for playable in crate::games::all() {
            let players = vec![Player::human("Ala"), Player::human("Ola")];
            let setup = Setup::new("sketch", players, Draws::Auto, Seed::new([7; 32]));
            let table = playable.game.open(setup, &serde_json::json!({})).expect("two may play");
            let words = playable.game.words(Lang::En);
            let drawn = |colours| {
                sketch(&playable, &*table, Viewer::Watcher, &words, (60, colours)).expect("a board")
            };
            let shades: std::collections::BTreeSet<char> = drawn(false).chars().collect();
            assert!(shades.len() > 4, "{}: {shades:?}", playable.game.meta().id);
            assert!(drawn(false).lines().all(|line| line.len() == 60));
            assert!(drawn(true).contains("\x1b[38;2;"));
        }
    }
}
