//! Floods of what anybody may ask for: chat, streams, connections.

use crate::attack::{size, while_attacked};
use crate::client::{connect, household};
use crate::honest::{open_table, siege};
use crate::server::{Nodes, Server};
use serde_json::json;

#[test]
fn a_flood_of_chat_at_one_table_is_not_felt_at_another() {
    flood_of_chat(Nodes::One);
}

#[test]
fn a_flood_of_chat_is_not_felt_on_two_nodes() {
    flood_of_chat(Nodes::Two);
}

fn flood_of_chat(nodes: Nodes) {
    let Some(server) = Server::start_on(nodes, "chat", &[]) else { return };
    let text = "x".repeat(500);
    while_attacked(
        &server,
        4,
        |attacker| {
            let mut client = attacker.client();
            let table = open_table(&mut client, &siege());
            let path = format!("/api/tables/{}/chat", table.id);
            let mut refused = 0;
            attacker.is_at_it();
            for line in 0..size(2_000, 20_000) {
                if !attacker.goes_on() {
                    break;
                }
                client.token.clone_from(&table.tokens[line % 2]);
                match client.post(&path, &json!({"text": text})) {
                    Ok(got) if got.status == 200 => {}
                    Ok(got) => {
                        assert!(matches!(got.status, 429 | 503 | 409 | 403), "{}", got.json());
                        refused += 1;
                    }
                    Err(_) => break,
                }
            }
            assert!(refused > 0, "a rate stops a flood");
        },
        || {},
    );
}

#[test]
fn streams_that_open_and_close_without_end_are_not_felt_at_another_table() {
    flood_of_streams(Nodes::One);
}

#[test]
fn streams_that_open_and_close_without_end_are_not_felt_on_two_nodes() {
    flood_of_streams(Nodes::Two);
}

fn flood_of_streams(nodes: Nodes) {
    let Some(server) = Server::start_on(nodes, "streams", &[]) else { return };
    while_attacked(
        &server,
        4,
        |attacker| {
            let mut client = attacker.client();
            let table = open_table(&mut client, &siege());
            let path = format!("/api/tables/{}/events", table.id);
            let mut held = std::collections::VecDeque::new();
            attacker.is_at_it();
            for _ in 0..size(1_000, 10_000) {
                if !attacker.goes_on() {
                    break;
                }
                held.extend(client.stream(&path));
                let most = 1 + attacker.roll(16);
                while held.len() > most {
                    held.pop_front();
                }
            }
        },
        || {},
    );
}

#[test]
fn many_connections_from_one_address_leave_room_for_others() {
    let server = Server::start("connections");
    while_attacked(
        &server,
        1,
        |attacker| {
            let mut held = Vec::new();
            for _ in 0..size(400, 900) {
                held.extend(connect(household(1), attacker.to));
            }
            attacker.is_at_it();
            while attacker.rest(50) {}
        },
        || {},
    );
}
