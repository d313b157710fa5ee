//! Streams: catching up, hidden things, the end; and what a viewer's bytes may depend on.

use crate::support::{Server, request};
use axum::body::{Body, BodyDataStream};
use castellan_core::record::{Draws, Player, Who};
use castellan_core::table::Setup;
use castellan_load::client::Event;
use castellan_room::journal::{Chair, ChatRule, Line, Opened, What};
use castellan_server::limits::{STREAM_BACKLOG_BYTES_MAX, UNDOS_MAX};
use castellan_server::secret::Hash;
use castellan_server::store::Append;
use futures_util::StreamExt;
use serde_json::{Value, json};

/// A reader of one stream.
pub struct Reader {
    body: BodyDataStream,
    text: String,
}

impl Reader {
    pub async fn open(server: &Server, table: &str, token: &str, last: Option<usize>) -> Reader {
        Reader::at(server, &format!("/api/tables/{table}/events"), token, last).await
    }

    async fn at(server: &Server, path: &str, token: &str, last: Option<usize>) -> Reader {
        let mut request = request("GET", path, token);
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let response = server.raw(request.body(Body::empty()).unwrap()).await;
        assert_eq!(
            (response.status().as_u16(), &response.headers()["content-type"]),
            (200, &"text/event-stream".parse().unwrap())
        );
        Reader { body: response.into_body().into_data_stream(), text: String::new() }
    }

    pub async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                if let Some(event) = Event::parse(&block) {
                    return Some(event);
                }
            }
            let piece = self.body.next().await?.unwrap();
            self.text.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }

    /// All events up to the next look at the table, that one last.
    pub async fn until_look(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.next().await {
            let is_look = event.kind == "table";
            events.push(event);
            if is_look {
                break;
            }
        }
        events
    }
}

fn ids(events: &[Event]) -> Vec<usize> {
    events.iter().filter_map(|event| event.id).collect()
}

#[tokio::test]
async fn a_stream_tells_every_entry_once_and_catches_up_from_any() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let mut watcher = Reader::open(&server, &table, "", None).await;
    assert_eq!(ids(&watcher.until_look().await), [0]);
    let mut seen = vec![0];
    for step in 0..6 {
        server.play_any(&table, &tokens[step % 2], step).await;
        let events = watcher.until_look().await;
        seen.extend(ids(&events));
        let look = &events.last().unwrap().data;
        assert_eq!(look["view"], server.look(&table, "").await["view"]);
        assert_eq!(look["state"]["n"], json!(seen.len()));
    }
    assert_eq!(seen, (0..seen.len()).collect::<Vec<_>>());
    for last in 0..seen.len() {
        let mut late = Reader::open(&server, &table, &tokens[0], Some(last)).await;
        let events = late.until_look().await;
        assert_eq!(ids(&events), (last + 1..seen.len()).collect::<Vec<_>>());
    }
    // Numbers that are not there yet, or no numbers, are no reason to fail.
    assert_eq!(
        ids(&Reader::open(&server, &table, "", Some(usize::MAX)).await.until_look().await),
        [] as [usize; 0]
    );
    server.post(&format!("/api/tables/{table}/chat"), &tokens[0], &json!({"phrase": "hello"})).await;
    let events = watcher.until_look().await;
    assert_eq!((events[0].kind.as_str(), &events[0].data["text"]), ("chat", &json!("Hello!")));
}

#[tokio::test]
async fn a_stream_of_versions_goes_on_from_the_last_that_was_received() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/events?only=versions");
    let mut first = Reader::at(&server, &path, &tokens[0], None).await;
    let told = first.next().await.unwrap();
    assert_eq!(told.kind, "version");
    let mut again = Reader::at(&server, &path, &tokens[0], told.id).await;
    assert_eq!(server.play_any(&table, &tokens[1], 0).await.status, 200);
    for reader in [&mut first, &mut again] {
        let next = reader.next().await.unwrap();
        assert_eq!((next.kind.as_str(), next.id), ("version", told.id.map(|id| id + 1)));
    }
}

