//! What each part of a move costs, for `castellan storm --parts`: the processor time that threads spend within the
//! spans `receive`, `parse`, `decide`, `append`, `render` and `send`. Unless a server was started to be measured
//! nobody listens to these spans, and they cost next to nothing.

use std::cell::RefCell;
use std::time::Duration;
use tracing::span::Id;
use tracing::{Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// The target of all these spans.
const TARGET: &str = "castellan::parts";

/// Begins a part of a move, until what it gives is dropped; nothing may be awaited meanwhile.
macro_rules! part {
    ($name:literal) => {
        tracing::trace_span!(target: "castellan::parts", $name).entered()
    };
}
pub(crate) use part;

/// The part in which a line is kept, where that is awaited: it counts while a thread works at it.
pub(crate) fn append() -> tracing::Span {
    tracing::trace_span!(target: "castellan::parts", "append")
}

/// Adds up what is spent in each part, as metrics.
pub struct Parts(());

impl Parts {
    /// What listens to the parts and to nothing else.
    pub fn layer<S>() -> impl Layer<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        Parts(()).with_filter(Targets::new().with_target(TARGET, LevelFilter::TRACE))
    }
}

thread_local! {
    /// When the parts began that this thread is in.
    static BEGAN: RefCell<Vec<Duration>> = const { RefCell::new(Vec::new()) };
}

impl<S> Layer<S> for Parts
where
    S: Subscriber + for<'span> LookupSpan<'span>,
{
    fn on_enter(&self, _: &Id, _: Context<'_, S>) {
        BEGAN.with_borrow_mut(|began| began.push(spent()));
    }

    fn on_exit(&self, id: &Id, context: Context<'_, S>) {
        let now = spent();
        let began = BEGAN.with_borrow_mut(Vec::pop);
        let (Some(began), Some(part)) = (began, context.metadata(id).map(Metadata::name)) else { return };
        let took = now.saturating_sub(began).as_nanos() as u64;
        metrics::counter!("castellan_part_nanoseconds_total", "part" => part).increment(took);
        metrics::counter!("castellan_part_total", "part" => part).increment(1);
    }
}

/// The processor time that this thread has had; where the system does not tell, the time of day must do.
fn spent() -> Duration {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }
    #[cfg(not(target_os = "linux"))]
    {
        static START: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        START.elapsed()
    }
}
