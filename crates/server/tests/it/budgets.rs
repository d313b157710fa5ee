//! What strangers may ask for is bounded: reads, pictures and hints by address, acts by seat, journals by kind.

use crate::streams::Reader;
use crate::support::{Got, Server, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use castellan_server::http::Config;
use castellan_server::limits;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

async fn from(server: &Server, peer: &str, method: &str, path: &str, token: &str) -> Got {
    let mut request = request(method, path, token).body(Body::from("{}")).unwrap();
    request.extensions_mut().insert(ConnectInfo::<SocketAddr>(format!("{peer}:1").parse().unwrap()));
    server.send(request).await
}

/// Asks until it is too much, and gives how often it was answered otherwise.
async fn until_refused(server: &Server, peer: &str, method: &str, path: &str, token: &str) -> u32 {
    for count in 0..2_000 {
        let got = from(server, peer, method, path, token).await;
        if got.status == 429 {
            assert_eq!(got.headers["retry-after"], "1", "{path}");
            return count;
        }
    }
    panic!("{path} is never too much");
}

#[tokio::test]
async fn reads_pictures_and_hints_have_a_rate_for_each_address() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    for (path, burst) in [
        (format!("/api/tables/{table}"), limits::READS_BURST),
        (format!("/api/tables/{table}/board.svg"), limits::PICTURES_BURST),
    ] {
        assert_eq!(until_refused(&server, "192.0.2.1", "GET", &path, "").await, burst, "{path}");
        assert_eq!(from(&server, "192.0.2.2", "GET", &path, "").await.status, 200, "others are served");
    }
    // All that is read is counted together, whatever it is.
    for path in [format!("/t/{table}/replay?at=1"), "/".to_owned(), "/rules/siege".to_owned()] {
        let got = from(&server, "192.0.2.1", "GET", &path, "").await;
        assert_eq!(got.status, 429, "{path}");
        assert_eq!(got.headers["retry-after"], "1", "a page says so like everything else: {path}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(
            from(&server, "192.0.2.1", "GET", path, "").await.status,
            200,
            "probes always are: {path}"
        );
    }
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(
        until_refused(&server, "192.0.2.3", "POST", &path, &tokens[0]).await,
        limits::MOVES_BURST.min(limits::HINTS_BURST)
    );
    // A human's move is no read.
    let look = server.look(&table, &tokens[1]).await;
    let body = json!({"n": look["state"]["n"], "move": look["moves"][0]});
    assert_eq!(server.post(&format!("/api/tables/{table}/moves"), &tokens[1], &body).await.status, 200);
    server.time.wind(Duration::from_secs(60));
    assert_eq!(from(&server, "192.0.2.1", "GET", "/", "").await.status, 200);
}

#[tokio::test]
async fn a_hint_is_thought_about_once() {
    let server = Server::with(
        Config { no_rate_limits: true, ..Config::default() },
        std::sync::Arc::new(castellan_server::store::memory::MemoryStore::default()),
    );
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let made = json!({"game": "siege", "seats": seats, "hints": "castellan"});
    let made = server.post("/api/tables", "", &made).await.json;
    let (table, token) = (made["table"].as_str().unwrap(), made["seats"][0]["token"].as_str().unwrap());
    let mut hints: Vec<Value> = Vec::new();
    // A castellan mixes its choices, so that as many thoughts would hardly be all the same.
    for _ in 0..24 {
        let got = server.post(&format!("/api/tables/{table}/hint"), token, &json!({})).await;
        assert_eq!(got.status, 200, "{}", got.json);
        hints.push(got.json);
    }
    hints.dedup();
    assert_eq!(hints.len(), 1, "{hints:?}");
}

#[tokio::test]
async fn a_seat_has_its_rate_however_many_devices_act_for_it() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/name");
    // The door counts each address by itself; the seat is counted in its room.
    let mut done = 0;
    for number in 0..8 {
        for step in 0..10 {
            let body = Body::from(json!({"name": format!("Hania {number} {step}")}).to_string());
            let mut request = request("POST", &path, &tokens[0]).body(body).unwrap();
            let peer: SocketAddr = format!("192.0.2.{number}:1").parse().unwrap();
            request.extensions_mut().insert(ConnectInfo(peer));
            done += u32::from(server.send(request).await.status == 200);
        }
    }
    assert!((limits::MOVES_BURST - 1..=limits::MOVES_BURST + 1).contains(&done), "{done}");
}

