//! The people at a table: seats, names, chat, clocks, rematch, devices.

use crate::support::{Got, Server, invite, request, tokens};
use axum::body::Body;
use serde_json::{Value, json};
use std::time::Duration;

async fn with_guest(server: &Server) -> (String, Vec<String>, String) {
    let seats = json!([{"who": "human", "name": "Hania"}, {"who": "open"}]);
    let made = server.post("/api/tables", "", &json!({"game": "siege", "seats": seats})).await;
    let link = invite(&made.json, 1);
    (made.json["table"].as_str().unwrap().to_owned(), tokens(&made.json), link)
}

#[tokio::test]
async fn a_repeated_opening_is_one_table_and_a_repeated_guest_one_guest() {
    let server = Server::without_limits();
    let secret = "0123456789abcdef0123456789abcdef";
    let body = json!({"game": "siege", "request_id": secret, "seats": [{"who": "human"}, {"who": "open"}]});
    let first = server.post("/api/tables", "", &body).await;
    let again = server.post("/api/tables", "", &body).await;
    assert_eq!((first.status, again.status), (201, 201));
    assert_eq!(first.json, again.json);
    // Tokens and dice of two tables have nothing to do with each other.
    let mut other = body.clone();
    other["request_id"] = json!("f".repeat(64));
    let other = server.post("/api/tables", "", &other).await;
    assert_ne!(first.json["seats"][0]["token"], other.json["seats"][0]["token"]);
    assert_ne!(first.json["commitment"], other.json["commitment"]);
    // The same id for something else, or one that could be guessed, is refused.
    let mut changed = body.clone();
    changed["seats"][0]["name"] = json!("Hania");
    let changed = server.post("/api/tables", "", &changed).await;
    assert_eq!((changed.status, changed.code()), (409, "other_request"));
    let mut short = body.clone();
    short["request_id"] = json!(&secret[1..]);
    assert_eq!(server.post("/api/tables", "", &short).await.status, 400);

    let path = format!("/api/tables/{}/sit", first.json["table"].as_str().unwrap());
    let sit = json!({"invite": invite(&first.json, 1), "name": "Antek", "request_id": secret});
    let sat = server.post(&path, "", &sit).await;
    assert_eq!((sat.status, &sat.json), (200, &server.post(&path, "", &sit).await.json));
    let mut late = sit.clone();
    late["request_id"] = json!("e".repeat(32));
    assert_eq!(server.post(&path, "", &late).await.code(), "seat_taken");
}

#[tokio::test]
async fn of_a_hundred_who_race_for_a_seat_one_gets_it() {
    let server = Server::without_limits();
    let (table, old, link) = with_guest(&server).await;
    let path = format!("/api/tables/{table}/sit");
    let mut race = tokio::task::JoinSet::new();
    for number in 0..100 {
        let (app, path, link) = (server.app.clone(), path.clone(), link.clone());
        race.spawn(async move {
            use http_body_util::BodyExt;
            use tower::ServiceExt;
            let body = json!({"invite": link, "name": format!("Guest {number}")}).to_string();
            let response =
                app.oneshot(request("POST", &path, "").body(Body::from(body)).unwrap()).await.unwrap();
            let status = response.status().as_u16();
            let bytes = response.into_body().collect().await.unwrap().to_bytes();
            (status, serde_json::from_slice::<Value>(&bytes).unwrap())
        });
    }
    let results = race.join_all().await;
    let winners: Vec<&Value> =
        results.iter().filter(|(status, _)| *status == 200).map(|(_, json)| json).collect();
    assert_eq!(winners.len(), 1);
    assert_eq!(results.iter().filter(|(status, _)| *status == 409).count(), 99);
    let token = winners[0]["token"].as_str().unwrap();
    assert_eq!(server.play_any(&table, token, 0).await.status, 200);
    // The host's token for the seat has ended with it: the host can't look into the guest's cards.
    assert_eq!(server.get(&format!("/api/tables/{table}"), &old[1]).await.status, 401);
}

#[tokio::test]
async fn a_program_may_play_an_open_seat_by_its_token_and_nobody_takes_it_then() {
    let server = Server::without_limits();
    let (table, tokens, link) = with_guest(&server).await;
    assert_eq!(server.play_any(&table, &tokens[1], 0).await.status, 200);
    let late = server.post(&format!("/api/tables/{table}/sit"), "", &json!({"invite": link})).await;
    assert_eq!((late.status, late.code()), (409, "seat_taken"));
    let wrong = server.post(&format!("/api/tables/{table}/sit"), "", &json!({"invite": "x"})).await;
    assert_eq!((wrong.status, wrong.code()), (403, "bad_invite"));
}

