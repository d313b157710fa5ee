//! A person's devices: seen, ended with whatever they have open, recovered when all are lost.

use crate::support::{Got, Server, request};
use axum::body::{Body, BodyDataStream};
use castellan_server::limits;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::Duration;

struct Browser<'a> {
    server: &'a Server,
    cookie: String,
}

impl<'a> Browser<'a> {
    async fn new(server: &'a Server) -> Browser<'a> {
        let mut browser = Browser { server, cookie: String::new() };
        assert_eq!(browser.post("/api/device", &json!({})).await.status, 200);
        browser
    }

    fn keep(&mut self, got: &Got) {
        let cookies = got.headers.get_all("set-cookie").iter().filter_map(|cookie| cookie.to_str().ok());
        for cookie in cookies.filter(|cookie| cookie.starts_with("__Host-castellan=")) {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let agent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/130.0";
        let request = request(method, path, "").header("sec-fetch-site", "same-origin");
        request.header("cookie", &self.cookie).header("user-agent", agent)
    }

    async fn post(&mut self, path: &str, body: &Value) -> Got {
        let request = self.request("POST", path).body(Body::from(body.to_string())).unwrap();
        let got = self.server.send(request).await;
        self.keep(&got);
        got
    }

    async fn get(&self, path: &str) -> Got {
        self.server.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    async fn stream(&self, table: &str) -> BodyDataStream {
        let request =
            self.request("GET", &format!("/api/tables/{table}/events")).body(Body::empty()).unwrap();
        let response = self.server.raw(request).await;
        assert_eq!(response.status().as_u16(), 200);
        let mut body = response.into_body().into_data_stream();
        assert!(body.next().await.is_some(), "a stream begins with what there is");
        body
    }

    /// Another device of the same person.
    async fn linked(&mut self) -> Browser<'a> {
        let secret = self.post("/api/device/link", &json!({})).await.json["secret"].clone();
        let mut other = Browser { server: self.server, cookie: String::new() };
        assert_eq!(other.post("/api/device/join", &json!({"secret": secret})).await.status, 200);
        other
    }

    async fn table(&mut self) -> String {
        let seats = json!([{"who": "human"}, {"who": "human"}]);
        let made = self.post("/api/tables", &json!({"game": "siege", "seats": seats})).await;
        made.json["table"].as_str().unwrap().to_owned()
    }
}

#[tokio::test]
async fn an_ended_device_is_told_nothing_more() {
    let server = Server::without_limits();
    let mut laptop = Browser::new(&server).await;
    let table = laptop.table().await;
    let mut phone = laptop.linked().await;
    let listed = laptop.get("/api/own/devices").await.json;
    let [this, other] = [&listed["devices"][0], &listed["devices"][1]];
    assert_eq!((&this["this"], &other["this"]), (&json!(true), &json!(false)));
    assert_eq!((&this["label"], &listed["recovery"]), (&json!("Firefox, Linux"), &json!(false)));
    let mut told = phone.stream(&table).await;
    assert_eq!(
        laptop.post("/api/own/devices/end", &json!({"device": "nothing"})).await.code(),
        "no_such_device"
    );
    assert_eq!(laptop.post("/api/own/devices/end", &json!({"device": other["device"]})).await.status, 200);
    assert!(told.next().await.is_none(), "its stream ends at once");
    assert_eq!(phone.get("/api/own/devices").await.status, 401);
    // One that forgets itself is told nothing more either, and neither is one of several others.
    let (mut tablet, old) = (laptop.linked().await, laptop.linked().await);
    let (mut told, mut also) = (tablet.stream(&table).await, old.stream(&table).await);
    assert_eq!(tablet.post("/api/device/forget", &json!({})).await.status, 200);
    assert!(told.next().await.is_none());
    assert_eq!(laptop.post("/api/own/devices/end-others", &json!({})).await.status, 200);
    assert!(also.next().await.is_none());
    assert_eq!(laptop.get("/api/own/devices").await.json["devices"].as_array().unwrap().len(), 1);
    assert_eq!(
        phone.post("/api/own/devices/end-others", &json!({})).await.status,
        401,
        "nobody's devices are nobody's"
    );
}

#[tokio::test]
async fn a_recovery_code_brings_seats_back_until_it_is_replaced() {
    let server = Server::without_limits();
    let mut lost = Browser::new(&server).await;
    let table = lost.table().await;
    let first = lost.post("/api/own/recovery", &json!({})).await.json["code"].as_str().unwrap().to_owned();
    let code = lost.post("/api/own/recovery", &json!({})).await.json["code"].as_str().unwrap().to_owned();
    let mut new = Browser::new(&server).await;
    let own = new.cookie.clone();
    for wrong in [first.as_str(), "0000-0000-0000-0000-0000-0000", ""] {
        assert_eq!(
            new.post("/api/device/recover", &json!({"code": wrong})).await.code(),
            "bad_link",
            "{wrong}"
        );
        assert_eq!(new.cookie, own, "whoever mistypes stays who they are");
    }
    let typed = code.to_uppercase().replace('-', " ");
    let recovered = new.post("/api/device/recover", &json!({"code": typed})).await;
    assert_eq!(recovered.status, 200, "{}", recovered.json);
    let look = new.get(&format!("/api/tables/{table}")).await.json;
    assert_eq!(look["own"], json!([0, 1]), "the seats are theirs");
    let listed = new.get("/api/own/devices").await.json;
    assert_eq!((listed["devices"].as_array().unwrap().len(), &listed["recovery"]), (2, &json!(true)));
    let mut other = Browser::new(&server).await;
    assert_eq!(
        other.post("/api/device/recover", &json!({"code": code})).await.status,
        200,
        "an answer may be lost"
    );
    // The device that the newcomer was before is nobody's.
    let before = Browser { server: &server, cookie: own };
    assert_eq!(before.get("/api/own/devices").await.status, 401);
    let next = new.post("/api/own/recovery", &json!({})).await.json["code"].clone();
    assert_eq!(
        other.post("/api/device/recover", &json!({"code": code})).await.status,
        403,
        "it was replaced"
    );
    // A link to another device leaves the recovery code alone.
    new.linked().await;
    assert_eq!(other.post("/api/device/recover", &json!({"code": next})).await.status, 200);
}

#[tokio::test]
async fn codes_are_not_guessed_and_links_make_no_crowd() {
    let server = Server::new();
    let mut guess = Browser { server: &server, cookie: String::new() };
    for number in 0..limits::CODES_PER_MINUTE {
        assert_eq!(guess.post("/api/device/recover", &json!({"code": number.to_string()})).await.status, 403);
    }
    assert_eq!(guess.post("/api/device/recover", &json!({"code": "x"})).await.status, 429);
    // An address has so many new devices an hour, however they come.
    let mut devices = 0;
    for _ in 0..2 * limits::TABLES_PER_HOUR_AND_ADDRESS {
        server.time.wind(Duration::from_secs(7));
        let mut first = Browser { server: &server, cookie: guess.cookie.clone() };
        let made = match guess.cookie.is_empty() {
            true => guess.post("/api/device", &json!({})).await,
            false => {
                let secret = first.post("/api/device/link", &json!({})).await.json["secret"].clone();
                let mut other = Browser { server: &server, cookie: String::new() };
                other.post("/api/device/join", &json!({"secret": secret})).await
            }
        };
        devices += u32::from(made.status == 200);
    }
    let earned = 2 * limits::TABLES_PER_HOUR_AND_ADDRESS * 7 / 60 + 1;
    assert!(devices <= limits::TABLES_PER_HOUR_AND_ADDRESS + earned, "{devices}");
}

#[tokio::test]
async fn a_browser_that_comes_back_keeps_its_cookie_for_another_while() {
    let server = Server::without_limits();
    let browser = Browser::new(&server).await;
    let visit = async |cookies: String| {
        let request = request("GET", "/about", "").header("accept", "text/html").header("cookie", cookies);
        server.send(request.body(Body::empty()).unwrap()).await
    };
    let got = visit(browser.cookie.clone()).await;
    let set: Vec<&str> =
        got.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
    assert!(
        set[0].starts_with(&format!("{};", browser.cookie)) && set[0].contains("Max-Age=34560000"),
        "{set:?}"
    );
    let week = set[1].split(';').next().unwrap().to_owned();
    let both = format!("{}; {week}", browser.cookie);
    assert!(!visit(both.clone()).await.headers.contains_key("set-cookie"), "once a week is enough");
    server.time.wind(limits::SEEN_EVERY);
    assert!(visit(both).await.headers["set-cookie"].to_str().unwrap().starts_with(&browser.cookie));
    assert!(!visit("__Host-castellan=nobody".to_owned()).await.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn the_page_of_devices_works_as_plain_forms() {
    let server = Server::without_limits();
    let mut browser = Browser::new(&server).await;
    let text = |got: &Got| String::from_utf8(got.bytes.clone()).unwrap();
    let page = text(&browser.get("/devices?lang=pl").await);
    assert!(page.contains("Twoje urządzenia") && page.contains("Firefox, Linux"), "{page}");
    let form = async |browser: &Browser<'_>, fields: &str| {
        let request = browser.request("POST", "/devices");
        let mut request = request.body(Body::from(fields.to_owned())).unwrap();
        request.headers_mut().insert("content-type", "application/x-www-form-urlencoded".parse().unwrap());
        server.send(request).await
    };
    let made = text(&form(&browser, "what=code").await);
    let code = made.split("<output>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let stranger = Browser { server: &server, cookie: String::new() };
    let wrong = text(&form(&stranger, "what=use&code=wrong").await);
    assert!(wrong.contains("role=\"alert\""), "{wrong}");
    let used = form(&stranger, &format!("what=use&code={code}")).await;
    assert_eq!(used.status, 303);
    browser.keep(&used);
    assert_eq!(browser.get("/api/own/devices").await.json["devices"].as_array().unwrap().len(), 2);
    assert_eq!(form(&browser, "what=end-others").await.status, 303);
    assert_eq!(browser.get("/api/own/devices").await.json["devices"].as_array().unwrap().len(), 1);
}

/// As a server drives a stream: somebody always waits for its next piece.
#[tokio::test]
async fn a_stream_that_is_waited_for_ends_with_its_device() {
    let server = Server::without_limits();
    let mut laptop = Browser::new(&server).await;
    let table = laptop.table().await;
    let phone = laptop.linked().await;
    let mut told = phone.stream(&table).await;
    let waits = tokio::spawn(async move {
        let mut pieces = Vec::new();
        while let Some(Ok(piece)) = told.next().await {
            pieces.push(String::from_utf8_lossy(&piece).into_owned());
        }
        pieces
    });
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(laptop.post("/api/own/devices/end-others", &json!({})).await.status, 200);
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let said = laptop.post(&format!("/api/tables/{table}/chat"), &json!({"text": "secret"})).await;
    assert_eq!(said.status, 200, "{}", said.json);
    server.stop.send(true).unwrap();
    for piece in waits.await.unwrap() {
        assert!(!piece.contains("secret"), "{piece}");
    }
}
