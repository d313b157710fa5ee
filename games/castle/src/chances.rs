//! How likely open features are to be closed, from what is printed on the tiles of the set.

use crate::feature::Kind;
use crate::set_data::{Area, Path, TileData};

/// By open ports; later ones are rare.
pub(crate) const OPEN: usize = 9;
/// How likely an open feature is to be closed by its owner, with the tiles of the stand-in; found by play.
const CLOSING: [f32; OPEN] = [1.0, 0.76, 0.57, 0.38, 0.3, 0.26, 0.19, 0.13, 0.1];
/// With these tiles so much of all half edges shows something else than a tower, than a house and than a court, and so
/// many of all arms end their path.
const STAND_IN: [f32; 4] = [24.0 / 82.0, 378.0 / 480.0, 370.0 / 480.0, 212.0 / 480.0];
/// However different a set is, by no more than this is closing harder or easier.
const EXTREME: f32 = 4.0;

/// The chances of each kind of feature: what ends it is rarer in some sets than in others.
pub(crate) fn closing(tiles: &[TileData]) -> [[f32; OPEN]; 4] {
    let count = |of: &dyn Fn(&TileData) -> usize| -> f32 {
        tiles.iter().map(|tile| usize::from(tile.count) * of(tile)).sum::<usize>() as f32
    };
    let halves = |areas: &[Area], is: &dyn Fn(Kind) -> bool| -> usize {
        areas.iter().filter(|area| is(area.kind)).map(|area| area.at.len()).sum()
    };
    let arms = |paths: &[Path]| paths.iter().map(|path| path.at.len()).sum::<usize>();
    let ends = |tile: &TileData| tile.paths.iter().filter(|path| path.at.len() == 1).count();
    [Kind::Path, Kind::Tower, Kind::House, Kind::Court].map(|kind| {
        let (ending, all) = if kind == Kind::Path {
            (count(&ends), count(&|tile| arms(&tile.paths)))
        } else {
            let other = count(&|tile| halves(&tile.areas, &|area| area != kind));
            (other, count(&|tile| halves(&tile.areas, &|_| true)))
        };
        let usual = STAND_IN[kind as usize];
        let harder = if all == 0.0 { 1.0 } else { (usual / (ending / all)).clamp(1.0 / EXTREME, EXTREME) };
        CLOSING.map(|chance| chance.powf(harder))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Components;

    #[test]
    fn the_stand_in_is_as_it_was_found_and_other_sets_are_easier_or_harder() {
        let mut tiles = Components::stand_in().data.tiles;
        assert_eq!(closing(&tiles), [CLOSING; 4]);
        // Without squares no more than the dead ends are left.
        tiles.retain(|tile| !tile.square);
        assert!(closing(&tiles)[Kind::Path as usize][1] < CLOSING[1]);
        // With towers on every edge hardly anything closes one.
        tiles.iter_mut().flat_map(|tile| &mut tile.areas).for_each(|area| area.kind = Kind::Tower);
        let chances = closing(&tiles);
        assert!(chances[Kind::Tower as usize][1] < CLOSING[1]);
        assert!(chances[Kind::House as usize][1] > CLOSING[1]);
    }
}
