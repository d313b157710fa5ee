//! Random component sets that keep every count of the rulebook: another outline, other start fields, other tiles, with
//! everything that the format can say.

use castellan_castle::Castle;
use castellan_core::dice::Dice;
use castellan_core::game::Game;
use castellan_core::set::{Sets, Severity};
use serde_json::{Value, json};

const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const QUARTERS: [&str; 4] = ["NW", "NE", "SE", "SW"];
const STEPS: [(i64, i64); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

fn one_of<'a, T>(dice: &mut Dice, list: &'a [T]) -> &'a T {
    &list[dice.index(list.len())]
}

/// A legal set that nothing but chance has made.
pub(crate) fn random_set(seed: u64) -> Value {
    let sets = Castle::SETS.expect("the game has sets");
    let dice = &mut Dice::quick(seed);
    let mut set = sets.stand_in();
    set.as_object_mut().unwrap().shift_remove("hash");
    outline(dice, sets, &mut set);
    let rows = set["wall"]["rows"].clone();
    set["startFields"] = start_fields(dice, &rows);
    let mut left = 60;
    let mut tiles = Vec::new();
    while left > 0 {
        let count = left.min(1 + dice.index(4));
        left -= count;
        tiles.push(tile(dice, tiles.len(), count));
    }
    set["tiles"] = json!(tiles);
    loop {
        let report = sets.check(&set, "");
        let fault = report.faults.iter().find(|fault| fault.severity == Severity::Error);
        let Some(fault) = fault else { return set };
        // Two tiles that chance has made equal are the only thing that may be wrong.
        assert_eq!(fault.code(), "twin", "{fault:?} in {set}");
        let castellan_core::set::place::Step::At(number) = fault.path[1] else { panic!("{fault:?}") };
        let count = set["tiles"][number]["count"].as_u64().unwrap() as usize;
        set["tiles"][number] = tile(dice, number, count);
    }
}

/// Moves pieces of the stand-in's outline about, and chooses where and how the track runs.
fn outline(dice: &mut Dice, sets: &dyn Sets, set: &mut Value) {
    let rows: Vec<String> = serde_json::from_value(set["wall"]["rows"].clone()).unwrap();
    let span = |row: &String| (row.find('#').unwrap() as i64, row.rfind('#').unwrap() as i64 + 1);
    let mut spans: Vec<(i64, i64)> = rows.iter().map(span).collect();
    let written = |spans: &[(i64, i64)]| -> Vec<String> {
        let cell = |x: i64, (from, to): (i64, i64)| if (from..to).contains(&x) { '#' } else { '.' };
        spans.iter().map(|&span| (0..12).map(|x| cell(x, span)).collect()).collect()
    };
    for _ in 0..300 {
        let before = spans.clone();
        let first = dice.index(spans.len());
        let last = (first + 1 + dice.index(4)).min(spans.len());
        let (side, step) = (dice.index(2), if dice.index(2) == 0 { 1 } else { -1 });
        for span in &mut spans[first..last] {
            if side == 0 {
                span.0 += step;
            } else {
                span.1 += step;
            };
        }
        let cells: i64 = spans.iter().map(|span| span.1 - span.0).sum();
        let sound = spans.iter().all(|span| 0 <= span.0 && span.0 + 2 <= span.1 && span.1 <= 12);
        let joined = spans.windows(2).all(|two| two[0].0.max(two[1].0) + 1 < two[0].1.min(two[1].1));
        if !sound || !joined || !(72..=80).contains(&cells) {
            spans = before;
            continue;
        }
        if cells == 76 {
            let mut tried = set.clone();
            tried["wall"]["rows"] = json!(written(&spans));
            tried["wall"]["start"] = json!([spans[0].0, 0]);
            let towers =
                sets.check(&tried, "").counts.into_iter().find(|count| count.what == "towers").unwrap();
            if towers.found == towers.right {
                *set = tried;
            }
        }
    }
    set["wall"]["direction"] = json!(one_of(dice, &["clockwise", "counterclockwise"]));
    let mut plain = [0; 14];
    for _ in 0..72 {
        plain[dice.index(14)] += 1;
    }
    set["wall"]["plain"] = json!(plain);
}