#[tokio::test]
async fn who_leaves_is_replaced_and_takes_the_seat_back() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let put = json!({"seat": 1, "level": "page"});
    // The host may not push out somebody who is there.
    assert_eq!(server.post(&at("stand-in"), &tokens[0], &put).await.status, 403);
    assert_eq!(server.post(&at("stand-in"), "", &put).await.status, 401);
    server.time.wind(Duration::from_secs(60));
    assert_eq!(server.post(&at("stand-in"), &tokens[0], &put).await.status, 200);
    // The bot plays: its secret choice shows as one more entry.
    let mut told = server.hall.listen(&table).version.clone();
    while server.look(&table, "").await["state"]["n"] != json!(2) {
        told.changed().await.unwrap();
    }
    let own = server.post(&at("moves"), &tokens[1], &json!({"n": 2, "move": {}})).await;
    assert_eq!(own.code(), "stand_in");
    assert_eq!(server.post(&at("back"), &tokens[1], &json!({})).await.status, 200);
    // The other one goes on until the seat is asked again: a drum may pass it by.
    while server.look(&table, &tokens[1]).await["moves"] == json!([]) {
        assert_eq!(server.play_any(&table, &tokens[0], 0).await.status, 200);
    }
    assert_eq!(server.play_any(&table, &tokens[1], 0).await.status, 200);
    // Leaving for good opens the seat to the link again.
    assert_eq!(server.post(&at("leave"), &tokens[1], &json!({})).await.status, 200);
    let look = server.look(&table, &tokens[0]).await;
    assert_eq!(look["seats"][1], json!({"seat": 1, "who": "open", "name": ""}));
    assert_eq!(server.get(&at("record"), &tokens[1]).await.status, 401);
    for wrong in [json!({"seat": 7, "level": "page"}), json!({"seat": 1, "level": "emperor"})] {
        assert_eq!(server.post(&at("stand-in"), &tokens[0], &wrong).await.status, 422);
    }
}

#[tokio::test]
async fn a_clock_that_ran_out_lets_a_bot_stand_in_if_the_host_chose_so() {
    let server = Server::without_limits();
    for (then, stands_in) in [("wait", false), ("bot", true)] {
        let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}],
            "clock": {"per": "move", "seconds": 30, "then": then, "level": "page"}});
        let made = server.post("/api/tables", "", &body).await.json;
        let (table, tokens) = (made["table"].as_str().unwrap().to_owned(), tokens(&made));
        server.play_any(&table, &tokens[0], 0).await;
        server.time.wind(Duration::from_secs(29));
        assert_eq!(server.look(&table, "").await["clock"]["left_ms"], json!([30_000, 1_000]));
        server.time.wind(Duration::from_secs(2));
        server.look(&table, "").await;
        let look = server.look(&table, "").await;
        assert_eq!(look["seats"][1]["stand_in"] == json!("page"), stands_in, "{look}");
    }
    for clock in [
        json!({"per": "move", "seconds": 0}),
        json!({"per": "move", "seconds": 5, "increment": 1}),
        json!({"per": "week", "seconds": 5}),
        json!({"per": "game", "seconds": 5, "level": "emperor"}),
    ] {
        let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}], "clock": clock});
        assert!(matches!(server.post("/api/tables", "", &body).await.status, 400 | 422), "{clock}");
    }
}

#[tokio::test]
async fn names_follow_their_rules_everywhere() {
    let server = Server::without_limits();
    let (table, tokens, link) = with_guest(&server).await;
    let name = |name: &str| json!({"name": name});
    let rename = format!("/api/tables/{table}/name");
    for bad in ["Evil\u{202e}gpj", "x\u{200b}", &"m".repeat(25)] {
        let got = server.post(&rename, &tokens[0], &name(bad)).await;
        assert_eq!((got.status, got.code()), (422, "bad_name"), "{bad:?}");
        let seats = json!([{"who": "human", "name": bad}, {"who": "open"}]);
        assert_eq!(
            server.post("/api/tables", "", &json!({"game": "siege", "seats": seats})).await.status,
            422
        );
    }
    let alike =
        server.post(&format!("/api/tables/{table}/sit"), "", &json!({"invite": link, "name": "НANIA"})).await;
    assert_eq!(alike.code(), "bad_name");
    assert_eq!(server.post(&rename, &tokens[0], &name("Z\u{301}aneta")).await.status, 200);
    assert_eq!(server.look(&table, "").await["seats"][0]["name"], json!("Źaneta"));
    assert_eq!(
        server.get(&format!("/api/tables/{table}/record"), "").await.json["players"][0]["name"],
        json!("Źaneta")
    );
}

