//! A server without a socket, and what a client needs to speak to it.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, Response};
use castellan_ai::mind::Playable;
use castellan_room::registry::Registry;
use castellan_server::bus::{Bus, LocalBus};
use castellan_server::hall::Hall;
use castellan_server::http::{Config, app};
use castellan_server::secret::Repeatable;
use castellan_server::store::Store;
use castellan_server::store::memory::MemoryStore;
use castellan_server::store::postgres::PostgresStore;
use castellan_server::time::Time;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;
use tokio::sync::watch;
use tower::ServiceExt;

pub fn registry() -> Registry {
    Registry::new([Playable::of::<castellan_siege::Siege>(), Playable::of::<castellan_torres::Torres>()])
}

pub struct Server {
    pub app: Router,
    pub hall: Arc<Hall>,
    pub time: Time,
    pub store: Arc<dyn Store>,
    pub stop: watch::Sender<bool>,
}

pub struct Got {
    pub status: u16,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
    pub json: Value,
}

impl Got {
    pub fn code(&self) -> &str {
        self.json["error"]["code"].as_str().unwrap_or_default()
    }
}

impl Server {
    pub fn new() -> Server {
        Server::with(Config::default(), Arc::new(MemoryStore::default()))
    }

    pub fn without_limits() -> Server {
        Server::with(Config { no_rate_limits: true, ..Config::default() }, Arc::new(MemoryStore::default()))
    }

    pub fn with(config: Config, store: Arc<dyn Store>) -> Server {
        Server::of(registry(), config, store)
    }

    pub fn of(games: Registry, config: Config, store: Arc<dyn Store>) -> Server {
        Server::node("luck", games, config, store, Arc::new(LocalBus::default()))
    }

    /// One of several servers on the same store.
    pub fn node(
        name: &str,
        games: Registry,
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> Server {
        let time = Time::by_hand(1_800_000_000_000);
        // Ids, tokens and dice are the same in every run: what holds once holds always.
        let luck = Arc::new(Repeatable::of("tests", name));
        let hall = Hall::new(games, Arc::clone(&store), bus, time.clone(), luck);
        let (stop, stopping) = watch::channel(false);
        Server { app: app(Arc::clone(&hall), config, stopping), hall, time, store, stop }
    }

    pub async fn raw(&self, request: Request<Body>) -> Response<Body> {
        self.app.clone().oneshot(request).await.unwrap()
    }

    pub async fn send(&self, request: Request<Body>) -> Got {
        let response = self.raw(request).await;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes().to_vec();
        let json = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Got { status: parts.status.as_u16(), headers: parts.headers, bytes, json }
    }

    pub async fn get(&self, path: &str, token: &str) -> Got {
        self.send(request("GET", path, token).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, token: &str, body: &Value) -> Got {
        self.send(request("POST", path, token).body(Body::from(body.to_string())).unwrap()).await
    }

    /// Opens a table of two people and gives its id and their tokens. Its first tile is no drum, which
    /// would ask nobody: both seats are due after one entry.
    pub async fn table(&self) -> (String, Vec<String>) {
        loop {
            let seats = json!([{"who": "human", "name": "Hania"}, {"who": "human", "name": "Antek"}]);
            let (table, tokens) = self.table_of(&seats).await;
            if self.look(&table, "").await["state"]["n"] == json!(1) {
                return (table, tokens);
            }
        }
    }

    pub async fn table_of(&self, seats: &Value) -> (String, Vec<String>) {
        self.table_of_game("siege", seats).await
    }

    pub async fn table_of_game(&self, game: &str, seats: &Value) -> (String, Vec<String>) {
        let made = self.post("/api/tables", "", &json!({"game": game, "seats": seats})).await;
        assert_eq!(made.status, 201, "{}", made.json);
        (made.json["table"].as_str().unwrap().to_owned(), tokens(&made.json))
    }

    pub async fn look(&self, table: &str, token: &str) -> Value {
        let got = self.get(&format!("/api/tables/{table}"), token).await;
        assert_eq!(got.status, 200, "{}", got.json);
        got.json
    }

    /// Plays the seat's listed move number `which`, wherever the table stands.
    pub async fn play_any(&self, table: &str, token: &str, which: usize) -> Got {
        let look = self.look(table, token).await;
        let moves = look["moves"].as_array().unwrap();
        let mv = &moves[which % moves.len()];
        let body =
            json!({"n": look["state"]["n"], "request_id": format!("r{}", look["state"]["n"]), "move": mv});
        self.post(&format!("/api/tables/{table}/moves"), token, &body).await
    }

    /// Plays until the game is over.
    pub async fn finish(&self, table: &str, tokens: &[String]) {
        for step in 0..500 {
            let state = self.look(table, "").await["state"].clone();
            let Some(seat) = state["turn"]["seats"][0].as_u64() else { return };
            let got = self.play_any(table, &tokens[seat as usize], step * 7).await;
            assert_eq!(got.status, 200, "{}", got.json);
        }
        panic!("the game does not end");
    }
}

pub fn tokens(created: &Value) -> Vec<String> {
    let seats = created["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["token"].as_str().unwrap_or_default().to_owned()).collect()
}

pub fn request(method: &str, path: &str, token: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path).header("host", "castellan.test");
    let request =
        if token.is_empty() { request } else { request.header("authorization", format!("Bearer {token}")) };
    if method == "POST" { request.header("content-type", "application/json") } else { request }
}

/// The secret behind the `#` of a seat's link.
pub fn invite(created: &Value, seat: usize) -> String {
    let link = created["seats"][seat]["link"].as_str().unwrap();
    link.split_once('#').unwrap().1.to_owned()
}

/// The address of a service that the tests were given, or a line that says what is not tested.
pub fn service(name: &str) -> Option<String> {
    let address = std::env::var(name).ok().filter(|address| !address.is_empty());
    if address.is_none() {
        let test = std::thread::current().name().unwrap_or_default().to_owned();
        // Not through `eprintln`, which is swallowed where a test passes.
        let _ = writeln!(std::io::stderr(), "not tested, since {name} is not set: {test}");
    }
    address
}

/// A place of its own in the PostgreSQL database that the tests were given.
pub struct Place {
    pub url: String,
    pub admin: tokio_postgres::Client,
    name: String,
}

impl Place {
    pub async fn new(test: &str) -> Option<Place> {
        Place::at(&service("CASTELLAN_TEST_POSTGRES")?, test).await
    }

    pub async fn at(url: &str, test: &str) -> Option<Place> {
        let admin = service("CASTELLAN_TEST_POSTGRES")?;
        let (admin, connection) = tokio_postgres::connect(&admin, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        let name = format!("test_{test}_{}", std::process::id());
        admin
            .batch_execute(&format!(
                "DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}; SET search_path = {name}"
            ))
            .await
            .unwrap();
        let sign = if url.contains('?') { '&' } else { '?' };
        Some(Place { url: format!("{url}{sign}options=-csearch_path%3D{name}"), admin, name })
    }

    pub async fn open(&self) -> Arc<PostgresStore> {
        Arc::new(PostgresStore::open(&self.url).await.unwrap())
    }

    pub async fn remove(self) {
        self.admin.batch_execute(&format!("DROP SCHEMA {} CASCADE", self.name)).await.unwrap();
    }
}
