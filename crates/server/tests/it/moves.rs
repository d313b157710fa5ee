//! The game over HTTP: open, look, play, take back, record, exactly once.

use crate::support::{Server, request, tokens};
use axum::body::Body;
use castellan_core::lang::Lang;
use castellan_room::{Asker, Caller, Freshness};
use castellan_server::secret::Hash;
use serde_json::{Value, json};

#[tokio::test]
async fn a_whole_game_is_played_and_its_record_verifies() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let commitment = server.look(&table, "").await["commitment"].clone();
    let before = server.get(&format!("/api/tables/{table}/check"), "").await;
    assert_eq!((before.json["seed"].is_null(), &before.json["commitment"]), (true, &commitment));
    server.finish(&table, &tokens).await;
    let look = server.look(&table, "").await;
    assert_eq!(look["state"]["turn"], json!({"over": true}));
    let record = server.get(&format!("/api/tables/{table}/record"), "").await;
    let record = castellan_core::record::Record::parse(&String::from_utf8(record.bytes).unwrap()).unwrap();
    let game = &server.hall.games.find("siege").unwrap().game;
    assert_eq!(game.verify(&record), Ok(castellan_core::record::replay::Verdict::DiceMatch));
    let check = server.get(&format!("/api/tables/{table}/check"), "").await.json;
    assert_eq!((&check["seed_matches"], &check["dice_match"]), (&json!(true), &json!(true)));
}

#[tokio::test]
async fn a_repeated_request_has_one_effect_and_one_answer() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let look = server.look(&table, &tokens[0]).await;
    let path = format!("/api/tables/{table}/moves");
    let body = json!({"n": look["state"]["n"], "request_id": "once", "move": look["moves"][3]});
    let first = server.post(&path, &tokens[0], &body).await;
    assert_eq!(first.status, 200);
    assert_eq!(server.post(&path, &tokens[0], &body).await.json, first.json);
    // Even when the table has moved on.
    server.play_any(&table, &tokens[1], 5).await;
    assert_eq!(server.post(&path, &tokens[0], &body).await.json, first.json);
    // Another decision, or an undo, under the same id is refused.
    let other = json!({"n": 0, "request_id": "once", "move": look["moves"][2]});
    let other = server.post(&path, &tokens[0], &other).await;
    assert_eq!((other.status, other.code()), (409, "other_request"));
    let undo = json!({"request_id": "once"});
    let undo = server.post(&format!("/api/tables/{table}/undo"), &tokens[0], &undo).await;
    assert_eq!((undo.status, undo.code()), (409, "other_request"));
    let record = server.get(&format!("/api/tables/{table}/record"), &tokens[0]).await.json;
    let own = record["entries"].as_array().unwrap().iter().filter(|entry| entry["seat"] == json!(0)).count();
    assert_eq!(own, 1);
    // Another seat's request of the same id is another request.
    let look = server.look(&table, &tokens[1]).await;
    let theirs = json!({"n": look["state"]["n"], "request_id": "once", "move": look["moves"][0]});
    let theirs = server.post(&path, &tokens[1], &theirs).await;
    assert_ne!(theirs.json, first.json);
}

#[tokio::test]
async fn a_stale_number_conflicts_unless_a_rival_only_chose_in_secret() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let n = server.look(&table, "").await["state"]["n"].as_u64().unwrap();
    let first = server.look(&table, &tokens[0]).await["moves"][0].clone();
    let second = server.look(&table, &tokens[1]).await["moves"][1].clone();
    let path = format!("/api/tables/{table}/moves");
    assert_eq!(server.post(&path, &tokens[0], &json!({"n": n, "move": first})).await.status, 200);
    // The same decision again: it is made already.
    let again = server.post(&path, &tokens[0], &json!({"n": n, "move": first})).await;
    assert_eq!((again.status, again.code()), (409, "stale"));
    assert_eq!(again.json["state"]["n"], json!(n + 1));
    let waiting = server.post(&path, &tokens[0], &json!({"n": n + 1, "move": first})).await;
    assert_eq!((waiting.status, waiting.code()), (422, "not_your_turn"));
    // Seat 1 knows only `n` entries, but its decision is the same.
    assert_eq!(server.post(&path, &tokens[1], &json!({"n": n + 9, "move": second})).await.status, 409);
    assert_eq!(server.post(&path, &tokens[1], &json!({"n": n, "move": second})).await.status, 200);
    assert_eq!(server.post(&path, &tokens[1], &json!({"n": n + 1, "move": second})).await.status, 409);
}

