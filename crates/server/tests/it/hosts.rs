//! What a host may do to others, and who the host is.

use crate::support::{Got, Server, invite, request, tokens};
use axum::body::Body;
use axum::http::Request;
use castellan_server::http::Config;
use castellan_server::limits;
use castellan_server::store::Append;
use castellan_server::store::memory::MemoryStore;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

async fn open(server: &Server, seats: &Value) -> (String, Value) {
    let made = server.post("/api/tables", "", &json!({"game": "siege", "seats": seats})).await;
    assert_eq!(made.status, 201, "{}", made.json);
    (made.json["table"].as_str().unwrap().to_owned(), made.json)
}

async fn rematch(server: &Server, table: &str, players: &[String]) -> String {
    server.finish(table, players).await;
    let next = server.post(&format!("/api/tables/{table}/rematch"), &players[0], &json!({})).await;
    next.json["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_host_of_a_rematch_is_the_host_and_no_guest_by_the_order_of_seats() {
    let server = Server::without_limits();
    let (table, made) = open(&server, &json!([{"who": "open"}, {"who": "human", "name": "Hania"}])).await;
    let sat =
        server.post(&format!("/api/tables/{table}/sit"), "", &json!({"invite": invite(&made, 0)})).await;
    let guest = sat.json["token"].as_str().unwrap().to_owned();
    let host = tokens(&made)[1].clone();
    let mut table = table;
    for _ in 0..2 {
        assert_eq!(server.look(&table, &host).await["host"], json!(true));
        assert_eq!(server.look(&table, &guest).await["host"], json!(false));
        let settings = format!("/api/tables/{table}/settings");
        assert_eq!(server.post(&settings, &guest, &json!({"chat": "off"})).await.status, 403);
        assert_eq!(server.post(&settings, &host, &json!({"chat": "all"})).await.status, 200);
        table = rematch(&server, &table, &[guest.clone(), host.clone()]).await;
    }
}

#[tokio::test]
async fn a_host_who_leaves_leaves_no_host_behind() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    server.finish(&table, &tokens).await;
    assert_eq!(server.post(&format!("/api/tables/{table}/leave"), &tokens[0], &json!({})).await.status, 200);
    let next = server.post(&format!("/api/tables/{table}/rematch"), &tokens[1], &json!({})).await.json;
    for table in [&table, next["table"].as_str().unwrap()] {
        assert_eq!(server.look(table, &tokens[1]).await["host"], json!(false));
        let settings = format!("/api/tables/{table}/settings");
        for token in [&tokens[0], &tokens[1]] {
            assert_eq!(server.post(&settings, token, &json!({"chat": "off"})).await.status, 403);
        }
    }
}

#[tokio::test]
async fn a_rival_who_is_here_is_not_replaced_and_one_who_is_away_gets_a_fair_bot() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let put = json!({"seat": 1, "level": "random"});
    let stream = server.raw(request("GET", &at("events"), &tokens[1]).body(Body::empty()).unwrap()).await;
    server.time.wind(Duration::from_secs(3600));
    let here = server.post(&at("stand-in"), &tokens[0], &put).await;
    assert_eq!((here.status, here.code()), (403, "not_your_seat"));
    drop(stream);
    // What others say at the table keeps nobody's seat.
    assert_eq!(server.post(&at("chat"), &tokens[0], &json!({"text": "Antek?"})).await.status, 200);
    assert_eq!(server.post(&at("stand-in"), &tokens[0], &put).await.status, 200);
    assert_eq!(server.look(&table, "").await["seats"][1]["stand_in"], json!("squire"));
    // For oneself, any level that people play against.
    for (level, status) in [("random", 422), ("mcts500", 422), ("page", 200)] {
        let put = json!({"seat": 0, "level": level});
        assert_eq!(server.post(&at("stand-in"), &tokens[0], &put).await.status, status, "{level}");
    }
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let clock = json!({"per": "move", "seconds": 5, "then": "bot", "level": "random"});
    let body = json!({"game": "siege", "seats": seats, "clock": clock});
    assert_eq!(server.post("/api/tables", "", &body).await.status, 422);
}

