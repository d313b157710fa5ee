//! Who calls: a seat's token, a device's cookie, or nobody; from which address; in which language.

use super::cookies;
use super::devices::store_fails;
use super::label::label;
use super::{App, costs};
use crate::limits::SEEN_EVERY;
use crate::room::{Caller, Refused};
use crate::secret::{Hash, Person};
use crate::serve::household;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar};
use castellan_core::lang::Lang;
use castellan_pages::site::{Reader, Theme};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// Who calls.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) by: Caller,
    /// The device's secret, hashed, if the store knows it.
    pub(crate) device: Option<Hash>,
    /// The same as it was sent, known or not.
    pub(crate) sent: Option<Hash>,
    /// The secret by which the visitor watches the private table that is asked for, hashed.
    pub(crate) watch: Option<Hash>,
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
    /// How the pages are to look.
    pub(crate) theme: Theme,
    /// In which of a game's looks boards are drawn; a game that has no such look has its usual one.
    pub(crate) look: String,
    /// What the browser calls itself.
    pub(crate) label: String,
    /// The name given last; only a proposal.
    pub(crate) name: String,
    /// Where others reach the server: where the visitor thinks it is, unless that leads nowhere but here.
    pub(crate) base: String,
    /// How the browser came, where it will not keep the cookie that it is given.
    pub(crate) unkept: Option<Unkept>,
}

/// A browser that came by plain HTTP from another machine to a server whose cookies insist on HTTPS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unkept {
    /// It looks like that.
    Likely,
    /// The browser itself says so.
    Certain,
}

/// Whether this could be the name of a look.
pub(crate) fn is_look(name: &str) -> bool {
    (1..=24).contains(&name.len()) && name.bytes().all(|c| c.is_ascii_lowercase() || c == b'-')
}

/// A name as a cookie holds it: its bytes in hexadecimal digits. Whether it may be used is asked later.
fn remembered_name(hex: &str) -> Option<String> {
    if hex.len() > 400 || !hex.is_ascii() || hex.len() % 2 == 1 {
        return None;
    }
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).ok();
    String::from_utf8((0..hex.len()).step_by(2).map(byte).collect::<Option<_>>()?).ok()
}

impl Visitor {
    /// The visitor as pages know them.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader {
            lang: self.lang,
            theme: self.theme,
            look: &self.look,
            name: &self.name,
            base: &self.base,
            unkept: self.unkept.is_some(),
        }
    }

    /// By what the visitor's device is counted: its cookie, its seat's token, else its address.
    pub(crate) fn device_key(&self) -> String {
        match (self.by, self.device) {
            (Caller::Key(key), _) | (_, Some(key)) => castellan_core::dice::hex(key.bytes()),
            _ => self.address.to_string(),
        }
    }

    /// By whom what belongs to nobody yet is counted, such as a new table: the person, whichever device or token
    /// they come with, else the address.
    pub(crate) fn owner_key(&self) -> String {
        match self.by {
            Caller::Person(person) => format!("person {}", person.0),
            _ => self.address.to_string(),
        }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Visitor, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or(Visitor {
            by: Caller::Nobody,
            device: None,
            sent: None,
            watch: None,
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            lang: Lang::En,
            theme: Theme::System,
            look: String::new(),
            label: String::new(),
            name: String::new(),
            base: String::new(),
            unkept: None,
        }))
    }
}

impl App {
    /// The visitor as the cookie that they were just given makes them.
    pub(crate) async fn known_by(&self, given: &HeaderValue, visitor: &Visitor) -> Result<Visitor, Refused> {
        let key = given
            .to_str()
            .ok()
            .and_then(cookies::value_of)
            .map_or_else(|| Hash::of(""), |token| Hash::of(&token));
        let person = self.hall.store.who(key).await.map_err(store_fails)?;
        let by = person.map_or(Caller::Nobody, Caller::Person);
        Ok(Visitor { by, device: Some(key), sent: Some(key), ..visitor.clone() })
    }

