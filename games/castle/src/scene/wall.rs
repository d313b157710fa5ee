//! The wall: a walk of a hundred numbered fields with corner towers, tokens and markers.

use crate::feature::Kind;
use crate::options::Edition;
use crate::scene::{CELL, Layout, WALL, look, tile, yard};
use crate::set_data::StartField;
use crate::set_wall::Stretch;
use crate::state::Castle;
use crate::tokens::tower_part;
use crate::words::{cell_word, say, say_of};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone, seat_part};
use castellan_core::seat::Seat;
use castellan_landscape::Side;

/// How deep a start field is.
const STRIP: f32 = CELL * 0.18;
const STONE_DARK: [&str; 2] = ["#6f6152", "#5f452d"];
const STONE: [&str; 2] = ["#b3a28c", "#c9a878"];
const STONE_TENS: [&str; 2] = ["#cdbfa9", "#e0c596"];
const PAPER: &str = "#f7efdf";
const INK: &str = "#4a3b2f";
const TOWER: [&str; 2] = ["old-wall-tower", "new-wall-tower"];
const MERLON: [&str; 2] = ["old-merlon", "new-merlon"];
const TOKEN_BACK: [&str; 2] = ["old-token-back", "new-token-back"];

/// A direction as a step in the picture.
fn unit(side: Side) -> (f32, f32) {
    let (x, y) = side.step();
    (f32::from(x), f32::from(y))
}

fn along((x, y): (f32, f32), (dx, dy): (f32, f32), length: f32) -> (f32, f32) {
    (x + dx * length, y + dy * length)
}

/// The outside of the wall, for somebody who follows the track.
fn outside(game: &Castle, dir: Side) -> Side {
    game.set.data.wall.direction.outside(dir)
}

/// The middle of a corner tower, which stands outside the yard at the beginning of its stretch.
fn tower_middle(game: &Castle, layout: &Layout, tower: usize) -> (f32, f32) {
    let stretches = &game.set.stretches;
    let (before, here) = (stretches[(tower + 13) % 14], stretches[tower]);
    let point = layout.corner(here.from);
    let before = along(point, unit(outside(game, before.dir)), WALL / 2.0);
    along(before, unit(outside(game, here.dir)), WALL / 2.0)
}

/// Whether the wall turns away from the yard where a stretch begins, so that the tower takes room from it.
fn is_inward(game: &Castle, tower: usize) -> bool {
    let stretches = &game.set.stretches;
    outside(game, stretches[(tower + 13) % 14].dir) == stretches[tower % 14].dir
}

/// The middle of each field of a stretch, and their common length.
fn fields(game: &Castle, layout: &Layout, number: usize, stretch: &Stretch) -> (Vec<(f32, f32)>, f32) {
    let room = |tower| if is_inward(game, tower) { WALL } else { 0.0 };
    let length = f32::from(stretch.edges) * CELL - room(number) - room((number + 1) % 14);
    let each = length / f32::from(stretch.plain);
    let start = along(layout.corner(stretch.from), unit(outside(game, stretch.dir)), WALL / 2.0);
    let start = along(start, unit(stretch.dir), room(number));
    let middle = |field| along(start, unit(stretch.dir), (f32::from(field) + 0.5) * each);
    ((0..stretch.plain).map(middle).collect(), each)
}

/// The middle of a field of the track.
pub(crate) fn field_middle(game: &Castle, layout: &Layout, field: u8) -> (f32, f32) {
    let stretches = &game.set.stretches;
    let tower = stretches.iter().rposition(|stretch| stretch.corner <= field).unwrap_or_default();
    let stretch = &stretches[tower];
    match field - stretch.corner {
        half @ (0 | 1) => tower_half(game, layout, tower, half),
        plain => fields(game, layout, tower, stretch).0[usize::from(plain) - 2],
    }
}

/// The middle of one of the two fields of a tower: the first looks back, the second ahead.
fn tower_half(game: &Castle, layout: &Layout, tower: usize, half: u8) -> (f32, f32) {
    let stretches = &game.set.stretches;
    let middle = tower_middle(game, layout, tower);
    let dir = if half == 0 { stretches[(tower + 13) % 14].dir.opposite() } else { stretches[tower].dir };
    along(middle, unit(dir), WALL * 0.27)
}

/// The ground inside the wall, and everything on it.
pub(crate) fn wall(game: &Castle, layout: &Layout) -> Group {
    let mut parts = yard::ground(game, layout);
    let stretches = &game.set.stretches;
    for (number, stretch) in stretches.iter().enumerate() {
        draw_stretch(game, layout, number, stretch, &mut parts);
    }
    start_fields(game, layout, &mut parts);
    for tower in 0..stretches.len() {
        parts.push(draw_tower(game, layout, tower));
    }
    parts.extend([Seat(0), Seat(1)].map(|seat| marker(game, layout, seat)));
    Group { label: say(game.readings.edition, "group-wall"), owner: None, zone: Zone::Board, parts }
}

fn draw_stretch(game: &Castle, layout: &Layout, number: usize, stretch: &Stretch, parts: &mut Vec<Part>) {
    let look = look(game.readings.edition);
    let (middles, each) = fields(game, layout, number, stretch);
    let flat = matches!(stretch.dir, Side::E | Side::W);
    let (width, height) = if flat { (each, WALL) } else { (WALL, each) };
    for (place, (x, y)) in middles.into_iter().enumerate() {
        let field = stretch.corner + 2 + place as u8;
        let (out_x, out_y) = unit(outside(game, stretch.dir));
        let out = WALL / 2.0 + 4.0;
        let merlon = (width / 2.0 + out_x * out - 9.0, height / 2.0 + out_y * out - 9.0);
        let fill = if field.is_multiple_of(10) { STONE_TENS[look] } else { STONE[look] };
        let part = Part::decoration((x - width / 2.0, y - height / 2.0), (width, height))
            .layer(Layer::Symbol { id: MERLON[look], at: merlon, size: (18.0, 18.0) })
            .layer(Layer::Panel {
                at: (-0.5, -0.5),
                size: (width + 1.0, height + 1.0),
                fill: STONE_DARK[look],
                opacity: 1.0,
            })
            .layer(Layer::Panel { at: (1.5, 1.5), size: (width - 3.0, height - 3.0), fill, opacity: 1.0 })
            .layer(number_at(field, (width / 2.0 + out_x * 5.0, height / 2.0 + out_y * 5.0), 15.0));
        parts.push(part);
    }
}

