//! Floods of what is costly to look at: earlier moments of a huge table, repeated requests, pictures.

use crate::attack::{size, while_attacked};
use crate::client::{Client, household};
use crate::honest::{Table, open_table};
use crate::server::{Nodes, Server};
use serde_json::{Value, json};

/// A table of Carcassonne as large as a stranger can make it, with all that may be taken back taken back; the
/// server then starts anew with its rates on.
fn huge_table(nodes: Nodes, name: &str) -> Option<(Server, Table, usize)> {
    let server = Server::start_on(nodes, name, &["--no-rate-limits"])?;
    let mut client = Client::new(household(1), server.address());
    let mix = json!({"BA-D": 20, "BA-U": 20, "BA-V": 20, "BA-E": 20, "BA-H": 20, "BA-L": 20, "BA-A": 20});
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let table =
        open_table(&mut client, &json!({"game": "carcassonne", "options": {"mix": mix}, "seats": seats}));
    let path = format!("/api/tables/{}", table.id);
    let mut seat = 0;
    let mut entries = 0;
    for step in 0..size(150, 1_500) {
        client.token.clone_from(&table.tokens[seat]);
        let look = client.get(&path).unwrap().json();
        let Some(moves) = look["moves"].as_array().filter(|moves| !moves.is_empty()) else { break };
        let body =
            |id: String, n: &Value| json!({"n": n, "request_id": id, "move": moves[step * 7 % moves.len()]});
        let post = |client: &mut Client, body: &Value| client.post(&format!("{path}/moves"), body).unwrap();
        let mut moved = post(&mut client, &body(format!("a{step}"), &look["state"]["n"]));
        assert_eq!(moved.status, 200, "{}", moved.json());
        let undone = client.post(&format!("{path}/undo"), &json!({})).unwrap();
        if undone.status == 200 {
            moved = post(&mut client, &body(format!("b{step}"), &undone.json()["n"]));
            assert_eq!(moved.status, 200, "{}", moved.json());
        }
        let state = moved.json()["state"].clone();
        entries = state["n"].as_u64().unwrap() as usize;
        let Some(next) = state["turn"]["seats"][0].as_u64() else { break };
        seat = next as usize;
    }
    Some((server.restart(&[]), table, entries))
}

#[test]
fn looking_back_at_a_huge_table_again_and_again_is_not_felt_at_another() {
    look_back(Nodes::One);
}

#[test]
fn looking_back_at_a_huge_table_again_and_again_is_not_felt_on_two_nodes() {
    look_back(Nodes::Two);
}

fn look_back(nodes: Nodes) {
    let Some((server, table, entries)) = huge_table(nodes, "replays") else { return };
    while_attacked(
        &server,
        12,
        |attacker| {
            let mut client = attacker.client();
            // Compressing is work as well.
            client.zips = true;
            attacker.is_at_it();
            while attacker.goes_on() {
                let n = attacker.roll(entries);
                let path = match attacker.roll(3) {
                    0 => format!("/api/tables/{}?at={n}", table.id),
                    1 => format!("/t/{}/replay?at={n}", table.id),
                    _ => format!("/t/{}", table.id),
                };
                let Some(got) = attacker.got(client.get(&path)) else { continue };
                assert!(matches!(got.status, 200 | 429 | 503), "{}", got.status);
            }
        },
        || {},
    );
}

#[test]
fn a_request_that_is_repeated_without_end_is_not_felt_at_another_table() {
    repeat(Nodes::One);
}

#[test]
fn a_request_that_is_repeated_without_end_is_not_felt_on_two_nodes() {
    repeat(Nodes::Two);
}

fn repeat(nodes: Nodes) {
    let Some((server, table, _)) = huge_table(nodes, "repeats") else { return };
    while_attacked(
        &server,
        4,
        |attacker| {
            let mut client = attacker.client();
            client.token.clone_from(&table.tokens[usize::from(attacker.number) % 2]);
            attacker.is_at_it();
            let path = format!("/api/tables/{}/moves", table.id);
            while attacker.goes_on() {
                let body =
                    json!({"n": 1, "request_id": format!("a{}", attacker.roll(100)), "move": {"pass": {}}});
                let Some(got) = attacker.got(client.post(&path, &body)) else { continue };
                assert!(matches!(got.status, 200 | 409 | 429 | 503), "{}", got.json());
            }
        },
        || {},
    );
}

#[test]
fn pictures_that_are_asked_for_and_dropped_take_neither_threads_nor_memory() {
    drop_pictures(Nodes::One);
}

#[test]
fn pictures_that_are_asked_for_and_dropped_are_not_felt_on_two_nodes() {
    drop_pictures(Nodes::Two);
}

fn drop_pictures(nodes: Nodes) {
    let Some((server, table, entries)) = huge_table(nodes, "pictures") else { return };
    let threads = server.threads();
    while_attacked(
        &server,
        6,
        |attacker| {
            let client = attacker.client();
            attacker.is_at_it();
            while attacker.goes_on() {
                let (n, width) = (attacker.roll(entries), 1_600 + attacker.roll(800));
                // Asked for, and gone before it is drawn.
                client.drop_request(&format!("/api/tables/{}/board.png?at={n}&width={width}", table.id));
                attacker.rest(10);
            }
        },
        || {
            let more = server.threads().zip(threads).map(|(now, before)| now.saturating_sub(before));
            assert!(more.is_none_or(|more| more < 16), "{more:?} threads more");
        },
    );
}
