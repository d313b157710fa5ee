//! PostgreSQL as a store: the same suite as every store, and what many nodes need besides.

use crate::stores::{Dir, conforms, line};
use crate::support::{Place, Server, registry, service};
use castellan_server::http::Config;
use castellan_server::secret::{Hash, Person};
use castellan_server::store::memory::MemoryStore;
use castellan_server::store::migrate::{Moved, migrate};
use castellan_server::store::postgres::PostgresStore;
use castellan_server::store::sqlite::SqliteStore;
use castellan_server::store::{Allowance, Append, Appended, Claim, Store};
use castellan_server::time::Time;
use std::sync::Arc;
use std::time::Duration;

#[tokio::test]
async fn postgres_conforms_and_keeps_everything() {
    let Some(place) = Place::new("conforms").await else { return };
    conforms(place.open().await).await;
    let again = place.open().await;
    assert_eq!(again.lines("a", 0).await.unwrap().len(), 5);
    assert_eq!(again.tables_of(Person(2), 9).await.unwrap().len(), 1);
    assert!(again.is_shared());
    place.remove().await;
}

#[tokio::test]
async fn postgres_over_tls_conforms_and_a_stranger_is_not_trusted() {
    let Some(url) = service("CASTELLAN_TEST_POSTGRES_TLS") else { return };
    let Some(place) = Place::at(&url, "tls").await else { return };
    let store = place.open().await;
    conforms(store.clone()).await;
    let sql = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE ssl AND application_name = 'castellan'";
    assert!(place.admin.query_one(sql, &[]).await.unwrap().get::<_, i64>(0) > 0, "it is TLS");
    // Its connections are open until here.
    drop(store);
    // The same server with the system's roots only.
    let (before, after) = place.url.split_once("&sslrootcert=").unwrap();
    let other = format!("{before}&{}", after.split_once('&').unwrap().1);
    let refused = PostgresStore::open(&other).await.err().unwrap();
    assert!(refused.0.contains("certificate") && !refused.0.contains('\n'), "{refused}");
    place.remove().await;
}

#[tokio::test]
async fn a_database_that_is_not_there_is_refused_with_one_clear_line() {
    for wrong in ["postgres://nobody@127.0.0.1:1/none", "postgres://a b"] {
        let refused = PostgresStore::open(wrong).await.err().unwrap();
        assert!(refused.0.starts_with("the database") && !refused.0.contains('\n'), "{refused}");
    }
}

#[tokio::test]
async fn nodes_that_start_together_make_the_tables_once() {
    let Some(place) = Place::new("together").await else { return };
    let mut nodes = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let url = place.url.clone();
        nodes.spawn(async move { PostgresStore::open(&url).await.unwrap().check().await });
    }
    assert!(nodes.join_all().await.iter().all(Result::is_ok));
    let rows = place.admin.query("SELECT version FROM castellan_schema", &[]).await.unwrap();
    assert_eq!(rows.len(), 1);
    place.remove().await;
}

#[tokio::test]
async fn a_node_works_beside_the_next_version_unless_that_needs_more() {
    let Some(place) = Place::new("versions").await else { return };
    let older = place.open().await;
    older.append(line("a", 0, &[])).await.unwrap();
    // What the next version would do: add something that this one does not notice.
    place
        .admin
        .batch_execute("ALTER TABLE lines ADD COLUMN later text; UPDATE castellan_schema SET version = 4")
        .await
        .unwrap();
    assert_eq!(older.append(line("a", 1, &[])).await, Ok(Appended::Durable), "one that runs goes on");
    let restarted = place.open().await;
    assert_eq!(restarted.append(line("a", 2, &[])).await, Ok(Appended::Durable), "one that starts joins in");
    place.admin.batch_execute("UPDATE castellan_schema SET needs = 4").await.unwrap();
    let refused = PostgresStore::open(&place.url).await.err().unwrap();
    assert!(refused.0.starts_with("a later version of castellan"), "{refused}");
    place.remove().await;
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let Some(place) = Place::new("first_version").await else { return };
    drop(place.open().await);
    let back = "DROP TABLE summaries; DROP INDEX devices_of; ALTER TABLE devices DROP COLUMN seen, DROP COLUMN label;
        UPDATE castellan_schema SET version = 1";
    place.admin.batch_execute(back).await.unwrap();
    let (key, insert) = (Hash::of("device"), "INSERT INTO devices (key, person) VALUES ($1, 7)");
    place.admin.execute(insert, &[&key.bytes().as_slice()]).await.unwrap();
    let store = place.open().await;
    let devices = store.devices_of(Person(7)).await.unwrap();
    assert_eq!((devices[0].key, devices[0].seen, devices[0].label.as_str()), (key, 0, ""));
    place.remove().await;
}

fn claim(n: u32, node: u64) -> Claim {
    Claim { table: "a".to_owned(), seat: 1, n, node }
}

