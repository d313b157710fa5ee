//! The outline of a field: the points of a tile's grid that belong to it, with a smooth line around them.

use super::plan::{ACROSS, STEP};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A corner between points of the grid: column and row, each from 0 to `ACROSS`.
type Corner = (usize, usize);

/// A path around all points that are inside; inner rims go the other way round. Along the rim of the tile it is
/// straight, so that what goes on in the next tile joins it.
pub(super) fn smooth_outline(inside: impl Fn(usize, usize) -> bool) -> String {
    let mut path = String::new();
    for rim in rims(&inside) {
        round(&rim, &mut path);
    }
    path
}

/// The closed lines between inside and outside, each by the corners at which it turns or goes on.
fn rims(inside: &impl Fn(usize, usize) -> bool) -> Vec<Vec<Corner>> {
    let is = |column: Option<usize>, row: Option<usize>| {
        let of = |n: Option<usize>| n.filter(|&n| n < ACROSS);
        of(column).zip(of(row)).is_some_and(|(column, row)| inside(column, row))
    };
    // From each corner, where the rim goes on: what is inside lies on its right.
    let mut ways: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    let mut add = |from: Corner, to: Corner| ways.entry(from).or_default().push(to);
    for (column, row) in (0..ACROSS * ACROSS).map(|n| (n % ACROSS, n / ACROSS)) {
        if !inside(column, row) {
            continue;
        }
        let (east, south) = (column + 1, row + 1);
        if !is(Some(column), row.checked_sub(1)) {
            add((column, row), (east, row));
        }
        if !is(Some(east), Some(row)) {
            add((east, row), (east, south));
        }
        if !is(Some(column), Some(south)) {
            add((east, south), (column, south));
        }
        if !is(column.checked_sub(1), Some(row)) {
            add((column, south), (column, row));
        }
    }
    let mut rims = Vec::new();
    while let Some(&start) = ways.keys().next() {
        let (mut rim, mut at) = (Vec::new(), start);
        while let Some(next) = ways.get_mut(&at).and_then(Vec::pop) {
            if ways[&at].is_empty() {
                ways.remove(&at);
            }
            rim.push(at);
            at = next;
        }
        rims.push(rim);
    }
    rims
}

/// Draws a closed line: straight along the rim of the tile, elsewhere by bows from middle to middle.
fn round(rim: &[Corner], path: &mut String) {
    let edge = |n: usize| (n as f32 * STEP - STEP / 2.0).clamp(0.0, 100.0);
    let is_rim = |&(column, row): &Corner| [column, row].iter().any(|n| *n == 0 || *n == ACROSS);
    let point = |at: usize| (edge(rim[at % rim.len()].0), edge(rim[at % rim.len()].1));
    let middle = |at: usize| {
        let ((ax, ay), (bx, by)) = (point(at), point(at + 1));
        ((ax + bx) / 2.0, (ay + by) / 2.0)
    };
    for (at, corner) in rim.iter().enumerate() {
        let (x, y) = point(at);
        if at == 0 {
            let (x, y) = if is_rim(corner) { (x, y) } else { middle(rim.len() - 1) };
            let _ = write!(path, "M{x} {y}");
        }
        if is_rim(corner) {
            let _ = write!(path, "L{x} {y}");
        } else {
            let (to, down) = middle(at);
            let _ = write!(path, "Q{x} {y} {to} {down}");
        }
    }
    path.push('z');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_tile_is_a_square_and_a_hole_goes_the_other_way() {
        let whole = smooth_outline(|_, _| true);
        assert!(whole.starts_with("M0 0") && !whole.contains('Q'), "{whole}");
        let holed = rims(&|column, row| (column, row) != (10, 10));
        assert_eq!(holed.len(), 2);
        let area = |rim: &[Corner]| -> isize {
            let next = rim.iter().cycle().skip(1);
            let sum =
                rim.iter().zip(next).map(|(a, b)| a.0 as isize * b.1 as isize - b.0 as isize * a.1 as isize);
            sum.sum()
        };
        assert_eq!(holed.iter().map(|rim| area(rim)).collect::<Vec<_>>(), [2 * 21 * 21, -2]);
    }
}