#[tokio::test]
async fn whoever_has_this_version_is_told_so_and_nothing_more() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    for path in [format!("/api/tables/{table}"), format!("/t/{table}?fragment=1&from=0")] {
        let first = server.get(&path, &tokens[0]).await;
        let tag = first.headers["etag"].to_str().unwrap().to_owned();
        let again = async || {
            let request = request("GET", &path, &tokens[0]).header("if-none-match", &tag);
            server.send(request.body(Body::empty()).unwrap()).await
        };
        let known = again().await;
        assert_eq!((known.status, known.bytes.len()), (304, 0), "{path}");
        assert_eq!(server.play_any(&table, &tokens[1], 0).await.status, 200);
        let changed = again().await;
        assert_eq!(changed.status, 200, "{path}");
        assert_ne!(changed.headers["etag"], *tag, "{path}");
        assert_eq!(
            server.post(&format!("/api/tables/{table}/undo"), &tokens[1], &json!({})).await.status,
            200
        );
    }
}

#[tokio::test]
async fn a_long_history_comes_in_bounded_pieces() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    for _ in 0..UNDOS_MAX {
        assert_eq!(server.play_any(&table, &tokens[0], 3).await.status, 200);
        assert_eq!(
            server.post(&format!("/api/tables/{table}/undo"), &tokens[0], &json!({})).await.status,
            200
        );
    }
    let mut reader = Reader::open(&server, &table, &tokens[0], None).await;
    let piece = reader.body.next().await.unwrap().unwrap();
    assert!(piece.len() <= STREAM_BACKLOG_BYTES_MAX, "{}", piece.len());
    reader.text.push_str(std::str::from_utf8(&piece).unwrap());
    assert_eq!(ids(&reader.until_look().await), (0..=2 * UNDOS_MAX).collect::<Vec<_>>());
}

#[tokio::test]
async fn streams_end_when_the_server_stops_or_the_seat_is_lost() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let mut mine = Reader::open(&server, &table, &tokens[0], None).await;
    let mut watcher = Reader::open(&server, &table, "", None).await;
    mine.until_look().await;
    watcher.until_look().await;
    server.post(&format!("/api/tables/{table}/leave"), &tokens[0], &json!({})).await;
    assert!(mine.next().await.is_none());
    watcher.until_look().await;
    server.stop.send_replace(true);
    assert!(watcher.next().await.is_none());
    assert_eq!(server.get("/readyz", "").await.status, 503);
}

/// Everything that a caller can be sent about a table.
async fn all_bytes(server: &Server, table: &str, token: &str) -> Vec<String> {
    let mut all = Vec::new();
    for route in ["", "?lang=pl", "/record", "/board.svg", "/check", "?at=2"] {
        let got = server.get(&format!("/api/tables/{table}{route}"), token).await;
        all.push(String::from_utf8(got.bytes).unwrap());
    }
    let mut stream = Reader::open(server, table, token, None).await;
    let events = stream.until_look().await;
    all.extend(events.iter().map(|event| format!("{:?} {} {}", event.id, event.kind, event.data)));
    let wrong = json!({"n": 0, "move": {"pass": {}}});
    for route in ["moves", "undo"] {
        let got = server.post(&format!("/api/tables/{table}/{route}"), token, &wrong).await;
        all.push(format!("{} {}", got.status, got.json));
    }
    all
}

/// Two tables that differ only in what seat 0 has chosen in secret look the same to everybody else.
///
/// Each is opened with the same seed by writing its first line, so that even the dice agree.
#[tokio::test]
async fn nothing_that_a_viewer_receives_depends_on_a_rivals_secret() {
    for (which, others) in [(0usize, 7usize), (3, 11), (1, 20)] {
        let mut bytes: Vec<Vec<Vec<String>>> = Vec::new();
        for secret in [which, others] {
            let server = Server::without_limits();
            let (table, tokens) = same_table(&server, "siege", 5).await;
            server.play_any(&table, &tokens[0], secret).await;
            // A choice that was taken back is as secret as one that stands.
            server.post(&format!("/api/tables/{table}/undo"), &tokens[0], &json!({})).await;
            server.play_any(&table, &tokens[0], secret + 1).await;
            bytes.push(vec![
                all_bytes(&server, &table, &tokens[1]).await,
                all_bytes(&server, &table, "").await,
            ]);
            let own = all_bytes(&server, &table, &tokens[0]).await;
            assert!(own.iter().any(|text| text.contains("\"choice\"")), "the seat itself knows");
        }
        for (one, other) in bytes[0].iter().zip(&bytes[1]) {
            for (a, b) in one.iter().zip(other) {
                assert_eq!(a, b);
            }
            assert_eq!(one.len(), other.len());
        }
    }
}

