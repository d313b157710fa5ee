//! The table as a viewer sees it: the landscape, what stands on it, the stack, and a place for each seat.

mod aids;
mod hand;
mod offers;
mod prompts;
mod quarters;
mod seat_place;
pub(crate) mod seen;
mod stock;

use crate::art::geometry::turned;
use crate::art::marks;
use crate::art::plan::plans;
use crate::board::{NONE, NodeId, PlaceId};
use crate::figures::{FigureId, kind_of, owner_of};
use crate::moves::Move;
use crate::places::{At, Cell, Figure, On};
use crate::sets::Aside;
use crate::state::{Carcassonne, Phase, place};
use crate::tile_table::{Kind, NO_PART, tables};
use crate::view::View;
use crate::words::{at_side, said_of_figure, tile_words, where_is};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Scene, Stress, Text, Zone};
use castellan_core::seat::Seat;

/// The side of a tile in the picture.
const TILE: f32 = 100.0;
const MARGIN: f32 = 30.0;
const PAPER: &str = "#f7efdf";

/// Where the board is in the picture.
#[derive(Clone, Copy)]
struct Frame {
    west: i16,
    north: i16,
    columns: f32,
    rows: f32,
}

impl Frame {
    fn of(game: &Carcassonne) -> Frame {
        // The free cells are the rim of the board.
        let cells = || game.board.free.iter().map(|free| free.cell);
        let west = cells().map(Cell::column).min().unwrap_or(0);
        let east = cells().map(Cell::column).max().unwrap_or(0);
        let north = cells().map(Cell::row).min().unwrap_or(0);
        let south = cells().map(Cell::row).max().unwrap_or(0);
        Frame { west, north, columns: f32::from(east - west + 1), rows: f32::from(south - north + 1) }
    }

    fn corner(&self, cell: Cell) -> (f32, f32) {
        let across = f32::from(cell.column()) - f32::from(self.west);
        let down = f32::from(cell.row()) - f32::from(self.north);
        (MARGIN + across * TILE, MARGIN + down * TILE)
    }

    fn size(&self) -> (f32, f32) {
        (self.columns * TILE + 2.0 * MARGIN, self.rows * TILE + 2.0 * MARGIN)
    }
}

/// Describes the table to one viewer.
pub(crate) fn scene(view: &View, moves: &[Move]) -> Scene {
    let game = view.game();
    let frame = Frame::of(game);
    let mut groups = vec![board(game, frame)];
    groups.extend(quarters::group(game, frame));
    // Pieces and notes lie over the places that may be chosen.
    groups.push(offers::choices(game, frame, moves));
    groups.push(figures(game, frame));
    groups.extend(aids::lit_features(game, frame, moves));
    groups.extend(aids::features(game, frame));
    groups.extend(aids::dead_cells(game, frame));
    groups.extend(hand::group(game, moves));
    groups.extend(game.all_seats().map(|seat| seat_place::group(game, seat)));
    groups.push(stock::group(game));
    groups.extend(aids::tiles_left(game));
    Scene {
        size: frame.size(),
        headline: prompts::headline(game),
        task: view.viewer.seat().map(|_| prompts::task(game, moves)),
        groups,
        offers: moves.iter().map(|m| offers::offer(game, *m, moves)).collect(),
    }
}

/// A label with the place of a cell in words.
fn at(game: &Carcassonne, message: Message, cell: Cell) -> Message {
    message.with("where", where_is(game, cell))
}

