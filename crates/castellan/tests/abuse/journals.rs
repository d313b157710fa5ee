//! Journals that somebody wants to grow without end: moves taken back, names, settings, talk.

use crate::attack::while_attacked;
use crate::honest::open_table;
use crate::server::{Nodes, Server};
use serde_json::{Value, json};

/// What a table that has all it may have takes in the database, in bytes; most of it is talk.
const TABLE_BYTES_MAX: u64 = 12 << 20;

#[test]
fn a_journal_does_not_grow_without_end() {
    grow(Nodes::One);
}

#[test]
fn a_journal_does_not_grow_without_end_on_two_nodes() {
    grow(Nodes::Two);
}

fn grow(nodes: Nodes) {
    const ATTACKERS: u16 = 4;
    // Without rates: the bounds of a journal must hold by themselves.
    let Some(server) = Server::start_on(nodes, "journals", &["--no-rate-limits"]) else { return };
    while_attacked(
        &server,
        ATTACKERS,
        |attacker| {
            let mut client = attacker.client();
            let new = json!({"game": "torres", "seats": [{"who": "human"}, {"who": "human"}]});
            let table = open_table(&mut client, &new);
            let path = format!("/api/tables/{}", table.id);
            let long = "ż".repeat(40);
            for name in 0.. {
                client.token.clone_from(&table.tokens[name % 2]);
                let new = json!({"name": format!("Zofia {name}")});
                let Some(got) = attacker.got(client.post(&format!("{path}/name"), &new)) else { continue };
                if got.json()["error"]["code"] == "too_many" {
                    break;
                }
                assert!(name < 1_000 && attacker.goes_on(), "names without end were taken");
            }
            // Measured is what comes after: a table that may take no more of this.
            attacker.is_at_it();
            for step in 0.. {
                if !attacker.goes_on() {
                    break;
                }
                client.token.clone_from(&table.tokens[step / 8 % 2]);
                let (verb, body) = match step % 8 {
                    0 => ("name", json!({"name": format!("Zofia {step}")})),
                    1 => ("settings", json!({"chat": step % 16 < 8})),
                    2 => ("chat", json!({"text": long.repeat(10)})),
                    3 => ("stand-in", json!({"seat": step / 8 % 2, "level": "page"})),
                    4 => ("back", json!({})),
                    5 => match attacker.got(client.get(&path)) {
                        Some(look) => ("moves", a_move(&look.json(), step)),
                        None => continue,
                    },
                    _ => ("undo", json!({})),
                };
                let Some(got) = attacker.got(client.post(&format!("{path}/{verb}"), &body)) else { continue };
                let said = got.json();
                assert!(matches!(got.status, 200 | 400 | 403 | 409 | 422 | 429 | 503), "{verb}: {said}");
            }
        },
        || {},
    );
    if nodes == Nodes::One {
        let most = u64::from(ATTACKERS) * TABLE_BYTES_MAX;
        assert!(server.bytes_kept() <= most, "{} bytes, {most} at most", server.bytes_kept());
    }
}

/// A move that the look offers; nothing sensible if it offers none.
fn a_move(look: &Value, step: usize) -> Value {
    let moves = look["moves"].as_array().map_or(&[][..], Vec::as_slice);
    let chosen = if moves.is_empty() { &Value::Null } else { &moves[step % moves.len()] };
    json!({"n": look["state"]["n"], "move": chosen})
}