/// What every shared store must do with claims.
async fn claims_are_exclusive(store: &dyn Store) {
    assert_eq!(store.claim(claim(5, 1)).await, Ok(true));
    assert_eq!(store.claim(claim(5, 1)).await, Ok(true), "a claim is renewed");
    assert_eq!(store.claim(claim(5, 2)).await, Ok(false), "a claim is one node's");
    assert_eq!(
        store.claim(Claim { seat: 0, ..claim(5, 2) }).await,
        Ok(true),
        "another seat is another claim"
    );
    assert_eq!(store.claim(claim(6, 2)).await, Ok(true), "a later decision is another claim");
    assert_eq!(store.claim(claim(5, 1)).await, Ok(false), "an earlier one is past");
}

#[tokio::test]
async fn a_claim_is_one_nodes_until_it_ends() {
    let memory = MemoryStore::shared();
    claims_are_exclusive(&memory).await;
    let Some(place) = Place::new("claims").await else { return };
    let store = place.open().await;
    claims_are_exclusive(&*store).await;
    // The node that had it is gone.
    let past = "UPDATE claims SET until = clock_timestamp() - interval '1 millisecond'";
    place.admin.batch_execute(past).await.unwrap();
    assert_eq!(store.claim(claim(6, 3)).await, Ok(true), "a claim that has ended is free");
    store.sweep(0).await.unwrap();
    place.remove().await;
}

#[tokio::test]
async fn what_is_rare_is_counted_by_all_nodes_together() {
    let Some(place) = Place::new("allowances").await else { return };
    let stores: [Arc<dyn Store>; 2] = [place.open().await, place.open().await];
    let allowance = Allowance { every: Duration::from_secs(6), burst: 10 };
    for at in 0..10 {
        assert_eq!(stores[at % 2].allow("k".to_owned(), allowance).await, Ok(true), "{at}");
    }
    for store in &stores {
        assert_eq!(store.allow("k".to_owned(), allowance).await, Ok(false));
        assert_eq!(store.allow("other".to_owned(), allowance).await, Ok(true));
    }
    // A share of the time later there is one more.
    let later = "UPDATE allowances SET free_at = free_at - interval '7 s'";
    place.admin.batch_execute(later).await.unwrap();
    assert_eq!(stores[0].allow("k".to_owned(), allowance).await, Ok(true));
    assert_eq!(stores[1].allow("k".to_owned(), allowance).await, Ok(false));
    place.remove().await;
}

#[tokio::test]
async fn a_node_with_a_wrong_clock_goes_by_the_databases() {
    let Some(place) = Place::new("time").await else { return };
    let store = place.open().await;
    let time = Time::system();
    let right = time.now();
    time.skew(-3_600_000);
    assert!(time.now() < right);
    time.correct(store.time().await.unwrap().unwrap());
    // Both run on this machine; a minute leaves room for any pause.
    assert!(time.now().abs_diff(right) < 60_000, "{} is not {right}", time.now());
    place.remove().await;
}

#[tokio::test]
async fn a_family_moves_to_postgres_with_every_table() {
    let Some(place) = Place::new("migrate").await else { return };
    let (dir, new) = (Dir::new("migrate"), place.open().await);
    let old = Arc::new(SqliteStore::open(&dir.0).unwrap());
    let config = Config { no_rate_limits: true, ..Config::default() };
    let server = Server::with(config.clone(), Arc::clone(&old) as Arc<dyn Store>);
    let mut tables = Vec::new();
    for _ in 0..5 {
        let (table, tokens) = server.table().await;
        server.play_any(&table, &tokens[0], 3).await;
        tables.push((table, tokens));
    }
    old.append(line("listed", 0, &[Person(7)])).await.unwrap();
    old.remember(Hash::of("device"), Person(7), None).await.unwrap();
    let refused = migrate(&dir.0, &new, |_, _| {}).await.unwrap_err();
    assert!(refused.0.contains("already using"), "a server that runs is not moved: {refused}");
    let looks = server.look(&tables[0].0, &tables[0].1[0]).await;
    drop((server, old));
    // The rooms of the old server still hold its store until they are forgotten.
    let copy = Dir::new("migrate-copy");
    castellan_server::store::backup::backup(&dir.0, &copy.0.join("castellan.db")).unwrap();
    let moved = migrate(&copy.0, &new, |_, _| {}).await.unwrap();
    assert!(moved.tables > tables.len() as u64 && moved.lines > moved.tables, "{moved:?}");
    assert_eq!((moved.listed, moved.devices), (1, 1));
    let again = migrate(&copy.0, &new, |_, _| {}).await.unwrap();
    assert_eq!(again, Moved { ..moved }, "a move may be repeated");
    assert_eq!(new.who(Hash::of("device")).await, Ok(Some(Person(7))));
    let there = Server::node(
        "there",
        registry(),
        config,
        new.clone(),
        Arc::new(castellan_server::bus::LocalBus::default()),
    );
    assert_eq!(there.look(&tables[0].0, &tables[0].1[0]).await, looks);
    // What is another table's in the new house is not written over.
    let other = Append { body: b"something else".to_vec(), ..line("listed", 1, &[]) };
    new.append(other).await.unwrap();
    let refused = migrate(&copy.0, &new, |_, _| {}).await.unwrap_err();
    assert!(refused.0.contains("table listed has 2 lines"), "{refused}");
    place.remove().await;
}
