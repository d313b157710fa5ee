//! Sockets that only wait: half-sent heads and bodies, readers who do not read, at a small limit of files.

use crate::attack::{Attacker, size, while_attacked};
use crate::client::{Client, connect, household};
use crate::honest::{open_table, siege};
use crate::server::Server;
use serde_json::json;
use std::io::Write;
use std::net::Ipv4Addr;

/// Few enough that a family's machine has more.
const FILES: u32 = 256;

/// Opens sockets that say this and then nothing, and opens anew those that were closed.
fn hold(attacker: &mut Attacker<'_>, sockets: usize, from: impl Fn(usize) -> Ipv4Addr, says: &str) {
    let open = |number| {
        let mut stream = connect(from(number), attacker.to).ok()?;
        stream.write_all(says.as_bytes()).ok()?;
        stream.set_nonblocking(true).ok()?;
        Some(stream)
    };
    let mut held: Vec<_> = (0..sockets).map(open).collect();
    attacker.is_at_it();
    while attacker.rest(100) {
        // Some come again all the time, as many as a script would manage.
        for (number, held) in held.iter_mut().take(20).enumerate() {
            let is_open = held.as_ref().is_some_and(|stream| {
                matches!(stream.peek(&mut [0]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
            });
            if !is_open {
                *held = open(number);
            }
        }
        held.rotate_left(20.min(sockets));
    }
}

/// The server answers this machine, and has files to spare.
fn is_well(server: &Server) {
    let mut probe = Client::new(Ipv4Addr::LOCALHOST, server.address());
    for path in ["/healthz", "/readyz"] {
        assert_eq!(probe.get(path).unwrap().status, 200);
    }
    let counted = String::from_utf8(probe.get("/metrics").unwrap().body).unwrap();
    assert!(counted.contains("castellan_connections_open "), "{counted}");
    assert!(server.files_open().is_none_or(|open| open < FILES as usize), "{:?}", server.files_open());
}

#[test]
fn idle_sockets_of_one_address_take_only_its_share() {
    let server = Server::start_with("idle", FILES, &[]);
    let attack = |attacker: &mut Attacker<'_>| hold(attacker, 300, |_| household(1), "");
    while_attacked(&server, 1, attack, || is_well(&server));
    assert!(server.log().contains("connection_refused"), "{}", server.log());
}

#[test]
fn half_sent_heads_from_many_addresses_make_room_for_people() {
    let server = Server::start_with("heads", FILES, &[]);
    let head = "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ";
    let from = |number| household(u16::try_from(number % 100).unwrap());
    let attack = |attacker: &mut Attacker<'_>| hold(attacker, size(300, 2_000), from, head);
    while_attacked(&server, 1, attack, || is_well(&server));
    assert!(server.log().contains("connection_refused"), "{}", server.log());
}

#[test]
fn half_sent_bodies_from_a_few_addresses_take_only_their_share() {
    let server = Server::start_with("bodies", FILES, &[]);
    let half = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let from = |number| household(u16::try_from(number % 5).unwrap());
    let attack = |attacker: &mut Attacker<'_>| hold(attacker, 300, from, half);
    while_attacked(&server, 1, attack, || is_well(&server));
}

#[test]
fn readers_who_do_not_read_cost_one_piece_each() {
    let server = Server::start_with("readers", 1024, &[]);
    let text = "x".repeat(500);
    while_attacked(
        &server,
        1,
        |attacker| {
            let mut client = attacker.client();
            let table = open_table(&mut client, &siege());
            let path = format!("/api/tables/{}/chat", table.id);
            // Enough to fill what the system buffers and a piece behind it.
            for line in 0..size(40, 1_000) {
                client.token.clone_from(&table.tokens[line % 2]);
                let _ = attacker.got(client.post(&path, &json!({"text": text})));
            }
            let mut held = Vec::new();
            for number in 0..size(200, 800) {
                let mut reader =
                    Client::new(household(u16::try_from(100 + number / 8).unwrap()), attacker.to);
                held.extend(reader.stream(&format!("/api/tables/{}/events", table.id)));
            }
            attacker.is_at_it();
            while attacker.rest(100) {
                let _ = attacker.got(client.post(&path, &json!({"text": text})));
            }
        },
        || {},
    );
}
