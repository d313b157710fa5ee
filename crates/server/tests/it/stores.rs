//! What every store must do, and what SQLite must do besides.

use crate::support::{Server, request};
use axum::body::Body;
use castellan_server::http::Config;
use castellan_server::limits::TABLES_LOOKED_AT;
use castellan_server::secret::{Hash, Person};
use castellan_server::store::backup::backup;
use castellan_server::store::memory::MemoryStore;
use castellan_server::store::sqlite::{FILE_NAME, SqliteStore};
use castellan_server::store::{Append, Appended, Device, FOR_EVER, Listed, Store};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;

/// A directory of its own that is removed afterwards.
pub struct Dir(pub PathBuf);

impl Dir {
    pub fn new(name: &str) -> Dir {
        let dir = std::env::temp_dir().join(format!("castellan-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn line(table: &str, n: u64, people: &[Person]) -> Append {
    Append {
        table: table.to_owned(),
        n,
        body: format!("{table} {n}").into_bytes(),
        at: 1000 + n,
        people: people.to_vec(),
    }
}

#[allow(clippy::too_many_lines, reason = "the promises of a store, one after the other")]
pub async fn conforms(store: Arc<dyn Store>) {
    assert_eq!(store.lines("a", 0).await.unwrap(), Vec::<Vec<u8>>::new());
    assert_eq!(
        store.append(line("a", 1, &[])).await,
        Ok(Appended::Conflict),
        "no line without the one before"
    );
    for n in 0..5 {
        assert_eq!(store.append(line("a", n, &[])).await, Ok(Appended::Durable));
        assert_eq!(store.append(line("a", n, &[])).await, Ok(Appended::Conflict), "a place is taken once");
    }
    assert_eq!(store.append(line("a", 6, &[])).await, Ok(Appended::Conflict), "no gap");
    assert_eq!(store.lines("a", 0).await.unwrap().len(), 5);
    assert_eq!(store.lines("a", 3).await.unwrap(), [b"a 3".to_vec(), b"a 4".to_vec()]);
    assert_eq!(store.lines("a", 99).await.unwrap().len(), 0);

    let lengths = store.lengths(vec!["none".to_owned(), "a".to_owned()]).await.unwrap();
    assert_eq!(lengths, [("none".to_owned(), 0), ("a".to_owned(), 5)]);

    // Many tables at once, and two lines of each under way.
    let mut many = tokio::task::JoinSet::new();
    for at in 0..40 {
        let store = Arc::clone(&store);
        many.spawn(async move {
            let id = format!("many {at}");
            let (first, second) = (store.append(line(&id, 0, &[])), store.append(line(&id, 1, &[])));
            assert_eq!(first.await, Ok(Appended::Durable));
            // Whether it found the first there or came before it, no line is without the one before.
            let kept = u64::from(second.await == Ok(Appended::Durable));
            assert_eq!(store.lines(&id, 0).await.unwrap().len() as u64, 1 + kept);
        });
    }
    many.join_all().await;

    // Of many who want the same place one gets it.
    let mut race = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let store = Arc::clone(&store);
        race.spawn(async move { store.append(line("race", 0, &[])).await.unwrap() });
    }
    let won = race.join_all().await.into_iter().filter(|outcome| *outcome == Appended::Durable).count();
    assert_eq!(won, 1);

    let (one, two) = (Person(1), Person(2));
    store.append(line("b", 0, &[one, two])).await.unwrap();
    store.append(line("c", 0, &[one])).await.unwrap();
    store.append(line("b", 1, &[one])).await.unwrap();
    let listed = |table: &str, at| {
        let lines = at - 999;
        Listed { table: table.to_owned(), at, lines, summary: None }
    };
    assert_eq!(store.tables_of(one, 9).await.unwrap(), [listed("b", 1001), listed("c", 1000)]);
    // A summary counts for the lines that it was made of, and an older one never takes its place.
    for (lines, summary) in [(1, "one"), (2, "two"), (1, "late")] {
        store.summarize("b", lines, summary.into()).await.unwrap();
        store.summarize("nowhere", lines, summary.into()).await.unwrap();
    }
    store.summarize("c", 2, "too much".into()).await.unwrap();
    let summed = Listed { summary: Some("two".into()), ..listed("b", 1001) };
    assert_eq!(store.tables_of(one, 9).await.unwrap(), [summed, listed("c", 1000)]);
    store.append(line("b", 2, &[])).await.unwrap();
    assert_eq!(store.tables_of(one, 1).await.unwrap()[0], listed("b", 1002));
    assert_eq!(store.tables_of(one, 1).await.unwrap(), [listed("b", 1002)]);
    assert_eq!(store.tables_of(two, 9).await.unwrap(), [listed("b", 1002)]);
    store.unlist(one, "c").await.unwrap();
    store.unlist(two, "c").await.unwrap();
    assert_eq!(store.tables_of(one, 9).await.unwrap(), [listed("b", 1002)]);
    assert_eq!(store.lines("c", 0).await.unwrap().len(), 1, "nobody's table is lost by that");

    let (device, link) = (Hash::of("device"), Hash::of("link"));
    store.remember(device, one, None).await.unwrap();
    store.remember(link, two, Some(50)).await.unwrap();
    assert_eq!(store.who(device).await, Ok(Some(one)));
    assert_eq!(store.who(link).await, Ok(None), "a link is no device");
    assert_eq!(store.take(device, 0).await, Ok(None), "a device is no link");
    assert_eq!(store.take(link, 50).await, Ok(Some(two)));
    assert_eq!(store.take(link, 50).await, Ok(None), "a link works once");
    store.remember(link, two, Some(50)).await.unwrap();
    assert_eq!(store.take(link, 51).await, Ok(None), "a link works only so long");
    let code = Hash::of("code");
    store.remember(code, two, Some(FOR_EVER)).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.take(code, 50).await, Ok(Some(two)), "what works for ever stays");
    }
    store.forget(code).await.unwrap();
    assert_eq!(store.take(code, 50).await, Ok(None));
    store.see(device, "Firefox, Linux".to_owned(), 1_000).await.unwrap();
    store.see(Hash::of("nobody's"), "curl".to_owned(), 1_000).await.unwrap();
    store.remember(link, one, Some(60)).await.unwrap();
    let known = |key, until, label: &str, seen| Device { key, until, label: label.to_owned(), seen };
    let mut devices = store.devices_of(one).await.unwrap();
    devices.sort_by_key(|device| device.until);
    assert_eq!(devices, [known(device, None, "Firefox, Linux", 1_000), known(link, Some(60), "", 0)]);
    store.sweep(61).await.unwrap();
    assert_eq!(store.devices_of(one).await.unwrap().len(), 1, "a link that has ended is swept");
    assert_eq!(store.devices_of(two).await.unwrap(), []);
    let (day, days) = (24 * 3_600_000, castellan_server::limits::DEVICE_KEPT_DAYS);
    store.sweep(1_000 + days * day).await.unwrap();
    assert_eq!(store.who(device).await, Ok(Some(one)), "it may come back as long as its cookie lasts");
    store.sweep(1_001 + days * day).await.unwrap();
    assert_eq!(store.who(device).await, Ok(None), "and is forgotten then");
    store.remember(device, one, None).await.unwrap();
    store.forget(device).await.unwrap();
    assert_eq!(store.who(device).await, Ok(None));
    assert_eq!(store.check().await, Ok(()));
    old_tables_are_forgotten(&*store).await;
}

