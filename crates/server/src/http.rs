//! The HTTP interface: [`app`] is the whole of it, and needs no socket to be tested.

mod body;
pub(crate) mod caller;
pub(crate) mod cookies;
mod costs;
pub(crate) mod devices;
pub mod frames;
pub(crate) mod guard;
mod health;
mod hints;
pub(crate) mod hosts;
mod label;
mod open_api;
pub(crate) mod own_devices;
mod pages;
pub(crate) mod people;
mod pictures;
pub(crate) mod presence;
pub(crate) mod refusal;
mod reports;
mod sets;
mod stream;
pub(crate) mod tables;
pub(crate) mod tag;

pub use open_api::description;
pub use pages::{file_addresses, page_files, site_file};

use crate::hall::Hall;
use crate::limits::REQUEST_LASTS;
use crate::security_log;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use castellan_core::lang::{Lang, Words};
use castellan_pages::site::Site;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tokio::sync::watch;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::TimeoutLayer;

/// How the server is to behave.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Plain HTTP on a local network: plain cookies, and the page says so.
    pub lan: bool,
    /// Where others reach the server, as `http://192.168.1.20:8080`, for links that are made on a page that was
    /// opened by an address of this machine alone.
    pub public_url: Option<String>,
    /// Whether rates are not limited; sizes still are.
    pub no_rate_limits: bool,
    /// Whether a proxy in front says who the client is.
    pub trusted_proxy: bool,
    /// Where weaknesses are reported to, as a URI.
    pub security_contact: Option<String>,
    /// After how many days without a line a table is forgotten; none are unless the host says so.
    pub forget_after_days: Option<u32>,
}

/// What every route may use.
pub struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) config: Config,
    pub(crate) guard: guard::Guard,
    pub(crate) pictures: pictures::Pictures,
    pub(crate) gallery: pages::Gallery,
    pub(crate) presence: presence::Presence,
    pub(crate) ready: health::Ready,
    pub(crate) ended: own_devices::Ended,
    pub(crate) stopping: watch::Receiver<bool>,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) site: Site,
}

impl App {
    /// The words of the common pages.
    pub(crate) fn words(&self, lang: Lang) -> &Words {
        self.site.words(lang)
    }
}

/// What routes are given.
pub(crate) type Shared = axum::extract::State<Arc<App>>;

/// The whole interface over these rooms; streams end once `stopping` says so.
pub fn app(hall: Arc<Hall>, config: Config, stopping: watch::Receiver<bool>) -> Router {
    hall.limit_rates(!config.no_rate_limits);
    hall.forget_after(config.forget_after_days);
    let app = Arc::new(App {
        guard: guard::Guard::new(&config, &hall.time, Arc::clone(&hall.store)),
        pictures: pictures::Pictures::default(),
        gallery: pages::Gallery::default(),
        presence: presence::Presence::new(Arc::clone(&hall.bus), hall.node),
        ready: health::Ready::default(),
        ended: own_devices::Ended::new(Arc::clone(&hall.bus)),
        metrics: health::recorder(),
        site: pages::site(&hall, &config),
        stopping,
        hall,
        config,
    });
    let routes = pages::routes()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .route("/.well-known/security.txt", get(health::security_txt))
        .route("/api/openapi.json", get(open_api::serve))
        .route("/api/games", get(tables::games))
        .route("/api/tables", post(tables::open))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/moves", post(tables::play))
        .route("/api/tables/{id}/undo", post(tables::undo))
        .route("/api/tables/{id}/events", get(stream::events))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/check", get(tables::check))
        .route("/api/tables/{id}/hint", post(hints::hint))
        .route("/api/tables/{id}/why", post(hints::why))
        .route("/api/tables/{id}/board.svg", get(pictures::svg))
        .route("/api/tables/{id}/board.png", get(pictures::png))
        .route("/api/tables/{id}/sit", post(people::sit))
        .route("/api/tables/{id}/leave", post(people::leave))
        .route("/api/tables/{id}/stand-in", post(hosts::stand_in))
        .route("/api/tables/{id}/kick", post(hosts::kick))
        .route("/api/tables/{id}/mute", post(hosts::mute))
        .route("/api/tables/{id}/start", post(hosts::start))
        .route("/api/tables/{id}/watch", post(hosts::watch))
        .route("/api/tables/{id}/report", post(reports::report))
        .route("/api/tables/{id}/back", post(people::back))
        .route("/api/tables/{id}/name", post(people::rename))
        .route("/api/tables/{id}/chat", post(people::say))
        .route("/api/tables/{id}/settings", post(people::settings))
        .route("/api/tables/{id}/rematch", post(people::rematch))
        .route("/api/sets/{game}", get(sets::stand_in))
        .route("/api/sets/check", post(sets::check))
        .route("/api/sets/draw", post(sets::draw))
        .route("/api/sets/compare", post(sets::compare))
        .route("/api/sets/pack", post(sets::pack_set))
        .route("/api/own/tables", get(devices::own_tables))
        .route("/api/own/devices", get(own_devices::list))
        .route("/api/own/devices/end", post(own_devices::end))
        .route("/api/own/devices/end-others", post(own_devices::end_others))
        .route("/api/own/recovery", post(own_devices::recovery))
        .route("/api/device", post(devices::hello))
        .route("/api/device/recover", post(own_devices::recover))
        .route("/api/device/link", post(devices::link))
        .route("/api/device/join", post(devices::join))
        .route("/api/device/forget", post(devices::forget))
        .fallback(pages::no_such_page)
        .method_not_allowed_fallback(refusal::no_such_method);
    dress(routes, &app).with_state(app)
}

