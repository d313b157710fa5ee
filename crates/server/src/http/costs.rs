//! What each route costs, and what is done about it before it is answered. Every route stands here; a test
//! compares the list with the routes.

use super::App;
use super::caller::Visitor;
use super::refusal::refused;
use crate::room::Refused;
use crate::work::{Class, Permit, Who};
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// What a request costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// Next to nothing: files, probes.
    Cheap,
    /// It changes something: at its own rates, and it waits for nothing but the store.
    Act,
    /// A page or a list without a table.
    Page,
    /// A table as somebody sees it, now or then.
    Position,
    /// A picture, drawn on its own thread.
    Picture,
    /// A hint, thought about in its turn.
    Thought,
}

/// What a GET of these addresses costs; everything else that is sent to them acts.
const READS: [(&str, Cost); 39] = [
    ("/devices", Cost::Page),
    ("/open", Cost::Page),
    ("/favicon.ico", Cost::Cheap),
    ("/manifest.webmanifest", Cost::Cheap),
    ("/api/own/devices", Cost::Page),
    ("/.well-known/security.txt", Cost::Cheap),
    ("/healthz", Cost::Cheap),
    ("/readyz", Cost::Cheap),
    ("/metrics", Cost::Cheap),
    ("/assets/{version}/{*file}", Cost::Cheap),
    ("/art/{version}/{file}", Cost::Cheap),
    ("/api/openapi.json", Cost::Page),
    ("/api/games", Cost::Page),
    ("/api/own/tables", Cost::Page),
    ("/api/sets/{game}", Cost::Position),
    ("/", Cost::Page),
    ("/make", Cost::Page),
    ("/about", Cost::Page),
    ("/box", Cost::Page),
    ("/games/{game}/picture.svg", Cost::Page),
    ("/rules/{game}", Cost::Position),
    ("/rules/{game}/{edition}", Cost::Position),
    ("/rules/{game}/examples/{file}", Cost::Position),
    ("/rules/{game}/try/{example}", Cost::Position),
    ("/learn/{game}", Cost::Position),
    ("/learn/{game}/{start}", Cost::Position),
    ("/t/{id}", Cost::Position),
    ("/t/{id}/replay", Cost::Position),
    ("/t/{id}/check", Cost::Position),
    ("/api/tables/{id}", Cost::Position),
    ("/api/tables/{id}/events", Cost::Position),
    ("/api/tables/{id}/record", Cost::Position),
    ("/api/tables/{id}/check", Cost::Position),
    ("/api/tables/{id}/board.svg", Cost::Picture),
    ("/api/tables/{id}/board.png", Cost::Picture),
    ("/t/{id}/hint", Cost::Thought),
    ("/api/tables/{id}/hint", Cost::Thought),
    ("/api/tables/{id}/why", Cost::Act),
    ("/choose", Cost::Act),
];

/// What a request costs; none for a route that is not listed.
fn cost_of(method: &Method, path: &str) -> Cost {
    let listed = READS.iter().find(|(known, _)| *known == path).map(|(_, cost)| *cost);
    match (listed, method == Method::GET || method == Method::HEAD) {
        (Some(Cost::Thought), _) => Cost::Thought,
        // They change nothing, but to check or draw a set takes as long as to show a table.
        _ if path.starts_with("/api/sets/") => Cost::Position,
        (_, false) => Cost::Act,
        (Some(cost), true) => cost,
        // Somebody forgot to say; a test would have told.
        (None, true) => Cost::Position,
    }
}

/// Whether nobody needs to be known for this request.
pub(crate) fn is_cheap(request: &Request) -> bool {
    let path = request.extensions().get::<MatchedPath>();
    path.is_some_and(|path| cost_of(request.method(), path.as_str()) == Cost::Cheap)
}

/// Refuses what comes too often, and lets what costs something wait for its turn.
pub(crate) async fn budget(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("", |path| path.as_str()).to_owned();
    let visitor = request.extensions().get::<Visitor>().cloned();
    let Some(visitor) = visitor else { return next.run(request).await };
    let about = request.uri().path().split('/').find(|part| part.len() == 26).unwrap_or(&path).to_owned();
    match app.may_cost(cost_of(request.method(), &path), &visitor, &about).await {
        Ok(None) => next.run(request).await,
        // The place is kept until the answer is made; of a stream that is only its beginning.
        Ok(Some(permit)) => {
            let reading = async move {
                let answer = next.run(request).await;
                drop(permit);
                answer
            };
            app.hall.work.read(reading).await.unwrap_or_else(|_| super::refusal::fault())
        }
        Err(refused) if path.starts_with("/api/") => app.refuse(refused, visitor.lang),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}

impl App {
    async fn may_cost(&self, cost: Cost, visitor: &Visitor, about: &str) -> Result<Option<Permit>, Refused> {
        match cost {
            Cost::Cheap | Cost::Act => Ok(None),
            Cost::Page => self.guard.read(visitor.address).map(|()| None),
            Cost::Position => {
                self.guard.read(visitor.address)?;
                self.admit(Class::Position, visitor, about).await.map(Some)
            }
            Cost::Picture => self.guard.picture(visitor.address).map(|()| None),
            Cost::Thought => self.guard.hint(visitor.address).map(|()| None),
        }
    }

    /// A place among what costs as much, for this visitor and table.
    pub(crate) async fn admit(
        &self,
        class: Class,
        visitor: &Visitor,
        table: &str,
    ) -> Result<Permit, Refused> {
        let who = Who { owner: visitor.address.to_string(), table: table.to_owned() };
        self.hall.work.admit(class, &who).await.map_err(|_| refused(503, "busy", "refused-busy"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The routes as the code writes them, with their methods.
    fn routes() -> Vec<(String, bool)> {
        let sources = [include_str!("../http.rs"), include_str!("pages.rs")].concat();
        let route = |line: &str| {
            let (path, handlers) = line.trim().strip_prefix(".route(\"")?.split_once("\", ")?;
            Some((path.to_owned(), handlers.contains("get(")))
        };
        sources.lines().filter_map(route).collect()
    }

    #[test]
    fn every_address_that_can_be_read_has_its_cost() {
        let routes = routes();
        assert!(routes.len() > 50, "{routes:?}");
        let is_listed = |path: &str| READS.iter().any(|(known, _)| *known == path);
        for (path, is_read) in &routes {
            assert!(!is_read || is_listed(path), "{path} has no cost");
        }
        for (path, _) in READS {
            assert!(routes.iter().any(|(known, _)| known == path), "{path} is no route");
        }
    }

    #[test]
    fn moves_wait_for_nobody() {
        for path in ["/api/tables/{id}/moves", "/t/{id}/move", "/api/tables/{id}/undo"] {
            assert_eq!(cost_of(&Method::POST, path), Cost::Act);
        }
        assert_eq!(cost_of(&Method::POST, "/api/tables/{id}/hint"), Cost::Thought);
        assert_eq!(cost_of(&Method::GET, "/t/{id}/replay"), Cost::Position);
        assert_eq!(cost_of(&Method::POST, "/api/sets/draw"), Cost::Position);
    }
}
