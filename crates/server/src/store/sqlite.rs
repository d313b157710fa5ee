//! The store in one SQLite file: one thread writes, many moves share one sync, readers have their own
//! connections. A commit is answered for after `synchronous=FULL` has brought it to the disk.

use super::sqlite_file::{DatabaseFile, make_private, private_file};
use super::sqlite_writer::{Job, write_all};
use super::{Append, Appended, Device, Later, Listed, Store, StoreError};
use crate::limits::{
    FILE_READERS, FILE_READERS_WAITING_MAX, GROUP_COMMIT_MAX, TABLES_EXPIRED_AT_ONCE, TABLES_LOOKED_AT,
};
use crate::secret::{Hash, Person};
use crate::time::Millis;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};

/// The file's name within the data directory.
pub const FILE_NAME: &str = "castellan.db";

const SCHEMA_VERSION: i64 = 3;
const SCHEMA: &str = "
    CREATE TABLE tables (num INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL);
    CREATE TABLE lines (num INTEGER NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (num, n)) WITHOUT ROWID;
    CREATE TABLE lists (person INTEGER NOT NULL, num INTEGER NOT NULL, PRIMARY KEY (person, num)) WITHOUT ROWID;
    CREATE TABLE devices (key BLOB PRIMARY KEY, person INTEGER NOT NULL, until INTEGER) WITHOUT ROWID;
    PRAGMA user_version = 1;";
/// What devices are told apart by.
const SECOND: &str = "
    ALTER TABLE devices ADD COLUMN label TEXT NOT NULL DEFAULT '';
    ALTER TABLE devices ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX devices_of ON devices (person);
    PRAGMA user_version = 2;";
/// What tables are on lists: made of their journals, and only of so many lines.
const THIRD: &str = "
    CREATE TABLE summaries (num INTEGER PRIMARY KEY, n INTEGER NOT NULL, body BLOB NOT NULL);
    PRAGMA user_version = 3;";

/// Journals in a SQLite file.
pub struct SqliteStore {
    jobs: mpsc::SyncSender<Job>,
    readers: Mutex<Vec<Connection>>,
    /// Who may have a connection to read with, and who may wait for that.
    reading: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    path: PathBuf,
    /// Held as long as the store lives, so that no second process writes to the same file.
    _lock: File,
}

impl SqliteStore {
    /// Opens the file in this directory, making both where they are missing.
    ///
    /// # Errors
    /// With one clear line: another process has it open, it can't be read or written, it is no such file,
    /// or a later version made it.
    pub fn open(dir: &Path) -> Result<SqliteStore, StoreError> {
        let say = |what: &str, error: &dyn std::fmt::Display| {
            StoreError(format!("{what} {}: {error}", dir.display()))
        };
        make_dir(dir).map_err(|error| say("can't make the data directory", &error))?;
        let lock = lock(dir)?;
        let path = dir.join(FILE_NAME);
        let writer = open_writer(&path).map_err(|error| say("can't open the database in", &error))?;
        let (jobs, queue) = mpsc::sync_channel(4 * GROUP_COMMIT_MAX);
        std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn({
                let file = DatabaseFile::new(&path);
                move || write_all(writer, &queue, file)
            })
            .map_err(|error| say("can't start the writer for", &error))?;
        let (reading, waiting) =
            [FILE_READERS, FILE_READERS_WAITING_MAX].map(|most| Arc::new(Semaphore::new(most))).into();
        Ok(SqliteStore { jobs, readers: Mutex::new(Vec::new()), reading, waiting, path, _lock: lock })
    }

    /// Bounds the file to so many pages, as a full disk would; none lifts the bound.
    ///
    /// # Errors
    /// If the writer has stopped.
    pub async fn limit_pages(&self, most: Option<u32>) -> Result<(), StoreError> {
        self.write(|to| Job::Limit(most.unwrap_or(u32::MAX - 1), to)).await
    }

