//! Fields of a plain form, and the cookie that a browser is given when it first does something.

use crate::http::App;
use crate::http::caller::{Unkept, Visitor};
pub(super) use crate::http::cookies::remember;
use crate::room::{Kind, Refused, refused};
use crate::secret::Person;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
pub(super) use castellan_pages::form::{field, seat, table_address};

/// The fields as they were sent.
pub(super) type Form = axum::extract::Form<Vec<(String, String)>>;

/// Goes to another page after something was done.
pub(super) fn go(to: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
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
