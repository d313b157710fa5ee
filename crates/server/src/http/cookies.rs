//! The cookies that a browser keeps: who it is, which private table it may watch, what it chose.

use super::Config;
use axum::http::HeaderValue;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::time::Duration;

/// The longest that browsers keep a cookie.
const KEPT: Duration = Duration::from_secs(400 * 24 * 3600);

/// In which week the device's cookie was renewed last.
pub(crate) const WEEK: &str = "week";

/// The name of the cookie that holds the device's secret. `__Host-` makes the browser insist on HTTPS and on this
/// very host; a local network has no HTTPS.
pub(crate) fn device_name(config: &Config) -> &'static str {
    if config.lan { "castellan" } else { "__Host-castellan" }
}

/// The name of the cookie that holds the secret of a private table's link. A browser sends it only with requests
/// for the one table, so its name need not tell which. `__Host-` would insist on all paths.
pub(crate) fn watch_name(config: &Config) -> &'static str {
    if config.lan { "watch" } else { "__Secure-watch" }
}

/// A cookie that no script can read.
fn kept<'c>(name: &'c str, value: &'c str, path: String, lasts: Duration) -> Cookie<'c> {
    let lasts = lasts.try_into().expect("a time of years");
    Cookie::build((name, value)).path(path).max_age(lasts).http_only(true).same_site(SameSite::Lax).build()
}

/// The same for a secret: over HTTPS only, or on a local network for this very site only.
fn guarded<'c>(config: &Config, mut cookie: Cookie<'c>) -> Cookie<'c> {
    cookie.set_secure(!config.lan);
    if config.lan {
        cookie.set_same_site(SameSite::Strict);
    }
    cookie
}

fn header(cookie: &Cookie<'_>) -> Option<HeaderValue> {
    HeaderValue::from_str(&cookie.to_string()).ok()
}

/// The cookie that makes a browser keep this secret, or forget it.
pub(crate) fn device(config: &Config, token: Option<&str>) -> HeaderValue {
    let lasts = if token.is_some() { KEPT } else { Duration::ZERO };
    let cookie = kept(device_name(config), token.unwrap_or_default(), "/".to_owned(), lasts);
    header(&guarded(config, cookie)).expect("a cookie of letters and digits")
}

/// The cookies that make a browser keep the secret of a table's link: one for its pages and one for its other
/// routes. None if this can't be such a secret.
pub(crate) fn watch(config: &Config, table: &str, secret: &str) -> Option<[HeaderValue; 2]> {
    let is_secret = secret.len() <= 64 && secret.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let cookie = |path: &str| {
        header(&guarded(config, kept(watch_name(config), secret, format!("{path}/{table}"), KEPT)))
    };
    is_secret.then(|| Some([cookie("/t")?, cookie("/api/tables")?])).flatten()
}

/// A cookie that remembers a choice.
pub(crate) fn remember(name: &str, value: &str) -> Option<HeaderValue> {
    header(&kept(name, value, "/".to_owned(), KEPT))
}

/// What a cookie that was just given holds.
pub(crate) fn value_of(given: &str) -> Option<String> {
    Cookie::parse(given).ok().map(|cookie| cookie.value().to_owned())
}
