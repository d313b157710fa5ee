//! Knights, the king, markers and small tokens.

use super::{GOLD, symbol};
use castellan_core::scene::Symbol;

/// The size of a knight.
pub(crate) const KNIGHT: (f32, f32) = (48.0, 78.0);
/// The size of the king.
pub(crate) const KING: (f32, f32) = (56.0, 92.0);

pub(super) fn symbols() -> Vec<Symbol> {
    vec![
        symbol("torres-knight", KNIGHT, knight()),
        symbol("torres-king", KING, king()),
        symbol("torres-marker", (30.0, 42.0), marker()),
        symbol("torres-action-point", (40.0, 40.0), action_point()),
        symbol("torres-card-back", (100.0, 150.0), card_back()),
    ]
}

fn knight() -> String {
    format!(
        r##"<ellipse cx="28" cy="69" rx="19" ry="7" fill="#26331c" opacity=".35"/><path d="M5 68C7 52 13 45 15 37H33C35 45 41 52 43 68C37 76 11 76 5 68Z" fill="currentColor"/><path d="M24 37H33C35 45 41 52 43 68C40 72 32 74 24 74Z" fill="#1d1410" opacity=".25"/><path d="M9 66C11 54 15 47 17 40" fill="none" stroke="#fff" stroke-width="2.4" stroke-opacity=".35" stroke-linecap="round"/><path d="M6 66C12 72 36 72 42 66" fill="none" stroke="{GOLD}" stroke-width="2.4"/><ellipse cx="24" cy="37" rx="10.5" ry="4" fill="{GOLD}"/><path d="M12 36V25C12 15 17 10 24 10C31 10 36 15 36 25V36C31 40 17 40 12 36Z" fill="#c9c6bc"/><path d="M24 10C31 10 36 15 36 25V36C33 38 28 39 24 39Z" fill="#8d8a81"/><path d="M12 23H36V28H12Z" fill="#2c221a"/><path d="M24 11V39" stroke="{GOLD}" stroke-width="2"/><path d="M28 32h.1M31 31h.1M28 35h.1M31 34h.1M17 31h.1M20 32h.1M17 34h.1M20 35h.1" stroke="#2c221a" stroke-width="1.8" stroke-linecap="round"/><path d="M15 20C16 15 19 13 22 12" fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".7" stroke-linecap="round"/><path d="M23 12C20 3 30-1 38 3C44 6 45 13 42 19C41 13 38 11 34 11C30 10 27 10 23 12Z" fill="currentColor"/><path d="M24 11C24 5 31 2 37 5C40 7 42 10 42 14C38 8 31 7 24 11Z" fill="#fff" opacity=".35"/>"##
    )
}

fn king() -> String {
    format!(
        r##"<ellipse cx="33" cy="82" rx="22" ry="8" fill="#26331c" opacity=".35"/><path d="M5 81C8 62 15 54 17 43H39C41 54 48 62 51 81C44 90 12 90 5 81Z" fill="#8e2f3c"/><path d="M28 43H39C41 54 48 62 51 81C47 86 38 88 28 88Z" fill="#3d0f18" opacity=".4"/><path d="M20 45C21 60 19 74 17 86C24 88 32 88 39 86C37 74 35 60 36 45Z" fill="#f3ead6"/><path d="M28 45V88C32 88 36 87 39 86C37 74 35 60 36 45Z" fill="#c9b994" opacity=".6"/><path d="M23 60v3M30 66v3M33 56v3M24 74v3M31 79v3" stroke="#35291f" stroke-width="2" stroke-linecap="round"/><path d="M6 78C13 88 43 88 50 78" fill="none" stroke="#f3ead6" stroke-width="4"/><path d="M13 46C17 40 39 40 43 46C38 52 18 52 13 46Z" fill="#f3ead6"/><path d="M19 27C19 20 37 20 37 27V36C37 43 32 47 28 47S19 43 19 36Z" fill="#e9c39a"/><path d="M19 33C21 38 24 36 28 36S35 38 37 33V38C37 46 32 51 28 51S19 46 19 38Z" fill="#efe9dc"/><path d="M23.5 30h.1M32.500 30h.1" stroke="#35291f" stroke-width="2.600" stroke-linecap="round"/><path d="M14 27L11 7L20 16L28 3L36 16L45 7L42 27C36 31 20 31 14 27Z" fill="{GOLD}"/><path d="M28 3L36 16L45 7L42 27C38 29 33 30 28 30Z" fill="#a87f22" opacity=".55"/><path d="M14 26C20 30 36 30 42 26" fill="none" stroke="#fff3cf" stroke-width="2"/><circle cx="11" cy="7" r="2.600" fill="#fff3cf"/><circle cx="28" cy="3.500" r="3" fill="#fff3cf"/><circle cx="45" cy="7" r="2.600" fill="#fff3cf"/><circle cx="28" cy="22" r="3" fill="#2f5d8a"/><circle cx="20" cy="21" r="2.200" fill="#b5523b"/><circle cx="36" cy="21" r="2.200" fill="#b5523b"/>"##
    )
}

fn marker() -> String {
    format!(
        r##"<ellipse cx="17" cy="37" rx="12" ry="4" fill="#26331c" opacity=".4"/><path d="M3 4C9 5 12 4 15 2C18 4 21 5 27 4V19C27 29 21 35 15 39C9 35 3 29 3 19Z" fill="currentColor" stroke="{GOLD}" stroke-width="2"/><path d="M15 2C18 4 21 5 27 4V19C27 29 21 35 15 39Z" fill="#1d1410" opacity=".22"/>"##
    )
}

fn action_point() -> String {
    format!(
        r##"<circle cx="22" cy="22" r="17" fill="#1e1a12" opacity=".3"/><circle cx="20" cy="20" r="17" fill="{GOLD}"/><path d="M20 3A17 17 0 0 1 20 37A22 22 0 0 0 20 3Z" fill="#a87f22" opacity=".5"/><circle cx="20" cy="20" r="12.500" fill="none" stroke="#fff3cf" stroke-width="1.600"/><path d="M12 26V15l3 3 2.500-4 2.500 4 2.500-4 2.500 4 3-3v11z" fill="#7a5a1c"/>"##
    )
}

fn card_back() -> String {
    let mut body = String::from(
        r##"<rect x="2" y="3" width="97" height="146" rx="9" fill="#1e1a12" opacity=".35"/><rect width="97" height="146" rx="9" fill="#f7efdf"/><rect x="5" y="5" width="87" height="136" rx="6" fill="currentColor"/>"##,
    );
    for n in 0..6u8 {
        let y = 18 + n * 21;
        body += &format!(
            r##"<path d="M12 {y}h12v-6h8v6h12v-6h8v6h12v-6h8v6h13" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>"##
        );
    }
    body + r##"<circle cx="48.500" cy="73" r="22" fill="#1d1410" opacity=".35"/>"##
}
