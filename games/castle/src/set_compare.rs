//! The differences between two component sets: two people's transcriptions of one box, say.

use crate::feature::{At, Kind};
use crate::set_data::{SetData, TileData};
use crate::tile_shape::{Look, look_turned};
use castellan_core::message::Message;
use castellan_core::set::{Comparison, Difference};
use castellan_landscape::{Port, Side};

/// In so many places may differ what is still taken for two readings of one tile.
const NEAR: usize = 4;

/// What is printed at a port: the kind of a part and its marks.
type Print = Option<(u8, u64)>;

/// What a tile shows on its sides and in its quarters, and as a whole, in one turn.
struct Face {
    look: Look,
    places: Vec<(At, [Print; 2])>,
}

impl Face {
    fn of(tile: &TileData, turn: u8) -> Face {
        let look = look_turned(tile, turn);
        let on = |port: Port| {
            let part = look.1.iter().find(|(_, _, ports)| ports.contains(&port));
            part.map(|(kind, marks, _)| (*kind, *marks))
        };
        let quarters = At::of(Kind::Court).iter().copied().filter(|at| at.quarter().is_some());
        let all = Side::ALL.iter().map(|side| At::side(*side)).chain(quarters);
        let places = all.map(|at| (at, at.ports().map(on))).collect();
        Face { look, places }
    }

    /// The places at which another tile shows something else.
    fn differing<'a>(&'a self, other: &'a Face) -> impl Iterator<Item = At> + 'a {
        let pairs = self.places.iter().zip(&other.places);
        pairs.filter(|(here, there)| here.1 != there.1).map(|(here, _)| here.0)
    }
}

/// A tile of the second set in all turns.
struct Other<'a> {
    tile: &'a TileData,
    faces: [Face; 4],
}

impl Other<'_> {
    /// In how many places it differs from a tile in the turn in which it differs least, and that turn.
    fn distance(&self, face: &Face) -> (usize, u8) {
        let turned = (0..).zip(&self.faces).map(|(turn, other)| {
            // What differs in nothing but its joins differs all the same.
            (if other.look == face.look { 0 } else { face.differing(other).count().max(1) }, turn)
        });
        turned.min().unwrap_or_default()
    }
}

/// Takes the nearest tile out of those that are left, if one is as near as this.
fn take_nearest<'a>(left: &mut Vec<Other<'a>>, face: &Face, near: usize) -> Option<(Other<'a>, u8)> {
    let nearest = left.iter().enumerate().map(|(at, other)| (other.distance(face), at)).min();
    let ((_, turn), at) = nearest.filter(|((distance, _), _)| *distance <= near)?;
    Some((left.remove(at), turn))
}

/// Tiles that are the same in both sets, then those that are nearly the same, then the rest.
pub(crate) fn compare(a: &SetData, b: &SetData) -> Comparison {
    let mut found = Comparison::default();
    let other = |tile| Other { tile, faces: [0, 1, 2, 3].map(|turn| Face::of(tile, turn)) };
    let mut left: Vec<Other<'_>> = b.pieces.tiles.iter().map(other).collect();
    let mut alone = Vec::new();
    for tile in &a.pieces.tiles {
        let face = Face::of(tile, 0);
        match take_nearest(&mut left, &face, 0) {
            Some((other, _)) if other.tile.count == tile.count => found.same += 1,
            Some((other, turn)) => {
                let say = Message::new("castle-set-differs-count");
                let say = say.with("first", tile.count).with("second", other.tile.count);
                found.differences.push(difference("count", Some(tile), Some(other.tile), turn, say));
            }
            None => alone.push((tile, face)),
        }
    }
    for (tile, face) in alone {
        match take_nearest(&mut left, &face, NEAR) {
            Some((other, turn)) => {
                let say = Message::new("castle-set-differs-tile");
                let differing = face.differing(&other.faces[usize::from(turn)]);
                let at = differing.map(|at| at.name().to_owned()).collect();
                let difference = difference("tile", Some(tile), Some(other.tile), turn, say);
                found.differences.push(Difference { at, ..difference });
            }
            None => {
                let say = Message::new("castle-set-differs-only-a");
                found.differences.push(difference("only-a", Some(tile), None, 0, say));
            }
        }
    }
    for other in left {
        let say = Message::new("castle-set-differs-only-b");
        found.differences.push(difference("only-b", None, Some(other.tile), 0, say));
    }
    compare_rest(a, b, &mut found);
    found
}

/// The wall, the start fields, and what is only counted.
fn compare_rest(a: &SetData, b: &SetData, found: &mut Comparison) {
    let (a, b) = (&a.pieces, &b.pieces);
    let counted = (&a.tokens, a.followers_per_player) != (&b.tokens, b.followers_per_player);
    for (what, differs, say) in [
        ("wall", a.wall != b.wall, Message::new("castle-set-differs-wall")),
        ("startFields", a.start_fields != b.start_fields, Message::new("castle-set-differs-starts")),
        ("tokens", counted, Message::new("castle-set-differs-tokens")),
    ] {
        if differs {
            found.differences.push(difference(what, None, None, 0, say));
        }
    }
}

fn difference(
    what: &'static str,
    a: Option<&TileData>,
    b: Option<&TileData>,
    turn: u8,
    say: Message,
) -> Difference {
    let written = |tile: Option<&TileData>| tile.and_then(|tile| serde_json::to_value(tile).ok());
    Difference { what, a: written(a), b: written(b), turn, at: Vec::new(), say }
}
