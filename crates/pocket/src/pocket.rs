//! All of it: the site, the rooms that are in memory, and the request that is being answered.

use crate::answer::Answer;
use crate::port::Port;
use crate::request::Request;
use crate::{pages, think};
use castellan_ai::mind::Playable;
use castellan_core::lang::{Lang, Words};
use castellan_pages::site::{Files, Site};
use castellan_room::registry::Registry;
use castellan_room::secret::{Person, Repeatable};
use castellan_room::{Asker, Caller, Room};
use serde::Deserialize;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

/// The one person of this device.
pub(crate) const ME: Person = Person(1);

/// What is kept from request to request. Nothing of it is more than what the journals say.
pub(crate) struct Pocket {
    pub(crate) site: Site,
    pub(crate) port: Port,
    pub(crate) rooms: RefCell<BTreeMap<String, Room>>,
    /// Whether the device refused to keep a line since this was last asked.
    pub(crate) is_full: Cell<bool>,
    /// Tables that have another version now.
    pub(crate) news: RefCell<BTreeMap<String, u64>>,
}

impl Pocket {
    fn new(start: Start) -> Pocket {
        let entropy = Arc::new(Repeatable::of("pocket/pages", &start.random));
        Pocket {
            site: Site {
                games: games(),
                entropy,
                files: Files { version: start.files.version, modules: start.files.modules },
                lan: false,
                reports: false,
                is_pocket: true,
                common: Lang::ALL.map(|lang| Words::new(lang, "")),
            },
            port: Port::default(),
            rooms: RefCell::default(),
            is_full: Cell::new(false),
            news: RefCell::default(),
        }
    }

    /// Whoever asks: everything here is theirs.
    pub(crate) fn asker(&self, request: &Request, seat: Option<castellan_core::seat::Seat>) -> Asker {
        Asker { by: Caller::Person(ME), lang: request.lang(), seat }
    }
}

thread_local! {
    /// The games, made ready once.
    static GAMES: Registry = Registry::new([
        Playable::of::<castellan_castle::Castle>(),
        Playable::of::<castellan_carcassonne::Carcassonne>(),
        Playable::of::<castellan_siege::Siege>(),
        Playable::of::<castellan_torres::Torres>(),
    ]);
}

/// The games.
fn games() -> Registry {
    GAMES.with(Registry::clone)
}

/// What a start brings along.
#[derive(Deserialize)]
struct Start {
    files: Named,
    random: String,
}

/// The files as pages name them.
#[derive(Deserialize)]
struct Named {
    version: String,
    modules: Vec<String>,
}

/// What JavaScript asks for.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asked {
    /// To begin.
    Start(Start),
    /// To answer a request.
    Answer(Box<Request>),
    /// To go on, with what was wished for.
    Came(Value),
    /// To let the bot that is due at a table think, from its journal: for the worker.
    Think(think::Wanted),
    /// To say what a bot does at a position of a record: for comparisons with the program.
    Choose(think::Position),
    /// To replay a record: for comparisons with the program.
    Replay(Value),
}

type Running = Pin<Box<dyn Future<Output = Answer>>>;

#[derive(Default)]
struct Machine {
    pocket: Option<Rc<Pocket>>,
    running: Option<Running>,
}

thread_local! {
    static MACHINE: RefCell<Machine> = RefCell::default();
}

/// Answers JSON with JSON.
pub(crate) fn call(asked: &[u8]) -> Vec<u8> {
    let said = match serde_json::from_slice(asked) {
        Ok(asked) => MACHINE.with_borrow_mut(|machine| machine.handle(asked)),
        Err(bad) => json!({ "bad": bad.to_string() }),
    };
    serde_json::to_vec(&said).unwrap_or_default()
}

impl Machine {
    fn handle(&mut self, asked: Asked) -> Value {
        match asked {
            Asked::Start(start) => {
                self.pocket = Some(Rc::new(Pocket::new(start)));
                json!({})
            }
            Asked::Think(wanted) => think::think(&games(), &wanted),
            Asked::Choose(position) => think::choose(&games(), &position),
            Asked::Replay(record) => think::replay(&games(), &record),
            Asked::Answer(request) => {
                let Some(pocket) = self.pocket.clone() else { return json!({ "bad": "not started" }) };
                self.running = Some(Box::pin(async move { pages::answer(&pocket, &request).await }));
                self.go_on()
            }
            Asked::Came(value) => {
                if let Some(pocket) = &self.pocket {
                    pocket.port.came(value);
                }
                self.go_on()
            }
        }
    }

    /// Goes on with the request until it is answered or wishes for something.
    fn go_on(&mut self) -> Value {
        let (Some(running), Some(pocket)) = (&mut self.running, &self.pocket) else {
            return json!({ "bad": "nothing to go on with" });
        };
        match running.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Pending => json!({ "wish": pocket.port.wished() }),
            Poll::Ready(answer) => {
                self.running = None;
                json!({ "answer": answer, "news": pocket.news.take() })
            }
        }
    }
}