/// More tables than are looked at together, some of them old.
async fn old_tables_are_forgotten(store: &dyn Store) {
    let person = Person(7);
    let id = |number: u64| format!("table {number:04}");
    let numbers: Vec<u64> = (0..2 * TABLES_LOOKED_AT as u64 + 3).collect();
    for some in numbers.chunks(100) {
        let opened = some.iter().map(|number| {
            let at = if number % 3 == 0 { 500 } else { 1_000 };
            store.append(Append { at, ..line(&id(*number), 0, &[person]) })
        });
        let opened = futures_util::future::join_all(opened).await;
        assert!(opened.iter().all(|outcome| *outcome == Ok(Appended::Durable)));
    }
    // An old one that somebody has come back to.
    store.append(Append { at: 1_000, ..line(&id(0), 1, &[]) }).await.unwrap();
    let mut next = Some(String::new());
    let mut looks = 0;
    while let Some(after) = next {
        next = store.expire(1_000, after).await.unwrap();
        looks += 1;
    }
    assert!(looks < 10, "{looks}");
    for (number, lines) in [(0, 2), (1, 1), (2, 1), (3, 0), (501, 0), (502, 1), (999, 0), (1002, 0)] {
        assert_eq!(store.lines(&id(number), 0).await.unwrap().len(), lines, "{number}");
    }
    let listed = store.tables_of(person, 2_000).await.unwrap();
    assert_eq!(listed.len(), 669);
    assert!(listed.iter().all(|listed| listed.at == 1_000));
    assert_eq!(store.append(line(&id(3), 1, &[])).await, Ok(Appended::Conflict), "nothing is left of it");
    assert_eq!(store.append(line("another", 0, &[])).await, Ok(Appended::Durable));
    assert_eq!(store.tables_of(person, 2_000).await.unwrap().len(), 669, "it is on nobody's list");
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Arc::new(MemoryStore::default())).await;
}

