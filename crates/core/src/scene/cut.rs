//! A corner of a scene cut out of the whole, for a small picture of one situation.

use crate::scene::{Part, Scene};

impl Scene {
    /// The scene cut down to a box around some of its parts, with a margin: for a picture of one corner of
    /// the board. Whatever lies wholly outside is left out; the whole board if there are no such parts.
    #[must_use]
    pub fn cut_out(mut self, margin: f32, is_shown: impl Fn(&Part) -> bool) -> Scene {
        self.groups.retain(|group| group.zone.is_on_board());
        let shown = || self.parts().filter(|part| is_shown(part));
        if shown().next().is_none() {
            return self;
        }
        let edge = |of: fn(&Part) -> f32, far: fn(f32, f32) -> f32| shown().map(of).reduce(far);
        let (left, top) = (edge(|part| part.at.0, f32::min), edge(|part| part.at.1, f32::min));
        let (right, bottom) =
            (edge(|part| part.at.0 + part.size.0, f32::max), edge(|part| part.at.1 + part.size.1, f32::max));
        let ((from_x, to_x), (from_y, to_y)) =
            (within(left, right, margin, self.size.0), within(top, bottom, margin, self.size.1));
        self.size = (to_x - from_x, to_y - from_y);
        for group in &mut self.groups {
            for part in &mut group.parts {
                part.at = (part.at.0 - from_x, part.at.1 - from_y);
            }
            group.parts.retain(|part| part.touches(self.size));
        }
        self.groups.retain(|group| !group.parts.is_empty());
        self
    }
}

impl Part {
    /// Whether any of it, however it is turned, may lie inside a picture of this size.
    fn touches(&self, (width, height): (f32, f32)) -> bool {
        let reach = if self.turn == 0.0 {
            self.size
        } else {
            (self.size.0.max(self.size.1), self.size.0.max(self.size.1))
        };
        let middle = (self.at.0 + self.size.0 / 2.0, self.at.1 + self.size.1 / 2.0);
        let inside =
            |middle: f32, reach: f32, whole: f32| middle + reach / 2.0 > 0.0 && middle - reach / 2.0 < whole;
        inside(middle.0, reach.0, width) && inside(middle.1, reach.1, height)
    }
}

/// From where to where a box with a margin reaches inside a picture.
fn within(from: Option<f32>, to: Option<f32>, margin: f32, whole: f32) -> (f32, f32) {
    let (from, to) = (from.unwrap_or(0.0), to.unwrap_or(whole));
    ((from - margin).max(0.0), (to + margin).min(whole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Message;
    use crate::scene::{Group, Zone};

    fn scene() -> Scene {
        let part = |id: &str, at| Part::new(id, at, (10.0, 10.0), "test-thing");
        let group = |parts| Group { label: "test-thing".into(), owner: None, zone: Zone::Board, parts };
        Scene {
            size: (100.0, 80.0),
            headline: Message::new("test-thing"),
            task: None,
            groups: vec![
                group(vec![part("a", (30.0, 30.0)), part("b", (50.0, 30.0)), part("far", (80.0, 60.0))]),
                group(vec![part("c", (42.0, 38.0)).turned(90.0)]),
                group(vec![part("corner", (0.0, 0.0))]),
            ],
            offers: Vec::new(),
        }
    }

    #[test]
    fn what_lies_outside_is_left_out_and_the_rest_moves() {
        let cut = scene().cut_out(5.0, |part| ["a", "b"].contains(&part.id.as_str()));
        assert_eq!(cut.size, (40.0, 20.0));
        let places: Vec<(&str, (f32, f32))> = cut.parts().map(|part| (part.id.as_str(), part.at)).collect();
        assert_eq!(places, [("a", (5.0, 5.0)), ("b", (25.0, 5.0)), ("c", (17.0, 13.0))]);
        assert_eq!(cut.groups.len(), 2);
    }

    #[test]
    fn a_margin_ends_with_the_picture_and_nothing_found_is_everything() {
        assert_eq!(scene().cut_out(5.0, |part| part.id == "corner").size, (15.0, 15.0));
        assert_eq!(scene().cut_out(5.0, |_| false).size, (100.0, 80.0));
    }
}