fn number_at(field: u8, (x, y): (f32, f32), height: f32) -> Layer {
    let text = Text::new(Say::Plain(field.to_string()), (x, y + height * 0.35), height);
    Layer::Text(text.centred().serif().ink(INK))
}

fn draw_tower(game: &Castle, layout: &Layout, tower: usize) -> Part {
    let look = look(game.readings.edition);
    let (x, y) = tower_middle(game, layout, tower);
    let size = WALL + 14.0;
    let corner = (x - size / 2.0, y - size / 2.0);
    let field = game.set.stretches[tower].corner;
    let has_token = game.towers & 1 << tower != 0;
    let key = if has_token { "tower-token" } else { "tower-bare" };
    let label = say(game.readings.edition, key).with("first", field).with("second", field + 1);
    let mut part = Part::new(tower_part(tower), corner, (size, size), label).symbol(TOWER[look]);
    if has_token {
        let token = size * 0.44;
        let at = ((size - token) / 2.0, (size - token) / 2.0);
        part = part.layer(Layer::Symbol { id: TOKEN_BACK[look], at, size: (token, token) });
    }
    for half in [0, 1] {
        let (hx, hy) = tower_half(game, layout, tower, half);
        // Numbers stand at the rims of the tower, clear of the token.
        let spread = |middle: f32, at: f32| (at - middle) * 1.75 + size / 2.0;
        let (nx, ny) = (spread(x, hx), spread(y, hy));
        let plate = Layer::Panel { at: (nx - 10.0, ny - 7.5), size: (20.0, 15.0), fill: PAPER, opacity: 1.0 };
        part = part.layer(plate).layer(number_at(field + half, (nx, ny), 13.0));
    }
    part
}

fn start_fields(game: &Castle, layout: &Layout, parts: &mut Vec<Part>) {
    let edition = game.readings.edition;
    for field in &game.set.data.start_fields {
        let (x, y) = layout.corner(field.cell);
        let (dx, dy) = unit(field.side);
        // A strip as wide as a tile at the inner rim of the wall, turned so that it looks into its cell.
        let reach = (CELL + STRIP) / 2.0;
        let middle = (x + CELL / 2.0 + dx * reach, y + CELL / 2.0 + dy * reach);
        let label = start_label(edition, field);
        let label = label.with("cell", cell_word(field.cell));
        let at = (middle.0 - CELL / 2.0, middle.1 - STRIP / 2.0);
        let mut part = Part::new("", at, (CELL, STRIP), label).turned(f32::from(field.side as u8) * 90.0);
        part.layers = tile::start_layers(edition, field, CELL);
        parts.push(part);
    }
}

/// What a start field is called: by its path, or by its first area.
fn start_label(edition: Edition, field: &StartField) -> Message {
    let areas: Vec<Kind> = field.halves.iter().flatten().copied().collect();
    match (areas.first(), areas.last()) {
        (Some(Kind::Court), Some(Kind::Court)) if !field.path && !field.stalls.is_empty() => {
            say(edition, "start-stall")
        }
        (Some(&first), Some(&last)) if first != last => {
            let what = |kind| say_of(edition, "kind", kind);
            say(edition, "start-two").with("first", what(first)).with("second", what(last))
        }
        (Some(&kind), _) if !field.path => say_of(edition, "start", kind),
        _ => say_of(edition, "start", Kind::Path),
    }
}

/// Where the token of a tower lay that a seat's marker stands on: it is turned over and taken from there.
pub(crate) fn token_home(game: &Castle, seat: Seat) -> String {
    let field = game.player(seat).points.rem_euclid(100) as u8;
    let mut stretches = game.set.stretches.iter();
    stretches
        .position(|stretch| field == stretch.corner || field == stretch.corner + 1)
        .map_or_else(String::new, tower_part)
}

/// How many fields a marker is seen counting.
const STEPS_SHOWN: i32 = 24;

fn marker(game: &Castle, layout: &Layout, seat: Seat) -> Part {
    let points = game.player(seat).points;
    let field = points.rem_euclid(100);
    let (x, y) = field_middle(game, layout, field as u8);
    let shift = if seat == Seat(0) { -8.0 } else { 8.0 };
    let label = say(game.readings.edition, "marker");
    let label = label.with("who", seat).with("field", field).with("points", points);
    let corner = |(x, y): (f32, f32)| (x - 14.0 + shift, y - 22.0 + shift / 2.0);
    // It counts along the track, as far as a scoring usually goes.
    let steps = (0..=points.clamp(0, STEPS_SHOWN)).rev().map(|back| (points - back).rem_euclid(100) as u8);
    let mut part = Part::new(format!("marker-{seat}"), corner((x, y)), (28.0, 34.0), label);
    part.route = steps.map(|field| corner(field_middle(game, layout, field))).collect();
    part.owned_by(seat)
        .at_home(seat_part(seat))
        .symbol("follower")
        .layer(Layer::Mark { at: (14.0, 22.5), radius: 4.8 })
}
