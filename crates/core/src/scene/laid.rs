//! A whole table as one picture: the board, and sheets with everything else beside or below it.

use crate::scene::{Anchor, Group, Layer, Part, SHEET, Say, Scene, Stress, Text, Zone};
use crate::seat::Seat;

const PAPER: &str = "#f7efdf";
/// Around sheets, around what lies on them, and between things.
const EDGE: f32 = 24.0;
const RIM: f32 = 12.0;
const GAP: f32 = 8.0;
/// A board so many times as wide as high has the rest below it.
const LOW: f32 = 1.7;
/// How much wider than high a picture may become by larger sheets.
const SHAPE: f32 = 1.45;

/// What lies on one sheet, and how large it is.
struct Sheet {
    groups: Vec<Group>,
    size: (f32, f32),
}

impl Scene {
    /// The table as one picture, for a file: in its groups everything has its place.
    #[must_use]
    pub fn laid_out(&self) -> Scene {
        let on_board = self.groups.iter().filter(|group| group.zone.is_on_board());
        let mut groups: Vec<Group> = on_board.cloned().collect();
        let mut size = self.size;
        let zones = self.zones();
        if !zones.is_empty() && self.size.0 > LOW * self.size.1 {
            size = self.below(&zones, &mut groups);
        } else if !zones.is_empty() {
            size = self.beside(&zones, &mut groups);
        }
        Scene { size, groups, offers: self.offers.clone(), headline: self.headline.clone(), task: None }
    }

    /// What lies beside the board: hand, seats, stock.
    fn zones(&self) -> Vec<Zone> {
        let beside = self.groups.iter().filter(|group| !group.parts.is_empty()).map(|group| group.zone);
        let mut zones: Vec<Zone> = beside.filter(|zone| !zone.is_on_board()).collect();
        zones.sort_unstable();
        zones.dedup();
        zones
    }

    /// A sheet of this width with what lies in a place, each thing in a row beside the one before.
    fn sheet(&self, zone: Zone, width: f32) -> Sheet {
        let mut groups = Vec::new();
        let mut below = RIM;
        for group in self.groups.iter().filter(|group| group.zone == zone) {
            let mut parts: Vec<Part> = Vec::new();
            let (mut x, mut row) = (RIM, 0.0_f32);
            for part in group.parts.iter().filter(|part| part.seen_with.is_empty()) {
                if x > RIM && x + part.size.0 > width - RIM {
                    (x, below, row) = (RIM, below + row + GAP, 0.0);
                }
                parts.push(with_head(Part { at: (x, below), route: Vec::new(), ..part.clone() }, width));
                x += part.size.0 + GAP;
                row = row.max(part.size.1);
            }
            below += row + GAP;
            groups.push(Group { parts, ..group.clone() });
        }
        let due = groups
            .iter()
            .flat_map(|group| &group.parts)
            .any(|part| head_of(part).is_some_and(|_| part.stress == Stress::Fresh));
        let size = (width, below - GAP + RIM);
        let mut paper = Part::decoration((0.0, 0.0), size).layer(Layer::Panel {
            at: (3.0, 5.0),
            size,
            fill: "#1e2c24",
            opacity: 0.35,
        });
        if due {
            let frame = (size.0 + 8.0, size.1 + 8.0);
            paper =
                paper.layer(Layer::Panel { at: (-4.0, -4.0), size: frame, fill: "#e0b64a", opacity: 1.0 });
        }
        let paper = paper.layer(Layer::Panel { at: (0.0, 0.0), size, fill: PAPER, opacity: 1.0 });
        for part in
            groups.iter_mut().flat_map(|group| &mut group.parts).filter(|part| head_of(part).is_some())
        {
            part.stress = Stress::Plain;
        }
        if let Some(first) = groups.first_mut() {
            first.parts.insert(0, paper);
        }
        Sheet { groups, size }
    }

    /// Sheets one below the other at the right of the board, larger where the board is high.
    fn beside(&self, zones: &[Zone], groups: &mut Vec<Group>) -> (f32, f32) {
        let sheets: Vec<Sheet> = zones.iter().map(|zone| self.sheet(*zone, SHEET + 2.0 * RIM)).collect();
        let high: f32 = sheets.iter().map(|sheet| sheet.size.1 + EDGE).sum::<f32>() + EDGE;
        let wide = SHEET + 2.0 * RIM + EDGE;
        let room = (SHAPE * self.size.1 - self.size.0) / wide;
        // In steps, so that it does not look different after each move.
        let by = ((self.size.1 / high).min(room) * 4.0).floor().clamp(4.0, 10.0) / 4.0;
        let mut top = EDGE;
        for sheet in sheets {
            groups.extend(sheet.groups.into_iter().map(|group| group.put((self.size.0, top * by), by)));
            top += sheet.size.1 + EDGE;
        }
        (self.size.0 + wide * by, self.size.1.max(top * by))
    }

