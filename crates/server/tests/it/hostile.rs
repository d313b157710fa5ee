//! Bad input and strangers: malformed, oversized, unauthorised, from other sites, too often, too many.

use crate::support::{Server, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use castellan_room::{Freshness, Input, Kind, Output, Room};
use castellan_server::http::Config;
use castellan_server::limits;
use castellan_server::store::memory::MemoryStore;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

const POSTS: [&str; 12] = [
    "moves", "undo", "sit", "leave", "stand-in", "back", "name", "chat", "settings", "rematch", "kick",
    "mute",
];

#[tokio::test]
async fn malformed_bodies_are_refused_on_every_route_and_change_nothing() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let before = server.look(&table, &tokens[0]).await;
    let deep = format!("{{\"n\":{}1{}}}", "[".repeat(40), "]".repeat(40));
    let bodies = [
        "{",
        "[]",
        "7",
        "\"x\"",
        "{\"n\":-1}",
        "{\"surprise\":1}",
        "{\"n\":1e99,\"move\":{}}",
        "\u{0}",
        "{\"seat\":300}",
        &deep,
    ];
    for route in POSTS {
        for body in bodies {
            let path = format!("/api/tables/{table}/{route}");
            let got = server
                .send(request("POST", &path, &tokens[0]).body(Body::from(body.to_owned())).unwrap())
                .await;
            assert!((400..500).contains(&got.status), "{route} {body}: {}", got.status);
            assert!(!got.code().is_empty(), "{route} {body}");
        }
    }
    for body in bodies {
        let got =
            server.send(request("POST", "/api/tables", "").body(Body::from(body.to_owned())).unwrap()).await;
        assert!((400..500).contains(&got.status), "{body}");
    }
    assert_eq!(server.look(&table, &tokens[0]).await, before);
    let bytes = request("POST", "/api/tables", "").body(Body::from(vec![0xff, 0xfe, 0x80])).unwrap();
    assert_eq!(server.send(bytes).await.code(), "bad_json");
    let form = axum::http::Request::post("/api/tables")
        .header("content-type", "text/plain")
        .body(Body::from("{}"))
        .unwrap();
    assert_eq!(server.send(form).await.status, 415);
}

#[tokio::test]
async fn tables_that_can_not_be_are_refused_with_a_reason() {
    let server = Server::without_limits();
    let human = json!({"who": "human"});
    for (body, status, code) in [
        (json!({"game": "chess", "seats": [human, human]}), 422, "unknown_game"),
        (json!({"game": "siege", "seats": [human]}), 422, "bad_options"),
        (json!({"game": "siege", "seats": []}), 422, "bad_options"),
        (json!({"game": "siege", "seats": vec![&human; 200]}), 422, "bad_options"),
        (
            json!({"game": "siege", "seats": [human, human], "options": {"games": "three"}}),
            422,
            "bad_options",
        ),
        (json!({"game": "siege", "seats": [human, human], "options": {"cheat": true}}), 422, "bad_options"),
        (json!({"game": "siege", "seats": [human, human], "options": [1]}), 422, "bad_options"),
        (json!({"game": "siege", "seats": [human, {"who": "bot", "level": "emperor"}]}), 422, "bad_options"),
        (json!({"game": "siege", "seats": [human, {"who": "human", "level": "page"}]}), 422, "bad_options"),
        (json!({"game": "siege", "seats": [human, {"who": "ghost"}]}), 400, "bad_request"),
        (json!({"game": "siege", "seats": [human, human], "seed": "00"}), 400, "bad_request"),
        (json!({"seats": [human, human]}), 400, "bad_request"),
    ] {
        let got = server.post("/api/tables", "", &body).await;
        assert_eq!((got.status, got.code()), (status, code), "{body}");
        assert!(!got.json["error"]["message"].as_str().unwrap().contains('⟦'));
    }
    assert_eq!(server.hall.rooms_open(), 0);
}