    fn write<'a, T: Send + 'a>(
        &'a self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Later<'a, Result<T, StoreError>> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.try_send(job(answer));
        Box::pin(async move {
            sent.map_err(|_| StoreError("the store has too much to write".to_owned()))?;
            answered.await.unwrap_or_else(|_| Err(StoreError("the store's writer has stopped".to_owned())))
        })
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<'a, Result<T, StoreError>> {
        let (path, waiting, reading) =
            (self.path.clone(), Arc::clone(&self.waiting), Arc::clone(&self.reading));
        Box::pin(async move {
            let too_much = |_| StoreError("the store has too much to read".to_owned());
            let waits = waiting.try_acquire_owned().map_err(too_much)?;
            let may_read = reading.acquire_owned().await.map_err(|error| StoreError(error.to_string()))?;
            drop(waits);
            let idle = self.readers().pop();
            let done = tokio::task::spawn_blocking(move || {
                // Kept here, so that a request that is given up opens no further connection.
                let _may_read = may_read;
                let connection = match idle {
                    Some(connection) => connection,
                    None => open_reader(&path)?,
                };
                read(&connection).map(|answer| (connection, answer))
            });
            let (connection, answer) =
                done.await.map_err(|error| StoreError(error.to_string()))?.map_err(broken)?;
            self.readers().push(connection);
            Ok(answer)
        })
    }

    fn readers(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it stands where a closure would")]
pub(super) fn broken(error: rusqlite::Error) -> StoreError {
    StoreError(format!("the database refuses: {error}"))
}

/// Keeps every other process from the directory as long as the answer is held.
pub(super) fn lock(dir: &Path) -> Result<File, StoreError> {
    let say =
        |what: &str, error: &dyn std::fmt::Display| StoreError(format!("{what} {}: {error}", dir.display()));
    let lock = private_file()
        .create(true)
        .truncate(false)
        .write(true)
        .open(dir.join("castellan.lock"))
        .map_err(|error| say("can't write to the data directory", &error))?;
    lock.try_lock().map_err(|error| match error {
        std::fs::TryLockError::WouldBlock => {
            StoreError(format!("another castellan is already using {}", dir.display()))
        }
        std::fs::TryLockError::Error(error) => say("can't lock the data directory", &error),
    })?;
    Ok(lock)
}

/// Makes the directory for nobody else's eyes: the seeds of running games are in it.
fn make_dir(dir: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(dir)
}

fn open_writer(path: &Path) -> rusqlite::Result<Connection> {
    make_private(path).map_err(|error| {
        rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(14), Some(error.to_string()))
    })?;
    let db = Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "wal_autocheckpoint", 4000)?;
    db.set_prepared_statement_cache_capacity(32);
    let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        0 => db.execute_batch(&format!("BEGIN IMMEDIATE; {SCHEMA} {SECOND} {THIRD} COMMIT;"))?,
        1 => db.execute_batch(&format!("BEGIN IMMEDIATE; {SECOND} {THIRD} COMMIT;"))?,
        2 => db.execute_batch(&format!("BEGIN IMMEDIATE; {THIRD} COMMIT;"))?,
        SCHEMA_VERSION => {}
        _ => {
            let why = format!("a later version of castellan made it (schema {version})");
            return Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(26), Some(why)));
        }
    }
    db.execute_batch("CREATE TABLE IF NOT EXISTS probes (body BLOB NOT NULL)")?;
    Ok(db)
}

pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.set_prepared_statement_cache_capacity(16);
    Ok(db)
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> Later<'_, Result<Appended, StoreError>> {
        self.write(|to| Job::Append(append, to))
    }

    fn lines(&self, table: &str, from: u64) -> Later<'_, Result<Vec<Vec<u8>>, StoreError>> {
        let table = table.to_owned();
        self.read(move |db| {
            let mut lines = db.prepare_cached(
                "SELECT body FROM lines JOIN tables USING (num) WHERE id = ?1 AND n >= ?2 ORDER BY n",
            )?;
            lines.query_map(params![table, from as i64], |row| row.get(0))?.collect()
        })
    }

    fn tables_of(&self, person: Person, most: usize) -> Later<'_, Result<Vec<Listed>, StoreError>> {
        self.read(move |db| {
            let mut tables = db.prepare_cached(
                "SELECT id, at, (SELECT max(n) + 1 FROM lines WHERE lines.num = own.num) AS lines, summaries.n, body
                 FROM (SELECT num, id, at FROM lists JOIN tables USING (num) WHERE person = ?1
                       ORDER BY at DESC, id DESC LIMIT ?2) AS own
                 LEFT JOIN summaries USING (num) ORDER BY at DESC, id DESC",
            )?;
            let listed = |row: &rusqlite::Row<'_>| {
                let (lines, of): (i64, Option<i64>) = (row.get(2)?, row.get(3)?);
                let summary = if of == Some(lines) { row.get(4)? } else { None };
                Ok(Listed { table: row.get(0)?, at: row.get::<_, i64>(1)? as u64, lines: lines as u64, summary })
            };
            tables.query_map(params![person.0 as i64, most as i64], listed)?.collect()
        })
    }

    fn summarize(&self, table: &str, lines: u64, summary: Vec<u8>) -> Later<'_, Result<(), StoreError>> {
        let table = table.to_owned();
        self.write(|to| Job::Summarize(table, lines, summary, to))
    }

    fn unlist(&self, person: Person, table: &str) -> Later<'_, Result<(), StoreError>> {
        let table = table.to_owned();
        self.write(|to| Job::Unlist(person, table, to))
    }

    fn remember(
        &self,
        key: Hash,
        person: Person,
        until: Option<Millis>,
    ) -> Later<'_, Result<(), StoreError>> {
        self.write(|to| Job::Remember(key, person, until, to))
    }

    fn who(&self, key: Hash) -> Later<'_, Result<Option<Person>, StoreError>> {
        self.read(move |db| {
            db.prepare_cached("SELECT person FROM devices WHERE key = ?1 AND until IS NULL")?
                .query_row(params![key.bytes()], |row| row.get::<_, i64>(0))
                .optional()
                .map(|person| person.map(|person| Person(person as u64)))
        })
    }

    fn take(&self, key: Hash, now: Millis) -> Later<'_, Result<Option<Person>, StoreError>> {
        self.write(|to| Job::Take(key, now, to))
    }

    fn devices_of(&self, person: Person) -> Later<'_, Result<Vec<Device>, StoreError>> {
        self.read(move |db| {
            let mut devices = db.prepare_cached(
                "SELECT key, until, label, seen FROM devices WHERE person = ?1 ORDER BY key",
            )?;
            let device = |row: &rusqlite::Row<'_>| {
                Ok(Device {
                    key: Hash::from_bytes(row.get(0)?),
                    until: row.get::<_, Option<i64>>(1)?.map(|at| at as u64),
                    label: row.get(2)?,
                    seen: row.get::<_, i64>(3)? as u64,
                })
            };
            devices.query_map(params![person.0 as i64], device)?.collect()
        })
    }

    fn see(&self, key: Hash, label: String, at: Millis) -> Later<'_, Result<(), StoreError>> {
        self.write(|to| Job::See(key, label, at, to))
    }

    fn sweep(&self, now: Millis) -> Later<'_, Result<(), StoreError>> {
        self.write(|to| Job::Sweep(now, to))
    }

    fn expire(&self, since: Millis, after: String) -> Later<'_, Result<Option<String>, StoreError>> {
        let found = self.read(move |db| {
            let mut tables =
                db.prepare_cached("SELECT id, num, at FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?;
            let table = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
            tables.query_map(params![after, TABLES_LOOKED_AT as i64], table)?.collect()
        });
        Box::pin(async move {
            let tables: Vec<(String, i64, i64)> = found.await?;
            let old: Vec<i64> =
                tables.iter().filter(|(.., at)| *at < since as i64).map(|(_, num, _)| *num).collect();
            // Moves are written in between.
            for some in old.chunks(TABLES_EXPIRED_AT_ONCE) {
                self.write(|to| Job::Expire(some.to_vec(), since, to)).await?;
            }
            Ok(tables.into_iter().nth(TABLES_LOOKED_AT - 1).map(|(id, ..)| id))
        })
    }

    fn forget(&self, key: Hash) -> Later<'_, Result<(), StoreError>> {
        self.write(|to| Job::Forget(key, to))
    }

    fn check(&self) -> Later<'_, Result<(), StoreError>> {
        self.write(Job::Check)
    }

    fn lengths(&self, tables: Vec<String>) -> Later<'_, Result<Vec<(String, u64)>, StoreError>> {
        self.read(move |db| {
            let mut count = db.prepare_cached(
                "SELECT coalesce(max(n) + 1, 0) FROM lines WHERE num = (SELECT num FROM tables WHERE id = ?1)",
            )?;
            let len = |table: String| {
                let len: i64 = count.query_row(params![table], |row| row.get(0))?;
                Ok((table, len as u64))
            };
            tables.into_iter().map(len).collect()
        })
    }
}
