//! The data file says what the boxes hold.

use castellan_carcassonne::tile_table::tables;
use castellan_carcassonne::tiles::{Edge, Goods, Mark, Set, TileKind};

fn of(set: Set) -> Vec<&'static TileKind> {
    tables().kinds.iter().filter(|kind| kind.set == set).collect()
}

fn copies(set: Set, counts: impl Fn(&TileKind) -> u32) -> u32 {
    of(set).into_iter().map(|kind| u32::from(kind.count) * counts(kind)).sum()
}

#[test]
fn every_set_has_its_tiles() {
    let totals = Set::ALL.iter().map(|&set| copies(set, |_| 1)).collect::<Vec<_>>();
    assert_eq!(totals, [72, 30, 18, 24, 12, 5, 12, 12]);
    assert_eq!(tables().kinds.len(), 133);
    let mut ids: Vec<&str> = tables().kinds.iter().map(|kind| kind.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 133);
}

#[test]
fn shields_cloisters_and_signs_are_as_many_as_printed() {
    let shields = |kind: &TileKind| kind.cities.iter().filter(|city| city.shield).count() as u32;
    let cloisters = |kind: &TileKind| u32::from(kind.cloister);
    assert_eq!(
        Set::ALL.iter().map(|&set| copies(set, shields)).collect::<Vec<_>>(),
        [10, 3, 3, 0, 0, 0, 0, 1]
    );
    assert_eq!(
        Set::ALL.iter().map(|&set| copies(set, cloisters)).collect::<Vec<_>>(),
        [6, 2, 1, 1, 1, 1, 0, 1]
    );
    let marked = |mark: Mark| copies(Set::PrincessDragon, |kind| u32::from(kind.has(mark)));
    let princess =
        copies(Set::PrincessDragon, |kind| u32::from(kind.cities.iter().any(|city| city.princess)));
    assert_eq!([marked(Mark::Volcano), marked(Mark::Dragon), marked(Mark::Portal), princess], [6, 12, 6, 6]);
    let inns = copies(Set::InnsCathedrals, |kind| kind.roads.iter().filter(|road| road.inn).count() as u32);
    let cathedrals =
        copies(Set::InnsCathedrals, |kind| u32::from(kind.cities.iter().any(|city| city.cathedral)));
    assert_eq!([inns, cathedrals], [6, 2]);
    let goods = |goods: Goods| {
        let traded =
            |kind: &TileKind| kind.cities.iter().filter(|city| city.goods == Some(goods)).count() as u32;
        copies(Set::TradersBuilders, traded)
    };
    assert_eq!([goods(Goods::Wine), goods(Goods::Grain), goods(Goods::Cloth)], [9, 6, 5]);
}

#[test]
fn edges_agree_with_the_parts_that_reach_them() {
    for kind in &tables().kinds {
        for side in 0..4 {
            let cities = kind.cities.iter().filter(|city| city.sides & 1 << side != 0).count();
            let roads = kind.roads.iter().filter(|road| road.sides & 1 << side != 0).count();
            let river = usize::from(kind.river & 1 << side != 0);
            let halves =
                |half: usize| kind.fields.iter().filter(|field| field.halves & 1 << half != 0).count();
            let fields = [halves(2 * side), halves(2 * side + 1)];
            let found = (cities, roads, river);
            let about = format!("{} side {side}", kind.id);
            match kind.edges[side] {
                Edge::City => assert_eq!((found, fields), ((1, 0, 0), [0, 0]), "{about}"),
                Edge::Road => assert_eq!((found, fields), ((0, 1, 0), [1, 1]), "{about}"),
                Edge::River => assert_eq!((found, fields), ((0, 0, 1), [1, 1]), "{about}"),
                Edge::Field => assert_eq!((found, fields), ((0, 0, 0), [1, 1]), "{about}"),
                Edge::Wall => assert!(found == (0, 0, 0) && fields[0] <= 1 && fields[1] <= 1, "{about}"),
            }
        }
        for field in &kind.fields {
            assert!(u32::from(field.cities) < 1 << kind.cities.len(), "{}", kind.id);
        }
    }
}

/// A tile as sets of sides, turned: what must be the same for two turns to look the same.
fn looks(kind: &TileKind, turn: u32) -> String {
    let sides = |mask: u8| (mask << turn | mask >> (4 - turn)) & 15;
    let mut parts: Vec<String> = Vec::new();
    parts.extend(kind.cities.iter().map(|c| format!("c{} {} {:?}", sides(c.sides), c.shield, c.goods)));
    parts.extend(kind.roads.iter().map(|r| format!("r{} {}", sides(r.sides), r.inn)));
    parts.extend(kind.fields.iter().map(|f| {
        let mut cities: Vec<u8> = (0..kind.cities.len())
            .filter(|n| f.cities & 1 << n != 0)
            .map(|n| sides(kind.cities[n].sides))
            .collect();
        cities.sort_unstable();
        format!("f{} {cities:?}", f.halves.rotate_left(2 * turn))
    }));
    parts.push(format!("w{}", sides(kind.river)));
    parts.sort();
    parts.join("|")
}

#[test]
fn turns_that_look_the_same_are_counted_once() {
    for kind in tables().kinds.iter().filter(|kind| kind.block.is_none()) {
        let first = looks(kind, 0);
        let period = (1..=4).find(|&turn| looks(kind, turn % 4) == first).unwrap();
        assert_eq!(u32::from(kind.turns), period, "{}", kind.id);
    }
}

#[test]
fn the_city_of_carcassonne_is_a_block_of_four_by_three() {
    let mut cells: Vec<[i16; 2]> = of(Set::Count).iter().map(|kind| kind.block.unwrap()).collect();
    cells.sort_unstable();
    assert_eq!(cells, (0..4).flat_map(|x| (0..3).map(move |y| [x, y])).collect::<Vec<_>>());
}
