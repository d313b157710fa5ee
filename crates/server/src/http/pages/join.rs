//! Taking an open seat by the secret of its link.

use super::form::{Form, field, go, remember_name, table_address};
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::room::{Change, Refused};
use crate::secret::{Hash, Token};
use crate::wire::status;
use axum::extract::Path;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_pages::table::Notice;

/// Takes the seat.
pub(super) async fn sit(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    match try_sit(&app, &visitor, &id, &form.0).await {
        Ok(cookies) => go(&table_address(&id, None), cookies),
        Err(refused) => {
            let notice = Notice { status: status(&refused), text: refused.message(app.words(visitor.lang)) };
            app.table_page(&visitor, &id, None, Some(&notice)).await
        }
    }
}

async fn try_sit(
    app: &App,
    visitor: &Visitor,
    id: &str,
    fields: &[(String, String)],
) -> Result<Vec<HeaderValue>, Refused> {
    // The whole link will do as well as its last part.
    let invite = field(fields, "invite").rsplit('#').next().unwrap_or_default();
    app.guard.act(id, &visitor.device_key(), visitor.address)?;
    let (person, cookie) = app.person_or_new(visitor).await?;
    let name = field(fields, "name");
    let what = Change::Sit {
        invite: Hash::of(invite),
        key: Token::new(&*app.hall.entropy).hash(),
        person: Some(person),
        name: name.to_owned(),
    };
    app.change(id, visitor, None, what).await?;
    Ok(cookie.into_iter().chain(remember_name(name)).collect())
}
