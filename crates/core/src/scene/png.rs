//! A scene as a PNG, drawn from its SVG with our own typefaces and no others.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::Arc;

/// Turns an SVG picture into a PNG `width` pixels wide.
///
/// # Errors
/// If the SVG can't be read or the picture would have no or too many pixels.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    draw(svg, width)?.encode_png().map_err(|error| error.to_string())
}

/// The colours of an SVG picture that is drawn `width` pixels wide, row by row.
///
/// # Errors
/// As [`png`].
pub fn rows(svg: &str, width: u32) -> Result<Vec<Vec<[u8; 3]>>, String> {
    let drawn = draw(svg, width)?;
    let colour = |pixel: &PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue()];
    Ok(drawn.pixels().chunks(width as usize).map(|row| row.iter().map(colour).collect()).collect())
}

fn draw(svg: &str, width: u32) -> Result<Pixmap, String> {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../../fonts/serif.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../fonts/sans.ttf").to_vec());
    fonts.set_serif_family("Castellan Serif");
    fonts.set_sans_serif_family("Castellan Sans");
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or("a picture needs at least one pixel")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_drawn_with_our_own_typefaces() {
        let picture = |text: &str| {
            let svg = format!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><text y="15" font-family="Castellan Serif" font-size="14" fill="#000">{text}</text></svg>"##
            );
            png(&svg, 80).unwrap()
        };
        assert_eq!(&picture("ź")[1..4], b"PNG");
        assert_ne!(picture("ź"), picture("z"));
        assert_ne!(picture("ź"), picture(""));
        assert!(png("<svg", 10).is_err());
    }
}
