//! Fields of a plain form, and the cookie that a browser is given when it first does something.

use crate::http::App;
use crate::http::caller::{Unkept, Visitor};
pub(super) use crate::http::cookies::remember;
use crate::room::{Kind, Refused, refused};
use crate::secret::Person;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use castellan_core::seat::Seat;

/// The fields as they were sent.
pub(super) type Form = axum::extract::Form<Vec<(String, String)>>;

/// The value of a field; empty if it was not sent.
pub(super) fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The seat that a form speaks for.
pub(super) fn seat(fields: &[(String, String)]) -> Option<Seat> {
    field(fields, "seat").parse().ok().map(Seat)
}

/// Goes to another page after something was done.
pub(super) fn go(to: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The page of a table, through the eyes of one seat.
pub(super) fn table_address(table: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{table}?seat={seat}"),
        None => format!("/t/{table}"),
    }
}

/// A name as a cookie can hold it.
pub(super) fn remember_name(name: &str) -> Option<HeaderValue> {
    let hex = castellan_core::dice::hex(name.as_bytes());
    remember("name", &hex)
}

impl App {
    /// The person who calls. A browser that is not known yet becomes a person, with a cookie to take along.
    pub(super) async fn person_or_new(
        &self,
        visitor: &Visitor,
    ) -> Result<(Person, Option<HeaderValue>), Refused> {
        if let Some(person) = self.known_person(visitor).await? {
            return Ok((person, None));
        }
        if visitor.unkept == Some(Unkept::Certain) {
            return Err(refused(Kind::Forbidden, "plain_http", "refused-plain-http"));
        }
        self.guard.welcome(visitor.address).await?;
        let person = Person::new(&*self.hall.entropy);
        Ok((person, Some(self.cookie_for(person, visitor).await?)))
    }
}