/// A table whose guest at seat 1 has sat down, with the guest's token.
async fn with_guest(server: &Server) -> (String, String, String) {
    loop {
        let (table, made) = open(server, &json!([{"who": "human", "name": "Hania"}, {"who": "open"}])).await;
        if server.look(&table, "").await["state"]["n"] == json!(1) {
            let guest = sit(server, &table, &invite(&made, 1), "").await;
            let token = guest.json["token"].as_str().unwrap().to_owned();
            return (table, tokens(&made)[0].clone(), token);
        }
    }
}

async fn sit(server: &Server, table: &str, secret: &str, cookie: &str) -> Got {
    let sit = request("POST", &format!("/api/tables/{table}/sit"), "").header("cookie", cookie);
    server.send(sit.body(Body::from(json!({"invite": secret}).to_string())).unwrap()).await
}

fn secret(link: &Value) -> &str {
    link.as_str().unwrap().split_once('#').unwrap().1
}

async fn kick(server: &Server, table: &str, token: &str, body: &Value) -> Got {
    server.post(&format!("/api/tables/{table}/kick"), token, body).await
}

#[tokio::test]
async fn a_guest_who_has_not_played_is_removed_and_the_seat_has_another_link() {
    let server = Server::without_limits();
    let (table, made) = open(&server, &json!([{"who": "human"}, {"who": "open"}])).await;
    let (host, old) = (tokens(&made)[0].clone(), invite(&made, 1));
    let guest = sit(&server, &table, &old, "").await.json["token"].as_str().unwrap().to_owned();
    let events = format!("/api/tables/{table}/events");
    let stream = server.raw(request("GET", &events, &guest).body(Body::empty()).unwrap()).await;
    let body = json!({"seat": 1, "request_id": "k".repeat(32)});
    assert_eq!(kick(&server, &table, &guest, &json!({"seat": 0})).await.code(), "not_host");
    assert_eq!(kick(&server, &table, "", &body).await.status, 401);
    let kicked = kick(&server, &table, &host, &body).await;
    assert_eq!((kicked.status, &kicked.json["banned"]), (200, &json!(false)), "{}", kicked.json);
    // Repeated, it is one removal and one answer.
    assert_eq!(kick(&server, &table, &host, &body).await.json, kicked.json);
    assert_eq!(server.look(&table, "").await["seats"][1], json!({"seat": 1, "who": "open", "name": ""}));
    assert_eq!(server.get(&format!("/api/tables/{table}"), &guest).await.status, 401);
    // The stream ends by itself: otherwise this would wait for ever.
    stream.into_body().collect().await.unwrap();
    assert_eq!(sit(&server, &table, &old, "").await.code(), "bad_invite");
    assert_eq!(sit(&server, &table, secret(&kicked.json["link"]), "").await.status, 200);
    assert_eq!(kick(&server, &table, &host, &body).await.json, kicked.json);
    for (seat, status) in [(0, 422), (7, 422)] {
        assert_eq!(kick(&server, &table, &host, &json!({"seat": seat})).await.status, status);
    }
}

#[tokio::test]
async fn a_player_who_is_here_and_has_played_is_not_removed() {
    let server = Server::without_limits();
    let (table, host, guest) = with_guest(&server).await;
    let body = json!({"seat": 1});
    assert_eq!(server.play_any(&table, &guest, 0).await.status, 200);
    server.time.wind(Duration::from_secs(3600));
    let due = async || server.look(&table, "").await["state"]["turn"]["seats"].clone();
    assert_eq!(due().await, json!([0]));
    assert_eq!(kick(&server, &table, &host, &body).await.code(), "is_playing");
    while !due().await.as_array().unwrap().contains(&json!(1)) {
        assert_eq!(server.play_any(&table, &host, 0).await.status, 200);
    }
    assert_eq!(kick(&server, &table, &host, &body).await.code(), "is_playing");
    let events = format!("/api/tables/{table}/events");
    let stream = server.raw(request("GET", &events, &guest).body(Body::empty()).unwrap()).await;
    server.time.wind(Duration::from_secs(60));
    assert_eq!(kick(&server, &table, &host, &body).await.code(), "is_playing");
    drop(stream);
    assert_eq!(kick(&server, &table, &host, &body).await.status, 200);
    let (table, tokens) = server.table().await;
    server.finish(&table, &tokens).await;
    assert_eq!(kick(&server, &table, &tokens[0], &body).await.code(), "over");
}

