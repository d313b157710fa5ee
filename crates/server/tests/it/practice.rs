//! Stateless boards: lessons and tried-out examples, as plain pages.

use crate::support::{Got, Server, request};
use axum::body::Body;

async fn open(server: &Server, path: &str) -> (u16, String) {
    let request = request("GET", path, "").header("accept", "text/html").header("accept-language", "en");
    let Got { status, bytes, .. } = server.send(request.body(Body::empty()).unwrap()).await;
    (status, String::from_utf8(bytes).unwrap())
}

#[tokio::test]
async fn a_lesson_stands_where_its_address_says() {
    let server = Server::new();
    let (status, first) = open(&server, "/learn/siege").await;
    assert_eq!(status, 200);
    assert!(first.contains("Step 1 of") && first.contains("go-on"), "{first}");
    let (_, third) = open(&server, "/learn/siege?m=&m=").await;
    assert!(third.contains("Step 3 of") && third.contains(r#"value="lay dragon+shepherd""#), "{third}");
    let (_, after) = open(&server, "/learn/siege?m=&m=&m=lay+dragon%2Bshepherd").await;
    assert!(after.contains("Step 4 of"), "{after}");
    // Behind its end a lesson stays at its last step.
    let path = format!("/learn/siege?{}", "m=&".repeat(2));
    let (_, whole) = open(&server, &format!("{path}fragment=1")).await;
    assert!(whole.starts_with(r#"<div id="table""#), "{whole}");
}

#[tokio::test]
async fn another_legal_move_is_taken_back_and_an_illegal_one_refused_with_its_rule() {
    let server = Server::new();
    let (status, other) = open(&server, "/learn/siege?m=&m=&m=lay+archer%2Bknight").await;
    assert_eq!(status, 200);
    assert!(other.contains("Step 3 of") && other.contains("class=\"notice\""), "{other}");
    let (_, illegal) = open(&server, "/learn/siege?m=&m=&m=lay+dragon%2Bdragon").await;
    assert!(illegal.contains("Step 3 of") && illegal.contains(r#"href="/rules/siege#SI"#), "{illegal}");
    let (_, nonsense) = open(&server, "/learn/siege?m=&m=&m=%3Cb%3E").await;
    assert!(nonsense.contains("not the written form") && !nonsense.contains("<b>"), "{nonsense}");
}

#[tokio::test]
async fn an_example_of_the_rules_is_tried_out() {
    let server = Server::new();
    let (_, rules) = open(&server, "/rules/siege").await;
    assert!(rules.contains(r#"href="/rules/siege/try/example-1""#), "{rules}");
    let (status, start) = open(&server, "/rules/siege/try/example-1").await;
    assert_eq!(status, 200);
    assert!(start.contains("You decide for Celina.") && start.contains("Example 1."), "{start}");
    let (_, played) = open(&server, "/rules/siege/try/example-1?m=lay+knight%2Bshepherd").await;
    assert!(played.contains("Hania takes the large brick castle"), "{played}");
    let (_, refused) = open(&server, "/rules/siege/try/example-1?m=lay+knight%2Bknight").await;
    assert!(refused.contains("class=\"notice\"") && !refused.contains("takes the large"), "{refused}");
}

#[tokio::test]
async fn there_is_no_practice_without_a_lesson_an_example_or_a_bound() {
    let server = Server::new();
    for path in ["/learn/chess", "/rules/siege/try/whole-game", "/rules/siege/try/..%2Fexample-1"] {
        assert_eq!(open(&server, path).await.0, 404, "{path}");
    }
    assert_eq!(open(&server, &format!("/learn/siege?{}", "m=&".repeat(121))).await.0, 400);
}