fn start_fields(dice: &mut Dice, rows: &Value) -> Value {
    let is_cell = |x: i64, y: i64| {
        let row = usize::try_from(y).ok().and_then(|y| rows[y].as_str());
        usize::try_from(x).ok().and_then(|x| row?.as_bytes().get(x)) == Some(&b'#')
    };
    let all = (0..12).flat_map(|y| (0..12).flat_map(move |x| (0..4).map(move |side| (x, y, side))));
    let mut edges: Vec<(i64, i64, usize)> =
        all.filter(|&(x, y, side)| is_cell(x, y) && !is_cell(x + STEPS[side].0, y + STEPS[side].1)).collect();
    let field = |_| {
        let (x, y, side) = edges.swap_remove(dice.index(edges.len()));
        let halves = [*one_of(dice, &['H', 'T', 'C', '-']), *one_of(dice, &['H', 'T', 'C', '-'])];
        let path = halves == ['-', '-'] || dice.index(3) == 0;
        let stalls: Vec<usize> = (0..2).filter(|&half| halves[half] == 'C' && dice.index(2) == 0).collect();
        json!({"cell": [x, y], "side": SIDES[side], "halves": halves.iter().collect::<String>(), "path": path,
            "well": path && dice.index(3) == 0, "stalls": stalls})
    };
    (0..7).map(field).collect()
}

/// A tile with random paths, and with areas that chance has joined as long as nothing crosses.
fn tile(dice: &mut Dice, number: usize, count: usize) -> Value {
    let paths: Vec<Vec<usize>> = match dice.index(7) {
        0 | 1 => Vec::new(),
        2 => vec![vec![0, 1], vec![2, 3]],
        3 => vec![vec![0], vec![1], vec![2], vec![3]][..2 + dice.index(3)].to_vec(),
        4 => vec![vec![0, 2], vec![1]],
        _ => vec![(0..4).filter(|_| dice.index(2) == 0).collect()],
    };
    let paths: Vec<Vec<usize>> = paths.into_iter().filter(|path: &Vec<usize>| !path.is_empty()).collect();
    let square = paths.len() > 1 && paths.iter().all(|path| path.len() == 1) && dice.index(2) == 0;
    // Twelve ports round the tile: the left half, the middle and the right half of each side.
    let arm = |path: &Vec<usize>| path.iter().map(|side| side * 3 + 1).collect::<Vec<usize>>();
    let mut lanes: Vec<Vec<usize>> = paths.iter().map(arm).collect();
    if square {
        lanes = vec![lanes.concat()];
    }
    let mut areas: Vec<Vec<usize>> = (0..8).map(|half| vec![half]).collect();
    for _ in 0..dice.index(14) {
        let (a, b) = (dice.index(areas.len()), dice.index(areas.len()));
        if a == b {
            continue;
        }
        let mut joined = areas.clone();
        let more = joined[b].clone();
        joined[a].extend(more);
        joined.remove(b);
        let ports = |area: &Vec<usize>| area.iter().map(|half| half / 2 * 3 + half % 2 * 2).collect();
        let all: Vec<Vec<usize>> = joined.iter().map(ports).chain(lanes.iter().cloned()).collect();
        if !crosses(&all) {
            areas = joined;
        }
    }
    let area = |halves: &Vec<usize>| {
        let kind = *one_of(dice, &["H", "T", "C"]);
        let stalls = if kind == "C" { dice.index(3) } else { 0 };
        let stall = |_| QUARTERS[halves[dice.index(halves.len())].div_ceil(2) % 4];
        let stalls: Vec<&str> = (0..stalls.min(1 + halves.len() / 4)).map(stall).collect();
        json!({"kind": kind, "at": halves.iter().map(|half| HALVES[*half]).collect::<Vec<_>>(), "stalls": stalls})
    };
    let mut areas: Vec<Value> = areas.iter().map(area).collect();
    let mut stalls = 0;
    for area in &mut areas {
        stalls += area["stalls"].as_array().unwrap().len();
        if stalls > 4 {
            area["stalls"] = json!([]);
        }
    }
    let path = |sides: &Vec<usize>| json!({"at": sides.iter().map(|side| SIDES[*side]).collect::<Vec<_>>(), "well": dice.index(4) == 0});
    let paths: Vec<Value> = paths.iter().map(path).collect();
    json!({"id": format!("R{number}"), "count": count, "areas": areas, "paths": paths, "square": square})
}

/// Whether going from one port of a thing to another one of it a port of a second thing lies on either hand.
fn crosses(things: &[Vec<usize>]) -> bool {
    let between = |a: usize, b: usize, x: usize| (a < x) && (x < b);
    let apart = |(a, b): (usize, usize), other: &Vec<usize>| {
        let (low, high) = (a.min(b), a.max(b));
        other.iter().any(|&x| between(low, high, x)) && other.iter().any(|&x| !between(low, high, x))
    };
    things.iter().enumerate().any(|(n, thing)| {
        let pairs = thing.iter().flat_map(|&a| thing.iter().map(move |&b| (a, b)));
        pairs
            .filter(|(a, b)| a != b)
            .any(|pair| things.iter().enumerate().any(|(m, other)| m != n && apart(pair, other)))
    })
}
