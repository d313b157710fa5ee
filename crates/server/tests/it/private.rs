//! Private tables: whoever has neither a seat nor a link is told what they would be told of no table at all.

use crate::support::{Got, Server, invite, request, tokens};
use axum::body::Body;
use castellan_server::http::description;
use serde_json::{Value, json};

/// A table that does not exist.
const NOWHERE: &str = "00000000000000000000000000";

async fn private(server: &Server) -> (String, Value) {
    let seats = json!([{"who": "human", "name": "Hania"}, {"who": "open"}]);
    let made =
        server.post("/api/tables", "", &json!({"game": "siege", "seats": seats, "private": true})).await;
    assert_eq!(made.status, 201, "{}", made.json);
    (made.json["table"].as_str().unwrap().to_owned(), made.json)
}

fn watch_secret(made: &Value) -> String {
    made["watch"].as_str().unwrap().split_once("#watch=").unwrap().1.to_owned()
}

/// A body that each route would take, so that nothing but the table can be wrong.
fn body(route: &str) -> Value {
    match route {
        "moves" => json!({"n": 1, "move": {}}),
        "why" => json!({"move": {}}),
        "undo" | "hint" | "leave" | "back" | "rematch" | "start" => json!({}),
        "sit" => json!({"invite": "x"}),
        "stand-in" => json!({"seat": 0, "level": "squire"}),
        "kick" => json!({"seat": 1}),
        "mute" => json!({"seat": 1, "muted": true}),
        "name" => json!({"name": "x"}),
        "chat" => json!({"text": "x"}),
        "settings" => json!({"chat": "off"}),
        "watch" => json!({"secret": "x"}),
        "report" => json!({"seat": 1, "text": "x"}),
        other => panic!("say here what {other} takes"),
    }
}

/// Every request about a table that the interface describes or the pages have: method, path, type, body.
fn all_requests() -> Vec<(String, String, &'static str, String)> {
    let described = serde_json::to_value(description()).unwrap();
    let mut all = Vec::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        let Some(route) = path.strip_prefix("/api/tables/{id}") else { continue };
        for method in methods.as_object().unwrap().keys() {
            let body = if method == "post" {
                body(route.trim_start_matches('/')).to_string()
            } else {
                String::new()
            };
            all.push((method.to_uppercase(), path.clone(), "application/json", body));
        }
    }
    let form = "application/x-www-form-urlencoded";
    for line in include_str!("../../src/http/pages.rs").lines().filter(|line| line.contains("\"/t/{id}")) {
        let path = line.split('"').nth(1).unwrap().to_owned();
        let fields = "seat=0&what=leave&n=1&move={}&text=x&invite=x&name=x";
        match line.contains("post(") {
            true => all.push(("POST".to_owned(), path, form, fields.to_owned())),
            false => all.push(("GET".to_owned(), path, form, String::new())),
        }
    }
    all.push(("GET".to_owned(), "/t/{id}?fragment=1".to_owned(), form, String::new()));
    all.push(("GET".to_owned(), "/t/{id}/replay?at=0&fragment=1".to_owned(), form, String::new()));
    all.push(("GET".to_owned(), "/api/tables/{id}?at=0".to_owned(), form, String::new()));
    all.push(("POST".to_owned(), "/watch".to_owned(), form, "link=/t/{id}%23watch=x".to_owned()));
    assert!(all.len() > 30, "{}", all.len());
    all
}

#[tokio::test]
async fn a_stranger_is_told_the_same_of_a_private_table_as_of_none_on_every_route() {
    let server = Server::without_limits();
    let (table, made) = private(&server).await;
    let (other, others) = private(&server).await;
    let device = server.post("/api/device", "", &json!({})).await;
    let cookie = device.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let before = server.look(&table, &tokens(&made)[0]).await;
    let (theirs, elsewhere) =
        (tokens(&others)[0].clone(), format!("__Secure-watch={}", watch_secret(&others)));
    let callers =
        [("", ""), ("wrong", ""), (theirs.as_str(), ""), ("", cookie.as_str()), ("", elsewhere.as_str())];
    for (method, path, kind, body) in all_requests() {
        for (token, cookie) in callers {
            let send = async |id: &str| -> Got {
                let request = request(&method, &path.replace("{id}", id), token).header("cookie", cookie);
                let request = request.header("accept", "text/html");
                let mut request = request.body(Body::from(body.replace("{id}", id))).unwrap();
                request.headers_mut().insert("content-type", kind.parse().unwrap());
                server.send(request).await
            };
            let (hidden, missing) = (send(&table).await, send(NOWHERE).await);
            let about = format!("{method} {path} {token} {cookie}");
            assert_eq!(missing.status, 404, "{about}: {}", String::from_utf8_lossy(&missing.bytes));
            assert_eq!((hidden.status, &hidden.headers), (404, &missing.headers), "{about}");
            assert!(hidden.bytes == missing.bytes, "{about}");
        }
    }
    assert_eq!(server.look(&table, &tokens(&made)[0]).await, before);
    assert_eq!(server.look(&other, &theirs).await["private"], json!(true));
}

