//! Writing: each connection takes whatever waits and writes it as one statement, so that many moves share
//! one commit.

use super::broken;
use crate::limits::{GROUP_COMMIT_MAX, STORE_WRITERS};
use crate::parts;
use crate::store::{Append, Appended, StoreError};
use deadpool_postgres::Pool;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio_postgres::types::ToSql;
use tracing::Instrument;

/// Lines at their places, each only if the one before it is there and its own place is free; in the order
/// of their tables, so that two groups never wait for each other.
const APPEND: &str = "
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[]) AS g (table_id, n, at, body)
    )
    INSERT INTO lines (table_id, n, at, body)
    SELECT table_id, n, at, body FROM given
    WHERE n = 0 OR EXISTS (SELECT 1 FROM lines b WHERE b.table_id = given.table_id AND b.n = given.n - 1)
    ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id";

/// The same, and the tables come onto their people's lists.
const APPEND_WITH_PEOPLE: &str = "
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[]) AS g (table_id, n, at, body)
    ), kept AS (
        INSERT INTO lines (table_id, n, at, body)
        SELECT table_id, n, at, body FROM given
        WHERE n = 0 OR EXISTS (SELECT 1 FROM lines b WHERE b.table_id = given.table_id AND b.n = given.n - 1)
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), listed AS (
        INSERT INTO lists (person, table_id)
        SELECT person, table_id FROM unnest($5::bigint[], $6::text[]) AS l (person, table_id)
        WHERE table_id IN (SELECT table_id FROM kept)
        ON CONFLICT DO NOTHING
    )
    SELECT table_id FROM kept";

/// A line to be written and where its answer goes.
pub(super) struct Job(pub(super) Append, pub(super) oneshot::Sender<Result<Appended, StoreError>>);

/// Starts the writers; they end with the last sender.
pub(super) fn start(pool: &Pool) -> mpsc::Sender<Job> {
    let (jobs, queue) = mpsc::channel(8 * GROUP_COMMIT_MAX);
    let queue = Arc::new(Mutex::new(queue));
    for _ in 0..STORE_WRITERS {
        tokio::spawn(write_all(pool.clone(), Arc::clone(&queue)));
    }
    jobs
}

async fn write_all(pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut held_over: Vec<Job> = Vec::new();
    loop {
        let mut jobs = std::mem::take(&mut held_over);
        // Whoever waits for work holds the queue; with work in hand one does not wait for it.
        let mut taken = if jobs.is_empty() { Some(queue.lock().await) } else { queue.try_lock().ok() };
        if let Some(queue) = &mut taken {
            if jobs.is_empty() {
                match queue.recv().await {
                    Some(first) => jobs.push(first),
                    None => return,
                }
            }
            while let (true, Ok(job)) = (jobs.len() < GROUP_COMMIT_MAX, queue.try_recv()) {
                jobs.push(job);
            }
        }
        drop(taken);
        // Two lines of one table do not go in one group: the second must see the first.
        let mut tables = HashSet::new();
        let (group, rest) = jobs.into_iter().partition(|job| tables.insert(job.0.table.clone()));
        held_over = rest;
        answer_for(&pool, group).await;
    }
}

async fn answer_for(pool: &Pool, group: Vec<Job>) {
    metrics::histogram!("castellan_group_size").record(group.len() as f64);
    let start = std::time::Instant::now();
    let written = write(pool, &group).instrument(parts::append()).await;
    metrics::histogram!("castellan_store_write_seconds").record(start.elapsed().as_secs_f64());
    if let Err(error) = &written {
        tracing::error!(%error, "the store could not write");
        metrics::counter!("castellan_store_failures_total").increment(1);
    }
    for Job(append, to) in group {
        let _ =
            to.send(written.clone().map(|kept| {
                if kept.contains(&append.table) { Appended::Durable } else { Appended::Conflict }
            }));
    }
}

/// Writes a group, all of it or nothing, and says which tables' lines found their place.
async fn write(pool: &Pool, group: &[Job]) -> Result<HashSet<String>, StoreError> {
    let client = pool.get().await.map_err(|error| broken(&error))?;
    // In order, so that the database sorts nothing.
    let sorted: BTreeMap<&str, &Append> =
        group.iter().map(|Job(append, _)| (append.table.as_str(), append)).collect();
    let tables: Vec<&str> = sorted.keys().copied().collect();
    let numbers: Vec<i32> = sorted.values().map(|append| append.n as i32).collect();
    let times: Vec<i64> = sorted.values().map(|append| append.at as i64).collect();
    let bodies: Vec<&[u8]> = sorted.values().map(|append| append.body.as_slice()).collect();
    let listed =
        || sorted.values().flat_map(|append| append.people.iter().map(|person| (person, &append.table)));
    let people: Vec<i64> = listed().map(|(person, _)| person.0 as i64).collect();
    let tables_of_people: Vec<&str> = listed().map(|(_, table)| table.as_str()).collect();
    let with_people: [&(dyn ToSql + Sync); 6] =
        [&tables, &numbers, &times, &bodies, &people, &tables_of_people];
    let (sql, given) =
        if people.is_empty() { (APPEND, &with_people[..4]) } else { (APPEND_WITH_PEOPLE, &with_people[..]) };
    let rows = super::within(client, async |client| {
        let statement = client.prepare_cached(sql).await?;
        client.query(&statement, given).await
    });
    Ok(rows.await?.iter().map(|row| row.get(0)).collect())
}
