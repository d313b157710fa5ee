//! Copies of a database, made while a server may be using it.

use super::StoreError;
use super::sqlite::{FILE_NAME, broken, open_reader};
use super::sqlite_file::make_private;
use rusqlite::params;
use std::fs::File;
use std::path::Path;

/// Copies a database to one file while a server may be using it.
///
/// # Errors
/// If there is no database, or the copy can't be written.
pub fn backup(dir: &Path, out: &Path) -> Result<(), StoreError> {
    let path = dir.join(FILE_NAME);
    if !path.is_file() {
        return Err(StoreError(format!("there is no database in {}", dir.display())));
    }
    if out.exists() {
        return Err(StoreError(format!("{} exists already", out.display())));
    }
    // An empty file is what SQLite fills, with the rights that it has.
    make_private(out).map_err(|error| StoreError(format!("can't write {}: {error}", out.display())))?;
    let copy = || -> rusqlite::Result<()> {
        let db = open_reader(&path)?;
        // One statement, one consistent moment, and the copy has no write-ahead log beside it.
        db.execute("VACUUM INTO ?1", params![out.to_string_lossy()])?;
        let check: String =
            open_reader(out)?.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
        if check == "ok" {
            Ok(())
        } else {
            Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(11), Some(check)))
        }
    };
    copy().map_err(|error| {
        let _ = std::fs::remove_file(out);
        broken(error)
    })?;
    File::open(out).and_then(|file| file.sync_all()).map_err(|error| StoreError(error.to_string()))
}