/// The same for what the deck gave to a rival: the cards that were looked at and the one that was kept.
/// The decks come from two seeds, so the commitments differ, and nothing else.
#[tokio::test]
async fn nothing_that_a_viewer_receives_depends_on_the_cards_a_rival_drew() {
    let (mut theirs, mut own) = (Vec::new(), Vec::new());
    for seed in [5, 6] {
        let server = Server::without_limits();
        let (table, tokens) = same_table(&server, "torres", seed).await;
        let check = server.get(&format!("/api/tables/{table}/check"), "").await.json;
        let commitment = check["commitment"].as_str().unwrap();
        // Both enter, the second sets the king, then the first may draw.
        for seat in [0, 1, 1] {
            assert_eq!(server.play_any(&table, &tokens[seat], 0).await.status, 200);
        }
        let draw = json!({"n": 3, "request_id": "draw", "move": {"draw": {}}});
        assert_eq!(server.post(&format!("/api/tables/{table}/moves"), &tokens[0], &draw).await.status, 200);
        let mut seen = Vec::new();
        for step in 0..2 {
            for token in [tokens[1].as_str(), ""] {
                let all = all_bytes(&server, &table, token).await;
                seen.extend(all.iter().map(|text| text.replace(commitment, "…")));
            }
            own.push(server.look(&table, &tokens[0]).await["view"].clone());
            if step == 0 {
                assert_eq!(server.play_any(&table, &tokens[0], 0).await.status, 200, "a card is kept");
            }
        }
        theirs.push(seen);
    }
    assert_eq!(theirs[0], theirs[1]);
    assert!(own[0] != own[2] && own[1] != own[3], "the seat itself knows");
}

/// A table whose id, seed and tokens are the same every time.
async fn same_table(server: &Server, game: &str, seed: u8) -> (String, Vec<String>) {
    let table = "11111111111111111111111111".to_owned();
    let tokens: Vec<String> = ["first", "second"].map(str::to_owned).to_vec();
    let seed = castellan_core::dice::Seed::new([seed; 32]);
    let rules = &server.hall.games.find(game).unwrap().game;
    let setup = Setup::new(table.clone(), vec![Player::human(""); 2], Draws::Auto, seed.clone());
    let record = rules.open(setup, &json!({})).unwrap().record();
    let chair = |token: &String| Chair {
        who: Who::Human,
        level: None,
        name: String::new(),
        key: Some(Hash::of(token)),
        invite: None,
        link: None,
        person: None,
        stand_in: None,
        muted: false,
    };
    let opened = Opened {
        game: game.to_owned(),
        options: record.options,
        seed: seed.to_string(),
        seats: tokens.iter().map(chair).collect(),
        host: None,
        host_key: None,
        watch: None,
        banned: Vec::new(),
        clock: None,
        clock_waits: false,
        chat: ChatRule::All,
        aids: true,
        hints: None,
        entries: record.entries,
    };
    let at = server.time.now();
    let body = Line { at, what: What::Opened(Box::new(opened)) }.print();
    server.store.append(Append { table: table.clone(), n: 0, body, at, people: Vec::new() }).await.unwrap();
    (table, tokens)
}

#[tokio::test]
async fn the_seed_is_nowhere_before_the_end() {
    let server = Server::without_limits();
    let (table, tokens) = same_table(&server, "siege", 5).await;
    let seed = "05".repeat(32);
    for token in ["", &tokens[0], &tokens[1]] {
        assert!(all_bytes(&server, &table, token).await.iter().all(|text| !text.contains(&seed)));
    }
    server.finish(&table, &tokens).await;
    let record: Value = server.get(&format!("/api/tables/{table}/record"), "").await.json;
    assert_eq!(record["seed"], json!(seed));
    let entries = record["entries"].as_array().unwrap();
    assert!(entries.iter().all(|entry| entry["hidden"].is_null()), "all is told after the end");
}
