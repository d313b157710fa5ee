//! The first page, and the visitor's own tables on it.

use super::form::{Form, field, go};
use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::http::devices::store_fails;
use crate::room::Kind;
use axum::http::header;
use axum::response::Response;
use castellan_pages::home;

/// Shows the first page.
pub(super) async fn show(app: Shared, visitor: Visitor) -> Response {
    let own = match app.tables_of(&visitor).await {
        Ok(own) => own,
        Err(refused) if refused.kind == Kind::Unavailable => return app.fault_page(&visitor, &refused),
        Err(_) => Vec::new(),
    };
    let mut response = app.page(&visitor, &home::page(&app.site, &visitor.reader(), own));
    // A browser is known from its first page on, so that all its tables are found again.
    if let Ok((_, Some(cookie))) = app.person_or_new(&visitor).await {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Takes a table off the visitor's list, or all that are over. Nobody loses a seat by that.
pub(super) async fn clear(app: Shared, visitor: Visitor, form: Form) -> Response {
    let asked = field(&form.0, "table").to_owned();
    let cleared = async {
        let person = app.person(&visitor)?;
        app.guard.act("own", &visitor.device_key(), visitor.address)?;
        let meant: Vec<String> = match asked.as_str() {
            "" => app
                .tables_of(&visitor)
                .await?
                .into_iter()
                .filter(|own| own.over)
                .map(|own| own.table)
                .collect(),
            one => vec![one.to_owned()],
        };
        for table in meant {
            app.hall.store.unlist(person, &table).await.map_err(store_fails)?;
        }
        Ok(())
    };
    match cleared.await {
        Ok(()) => go("/", None),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}
