//! `castellan serve`: opens the tables to the browser and to programs.

mod lan;

use crate::games;
use anyhow::Context;
use castellan_room::registry::Registry;
use castellan_server::bus::nats::NatsBus;
use castellan_server::bus::{Bus, LocalBus};
use castellan_server::http::Config;
use castellan_server::parts::Parts;
use castellan_server::secret::without_password;
use castellan_server::store::Store;
use castellan_server::store::memory::MemoryStore;
use castellan_server::store::postgres::PostgresStore;
use castellan_server::store::sqlite::SqliteStore;
use castellan_server::time::Time;
use clap::Args as ClapArgs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// What `castellan serve` takes.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Where to listen; port 0 picks a free one [default: 127.0.0.1:8080, with --lan 0.0.0.0:8080]
    #[arg(long)]
    addr: Option<String>,
    /// Play over plain HTTP on the local network
    #[arg(long)]
    lan: bool,
    /// Where tables are kept [default: the user's usual place for data]
    #[arg(long)]
    data: Option<PathBuf>,
    /// `sqlite` (in the data directory), `memory`, or for many nodes `postgres://…`
    #[arg(long, default_value = "sqlite", env = "CASTELLAN_DATABASE", hide_env_values = true)]
    database: String,
    /// `local`, or for many nodes `nats://…`
    #[arg(long, default_value = "local", env = "CASTELLAN_BUS", hide_env_values = true)]
    bus: String,
    /// Where others reach the server, with scheme and port, for links and codes [default: what the
    /// browser was opened with, with --lan this machine's address on the local network]
    #[arg(long, value_name = "URL", env = "CASTELLAN_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// For load tests: do not limit rates (sizes still are)
    #[arg(long)]
    no_rate_limits: bool,
    /// A proxy in front says who the client is: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    trusted_proxy: bool,
    /// Where weaknesses are reported to, for /.well-known/security.txt: mailto:… or https://…
    #[arg(long, value_name = "URI", env = "CASTELLAN_SECURITY_CONTACT", value_parser = contact)]
    security_contact: Option<String>,
    /// Forget tables at which nothing has happened for so many days [default: keep all]
    #[arg(long, value_name = "DAYS", env = "CASTELLAN_FORGET_AFTER", value_parser = clap::value_parser!(u32).range(30..))]
    forget_after: Option<u32>,
    /// For `castellan storm --parts`: tell in /metrics what each part of a move costs
    #[arg(long, hide = true)]
    measure_parts: bool,
    /// For tests: run with a clock that is wrong by so much
    #[arg(long, hide = true, default_value_t = 0, allow_negative_numbers = true)]
    clock_skew_ms: i64,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            addr: None,
            lan: false,
            data: None,
            database: "sqlite".to_owned(),
            bus: "local".to_owned(),
            public_url: None,
            no_open: false,
            no_rate_limits: false,
            trusted_proxy: false,
            security_contact: None,
            forget_after: None,
            measure_parts: false,
            clock_skew_ms: 0,
        }
    }
}

/// The games as the server takes them.
pub(crate) fn registry() -> Registry {
    Registry::new(games::all())
}

/// The user's usual place for data.
pub(crate) fn data_dir() -> anyhow::Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let dir = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    Ok(dir.context("there is no usual place for data here; say --data DIR")?.join("castellan"))
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let wanted = EnvFilter::try_from_env("CASTELLAN_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).json().with_filter(wanted);
    tracing_subscriber::registry().with(log).with(args.measure_parts.then(Parts::layer)).init();
    let mut config = Config {
        lan: args.lan,
        public_url: args.public_url.clone(),
        no_rate_limits: args.no_rate_limits,
        trusted_proxy: args.trusted_proxy,
        security_contact: args.security_contact.clone(),
        forget_after_days: args.forget_after,
    };
    let addr = address(args.addr.as_deref(), args.lan)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let (store, bus) = (open_store(args).await?, open_bus(args).await?);
        let time = Time::system();
        time.skew(args.clock_skew_ms);
        let listener =
            tokio::net::TcpListener::bind(addr).await.with_context(|| format!("can't listen on {addr}"))?;
        let bound = listener.local_addr()?;
        let own = if args.lan { lan::addresses(bound) } else { Vec::new() };
        let url = own.first().cloned().unwrap_or_else(|| format!("http://{bound}"));
        println!("listening on {url}");
        std::io::stdout().flush()?;
        if args.lan {
            config.public_url = config.public_url.or_else(|| own.first().cloned());
            lan::invite(config.public_url.as_deref(), &own);
        } else if !bound.ip().is_loopback() && !args.trusted_proxy {
            eprintln!(
                "people on other machines can sit down only over HTTPS: start with --lan on a home network, or \
                 with --trusted-proxy behind a proxy that has a certificate"
            );
        }
        if !args.no_open {
            open_browser(&url);
        }
        castellan_server::serve::serve(listener, registry(), (store, bus), (config, time), told_to_stop())
            .await?;
        Ok(())
    })
}