/// What every request and answer passes, the outermost first. One layer for all: each one that is put
/// around the routes by itself costs every request a few more allocations.
fn dress(routes: Router<Arc<App>>, app: &Arc<App>) -> Router<Arc<App>> {
    routes.layer(
        ServiceBuilder::new()
            .layer(from_fn_with_state(Arc::clone(app), guarded))
            .layer(from_fn_with_state(Arc::clone(app), caller::find))
            .layer(from_fn(measure))
            .layer(CatchPanicLayer::custom(|_| refusal::fault()))
            .layer(CompressionLayer::new())
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, REQUEST_LASTS))
            .layer(CsrfLayer::new().with_rejection_response(|_| refusal::cross_site()))
            .layer(from_fn_with_state(Arc::clone(app), costs::budget)),
    )
}

/// Adds the guarding headers that an answer does not set by itself.
async fn guarded(app: Shared, request: Request, next: Next) -> Response {
    // Over plain HTTP it would be a promise that nobody keeps.
    let is_https = app.config.trusted_proxy
        && request.headers().get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let mut response = next.run(request).await;
    // Whatever was refused for now says when to ask again: programs, pages and requests that took too long alike.
    let is_shed =
        matches!(response.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
    let headers = response.headers_mut();
    if is_https {
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(HeaderValue::from_static(HTTPS_LASTS));
    }
    for (name, value) in GUARDS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_shed {
        headers.entry(header::RETRY_AFTER).or_insert(HeaderValue::from_static("1"));
    }
    response
}

/// A browser that has come by HTTPS does so for a year.
const HTTPS_LASTS: &str = "max-age=31536000";

const GUARDS: [(HeaderName, &str); 8] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Own files only; no inline script or style runs.
const CONTENT_POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; \
     connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Counts requests by route and status; addresses, tokens and ids do not show. What a host should know of is
/// noted.
async fn measure(request: Request, next: Next) -> Response {
    let route = request
        .extensions()
        .get::<axum::extract::MatchedPath>()
        .map_or("none", |path| path.as_str())
        .to_owned();
    let address = request.extensions().get::<caller::Visitor>().map(|visitor| visitor.address);
    let start = std::time::Instant::now();
    let response = next.run(request).await.into_response();
    if let (Some(refusal::Noted(event, why)), Some(address)) = (response.extensions().get(), address) {
        security_log::note(*event, address, why);
    }
    let status = response.status().as_u16().to_string();
    metrics::histogram!("castellan_request_seconds", "route" => route.clone())
        .record(start.elapsed().as_secs_f64());
    metrics::counter!("castellan_requests_total", "route" => route, "status" => status).increment(1);
    response
}
