//! Fields of a plain form, and addresses that forms lead to.

use castellan_core::seat::Seat;

/// The fields of a form, or of an address.
pub type Fields = [(String, String)];

/// The value of a field; empty if it was not sent.
pub fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The seat that a form speaks for.
pub fn seat(fields: &Fields) -> Option<Seat> {
    field(fields, "seat").parse().ok().map(Seat)
}

/// The page of a table, through the eyes of one seat.
pub fn table_address(table: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{table}?seat={seat}"),
        None => format!("/t/{table}"),
    }
}

/// Only an address of ours, so that nobody is sent elsewhere.
pub fn is_own_page(address: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/=&-_.".contains(c);
    // What was done at a stateless board stands behind the question mark.
    let (page, done) = address.split_once('?').unwrap_or((address, ""));
    let is_done = |c: char| is_plain(c) || "%+".contains(c);
    page.starts_with('/')
        && !page.starts_with("//")
        && page.chars().all(is_plain)
        && done.chars().all(is_done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for bad in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb", "/a?b\r\nc", "/%2f"]
        {
            assert!(!is_own_page(bad), "{bad}");
        }
        assert!(is_own_page("/t/abc?seat=1") && is_own_page("/learn/some?m=lay+a%2Bb&m="));
    }
}