#[tokio::test]
async fn hostile_names_and_lines_come_out_as_text() {
    let server = Server::without_limits();
    let evil = "<img src=x onerror=a()>";
    let (table, tokens) = server.table_of(&json!([{"who": "human", "name": evil}, {"who": "human"}])).await;
    let line = "<script>alert(1)</script>";
    assert_eq!(
        server.post(&format!("/api/tables/{table}/chat"), &tokens[0], &json!({"text": line})).await.status,
        200
    );
    for path in [format!("/t/{table}"), format!("/api/tables/{table}/board.svg")] {
        let got = server.get(&path, "").await;
        let text = String::from_utf8(got.bytes).unwrap();
        assert!(!text.contains("<img src=x") && !text.contains("<script>"), "{path}: {text}");
        let policy = got.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    }
}

#[tokio::test]
async fn the_host_says_what_may_be_said() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let say = async |token: &str, line: Value| -> Got { server.post(&at("chat"), token, &line).await };
    assert_eq!(say(&tokens[1], json!({"text": "Dzień\u{202e} dobry\n"})).await.status, 200);
    assert_eq!(say(&tokens[1], json!({"phrase": "good-luck"})).await.status, 200);
    assert_eq!(say("", json!({"phrase": "good-luck"})).await.status, 401);
    assert_eq!(say(&tokens[1], json!({"phrase": "rude"})).await.status, 422);
    assert_eq!(say(&tokens[1], json!({"text": " \u{202e}"})).await.status, 422);
    assert_eq!(say(&tokens[1], json!({})).await.status, 400);
    assert_eq!(say(&tokens[1], json!({"text": "ż".repeat(500)})).await.status, 200);
    assert_eq!(say(&tokens[1], json!({"text": "ż".repeat(501)})).await.status, 413);
    assert_eq!(server.post(&at("settings"), &tokens[1], &json!({"chat": "off"})).await.status, 403);
    assert_eq!(server.post(&at("settings"), &tokens[0], &json!({"chat": "phrases"})).await.status, 200);
    assert_eq!(say(&tokens[1], json!({"text": "hm"})).await.code(), "hushed");
    assert_eq!(say(&tokens[1], json!({"phrase": "sorry"})).await.status, 200);
    assert_eq!(server.post(&at("settings"), &tokens[0], &json!({"chat": "off"})).await.status, 200);
    assert_eq!(say(&tokens[1], json!({"phrase": "sorry"})).await.status, 403);
    let said = server.get(&format!("/api/tables/{table}?lang=pl"), "").await.json["said"].clone();
    assert_eq!((&said[0]["text"], &said[1]["text"]), (&json!("Dzień dobry"), &json!("Powodzenia!")));
}

#[tokio::test]
async fn a_rematch_is_one_table_for_everybody() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(server.post(&path, &tokens[0], &json!({})).await.code(), "not_over");
    server.finish(&table, &tokens).await;
    assert_eq!(server.post(&path, "", &json!({})).await.status, 401);
    let empty = json!({});
    let (a, b) = tokio::join!(server.post(&path, &tokens[0], &empty), server.post(&path, &tokens[1], &empty));
    assert_eq!((a.status, &a.json), (200, &b.json));
    let next = a.json["table"].as_str().unwrap();
    assert_ne!(next, table);
    assert_eq!(server.look(&table, "").await["rematch"], json!(next));
    assert_ne!(server.look(next, "").await["commitment"], server.look(&table, "").await["commitment"]);
    assert_eq!(server.play_any(next, &tokens[1], 3).await.status, 200);
}

/// A browser: it keeps the cookie that it is given.
/// A browser with its cookie.
pub struct Browser<'a>(pub &'a Server, pub String);

impl Browser<'_> {
    pub async fn send(&mut self, method: &str, path: &str, body: &Value) -> Got {
        let request =
            request(method, path, "").header("cookie", &self.1).header("sec-fetch-site", "same-origin");
        let body = if method == "GET" { Body::empty() } else { Body::from(body.to_string()) };
        let got = self.0.send(request.body(body).unwrap()).await;
        if let Some(cookie) = got.headers.get("set-cookie") {
            self.1 = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        got
    }
}

