//! A game with bugs, and what becomes of the table and the server: one request ends, nothing else.

use crate::support::Server;
use castellan_ai::bots::{Bots, EnumerableChance, Evaluation, Parameters, Policy, Terms};
use castellan_ai::mind::Playable;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Illegal, Meta, Turn};
use castellan_core::log::Log;
use castellan_core::scene::{Scene, Symbol};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_room::registry::Registry;
use castellan_server::http::Config;
use castellan_server::store::memory::MemoryStore;
use castellan_siege::Siege;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often a scene was made. The other tests of this file look at no page.
static SCENES: AtomicUsize = AtomicUsize::new(0);

/// Siege, but it counts scenes, and panics when the shepherd is laid and when it is to say which move is good.
#[derive(Clone)]
pub struct Rigged(Siege);

impl Game for Rigged {
    const META: Meta = Meta { id: "rigged", ..Siege::META };
    type Options = <Siege as Game>::Options;
    type Move = <Siege as Game>::Move;
    type Chance = <Siege as Game>::Chance;
    type View = <Siege as Game>::View;

    fn new(options: &Self::Options, seats: u8) -> Rigged {
        Rigged(Siege::new(options, seats))
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>) {
        self.0.moves(seat, out);
    }
    fn play(&mut self, seat: Seat, m: &Self::Move, log: &mut Log) -> Result<(), Illegal> {
        assert!(!format!("{m:?}").contains("Shepherd"), "a bug in the rules");
        self.0.play(seat, m, log)
    }
    fn draw(&self, dice: &mut Dice) -> Self::Chance {
        self.0.draw(dice)
    }
    fn resolve(&mut self, c: &Self::Chance, log: &mut Log) -> Result<(), Illegal> {
        self.0.resolve(c, log)
    }
    fn points(&self, seat: Seat) -> i32 {
        self.0.points(seat)
    }
    fn winners(&self) -> Seats {
        self.0.winners()
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        self.0.view(viewer)
    }
    fn scene(view: &Self::View, moves: &[Self::Move]) -> Scene {
        SCENES.fetch_add(1, Ordering::Relaxed);
        Siege::scene(view, moves)
    }
    fn guess(view: &Self::View, dice: &mut Dice) -> Rigged {
        Rigged(Siege::guess(view, dice))
    }
    fn art() -> Vec<Symbol> {
        Siege::art()
    }
}

impl Policy for Rigged {
    fn weigh(&self, _: Seat, _: &[Self::Move], _: &mut Vec<f32>) {
        panic!("a bug in the bot");
    }
}

impl Evaluation for Rigged {
    const TERMS: &'static [&'static str] = Siege::TERMS;

    fn terms(&self, _: &mut [Terms]) {
        panic!("a bug in the bot");
    }

    fn weights() -> &'static [f32] {
        Siege::weights()
    }

    fn seat_count(&self) -> u8 {
        self.0.seat_count()
    }
}

impl EnumerableChance for Rigged {}

impl Bots for Rigged {
    const PARAMETERS: Parameters = Siege::PARAMETERS;
}

fn rigged() -> Server {
    let games = Registry::new([Playable::of::<Rigged>(), Playable::of::<Siege>()]);
    Server::of(games, Config::default(), Arc::new(MemoryStore::default()))
}

#[tokio::test]
async fn a_panic_in_the_rules_ends_one_request_and_no_table() {
    let server = rigged();
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let (table, tokens) = server.table_of_game("rigged", &seats).await;
    let path = format!("/api/tables/{table}/moves");
    let before = server.look(&table, &tokens[0]).await;
    let moves = before["moves"].as_array().unwrap();
    let bad = moves.iter().find(|mv| mv.to_string().contains("shepherd")).unwrap();
    let good = moves.iter().find(|mv| !mv.to_string().contains("shepherd")).unwrap();
    let ask = |mv| json!({"n": before["state"]["n"], "request_id": "once", "move": mv});
    let got = server.post(&path, &tokens[0], &ask(bad)).await;
    assert_eq!((got.status, got.code()), (500, "internal"));
    // The table is read again from what is durable, and goes on.
    assert_eq!(server.look(&table, &tokens[0]).await, before);
    assert_eq!(server.post(&path, &tokens[0], &ask(good)).await.status, 200);
    assert_eq!(server.table().await.1.len(), 2, "other tables do not notice");
}

#[tokio::test]
async fn a_bot_that_panics_plays_its_first_listed_move() {
    let server = rigged();
    let seats = json!([{"who": "human"}, {"who": "bot", "level": "knight"}]);
    let (table, _) = server.table_of_game("rigged", &seats).await;
    let mut lines = server.hall.listen(&table).version.clone();
    let due = |look: &serde_json::Value| look["state"]["turn"]["seats"].to_string();
    while due(&server.look(&table, "").await).contains('1') {
        lines.changed().await.unwrap();
    }
    assert_eq!(due(&server.look(&table, "").await), "[0]");
}

#[tokio::test]
async fn what_many_watch_is_made_once() {
    let server = rigged();
    let seats = json!([{"who": "human"}, {"who": "human"}]);
    let (table, tokens) = server.table_of_game("rigged", &seats).await;
    let scenes = async |watchers: usize| {
        let before = SCENES.load(Ordering::Relaxed);
        for _ in 0..watchers {
            for page in ["?fragment=1&from=0", "?lang=en"] {
                assert_eq!(server.get(&format!("/t/{table}{page}"), "").await.status, 200);
            }
        }
        SCENES.load(Ordering::Relaxed) - before
    };
    let first = scenes(1).await;
    assert!(first > 0);
    assert_eq!(scenes(10).await, 0, "ten more watchers cost no scene");
    let look = server.look(&table, &tokens[0]).await;
    let moves = look["moves"].as_array().unwrap();
    let mv = moves.iter().find(|mv| !mv.to_string().contains("shepherd")).unwrap();
    let body = json!({"n": look["state"]["n"], "move": mv});
    assert_eq!(server.post(&format!("/api/tables/{table}/moves"), &tokens[0], &body).await.status, 200);
    assert!(scenes(1).await > 0, "another version is another page");
}
