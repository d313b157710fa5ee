//! Honest people: they play Siege at their tables at a human pace, and their waiting is measured.

use crate::client::{Client, household};
use crate::server::Server;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

/// Tables that are played in turn, each from an address of its own.
const TABLES: u16 = 4;
/// From one move to the next: a table sees twelve moves a second, a seat about six.
const PACE: Duration = Duration::from_millis(20);

/// A table with open secrets for whoever plays all its seats.
pub struct Table {
    /// Its id.
    pub id: String,
    /// The tokens of its seats.
    pub tokens: Vec<String>,
}

/// Opens a table; panics where it is refused.
pub fn open_table(client: &mut Client, new: &Value) -> Table {
    let got = client.post("/api/tables", new).unwrap();
    let made = got.json();
    assert_eq!(got.status, 201, "{made}");
    let token = |seat: &Value| seat["token"].as_str().unwrap_or_default().to_owned();
    Table {
        id: made["table"].as_str().unwrap().to_owned(),
        tokens: made["seats"].as_array().unwrap().iter().map(token).collect(),
    }
}

/// Siege for two, both played by the caller.
pub fn siege() -> Value {
    json!({"game": "siege", "seats": [{"who": "human"}, {"who": "human"}]})
}

struct Player {
    client: Client,
    table: Option<Table>,
    /// The seat that decides next, if it is known.
    due: usize,
    moves: usize,
}

impl Player {
    /// Makes one move and says how long its acknowledgement took.
    fn play(&mut self) -> Duration {
        loop {
            self.client.token.clear();
            let table = match self.table.take() {
                Some(table) => table,
                None => open_table(&mut self.client, &siege()),
            };
            self.client.token.clone_from(&table.tokens[self.due]);
            let path = format!("/api/tables/{}", table.id);
            let got = self.client.get(&path).expect("a look");
            let look = got.json();
            assert_eq!(got.status, 200, "{look}");
            match due(&look["state"]) {
                // The game is over: the next one begins.
                None => continue,
                Some(seats) if !seats.contains(&self.due) => {
                    (self.due, self.table) = (seats[0], Some(table));
                    continue;
                }
                Some(_) => {}
            }
            let moves = look["moves"].as_array().expect("a seat that is due has moves");
            self.moves += 1;
            let body = json!({
                "n": look["state"]["n"],
                "request_id": format!("honest-{}", self.moves),
                "move": moves[self.moves * 7 % moves.len()],
            });
            let start = Instant::now();
            let got = self.client.post(&format!("{path}/moves"), &body).expect("an acknowledged move");
            let took = start.elapsed();
            assert_eq!(got.status, 200, "{}", got.json());
            self.due = due(&got.json()["state"]).map_or(0, |seats| seats[0]);
            self.table = Some(table);
            return took;
        }
    }
}

/// The seats that decide; none at the end.
fn due(state: &Value) -> Option<Vec<usize>> {
    let seats = state["turn"]["seats"].as_array()?;
    let seats: Vec<_> = seats.iter().filter_map(|seat| Some(seat.as_u64()? as usize)).collect();
    Some(seats).filter(|seats| !seats.is_empty())
}

/// The people of all tables, and those who come for the first time now and then.
pub struct People {
    players: Vec<Player>,
    probe: Client,
    newcomers: u16,
    nodes: Vec<SocketAddr>,
}

impl People {
    /// They come, and open their tables with the first move.
    pub fn come(server: &Server) -> People {
        let nodes = server.addresses.clone();
        let player = |number: u16| {
            let to = nodes[usize::from(number) % nodes.len()];
            let client = Client::new(household(60_000 + number), to);
            Player { client, table: None, due: 0, moves: 0 }
        };
        let probe = Client::new(Ipv4Addr::LOCALHOST, server.address());
        People { players: (0..TABLES).map(player).collect(), probe, newcomers: 0, nodes }
    }

    /// So many moves at their pace, and how long each took; anything that fails panics.
    pub fn play(&mut self, moves: usize) -> Vec<Duration> {
        let mut took = Vec::with_capacity(moves);
        for number in 0..moves {
            let start = Instant::now();
            let players = self.players.len();
            took.push(self.players[number % players].play());
            if number % 10 == 5 {
                self.look_around();
            }
            std::thread::park_timeout(PACE.saturating_sub(start.elapsed()));
        }
        took
    }

    /// The probe asks whether the server lives; somebody who was never here opens the first page.
    fn look_around(&mut self) {
        assert_eq!(self.probe.get("/healthz").expect("the probe is answered").status, 200);
        self.newcomers += 1;
        let to = self.nodes[usize::from(self.newcomers) % self.nodes.len()];
        let mut newcomer = Client::new(household(61_000 + self.newcomers), to);
        assert_eq!(newcomer.get("/").expect("a newcomer is let in").status, 200);
    }
}

/// The time that 99 of 100 stay within.
pub fn p99(mut took: Vec<Duration>) -> Duration {
    took.sort_unstable();
    took[(took.len() * 99).div_ceil(100) - 1]
}