#[tokio::test]
async fn sizes_are_bounded_to_the_byte() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/moves");
    // A move of exactly so many bytes.
    let mv = |bytes: usize| {
        let empty = json!({"lay": ""}).to_string().len();
        json!({"n": 1, "move": {"lay": "x".repeat(bytes - empty)}})
    };
    assert_eq!(server.post(&path, &tokens[0], &mv(limits::MOVE_BYTES_MAX)).await.status, 422);
    assert_eq!(server.post(&path, &tokens[0], &mv(limits::MOVE_BYTES_MAX + 1)).await.status, 413);
    let padded = |bytes: usize| {
        let body = "{\"n\":1,\"move\":{\"pass\":{}}}";
        Body::from(format!("{body}{}", " ".repeat(bytes - body.len())))
    };
    let post = async |bytes| {
        server.send(request("POST", &path, &tokens[0]).body(padded(bytes)).unwrap()).await.status
    };
    assert_eq!(post(limits::BODY_BYTES_MAX).await, 422);
    assert_eq!(post(limits::BODY_BYTES_MAX + 1).await, 413);
    let id = |length: usize| json!({"n": 1, "request_id": "i".repeat(length), "move": {"pass": {}}});
    assert_eq!(server.post(&path, &tokens[0], &id(limits::REQUEST_ID_CHARS_MAX)).await.status, 422);
    assert_eq!(server.post(&path, &tokens[0], &id(limits::REQUEST_ID_CHARS_MAX + 1)).await.status, 400);
    assert_eq!(server.post(&path, &tokens[0], &id(0)).await.status, 400);
}

#[tokio::test]
async fn nesting_and_chat_are_bounded_to_the_level_and_the_line() {
    let server = Server::without_limits();
    // The body and its options are two levels, the innermost list the last.
    let nested = |levels: usize| {
        let (open, close) = ("[".repeat(levels - 2), "]".repeat(levels - 2));
        serde_json::from_str(&format!(
            "{{\"game\":\"siege\",\"seats\":[],\"options\":{{\"x\":{open}{close}}}}}"
        ))
    };
    let open = async |levels| server.post("/api/tables", "", &nested(levels).unwrap()).await.status;
    assert_eq!(open(limits::JSON_LEVELS_MAX).await, 422);
    assert_eq!(open(limits::JSON_LEVELS_MAX + 1).await, 413);

    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/chat");
    let say = async |text: String| server.post(&path, &tokens[0], &json!({"text": text})).await.status;
    assert_eq!(say("ż".repeat(limits::CHAT_CHARS_MAX)).await, 200);
    assert_eq!(say("ż".repeat(limits::CHAT_CHARS_MAX + 1)).await, 413);
    for _ in 1..limits::CHAT_LINES_MAX {
        assert_eq!(say("x".to_owned()).await, 200);
    }
    assert_eq!(say("x".to_owned()).await, 429);
}

#[test]
fn a_room_lets_so_many_wait_and_no_more() {
    let mut room = Room::new("00000000000000000000000000", crate::support::registry());
    let mut ask = |ticket| {
        let outputs = room.handle(Input::Query(ticket, Freshness::Durable), 0);
        let refused =
            |output: &Output| matches!(output, Output::Show(_, Err(no)) if no.kind == Kind::Unavailable);
        outputs.iter().any(refused)
    };
    // The journal is still being read, so everybody waits.
    let most = limits::ROOM_QUEUE_MAX as u64;
    assert!(!(0..most).any(&mut ask));
    assert!(ask(most));
}

