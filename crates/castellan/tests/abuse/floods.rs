//! Floods of what anybody may ask for: chat, streams, connections.

use crate::attack::{size, while_attacked};
use crate::client::{connect, household};
use crate::honest::{open_table, siege};
use crate::server::{Nodes, Server};
use serde_json::json;
use std::collections::VecDeque;
use std::time::Instant;

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
            let (mut line, mut said, begun) = (0, 0.0, Instant::now());
            attacker.is_at_it();
            while attacker.goes_on() {
                client.token.clone_from(&table.tokens[line % 2]);
                let Some(got) = attacker.got(client.post(&path, &json!({"text": text}))) else { continue };
                assert!(matches!(got.status, 200 | 429 | 503 | 409 | 403), "{}", got.json());
                (line, said) = (line + 1, said + f64::from(u8::from(got.status == 200)));
            }
            // Two seats: twenty lines of each at once, then ten a second.
            let most = 2.0 * (21.0 + 10.0 * begun.elapsed().as_secs_f64());
            assert!(said <= most, "{said} lines of a flood of {line} were taken, {most} at most");
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
            let mut held = VecDeque::new();
            attacker.is_at_it();
            while attacker.goes_on() {
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