async fn device(server: &Server) -> String {
    let got = server.post("/api/device", "", &json!({})).await;
    got.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn who_is_banned_does_not_sit_down_again_here_nor_in_the_rematch() {
    let server = Server::without_limits();
    let (table, made) = open(&server, &json!([{"who": "human"}, {"who": "open"}])).await;
    let (host, rude) = (tokens(&made)[0].clone(), device(&server).await);
    assert_eq!(sit(&server, &table, &invite(&made, 1), &rude).await.status, 200);
    let events = request("GET", &format!("/api/tables/{table}/events"), "").header("cookie", &rude);
    let stream = server.raw(events.body(Body::empty()).unwrap()).await;
    let kicked = kick(&server, &table, &host, &json!({"seat": 1, "ban": true})).await.json;
    assert_eq!(kicked["banned"], json!(true));
    stream.into_body().collect().await.unwrap();
    let link = secret(&kicked["link"]);
    // All that is known comes from the journal.
    let again = Server::with(Config { no_rate_limits: true, ..Config::default() }, Arc::clone(&server.store));
    for server in [&server, &again] {
        let refused = sit(server, &table, link, &rude).await;
        assert_eq!((refused.status, refused.code()), (403, "banned"));
    }
    let other =
        sit(&server, &table, link, &device(&server).await).await.json["token"].as_str().unwrap().to_owned();
    let next = rematch(&server, &table, &[host.clone(), other.clone()]).await;
    let kicked = kick(&server, &next, &host, &json!({"seat": 1})).await.json;
    assert_eq!(sit(&server, &next, secret(&kicked["link"]), &rude).await.code(), "banned");
}

#[tokio::test]
async fn whom_the_host_mutes_says_nothing_until_the_host_allows_it() {
    let server = Server::without_limits();
    let (table, host, guest) = with_guest(&server).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let mute = async |token: &str, seat: u8, muted: bool| {
        server.post(&at("mute"), token, &json!({"seat": seat, "muted": muted})).await.status
    };
    let say = async |line: Value| server.post(&at("chat"), &guest, &line).await;
    assert_eq!(mute(&guest, 0, true).await, 403);
    assert_eq!(mute(&host, 0, true).await, 422);
    assert_eq!(mute(&host, 1, true).await, 200);
    for line in [json!({"text": "x"}), json!({"phrase": "sorry"})] {
        assert_eq!(say(line).await.code(), "muted");
    }
    assert_eq!(server.look(&table, "").await["seats"][1]["muted"], json!(true));
    assert_eq!(server.play_any(&table, &guest, 0).await.status, 200);
    let again = Server::with(Config { no_rate_limits: true, ..Config::default() }, Arc::clone(&server.store));
    assert_eq!(again.post(&at("chat"), &guest, &json!({"text": "x"})).await.code(), "muted");
    let next = rematch(&server, &table, &[host.clone(), guest.clone()]).await;
    assert_eq!(server.look(&next, "").await["seats"][1]["muted"], json!(true));
    assert_eq!(mute(&host, 1, false).await, 200);
    assert_eq!(say(json!({"text": "x"})).await.status, 200);
}

#[tokio::test]
async fn the_hosts_buttons_work_as_plain_forms() {
    let server = Server::without_limits();
    let host = device(&server).await;
    let seats = json!({"game": "siege", "seats": [{"who": "human", "name": "Hania"}, {"who": "open"}]});
    let made = request("POST", "/api/tables", "").header("cookie", &host).body(Body::from(seats.to_string()));
    let made = server.send(made.unwrap()).await.json;
    let table = made["table"].as_str().unwrap();
    assert_eq!(sit(&server, table, &invite(&made, 1), "").await.status, 200);
    let page = async |cookie: &str, lang: &str| {
        let page = request("GET", &format!("/t/{table}?lang={lang}"), "").header("cookie", cookie);
        String::from_utf8(server.send(page.body(Body::empty()).unwrap()).await.bytes).unwrap()
    };
    assert!(!page("", "en").await.contains("class=\"paper hosting\""));
    for lang in ["en", "pl"] {
        let text = page(&host, lang).await;
        for what in ["mute", "kick", "ban"] {
            assert!(text.contains(&format!("name=\"what\" value=\"{what}\"")), "{lang} {what}");
        }
    }
    let press = async |fields: &str| {
        let form = Request::post(format!("/t/{table}/seat"))
            .header("cookie", &host)
            .header("content-type", "application/x-www-form-urlencoded");
        server.send(form.body(Body::from(fields.to_owned())).unwrap()).await
    };
    assert_eq!(press("seat=1&what=mute").await.status, 303);
    assert!(page(&host, "en").await.contains("value=\"unmute\""));
    let removed = press(&format!("seat=1&what=kick&request_id={}", "k".repeat(52))).await;
    let text = String::from_utf8(removed.bytes).unwrap();
    assert_eq!(removed.status, 200);
    let link = text.split(&format!("/t/{table}#")).nth(1).unwrap().get(..52).unwrap();
    assert_eq!(sit(&server, table, link, "").await.status, 200);
}

#[tokio::test]
async fn a_journal_of_an_older_version_has_its_first_human_seat_as_host() {
    let server = Server::without_limits();
    let (old, (table, tokens)) = ("00000000000000000000000000", server.table().await);
    let line = server.store.lines(&table, 0).await.unwrap().remove(0);
    let mut line: Value = serde_json::from_slice(&line).unwrap();
    assert!(line["is"]["opened"].as_object_mut().unwrap().remove("host_key").is_some());
    let body = line.to_string().into_bytes();
    let append = Append { table: old.to_owned(), n: 0, body, at: 0, people: Vec::new() };
    server.store.append(append).await.unwrap();
    let hosts = [server.look(old, &tokens[0]).await, server.look(old, &tokens[1]).await];
    assert_eq!(hosts.map(|look| look["host"].clone()), [json!(true), json!(false)]);
}

#[tokio::test]
async fn a_player_is_reported_to_whoever_runs_the_server_by_those_at_the_table_alone() {
    let contact = Some("mailto:host@example.org".to_owned());
    let config = Config { security_contact: contact, ..Config::default() };
    let server = Server::with(config, Arc::new(MemoryStore::default()));
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/report");
    let report = async |token: &str, seat: u8, text: &str| {
        let got = server.post(&path, token, &json!({"seat": seat, "text": text})).await;
        (got.status, got.code().to_owned())
    };
    let counted = async || {
        let metrics = String::from_utf8(server.get("/metrics", "").await.bytes).unwrap();
        let line = metrics.lines().find_map(|line| {
            line.strip_prefix("castellan_security_events_total{event=\"reported\"} ")?.parse::<u32>().ok()
        });
        line.unwrap_or(0)
    };
    let before = counted().await;
    assert_eq!(report("", 1, "he swears").await.0, 401);
    assert_eq!(report(&tokens[0], 0, "it is me").await, (422, "bad_request".to_owned()));
    assert_eq!(report(&tokens[0], 2, "nobody").await, (422, "bad_request".to_owned()));
    assert_eq!(report(&tokens[0], 1, " \n").await.0, 422);
    assert_eq!(report(&tokens[0], 1, &"x".repeat(501)).await.0, 413);
    assert_eq!(counted().await, before);
    let chat = server.look(&table, &tokens[1]).await["version"].clone();
    for number in 0..limits::REPORTS_PER_HOUR {
        server.time.wind(Duration::from_millis(200));
        assert_eq!(report(&tokens[0], 1, &format!("he swears, {number}")).await.0, 200);
    }
    server.time.wind(Duration::from_secs(1));
    assert_eq!(report(&tokens[0], 1, "and again").await, (429, "too_many".to_owned()));
    assert_eq!(counted().await, before + limits::REPORTS_PER_HOUR);
    assert_eq!(server.look(&table, &tokens[1]).await["version"], chat, "the table hears nothing of it");

    // The same as a plain form, where whoever runs the server has given a contact.
    server.time.wind(Duration::from_secs(3_600));
    let page = async |token: &str| {
        String::from_utf8(server.get(&format!("/t/{table}?lang=en"), token).await.bytes).unwrap()
    };
    assert!(page(&tokens[0]).await.contains("class=\"paper report\""));
    assert!(!page("").await.contains("class=\"paper report\""));
    let form = Request::post(format!("/t/{table}/report?lang=en"))
        .header("authorization", format!("Bearer {}", tokens[0]))
        .header("content-type", "application/x-www-form-urlencoded");
    let sent = server.send(form.body(Body::from("seat=1&text=he+swears")).unwrap()).await;
    assert!(String::from_utf8(sent.bytes).unwrap().contains("has been passed on"));
    assert_eq!(counted().await, before + limits::REPORTS_PER_HOUR + 1);
}
