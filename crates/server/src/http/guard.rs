//! Rates and numbers of streams: how often and how many, for seats, devices, addresses and tables.

use super::Config;
use crate::limits::{
    ACTS_BURST_OF_ADDRESS, ACTS_PER_SECOND_AND_ADDRESS, CHAT_LINES_PER_MINUTE, CODES_PER_MINUTE, HINTS_BURST,
    HINTS_PER_MINUTE, MOVES_BURST, MOVES_PER_SECOND, PICTURES_BURST, PICTURES_PER_MINUTE, READS_BURST,
    READS_PER_SECOND, REPORTS_PER_HOUR, STREAMS_PER_DEVICE, STREAMS_PER_TABLE, TABLES_PER_HOUR_AND_ADDRESS,
    TABLES_PER_MINUTE_AND_DEVICE,
};
use crate::room::{Kind, Refused, refused};
use crate::secret::Hash;
use crate::security_log::{Event, note};
use crate::store::{Allowance, Store};
use crate::time::Time;
use castellan_core::dice::hex;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

type Rate = RateLimiter<String, DefaultKeyedStateStore<String>, Time, NoOpMiddleware<governor::nanos::Nanos>>;

/// Counts what each visitor does.
pub(crate) struct Guard {
    limits_rates: bool,
    moves: Rate,
    acts_of_address: Rate,
    talk: Rate,
    reads: Rate,
    pictures: Rate,
    hints: Rate,
    codes: Rate,
    reports: Rate,
    tables_of_device: Rate,
    tables_of_address: Rate,
    newcomers: Rate,
    streams: Arc<Streams>,
    /// Where rare things are counted for all nodes together.
    store: Arc<dyn Store>,
}