    /// Sheets below a low board: the hand as wide as it, the seats one beside the other.
    fn below(&self, zones: &[Zone], groups: &mut Vec<Group>) -> (f32, f32) {
        let whole = self.size.0 - 2.0 * EDGE;
        let seats = zones.iter().filter(|zone| matches!(zone, Zone::Seat(_))).count().max(1) as f32;
        let each = (whole - (seats - 1.0) * EDGE) / seats;
        let (mut left, mut top, mut row) = (EDGE, self.size.1, 0.0_f32);
        for &zone in zones {
            let is_seat = matches!(zone, Zone::Seat(_));
            let sheet = self.sheet(zone, if is_seat { each } else { whole });
            if !is_seat || left + sheet.size.0 > self.size.0 {
                (left, top, row) = (EDGE, top + row, 0.0);
            }
            row = row.max(sheet.size.1 + EDGE);
            groups.extend(sheet.groups.into_iter().map(|group| group.put((left, top), 1.0)));
            left += sheet.size.0 + EDGE;
        }
        (self.size.0, top + row)
    }
}

impl Group {
    /// The group so much larger, and moved.
    fn put(self, to: (f32, f32), by: f32) -> Group {
        let parts = self.parts.into_iter().map(|part| part.scaled(to, by)).collect();
        Group { parts, ..self }
    }
}

fn head_of(part: &Part) -> Option<(Seat, i32, Option<&crate::message::Message>)> {
    part.layers.iter().find_map(|layer| match layer {
        Layer::Head { seat, points, note } => Some((*seat, *points, note.as_ref())),
        _ => None,
    })
}

/// A part whose head, if it has one, is drawn in a sheet of this width.
fn with_head(part: Part, width: f32) -> Part {
    let Some((seat, points, note)) = head_of(&part).map(|(seat, points, note)| (seat, points, note.cloned()))
    else {
        return part;
    };
    let end = width - 2.0 * RIM;
    let name = Text::new(Say::Name(seat), (46.0, if note.is_some() { 20.0 } else { 28.0 }), 21.0);
    let mut total = Text::new(Say::Plain(points.to_string()), (end, 32.0), 34.0).serif();
    total.anchor = Anchor::End;
    let mut layers = vec![
        Layer::Seal { seat, at: (18.0, 20.0), radius: 18.0 },
        Layer::Text(name.fit(end - 46.0 - 70.0)),
        Layer::Text(total),
    ];
    layers.extend(
        note.map(|note| Layer::Text(Text::new(Say::Message(note), (46.0, 38.0), 14.0).fit(end - 116.0))),
    );
    Part { layers, size: (end, part.size.1), ..part }
}

impl Part {
    /// The part so much larger, and moved.
    fn scaled(mut self, to: (f32, f32), by: f32) -> Part {
        let large = |(x, y): (f32, f32)| (x * by, y * by);
        self.at = (to.0 + self.at.0 * by, to.1 + self.at.1 * by);
        self.size = large(self.size);
        for layer in &mut self.layers {
            match layer {
                Layer::Symbol { at, size, .. }
                | Layer::Turned { at, size, .. }
                | Layer::Panel { at, size, .. } => (*at, *size) = (large(*at), large(*size)),
                Layer::Mark { at, radius }
                | Layer::Seal { at, radius, .. }
                | Layer::Disc { at, radius, .. } => {
                    (*at, *radius) = (large(*at), *radius * by);
                }
                Layer::Text(text) => {
                    text.at = large(text.at);
                    (text.height, text.fit) = (text.height * by, text.fit * by);
                }
                Layer::Head { .. } => {}
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Message;

    fn scene(board: (f32, f32)) -> Scene {
        let group = |zone, parts| Group { label: "test-thing".into(), owner: None, zone, parts };
        let thing = |id: &str, width| Part::thing(id, (width, 40.0), "test-thing");
        let head = |seat| Part::head(seat, 7, None, seat == Seat(0), Message::new("test-thing"));
        Scene {
            size: board,
            headline: Message::new("test-thing"),
            task: None,
            groups: vec![
                group(Zone::Seat(Seat(0)), vec![head(Seat(0)), thing("a", 200.0), thing("b", 200.0)]),
                group(Zone::Board, vec![Part::new("cell", (9.0, 9.0), (5.0, 5.0), "test-thing")]),
                group(Zone::Hand, vec![thing("c", 90.0), thing("d", 90.0)]),
                group(Zone::Seat(Seat(1)), vec![head(Seat(1))]),
            ],
            offers: Vec::new(),
        }
    }

    #[test]
    fn nothing_beside_the_board_lies_on_anything_else() {
        for board in [(300.0, 300.0), (900.0, 2000.0), (1200.0, 300.0)] {
            let laid = scene(board).laid_out();
            let cell = laid.parts().find(|part| part.id == "cell").unwrap();
            assert_eq!((cell.at, cell.size), ((9.0, 9.0), (5.0, 5.0)));
            let named: Vec<&Part> = laid.parts().filter(|part| !part.id.is_empty()).collect();
            assert_eq!(named.len(), 7);
            for (n, one) in named.iter().enumerate() {
                let far = (one.at.0 + one.size.0, one.at.1 + one.size.1);
                assert!(
                    far.0 <= laid.size.0 + 0.1 && far.1 <= laid.size.1 + 0.1,
                    "{} at {far:?} of {:?}",
                    one.id,
                    laid.size
                );
                for other in &named[n + 1..] {
                    let apart = |at: fn(&Part) -> (f32, f32)| {
                        let ((a, wide), (b, broad)) = (at(one), at(other));
                        a + wide <= b + 0.1 || b + broad <= a + 0.1
                    };
                    let is_apart =
                        apart(|part| (part.at.0, part.size.0)) || apart(|part| (part.at.1, part.size.1));
                    assert!(is_apart, "{} lies on {} of {board:?}", one.id, other.id);
                }
            }
        }
    }
}
