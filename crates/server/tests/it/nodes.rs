//! Several nodes on one store: in one process without any service, and on PostgreSQL and NATS where the
//! tests are given them.

use crate::hostile::new_table;
use crate::streams::Reader;
use crate::support::{Place, Server, registry, request, service};
use axum::body::Body;
use castellan_room::Caller;
use castellan_server::bus::nats::NatsBus;
use castellan_server::bus::{Bus, LocalBus, News, Told};
use castellan_server::http::Config;
use castellan_server::limits::{MOVES_BURST, MOVES_PER_SECOND, TABLES_PER_MINUTE_AND_DEVICE};
use castellan_server::secret::Hash;
use castellan_server::store::memory::MemoryStore;
use castellan_server::store::{Claim, Store};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;

/// Waits for the next news of a table.
async fn next(heard: &mut broadcast::Receiver<Told>) -> (String, News) {
    let told = heard.recv().await.unwrap();
    (told.table, told.news)
}

/// What every bus must do: two nodes, and ids that no other run uses.
async fn bus_conforms(one: &dyn Bus, two: &dyn Bus, run: &str) {
    let [a, b] = ["a", "b"].map(|name| format!("{run}{name}"));
    let (mut at_one, mut at_two) = (one.listen(), two.listen());
    one.follow(&a);
    assert_eq!(next(&mut at_one).await, (a.clone(), News::Tuned), "a node knows when it hears everything");
    two.publish(&a, News::Lines(1));
    assert_eq!(next(&mut at_one).await, (a.clone(), News::Lines(1)));
    // What is not followed is not heard, whoever says it; the next word about `a` shows it.
    two.publish(&b, News::Lines(7));
    two.publish(&a, News::Lines(2));
    assert_eq!(next(&mut at_one).await, (a.clone(), News::Lines(2)));
    let here = News::Here { node: 5, callers: vec![Caller::Key(Hash::of("x")), Caller::Nobody] };
    two.publish(&a, here.clone());
    assert_eq!(next(&mut at_one).await, (a.clone(), here));
    // Whoever follows hears their own words too, and a second follower hears the same.
    two.follow(&a);
    assert_eq!(next(&mut at_two).await, (a.clone(), News::Tuned));
    one.publish(&a, News::Lines(3));
    assert_eq!(next(&mut at_one).await, (a.clone(), News::Lines(3)));
    assert_eq!(next(&mut at_two).await, (a.clone(), News::Lines(3)));
    one.follow(&b);
    assert_eq!(next(&mut at_one).await, (b.clone(), News::Tuned));
    one.unfollow(&a);
    // Both words go the same way, so the first would be heard before the second.
    two.publish(&a, News::Lines(4));
    assert_eq!(next(&mut at_two).await, (a.clone(), News::Lines(4)), "it was said");
    two.publish(&b, News::Lines(8));
    assert_eq!(next(&mut at_one).await, (b, News::Lines(8)), "and not heard where it is not followed");
}

#[tokio::test]
async fn the_local_bus_conforms() {
    let bus = LocalBus::default();
    bus_conforms(&bus, &bus.beside(), "").await;
}

#[tokio::test]
async fn the_nats_bus_conforms() {
    let Some(url) = service("CASTELLAN_TEST_NATS") else { return };
    let (one, two) = (NatsBus::open(&url).await.unwrap(), NatsBus::open(&url).await.unwrap());
    bus_conforms(&one, &two, &format!("conforms{}", std::process::id())).await;
}

#[tokio::test]
async fn a_bus_that_is_not_there_stops_nobody_and_one_that_is_none_is_refused() {
    let bus = NatsBus::open("nats://127.0.0.1:1").await.unwrap();
    bus.follow("a");
    bus.publish("a", News::Lines(1));
    assert!(NatsBus::open("nats://:nonsense:").await.is_err());
}

/// Two nodes of one process, or of the services that the tests are given.
struct Nodes {
    one: Server,
    two: Server,
    store: Arc<dyn Store>,
    place: Option<Place>,
}

impl Nodes {
    fn of(stores: &[Arc<dyn Store>; 2], buses: &[Arc<dyn Bus>; 2], place: Option<Place>) -> Nodes {
        let config = Config { no_rate_limits: true, ..Config::default() };
        let node = |name: &str, at: usize| {
            Server::node(name, registry(), config.clone(), Arc::clone(&stores[at]), Arc::clone(&buses[at]))
        };
        Nodes { one: node("one", 0), two: node("two", 1), store: Arc::clone(&stores[0]), place }
    }

