//! What is on a tile, in words, from its data: nobody has to know its code.

use crate::tile_table::{Kind, tables};
use crate::tiles::{City, Mark, Mask, Road, TileKind};
use castellan_core::message::Message;

/// One thing on a tile: its message, and what else is said of it.
#[derive(Clone, Copy)]
struct Thing {
    key: &'static str,
    more: More,
}

#[derive(Clone, Copy)]
enum More {
    /// Nothing.
    Nothing,
    /// What a city has besides its houses, if anything, said within its message.
    Mark(Option<&'static str>),
    /// A message around it, which adds something.
    Around(&'static str),
}

impl Thing {
    const fn plain(key: &'static str) -> Thing {
        Thing { key, more: More::Nothing }
    }

    /// The thing in the case that follows "a tile with": the first of a list brings its preposition along.
    fn say(self, is_first: bool) -> Message {
        let say = Message::new(format!("{}.{}", self.key, if is_first { "with" } else { "more" }));
        match self.more {
            More::Nothing => say,
            More::Mark(None) => say.with("mark", ""),
            More::Mark(Some(mark)) => say.with("mark", Message::new(mark)),
            More::Around(around) => Message::new(around).with("thing", say),
        }
    }
}

/// What is on a tile, as it follows "a tile with": the signs first, then cloister, cities, roads, river.
pub(crate) fn tile_words(kind: Kind) -> Vec<Message> {
    let things = things(tables().kind(kind));
    things.into_iter().enumerate().map(|(n, thing)| thing.say(n == 0)).collect()
}

fn things(tile: &TileKind) -> Vec<Thing> {
    let mut things: Vec<Thing> = tile.marks.iter().filter_map(|&mark| sign(mark)).collect();
    if tile.cloister {
        things.push(Thing::plain("carcassonne-tile-cloister"));
    }
    cities(&tile.cities, &mut things);
    roads(tile, &mut things);
    things.extend(river(tile));
    if tile.fields.iter().any(|field| field.herd) {
        things.push(Thing::plain("carcassonne-tile-herd"));
    }
    if tile.block.is_some() {
        things.push(Thing::plain("carcassonne-tile-walls"));
    }
    things
}

fn sign(mark: Mark) -> Option<Thing> {
    Some(Thing::plain(match mark {
        Mark::Dragon => "carcassonne-tile-dragon",
        Mark::Volcano => "carcassonne-tile-volcano",
        Mark::Portal => "carcassonne-tile-portal",
        Mark::Spring => "carcassonne-tile-spring",
        Mark::Lake => "carcassonne-tile-lake",
        // It is said of the road.
        Mark::Tunnel => return None,
    }))
}

fn is_straight(sides: Mask) -> bool {
    matches!(sides, 0b0101 | 0b1010)
}

fn cities(cities: &[City], things: &mut Vec<Thing>) {
    let is_plain = |city: &City| city.sides.count_ones() == 1 && adorned(city).is_none();
    if cities.len() > 1 && cities.iter().all(is_plain) {
        let sides = cities.iter().fold(0, |sides, city| sides | city.sides);
        things.push(Thing::plain(match cities.len() {
            2 if is_straight(sides) => "carcassonne-tile-cities-opposite",
            2 => "carcassonne-tile-cities-beside",
            3 => "carcassonne-tile-cities-three",
            _ => "carcassonne-tile-cities-four",
        }));
        return;
    }
    things.extend(cities.iter().map(|city| {
        let key = match city.sides.count_ones() {
            1 => "carcassonne-tile-city-one",
            2 if is_straight(city.sides) => "carcassonne-tile-city-across",
            2 => "carcassonne-tile-city-two",
            3 => "carcassonne-tile-city-three",
            _ => "carcassonne-tile-city-four",
        };
        Thing { key, more: More::Mark(adorned(city)) }
    }));
}

/// What a city has besides its houses.
fn adorned(city: &City) -> Option<&'static str> {
    use crate::tiles::Goods;
    if city.princess {
        return Some("carcassonne-tile-princess");
    }
    if city.cathedral {
        return Some("carcassonne-tile-cathedral");
    }
    if city.shield {
        return Some("carcassonne-tile-shield");
    }
    city.goods.map(|goods| match goods {
        Goods::Wine => "carcassonne-tile-wine",
        Goods::Grain => "carcassonne-tile-grain",
        Goods::Cloth => "carcassonne-tile-cloth",
    })
}

fn roads(tile: &TileKind, things: &mut Vec<Thing>) {
    let through: Vec<&Road> = tile.roads.iter().filter(|road| road.sides.count_ones() == 2).collect();
    let ends = tile.roads.len() - through.len();
    let inn = tile.roads.iter().any(|road| road.inn).then_some(More::Around("carcassonne-tile-inn"));
    let key = match through.as_slice() {
        [] => None,
        [_] if tile.has(Mark::Tunnel) => Some("carcassonne-tile-road-tunnel"),
        [road] if is_straight(road.sides) => Some("carcassonne-tile-road-straight"),
        [_] => Some("carcassonne-tile-road-bend"),
        [road, ..] if is_straight(road.sides) => Some("carcassonne-tile-roads-bridge"),
        _ => Some("carcassonne-tile-roads-bends"),
    };
    things.extend(key.map(|key| Thing { key, more: inn.unwrap_or(More::Nothing) }));
    let key = match ends {
        0 => return,
        1 => "carcassonne-tile-road-end",
        2 => "carcassonne-tile-road-ends-two",
        3 if tile.cloister => "carcassonne-tile-road-ends-three",
        3 => "carcassonne-tile-junction-three",
        _ => "carcassonne-tile-junction-four",
    };
    let inn = inn.filter(|_| through.is_empty());
    things.push(Thing { key, more: inn.unwrap_or(More::Nothing) });
}

fn river(tile: &TileKind) -> Option<Thing> {
    // A spring or a lake says it all.
    let is_end = tile.has(Mark::Spring) || tile.has(Mark::Lake);
    let key = match tile.river.count_ones() {
        0 => return None,
        _ if is_end => return None,
        1 => "carcassonne-tile-river-end",
        2 if is_straight(tile.river) => "carcassonne-tile-river-straight",
        2 => "carcassonne-tile-river-bend",
        _ => "carcassonne-tile-river-fork",
    };
    Some(Thing::plain(key))
}