/// The tiles.
fn board(game: &Carcassonne, frame: Frame) -> Group {
    let mut parts = Vec::new();
    // The last tile is drawn last, so that its frame lies over its neighbours.
    let order = (0..game.board.places.len() as PlaceId).filter(|&id| id != game.laid).chain([game.laid]);
    for id in order.filter(|&id| id != NONE) {
        let tile = game.board.place(id);
        let kind = tables().kind(tile.kind);
        let label = at(game, Message::new("carcassonne-part-tile"), tile.cell);
        let label = label.with("tile", tile_words(tile.kind));
        let name = format!("tile-{}-{}", tile.cell.column(), tile.cell.row());
        let fresh = id == game.laid && kind.block.is_none();
        let mut part = Part::new(name, frame.corner(tile.cell), (TILE, TILE), label)
            // A hair larger than its cell, so that no seam shows between neighbours.
            .layer(Layer::Symbol { id: kind.id, at: (-0.3, -0.3), size: (TILE + 0.6, TILE + 0.6) })
            .turned(90.0 * f32::from(tile.turn))
            .stressed(if fresh { Stress::Fresh } else { Stress::Plain });
        part.place = Some(place(tile.cell));
        if fresh {
            part.home = format!("turn-{} turn-0 stack", tile.turn);
        }
        parts.push(part);
    }
    for tile in &game.board.places {
        let mut signs = Part::decoration(frame.corner(tile.cell), (TILE, TILE));
        signs.layers.extend(sign_layers(tile.kind, tile.turn, TILE));
        signs.place = Some(place(tile.cell));
        parts.extend(Some(signs).filter(|signs| !signs.layers.is_empty()));
    }
    let label = Message::new("carcassonne-group-board").with("count", game.board.places.len());
    Group { label, owner: None, zone: Zone::Board, parts }
}

/// The signs of a tile, upright however it lies, for a drawing of this size.
pub(crate) fn sign_layers(kind: Kind, turn: u8, size: f32) -> impl Iterator<Item = Layer> {
    let scale = size / TILE;
    plans()[usize::from(kind)].signs.iter().map(move |sign| {
        let (x, y) = turned(sign.at, turn);
        let side = scale * sign.size * marks::room(sign.symbol) / 40.0;
        let at = (scale * x - side / 2.0, scale * y - side / 2.0);
        Layer::Symbol { id: sign.symbol, at, size: (side, side) }
    })
}

/// Where a figure stands on the board.
fn stand(game: &Carcassonne, node: NodeId, frame: Frame) -> (f32, f32) {
    let tile = game.board.place(game.board.place_of(node));
    let part = usize::from(node - tile.first);
    let (x, y) = turned(plans()[usize::from(tile.kind)].stands[part], tile.turn);
    let (left, top) = frame.corner(tile.cell);
    (left + x, top + y)
}

fn figures(game: &Carcassonne, frame: Frame) -> Group {
    let mut parts: Vec<Part> = game
        .figures
        .on_board(game.seats)
        .map(|(figure, node)| figure_part(game, figure, node, frame))
        .collect();
    parts.extend(flight(game, frame));
    let pieces = &game.pieces;
    parts.extend((pieces.dragon.at != NONE).then(|| dragon_at(game, pieces.dragon.at, frame)));
    let fairy = pieces.fairy.at;
    parts.extend((fairy != NONE).then(|| {
        let name = ("fairy", "carcassonne-part-fairy", "fairy-figure");
        neutral(game, fairy, name, frame, fairy_shift(game, frame))
    }));
    Group { label: Message::new("carcassonne-group-figures"), owner: None, zone: Zone::Board, parts }
}

/// The dragon on a tile.
fn dragon_at(game: &Carcassonne, at: PlaceId, frame: Frame) -> Part {
    neutral(game, at, ("dragon", "carcassonne-part-dragon", "dragon"), frame, (23.0, 20.0))
}

/// A figure that is nobody's, by its symbol, label and name.
fn neutral(
    game: &Carcassonne,
    on: PlaceId,
    (symbol, key, name): (&'static str, &'static str, &str),
    frame: Frame,
    shift: (f32, f32),
) -> Part {
    let cell = game.board.place(on).cell;
    let (left, top) = frame.corner(cell);
    let corner = (left + shift.0, top + shift.1);
    let part = Part::new(name, corner, (54.0, 54.0), at(game, Message::new(key), cell));
    part.at_home(format!("{symbol}-away stack")).symbol(symbol)
}

