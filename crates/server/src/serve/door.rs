//! The door: how many connections are open, whose they are, and who has to go when there is no room.
//!
//! Descriptors are the scarcest thing that a stranger can take. Some always stay for the store and its
//! files, some for this machine itself, so that whoever looks after the server can reach it.

use super::connection::Pulse;
use crate::http::Config;
use crate::limits::{
    CONNECTIONS_CLOSING_MAX, CONNECTIONS_MAX, CONNECTIONS_OF_HOUSEHOLD, CONNECTIONS_OWN,
    CONNECTIONS_PER_ADDRESS, FILES_RESERVED,
};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, watch};

/// How many connections there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Caps {
    /// In all, those of this machine included.
    total: usize,
    /// Of one address; none where a proxy's address stands for everybody's.
    per_address: Option<usize>,
}

impl Caps {
    /// What fits into so many open files.
    pub(super) fn of(files: Option<usize>, config: &Config) -> Caps {
        let room = files.unwrap_or(usize::MAX).saturating_sub(FILES_RESERVED);
        let total = room.clamp(2 * CONNECTIONS_OWN, CONNECTIONS_MAX);
        let is_limited = !config.trusted_proxy && !config.no_rate_limits;
        Caps { total, per_address: is_limited.then(|| CONNECTIONS_PER_ADDRESS.min(total / 4)) }
    }
}

/// Why nobody more is let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// This address has as many connections as one may have.
    Address,
    /// There is no room, and nobody who would have to make some.
    Full,
}

impl Refused {
    /// The name in logs and metrics.
    pub(super) fn reason(self) -> &'static str {
        match self {
            Refused::Address => "address",
            Refused::Full => "full",
        }
    }
}

/// The address by which a client is counted: one customer has a whole /64 of version 6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_none() && !v6.is_loopback() => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        other => other.to_canonical(),
    }
}

/// Whether this is what programs on the same machine use unless they are told otherwise.
fn is_own(address: IpAddr) -> bool {
    address == IpAddr::V4(Ipv4Addr::LOCALHOST) || address == IpAddr::V6(Ipv6Addr::LOCALHOST)
}

/// Everybody who is in.
pub(super) struct Door {
    caps: Caps,
    inside: Mutex<Inside>,
    count: watch::Sender<usize>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    places: HashMap<u64, Place>,
    of_address: HashMap<IpAddr, usize>,
    /// How many were told to go and have not gone yet.
    closing: usize,
}

struct Place {
    address: IpAddr,
    pulse: Arc<Pulse>,
    close: Arc<Notify>,
    is_closing: bool,
}

/// A connection that is counted until this is dropped.
pub(super) struct Guest {
    door: Arc<Door>,
    number: u64,
    address: IpAddr,
    pulse: Arc<Pulse>,
    close: Arc<Notify>,
}

impl Door {
    pub(super) fn new(caps: Caps) -> Arc<Door> {
        Arc::new(Door { caps, inside: Mutex::default(), count: watch::Sender::new(0) })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, if need be in the place of others.
    pub(super) fn enter(self: &Arc<Door>, peer: IpAddr) -> Result<Guest, Refused> {
        let address = household(peer);
        let mut inside = self.inside();
        let own = inside.of_address.get(&address).copied().unwrap_or(0);
        let may_have = if is_own(address) { None } else { self.caps.per_address };
        if may_have.is_some_and(|most| own >= most) {
            return Err(Refused::Address);
        }
        let cap = if is_own(address) { self.caps.total } else { self.caps.total - CONNECTIONS_OWN };
        let staying = inside.places.len() - inside.closing;
        if staying >= cap
            && (inside.closing >= CONNECTIONS_CLOSING_MAX || !inside.make_room(own, staying / 64))
        {
            return Err(Refused::Full);
        }
        Ok(self.seat(&mut inside, address))
    }

    fn seat(self: &Arc<Door>, inside: &mut Inside, address: IpAddr) -> Guest {
        inside.next += 1;
        let (number, pulse, close) = (inside.next, Pulse::new(), Arc::new(Notify::new()));
        let place =
            Place { address, pulse: Arc::clone(&pulse), close: Arc::clone(&close), is_closing: false };
        inside.places.insert(number, place);
        *inside.of_address.entry(address).or_default() += 1;
        self.tell(inside);
        Guest { door: Arc::clone(self), number, address, pulse, close }
    }

    fn tell(&self, inside: &Inside) {
        metrics::gauge!("castellan_connections_open").set(inside.places.len() as f64);
        self.count.send_replace(inside.places.len());
    }

    /// Waits until everybody has gone.
    pub(super) async fn empty(&self) {
        let _ = self.count.subscribe().wait_for(|count| *count == 0).await;
    }
}

impl Inside {
    /// Closes a connection, and some more so that this is not worked out for every newcomer; says whether
    /// there was one. First go those that ask for nothing, of the addresses with the most connections the
    /// longest idle; then, of addresses with more than a household needs, also those with a stream, which
    /// come back where they stopped.
    fn make_room(&mut self, newcomers: usize, more: usize) -> bool {
        let mut order: Vec<_> = self
            .places
            .iter()
            .filter(|(_, place)| !place.is_closing && !is_own(place.address))
            .filter_map(|(number, place)| {
                let count = self.of_address.get(&place.address).copied().unwrap_or(0);
                let since = place.pulse.waits_since();
                let is_crowd = count > CONNECTIONS_OF_HOUSEHOLD && count > 2 * newcomers;
                let may_go = if since.is_some() { count >= newcomers } else { is_crowd };
                may_go.then_some((since.is_none(), Reverse(count), since, *number))
            })
            .collect();
        order.sort_unstable();
        // Streams are closed one at a time.
        let idle = order.iter().take_while(|(is_busy, ..)| !is_busy).count();
        let closed = order.iter().take(if idle > 0 { idle.min(1 + more) } else { 1 });
        for (.., number) in closed {
            if let Some(place) = self.places.get_mut(number) {
                place.is_closing = true;
                place.close.notify_one();
                self.closing += 1;
            }
        }
        !order.is_empty()
    }
}

impl Guest {
    pub(super) fn pulse(&self) -> Arc<Pulse> {
        Arc::clone(&self.pulse)
    }

    pub(super) fn address(&self) -> IpAddr {
        self.address
    }

    /// Ends when the place is needed.
    pub(super) fn closed(&self) -> impl Future<Output = ()> + Send + 'static {
        let close = Arc::clone(&self.close);
        async move { close.notified().await }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inside = self.door.inside();
        let Some(place) = inside.places.remove(&self.number) else { return };
        inside.closing -= usize::from(place.is_closing);
        if let Some(count) = inside.of_address.get_mut(&place.address) {
            *count -= 1;
            if *count == 0 {
                inside.of_address.remove(&place.address);
            }
        }
        self.door.tell(&inside);
    }
}

#[cfg(test)]
mod tests;
