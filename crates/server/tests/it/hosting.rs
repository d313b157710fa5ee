//! What a host relies on: wrong clocks, slow bodies, yardstick levels, a contact, HTTPS that stays.

use crate::support::{Server, request};
use axum::body::{Body, Bytes};
use castellan_server::http::Config;
use castellan_server::store::memory::MemoryStore;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

#[tokio::test]
async fn a_clock_that_was_wrong_for_a_while_costs_nobody_time_and_brings_no_bot() {
    const WRONG: Duration = Duration::from_millis(10_000_000_000_000);
    let store = Arc::new(MemoryStore::default());
    let start = || Server::with(Config::default(), store.clone());
    let new = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}],
        "clock": {"per": "game", "seconds": 60, "then": "bot"}});
    let (first, mut made) = (start(), Value::Null);
    while made["table"].is_null() || first.look(made["table"].as_str().unwrap(), "").await["state"]["n"] != 1
    {
        made = first.post("/api/tables", "", &new).await.json;
    }
    let (table, tokens) = (made["table"].as_str().unwrap(), crate::support::tokens(&made));
    let no_bot =
        |look: &Value| look["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"].is_null());
    let wrong = start();
    wrong.time.wind(WRONG);
    assert!(no_bot(&wrong.look(table, "").await));
    for token in &tokens {
        assert_eq!(wrong.play_any(table, token, 0).await.status, 200);
    }
    let right = start();
    right.time.wind(Duration::from_secs(10));
    let look = right.look(table, "").await;
    assert!(no_bot(&look), "{look}");
    assert_eq!(look["clock"]["left_ms"], json!([60_000, 60_000]));
    // Time passes again, and what is written now has the true time.
    right.time.wind(Duration::from_secs(20));
    let seat = right.look(table, "").await["state"]["turn"]["seats"][0].as_u64().unwrap() as usize;
    assert_eq!(right.play_any(table, &tokens[seat], 0).await.status, 200);
    let left = right.look(table, "").await["clock"]["left_ms"][seat].as_i64().unwrap();
    assert_eq!(left, 40_000);
    let later = start();
    later.time.wind(Duration::from_secs(31));
    let left: Vec<i64> =
        serde_json::from_value(later.look(table, "").await["clock"]["left_ms"].clone()).unwrap();
    assert!(left.iter().all(|left| (0..=60_000).contains(left)), "{left:?}");
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let server = Server::new();
    let pieces = futures_util::StreamExt::chain(
        futures_util::stream::iter([Ok::<_, std::io::Error>(Bytes::from_static(b"{\"game\":"))]),
        futures_util::stream::pending(),
    );
    let got = server.send(request("POST", "/api/tables", "").body(Body::from_stream(pieces)).unwrap()).await;
    assert_eq!((got.status, got.code()), (408, "too_slow"));
}

#[tokio::test]
async fn yardsticks_are_not_for_strangers() {
    let server = Server::new();
    for (level, status) in
        [("random", 201), ("castellan", 201), ("greedy", 422), ("planner", 422), ("mcts500", 422)]
    {
        let seats = [
            json!([{"who": "human"}, {"who": "bot", "level": level}]),
            json!([{"who": "human"}, {"who": "human"}]),
        ];
        let bot = json!({"game": "siege", "seats": seats[0]});
        let hints = json!({"game": "siege", "seats": seats[1], "hints": level});
        assert_eq!(server.post("/api/tables", "", &bot).await.status, status, "{level}");
        assert_eq!(server.post("/api/tables", "", &hints).await.status, status, "{level}");
        if status == 422 {
            let clock = json!({"per": "move", "seconds": 30, "then": "bot", "level": level});
            let clock = json!({"game": "siege", "seats": seats[1], "clock": clock});
            assert_eq!(server.post("/api/tables", "", &clock).await.status, 422, "{level}");
        }
    }
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/stand-in");
    let stand_in = json!({"seat": 0, "level": "mcts500"});
    assert_eq!(server.post(&path, &tokens[0], &stand_in).await.status, 422);
}

#[tokio::test]
async fn a_contact_is_told_where_the_host_gave_one() {
    let path = "/.well-known/security.txt";
    assert_eq!(Server::new().get(path, "").await.status, 404);
    let contact = Some("mailto:safety@example.org".to_owned());
    let config = Config { security_contact: contact, ..Config::default() };
    let got = Server::with(config, Arc::new(MemoryStore::default())).get(path, "").await;
    let text = String::from_utf8(got.bytes).unwrap();
    assert!(got.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    assert!(text.contains("\nContact: mailto:safety@example.org\n"), "{text}");
    assert!(text.contains("\nExpires: 2027-02-14T"), "{text}");
}

#[tokio::test]
async fn a_browser_that_came_by_https_is_told_to_stay_there() {
    let ask = |proto: &str| {
        request("GET", "/healthz", "").header("x-forwarded-proto", proto).body(Body::empty()).unwrap()
    };
    let config = Config { trusted_proxy: true, ..Config::default() };
    let behind = Server::with(config, Arc::new(MemoryStore::default()));
    let strict = "strict-transport-security";
    assert_eq!(behind.send(ask("https")).await.headers[strict], "max-age=31536000");
    assert!(!behind.send(ask("http")).await.headers.contains_key(strict));
    assert!(!Server::new().send(ask("https")).await.headers.contains_key(strict));
}

#[tokio::test]
async fn wrong_secrets_and_requests_of_other_sites_are_counted() {
    let server = Server::new();
    let (table, _) = server.table().await;
    let wrong = server.get(&format!("/api/tables/{table}"), "no-such-token").await;
    assert_eq!((wrong.status, wrong.code()), (401, "bad_token"));
    let forged =
        request("POST", "/api/device", "").header("sec-fetch-site", "cross-site").body(Body::empty());
    assert_eq!(server.send(forged.unwrap()).await.status, 403);
    let counted = String::from_utf8(server.get("/metrics", "").await.bytes).unwrap();
    for event in ["bad_secret", "cross_site"] {
        assert!(
            counted.contains(&format!("castellan_security_events_total{{event=\"{event}\"}}")),
            "{counted}"
        );
    }
}

#[test]
fn the_bundled_sqlite_has_the_mended_write_ahead_log() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[tokio::test]
async fn tables_are_forgotten_only_where_the_host_says_so_and_nobody_played_there_for_so_long() {
    for (forget_after_days, status) in [(None, 200), (Some(40), 404)] {
        let config = Config { forget_after_days, ..Config::default() };
        let server = Server::with(config, std::sync::Arc::new(MemoryStore::default()));
        let (old, tokens) = server.table().await;
        let day = Duration::from_secs(24 * 3_600);
        server.time.wind(20 * day);
        let (played, _) = server.table().await;
        server.time.wind(20 * day);
        server.hall.sweep().await.unwrap();
        assert_eq!(server.look(&old, "").await["state"]["n"], json!(1), "it is forty days old today");
        server.time.wind(Duration::from_millis(1));
        server.hall.sweep().await.unwrap();
        let body = json!({"n": 1, "move": server.look(&old, &tokens[0]).await["moves"][0]});
        let got = server.post(&format!("/api/tables/{old}/moves"), &tokens[0], &body).await;
        assert_eq!(got.status, status, "a table in memory can't outlive its journal: {}", got.json);
        assert_eq!(server.get(&format!("/api/tables/{old}"), "").await.status, status);
        assert_eq!(server.get(&format!("/api/tables/{played}"), "").await.status, 200);
    }
}
