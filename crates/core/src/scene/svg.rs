//! A scene as an SVG picture: symbols once, then every part in its place, with titles to be read aloud.

use crate::lang::Words;
use crate::log::Place;
use crate::message::Message;
pub use crate::scene::mark::mark;
use crate::scene::mark::round;
use crate::scene::rows::broken;
use crate::scene::{Anchor, Face, Group, Layer, Part, Say, Scene, Stress, Symbol, Text};
use crate::seat::Seat;
use std::collections::BTreeSet;
use std::fmt::{self, Write};

/// The typefaces by name, with the system's own behind them.
const SERIF: &str = "Castellan Serif, Georgia, serif";
const SANS: &str = "Castellan Sans, Verdana, sans-serif";

/// A letter is about half as wide as high: good enough to keep a long name in its place.
const LETTER: f32 = 0.5;

/// The cloth under the board in a picture.
const CLOTH: &str = "#4d6b57";

/// Writes a whole table as one SVG document that needs nothing else.
///
/// # Panics
/// If a part refers to a symbol that the game has not drawn; the conformance suite draws every scene.
pub fn svg(scene: &Scene, art: &[Symbol], words: &Words, names: &[String]) -> String {
    let mut out = String::with_capacity(64 << 10);
    let writer = Writer { words, names, sheet: "", out: &mut out };
    writer.document(&scene.laid_out(), Some(art)).expect("a string can be written to");
    out
}

/// Writes the board alone, without symbols: they are in the file at the address `sheet`, as [`symbols`] writes it.
///
/// # Panics
/// Never: a string can always be written to.
pub fn board(scene: &Scene, words: &Words, names: &[String], sheet: &str) -> String {
    let mut out = String::with_capacity(16 << 10);
    let writer = Writer { words, names, sheet, out: &mut out };
    writer.document(scene, None).expect("a string can be written to");
    out
}

/// Writes one thing that lies beside the board as a small picture of its own, which refers to the symbols at `sheet`.
///
/// # Panics
/// Never: a string can always be written to.
pub fn thing(part: &Part, owner: Option<Seat>, words: &Words, names: &[String], sheet: &str) -> String {
    let (mut out, (width, height)) = (String::new(), part.size);
    let colour = colour(part.owner.or(owner));
    write!(
        out,
        r#"<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true"{colour}>"#
    )
    .expect("a string can be written to");
    let mut writer = Writer { words, names, sheet, out: &mut out };
    for layer in &part.layers {
        writer.layer(layer, part.owner.or(owner)).expect("a string can be written to");
    }
    out + "</svg>"
}

/// Writes parts that are not in a scene, each as it would stand on its board.
///
/// # Panics
/// Never: a string can always be written to.
pub fn parts(parts: &[Part], words: &Words, names: &[String], sheet: &str) -> String {
    let mut out = String::new();
    let mut writer = Writer { words, names, sheet, out: &mut out };
    for part in parts {
        writer.part(part).expect("a string can be written to");
    }
    out
}

/// Writes all drawings of a game once, as a file for boards to refer to.
///
/// # Panics
/// Never: a string can always be written to.
pub fn symbols(art: &[Symbol]) -> String {
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for symbol in art {
        write_symbol(&mut out, symbol).expect("a string can be written to");
    }
    out + "</svg>\n"
}

fn write_symbol(out: &mut String, symbol: &Symbol) -> fmt::Result {
    let Symbol { id, size: (width, height), body } = symbol;
    writeln!(out, r#"<symbol id="{id}" viewBox="0 0 {width} {height}">{body}</symbol>"#)
}

struct Writer<'a> {
    words: &'a Words,
    names: &'a [String],
    /// The address of the file with the symbols; empty for this document.
    sheet: &'a str,
    out: &'a mut String,
}

