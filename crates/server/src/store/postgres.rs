//! The store in PostgreSQL, for any number of nodes: the primary key `(table_id, n)` decides who was first.
//! A commit is answered for after the server has brought it to its disk.

mod link;
pub mod probe;
mod schema;
mod writer;

use super::{
    Allowance, Append, Appended, Claim, Device, FOR_EVER, Later, Listed, Store, StoreError, unseen_since,
};
use crate::limits::{
    CLAIM_LASTS, STORE_PATIENCE, STORE_READERS, STORE_WRITERS, TABLES_EXPIRED_AT_ONCE, TABLES_LOOKED_AT,
};
use crate::secret::{Hash, Person};
use crate::time::Millis;
use deadpool_postgres::{Object, Pool};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};
use writer::Job;

/// Journals in a PostgreSQL database.
pub struct PostgresStore {
    pool: Pool,
    jobs: mpsc::Sender<Job>,
}

impl PostgresStore {
    /// Connects to the database at this address and makes its tables where they are missing; call it within
    /// a runtime.
    ///
    /// # Errors
    /// With one clear line: it can't be reached, it refuses, or a later version made its tables.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let pool = link::connections(url, STORE_WRITERS + STORE_READERS)?;
        let mut first = link::connect(&pool).await?;
        schema::bring_up_to_date(&mut first).await?;
        if first.query_one("SHOW fsync", &[]).await.is_ok_and(|row| row.get::<_, &str>(0) == "off") {
            tracing::warn!("the database has fsync off: a power cut may take moves that were acknowledged");
        }
        let jobs = writer::start(&pool);
        Ok(PostgresStore { pool, jobs })
    }

    async fn query(&self, sql: &str, given: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let mut attempts = 0;
        loop {
            attempts += 1;
            let client = self.pool.get().await.map_err(|error| broken(&error))?;
            let rows = within(client, async |client| {
                let statement = client.prepare_cached(sql).await?;
                client.query(&statement, given).await
            });
            match rows.await {
                // A connection that had ended while it was kept says nothing about the database.
                Err(error) if error.0.ends_with(CLOSED) && attempts < 3 => {}
                rows => return rows,
            }
        }
    }

    /// Takes over a device or link as another store kept it.
    pub(super) async fn bring_device(
        &self,
        key: &[u8],
        person: i64,
        until: Option<i64>,
    ) -> Result<(), StoreError> {
        self.change(REMEMBER, &[&key, &person, &until]).await.map(drop)
    }

    /// The same for one that must not be done twice.
    async fn change(&self, sql: &str, given: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let client = self.pool.get().await.map_err(|error| broken(&error))?;
        within(client, async |client| {
            let statement = client.prepare_cached(sql).await?;
            client.query(&statement, given).await
        })
        .await
    }
}

const REMEMBER: &str = "INSERT INTO devices (key, person, until) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET person = excluded.person, until = excluded.until";

/// How the error of a connection that has ended ends.
const CLOSED: &str = "connection closed";

/// The error in one line with its causes.
fn broken(error: &dyn std::error::Error) -> StoreError {
    StoreError(format!("the database refuses: {}", link::causes(error)))
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        broken(&error)
    }
}

/// Does something on a connection, for so long and no longer. One that is given up is closed: what is under
/// way on it would meet the next who takes it.
async fn within<T>(
    client: Object,
    work: impl AsyncFnOnce(&deadpool_postgres::ClientWrapper) -> Result<T, Error>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(STORE_PATIENCE, work(&client)).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => {
            if error.as_db_error().is_none() {
                drop(Object::take(client));
            }
            Err(broken(&error))
        }
        Err(_) => {
            drop(Object::take(client));
            Err(StoreError("the database does not answer".to_owned()))
        }
    }
}

