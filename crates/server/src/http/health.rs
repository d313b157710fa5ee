//! Whether the server lives, whether it can keep moves, and what it has counted.

use super::Shared;
use crate::limits::READY_FOR;
use crate::store::Store;
use crate::time::written;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Instant;
use tokio::sync::Mutex;

/// The counters of this process: set up once, whoever asks first.
pub(crate) fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let set_up = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Somebody else's recorder stays; then ours has nothing to show.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(set_up).clone()
}

/// The process answers.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "The process lives", body = String)))]
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The store takes lines.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, description = "Moves can be kept", body = String),
    (status = 503, description = "Moves can't be kept now, or the server is stopping", body = String)))]
pub(crate) async fn readyz(app: Shared) -> impl IntoResponse {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.ready.check(&*app.hall.store).await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store takes no lines\n"),
    }
}

/// Whether the store took a line lately. Each check writes, so whoever asks soon after is told the same.
#[derive(Default)]
pub(crate) struct Ready(Mutex<Option<(Instant, bool)>>);

impl Ready {
    async fn check(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < READY_FOR
        {
            return is_ready;
        }
        let is_ready = match store.check().await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "the store takes no lines");
                false
            }
        };
        *last = Some((Instant::now(), is_ready));
        is_ready
    }
}

/// Counters for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "Counters for Prometheus", body = String)))]
pub(crate) async fn metrics(app: Shared) -> impl IntoResponse {
    metrics::gauge!("castellan_rooms_open").set(app.hall.rooms_open() as f64);
    metrics::gauge!("castellan_bots_waiting").set(app.hall.bots_waiting() as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}

/// Where weaknesses are reported to (RFC 9116); nowhere unless the host has said so.
pub(crate) async fn security_txt(app: Shared) -> Response {
    let Some(contact) = &app.config.security_contact else { return StatusCode::NOT_FOUND.into_response() };
    // It is made anew for everybody who asks, so it only has to outlast whoever keeps a copy.
    let until = written(app.hall.time.now() + 30 * 24 * 3600 * 1000);
    let text = format!(
        "# Please report weaknesses privately, with a record or an input that shows the problem.\n\
         Contact: {contact}\nExpires: {until}\nPreferred-Languages: en, pl\n"
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
