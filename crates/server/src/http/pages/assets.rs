//! The files in `web/` and the typefaces, served under a name that changes with their content.

use crate::hall::Hall;
use crate::http::Config;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use castellan_core::lang::{Lang, Words};
use castellan_pages::site::{Files, Site};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::sync::{Arc, OnceLock};

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

#[derive(RustEmbed)]
#[folder = "../core/fonts"]
#[include = "*.woff2"]
struct Fonts;

fn find(file: &str) -> Option<EmbeddedFile> {
    Web::get(file).or_else(|| Fonts::get(file))
}

/// The name of this version of all files: modules find each other by relative addresses under it.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let mut hash = Sha256::new();
        for file in Web::iter().chain(Fonts::iter()) {
            hash.update(file.as_bytes());
            hash.update(find(&file).map(|found| found.metadata.sha256_hash()).unwrap_or_default());
        }
        castellan_core::dice::hex(&hash.finalize())[..16].to_owned()
    })
}

/// Modules that no table needs.
const ELSEWHERE: [&str; 3] = ["net/unlock.js", "page/favourites.js", "page/own-sets.js"];

/// The files as pages name them.
pub fn page_files() -> Files {
    let is_elsewhere = |file: &str| ELSEWHERE.contains(&file) || file.starts_with("box/");
    let is_of_table = |file: &str| file.contains('/') && file.ends_with(".js") && !is_elsewhere(file);
    let modules = Web::iter().filter(|file| is_of_table(file)).map(String::from).collect();
    Files { version: version().to_owned(), modules }
}

/// What all pages know.
pub(crate) fn site(hall: &Hall, config: &Config) -> Site {
    Site {
        games: hall.games.clone(),
        entropy: Arc::clone(&hall.entropy),
        files: page_files(),
        lan: config.lan,
        reports: config.security_contact.is_some(),
        is_pocket: false,
        common: Lang::ALL.map(|lang| Words::new(lang, "")),
    }
}

/// Serves a file. What carries the current version's name never changes.
pub(super) async fn serve(Path((asked, file)): Path<(String, String)>) -> Response {
    let Some(found) = find(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match file.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    };
    let lasts = asked == version() && !cfg!(debug_assertions);
    let cache = if lasts { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], found.data.into_owned()).into_response()
}

/// The mark of the program, where browsers look for it by themselves.
pub(super) async fn favicon() -> Response {
    serve(Path((version().to_owned(), "icon.svg".to_owned()))).await
}

/// What a phone needs to put the first page among its programs.
pub(super) async fn manifest() -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest_text()).into_response()
}

fn manifest_text() -> String {
    let icon = serde_json::json!({ "src": page_files().address("icon.svg"), "sizes": "any", "type": "image/svg+xml" });
    let manifest = serde_json::json!({
        "name": "Castellan", "short_name": "Castellan", "start_url": "/", "display": "standalone",
        "background_color": "#3b332b", "theme_color": "#3b332b", "icons": [icon],
    });
    manifest.to_string()
}

/// Where the manifest stands.
const MANIFEST: &str = "/manifest.webmanifest";

/// The addresses of all files that are the same for everybody, for whoever serves them elsewhere.
pub fn file_addresses() -> Vec<String> {
    let assets = Web::iter().chain(Fonts::iter()).map(|file| page_files().address(&file));
    assets.chain([MANIFEST.to_owned()]).collect()
}

/// The file at such an address.
pub fn site_file(address: &str) -> Option<Vec<u8>> {
    if address == MANIFEST {
        return Some(manifest_text().into_bytes());
    }
    let found = find(address.strip_prefix("/assets/")?.split_once('/')?.1);
    found.map(|found| found.data.into_owned())
}