    fn of_one_process() -> Nodes {
        let (store, bus): (Arc<dyn Store>, _) = (Arc::new(MemoryStore::shared()), LocalBus::default());
        Nodes::of(&[Arc::clone(&store), store], &[Arc::new(bus.beside()), Arc::new(bus)], None)
    }

    /// Each with its own connections.
    async fn of_services(test: &str) -> Option<Nodes> {
        let (place, url) = (Place::new(test).await?, service("CASTELLAN_TEST_NATS")?);
        let stores: [Arc<dyn Store>; 2] = [place.open().await, place.open().await];
        let [one, two] = [NatsBus::open(&url).await.unwrap(), NatsBus::open(&url).await.unwrap()];
        Some(Nodes::of(&stores, &[Arc::new(one), Arc::new(two)], Some(place)))
    }

    async fn remove(self) {
        if let Some(place) = self.place {
            place.remove().await;
        }
    }
}

/// A move on one node is there for whoever asks another, and comes to its streams.
async fn a_move_is_everywhere(nodes: &Nodes) {
    let (table, tokens) = nodes.one.table().await;
    let mut stream = Reader::open(&nodes.two, &table, &tokens[1], None).await;
    let look = nodes.two.look(&table, &tokens[1]).await;
    assert_eq!(look["state"]["n"], json!(1), "a table of another node is there");
    // Whoever looks at the other node right after the answer sees the move, hint or not.
    for (step, (by, at)) in [(0, &nodes.one), (1, &nodes.two)].into_iter().enumerate() {
        let moves = at.look(&table, &tokens[by]).await["moves"].clone();
        let mv = moves[(step + 3) % moves.as_array().unwrap().len()].clone();
        let moved = at.play_any(&table, &tokens[by], step + 3).await;
        assert_eq!(moved.status, 200, "{}", moved.json);
        let other = if by == 0 { &nodes.two } else { &nodes.one };
        let n = other.look(&table, &tokens[1 - by]).await["state"]["n"].clone();
        assert_eq!(n, moved.json["n"], "what is answered for is everywhere");
        let body = json!({"n": 1, "request_id": "r1", "move": mv});
        let repeated = other.post(&format!("/api/tables/{table}/moves"), &tokens[by], &body).await;
        assert_eq!(repeated.status, if by == 0 { 200 } else { 409 }, "a repetition is known everywhere");
    }
    let entries = nodes.one.look(&table, "").await["state"]["n"].as_u64().unwrap() as usize;
    let mut told = Vec::new();
    while told.len() < entries {
        told.extend(stream.next().await.unwrap().id);
    }
    assert_eq!(told, (0..entries).collect::<Vec<_>>(), "the stream of the other node has no gap");
    // Chat goes the same way.
    let said = json!({"text": "hej"});
    assert_eq!(nodes.one.post(&format!("/api/tables/{table}/chat"), &tokens[0], &said).await.status, 200);
    while stream.next().await.unwrap().kind != "chat" {}
}

#[tokio::test]
async fn a_move_on_one_node_is_everywhere() {
    let nodes = Nodes::of_one_process();
    a_move_is_everywhere(&nodes).await;
    nodes.remove().await;
    let Some(nodes) = Nodes::of_services("moves").await else { return };
    a_move_is_everywhere(&nodes).await;
    nodes.remove().await;
}

/// A seat may do so much at a time and no more, whichever nodes it goes to.
#[tokio::test]
async fn a_seat_that_goes_to_all_nodes_has_no_more_than_its_share() {
    let (store, bus): (Arc<dyn Store>, _) = (Arc::new(MemoryStore::shared()), LocalBus::default());
    let node = |name: &str, bus: LocalBus| {
        Server::node(name, registry(), Config::default(), Arc::clone(&store), Arc::new(bus))
    };
    let (one, two) = (node("one", bus.beside()), node("two", bus));
    let (table, tokens) = one.table().await;
    let path = format!("/api/tables/{table}/chat");
    let say = async |at: &Server, by: usize| at.post(&path, &tokens[by], &json!({"text": "hej"})).await;
    let moves = one.look(&table, &tokens[0]).await["moves"].clone();
    let played = json!({"n": 1, "request_id": "once", "move": moves[0]});
    assert_eq!(one.post(&format!("/api/tables/{table}/moves"), &tokens[0], &played).await.status, 200);
    for number in 1..MOVES_BURST {
        let node = if number % 2 == 0 { &one } else { &two };
        assert_eq!(say(node, 0).await.status, 200, "number {number}");
    }
    for node in [&one, &two] {
        // What was done before is answered by every node.
        let again = node.post(&format!("/api/tables/{table}/moves"), &tokens[0], &played).await;
        assert_eq!(again.status, 200, "{}", again.json);
        let refused = say(node, 0).await;
        assert_eq!((refused.status, refused.code()), (429, "too_many"));
        assert_eq!(say(node, 1).await.status, 200, "the other seat has its own share");
        node.time.wind(Duration::from_secs(1) / MOVES_PER_SECOND);
    }
    assert_eq!(say(&two, 0).await.status, 200, "time pays");
}

