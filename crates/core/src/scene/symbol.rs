//! Drawings that scenes refer to.

/// A drawing that scenes refer to by its id, as the inside of an SVG element.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// The name that layers use.
    pub id: String,
    /// Width and height of the drawing's own units.
    pub size: (f32, f32),
    /// SVG shapes; `currentColor` is the owner's colour.
    pub body: String,
}

impl Symbol {
    /// Takes a drawing out of an SVG file whose root has a `viewBox` that starts at the origin.
    ///
    /// # Panics
    /// If the file has no such root: drawings are part of the program.
    pub fn from_svg(id: &str, svg: &str) -> Symbol {
        let parts = || {
            let (head, body) = svg[svg.find("<svg")?..].split_once('>')?;
            let (_, view_box) = head.split_once("viewBox=\"0 0 ")?;
            let (width, height) = view_box.split_once('"')?.0.split_once(' ')?;
            let body = body.rsplit_once("</svg>")?.0;
            Some((width.parse().ok()?, height.parse().ok()?, body.trim().to_owned()))
        };
        let (width, height, body) = parts().unwrap_or_else(|| panic!("{id}.svg has no usable root"));
        Symbol { id: id.to_owned(), size: (width, height), body }
    }
}
