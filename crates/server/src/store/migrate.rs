//! Moving house: every table of a SQLite file into a PostgreSQL database, then compared entry by entry.

use super::postgres::PostgresStore;
use super::sqlite::{FILE_NAME, broken, lock, open_reader};
use super::{Append, Store, StoreError};
use crate::journal::Line;
use crate::secret::Person;
use rusqlite::{Connection, params};
use std::path::Path;

/// What was moved and found again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many tables were moved.
    pub tables: u64,
    /// Lines of their journals.
    pub lines: u64,
    /// Places on people's lists.
    pub listed: u64,
    /// Devices and links.
    pub devices: u64,
}

/// How many tables are under way at once.
const AT_ONCE: usize = 64;

/// Moves everything in the SQLite file of this directory; `told` hears how many of how many tables are done.
///
/// What is there already is not written again, so a move that was broken off can be repeated. No server may
/// use the directory meanwhile.
///
/// # Errors
/// If a server uses it, it can't be read, the database can't be written, or holds something else in a
/// table's place.
pub async fn migrate(
    from: &Path,
    to: &PostgresStore,
    mut told: impl FnMut(u64, u64),
) -> Result<Moved, StoreError> {
    if !from.join(FILE_NAME).is_file() {
        return Err(StoreError(format!("there is no database in {}", from.display())));
    }
    let _lock = lock(from)?;
    let db = open_reader(&from.join(FILE_NAME)).map_err(broken)?;
    let tables = all_tables(&db).map_err(broken)?;
    let mut moved = Moved::default();
    for some in tables.chunks(AT_ONCE) {
        let mut journals = Vec::new();
        for (num, id, at) in some {
            journals.push((id.clone(), journal(&db, *num, *at).map_err(broken)?));
        }
        let writes = journals.iter().map(|(id, journal)| write_table(to, id, journal));
        for wrote in futures_util::future::join_all(writes).await {
            moved.lines += wrote?;
            moved.tables += 1;
        }
        told(moved.tables, tables.len() as u64);
    }
    for (key, person, until) in all_devices(&db).map_err(broken)? {
        to.bring_device(&key, person, until).await?;
        moved.devices += 1;
    }
    for person in all_people(&db).map_err(broken)? {
        moved.listed += compare_list(&db, to, person).await?;
    }
    Ok(moved)
}

/// The lines of one table with the time and the people of each.
struct Journal {
    lines: Vec<(Vec<u8>, u64)>,
    people: Vec<Person>,
}

/// Writes what is missing and reads all of it back.
async fn write_table(to: &PostgresStore, id: &str, journal: &Journal) -> Result<u64, StoreError> {
    let there = to.lines(id, 0).await?.len();
    for (n, (body, at)) in journal.lines.iter().enumerate().skip(there) {
        // People come with the last line, so a table is on a list only once it is whole.
        let people = if n + 1 == journal.lines.len() { journal.people.clone() } else { Vec::new() };
        let line = Append { table: id.to_owned(), n: n as u64, body: body.clone(), at: *at, people };
        to.append(line).await?;
    }
    let found = to.lines(id, 0).await?;
    let differs = journal.lines.iter().zip(&found).position(|((body, _), found)| body != found);
    match differs {
        Some(n) => Err(StoreError(format!("line {n} of table {id} is another one in the new database"))),
        None if found.len() != journal.lines.len() => Err(StoreError(format!(
            "table {id} has {} lines in the new database and {} in the old one",
            found.len(),
            journal.lines.len()
        ))),
        None => Ok(found.len() as u64),
    }
}

/// Every table of a person's old list is on the new one, with the same time.
async fn compare_list(db: &Connection, to: &PostgresStore, person: Person) -> Result<u64, StoreError> {
    let mut old = db
        .prepare_cached(
            "SELECT id, at FROM lists JOIN tables USING (num) WHERE person = ?1 ORDER BY at DESC, id DESC",
        )
        .map_err(broken)?;
    let listed = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64));
    let old: Vec<(String, u64)> =
        old.query_map(params![person.0 as i64], listed).and_then(Iterator::collect).map_err(broken)?;
    let new = to.tables_of(person, i32::MAX as usize).await?;
    let is_there = |(table, at): &(String, u64)| new.iter().any(|new| new.table == *table && new.at == *at);
    match old.iter().find(|listed| !is_there(listed)) {
        Some((table, _)) => Err(StoreError(format!("table {table} is missing on its player's list"))),
        None => Ok(old.len() as u64),
    }
}

fn all_tables(db: &Connection) -> rusqlite::Result<Vec<(i64, String, i64)>> {
    db.prepare("SELECT num, id, at FROM tables ORDER BY num")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}

fn journal(db: &Connection, num: i64, last_at: i64) -> rusqlite::Result<Journal> {
    let bodies: Vec<Vec<u8>> = db
        .prepare_cached("SELECT body FROM lines WHERE num = ?1 ORDER BY n")?
        .query_map(params![num], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let people = db
        .prepare_cached("SELECT person FROM lists WHERE num = ?1")?
        .query_map(params![num], |row| Ok(Person(row.get::<_, i64>(0)? as u64)))?
        .collect::<rusqlite::Result<_>>()?;
    let last = bodies.len().saturating_sub(1);
    let time = |n: usize, body: &[u8]| match Line::parse(body) {
        Ok(line) if n < last => line.at,
        _ => last_at as u64,
    };
    let timed = |(n, body): (usize, Vec<u8>)| {
        let at = time(n, &body);
        (body, at)
    };
    Ok(Journal { lines: bodies.into_iter().enumerate().map(timed).collect(), people })
}

type Device = (Vec<u8>, i64, Option<i64>);

fn all_devices(db: &Connection) -> rusqlite::Result<Vec<Device>> {
    db.prepare("SELECT key, person, until FROM devices")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}

fn all_people(db: &Connection) -> rusqlite::Result<Vec<Person>> {
    db.prepare("SELECT DISTINCT person FROM lists")?
        .query_map([], |row| Ok(Person(row.get::<_, i64>(0)? as u64)))?
        .collect()
}