#[tokio::test]
async fn strangers_can_neither_act_nor_guess() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let (_, others) = server.table().await;
    let rooms_before = server.hall.rooms_open();
    let path = format!("/api/tables/{table}/moves");
    let mv = server.look(&table, &tokens[0]).await["moves"][0].clone();
    let body = json!({"n": 1, "move": mv});
    assert_eq!((server.post(&path, "", &body).await.status), 401);
    for wrong in [others[0].as_str(), "x", &tokens[0][1..], &tokens[0].to_uppercase(), "' OR 1=1 --"] {
        assert_eq!(server.post(&path, wrong, &body).await.status, 401, "{wrong}");
        assert_eq!(server.get(&format!("/api/tables/{table}"), wrong).await.status, 401, "{wrong}");
        assert_eq!(server.get(&format!("/api/tables/{table}/events"), wrong).await.status, 401, "{wrong}");
    }
    let for_another = json!({"n": 1, "move": mv, "seat": 1});
    assert_eq!(server.post(&path, &tokens[0], &for_another).await.status, 403);
    let basic = axum::http::Request::get(format!("/api/tables/{table}"))
        .header("authorization", "Basic eDp5")
        .body(Body::empty());
    assert_eq!(server.send(basic.unwrap()).await.status, 401);
    for id in ["x", "00000000000000000000000000", "..%2f..%2fetc%2fpasswd", "%00", &"z".repeat(5000)] {
        for route in ["", "/record", "/events", "/board.svg", "/board.png", "/check"] {
            let got = server.get(&format!("/api/tables/{id}{route}"), "").await;
            assert!(matches!(got.status, 400 | 404), "{id}{route}: {}", got.status);
        }
        for route in POSTS {
            let body = json!({"n": 1, "move": {}});
            assert!(
                (400..500)
                    .contains(&server.post(&format!("/api/tables/{id}/{route}"), "x", &body).await.status)
            );
        }
    }
    // Rooms of tables that are not there do not stay.
    assert!(server.hall.rooms_open() <= rooms_before);
    assert_eq!(server.get("/nowhere", "").await.status, 404);
    assert_eq!(server.get("/api/tables", "").await.status, 405);
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/leave");
    let from = async |name: &str, value: &str| {
        let request = request("POST", &path, &tokens[0]).header(name, value);
        server.send(request.body(Body::from("{}")).unwrap()).await.status
    };
    assert_eq!(from("sec-fetch-site", "cross-site").await, 403);
    assert_eq!(from("sec-fetch-site", "same-site").await, 403);
    assert_eq!(from("origin", "https://evil.test").await, 403);
    assert_eq!(from("origin", "null").await, 403);
    assert_eq!(from("origin", "http://castellan.test").await, 200);
}

#[tokio::test]
async fn answers_carry_the_guarding_headers() {
    let server = Server::new();
    for path in ["/", "/api/games", "/healthz", "/nowhere", "/api/tables/x"] {
        let headers = server.get(path, "").await.headers;
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "same-origin");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(headers["x-frame-options"], "DENY");
        assert!(headers["content-security-policy"].to_str().unwrap().contains("frame-ancestors 'none'"));
    }
    let lan = Server::with(Config { lan: true, ..Config::default() }, Arc::new(MemoryStore::default()));
    let page = lan.get("/", "").await;
    let cookie = page.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("castellan=") && cookie.contains("; HttpOnly; SameSite=Strict; Path=/"),
        "{cookie}"
    );
    assert!(String::from_utf8(page.bytes).unwrap().contains("plain HTTP"));
}

#[tokio::test]
async fn moves_are_ten_a_second_with_a_burst_of_twenty() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/moves");
    let post = async || server.post(&path, &tokens[0], &json!({"n": 1, "move": {"pass": {}}})).await;
    for _ in 0..limits::MOVES_BURST {
        assert_eq!(post().await.status, 422);
    }
    let limited = post().await;
    assert_eq!((limited.status, limited.code()), (429, "too_many"));
    assert_eq!(limited.headers["retry-after"], "1");
    server.time.wind(Duration::from_secs(1));
    for _ in 0..limits::MOVES_PER_SECOND {
        assert_eq!(post().await.status, 422);
    }
    assert_eq!(post().await.status, 429);
    // The other seat has its own allowance.
    assert_eq!(server.play_any(&table, &tokens[1], 0).await.status, 200);
}

pub fn new_table() -> Value {
    json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}]})
}

async fn open_from(server: &Server, peer: &str, forwarded: Option<&str>) -> u16 {
    let mut request = request("POST", "/api/tables", "");
    if let Some(forwarded) = forwarded {
        request = request.header("x-forwarded-for", forwarded);
    }
    let mut request = request.body(Body::from(new_table().to_string())).unwrap();
    request.extensions_mut().insert(ConnectInfo::<SocketAddr>(format!("{peer}:1").parse().unwrap()));
    server.send(request).await.status
}