impl Store for PostgresStore {
    fn append(&self, append: Append) -> Later<'_, Result<Appended, StoreError>> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.try_send(Job(append, answer));
        Box::pin(async move {
            sent.map_err(|_| StoreError("the store has too much to write".to_owned()))?;
            answered.await.unwrap_or_else(|_| Err(StoreError("the store's writer has stopped".to_owned())))
        })
    }

    fn lines(&self, table: &str, from: u64) -> Later<'_, Result<Vec<Vec<u8>>, StoreError>> {
        let (table, from) = (table.to_owned(), i32::try_from(from).unwrap_or(i32::MAX));
        Box::pin(async move {
            let sql = "SELECT body FROM lines WHERE table_id = $1 AND n >= $2 ORDER BY n";
            Ok(self.query(sql, &[&table, &from]).await?.iter().map(|row| row.get(0)).collect())
        })
    }

    fn tables_of(&self, person: Person, most: usize) -> Later<'_, Result<Vec<Listed>, StoreError>> {
        Box::pin(async move {
            let sql = "
                SELECT own.table_id, last.at, last.n + 1, summaries.body
                FROM lists own
                CROSS JOIN LATERAL (SELECT at, n FROM lines l WHERE l.table_id = own.table_id ORDER BY n DESC LIMIT 1) last
                LEFT JOIN summaries ON summaries.table_id = own.table_id AND summaries.n = last.n + 1
                WHERE person = $1 ORDER BY last.at DESC, own.table_id DESC LIMIT $2";
            let rows = self.query(sql, &[&(person.0 as i64), &(most as i64)]).await?;
            let listed = |row: &Row| Listed {
                table: row.get(0),
                at: row.get::<_, i64>(1) as u64,
                lines: row.get::<_, i32>(2) as u64,
                summary: row.get(3),
            };
            Ok(rows.iter().map(listed).collect())
        })
    }

    fn summarize(&self, table: &str, lines: u64, summary: Vec<u8>) -> Later<'_, Result<(), StoreError>> {
        let table = table.to_owned();
        Box::pin(async move {
            let sql = "INSERT INTO summaries (table_id, n, body) VALUES ($1, $2, $3)
                ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body
                WHERE summaries.n < excluded.n";
            self.change(sql, &[&table, &(lines as i32), &summary]).await.map(drop)
        })
    }

    fn unlist(&self, person: Person, table: &str) -> Later<'_, Result<(), StoreError>> {
        let table = table.to_owned();
        Box::pin(async move {
            let sql = "DELETE FROM lists WHERE person = $1 AND table_id = $2";
            self.change(sql, &[&(person.0 as i64), &table]).await.map(drop)
        })
    }

    fn remember(
        &self,
        key: Hash,
        person: Person,
        until: Option<Millis>,
    ) -> Later<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let until = until.map(|at| at as i64);
            self.change(REMEMBER, &[&key.bytes().as_slice(), &(person.0 as i64), &until]).await.map(drop)
        })
    }

    fn who(&self, key: Hash) -> Later<'_, Result<Option<Person>, StoreError>> {
        Box::pin(async move {
            let sql = "SELECT person FROM devices WHERE key = $1 AND until IS NULL";
            let rows = self.query(sql, &[&key.bytes().as_slice()]).await?;
            Ok(rows.first().map(|row| Person(row.get::<_, i64>(0) as u64)))
        })
    }

    fn take(&self, key: Hash, now: Millis) -> Later<'_, Result<Option<Person>, StoreError>> {
        Box::pin(async move {
            let (key, ever) = (key.bytes().as_slice(), FOR_EVER as i64);
            let sql = "DELETE FROM devices WHERE key = $1 AND until < $2 RETURNING person, until";
            let mut rows = self.change(sql, &[&key, &ever]).await?;
            if rows.is_empty() {
                let sql = "SELECT person, until FROM devices WHERE key = $1 AND until = $2";
                rows = self.query(sql, &[&key, &ever]).await?;
            }
            let taken = rows.first().filter(|row| now as i64 <= row.get::<_, i64>(1));
            Ok(taken.map(|row| Person(row.get::<_, i64>(0) as u64)))
        })
    }

    fn devices_of(&self, person: Person) -> Later<'_, Result<Vec<Device>, StoreError>> {
        Box::pin(async move {
            let sql = "SELECT key, until, label, seen FROM devices WHERE person = $1 ORDER BY key";
            let rows = self.query(sql, &[&(person.0 as i64)]).await?;
            let device = |row: &tokio_postgres::Row| {
                let key: [u8; 32] = row.get::<_, &[u8]>(0).try_into().ok()?;
                Some(Device {
                    key: Hash::from_bytes(key),
                    until: row.get::<_, Option<i64>>(1).map(|at| at as u64),
                    label: row.get(2),
                    seen: row.get::<_, i64>(3) as u64,
                })
            };
            Ok(rows.iter().filter_map(device).collect())
        })
    }

    fn see(&self, key: Hash, label: String, at: Millis) -> Later<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let sql = "UPDATE devices SET label = $2, seen = $3 WHERE key = $1";
            self.change(sql, &[&key.bytes().as_slice(), &label, &(at as i64)]).await.map(drop)
        })
    }

    fn forget(&self, key: Hash) -> Later<'_, Result<(), StoreError>> {
        Box::pin(async move {
            self.change("DELETE FROM devices WHERE key = $1", &[&key.bytes().as_slice()]).await.map(drop)
        })
    }

    fn check(&self) -> Later<'_, Result<(), StoreError>> {
        Box::pin(async move {
            // A link that nobody can use and that is swept with the others.
            let sql = "INSERT INTO devices (key, person, until) VALUES ('', 0, 0)
                ON CONFLICT (key) DO UPDATE SET until = excluded.until";
            self.change(sql, &[]).await.map(drop)
        })
    }

    fn lengths(&self, tables: Vec<String>) -> Later<'_, Result<Vec<(String, u64)>, StoreError>> {
        Box::pin(async move {
            let sql = "SELECT id, coalesce((SELECT n + 1 FROM lines WHERE table_id = id ORDER BY n DESC LIMIT 1), 0)
                FROM unnest($1::text[]) AS t (id)";
            let rows = self.query(sql, &[&tables]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i32>(1) as u64)).collect())
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn claim(&self, claim: Claim) -> Later<'_, Result<bool, StoreError>> {
        Box::pin(async move {
            // By the database's clock: those of the nodes may differ.
            let sql = "INSERT INTO claims (table_id, seat, n, node, until)
                VALUES ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')
                ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n, node = excluded.node, until = excluded.until
                WHERE claims.node = excluded.node AND claims.n <= excluded.n
                    OR claims.n < excluded.n OR claims.until < clock_timestamp()
                RETURNING 1";
            let (seat, n, node) = (i16::from(claim.seat), claim.n as i32, claim.node as i64);
            let lasts = CLAIM_LASTS.as_millis() as f64;
            Ok(!self.change(sql, &[&claim.table, &seat, &n, &node, &lasts]).await?.is_empty())
        })
    }

    fn allow(&self, key: String, allowance: Allowance) -> Later<'_, Result<bool, StoreError>> {
        Box::pin(async move {
            // A token bucket: `free_at` is when it is full again; it may lie so far ahead and no farther.
            let sql = "INSERT INTO allowances (key, free_at)
                VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
                ON CONFLICT (key) DO UPDATE
                SET free_at = greatest(allowances.free_at, clock_timestamp()) + $2 * interval '1 millisecond'
                WHERE allowances.free_at <= clock_timestamp() + $3 * interval '1 millisecond'
                RETURNING 1";
            let every = allowance.every.as_secs_f64() * 1000.0;
            let ahead = every * f64::from(allowance.burst.saturating_sub(1));
            Ok(!self.change(sql, &[&key, &every, &ahead]).await?.is_empty())
        })
    }

    fn sweep(&self, now: Millis) -> Later<'_, Result<(), StoreError>> {
        Box::pin(async move {
            self.change("DELETE FROM claims WHERE until < clock_timestamp() - interval '1 hour'", &[])
                .await?;
            self.change("DELETE FROM allowances WHERE free_at < clock_timestamp()", &[]).await?;
            let sql = "DELETE FROM devices WHERE until < $1 OR until IS NULL AND seen > 0 AND seen < $2";
            self.change(sql, &[&(now as i64), &(unseen_since(now) as i64)]).await.map(drop)
        })
    }

    fn expire(&self, since: Millis, after: String) -> Later<'_, Result<Option<String>, StoreError>> {
        Box::pin(async move {
            // From one table to the next by the primary key: two looks at the index for each.
            let sql = "WITH RECURSIVE ids (id, place) AS (
                    SELECT (SELECT table_id FROM lines WHERE table_id > $1 ORDER BY table_id LIMIT 1), 1
                    UNION ALL
                    SELECT (SELECT table_id FROM lines WHERE table_id > id ORDER BY table_id LIMIT 1), place + 1
                    FROM ids WHERE id IS NOT NULL AND place < $2)
                SELECT id, (SELECT at FROM lines WHERE table_id = id ORDER BY n DESC LIMIT 1)
                FROM ids WHERE id IS NOT NULL ORDER BY id";
            let found = self.query(sql, &[&after, &(TABLES_LOOKED_AT as i32)]).await?;
            let is_old = |row: &&Row| row.get::<_, i64>(1) < since as i64;
            let old: Vec<String> = found.iter().filter(is_old).map(|row| row.get(0)).collect();
            for some in old.chunks(TABLES_EXPIRED_AT_ONCE) {
                // In one statement, and not where somebody has come back meanwhile.
                let sql = "WITH old AS (
                        SELECT id FROM unnest($1::text[]) id
                        WHERE NOT EXISTS (SELECT 1 FROM lines WHERE table_id = id AND at >= $2)),
                    unsummarized AS (DELETE FROM summaries WHERE table_id IN (SELECT id FROM old)),
                    unlisted AS (DELETE FROM lists WHERE table_id IN (SELECT id FROM old))
                    DELETE FROM lines WHERE table_id IN (SELECT id FROM old)";
                self.change(sql, &[&some, &(since as i64)]).await?;
            }
            Ok(found.into_iter().nth(TABLES_LOOKED_AT - 1).map(|row| row.get(0)))
        })
    }

    fn time(&self) -> Later<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(async move {
            let start = std::time::Instant::now();
            let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
            let rows = self.query(sql, &[]).await?;
            // It was that late about halfway.
            let since = start.elapsed().as_millis() as u64 / 2;
            Ok(rows.first().map(|row| row.get::<_, i64>(0) as u64 + since))
        })
    }
}
