//! The thread that writes to a SQLite file: whatever has come in while one sync ran shares the next.

use super::sqlite::broken;
use super::sqlite_file::DatabaseFile;
use super::{Append, Appended, FOR_EVER, StoreError, unseen_since};
use crate::limits::GROUP_COMMIT_MAX;
use crate::parts::part;
use crate::secret::{Hash, Person};
use crate::time::Millis;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use std::sync::mpsc;
use tokio::sync::oneshot;

/// One change and where its answer goes.
pub(super) enum Job {
    Append(Append, oneshot::Sender<Result<Appended, StoreError>>),
    Remember(Hash, Person, Option<Millis>, oneshot::Sender<Result<(), StoreError>>),
    Take(Hash, Millis, oneshot::Sender<Result<Option<Person>, StoreError>>),
    Forget(Hash, oneshot::Sender<Result<(), StoreError>>),
    Summarize(String, u64, Vec<u8>, oneshot::Sender<Result<(), StoreError>>),
    Unlist(Person, String, oneshot::Sender<Result<(), StoreError>>),
    See(Hash, String, Millis, oneshot::Sender<Result<(), StoreError>>),
    Sweep(Millis, oneshot::Sender<Result<(), StoreError>>),
    /// Forgets these tables, unless something has happened there since.
    Expire(Vec<i64>, Millis, oneshot::Sender<Result<(), StoreError>>),
    /// How many pages the file may have.
    Limit(u32, oneshot::Sender<Result<(), StoreError>>),
    /// Writes what nobody needs, the way that a line takes.
    Check(oneshot::Sender<Result<(), StoreError>>),
}

/// An answer that waits for the sync.
type Due = Box<dyn FnOnce(Option<StoreError>) + Send>;

/// The writer's life: whatever has come in while the last sync ran is written with the next one.
pub(super) fn write_all(mut db: Connection, queue: &mpsc::Receiver<Job>, mut file: DatabaseFile) {
    while let Ok(first) = queue.recv() {
        let mut due: Vec<Due> = Vec::new();
        let append = part!("append");
        let written = write_group(&mut db, first, queue, &mut due, &mut file);
        if let Err(error) = &written {
            tracing::error!(%error, "the store could not write");
            metrics::counter!("castellan_store_failures_total").increment(1);
            // A half-done group must not stay open, or nothing could ever be written again.
            if !db.is_autocommit() {
                let _ = db.execute_batch("ROLLBACK");
            }
        }
        drop(append);
        let error = written.err().map(broken);
        metrics::histogram!("castellan_group_size").record(due.len() as f64);
        due.into_iter().for_each(|answer| answer(error.clone()));
    }
}

fn write_group(
    db: &mut Connection,
    first: Job,
    queue: &mpsc::Receiver<Job>,
    due: &mut Vec<Due>,
    file: &mut DatabaseFile,
) -> rusqlite::Result<()> {
    let mut next = Some(first);
    let mut failed = db.execute_batch("BEGIN IMMEDIATE").err();
    while let Some(job) = next.take() {
        match (job, &failed) {
            (job, None) => failed = do_job(db, job, due, file).err(),
            (job, Some(_)) => refuse_job(job, due),
        }
        if due.len() < GROUP_COMMIT_MAX {
            next = queue.try_recv().ok();
        }
    }
    match failed {
        Some(error) => Err(error),
        None => db.execute_batch("COMMIT"),
    }
}

/// Remembers to give this answer once the group is durable, or the error if it is not.
fn promise<T: Send + 'static>(
    to: oneshot::Sender<Result<T, StoreError>>,
    answer: Option<T>,
    due: &mut Vec<Due>,
) {
    due.push(Box::new(move |error| {
        let unknown = || StoreError("nothing was written".to_owned());
        let _ = to.send(match (error, answer) {
            (None, Some(answer)) => Ok(answer),
            (error, _) => Err(error.unwrap_or_else(unknown)),
        });
    }));
}

fn refuse_job(job: Job, due: &mut Vec<Due>) {
    match job {
        Job::Append(_, to) => promise(to, None, due),
        Job::Remember(.., to)
        | Job::Forget(_, to)
        | Job::Summarize(.., to)
        | Job::Unlist(.., to)
        | Job::See(.., to)
        | Job::Sweep(_, to)
        | Job::Expire(.., to)
        | Job::Limit(_, to)
        | Job::Check(to) => promise(to, None, due),
        Job::Take(.., to) => promise(to, None, due),
    }
}