fn burst(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// The refusal of what came too often, which the host can read about.
fn limited(key: &str) -> Refused {
    metrics::counter!("castellan_limited_total").increment(1);
    note(Event::RateLimited, key, "too often");
    refused(Kind::TooMany, "too_many", "refused-too-often")
}

impl Guard {
    pub(crate) fn new(config: &Config, time: &Time, store: Arc<dyn Store>) -> Guard {
        let rate = |quota| RateLimiter::new(quota, DefaultKeyedStateStore::default(), time.clone());
        let tables = |most: u32, within: Duration| {
            // The whole allowance at once, then one as each share of the time has passed.
            Quota::with_period(within / most).expect("a share of a minute").allow_burst(burst(most))
        };
        Guard {
            limits_rates: !config.no_rate_limits,
            moves: rate(Quota::per_second(burst(MOVES_PER_SECOND)).allow_burst(burst(MOVES_BURST))),
            acts_of_address: rate(
                Quota::per_second(burst(ACTS_PER_SECOND_AND_ADDRESS))
                    .allow_burst(burst(ACTS_BURST_OF_ADDRESS)),
            ),
            talk: rate(Quota::per_minute(burst(CHAT_LINES_PER_MINUTE))),
            reads: rate(Quota::per_second(burst(READS_PER_SECOND)).allow_burst(burst(READS_BURST))),
            pictures: rate(Quota::per_minute(burst(PICTURES_PER_MINUTE)).allow_burst(burst(PICTURES_BURST))),
            hints: rate(Quota::per_minute(burst(HINTS_PER_MINUTE)).allow_burst(burst(HINTS_BURST))),
            reports: rate(Quota::per_hour(burst(REPORTS_PER_HOUR))),
            codes: rate(Quota::per_minute(burst(CODES_PER_MINUTE))),
            tables_of_device: rate(tables(TABLES_PER_MINUTE_AND_DEVICE, Duration::from_secs(60))),
            tables_of_address: rate(tables(TABLES_PER_HOUR_AND_ADDRESS, Duration::from_secs(3600))),
            newcomers: rate(tables(TABLES_PER_HOUR_AND_ADDRESS, Duration::from_secs(3600))),
            streams: Arc::default(),
            store,
        }
    }

    fn check(&self, rate: &Rate, key: &String) -> Result<(), Refused> {
        if self.limits_rates && rate.check_key(key).is_err() {
            return Err(limited(key));
        }
        // Those who have been quiet long enough need not be remembered.
        if rate.len() > 10_000 {
            rate.retain_recent();
        }
        Ok(())
    }

    /// One more move, undo, line of chat or change of seats; attempts that are refused count too.
    pub(crate) fn act(&self, table: &str, device: &str, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.acts_of_address, &address.to_string())?;
        self.check(&self.moves, &format!("{table}/{device}"))
    }

    /// One more line of chat, at whichever table: what is said is kept for as long as the table is.
    pub(crate) fn talk(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.talk, &address.to_string())
    }

    /// One more look at a table, or another page.
    pub(crate) fn read(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.reads, &address.to_string())
    }

    /// One more picture.
    pub(crate) fn picture(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.pictures, &address.to_string())
    }

    /// One more link or code that somebody tries.
    pub(crate) fn code(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.codes, &address.to_string())
    }

    /// One more report of another player.
    pub(crate) fn report(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.reports, &address.to_string())
    }

    /// One more hint.
    pub(crate) fn hint(&self, address: IpAddr) -> Result<(), Refused> {
        self.check(&self.hints, &address.to_string())
    }

    /// The same for what is rare enough to be counted by all nodes together.
    async fn check_everywhere(
        &self,
        rate: &Rate,
        key: String,
        most: u32,
        within: Duration,
    ) -> Result<(), Refused> {
        self.check(rate, &key)?;
        let allowance = Allowance { every: within / most, burst: most };
        // Addresses are nobody's business, so the store does not get them.
        let hidden = hex(Hash::of(&key).bytes());
        // A store that can't count now will not keep a table either.
        if self.limits_rates
            && self.store.is_shared()
            && !self.store.allow(hidden, allowance).await.unwrap_or(true)
        {
            return Err(limited(&key));
        }
        Ok(())
    }

    /// One more table.
    pub(crate) async fn open_table(&self, device: &str, address: IpAddr) -> Result<(), Refused> {
        // Whoever has no device is known by the address: the two counts must not be one.
        let device = format!("tables a minute of {device}");
        self.check_everywhere(
            &self.tables_of_device,
            device,
            TABLES_PER_MINUTE_AND_DEVICE,
            Duration::from_secs(60),
        )
        .await?;
        let address = format!("tables an hour of {address}");
        let hour = Duration::from_secs(3600);
        self.check_everywhere(&self.tables_of_address, address, TABLES_PER_HOUR_AND_ADDRESS, hour).await
    }

    /// One more device that was never seen before.
    pub(crate) async fn welcome(&self, address: IpAddr) -> Result<(), Refused> {
        let (address, hour) = (format!("devices of {address}"), Duration::from_secs(3600));
        self.check_everywhere(&self.newcomers, address, TABLES_PER_HOUR_AND_ADDRESS, hour).await
    }

    /// One more stream; it is counted until the place is dropped. Watchers of a table are counted together too: they
    /// take no place from those who play there.
    pub(crate) fn open_stream(&self, watched: Option<&str>, device: &str) -> Result<Place, Refused> {
        let most = if self.limits_rates { STREAMS_PER_DEVICE } else { usize::MAX };
        self.streams
            .open(watched, device, most)
            .ok_or_else(|| refused(Kind::TooMany, "too_many", "refused-too-many-streams"))
    }
}

/// The open streams of watchers by table, and of all by device.
#[derive(Default)]
struct Streams(Mutex<HashMap<String, usize>>);

/// A stream's place among those that are counted.
pub(crate) struct Place {
    streams: Arc<Streams>,
    keys: Vec<String>,
}

impl Streams {
    fn counts(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(
        self: &Arc<Streams>,
        watched: Option<&str>,
        device: &str,
        most_of_device: usize,
    ) -> Option<Place> {
        let of_table = watched.map(|table| (format!("table {table}"), STREAMS_PER_TABLE));
        let bounds: Vec<_> =
            of_table.into_iter().chain([(format!("device {device}"), most_of_device)]).collect();
        let mut counts = self.counts();
        if bounds.iter().any(|(key, most)| counts.get(key).is_some_and(|count| count >= most)) {
            return None;
        }
        let keys: Vec<String> = bounds.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *counts.entry(key.clone()).or_default() += 1;
        }
        metrics::gauge!("castellan_streams_open").increment(1.0);
        Some(Place { streams: Arc::clone(self), keys })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.streams.counts();
        for key in &self.keys {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
        metrics::gauge!("castellan_streams_open").decrement(1.0);
    }
}