#[tokio::test]
async fn new_tables_are_ten_a_minute_for_a_device_and_sixty_an_hour_for_an_address() {
    let server = Server::new();
    let mut opened = 0;
    for _ in 0..6 {
        for _ in 0..limits::TABLES_PER_MINUTE_AND_DEVICE {
            assert_eq!(open_from(&server, "192.0.2.1", None).await, 201);
            opened += 1;
        }
        assert_eq!(open_from(&server, "192.0.2.1", None).await, 429);
        server.time.wind(Duration::from_secs(60));
    }
    // Sixty, and one for each minute that has passed, less the one that the device's limit let through.
    assert_eq!(opened, limits::TABLES_PER_HOUR_AND_ADDRESS);
    let mut more = 0;
    while open_from(&server, "192.0.2.1", None).await == 201 {
        more += 1;
        server.time.wind(Duration::from_secs(6));
    }
    assert!(more <= 8, "{more} more tables in this hour");
    assert_eq!(open_from(&server, "192.0.2.2", None).await, 201);
}

#[tokio::test]
async fn a_forwarded_address_is_believed_only_of_a_trusted_proxy() {
    let server = Server::new();
    for number in 0..10 {
        assert_eq!(open_from(&server, "192.0.2.1", Some(&format!("198.51.100.{number}"))).await, 201);
    }
    assert_eq!(open_from(&server, "192.0.2.1", Some("198.51.100.99")).await, 429);
    let config = Config { trusted_proxy: true, ..Config::default() };
    let server = Server::with(config, Arc::new(MemoryStore::default()));
    for number in 0..20 {
        assert_eq!(
            open_from(&server, "192.0.2.1", Some(&format!("1.2.3.4, 198.51.100.{number}"))).await,
            201
        );
    }
    // What the client itself claims stands before the proxy's word and does not count.
    for number in 0..9 {
        assert_eq!(
            open_from(&server, "192.0.2.1", Some(&format!("10.0.0.{number}, 198.51.100.1"))).await,
            201
        );
    }
    assert_eq!(open_from(&server, "192.0.2.1", Some("10.0.0.77, 198.51.100.1")).await, 429);
}

#[tokio::test]
async fn streams_are_eight_a_device_and_a_thousand_watchers_a_table() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/events?only=entries");
    let open =
        async |token: &str| server.raw(request("GET", &path, token).body(Body::empty()).unwrap()).await;
    let mut streams = Vec::new();
    for _ in 0..limits::STREAMS_PER_DEVICE {
        streams.push(open(&tokens[0]).await);
    }
    assert!(streams.iter().all(|stream| stream.status() == 200));
    assert_eq!(open(&tokens[0]).await.status(), 429);
    assert_eq!(open(&tokens[1]).await.status(), 200);
    // A stream that ends makes room.
    streams.pop();
    assert_eq!(open(&tokens[0]).await.status(), 200);

    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/events?only=entries");
    let open =
        async |token: &str| server.raw(request("GET", &path, token).body(Body::empty()).unwrap()).await;
    let mut streams = Vec::new();
    for _ in 0..limits::STREAMS_PER_TABLE {
        streams.push(open("").await);
    }
    assert!(streams.iter().all(|stream| stream.status() == 200));
    assert_eq!(open("").await.status(), 429);
    assert_eq!(open(&tokens[1]).await.status(), 200, "watchers take no place from those who play");
}

#[tokio::test]
async fn without_rate_limits_rates_are_free_and_sizes_are_not() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/moves");
    for _ in 0..100 {
        assert_eq!(server.post(&path, &tokens[0], &json!({"n": 1, "move": {"pass": {}}})).await.status, 422);
    }
    let large = json!({"n": 1, "move": {"pass": "x".repeat(2000)}});
    assert_eq!(server.post(&path, &tokens[0], &large).await.status, 413);
}

#[tokio::test]
async fn a_broken_journal_is_one_tables_trouble() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let broken = "33333333333333333333333333";
    for (n, body) in [b"not JSON".to_vec(), b"{}".to_vec()].into_iter().enumerate() {
        let append = castellan_server::store::Append {
            table: format!("{}{n}", &broken[1..]),
            n: 0,
            body,
            at: 0,
            people: Vec::new(),
        };
        let path = format!("/api/tables/{}", append.table);
        server.store.append(append).await.unwrap();
        for _ in 0..2 {
            let got = server.get(&path, "").await;
            assert_eq!((got.status, got.code()), (500, "internal"));
        }
    }
    assert_eq!(server.play_any(&table, &tokens[0], 0).await.status, 200);
}