/// PD09: the tiles that the dragon has visited in this flight, numbered by its steps.
fn flight(game: &Carcassonne, frame: Frame) -> Vec<Part> {
    let is_flying = matches!(game.phase, Phase::Aside(_)) && game.pieces.aside == Aside::Flight;
    let visited = game.pieces.dragon.visited().iter().filter(|_| is_flying).enumerate();
    let part = |(step, &id): (usize, &PlaceId)| {
        let cell = game.board.place(id).cell;
        let name = format!("visited-{}-{}", cell.column(), cell.row());
        let label = at(game, Message::new("carcassonne-part-visited"), cell).with("step", step);
        let shade = Layer::Panel { at: (4.0, 4.0), size: (92.0, 92.0), fill: "#83331f", opacity: 0.25 };
        let number = Text::new(Say::Plain(step.to_string()), (86.0, 26.0), 22.0).serif().centred().ink(PAPER);
        let disc = Layer::Panel { at: (74.0, 6.0), size: (24.0, 24.0), fill: "#83331f", opacity: 0.9 };
        Part::new(name, frame.corner(cell), (TILE, TILE), label)
            .layer(shade)
            .layer(disc)
            .layer(Layer::Text(number))
    };
    visited.map(part).collect()
}

/// The fairy stands beside her follower, or in a corner of her tile.
fn fairy_shift(game: &Carcassonne, frame: Frame) -> (f32, f32) {
    let fairy = &game.pieces.fairy;
    let Some(node) = game.figures.node(fairy.beside) else { return (40.0, 4.0) };
    let (x, y) = stand(game, node, frame);
    let (left, top) = frame.corner(game.board.place(fairy.at).cell);
    ((x - left - 2.0).clamp(0.0, 48.0), (y - top - 46.0).clamp(-10.0, 46.0))
}

fn figure_symbol(kind: Figure, on: On) -> (&'static str, f32) {
    match (kind, on) {
        (Figure::Normal, On::Field) => ("farmer", 34.0),
        (Figure::Large, On::Field) => ("farmer", 46.0),
        (Figure::Normal, _) => ("follower", 34.0),
        (Figure::Large, _) => ("follower", 46.0),
        (Figure::Builder, _) => ("builder", 34.0),
        (Figure::Pig, _) => ("pig", 34.0),
    }
}

/// The name of the part that shows how many figures of a kind a seat has left.
fn supply_name(seat: Seat, kind: Figure) -> String {
    format!("supply-{seat}-{kind}")
}

/// The name of a figure's part in the scene.
fn figure_name(figure: FigureId) -> String {
    format!("figure-{figure}")
}

fn figure_part(game: &Carcassonne, figure: FigureId, node: NodeId, frame: Frame) -> Part {
    let (kind, seat, on) = (kind_of(figure), owner_of(figure), game.board.on(node));
    let (symbol, size) = figure_symbol(kind, on);
    let (x, y) = stand(game, node, frame);
    let shift = if kind.is_follower() { 0.0 } else { 12.0 };
    let (cell, spot) = game.spot_of(node);
    let label = at(game, said_of_figure("part-figure", kind, on), cell).with("who", seat);
    let label = at_side(game, label, cell, on, spot.at);
    let mark = Layer::Mark {
        at: (size * 0.5, size * if on == On::Field { 0.52 } else { 0.62 }),
        radius: size * 0.15,
    };
    let mut part =
        Part::new(figure_name(figure), (x - size / 2.0 + shift, y - size * 0.56), (size, size), label)
            .owned_by(seat)
            .at_home(supply_name(seat, kind))
            .symbol(symbol)
            .layer(mark);
    part.place = Some(place(cell));
    part
}

/// The part of a tile that a named place means.
fn node_at(game: &Carcassonne, cell: Option<Cell>, on: On, spot: At) -> Option<NodeId> {
    let id = game.tile_named(cell).ok()?;
    let tile = game.board.place(id);
    let part = tables().lying(tile.kind, tile.turn).part_at(on, spot).filter(|&part| part != NO_PART)?;
    Some(tile.first + u16::from(part))
}
