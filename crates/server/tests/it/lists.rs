//! People's lists of tables: read from summaries that the store keeps, without waking a room.

use crate::budgets::pass;
use crate::people::Browser;
use crate::support::Server;
use castellan_server::http::Config;
use castellan_server::limits::SUMMARY_AFTER;
use castellan_server::store::Store;
use castellan_server::store::memory::MemoryStore;
use serde_json::{Value, json};
use std::sync::Arc;

async fn list(browser: &mut Browser<'_>) -> Value {
    let got = browser.send("GET", "/api/own/tables", &Value::Null).await;
    assert_eq!(got.status, 200, "{}", got.json);
    got.json
}

#[tokio::test]
async fn a_list_and_the_first_page_wake_no_room() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let start = || Server::with(Config { no_rate_limits: true, ..Config::default() }, Arc::clone(&store));
    let first = start();
    let mut hania = Browser(&first, String::new());
    hania.send("POST", "/api/device", &json!({})).await;
    let seats = json!([{"who": "human", "name": "Hania"}, {"who": "human", "name": "Antek"}]);
    let mut tables = Vec::new();
    for new in [
        json!({"game": "siege", "seats": seats}),
        json!({"game": "torres", "seats": seats, "private": true}),
        json!({"game": "siege", "seats": [{"who": "human", "name": "Hania"}, {"who": "open"}]}),
    ] {
        let made = hania.send("POST", "/api/tables", &new).await;
        assert_eq!(made.status, 201, "{}", made.json);
        tables.push((made.json["table"].as_str().unwrap().to_owned(), crate::support::tokens(&made.json)));
    }
    first.finish(&tables[0].0, &tables[0].1).await;
    let renamed = json!({"name": "Hanka", "seat": 0});
    assert_eq!(hania.send("POST", &format!("/api/tables/{}/name", tables[2].0), &renamed).await.status, 200);
    // What was refused makes nothing newer, and is no reason to forget what is there.
    let look = hania.send("GET", &format!("/api/tables/{}", tables[1].0), &Value::Null).await.json;
    let nonsense = json!({"n": look["state"]["n"], "seat": look["seat"], "move": {"no": "such move"}});
    let refused = hania.send("POST", &format!("/api/tables/{}/moves", tables[1].0), &nonsense).await;
    assert_eq!((refused.status, refused.code()), (422, "illegal_move"), "{}", refused.json);
    let told = list(&mut hania).await;
    let of = |told: &Value, table: &str| {
        told["tables"].as_array().unwrap().iter().find(|own| own["table"] == table).unwrap().clone()
    };
    assert_eq!(of(&told, &tables[0].0)["over"], true);
    assert_eq!(of(&told, &tables[1].0)["due"], true);
    assert_eq!(of(&told, &tables[2].0)["seats"][0]["name"], "Hanka");
    assert!(of(&told, &tables[0].0)["scores"].as_array().unwrap().len() == 2);
    pass(2 * SUMMARY_AFTER).await;

    let second = start();
    let mut again = Browser(&second, hania.1.clone());
    assert_eq!(list(&mut again).await, told);
    let page = again.send("GET", "/", &Value::Null).await;
    let page = String::from_utf8(page.bytes).unwrap();
    assert!(tables.iter().all(|(table, _)| page.contains(table)) && page.contains("Hanka"), "{page}");
    assert_eq!(second.hall.rooms_open(), 0, "a list needs no room");

    // What has happened since is told too, from the room that is in memory, and by whoever reads the journal.
    let (torres, tokens) = &tables[1];
    for _ in 0..3 {
        let seat = second.look(torres, &tokens[0]).await["state"]["turn"]["seats"][0].as_u64().unwrap();
        assert_eq!(second.play_any(torres, &tokens[seat as usize], 0).await.status, 200);
    }
    let told = list(&mut again).await;
    assert_eq!(second.hall.rooms_open(), 1);
    let third = start();
    let mut later = Browser(&third, hania.1.clone());
    assert_eq!(list(&mut later).await, told);
    assert_eq!(third.hall.rooms_open(), 1, "the summary of an earlier line does not count");

    let mut stranger = Browser(&third, String::new());
    assert_eq!(stranger.send("GET", "/api/own/tables", &Value::Null).await.status, 401);
}