#[tokio::test]
async fn illegal_moves_are_refused_with_the_rule_and_change_nothing() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let before = server.look(&table, &tokens[0]).await;
    let path = format!("/api/tables/{table}/moves");
    let n = &before["state"]["n"];
    for mv in [
        json!({"lay": {"cards": ["dragon", "dragon"]}}),
        json!({"pass": {}}),
        json!(7),
        json!(null),
        json!([]),
    ] {
        let got = server.post(&path, &tokens[0], &json!({"n": n, "move": mv, "request_id": "x"})).await;
        assert_eq!((got.status, got.code()), (422, "illegal_move"), "{mv}");
        assert!(got.json["error"]["message"].as_str().is_some_and(|said| !said.contains('⟦')));
    }
    let twice = server
        .post(&path, &tokens[0], &json!({"n": n, "move": {"lay": {"cards": ["dragon", "dragon"]}}}))
        .await;
    assert!(twice.json["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with("SI")));
    assert_eq!(server.look(&table, &tokens[0]).await, before);
    let polish = request("POST", &format!("{path}?lang=pl"), &tokens[0]);
    let body = json!({"n": n, "move": {"pass": {}}}).to_string();
    let polish = server.send(polish.body(Body::from(body)).unwrap()).await;
    assert_ne!(polish.json["error"]["message"], twice.json["error"]["message"]);
}

#[tokio::test]
async fn an_undo_takes_back_a_choice_that_is_still_secret() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let path = format!("/api/tables/{table}/undo");
    let nothing = server.post(&path, &tokens[0], &json!({})).await;
    assert_eq!((nothing.status, nothing.code()), (422, "no_undo"));
    server.play_any(&table, &tokens[0], 4).await;
    let undo = json!({"n": 2, "request_id": "back"});
    let undone = server.post(&path, &tokens[0], &undo).await;
    assert_eq!((undone.status, &undone.json["n"]), (200, &json!(3)));
    assert_eq!(server.post(&path, &tokens[0], &undo).await.json, undone.json);
    // What was taken back in secret stays unknown to the other.
    let record = server.get(&format!("/api/tables/{table}/record"), &tokens[1]).await.json;
    assert_eq!(record["entries"][1], json!({"seat": 0, "hidden": true}));
    assert_eq!(record["entries"][2], json!({"seat": 0, "undo": 1}));
    server.play_any(&table, &tokens[0], 2).await;
    server.play_any(&table, &tokens[1], 2).await;
    assert_eq!(server.post(&path, &tokens[0], &json!({})).await.status, 422);
    assert_eq!(server.post(&path, "", &json!({})).await.status, 401);
    assert_eq!(
        server.send(request("POST", &path, &tokens[0]).body(Body::empty()).unwrap()).await.status,
        422
    );
}

#[tokio::test]
async fn earlier_positions_can_be_looked_at() {
    let server = Server::without_limits();
    let (table, tokens) = server.table().await;
    let then = server.look(&table, &tokens[0]).await;
    server.play_any(&table, &tokens[0], 1).await;
    server.play_any(&table, &tokens[1], 1).await;
    let again = server.get(&format!("/api/tables/{table}?at=1"), &tokens[0]).await.json;
    assert_eq!((&again["state"], &again["view"]), (&then["state"], &then["view"]));
    assert_eq!(server.get(&format!("/api/tables/{table}?at=99"), &tokens[0]).await.status, 404);
    let svg = |at: &str| format!("/api/tables/{table}/board.svg{at}");
    assert_ne!(server.get(&svg(""), "").await.bytes, server.get(&svg("?at=1"), "").await.bytes);
}

#[tokio::test]
async fn boards_are_drawn_as_svg_and_png() {
    let server = Server::new();
    let (table, tokens) = server.table().await;
    let svg = server.get(&format!("/api/tables/{table}/board.svg"), &tokens[0]).await;
    assert_eq!((svg.status, svg.headers["content-type"].to_str().unwrap()), (200, "image/svg+xml"));
    assert!(svg.bytes.starts_with(b"<svg"));
    let png = server.get(&format!("/api/tables/{table}/board.png?width=64"), "").await;
    assert_eq!((png.status, &png.bytes[1..4]), (200, &b"PNG"[..]));
    assert_eq!(server.get(&format!("/api/tables/{table}/board.png?width=15"), "").await.status, 413);
    assert_eq!(server.get(&format!("/api/tables/{table}/board.png?width=2401"), "").await.status, 413);
}

#[tokio::test]
async fn a_bot_answers_by_itself_and_whole_games_of_bots_end() {
    let server = Server::without_limits();
    let seats = json!([{"who": "bot", "level": "2"}, {"who": "bot", "level": "random"}, {"who": "bot"}]);
    let (table, tokens) = server.table_of(&seats).await;
    assert_eq!(tokens, ["", "", ""]);
    let mut told = server.hall.listen(&table).version.clone();
    loop {
        let look = server.look(&table, "").await;
        if look["state"]["turn"] == json!({"over": true}) {
            break;
        }
        told.changed().await.unwrap();
    }
    let record: Value = server.get(&format!("/api/tables/{table}/record"), "").await.json;
    assert_eq!(record["players"][0], json!({"name": "", "who": "bot", "level": "2"}));
    assert_eq!(record["players"][2], json!({"name": "", "who": "bot", "level": "squire"}));
    assert!(record["result"]["winners"].is_array());
}

/// Hints come from the level that the host wants, and from no other.
#[tokio::test]
async fn a_hint_comes_from_the_level_of_the_hosts_choice() {
    let server = Server::new();
    let new = |hints: Value| json!({"game": "torres", "seats": [{"who": "human"}, {"who": "human"}], "hints": hints});
    for (hints, level) in
        [(json!("castellan"), "castellan"), (json!("page"), "page"), (json!(null), "knight")]
    {
        let made = server.post("/api/tables", "", &new(hints)).await;
        let (table, tokens) = (made.json["table"].as_str().unwrap(), tokens(&made.json));
        let by = Caller::Key(Hash::of(&tokens[0]));
        let snapshot = server.hall.query(table, Freshness::Durable).await.unwrap();
        let think = snapshot.hint(&Asker { by, lang: Lang::En, seat: None }).unwrap();
        assert_eq!(think.level, level);
    }
    let refused = server.post("/api/tables", "", &new(json!("pawn"))).await;
    assert_eq!((refused.status, refused.code()), (422, "bad_options"));
}