impl Writer<'_> {
    fn document(mut self, scene: &Scene, art: Option<&[Symbol]>) -> fmt::Result {
        let (width, height) = scene.size;
        // A board of a page holds things that can be picked; a picture is one thing.
        let role = if art.is_some() { "img" } else { "group" };
        writeln!(
            self.out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="{role}" lang="{}">"#,
            self.words.lang()
        )?;
        self.title(&scene.headline)?;
        if let Some(art) = art {
            self.symbols(scene, art)?;
            writeln!(self.out, r#"<rect width="{width}" height="{height}" fill="{CLOTH}"/>"#)?;
        }
        for group in scene.groups.iter().filter(|group| art.is_some() || group.zone.is_on_board()) {
            self.group(group)?;
        }
        writeln!(self.out, "</svg>")
    }

    fn symbols(&mut self, scene: &Scene, art: &[Symbol]) -> fmt::Result {
        let used: BTreeSet<&str> = scene
            .parts()
            .flat_map(|part| &part.layers)
            .filter_map(|layer| match layer {
                Layer::Symbol { id, .. } | Layer::Turned { id, .. } => Some(*id),
                _ => None,
            })
            .collect();
        writeln!(self.out, "<defs>")?;
        for id in used {
            let symbol = art
                .iter()
                .find(|symbol| symbol.id == id)
                .unwrap_or_else(|| panic!("there is no drawing of {id}"));
            write_symbol(self.out, symbol)?;
        }
        writeln!(self.out, "</defs>")
    }

    fn group(&mut self, group: &Group) -> fmt::Result {
        writeln!(self.out, r#"<g role="group"{}>"#, colour(group.owner))?;
        self.title(&group.label)?;
        for part in &group.parts {
            self.part(part)?;
        }
        writeln!(self.out, "</g>")
    }

    fn part(&mut self, part: &Part) -> fmt::Result {
        let ((x, y), (width, height)) = (part.at, part.size);
        write!(self.out, r#"<g transform="translate({} {})"#, round(x), round(y))?;
        if part.turn != 0.0 {
            write!(self.out, " rotate({} {} {})", round(part.turn), round(width / 2.0), round(height / 2.0))?;
        }
        write!(self.out, r#""{}"#, colour(part.owner))?;
        if !part.id.is_empty() {
            write!(self.out, r#" data-part="{}""#, escape(&part.id))?;
        }
        if !part.seen_with.is_empty() {
            write!(self.out, r#" data-with="{}" display="none""#, escape(&part.seen_with))?;
        }
        if !self.sheet.is_empty() {
            self.hooks(part)?;
        }
        if part.is_aid {
            write!(self.out, r#" data-aid="""#)?;
        }
        if part.stress == Stress::Faded {
            write!(self.out, r#" opacity="0.45""#)?;
        }
        self.out.push('>');
        if let Some(label) = &part.label {
            self.title(label)?;
        }
        if part.stress == Stress::Fresh {
            write!(
                self.out,
                r##"<rect x="-5" y="-5" width="{}" height="{}" rx="12" fill="#e0b64a" opacity="0.9"/>"##,
                round(width + 10.0),
                round(height + 10.0)
            )?;
        }
        for layer in &part.layers {
            self.layer(layer, part.owner)?;
        }
        writeln!(self.out, "</g>")
    }

    /// By what the page's modules find places, the last move and what can be turned.
    fn hooks(&mut self, part: &Part) -> fmt::Result {
        if let Some(Place::Cell(column, row)) = part.place {
            write!(self.out, r#" data-cell="{column},{row}""#)?;
        }
        if !part.id.is_empty() || !part.home.is_empty() {
            let (width, height) = part.size;
            write!(self.out, r#" data-size="{} {}""#, round(width), round(height))?;
        }
        if part.is_ghost {
            write!(self.out, r#" data-ghost="""#)?;
        }
        if part.is_spot {
            write!(self.out, r#" data-spot="""#)?;
        }
        if part.stress == Stress::Fresh {
            write!(self.out, r#" class="fresh""#)?;
        }
        if !part.home.is_empty() {
            write!(self.out, r#" data-home="{}""#, escape(&part.home))?;
        }
        if !part.route.is_empty() {
            let points: Vec<String> =
                part.route.iter().map(|(x, y)| format!("{},{}", round(*x), round(*y))).collect();
            write!(self.out, r#" data-route="{}""#, points.join(" "))?;
        }
        if part.flips {
            write!(self.out, r#" data-flips="""#)?;
        }
        if let Some(below) = part.diamond {
            write!(self.out, r#" data-diamond="{}""#, round(below))?;
        }
        Ok(())
    }

    fn layer(&mut self, layer: &Layer, owner: Option<Seat>) -> fmt::Result {
        match layer {
            Layer::Symbol { id, at, size } => {
                write!(self.out, r##"<use href="{}#{id}"{}/>"##, self.sheet, placed(*at, *size))
            }
            Layer::Turned { id, at, size, turn } => {
                let middle = (round(at.0 + size.0 / 2.0), round(at.1 + size.1 / 2.0));
                let turned = format!("rotate({} {} {})", round(*turn), middle.0, middle.1);
                write!(self.out, r##"<use href="{}#{id}"{} "##, self.sheet, placed(*at, *size))?;
                write!(self.out, r#"transform="{turned}"/>"#)
            }
            Layer::Panel { at, size, fill, opacity } => {
                write!(self.out, r#"<rect{} rx="10" fill="{fill}" opacity="{opacity}"/>"#, placed(*at, *size))
            }
            Layer::Disc { at: (x, y), radius, fill, opacity } => {
                let [x, y, radius] = [x, y, radius].map(|length| round(*length));
                write!(
                    self.out,
                    r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" opacity="{opacity}"/>"#
                )
            }
            Layer::Mark { at, radius } => self.out.write_str(&mark(owner.unwrap_or(Seat(0)), *at, *radius)),
            Layer::Seal { seat, at: (x, y), radius } => {
                let corner = (x - radius, y - radius);
                let size = (2.0 * radius, 2.0 * radius);
                let (rim, fill) = (round(radius * 0.4), seat.colour());
                write!(self.out, r#"<rect{} rx="{rim}" fill="{fill}"/>"#, placed(corner, size))?;
                self.out.write_str(&mark(*seat, (*x, *y), radius * 0.68))
            }
            Layer::Text(text) => self.text(text),
            // A picture has drawn it by other layers, a page by elements of its own.
            Layer::Head { .. } => Ok(()),
        }
    }

    fn text(&mut self, text: &Text) -> fmt::Result {
        let said = match &text.say {
            Say::Message(message) => self.words.say(message, self.names),
            Say::Plain(plain) => plain.clone(),
            Say::Name(seat) => self.words.name(*seat, self.names),
        };
        let anchor = match text.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        // On a page the style sheet knows the faces.
        let face = match (text.face, self.sheet.is_empty()) {
            (Face::Serif, true) => format!(r#" font-family="{SERIF}" font-weight="bold""#),
            (Face::Sans, true) => format!(r#" font-family="{SANS}" font-weight="normal""#),
            (Face::Serif, false) => String::new(),
            (Face::Sans, false) => r#" class="sans""#.to_owned(),
        };
        let rows = broken(&said, (text.fit / (text.height * LETTER)) as usize, text.rows);
        let longest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
        let height = text.height * (text.fit / (longest as f32 * text.height * LETTER)).min(1.0);
        for (n, row) in rows.iter().enumerate() {
            write!(
                self.out,
                r#"<text x="{}" y="{}"{face} font-size="{}" text-anchor="{anchor}" fill="{}">{}</text>"#,
                round(text.at.0),
                round(text.at.1 + n as f32 * height * 1.15),
                round(height),
                text.ink,
                escape(row)
            )?;
        }
        Ok(())
    }

    fn title(&mut self, message: &Message) -> fmt::Result {
        write!(self.out, "<title>{}</title>", escape(&self.words.say(message, self.names)))
    }
}

fn colour(owner: Option<Seat>) -> String {
    owner.map_or_else(String::new, |seat| format!(r#" color="{}""#, seat.colour()))
}

fn placed(at: (f32, f32), size: (f32, f32)) -> String {
    let [x, y, width, height] = [at.0, at.1, size.0, size.1].map(round);
    format!(r#" x="{x}" y="{y}" width="{width}" height="{height}""#)
}

/// Text made safe for an SVG or HTML document, inside elements and attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Characters that XML 1.0 forbids even as references.
            c if c.is_control() && !matches!(c, '\t' | '\n') => safe.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::scene::Zone;

    fn scene(name: &str) -> (Scene, Vec<String>) {
        let text =
            Text::new(Say::Message(Message::new("test-hello").with("who", Seat(0))), (5.0, 20.0), 10.0);
        let part = Part::new("a<b", (1.0, 2.0), (30.0, 40.0), "test-thing")
            .owned_by(Seat(1))
            .symbol("box")
            .layer(Layer::Text(text.fit(20.0)))
            .layer(Layer::Mark { at: (9.0, 9.0), radius: 4.0 });
        let group = Group { label: "test-thing".into(), owner: None, zone: Zone::Board, parts: vec![part] };
        let scene = Scene {
            size: (100.0, 50.0),
            headline: Message::new("test-hello").with("who", Seat(0)),
            task: None,
            groups: vec![group],
            offers: Vec::new(),
        };
        (scene, vec![name.to_owned()])
    }

    fn draw(name: &str) -> String {
        let (scene, names) = scene(name);
        let art = [Symbol { id: "box".to_owned(), size: (10.0, 10.0), body: "<rect/>".to_owned() }];
        let words = Words::new(Lang::En, "test-hello = Hello, { $who }\ntest-thing = thing\n");
        svg(&scene, &art, &words, &names)
    }

    #[test]
    fn a_hostile_name_stays_text() {
        let picture = draw("</text><script>alert('1')</script>\u{1}");
        assert!(!picture.contains("<script>"), "{picture}");
        assert!(picture.contains("&lt;script&gt;alert(&#39;1&#39;)"), "{picture}");
        assert!(!picture.contains('\u{1}'));
        assert!(picture.contains("data-part=\"a&lt;b\""));
    }

    #[test]
    fn the_symbols_are_one_file_for_all_boards() {
        let (scene, names) = scene("Anna");
        let words = Words::new(Lang::En, "test-hello = Hello, { $who }\ntest-thing = thing\n");
        let picture = board(&scene, &words, &names, "/art/test.svg");
        assert!(picture.contains("href=\"/art/test.svg#box\"") && !picture.contains("<symbol"), "{picture}");
        let art = [Symbol { id: "box".to_owned(), size: (10.0, 10.0), body: "<rect/>".to_owned() }];
        assert!(symbols(&art).contains(r#"<symbol id="box" viewBox="0 0 10 10"><rect/></symbol>"#));
    }

    #[test]
    fn owners_give_colour_and_mark() {
        let picture = draw("Anna");
        assert!(picture.contains(&format!("color=\"{}\"", Seat(1).colour())));
        assert!(picture.contains("<polygon"));
    }
}