    /// The cookies that let a browser be known for another while: its own once more, and the week of that. Only
    /// pages renew, since only browsers keep cookies for long.
    fn renewal(&self, visitor: &Visitor, request: &Request) -> Option<[HeaderValue; 2]> {
        let headers = request.headers();
        let is_page = |kind: &str| kind.contains("text/html");
        let wants_page = headers.get(header::ACCEPT).and_then(|kind| kind.to_str().ok()).is_some_and(is_page);
        if visitor.device.is_none() || !wants_page || request.method() != Method::GET {
            return None;
        }
        let week = (self.hall.time.now() / SEEN_EVERY.as_millis() as u64).to_string();
        let jar = CookieJar::from_headers(headers);
        let token = jar.get(cookies::device_name(&self.config))?.value();
        let is_clean = token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if jar.get(cookies::WEEK).is_some_and(|seen| seen.value() == week) || !is_clean {
            return None;
        }
        Some([cookies::device(&self.config, Some(token)), cookies::remember(cookies::WEEK, &week)?])
    }

    /// The person who calls, also where a seat's token came along; none if they have no identity yet. Only then may
    /// they be given one, since it would take the place of the one they have.
    pub(crate) async fn known_person(&self, visitor: &Visitor) -> Result<Option<Person>, Refused> {
        match (visitor.by, visitor.sent) {
            (Caller::Person(person), _) => Ok(Some(person)),
            (_, Some(key)) => self.hall.store.who(key).await.map_err(store_fails),
            (_, None) => Ok(None),
        }
    }
}

