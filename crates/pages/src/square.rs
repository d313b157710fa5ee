//! A link as a square that a phone can read (a QR code): which of its modules are dark.

use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around the code that readers need, in modules.
const MARGIN: i32 = 4;

/// A code with its quiet zone.
pub struct Square(QrCode);

impl Square {
    /// The code of a link; none for a link that is too long for one.
    pub fn of(link: &str) -> Option<Square> {
        QrCode::encode_text(link, QrCodeEcc::Low).ok().map(Square)
    }

    /// How many modules a side has, the quiet zone included.
    pub fn size(&self) -> i32 {
        self.0.size() + 2 * MARGIN
    }

    /// Whether this module is dark; what lies outside is light.
    pub fn is_dark(&self, x: i32, y: i32) -> bool {
        self.0.get_module(x - MARGIN, y - MARGIN)
    }
}