/// Somebody without a device is counted by the address twice, by the minute and by the hour: the two counts are
/// apart.
#[tokio::test]
async fn somebody_without_a_device_opens_as_many_tables_on_shared_nodes_as_on_one() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::shared());
    let server = Server::node("one", registry(), Config::default(), store, Arc::new(LocalBus::default()));
    for number in 0..TABLES_PER_MINUTE_AND_DEVICE {
        assert_eq!(server.post("/api/tables", "", &new_table()).await.status, 201, "number {number}");
    }
    assert_eq!(server.post("/api/tables", "", &new_table()).await.status, 429);
}

/// A node that has claimed a bot's thinking and is gone is followed by another; nothing is thought twice.
async fn bots_are_taken_over(nodes: &Nodes) {
    let seats = json!([{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]);
    let gone = |table: &str, n: u32| Claim { table: table.to_owned(), seat: 0, n, node: 1 };
    let (table, _) = nodes.one.table_of(&seats).await;
    // Before anybody has looked, no bot has been woken.
    assert_eq!(nodes.store.claim(gone(&table, 1)).await, Ok(true));
    let (mut one, mut two) = (nodes.one.hall.listen(&table), nodes.two.hall.listen(&table));
    nodes.one.look(&table, "").await;
    loop {
        let state = nodes.two.look(&table, "").await["state"].clone();
        if state["turn"] == json!({"over": true}) {
            break;
        }
        tokio::select! {
            changed = one.lines.changed() => changed.unwrap(),
            changed = two.lines.changed() => changed.unwrap(),
        }
    }
    let record = nodes.two.get(&format!("/api/tables/{table}/record"), "").await.json;
    assert!(record["result"]["winners"].is_array());
}

#[tokio::test]
async fn a_bot_whose_node_is_gone_thinks_on_another() {
    let nodes = Nodes::of_one_process();
    bots_are_taken_over(&nodes).await;
    nodes.remove().await;
    let Some(nodes) = Nodes::of_services("bots").await else { return };
    bots_are_taken_over(&nodes).await;
    nodes.remove().await;
}

/// Whoever is at another node is seen to be there.
async fn presence_is_seen(nodes: &Nodes) {
    let (table, tokens) = nodes.one.table().await;
    let mut here = Reader::open(&nodes.one, &table, &tokens[0], None).await;
    let there = Reader::open(&nodes.two, &table, &tokens[1], None).await;
    while here.next().await.unwrap().kind != "presence" {}
    drop(there);
    while here.next().await.unwrap().kind != "presence" {}
}

#[tokio::test]
async fn who_is_at_another_node_is_told_of() {
    let nodes = Nodes::of_one_process();
    presence_is_seen(&nodes).await;
    nodes.remove().await;
    let Some(nodes) = Nodes::of_services("presence").await else { return };
    presence_is_seen(&nodes).await;
    nodes.remove().await;
}

/// Hints may all be lost: the poll finds what was written.
#[tokio::test]
async fn without_a_bus_the_poll_finds_what_others_wrote() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::shared());
    let alone = || -> Arc<dyn Bus> { Arc::new(LocalBus::default()) };
    let nodes = Nodes::of(&[Arc::clone(&store), store], &[alone(), alone()], None);
    a_move_is_everywhere(&nodes).await;
}

#[tokio::test]
async fn a_rival_who_is_here_at_another_node_is_not_replaced() {
    let Nodes { one, two, .. } = Nodes::of_one_process();
    let (table, tokens) = one.table().await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let stream = request("GET", &at("events"), &tokens[1]).body(Body::empty()).unwrap();
    let stream = one.raw(stream).await;
    two.time.wind(Duration::from_secs(3600));
    // Nobody listens at the host's node, so it has to ask the other.
    let (put, kick) = (json!({"seat": 1, "level": "squire"}), json!({"seat": 1}));
    assert_eq!(two.post(&at("stand-in"), &tokens[0], &put).await.status, 403);
    assert_eq!(one.play_any(&table, &tokens[1], 0).await.status, 200);
    assert_eq!(two.post(&at("kick"), &tokens[0], &kick).await.code(), "is_playing");
    drop(stream);
}
