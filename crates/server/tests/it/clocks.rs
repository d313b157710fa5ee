//! Clocks as people meet them: they wait for guests, run for a turn, and the page tells what they did.

use crate::support::{Server, invite, request, tokens};
use axum::body::Body;
use castellan_server::http::Config;
use castellan_server::store::memory::MemoryStore;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// A table of siege with a guest's seat and a clock after which a bot plays.
async fn with_open_seat(server: &Server, clock: &Value) -> (String, Value) {
    let body = json!({"game": "siege", "seats": [{"who": "human", "name": "Hania"}, {"who": "open"}], "clock": clock});
    let made = server.post("/api/tables", "", &body).await.json;
    (made["table"].as_str().unwrap().to_owned(), made)
}

fn stand_ins(look: &Value) -> usize {
    look["seats"].as_array().unwrap().iter().filter(|seat| !seat["stand_in"].is_null()).count()
}

#[tokio::test]
async fn no_clock_runs_and_no_bot_plays_before_the_guest_has_come() {
    let server = Server::without_limits();
    let clock = json!({"per": "turn", "seconds": 30, "then": "bot"});
    let (table, made) = with_open_seat(&server, &clock).await;
    server.time.wind(Duration::from_secs(3600));
    let look = server.look(&table, "").await;
    assert_eq!(
        (&look["clock"]["waits"], &look["clock"]["left_ms"]),
        (&json!(true), &json!([30_000, 30_000]))
    );
    assert_eq!(stand_ins(&look), 0, "{look}");
    let sit = json!({"invite": invite(&made, 1), "name": "Ola"});
    assert_eq!(server.post(&format!("/api/tables/{table}/sit"), "", &sit).await.status, 200);
    server.time.wind(Duration::from_secs(10));
    let look = server.look(&table, "").await;
    assert_eq!(look["clock"]["waits"], json!(false));
    assert_eq!(look["clock"]["left_ms"][0], json!(20_000), "{look}");
    server.time.wind(Duration::from_secs(30));
    server.look(&table, "").await;
    assert!(stand_ins(&server.look(&table, "").await) > 0);
    let page = String::from_utf8(server.get(&format!("/t/{table}"), "").await.bytes).unwrap();
    assert!(page.contains("Time ran out for Hania"), "the log says why a bot plays");
    assert!(page.contains("Ola sits down."), "the log says who came");
}

#[tokio::test]
async fn the_host_starts_the_clock_and_nobody_else() {
    let server = Server::without_limits();
    let (table, made) = with_open_seat(&server, &json!({"per": "game", "seconds": 60})).await;
    let start = format!("/api/tables/{table}/start");
    assert_eq!(server.post(&start, "", &json!({})).await.status, 401);
    assert_eq!(server.post(&start, &tokens(&made)[1], &json!({})).await.status, 403);
    assert_eq!(server.post(&start, &tokens(&made)[0], &json!({})).await.status, 200);
    server.time.wind(Duration::from_secs(7));
    let look = server.look(&table, "").await;
    assert_eq!((&look["clock"]["waits"], &look["clock"]["left_ms"][0]), (&json!(false), &json!(53_000)));
    // Asked once more nothing begins anew.
    assert_eq!(server.post(&start, &tokens(&made)[0], &json!({})).await.status, 200);
    assert_eq!(server.look(&table, "").await["clock"]["left_ms"][0], json!(53_000));
}

async fn page_of(config: Config, host: &str, headers: &[(&str, &str)], form: Option<&str>) -> (u16, String) {
    let server = Server::with(config, Arc::new(MemoryStore::default()));
    let mut asked =
        request(if form.is_some() { "POST" } else { "GET" }, if form.is_some() { "/play" } else { "/" }, "");
    asked.headers_mut().unwrap().clear();
    let asked = headers
        .iter()
        .fold(asked.header("host", host).header("accept", "text/html"), |asked, (name, value)| {
            asked.header(*name, *value)
        });
    let asked = asked.header("content-type", "application/x-www-form-urlencoded");
    let got = server.send(asked.body(Body::from(form.unwrap_or_default().to_owned())).unwrap()).await;
    (got.status, String::from_utf8(got.bytes).unwrap())
}

#[tokio::test]
async fn whoever_can_keep_no_seat_is_told_so_and_not_sat_down() {
    let far = "192.168.1.20:8080";
    let told = "will not remember your seat";
    let form = Some("game=siege");
    let (status, page) = page_of(Config::default(), far, &[], None).await;
    assert!(status == 200 && page.contains(told), "{page}");
    let origin = [("origin", "http://192.168.1.20:8080")];
    let (status, page) = page_of(Config::default(), far, &origin, form).await;
    assert!(status == 403 && page.contains("forgets your seat"), "{status}");
    // At home by --lan, behind HTTPS and at the machine itself there is nothing to tell.
    let lan = || Config { lan: true, ..Config::default() };
    assert!(!page_of(lan(), far, &[], None).await.1.contains(told));
    assert_eq!(page_of(lan(), far, &origin, form).await.0, 303);
    assert!(
        !page_of(Config::default(), "castellan.test", &[("sec-fetch-site", "none")], None)
            .await
            .1
            .contains(told)
    );
    assert!(
        !page_of(Config::default(), "castellan.test", &[("x-forwarded-proto", "https")], None)
            .await
            .1
            .contains(told)
    );
    assert!(!page_of(Config::default(), "127.0.0.1:8080", &[], None).await.1.contains(told));
    assert_eq!(
        page_of(Config::default(), "localhost:8080", &[("origin", "http://localhost:8080")], form).await.0,
        303
    );
}

#[tokio::test]
async fn links_lead_to_where_others_reach_the_server() {
    let public = Some("http://192.168.1.20:8080".to_owned());
    let config = Config { lan: true, public_url: public, ..Config::default() };
    let server = Server::with(config, Arc::new(MemoryStore::default()));
    let link = async |host: &str| {
        let mut asked = request("POST", "/api/tables", "");
        asked.headers_mut().unwrap().insert("host", host.parse().unwrap());
        let body = json!({"game": "siege", "seats": [{"who": "human"}, {"who": "open"}]});
        let got = server.send(asked.body(Body::from(body.to_string())).unwrap()).await;
        got.json["seats"][1]["link"].as_str().unwrap().to_owned()
    };
    for here in ["127.0.0.1:8080", "localhost:8080", "0.0.0.0:8080"] {
        assert!(link(here).await.starts_with("http://192.168.1.20:8080/t/"), "{here}");
    }
    assert!(link("192.168.7.7:8080").await.starts_with("http://192.168.7.7:8080/t/"));
}
