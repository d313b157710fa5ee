//! The description of the interface, generated from its types and routes.

use super::{devices, health, hints, hosts, own_devices, people, pictures, reports, sets, stream, tables};
use crate::wire;
use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Castellan",
        description = "Castle board games. Seat tokens go in `Authorization: Bearer`; without one the caller is a watcher.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        tables::games,
        tables::open,
        tables::look,
        tables::play,
        tables::undo,
        tables::record,
        tables::check,
        hints::hint,
        hints::why,
        stream::events,
        pictures::svg,
        pictures::png,
        people::sit,
        people::leave,
        hosts::stand_in,
        hosts::kick,
        hosts::mute,
        hosts::start,
        hosts::watch,
        reports::report,
        sets::stand_in,
        sets::check,
        sets::draw,
        sets::compare,
        sets::pack_set,
        people::back,
        people::rename,
        people::say,
        people::settings,
        people::rematch,
        devices::own_tables,
        devices::hello,
        devices::link,
        devices::join,
        devices::forget,
        own_devices::list,
        own_devices::end,
        own_devices::end_others,
        own_devices::recovery,
        own_devices::recover,
        health::healthz,
        health::readyz,
        health::metrics,
        serve,
    ),
    components(schemas(wire::ErrorBody, wire::ErrorInfo))
)]
struct Api;

/// The description.
pub fn description() -> Description {
    Api::openapi()
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "This description", body = Object)))]
pub(crate) async fn serve() -> Json<Description> {
    Json(description())
}
