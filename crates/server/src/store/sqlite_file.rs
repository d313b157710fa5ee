//! The database's file itself: for nobody else's eyes, and still the one that was opened.

use rusqlite::Connection;
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};

/// What every database file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// How files are made that only their owner may read: the seeds of running games are in them.
pub(super) fn private_file() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a database file and what stands beside it its owner's alone, whoever made them before. What SQLite makes
/// beside it later has the same rights.
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    private_file().create(true).append(true).open(path)?;
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mut file = OsString::from(path);
        file.push(end);
        match std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The file that was opened, to be found again under its name.
pub(super) struct DatabaseFile {
    path: PathBuf,
    /// Which file it was, and how long it was at least: it never becomes shorter by itself.
    was: Option<(u64, u64)>,
}

impl DatabaseFile {
    pub(super) fn new(path: &Path) -> DatabaseFile {
        DatabaseFile { path: path.to_owned(), was: None }
    }

    /// Writes as a line is written, and finds out whether the file is still the one that was opened. A database that
    /// was moved, cut or written over takes lines for a while that nobody will ever read.
    pub(super) fn check(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let bad = |why: String| rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(11), Some(why));
        self.is_the_same().map_err(|error| bad(error.to_string()))?;
        db.prepare_cached("INSERT INTO probes VALUES (zeroblob(8192))")?.execute([])?;
        db.prepare_cached("DELETE FROM probes")?.execute([])?;
        Ok(())
    }

    fn is_the_same(&mut self) -> std::io::Result<()> {
        let mut file = File::open(&self.path)?;
        let mut start = [0; 16];
        file.read_exact(&mut start)?;
        let meta = file.metadata()?;
        let (number, len) = (number(&meta), meta.len());
        let was = *self.was.get_or_insert((number, len));
        if &start != MAGIC || was.0 != number || len < was.1 {
            return Err(std::io::Error::other("the database is no longer the one that was opened"));
        }
        self.was = Some((number, len));
        Ok(())
    }
}

#[cfg(unix)]
fn number(meta: &std::fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(meta)
}

#[cfg(not(unix))]
fn number(_: &std::fs::Metadata) -> u64 {
    0
}