/// Where to listen: nobody but this machine, or on a local network everybody, unless an address was asked for.
fn address(asked: Option<&str>, lan: bool) -> anyhow::Result<&str> {
    let Some(address) = asked else { return Ok(if lan { "0.0.0.0:8080" } else { "127.0.0.1:8080" }) };
    let is_alone = ["127.", "localhost:", "[::1]:"].iter().any(|start| address.starts_with(start));
    anyhow::ensure!(
        !(lan && is_alone),
        "--lan opens the server to the local network, and --addr {address} keeps it to this machine: leave one out"
    );
    Ok(address)
}

/// Checks the beginning of links: a scheme and a host, nothing behind them.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = ["http://", "https://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let is_host = |c: u8| c.is_ascii_alphanumeric() || b".-:[]_".contains(&c);
    if host.is_some_and(|host| !host.is_empty() && host.len() <= 255 && host.bytes().all(is_host)) {
        Ok(text.to_owned())
    } else {
        Err("it is http://HOST:PORT or https://HOST".to_owned())
    }
}

/// Checks a contact: a file for programs holds it, one line by line.
fn contact(text: &str) -> Result<String, String> {
    let is_uri = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    let is_line = text.len() <= 200 && text.bytes().all(|c| c.is_ascii_graphic());
    if is_uri && is_line {
        Ok(text.to_owned())
    } else {
        Err("it is mailto:…, https://… or tel:…".to_owned())
    }
}

async fn open_store(args: &Args) -> anyhow::Result<Arc<dyn Store>> {
    Ok(match args.database.as_str() {
        "sqlite" => {
            let dir = args.data.clone().map_or_else(data_dir, Ok)?;
            Arc::new(SqliteStore::open(&dir)?)
        }
        "memory" => Arc::new(MemoryStore::default()),
        url if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
            let opened = PostgresStore::open(url).await;
            Arc::new(opened.with_context(|| format!("can't use {}", without_password(url)))?)
        }
        other => anyhow::bail!(
            "this version knows no database {:?}: it is sqlite, memory or postgres://…",
            without_password(other)
        ),
    })
}

async fn open_bus(args: &Args) -> anyhow::Result<Arc<dyn Bus>> {
    let is_alone = !args.database.starts_with("postgres");
    Ok(match args.bus.as_str() {
        "local" => Arc::new(LocalBus::default()),
        url if ["nats://", "tls://"].iter().any(|scheme| url.starts_with(scheme)) => {
            anyhow::ensure!(!is_alone, "a bus between nodes needs a database that they share: postgres://…");
            Arc::new(NatsBus::open(url).await?)
        }
        other => {
            anyhow::bail!("this version knows no bus {:?}: it is local or nats://…", without_password(other))
        }
    })
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return drop(interrupted.await) };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}

/// Opens the page where somebody sits in front of a screen; elsewhere nothing happens.
fn open_browser(url: &str) {
    use std::io::IsTerminal;
    let has_screen = cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if !std::io::stdout().is_terminal() || !has_screen {
        return;
    }
    let (program, args): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    // Without a browser the printed address is enough.
    let _ = std::process::Command::new(program)
        .args(args)
        .arg(url)
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn();
}
