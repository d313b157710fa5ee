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
