//! The drawings: two looks of the same pieces, put together by code so that a picture can't disagree with
//! the components. Light comes from the upper left.

use castellan_core::scene::Symbol;

mod areas;
mod halves;
mod lanes;
mod marks;
mod pieces;
mod tokens;
mod wall;

/// Which yard is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// The castle yard of 2003, in stone.
    Stone,
    /// The village yard of 2020, in timber.
    Timber,
}

impl Look {
    const ALL: [Look; 2] = [Look::Stone, Look::Timber];

    fn prefix(self) -> &'static str {
        match self {
            Look::Stone => "old",
            Look::Timber => "new",
        }
    }
}

/// A drawing of a look.
fn symbol(look: Look, name: &str, size: (f32, f32), body: String) -> Symbol {
    Symbol { id: format!("{}-{name}", look.prefix()), size, body }
}

/// All drawings of the game.
pub(crate) fn symbols() -> Vec<Symbol> {
    let mut all = pieces::common();
    for look in Look::ALL {
        all.extend(areas::symbols(look));
        all.extend(halves::symbols(look));
        all.extend(lanes::symbols(look));
        all.extend(marks::symbols(look));
        all.extend(pieces::of(look));
        all.extend(tokens::symbols(look));
        all.extend(wall::symbols(look));
    }
    all
}

/// A rectangle.
fn rect(x: f32, y: f32, width: f32, height: f32, fill: &str) -> String {
    format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>"#)
}

/// A circle.
fn circle(x: f32, y: f32, r: f32, fill: &str) -> String {
    format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>"#)
}

/// A shape given by its outline.
fn shape(outline: &str, fill: &str) -> String {
    format!(r#"<path d="{outline}" fill="{fill}"/>"#)
}

/// A line along an outline.
fn stroke(outline: &str, colour: &str, width: f32) -> String {
    format!(
        r#"<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
    )
}

/// Something pale or dark laid over what is below.
fn veil(opacity: f32, shapes: &str) -> String {
    format!(r#"<g opacity="{opacity}">{shapes}</g>"#)
}