fn do_job(db: &Connection, job: Job, due: &mut Vec<Due>, file: &mut DatabaseFile) -> rusqlite::Result<()> {
    match job {
        Job::Append(append, to) => do_one(to, due, || do_append(db, &append)),
        Job::Remember(key, person, until, to) => do_one(to, due, || {
            db.prepare_cached("INSERT OR REPLACE INTO devices (key, person, until) VALUES (?1, ?2, ?3)")?
                .execute(params![key.bytes(), person.0 as i64, until.map(|at| at as i64)])?;
            Ok(())
        }),
        Job::Take(key, now, to) => do_one(to, due, || {
            let found: Option<(i64, i64)> = db
                .prepare_cached("SELECT person, until FROM devices WHERE key = ?1 AND until IS NOT NULL")?
                .query_row(params![key.bytes()], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            db.prepare_cached("DELETE FROM devices WHERE key = ?1 AND until IS NOT NULL AND until < ?2")?
                .execute(params![key.bytes(), FOR_EVER as i64])?;
            Ok(found.filter(|(_, until)| now as i64 <= *until).map(|(person, _)| Person(person as u64)))
        }),
        Job::Unlist(person, table, to) => do_one(to, due, || {
            let sql = "DELETE FROM lists WHERE person = ?1 AND num = (SELECT num FROM tables WHERE id = ?2)";
            db.prepare_cached(sql)?.execute(params![person.0 as i64, table])?;
            Ok(())
        }),
        Job::Summarize(table, lines, summary, to) => do_one(to, due, || {
            let sql = "INSERT INTO summaries SELECT num, ?2, ?3 FROM tables WHERE id = ?1
                 ON CONFLICT (num) DO UPDATE SET n = excluded.n, body = excluded.body WHERE n < excluded.n";
            db.prepare_cached(sql)?.execute(params![table, lines as i64, summary])?;
            Ok(())
        }),
        Job::Forget(key, to) => do_one(to, due, || {
            db.prepare_cached("DELETE FROM devices WHERE key = ?1")?.execute(params![key.bytes()])?;
            Ok(())
        }),
        Job::See(key, label, at, to) => do_one(to, due, || {
            db.prepare_cached("UPDATE devices SET label = ?2, seen = ?3 WHERE key = ?1")?
                .execute(params![key.bytes(), label, at as i64])?;
            Ok(())
        }),
        Job::Sweep(now, to) => do_one(to, due, || {
            db.prepare_cached(
                "DELETE FROM devices WHERE until < ?1 OR until IS NULL AND seen > 0 AND seen < ?2",
            )?
            .execute(params![now as i64, unseen_since(now) as i64])?;
            Ok(())
        }),
        Job::Expire(tables, since, to) => do_one(to, due, || do_expire(db, &tables, since)),
        Job::Limit(most, to) => {
            do_one(to, due, || db.query_row(&format!("PRAGMA max_page_count = {most}"), [], |_| Ok(())))
        }
        Job::Check(to) => do_one(to, due, || file.check(db)),
    }
}

fn do_one<T: Send + 'static>(
    to: oneshot::Sender<Result<T, StoreError>>,
    due: &mut Vec<Due>,
    write: impl FnOnce() -> rusqlite::Result<T>,
) -> rusqlite::Result<()> {
    let written = write();
    let (answer, error) = match written {
        Ok(answer) => (Some(answer), None),
        Err(error) => (None, Some(error)),
    };
    promise(to, answer, due);
    error.map_or(Ok(()), Err)
}

fn do_append(db: &Connection, append: &Append) -> rusqlite::Result<Appended> {
    let num = db
        .prepare_cached("SELECT num FROM tables WHERE id = ?1")?
        .query_row(params![append.table], |row| row.get::<_, i64>(0))
        .optional()?;
    let num = match (num, append.n) {
        (Some(num), _) => num,
        (None, 0) => {
            db.prepare_cached("INSERT INTO tables (id, at) VALUES (?1, ?2)")?
                .execute(params![append.table, append.at as i64])?;
            db.last_insert_rowid()
        }
        (None, _) => return Ok(Appended::Conflict),
    };
    let inserted = db
        .prepare_cached(
            "INSERT INTO lines (num, n, body) SELECT ?1, ?2, ?3
             WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM lines WHERE num = ?1 AND n = ?2 - 1)",
        )?
        .execute(params![num, append.n as i64, append.body]);
    match inserted {
        Ok(1) => {}
        Ok(_) => return Ok(Appended::Conflict),
        Err(rusqlite::Error::SqliteFailure(error, _)) if error.code == ErrorCode::ConstraintViolation => {
            return Ok(Appended::Conflict);
        }
        Err(error) => return Err(error),
    }
    db.prepare_cached("UPDATE tables SET at = ?2 WHERE num = ?1")?.execute(params![num, append.at as i64])?;
    for person in &append.people {
        db.prepare_cached("INSERT OR IGNORE INTO lists VALUES (?1, ?2)")?
            .execute(params![person.0 as i64, num])?;
    }
    Ok(Appended::Durable)
}

fn do_expire(db: &Connection, tables: &[i64], since: Millis) -> rusqlite::Result<()> {
    for num in tables {
        let is_old = "DELETE FROM tables WHERE num = ?1 AND at < ?2";
        if db.prepare_cached(is_old)?.execute(params![num, since as i64])? == 1 {
            db.prepare_cached("DELETE FROM lines WHERE num = ?1")?.execute(params![num])?;
        }
    }
    // A number may be given to another table later, which is on nobody's list by that and has no summary.
    for of in ["lists", "summaries"] {
        let gone = format!("DELETE FROM {of} WHERE num NOT IN (SELECT num FROM tables)");
        db.prepare_cached(&gone)?.execute([])?;
    }
    Ok(())
}