#[tokio::test]
async fn a_journal_has_bounds_that_are_refused_with_a_sentence() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let name = format!("/api/tables/{table}/name");
    for number in 0..limits::RENAMES_MAX {
        let got = server.post(&name, &tokens[0], &json!({"name": format!("Hania {}", number % 7)})).await;
        assert_eq!(got.status, 200, "{}", got.json);
    }
    let same = server.look(&table, "").await["seats"][0]["name"].clone();
    assert_eq!(server.post(&name, &tokens[0], &json!({"name": same})).await.status, 200, "nothing changes");
    let refused = server.post(&name, &tokens[0], &json!({"name": "Zofia"})).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many"));
    assert!(refused.json["error"]["message"].as_str().unwrap().contains("Names"), "{}", refused.json);
    let undo = format!("/api/tables/{table}/undo");
    for _ in 0..limits::UNDOS_MAX {
        assert_eq!(server.play_any(&table, &tokens[0], 3).await.status, 200);
        assert_eq!(server.post(&undo, &tokens[0], &json!({})).await.status, 200);
    }
    let before = server.look(&table, &tokens[0]).await;
    assert_eq!(server.play_any(&table, &tokens[0], 3).await.status, 200);
    let refused = server.post(&undo, &tokens[0], &json!({})).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many"), "{}", refused.json);
    assert_ne!(server.look(&table, &tokens[0]).await["state"]["n"], before["state"]["n"]);
    assert_eq!(server.play_any(&table, &tokens[1], 1).await.status, 200, "the game goes on");
}

#[tokio::test]
async fn a_stream_begins_with_the_chat_that_is_shown_and_goes_on_where_it_was_cut() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let say = async |text: &str| {
        let path = format!("/api/tables/{table}/chat");
        assert_eq!(server.post(&path, &tokens[0], &json!({"text": text})).await.status, 200);
    };
    for number in 0..limits::CHAT_LINES_SHOWN + 30 {
        say(&format!("line {number}")).await;
    }
    let chat = async |last: Option<usize>| {
        let events = Reader::open(&server, &table, "", last).await.until_look().await;
        let lines = events.into_iter().filter(|event| event.kind == "chat");
        lines.map(|event| event.data["number"].as_u64().unwrap() as usize).collect::<Vec<_>>()
    };
    assert_eq!(chat(None).await, (30..limits::CHAT_LINES_SHOWN + 30).collect::<Vec<_>>());
    // Both choose, so that the table goes on; what was said before is known to a stream that knows as much.
    for token in &tokens {
        server.play_any(&table, token, 0).await;
    }
    let last = server.look(&table, "").await["state"]["n"].as_u64().unwrap() as usize - 1;
    assert_eq!(chat(Some(last)).await, [] as [usize; 0]);
    say("after it").await;
    assert_eq!(chat(Some(last)).await, [limits::CHAT_LINES_SHOWN + 30]);
}

#[tokio::test]
async fn talk_is_bounded_for_an_address_and_in_bytes_for_a_table() {
    let server = Server::new();
    let say = async |server: &Server, (table, token): (&str, &str), text: &str| {
        server.post(&format!("/api/tables/{table}/chat"), token, &json!({"text": text})).await
    };
    let mut said = 0;
    // Several tables of one address, so that no seat and no table reaches its own bound.
    for _ in 0..limits::TABLES_PER_MINUTE_AND_DEVICE {
        let (table, tokens) = server.table_of(&json!([{"who": "human"}, {"who": "human"}])).await;
        for line in 0..2 * limits::MOVES_BURST as usize {
            said += u32::from(say(&server, (&table, &tokens[line % 2]), "hej").await.status == 200);
        }
    }
    assert_eq!(said, limits::CHAT_LINES_PER_MINUTE);

    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let long = "\u{10348}".repeat(limits::CHAT_CHARS_MAX);
    let lines = limits::CHAT_BYTES_MAX.div_ceil(long.len());
    for line in 0..lines {
        assert_eq!(say(&server, (&table, &tokens[line % 2]), &long).await.status, 200);
    }
    let refused = say(&server, (&table, &tokens[0]), "a").await;
    assert_eq!((refused.status, refused.code()), (429, "too_many"), "{}", refused.json);
    assert_eq!(server.play_any(&table, &tokens[0], 0).await.status, 200, "the game goes on");
}

/// Lets this much time pass at once for whoever waits.
pub async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::timeout(time, std::future::pending::<()>()).await.unwrap_err();
    tokio::time::resume();
}

#[tokio::test]
async fn tables_that_nobody_needs_leave_the_memory_when_there_is_much_of_it() {
    let server = Server::without_limits();
    server.hall.bound_rooms(20 * limits::ROOM_BYTES);
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(server.table().await);
    }
    pass(2 * limits::ROOM_IDLE_CROWDED).await;
    assert!(server.hall.rooms_open() >= 10, "there is room enough");
    let (followed, tokens) = &tables[0].clone();
    let mut reader = Reader::open(&server, followed, &tokens[0], None).await;
    for _ in 0..20 {
        tables.push(server.table().await);
    }
    pass(2 * limits::ROOM_IDLE_CROWDED).await;
    assert!(server.hall.rooms_open() <= 15, "{} rooms stay", server.hall.rooms_open());
    reader.until_look().await;
    assert_eq!(server.play_any(followed, &tokens[0], 0).await.status, 200);
    reader.until_look().await;
    let (table, tokens) = &tables[5];
    assert_eq!(server.play_any(table, &tokens[0], 0).await.status, 200, "who asks finds the table");
}
