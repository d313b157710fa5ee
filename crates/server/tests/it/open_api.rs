//! The description of the interface against the running interface.

use crate::support::{Got, Server, request};
use axum::body::Body;
use castellan_server::http::description;
use serde_json::{Value, json};

fn described() -> Value {
    serde_json::to_value(description()).unwrap()
}

#[tokio::test]
async fn every_route_that_is_described_is_there_and_the_description_is_served() {
    let server = Server::without_limits();
    let (table, _) = server.table().await;
    let description = described();
    assert_eq!(server.get("/api/openapi.json", "").await.json, description);
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{id}", &table).replace("{game}", "siege");
            let request = request(&method.to_uppercase(), &path, "").body(Body::from("{}")).unwrap();
            let status = server.raw(request).await.status().as_u16();
            assert!(!matches!(status, 404 | 405), "{method} {path}: {status}");
        }
    }
    for documented in ["/api/tables/{id}/moves", "/api/tables/{id}/events", "/api/own/tables", "/readyz"] {
        assert!(description["paths"][documented].is_object(), "{documented}");
    }
}

/// Whether a value has the described shape: required fields there, no field that is not described.
fn check(value: &Value, schema: &Value, all: &Value, at: &str) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return check(value, &all["components"]["schemas"][name], all, &format!("{at}:{name}"));
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        if value.is_null() {
            assert!(variants.iter().any(|one| one["type"] == "null"), "{at} is null");
            return;
        }
        let one = variants.iter().find(|one| one["type"] != "null").unwrap();
        return check(value, one, all, at);
    }
    if let Some(parts) = schema["allOf"].as_array() {
        // A flattened type: each part describes some of the fields.
        for part in parts {
            let target = part["$ref"]
                .as_str()
                .map_or(part, |name| &all["components"]["schemas"][name.rsplit('/').next().unwrap()]);
            for field in target["required"].as_array().into_iter().flatten() {
                assert!(!value[field.as_str().unwrap()].is_null(), "{at} lacks {field}");
            }
        }
        return;
    }
    if let Some(values) = schema["enum"].as_array() {
        assert!(values.contains(value), "{at} is {value}");
        return;
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(many) => many.iter().filter_map(Value::as_str).collect(),
        _ => return,
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(
        types.contains(&found) || found == "integer" && types.contains(&"number"),
        "{at} is {found}, not {types:?}"
    );
    if let (Some(object), Some(properties)) = (value.as_object(), schema["properties"].as_object()) {
        for field in schema["required"].as_array().into_iter().flatten() {
            assert!(object.contains_key(field.as_str().unwrap()), "{at} lacks {field}");
        }
        for (name, field) in object {
            let known =
                properties.get(name).unwrap_or_else(|| panic!("{at} has {name}, which is not described"));
            check(field, known, all, &format!("{at}.{name}"));
        }
    }
    for item in value.as_array().into_iter().flatten() {
        check(item, &schema["items"], all, &format!("{at}[]"));
    }
}

fn check_answer(method: &str, path: &str, got: &Got) {
    let all = described();
    let answer = &all["paths"][path][method]["responses"][got.status.to_string()];
    assert!(
        answer.is_object(),
        "{method} {path} answers {}, which is not described: {}",
        got.status,
        got.json
    );
    check(&got.json, &answer["content"]["application/json"]["schema"], &all, path);
}

#[tokio::test]
async fn answers_have_the_described_shapes() {
    let server = Server::without_limits();
    check_answer("get", "/api/games", &server.get("/api/games", "").await);
    let seats = json!([{"who": "human", "name": "A"}, {"who": "open"}, {"who": "bot"}]);
    let clock = json!({"per": "game", "seconds": 60, "increment": 3});
    let made =
        server.post("/api/tables", "", &json!({"game": "siege", "seats": seats, "clock": clock})).await;
    check_answer("post", "/api/tables", &made);
    let table = made.json["table"].as_str().unwrap().to_owned();
    let token = made.json["seats"][0]["token"].as_str().unwrap().to_owned();
    let at = |route: &str| format!("/api/tables/{table}{route}");
    let invite = crate::support::invite(&made.json, 1);
    let guest = server.post(&at("/sit"), "", &json!({"invite": invite})).await;
    check_answer("post", "/api/tables/{id}/sit", &guest);
    check_answer(
        "post",
        "/api/tables/{id}/chat",
        &server.post(&at("/chat"), &token, &json!({"text": "x"})).await,
    );
    check_answer("get", "/api/tables/{id}", &server.get(&at(""), &token).await);
    check_answer("get", "/api/tables/{id}", &server.get(&at(""), "wrong").await);
    check_answer("get", "/api/tables/{id}/check", &server.get(&at("/check"), "").await);
    check_answer("post", "/api/tables/{id}/moves", &server.play_any(&table, &token, 0).await);
    check_answer(
        "post",
        "/api/tables/{id}/moves",
        &server.post(&at("/moves"), &token, &json!({"n": 0, "move": {}})).await,
    );
    check_answer("post", "/api/tables/{id}/undo", &server.post(&at("/undo"), &token, &json!({})).await);
    check_answer("post", "/api/tables/{id}/rematch", &server.post(&at("/rematch"), &token, &json!({})).await);
    let mute = server.post(&at("/mute"), &token, &json!({"seat": 1, "muted": true})).await;
    check_answer("post", "/api/tables/{id}/mute", &mute);
    check_answer("get", "/api/tables/{id}", &server.get(&at(""), "").await);
    check_answer(
        "post",
        "/api/tables/{id}/kick",
        &server.post(&at("/kick"), &token, &json!({"seat": 1})).await,
    );
    check_answer(
        "post",
        "/api/tables/{id}/kick",
        &server.post(&at("/kick"), &token, &json!({"seat": 0})).await,
    );
    check_answer(
        "post",
        "/api/tables/{id}/watch",
        &server.post(&at("/watch"), "", &json!({"secret": "x"})).await,
    );
    check_answer("post", "/api/device", &server.post("/api/device", "", &json!({})).await);
    check_answer("get", "/api/own/tables", &server.get("/api/own/tables", "").await);
    let metrics = server.get("/metrics", "").await;
    assert!(String::from_utf8(metrics.bytes).unwrap().contains("castellan_requests_total"));
    assert_eq!(server.get("/readyz", "").await.status, 200);
    assert_eq!(server.get("/healthz", "").await.bytes, b"ok\n");
}
