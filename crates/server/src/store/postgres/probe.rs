//! How fast a database is without us: bare inserts, to compare a storm with.

use super::{broken, link};
use crate::store::StoreError;
use std::time::{Duration, Instant};

/// Inserts of one line a transaction, so many a second: each of these connections inserts as fast as it can.
///
/// # Errors
/// If the database can't be reached or refuses.
pub async fn bare_inserts_per_s(url: &str, connections: usize, lasts: Duration) -> Result<f64, StoreError> {
    let pool = link::connections(url, connections)?;
    let make = pool.get().await.map_err(|error| broken(&error))?;
    make.batch_execute(
        "DROP TABLE IF EXISTS castellan_probe; CREATE TABLE castellan_probe (
            table_id text COLLATE \"C\" NOT NULL, n integer NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
            PRIMARY KEY (table_id, n))",
    )
    .await?;
    let mut inserters = tokio::task::JoinSet::new();
    for number in 0..connections {
        let pool = pool.clone();
        inserters.spawn(async move {
            let client = pool.get().await.map_err(|error| broken(&error))?;
            let sql = "INSERT INTO castellan_probe (table_id, n, at, body) VALUES ($1, $2, $3, $4)";
            let statement = client.prepare_cached(sql).await?;
            let (table, body) = (format!("{number:026}"), [7_u8; 120].as_slice());
            let end = Instant::now() + lasts;
            let mut n = 0_i32;
            while Instant::now() < end {
                client.execute(&statement, &[&table, &n, &1_i64, &body]).await?;
                n += 1;
            }
            Ok::<i32, StoreError>(n)
        });
    }
    drop(make);
    let mut inserted = 0.0;
    while let Some(count) = inserters.join_next().await {
        inserted += f64::from(count.map_err(|error| StoreError(error.to_string()))??);
    }
    let clean = pool.get().await.map_err(|error| broken(&error))?;
    clean.batch_execute("DROP TABLE castellan_probe").await?;
    Ok(inserted / lasts.as_secs_f64())
}