const READS: [&str; 5] = ["", "/record", "/check", "/board.svg", "/board.png"];

#[tokio::test]
async fn who_has_the_watch_link_watches_and_does_nothing_else() {
    let server = Server::without_limits();
    let (table, made) = private(&server).await;
    let (secret, host) = (watch_secret(&made), tokens(&made)[0].clone());
    // Programs send the secret as their token.
    for read in READS {
        assert_eq!(server.get(&format!("/api/tables/{table}{read}"), &secret).await.status, 200, "{read}");
    }
    let look = server.look(&table, &secret).await;
    assert_eq!((&look["seat"], &look["own"], &look["watch"]), (&Value::Null, &json!([]), &Value::Null));
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(server.post(&chat, &secret, &json!({"text": "x"})).await.status, 403);
    // Browsers exchange it for cookies of this one table.
    let exchange = format!("/api/tables/{table}/watch");
    let got = server.post(&exchange, "", &json!({"secret": secret})).await;
    assert_eq!(got.status, 200);
    let cookies: Vec<&str> = got.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    for (cookie, path) in cookies.iter().zip([format!("/t/{table}"), format!("/api/tables/{table}")]) {
        assert!(cookie.starts_with(&format!("__Secure-watch={secret};")), "{cookie}");
        assert!(cookie.contains(&format!("; Path={path}; ")), "{cookie}");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax; Secure; "), "{cookie}");
    }
    let cookie = cookies[0].split(';').next().unwrap();
    for path in [format!("/t/{table}"), format!("/t/{table}/replay"), format!("/t/{table}/check")] {
        let page = request("GET", &path, "").header("cookie", cookie).body(Body::empty()).unwrap();
        let page = server.send(page).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(!String::from_utf8(page.bytes).unwrap().contains(&secret), "{path}");
    }
    // Everybody at the table can pass the link on, by look and by page.
    assert_eq!(server.look(&table, &host).await["watch"], json!(secret));
    let page = String::from_utf8(server.get(&format!("/t/{table}"), &host).await.bytes).unwrap();
    assert!(page.contains(&format!("/t/{table}#watch={secret}")));
}

#[tokio::test]
async fn an_invited_guest_sees_the_table_before_and_after_sitting_down() {
    let server = Server::without_limits();
    let (table, made) = private(&server).await;
    let secret = invite(&made, 1);
    let form =
        axum::http::Request::post("/watch").header("content-type", "application/x-www-form-urlencoded");
    let link = format!("link=https://castellan.test/t/{table}%23{secret}");
    let entered = server.send(form.body(Body::from(link)).unwrap()).await;
    assert_eq!(
        (entered.status, entered.headers["location"].to_str().unwrap()),
        (303, &*format!("/t/{table}"))
    );
    let cookie = format!("__Secure-watch={secret}");
    let see = async || {
        let page = request("GET", &format!("/t/{table}"), "").header("cookie", &cookie).body(Body::empty());
        server.send(page.unwrap()).await.status
    };
    assert_eq!(see().await, 200);
    let sat = server.post(&format!("/api/tables/{table}/sit"), "", &json!({"invite": secret})).await;
    assert_eq!(server.look(&table, sat.json["token"].as_str().unwrap()).await["own"], json!([1]));
    // The link was the guest's alone, and has done what it was for.
    assert_eq!(see().await, 404);
}

#[tokio::test]
async fn a_rematch_of_a_private_table_is_private_with_the_same_link() {
    let server = Server::without_limits();
    let (table, made) = private(&server).await;
    let keys = tokens(&made);
    for step in 0..500 {
        let state = server.look(&table, &keys[0]).await["state"].clone();
        let Some(seat) = state["turn"]["seats"][0].as_u64() else { break };
        assert_eq!(server.play_any(&table, &keys[seat as usize], step * 7).await.status, 200);
    }
    let next = server.post(&format!("/api/tables/{table}/rematch"), &keys[0], &json!({})).await.json;
    let next = next["table"].as_str().unwrap();
    assert_eq!(server.get(&format!("/api/tables/{next}"), "").await.status, 404);
    assert_eq!(server.look(next, &watch_secret(&made)).await["private"], json!(true));
    assert_eq!(server.look(next, &keys[1]).await["own"], json!([1]));
}

#[tokio::test]
async fn the_form_makes_a_private_table() {
    let server = Server::without_limits();
    let fields = "game=siege&seat0=me&seat1=open&watching=link";
    let form = axum::http::Request::post("/make").header("content-type", "application/x-www-form-urlencoded");
    let made = server.send(form.body(Body::from(fields)).unwrap()).await;
    let text = String::from_utf8(made.bytes).unwrap();
    let (before, secret) = text.split_once("#watch=").unwrap();
    let table = &before[before.len() - 26..];
    assert_eq!(server.get(&format!("/t/{table}"), "").await.status, 404);
    assert_eq!(server.get(&format!("/t/{table}"), &secret[..52]).await.status, 200);
}
