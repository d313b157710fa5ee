//! Every page as a browser without scripts gets it: status, language, escaping, headers, and plain forms.

use crate::support::{Got, Server, invite, request};
use axum::body::Body;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A browser without scripts: it keeps cookies and sends forms.
struct Browser<'a> {
    server: &'a Server,
    cookies: BTreeMap<String, String>,
    accepts: &'static str,
}

impl<'a> Browser<'a> {
    fn new(server: &'a Server, accepts: &'static str) -> Browser<'a> {
        Browser { server, cookies: BTreeMap::new(), accepts }
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Got {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = request("GET", path, "")
            .method(method)
            .header("cookie", cookies.join("; "))
            .header("accept", "text/html")
            .header("accept-language", self.accepts)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        let got = self.server.send(request.body(Body::from(body)).unwrap()).await;
        for cookie in got.headers.get_all("set-cookie") {
            let (name, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        got
    }

    async fn open(&mut self, path: &str) -> Got {
        self.send("GET", path, String::new()).await
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Got {
        let fields: Vec<String> =
            fields.iter().map(|(key, value)| format!("{}={}", coded(key), coded(value))).collect();
        self.send("POST", path, fields.join("&")).await
    }

    /// Opens a table against a bot and gives its address.
    async fn play(&mut self) -> String {
        let got = self.post("/play", &[("game", "siege")]).await;
        assert_eq!(got.status, 303, "{}", text(&got));
        got.headers["location"].to_str().unwrap().to_owned()
    }
}

fn coded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

fn text(got: &Got) -> String {
    String::from_utf8(got.bytes.clone()).unwrap()
}

/// The value of the first attribute that follows a piece of the page.
fn after(page: &str, piece: &str, attribute: &str) -> String {
    let rest = &page[page.find(piece).unwrap_or_else(|| panic!("{piece} in {page}"))..];
    let rest = rest.split_once(&format!("{attribute}=\"")).unwrap().1;
    let value = rest.split_once('"').unwrap().0;
    value.replace("&quot;", "\"").replace("&amp;", "&")
}

#[tokio::test]
async fn every_page_is_there_in_both_languages_under_a_strict_policy() {
    let server = Server::without_limits();
    let mut host = Browser::new(&server, "en");
    let table = host.play().await;
    let pages = [
        "/",
        "/about",
        "/make",
        "/make?game=siege",
        "/box?game=siege",
        &table,
        &format!("{table}/check"),
        &format!("{table}/replay?at=1"),
        "/rules/siege",
        "/nowhere",
    ];
    for (lang, own) in [("en", "Language"), ("pl", "Język")] {
        for path in pages {
            host.post("/choose", &[("lang", lang)]).await;
            let got = host.open(path).await;
            let page = text(&got);
            assert_eq!(got.status, if path == "/nowhere" { 404 } else { 200 }, "{path}");
            assert!(page.contains(&format!("<html lang=\"{lang}\"")) && page.contains(own), "{path}");
            assert!(!page.contains('⟦'), "{path}");
            assert!(
                !page.contains(" style=") && !page.contains("<script>") && !page.contains(" onclick="),
                "{path}"
            );
            let policy = got.headers["content-security-policy"].to_str().unwrap();
            assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        }
    }
}

#[tokio::test]
async fn language_comes_from_the_browser_until_it_is_chosen() {
    let server = Server::without_limits();
    let mut guest = Browser::new(&server, "pl-PL,en;q=0.5");
    assert!(text(&guest.open("/").await).contains("<html lang=\"pl\" data-theme=\"system\""));
    let chosen = guest.post("/choose", &[("lang", "en"), ("theme", "dark"), ("back", "/rules/siege")]).await;
    assert_eq!((chosen.status, chosen.headers["location"].to_str().unwrap()), (303, "/rules/siege"));
    assert!(text(&guest.open("/").await).contains("<html lang=\"en\" data-theme=\"dark\""));
    let elsewhere = guest.post("/choose", &[("theme", "light"), ("back", "//evil.test/")]).await;
    assert_eq!(elsewhere.headers["location"], "/");
}

#[tokio::test]
async fn the_first_move_is_two_presses_away_without_scripts() {
    let server = Server::without_limits();
    let mut guest = Browser::new(&server, "en");
    let table = guest.play().await;
    let page = text(&guest.open(&table).await);
    assert!(page.contains("<title>Your turn – Siege – Castellan</title>"), "the page");
    let offers = &page[page.find("class=\"offers\"").unwrap()..];
    let fields = [
        ("n", after(offers, "name=\"n\"", "value")),
        ("request_id", after(offers, "name=\"request_id\"", "value")),
        ("seat", after(offers, "name=\"seat\"", "value")),
        ("move", after(offers, "name=\"move\"", "value")),
    ];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let address = format!("{table}/move");
    let played = guest.post(&address, &fields).await;
    assert_eq!((played.status, played.headers["location"].to_str().unwrap()), (303, table.as_str()));
    // The same form sent twice is one move.
    assert_eq!(guest.post(&address, &fields).await.status, 303);
    let record = guest.open(&format!("/api/tables/{}/record", &table[3..])).await.json;
    let own = |entry: &&Value| {
        entry["seat"] == json!(0) && entry["move"] == serde_json::from_str::<Value>(fields[3].1).unwrap()
    };
    assert_eq!(record["entries"].as_array().unwrap().iter().filter(own).count(), 1, "{record}");
}

#[tokio::test]
async fn a_page_that_is_awake_gets_what_changed_as_the_answer_to_its_move() {
    let server = Server::without_limits();
    let mut guest = Browser::new(&server, "en");
    let table = guest.play().await;
    let page = text(&guest.open(&table).await);
    let (n, mv) = (after(&page, "name=\"n\"", "value"), after(&page, "name=\"move\"", "value"));
    let address = format!("{table}/move?fragment=1&from=1");
    let fields = [("n", n.as_str()), ("request_id", "once"), ("seat", "0"), ("move", mv.as_str())];
    let piece = |got: &Got| {
        let piece = text(got);
        assert!(got.status == 200 && piece.starts_with("<div id=\"table\""), "{} {piece}", got.status);
        after(&piece, "id=\"table\"", "data-n").parse::<usize>().unwrap()
    };
    let entries = piece(&guest.post(&address, &fields).await);
    assert!(entries > n.parse().unwrap(), "{entries}");
    // Repeated, it is the table as it is now, and the move is there once.
    assert!(piece(&guest.post(&address, &fields).await) >= entries);
    let record = guest.open(&format!("/api/tables/{}/record", &table[3..])).await.json;
    let own = |entry: &&Value| entry["seat"] == json!(0) && entry.get("undo").is_none();
    assert_eq!(record["entries"].as_array().unwrap().iter().filter(own).count(), 1, "{record}");
    // A refusal is one that a program reads.
    let late = guest.post(&address, &[("n", "999"), ("seat", "0"), ("move", &mv)]).await;
    assert_eq!((late.status, late.json["error"]["message"].is_string()), (409, true), "{}", late.json);
}

#[tokio::test]
async fn a_board_is_seen_from_the_side_that_was_chosen() {
    let server = Server::without_limits();
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let (table, _) = server.table_of_game("torres", &seats).await;
    let mut browser = Browser::new(&server, "en");
    let path = format!("/t/{table}");
    let usual = text(&browser.open(&path).await);
    assert!(usual.contains("value=\"flat\" aria-pressed=\"false\""), "{usual}");
    let chosen = browser.post("/choose", &[("look", "flat"), ("back", &path)]).await;
    assert_eq!((chosen.status, &chosen.headers["location"]), (303, &path.parse().unwrap()));
    let flat = text(&browser.open(&path).await);
    assert!(flat.contains("value=\"flat\" aria-pressed=\"true\""), "{flat}");
    let board = |page: &str| {
        page.split_once("class=\"canvas\"").unwrap().1.split_once("</svg>").unwrap().0.to_owned()
    };
    assert_ne!(board(&usual), board(&flat));
    // What is no look is not remembered.
    let bad = browser.post("/choose", &[("look", "a;b"), ("back", "/")]).await;
    assert!(bad.headers.get("set-cookie").is_none());
}

#[tokio::test]
async fn a_form_that_does_not_fit_is_answered_on_the_page() {
    let server = Server::without_limits();
    let mut guest = Browser::new(&server, "pl");
    let table = guest.play().await;
    let n = after(&text(&guest.open(&table).await), "id=\"table\"", "data-n");
    for (what, fields, status) in [
        ("move", vec![("n", n.as_str()), ("move", "{\"pass\":{}}")], 422),
        ("move", vec![("n", "999"), ("move", "{\"pass\":{}}")], 409),
        ("move", vec![("n", "x"), ("move", "{")], 400),
        ("undo", vec![("n", n.as_str())], 422),
        ("seat", vec![("seat", "7"), ("what", "back")], 403),
        ("seat", vec![("what", "dance")], 400),
        ("say", vec![("phrase", "rude")], 422),
        ("sit", vec![("invite", "nothing")], 403),
        ("rematch", vec![], 409),
    ] {
        let got = guest.post(&format!("{table}/{what}"), &fields).await;
        let page = text(&got);
        assert_eq!(got.status, status, "{what} {fields:?}");
        assert!(page.contains("class=\"notice\"") || page.contains("Nie udało się"), "{what}");
    }
    let strangers = Browser::new(&server, "en").open("/t/00000000000000000000000000").await;
    assert_eq!(strangers.status, 404);
    assert!(text(&strangers).contains("There is no such table."));
    let large = guest.send("POST", &format!("{table}/say"), format!("text={}", "a".repeat(20_000))).await;
    assert_eq!(large.status, 413);
    assert_eq!(guest.post("/play", &[("game", "chess")]).await.status, 422);
}

#[tokio::test]
async fn a_guest_sits_down_by_link_and_watchers_see_no_hand() {
    let server = Server::without_limits();
    let mut host = Browser::new(&server, "en");
    let made = host
        .post(
            "/make",
            &[
                ("game", "siege"),
                ("seat0", "me"),
                ("name0", "Hania"),
                ("seat1", "open"),
                ("seat2", "none"),
                ("option-games", "\"long\""),
            ],
        )
        .await;
    let page = text(&made);
    assert_eq!(made.status, 200, "the page");
    let link = after(&page, "readonly", "value");
    let (address, secret) = link.split_once('#').unwrap();
    let path = address.strip_prefix("http://castellan.test").unwrap();
    let mut guest = Browser::new(&server, "pl");
    let before = text(&guest.open(path).await);
    assert!(before.contains("name=\"invite\"") && !before.contains("hand-dragon"));
    let taken = guest.post(&format!("{path}/sit"), &[("invite", &link), ("name", "Hania")]).await;
    assert_eq!(taken.status, 422, "a name that is taken");
    let sat = guest.post(&format!("{path}/sit"), &[("invite", secret), ("name", "Antek")]).await;
    assert_eq!(sat.status, 303, "{}", text(&sat));
    let after_sitting = text(&guest.open(path).await);
    assert!(after_sitting.contains("hand-dragon") && !after_sitting.contains(secret));
    assert!(text(&host.open(path).await).contains("Antek"));
    let watched = text(&Browser::new(&server, "en").open(path).await);
    assert!(!watched.contains("hand-dragon") && !watched.contains("name=\"move\""));
    assert_eq!(
        host.open(&format!("/api/tables/{}", &path[3..])).await.json["options"]["games"],
        json!("long")
    );
}

#[tokio::test]
async fn two_at_one_screen_hand_it_over_before_a_hand_is_seen() {
    let server = Server::without_limits();
    let mut host = Browser::new(&server, "en");
    let made = host
        .post(
            "/make",
            &[("game", "siege"), ("seat0", "me"), ("name0", "Ala"), ("seat1", "here"), ("name1", "Ola")],
        )
        .await;
    assert_eq!(made.status, 303, "{}", text(&made));
    let table = made.headers["location"].to_str().unwrap().to_owned();
    let page = text(&host.open(&table).await);
    assert!(page.contains("Hand the screen to Ala") && !page.contains("hand-dragon"), "the page");
    let own = text(&host.open(&format!("{table}?seat=0")).await);
    assert!(own.contains("hand-dragon"));
    let offers = &own[own.find("class=\"offers\"").unwrap()..];
    let (n, mv) = (after(offers, "name=\"n\"", "value"), after(offers, "name=\"move\"", "value"));
    let played = host
        .post(&format!("{table}/move"), &[("n", &n), ("seat", "0"), ("shared", "1"), ("move", &mv)])
        .await;
    let next = played.headers["location"].to_str().unwrap().to_owned();
    let page = text(&host.open(&next).await);
    assert!(page.contains("Hand the screen to Ola") && !page.contains("hand-dragon"), "the page");
}

#[tokio::test]
async fn the_end_has_a_podium_a_sheet_and_a_seed_to_check() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    server.finish(&table, &tokens).await;
    let mut guest = Browser::new(&server, "en");
    let page = text(&guest.open(&format!("/t/{table}")).await);
    assert!(page.contains("class=\"podium\"") && page.contains("href=\"/rules/siege#SI"), "the page");
    let check = text(&guest.open(&format!("/t/{table}/check")).await);
    assert!(check.contains("class=\"verdict good\"") && check.contains("sha256sum"));
}

#[tokio::test]
async fn hostile_names_are_text_on_every_page() {
    let server = Server::without_limits();
    let evil = "<img src=x onerror=a()>";
    let mut host = Browser::new(&server, "en");
    let seats = [("game", "siege"), ("seat0", "me"), ("name0", evil), ("seat1", "bot-page")];
    let made = host.post("/make", &seats).await;
    let table = made.headers["location"].to_str().unwrap().to_owned();
    for path in ["/", "/make", &table, &format!("{table}/check"), &format!("{table}?fragment=1")] {
        let page = text(&host.open(path).await);
        assert!(!page.contains("<img src=x"), "{path}");
    }
    assert!(text(&host.open(&table).await).contains("&lt;img src=x onerror=a()&gt;"));
}

#[tokio::test]
async fn rules_link_to_numbers_and_pictures_that_exist() {
    let server = Server::without_limits();
    for (lang, ending) in [("en", "svg"), ("pl", "pl.svg")] {
        let page = text(&server.get(&format!("/rules/siege?lang={lang}"), "").await);
        assert!(
            page.contains("id=\"SI07\"")
                && page.contains(&format!("/rules/siege/examples/example-1.{ending}")),
            "the page"
        );
        let picture = server.get(&format!("/rules/siege/examples/example-1.{ending}"), "").await;
        assert_eq!(
            (picture.status, picture.headers["content-type"].to_str().unwrap()),
            (200, "image/svg+xml")
        );
        assert_eq!(server.get(&format!("/games/siege/picture.svg?lang={lang}"), "").await.status, 200);
    }
    for path in [
        "/rules/chess",
        "/rules/siege/examples/nothing.svg",
        "/games/chess/picture.svg",
        "/assets/x/nothing.js",
    ] {
        assert_eq!(server.get(path, "").await.status, 404, "{path}");
    }
    let page = text(&server.get("/", "").await);
    for (piece, attribute) in [("rel=\"stylesheet\"", "href"), ("type=\"module\"", "src")] {
        assert_eq!(server.get(&after(&page, piece, attribute), "").await.status, 200);
    }
}

#[tokio::test]
async fn an_invitation_that_programs_made_works_on_the_page_too() {
    let server = Server::without_limits();
    let seats = json!([{"who": "human"}, {"who": "open"}]);
    let made = server.post("/api/tables", "", &json!({"game": "siege", "seats": seats})).await.json;
    let table = made["table"].as_str().unwrap();
    let mut guest = Browser::new(&server, "en");
    let sat = guest.post(&format!("/t/{table}/sit"), &[("invite", &invite(&made, 1)), ("name", "")]).await;
    assert_eq!(sat.status, 303, "{}", text(&sat));
    assert!(text(&guest.open("/").await).contains(&format!("/t/{table}")), "the first page lists own tables");
}

#[tokio::test]
async fn a_position_is_shown_only_as_its_viewer_saw_it() {
    let server = Server::without_limits();
    let (mut host, mut watcher) = (Browser::new(&server, "en"), Browser::new(&server, "en"));
    let table = host.play().await;
    let own = text(&host.open(&format!("{table}/replay")).await);
    assert!(own.contains("data-part=\"hand-"), "the own hand is seen");
    for address in
        [format!("{table}/replay"), format!("{table}/replay?at=1"), format!("{table}/replay?eyes=0")]
    {
        let seen = watcher.open(&address).await;
        assert_eq!(seen.status, 200);
        assert!(!text(&seen).contains("data-part=\"hand-"), "{address} shows a watcher a hand");
    }
    assert_eq!(watcher.open(&format!("{table}/replay?seat=0")).await.status, 403);
    assert_eq!(host.open(&format!("{table}/replay?at=999")).await.status, 404);
}

#[tokio::test]
async fn a_hint_is_a_move_in_words_unless_the_host_wants_none() {
    let server = Server::without_limits();
    let mut host = Browser::new(&server, "en");
    let table = host.play().await;
    let page = text(&host.post(&format!("{table}/hint"), &[("seat", "0")]).await);
    assert!(page.contains("A good player might choose “Lay the "), "{page}");
    let seats = [("game", "siege"), ("seat0", "me"), ("seat1", "bot-page"), ("aids", "off")];
    let got = host.post("/make", &seats).await;
    let quiet = got.headers["location"].to_str().unwrap().to_owned();
    assert!(!text(&host.open(&quiet).await).contains("class=\"hint\""));
    assert_eq!(host.post(&format!("{quiet}/hint"), &[("seat", "0")]).await.status, 403);
}

#[tokio::test]
async fn options_of_every_kind_are_read_from_the_form() {
    let server = Server::without_limits();
    let mut host = Browser::new(&server, "en");
    let seats = [("game", "siege"), ("seat0", "me"), ("seat1", "bot-page")];
    let with = |more: &[(&'static str, &'static str)]| [&seats[..], more].concat();
    let order = [("option-youth-0", "1"), ("option-youth-1", "0"), ("clock", "turn-60"), ("talk", "off")];
    let got = host.post("/make", &with(&order)).await;
    assert_eq!(got.status, 303, "{}", text(&got));
    let id = &got.headers["location"].to_str().unwrap()[3..];
    let look: Value = serde_json::from_slice(&host.open(&format!("/api/tables/{id}")).await.bytes).unwrap();
    assert_eq!(look["options"]["youth"], json!([1, 0]));
    assert_eq!((&look["clock"]["seconds"], &look["chat"]), (&json!(60), &json!("off")));
    // Numbers are filled in one by one; what is as usual is left out.
    let got = host.post("/make", &with(&[("option-strengths-knight-stone", "9")])).await;
    let id = &got.headers["location"].to_str().unwrap()[3..];
    let look: Value = serde_json::from_slice(&host.open(&format!("/api/tables/{id}")).await.bytes).unwrap();
    assert_eq!(look["options"]["strengths"]["knight"], json!({"wood": 2, "brick": 3, "stone": 9}));
    // What is refused comes back as it was filled in, with a sentence.
    let bad =
        host.post("/make", &with(&[("clock", "turn"), ("clock-minutes", "0"), ("name0", "Hania")])).await;
    assert_eq!(bad.status, 422);
    let page = text(&bad);
    assert!(page.contains("This clock can’t be set.") && page.contains("value=\"Hania\""), "{page}");
}
