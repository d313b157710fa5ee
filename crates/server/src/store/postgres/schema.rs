//! The tables of the database and how they came to be: each version is a step that is taken once, though
//! several nodes may start together.

use crate::store::StoreError;
use tokio_postgres::Client;

/// A step from one version to the next.
struct Migration {
    sql: &'static str,
    /// The oldest version of the schema that a node must know to work with the tables after this step.
    /// What older nodes do not notice leaves it as it was, so that nodes of both versions run side by side.
    needs: i32,
}

/// All steps; the version is how many have been taken.
const MIGRATIONS: [Migration; 3] = [
    Migration { sql: FIRST, needs: 1 },
    Migration { sql: SECOND, needs: 1 },
    Migration { sql: THIRD, needs: 1 },
];

const FIRST: &str = r#"
    CREATE TABLE lines (
        table_id text COLLATE "C" NOT NULL,
        n integer NOT NULL,
        at bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE lists (
        person bigint NOT NULL,
        table_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE devices (key bytea PRIMARY KEY, person bigint NOT NULL, until bigint);
    -- What may be lost in a crash of the database, and is cheap for that.
    CREATE UNLOGGED TABLE claims (
        table_id text COLLATE "C" NOT NULL,
        seat smallint NOT NULL,
        n integer NOT NULL,
        node bigint NOT NULL,
        until timestamptz NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE UNLOGGED TABLE allowances (key text COLLATE "C" PRIMARY KEY, free_at timestamptz NOT NULL);
"#;

/// What devices are told apart by.
const SECOND: &str = "
    ALTER TABLE devices ADD COLUMN label text NOT NULL DEFAULT '', ADD COLUMN seen bigint NOT NULL DEFAULT 0;
    CREATE INDEX devices_of ON devices (person);
";

/// What tables are on lists: made of their journals, only of so many lines, and lost in a crash without harm.
const THIRD: &str = r#"
    CREATE UNLOGGED TABLE summaries (
        table_id text COLLATE "C" PRIMARY KEY,
        n integer NOT NULL,
        body bytea NOT NULL
    );
"#;

/// Any number that nothing else in the database locks by.
const LOCK: i64 = 0x6361_7374_656c_6c61;

/// Brings the tables to this program's version, or finds that a later one has done so and that this program
/// may still work with them.
pub(super) async fn bring_up_to_date(db: &mut Client) -> Result<(), StoreError> {
    // A node that has nothing to change needs no right to change it.
    if read_version(db).await.is_some_and(|(version, _)| version as usize >= MIGRATIONS.len()) {
        return fits(read_version(db).await);
    }
    let step = db.transaction().await?;
    // The others wait here, and find everything done.
    step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let made =
        "CREATE TABLE IF NOT EXISTS castellan_schema (version integer NOT NULL, needs integer NOT NULL);
        INSERT INTO castellan_schema SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM castellan_schema)";
    step.batch_execute(made).await?;
    let row = step.query_one("SELECT version, needs FROM castellan_schema", &[]).await?;
    let (version, needs): (i32, i32) = (row.get(0), row.get(1));
    fits(Some((version, needs)))?;
    for (at, next) in MIGRATIONS.iter().enumerate().skip(version as usize) {
        step.batch_execute(next.sql).await?;
        let version = at as i32 + 1;
        step.execute("UPDATE castellan_schema SET version = $1, needs = $2", &[&version, &next.needs])
            .await?;
    }
    Ok(step.commit().await?)
}

async fn read_version(db: &Client) -> Option<(i32, i32)> {
    let row = db.query_opt("SELECT version, needs FROM castellan_schema", &[]).await.ok()??;
    Some((row.get(0), row.get(1)))
}

fn fits(found: Option<(i32, i32)>) -> Result<(), StoreError> {
    match found {
        Some((version, needs)) if needs as usize > MIGRATIONS.len() => Err(StoreError(format!(
            "a later version of castellan made the database's tables (schema {version}, which needs {needs}; \
             this one knows {})",
            MIGRATIONS.len()
        ))),
        _ => Ok(()),
    }
}