#[tokio::test]
async fn a_browser_has_its_tables_on_all_its_devices_until_it_forgets_them() {
    let server = Server::without_limits();
    let mut laptop = Browser(&server, String::new());
    let page = laptop.send("GET", "/", &Value::Null).await;
    let cookie = page.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("__Host-castellan=")
            && cookie.contains("; HttpOnly; SameSite=Lax; Secure; Path=/;"),
        "{cookie}"
    );
    // Two at one screen and one by link.
    let seats = json!([{"who": "human", "name": "A"}, {"who": "human", "name": "B"}, {"who": "open"}]);
    let made = laptop.send("POST", "/api/tables", &json!({"game": "siege", "seats": seats})).await.json;
    let table = made["table"].as_str().unwrap();
    let look = laptop.send("GET", &format!("/api/tables/{table}"), &Value::Null).await.json;
    assert_eq!((&look["own"], &look["seat"], &look["host"]), (&json!([0, 1]), &json!(0), &json!(true)));
    let mv = json!({"n": look["state"]["n"], "seat": 1, "move": look["moves"][0]});
    assert_eq!(laptop.send("POST", &format!("/api/tables/{table}/moves"), &mv).await.status, 200);
    let theirs = json!({"n": 1, "seat": 2, "move": look["moves"][0]});
    assert_eq!(laptop.send("POST", &format!("/api/tables/{table}/moves"), &theirs).await.status, 403);

    let link = laptop.send("POST", "/api/device/link", &json!({})).await.json;
    let mut phone = Browser(&server, String::new());
    assert_eq!(phone.send("GET", "/api/own/tables", &Value::Null).await.status, 401);
    let join = json!({"secret": link["secret"]});
    assert_eq!(phone.send("POST", "/api/device/join", &join).await.status, 200);
    assert_eq!(Browser(&server, String::new()).send("POST", "/api/device/join", &join).await.status, 403);
    let own = phone.send("GET", "/api/own/tables", &Value::Null).await.json;
    assert_eq!((&own["tables"][0]["table"], &own["tables"][0]["due"]), (&json!(table), &json!(true)));
    assert_eq!(own["tables"][0]["archived"], json!(false));

    server.time.wind(Duration::from_secs(31 * 24 * 3600));
    let own = phone.send("GET", "/api/own/tables", &Value::Null).await.json;
    assert_eq!(own["tables"][0]["archived"], json!(true));
    assert_eq!(server.get(&format!("/api/tables/{table}/record"), "").await.status, 200);
    // Its page says so in the reader's language, with the board, and can be looked back at.
    for (lang, says) in [("en", "for more than a month"), ("pl", "Od ponad miesiąca")] {
        let page = server.get(&format!("/t/{table}?lang={lang}"), "").await;
        let text = String::from_utf8(page.bytes).unwrap();
        assert_eq!(page.status, 200);
        assert!(text.contains("class=\"notice\"") && text.contains(says), "{text}");
        assert!(text.contains("class=\"canvas\""));
    }
    assert_eq!(server.get(&format!("/t/{table}/replay?at=0"), "").await.status, 200);

    let old = phone.1.clone();
    assert_eq!(phone.send("POST", "/api/device/forget", &json!({})).await.status, 200);
    assert_eq!(Browser(&server, old).send("GET", "/api/own/tables", &Value::Null).await.status, 401);
    assert_eq!(laptop.send("GET", "/api/own/tables", &Value::Null).await.status, 200);
    let late = laptop.send("POST", "/api/device/link", &json!({})).await.json["secret"].clone();
    server.time.wind(Duration::from_secs(601));
    assert_eq!(phone.send("POST", "/api/device/join", &json!({"secret": late})).await.status, 403);
}

#[tokio::test]
async fn why_a_move_is_refused_is_told_without_playing_it() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let why = format!("/api/tables/{table}/why");
    let look = server.look(&table, &tokens[0]).await;
    let legal = server.post(&why, &tokens[0], &json!({"move": look["moves"][0]})).await;
    assert_eq!(legal.status, 204);
    let refused =
        server.post(&why, &tokens[0], &json!({"move": {"lay": {"cards": ["dragon", "dragon"]}}})).await;
    assert_eq!((refused.status, refused.code()), (422, "illegal_move"));
    assert!(refused.json["error"]["message"].as_str().is_some_and(|text| text.ends_with('.')));
    assert_eq!(server.post(&why, "", &json!({"move": {}})).await.status, 401);
    assert_eq!(server.look(&table, &tokens[0]).await["state"]["n"], look["state"]["n"]);
}
