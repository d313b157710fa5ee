//! Sets of components over HTTP: checked, drawn, compared, packed and unpacked, and what strangers send instead.

use crate::support::{Server, request};
use axum::body::Body;
use castellan_server::limits::SET_BODY_BYTES_MAX;
use serde_json::{Value, json};

async fn stand_in(server: &Server) -> Value {
    let got = server.get("/api/sets/siege", "").await;
    assert_eq!(got.status, 200, "{}", got.json);
    got.json["set"].clone()
}

#[tokio::test]
async fn a_set_is_checked_and_a_table_plays_with_what_the_check_gives() {
    let server = Server::without_limits();
    let mut set = stand_in(&server).await;
    set.as_object_mut().unwrap().shift_remove("hash");
    set["strengths"]["knight"]["wood"] = json!(2);
    set["strengths"]["archer"]["wood"] = json!(7);
    let report = server.post("/api/sets/check", "", &json!({ "set": set })).await.json;
    assert_eq!(report["playable"], true, "{report}");
    let new = json!({"game": "siege", "options": report["options"],
        "seats": [{"who": "human", "name": "Hania"}, {"who": "human", "name": "Antek"}]});
    let made = server.post("/api/tables", "", &new).await;
    assert_eq!(made.status, 201, "{}", made.json);
    let record =
        server.get(&format!("/api/tables/{}/record", made.json["table"].as_str().unwrap()), "").await;
    assert_eq!(record.json["options"]["strengths"]["archer"]["wood"], 7);

    set["strengths"]["archer"]["wood"] = json!(2);
    let report = server.post("/api/sets/check", "", &json!({"text": set.to_string()})).await.json;
    assert_eq!((&report["playable"], &report["options"]), (&json!(false), &json!(null)));
    let problem = &report["problems"][0];
    assert_eq!((&problem["code"], &problem["severity"]), (&json!("equal-strengths"), &json!("error")));
    assert!(problem["pl"].as_str().unwrap().contains("łucznik"), "{problem}");
    assert!(problem["en"].as_str().unwrap().contains("archer"), "{problem}");
}

#[tokio::test]
async fn a_set_goes_into_a_link_and_comes_out_of_it() {
    let server = Server::without_limits();
    let set = stand_in(&server).await;
    let asked = json!({"set": set, "base": "https://castellan.test/box#"});
    let packed = server.post("/api/sets/pack", "", &asked).await.json;
    let text = packed["packed"].as_str().unwrap();
    assert!(text.len() < 2_000 && packed["qr"].as_str().unwrap().starts_with("<svg"), "{packed}");
    let report = server.post("/api/sets/check", "", &json!({ "packed": text })).await.json;
    assert_eq!(report["set"], set);
    for cut in ["", "2", &text[..text.len() / 2], "3abc"] {
        let got = server.post("/api/sets/check", "", &json!({ "packed": cut })).await;
        assert_eq!((got.status, got.code()), (422, "bad_request"), "{cut}");
    }
}

#[tokio::test]
async fn pieces_are_drawn_and_two_sets_compared() {
    let server = Server::without_limits();
    let a = stand_in(&server).await;
    let pictures = json!([{"card": "dragon"}, {"card": "<script>"}]);
    let drawn = server.post("/api/sets/draw", "", &json!({"game": "siege", "pictures": pictures})).await.json;
    let picture = drawn["pictures"][0]["svg"].as_str().unwrap();
    assert!(picture.contains("/art/") && picture.contains("#dragon"), "{picture}");
    assert_eq!(drawn["pictures"][1]["problem"]["code"], "card-unknown");
    let whole = json!({"set": a, "whole": true, "lang": "pl", "pictures": [{"card": "dragon"}]});
    let drawn = server.post("/api/sets/draw", "", &whole).await.json;
    let picture = &drawn["pictures"][0];
    assert!(
        picture["svg"].as_str().unwrap().contains("<symbol") && picture["words"][0] == "smok",
        "{picture}"
    );
    let mut b = a.clone();
    b["strengths"]["dragon"]["stone"] = json!(9);
    let found = server.post("/api/sets/compare", "", &json!({"a": a, "b": b})).await.json;
    assert_eq!((&found["same"], &found["differences"][0]["at"]), (&json!(5), &json!(["stone"])));
}

#[tokio::test]
async fn what_strangers_send_instead_is_refused() {
    let server = Server::without_limits();
    let set = stand_in(&server).await;
    assert_eq!(server.get("/api/sets/chess", "").await.status, 404);
    let many: Vec<Value> = vec![json!({"card": "dragon"}); 65];
    for (route, body, status) in [
        ("check", json!({}), 400),
        ("check", json!({"set": set, "text": "{}"}), 400),
        ("check", json!({"set": 7}), 422),
        ("check", json!({"set": {"game": "chess"}}), 422),
        ("check", json!({"text": "{\"game\":"}), 422),
        ("check", json!({"text": "[".repeat(100)}), 413),
        ("check", json!({"text": "x".repeat(SET_BODY_BYTES_MAX)}), 413),
        ("check", json!({"set": set, "surprise": 1}), 400),
        ("draw", json!({"pictures": []}), 404),
        ("draw", json!({"game": "siege", "pictures": many}), 413),
        ("compare", json!({ "a": set }), 400),
        ("compare", json!({"a": set, "b": []}), 422),
        ("pack", json!({"set": set, "base": "x".repeat(201)}), 413),
    ] {
        let got = server.post(&format!("/api/sets/{route}"), "", &body).await;
        assert_eq!(got.status, status, "{route} {body}: {}", got.json);
        assert!(!got.code().is_empty());
    }
    let deep = format!("{{\"set\":{}1{}}}", "[".repeat(60), "]".repeat(60));
    let got = server.send(request("POST", "/api/sets/check", "").body(Body::from(deep)).unwrap()).await;
    assert_eq!((got.status, got.code()), (413, "too_large"));
}