/// Finds out who calls, before anything else is done.
pub(crate) async fn find(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let jar = CookieJar::from_headers(headers);
    let cookie = |name: &str| jar.get(name).map(Cookie::value);
    let device = cookie(cookies::device_name(&app.config)).map(Hash::of);
    let by = match (bearer(headers), device) {
        (Some(token), _) => Ok(Caller::Key(Hash::of(token))),
        (None, Some(key)) if !costs::is_cheap(&request) => {
            let person = app.hall.store.who(key).await;
            person.map(|person| person.map_or(Caller::Nobody, Caller::Person))
        }
        (None, _) => Ok(Caller::Nobody),
    };
    let known = *by.as_ref().unwrap_or(&Caller::Nobody);
    let visitor = Visitor {
        device: device.filter(|_| matches!(known, Caller::Person(_))),
        sent: device,
        by: known,
        watch: cookie(cookies::watch_name(&app.config)).map(Hash::of),
        address: address(&app, &request),
        lang: language(&request, cookie("lang")),
        theme: cookie("theme").and_then(|name| name.parse().ok()).unwrap_or(Theme::System),
        look: cookie("look").filter(|look| is_look(look)).unwrap_or_default().to_owned(),
        label: headers
            .get(header::USER_AGENT)
            .and_then(|agent| agent.to_str().ok())
            .map(label)
            .unwrap_or_default(),
        name: cookie("name").and_then(remembered_name).unwrap_or_default(),
        base: base(&app, headers),
        unkept: unkept(&app, headers),
    };
    if visitor.unkept.is_some() {
        warn_of_unkept();
    }
    // Whoever can't be asked about is not nobody: they would be given another identity and lose their seats.
    if let Err(error) = by {
        tracing::error!(%error, "who calls could not be read");
        let refused = store_fails(error);
        let is_program = request.uri().path().starts_with("/api/");
        return if is_program {
            app.refuse(refused, visitor.lang)
        } else {
            app.fault_page(&visitor, &refused)
        };
    }
    let renewal = app.renewal(&visitor, &request);
    if let (Some(key), Some(_)) = (visitor.device, &renewal) {
        // A store that fails now notes it next time; the visit itself does not depend on it.
        let _ = app.hall.store.see(key, visitor.label.clone(), app.hall.time.now()).await;
    }
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    // What the answer itself sets counts more.
    if !response.headers().contains_key(header::SET_COOKIE) {
        for cookie in renewal.into_iter().flatten() {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().unwrap_or("?");
    let token = value.split_once(' ').filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    // Something that is no token of ours is a wrong token, not none.
    Some(token.map_or("?", |(_, token)| token.trim()))
}

/// The client's address. What a client says about it is believed only of a trusted proxy, and of what the
/// proxy says only the last word, which is the proxy's own.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let forwarded = || {
        let value = request.headers().get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if app.config.trusted_proxy { forwarded().or(peer) } else { peer };
    household(address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// The language that the address asks for, that was chosen before, or that the browser likes best.
fn language(request: &Request, chosen: Option<&str>) -> Lang {
    let asked = request
        .uri()
        .query()
        .into_iter()
        .flat_map(|query| query.split('&'))
        .find_map(|pair| pair.strip_prefix("lang=").and_then(|code| code.parse().ok()));
    let accepted = || {
        let value = request.headers().get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        liked(value)
    };
    let chosen = || chosen?.parse().ok();
    asked.or_else(chosen).or_else(accepted).unwrap_or(Lang::En)
}

/// The language of ours that a browser likes best, as its `Accept-Language` weighs them.
fn liked(accepted: &str) -> Option<Lang> {
    let wanted =
        accept_language::parse_with_quality(accepted).into_iter().filter(|(_, quality)| *quality > 0.0);
    wanted.into_iter().find_map(|(tag, _)| tag.get(..2)?.to_ascii_lowercase().parse().ok())
}

/// The host by which the visitor came, as it was sent; none if it can't be one.
fn host(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_host = |c: u8| c.is_ascii_alphanumeric() || b".-:[]_".contains(&c);
    (!host.is_empty() && host.len() <= 255 && host.bytes().all(is_host)).then_some(host)
}

/// Whether this host leads to nobody but the machine itself.
fn is_alone(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(name, _)| name);
    let name = name.trim_matches(['[', ']']);
    let is_own = |ip: IpAddr| ip.is_loopback() || ip.is_unspecified();
    let is_own_address = |text: &str| text.parse().is_ok_and(is_own);
    name == "localhost" || name.ends_with(".localhost") || is_own_address(name) || is_own_address(host)
}

fn base(app: &App, headers: &HeaderMap) -> String {
    let Some(host) = host(headers) else { return String::new() };
    if let Some(url) = app.config.public_url.as_ref().filter(|_| is_alone(host)) {
        return url.clone();
    }
    let forwarded = headers.get("x-forwarded-proto").filter(|_| app.config.trusted_proxy);
    let scheme = if forwarded.is_some_and(|proto| proto == "https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// Whether the browser drops our cookie. One that comes by plain HTTP says so with what it sends (`Origin`); with
/// what it only asks for, browsers say from which site they come (`Sec-Fetch-Site`) where the connection is safe.
fn unkept(app: &App, headers: &HeaderMap) -> Option<Unkept> {
    let is_https = || headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    if app.config.lan || is_alone(host(headers)?) || is_https() || headers.contains_key("sec-fetch-site") {
        return None;
    }
    if let Some(origin) = headers.get(header::ORIGIN) {
        return origin.as_bytes().starts_with(b"http://").then_some(Unkept::Certain);
    }
    let wants = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok());
    wants.is_some_and(|kinds| kinds.contains("text/html")).then_some(Unkept::Likely)
}

/// Tells whoever runs the server, once.
fn warn_of_unkept() {
    static TOLD: std::sync::Once = std::sync::Once::new();
    TOLD.call_once(|| {
        tracing::warn!(
            "somebody opened the page by plain HTTP from another machine: their browser keeps no seat; start with \
             --lan on a home network, or put HTTPS in front"
        );
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_answered_in_the_language_that_it_likes_best() {
        for (accepted, lang) in [
            ("pl", Some(Lang::Pl)),
            ("pl-PL,pl;q=0.9,en;q=0.8", Some(Lang::Pl)),
            ("en;q=0.4, pl;q=0.9", Some(Lang::Pl)),
            ("de, en-GB;q=0.7, pl;q=0.3", Some(Lang::En)),
            ("pl;q=0, en;q=0.1", Some(Lang::En)),
            ("pl;q=0", None),
            ("de, fr", None),
            ("", None),
        ] {
            assert_eq!(liked(accepted), lang, "{accepted}");
        }
    }

    #[test]
    fn hosts_that_nobody_else_reaches_are_told_from_others() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:80", "[::1]:8080", "0.0.0.0:8080", "::1"] {
            assert!(is_alone(host), "{host}");
        }
        for host in ["192.168.1.20:8080", "castellan.test", "[fe80::1]:80", "localhost.example"] {
            assert!(!is_alone(host), "{host}");
        }
    }
}