#[tokio::test]
async fn sqlite_conforms_and_keeps_everything() {
    let dir = Dir::new("conforms");
    conforms(Arc::new(SqliteStore::open(&dir.0).unwrap())).await;
    let again = open_again(&dir).await;
    assert_eq!(again.lines("a", 0).await.unwrap().len(), 5);
    assert_eq!(again.tables_of(Person(2), 9).await.unwrap().len(), 1);
}

/// The writer's thread ends a moment after its store; the lock is the store's own and free at once.
async fn open_again(dir: &Dir) -> SqliteStore {
    SqliteStore::open(&dir.0).unwrap()
}

#[tokio::test]
async fn a_second_process_is_refused_with_a_clear_line() {
    let dir = Dir::new("lock");
    let _first = SqliteStore::open(&dir.0).unwrap();
    let second = SqliteStore::open(&dir.0).err().unwrap();
    assert!(second.0.starts_with("another castellan is already using"), "{second}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_with_a_clear_line() {
    let dir = Dir::new("corrupt");
    std::fs::write(dir.0.join(FILE_NAME), "this is no database, whatever its name says. ".repeat(50))
        .unwrap();
    let refused = SqliteStore::open(&dir.0).err().unwrap();
    assert!(refused.0.contains("not a database") && !refused.0.contains('\n'), "{refused}");
    let file = dir.0.join("file");
    std::fs::write(&file, "").unwrap();
    assert!(SqliteStore::open(&file).err().unwrap().0.contains("can't make the data directory"));
}

/// Whoever runs the tests as root may write anywhere, so the way is barred by a directory.
#[tokio::test]
async fn a_directory_that_can_not_be_written_to_is_refused_with_a_clear_line() {
    let dir = Dir::new("barred");
    std::fs::create_dir(dir.0.join("castellan.lock")).unwrap();
    let refused = SqliteStore::open(&dir.0).err().unwrap();
    assert!(refused.0.starts_with("can't write to the data directory"), "{refused}");
    let dir = Dir::new("barred-file");
    std::fs::create_dir(dir.0.join(FILE_NAME)).unwrap();
    let refused = SqliteStore::open(&dir.0).err().unwrap();
    assert!(refused.0.starts_with("can't open the database") && !refused.0.contains('\n'), "{refused}");
}

#[tokio::test]
async fn a_locked_database_is_waited_for_and_nothing_is_lost() {
    let dir = Dir::new("busy");
    let store = SqliteStore::open(&dir.0).unwrap();
    store.append(line("a", 0, &[])).await.unwrap();
    let other = rusqlite::Connection::open(dir.0.join(FILE_NAME)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let appended = store.append(line("a", 1, &[]));
    let freed = tokio::task::spawn_blocking(move || other.execute_batch("COMMIT"));
    assert_eq!(appended.await, Ok(Appended::Durable));
    freed.await.unwrap().unwrap();
    assert_eq!(store.lines("a", 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_recovers_without_a_restart() {
    let dir = Dir::new("full");
    let store = SqliteStore::open(&dir.0).unwrap();
    store.append(line("a", 0, &[])).await.unwrap();
    // A database that may not grow answers as a full disk does.
    store.limit_pages(Some(1)).await.unwrap();
    let large = Append { body: vec![b'x'; 1 << 20], ..line("a", 1, &[]) };
    let refused = store.append(large.clone()).await;
    assert!(refused.as_ref().is_err_and(|error| error.0.contains("full")), "{refused:?}");
    assert_eq!(store.lines("a", 0).await.unwrap().len(), 1, "nothing half-written");
    store.limit_pages(None).await.unwrap();
    assert_eq!(store.append(large).await, Ok(Appended::Durable));
}

#[tokio::test]
async fn a_backup_of_a_running_store_opens_as_a_store() {
    let (dir, other) = (Dir::new("backup"), Dir::new("restore"));
    let store = SqliteStore::open(&dir.0).unwrap();
    for n in 0..50 {
        store.append(line("a", n, &[Person(3)])).await.unwrap();
    }
    let file = other.0.join(FILE_NAME);
    backup(&dir.0, &file).unwrap();
    store.append(line("a", 50, &[])).await.unwrap();
    let restored = SqliteStore::open(&other.0).unwrap();
    assert_eq!(restored.lines("a", 0).await.unwrap().len(), 50);
    assert_eq!(restored.append(line("a", 50, &[])).await, Ok(Appended::Durable));
    assert!(backup(&dir.0, &file).unwrap_err().0.contains("exists already"));
    assert!(backup(&file, &other.0.join("x")).unwrap_err().0.contains("no database"));
}

#[tokio::test]
async fn an_entry_takes_less_than_two_hundred_bytes() {
    let dir = Dir::new("growth");
    let server = crate::support::Server::with(
        castellan_server::http::Config { no_rate_limits: true, ..Default::default() },
        Arc::new(SqliteStore::open(&dir.0).unwrap()),
    );
    let mut entries = 0;
    for _ in 0..40 {
        let (table, tokens) = server.table().await;
        server.finish(&table, &tokens).await;
        entries += server.look(&table, "").await["state"]["n"].as_u64().unwrap();
    }
    let copy = Dir::new("growth-copy");
    backup(&dir.0, &copy.0.join("x.db")).unwrap();
    let bytes = std::fs::metadata(copy.0.join("x.db")).unwrap().len();
    // A table's own line, its keys and the file's fixed pages are counted too.
    assert!(
        bytes / entries < 200 + 40 * 1000 / entries + 40_000 / entries,
        "{bytes} bytes for {entries} entries"
    );
}

#[tokio::test]
async fn moves_survive_the_end_of_their_server() {
    let dir = Dir::new("survive");
    let config = castellan_server::http::Config { no_rate_limits: true, ..Default::default() };
    let first = crate::support::Server::with(config.clone(), Arc::new(SqliteStore::open(&dir.0).unwrap()));
    let (table, tokens) = first.table().await;
    let played = first.play_any(&table, &tokens[0], 9).await;
    let view = first.look(&table, &tokens[0]).await;
    let copy = Dir::new("survive-copy");
    backup(&dir.0, &copy.0.join(FILE_NAME)).unwrap();
    let second = crate::support::Server::with(config, Arc::new(SqliteStore::open(&copy.0).unwrap()));
    assert_eq!(second.look(&table, &tokens[0]).await, view);
    let mut again = view["view"]["seats"][0]["choice"].clone();
    again = serde_json::json!({"n": 1, "request_id": "r1", "move": again});
    assert_eq!(
        second.post(&format!("/api/tables/{table}/moves"), &tokens[0], &again).await.json,
        played.json
    );
}

#[tokio::test]
async fn a_check_writes_and_finds_a_database_that_is_not_there_any_more() {
    type Harm = fn(&std::path::Path);
    let harms: [(&str, Harm); 3] = [
        ("moved", |file| std::fs::rename(file, file.with_extension("away")).unwrap()),
        ("cut", |file| std::fs::File::options().write(true).open(file).unwrap().set_len(100).unwrap()),
        ("written-over", |file| {
            use std::io::Write;
            std::fs::File::options().write(true).open(file).unwrap().write_all(&[0; 4096]).unwrap();
        }),
    ];
    for (name, harm) in harms {
        let dir = Dir::new(&format!("check-{name}"));
        let store = SqliteStore::open(&dir.0).unwrap();
        store.append(line("a", 0, &[])).await.unwrap();
        assert_eq!(store.check().await, Ok(()));
        harm(&dir.0.join(FILE_NAME));
        assert!(store.check().await.is_err(), "{name}");
    }
    let dir = Dir::new("check-full");
    let store = SqliteStore::open(&dir.0).unwrap();
    assert_eq!(store.check().await, Ok(()));
    store.limit_pages(Some(1)).await.unwrap();
    let big = Append { body: vec![7; 100_000], ..line("a", 0, &[]) };
    assert!(store.append(big).await.is_err());
    // What little room is left is used up as lines would.
    for n in 0..100 {
        if store.append(Append { body: vec![7; 1_000], ..line("b", n, &[]) }).await.is_err() {
            break;
        }
    }
    assert!(store.check().await.is_err());
    store.limit_pages(None).await.unwrap();
    assert_eq!(store.check().await, Ok(()));
}

#[cfg(unix)]
#[tokio::test]
async fn files_of_a_store_are_nobody_elses() {
    use std::os::unix::fs::PermissionsExt;
    let dir = Dir::new("rights");
    let rights = |file: &std::path::Path| file.metadata().unwrap().permissions().mode() & 0o777;
    std::fs::set_permissions(&dir.0, std::fs::Permissions::from_mode(0o755)).unwrap();
    drop(SqliteStore::open(&dir.0).unwrap());
    // A file that an earlier version made for everybody is tightened.
    std::fs::set_permissions(dir.0.join(FILE_NAME), std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = open_again(&dir).await;
    store.append(line("a", 0, &[])).await.unwrap();
    backup(&dir.0, &dir.0.join("copy.db")).unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(&dir.0).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(rights(&file), 0o600, "{}", file.display());
        seen += 1;
    }
    assert!(seen >= 5, "database, log, index, lock and copy: {seen}");
}

#[tokio::test]
async fn a_store_that_cant_be_read_costs_nobody_their_identity() {
    let dir = Dir::new("identity");
    let server = Server::with(Config::default(), Arc::new(SqliteStore::open(&dir.0).unwrap()));
    let cookie = server.post("/api/device", "", &json!({})).await.headers["set-cookie"].clone();
    let cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
    let with_cookie = async |method: &str, path: &str| {
        let request =
            request(method, path, "").header("cookie", &cookie).header("sec-fetch-site", "same-origin");
        server.send(request.body(Body::from("{}")).unwrap()).await
    };
    let file = dir.0.join(FILE_NAME);
    std::fs::rename(&file, dir.0.join("away")).unwrap();
    for (method, path) in [
        ("POST", "/api/device"),
        ("GET", "/api/own/tables"),
        ("GET", "/"),
        ("POST", "/play"),
        ("POST", "/make"),
    ] {
        let got = with_cookie(method, path).await;
        assert_eq!(got.status, 503, "{method} {path}");
        assert!(got.headers.contains_key("retry-after"), "{path}");
        assert!(!got.headers.contains_key("set-cookie"), "{method} {path} gives another identity");
    }
    assert_eq!(with_cookie("GET", "/healthz").await.status, 200, "who asks is nobody's business");
    std::fs::rename(dir.0.join("away"), &file).unwrap();
    let got = with_cookie("POST", "/api/device").await;
    assert_eq!((got.status, got.headers.contains_key("set-cookie")), (200, false), "they are who they were");
    // A seat's token that comes along does not make a stranger of them either.
    let both =
        request("POST", "/api/device", "junk").header("cookie", &cookie).body(Body::from("{}")).unwrap();
    assert!(!server.send(both).await.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let dir = Dir::new("first-schema");
    let db = rusqlite::Connection::open(dir.0.join(FILE_NAME)).unwrap();
    db.execute_batch(
        "CREATE TABLE tables (num INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL);
         CREATE TABLE lines (num INTEGER NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (num, n)) WITHOUT ROWID;
         CREATE TABLE lists (person INTEGER NOT NULL, num INTEGER NOT NULL, PRIMARY KEY (person, num)) WITHOUT ROWID;
         CREATE TABLE devices (key BLOB PRIMARY KEY, person INTEGER NOT NULL, until INTEGER) WITHOUT ROWID;
         INSERT INTO tables VALUES (1, 'a', 7); INSERT INTO lines VALUES (1, 0, x'61'); INSERT INTO lists VALUES (3, 1);
         PRAGMA user_version = 1;",
    )
    .unwrap();
    let key = Hash::of("old");
    db.execute("INSERT INTO devices VALUES (?1, 3, NULL)", [key.bytes().as_slice()]).unwrap();
    drop(db);
    let store = SqliteStore::open(&dir.0).unwrap();
    assert_eq!(store.who(key).await, Ok(Some(Person(3))));
    assert_eq!(store.lines("a", 0).await.unwrap(), [b"a"]);
    let listed = Listed { table: "a".to_owned(), at: 7, lines: 1, summary: None };
    assert_eq!(store.tables_of(Person(3), 9).await.unwrap(), [listed]);
    let old = Device { key, until: None, label: String::new(), seen: 0 };
    assert_eq!(store.devices_of(Person(3)).await.unwrap(), [old]);
}
