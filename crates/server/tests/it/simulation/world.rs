//! A world of rooms on several nodes, one disk that may forget, one bus that may lose, and clients.

use super::history::{Fate, History, Posted, Seen, entries_of};
use castellan_core::dice::Dice;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::table::Setup;
use castellan_load::client::field;
use castellan_room::journal::{Chair, ChatRule, Line, Opened, What};
use castellan_room::registry::Registry;
use castellan_room::{
    Answer, Asker, Caller, Change, Command, Freshness, Input, Kind, Output, Refused, Room, Snapshot, Ticket,
};
use castellan_server::http::frames::{Cursor, Tells, frame};
use castellan_server::secret::Hash;
use castellan_server::store::Appended;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const TABLE: &str = "22222222222222222222222222";
const NODES: usize = 2;
const SEATS: usize = 2;

/// What will happen, and to whom.
enum Due {
    /// An input reaches a node, if it has not crashed since.
    Input(usize, u32, Input),
    /// A write reaches the disk; the room of this node and life hears of it, unless the answer is lost.
    Write { node: usize, life: u32, n: u64, body: Vec<u8>, answer_lost: bool },
    /// An answer reaches a client.
    Answer(Ticket, Answer),
    /// A look reaches a client.
    Show(Ticket, Result<Arc<Snapshot>, Refused>),
    /// A client does its next thing.
    Act(usize),
    /// A client asks its node what is new.
    Poll(usize),
    /// A node ends without warning and starts again.
    Crash(usize),
}

/// One player's program: it plays, repeats what was not answered, and reads its stream.
struct Client {
    node: usize,
    /// The request that is not answered yet: how often it was sent, and what.
    open: Option<(u32, String, Value, usize)>,
    next_request: u32,
    known: HasRead,
}

/// What a client has read: its stream goes on from here.
#[derive(Default)]
struct HasRead {
    entry: usize,
    lines: Option<u64>,
    told: Told,
    /// All that was told with it, read by nobody before the end.
    look: String,
}

/// What a client heeds of how the table looks. The rest is left unread: a million tables are mostly reading.
#[derive(Default, Deserialize)]
struct Told {
    state: Stands,
    moves: Vec<Value>,
}

#[derive(Default, Deserialize)]
struct Stands {
    n: usize,
    turn: Turn,
}

#[derive(Default, Deserialize)]
struct Turn {
    #[serde(default)]
    over: bool,
}

/// Who waits for an answer.
enum Waits {
    Move(usize, String),
    /// A client, from where its stream goes on, and how many entries it must be told of.
    Frame(usize, Cursor, usize),
}

pub struct World {
    dice: Dice,
    games: Registry,
    now: u64,
    order: u64,
    agenda: BTreeMap<(u64, u64), Due>,
    rooms: Vec<(u32, Room)>,
    /// The journal as the disk has it for good, and how many entries that are.
    disk: Vec<Vec<u8>>,
    durable: usize,
    clients: Vec<Client>,
    waits: BTreeMap<Ticket, Waits>,
    next_ticket: Ticket,
    history: History,
    faults: u32,
}

impl World {
    pub fn new(seed: u64, games: &Registry) -> World {
        let mut dice = Dice::quick(seed);
        let faults = dice.below(30);
        let client =
            |at: usize| Client { node: at % NODES, open: None, next_request: 0, known: HasRead::default() };
        let first = first_line(games, seed);
        let mut world = World {
            faults,
            games: games.clone(),
            now: 1_000_000,
            order: 0,
            agenda: BTreeMap::new(),
            rooms: (0..NODES).map(|_| (0, Room::new(TABLE, games.clone()).shared(true))).collect(),
            durable: entries_of(&Line::parse(&first).unwrap()).len(),
            disk: vec![first],
            // Two players and a watcher.
            clients: (0..=SEATS).map(client).collect(),
            waits: BTreeMap::new(),
            next_ticket: 0,
            history: History::default(),
            dice,
        };
        for at in 0..=SEATS {
            world.later(5, Due::Act(at));
            world.later(5, Due::Poll(at));
        }
        world
    }

    fn later(&mut self, most: u32, due: Due) {
        let at = self.now + 1 + u64::from(self.dice.below(most));
        self.order += 1;
        self.agenda.insert((at, self.order), due);
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.dice.below(100) < percent
    }

    /// Lives until the game is over or long enough, then calms down and lets everybody read to the end.
    pub fn run(mut self) -> History {
        for step in 0..2_500 {
            let Some(((at, _), due)) = self.agenda.pop_first() else { break };
            self.now = at;
            if self.clients.iter().all(|client| client.known.told.state.turn.over && client.open.is_none()) {
                break;
            }
            if step == 2_000 {
                self.faults = 0;
            }
            self.live(due);
        }
        self.faults = 0;
        self.history.journal = self.disk.iter().map(|body| Line::parse(body).unwrap()).collect();
        let look = |client: &Client| serde_json::from_str(&client.known.look).unwrap_or_default();
        self.history.last_views = self.clients.iter().map(look).collect();
        self.history.games = Some(self.games.clone());
        self.history
    }

    fn live(&mut self, due: Due) {
        match due {
            Due::Input(node, life, input) => {
                if self.rooms[node].0 == life {
                    self.give(node, input);
                }
            }
            Due::Write { node, life, n, body, answer_lost } => {
                // The disk does what it is told even if the one who told it is gone.
                let outcome = if self.disk.len() as u64 == n {
                    self.durable += entries_of(&Line::parse(&body).unwrap()).len();
                    self.disk.push(body);
                    Appended::Durable
                } else {
                    self.history.totals.conflicts += 1;
                    Appended::Conflict
                };
                let heard = (!answer_lost).then_some(outcome);
                self.later(5, Due::Input(node, life, Input::Appended(heard)));
            }
            Due::Answer(ticket, answer) => self.answered(ticket, &answer),
            Due::Show(ticket, seen) => self.shown(ticket, seen),
            Due::Act(at) => self.act(at),
            Due::Poll(at) => self.poll(at),
            Due::Crash(node) => {
                self.history.totals.crashes += 1;
                self.rooms[node] =
                    (self.rooms[node].0 + 1, Room::new(TABLE, self.games.clone()).shared(true));
            }
        }
    }

    fn give(&mut self, node: usize, input: Input) {
        let outputs = self.rooms[node].1.handle(input, self.now);
        for output in outputs {
            self.act_on(node, output);
        }
    }

    fn act_on(&mut self, node: usize, output: Output) {
        let life = self.rooms[node].0;
        match output {
            Output::Load(from) => {
                let input = if self.happens(self.faults / 4) {
                    Input::LoadFailed
                } else {
                    Input::Loaded(from, self.disk.get(from as usize..).unwrap_or_default().to_vec())
                };
                self.later(8, Due::Input(node, life, input));
            }
            Output::Append(n, body, _) => {
                // A crash may come before the write or between the write and its answer; a write may never
                // reach the disk, or reach it without anybody hearing of it.
                if self.happens(self.faults / 4) {
                    self.later(12, Due::Crash(node));
                }
                let answer_lost = self.happens(self.faults);
                if answer_lost {
                    self.history.totals.unknown += 1;
                }
                if self.happens(self.faults / 3) {
                    self.later(5, Due::Input(node, life, Input::Appended(None)));
                } else {
                    self.later(15, Due::Write { node, life, n, body, answer_lost });
                }
            }
            Output::Answer(ticket, answer) => {
                if let Ok(done) = &answer {
                    assert!(done.n <= self.durable, "a room answers for what is not on the disk");
                    assert!(done.snapshot.entries() <= self.durable, "a room shows what is not on the disk");
                }
                if !self.happens(self.faults) {
                    self.later(10, Due::Answer(ticket, answer));
                }
            }
            Output::Show(ticket, seen) => {
                if let Ok(snapshot) = &seen {
                    assert!(snapshot.entries() <= self.durable, "a room shows what is not on the disk");
                }
                if !self.happens(self.faults) {
                    self.later(10, Due::Show(ticket, seen));
                }
            }
            Output::Advanced { lines, ours: true, .. } => {
                for other in 0..NODES {
                    if other != node && !self.happens(self.faults) {
                        let life = self.rooms[other].0;
                        self.later(10, Due::Input(other, life, Input::Advanced(lines)));
                    }
                }
            }
            Output::Advanced { .. } | Output::Think(_) | Output::Wake(_) | Output::Close => {}
        }
    }

    fn ask(&mut self, node: usize, input: impl Fn(Ticket) -> Input, waits: Waits) {
        self.next_ticket += 1;
        let ticket = self.next_ticket;
        self.waits.insert(ticket, waits);
        let life = self.rooms[node].0;
        if self.happens(self.faults) {
            return;
        }
        // A request may be doubled on its way; the second copy is answered to nobody.
        if self.happens(self.faults) {
            self.later(30, Due::Input(node, life, input(0)));
        }
        self.later(10, Due::Input(node, life, input(ticket)));
    }

    fn act(&mut self, at: usize) {
        if at == SEATS {
            return;
        }
        if self.happens(10) {
            self.clients[at].node = self.dice.index(NODES);
        }
        let over = self.clients[at].known.told.state.turn.over;
        if self.clients[at].open.is_none() && !over {
            self.choose(at);
        }
        if let Some((sent, request, mv, n)) = &mut self.clients[at].open {
            *sent += 1;
            self.history.totals.repeated += u64::from(*sent > 1);
            let change = if mv.is_null() {
                Change::Undo { n: Some(*n), request: Some(request.clone()) }
            } else {
                Change::Play { n: *n, request: Some(request.clone()), mv: mv.clone() }
            };
            let waits = Waits::Move(at, request.clone());
            let command = Command { asker: asker(at), change };
            self.ask(self.clients[at].node, |ticket| Input::Command(ticket, command.clone()), waits);
        }
        if !over || self.clients[at].open.is_some() {
            self.later(40, Due::Act(at));
        }
    }

    /// Chooses a listed move, or now and then an undo or nonsense.
    fn choose(&mut self, at: usize) {
        let moves = &self.clients[at].known.told.moves;
        let mv = match self.dice.below(12) {
            0 => Value::Null,
            1 => json!({"pass": {}}),
            _ if moves.is_empty() => return,
            _ => moves[self.dice.index(moves.len())].clone(),
        };
        let client = &mut self.clients[at];
        client.next_request += 1;
        let request = format!("{at}-{}", client.next_request);
        let n = client.known.told.state.n;
        client.open = Some((0, request.clone(), mv.clone(), n));
        self.history.posted.insert(request, Posted { seat: at, mv, n, fate: Fate::Unknown });
    }

    fn poll(&mut self, at: usize) {
        let HasRead { entry, lines, .. } = self.clients[at].known;
        // Some go on with their stream, some open another, which tells all that is durable.
        let lines = lines.filter(|_| self.dice.below(4) > 0);
        let cursor = Cursor { entry, chat: Some(0), version: lines };
        let durable = if lines.is_none() { self.durable } else { 0 };
        let freshness = if lines.is_none() { Freshness::Durable } else { Freshness::Known };
        let waits = Waits::Frame(at, cursor, durable);
        self.ask(self.clients[at].node, |ticket| Input::Query(ticket, freshness), waits);
        self.later(60, Due::Poll(at));
    }

    fn answered(&mut self, ticket: Ticket, answer: &Answer) {
        match self.waits.remove(&ticket) {
            Some(Waits::Move(at, request)) => {
                let fate = match answer {
                    Ok(done) => {
                        let state = done.snapshot.state_at(done.n, Lang::En);
                        Fate::Acknowledged(done.n, serde_json::to_value(&state).unwrap())
                    }
                    // Whether it was kept is not known: it must be asked again.
                    Err(refused) if refused.kind == Kind::Unavailable => return,
                    Err(refused) => Fate::Refused(refused.code),
                };
                self.history.answered(&request, fate);
                let client = &mut self.clients[at];
                if client.open.as_ref().is_some_and(|(_, open, ..)| *open == request) {
                    client.open = None;
                }
            }
            Some(Waits::Frame(..)) => panic!("a look is not answered as a move"),
            None => {}
        }
    }

    fn shown(&mut self, ticket: Ticket, seen: Result<Arc<Snapshot>, Refused>) {
        let Some(Waits::Frame(at, cursor, durable)) = self.waits.remove(&ticket) else { return };
        let frame = seen.and_then(|seen| frame(&seen, &asker(at), (cursor, Tells::Everything), self.now));
        let Ok(frame) = frame else { return };
        let blocks = frame.text.split("\n\n").filter(|block| !block.is_empty());
        blocks.for_each(|block| self.told(at, durable, block, frame.next.version));
    }

    /// A client reads one event of its stream; when it asked, so many entries were durable.
    fn told(&mut self, at: usize, durable: usize, block: &str, lines: Option<u64>) {
        let data = field(block, "data").expect("an event without data");
        let known = &mut self.clients[at].known;
        if let Some(n) = field(block, "id").map(|id| id.parse().expect("an entry's number")) {
            // An answer that was overtaken tells what is known already.
            if n >= known.entry {
                assert_eq!(n, known.entry, "a gap in what client {at} is told");
                known.entry += 1;
            }
            let mut data: Value = serde_json::from_str(data).unwrap();
            self.history.seen.push(Seen { by: at, n, entry: data["entry"].take(), lines: self.disk.len() });
        } else if field(block, "event") == Some("table") {
            let told: Told = serde_json::from_str(data).unwrap();
            // Whichever node it asks, whoever asks anew is told of all that was durable then.
            let n = told.state.n;
            assert!(n >= durable, "client {at} sees {n} entries, {durable} were durable");
            if known.look.is_empty() || n >= known.told.state.n {
                *known = HasRead { entry: known.entry, lines, told, look: data.to_owned() };
            }
        }
    }
}

/// Who a client is to a room; the last one only watches.
fn asker(client: usize) -> Asker {
    let by = if client < SEATS { Caller::Key(Hash::of(&client.to_string())) } else { Caller::Nobody };
    Asker { by, lang: Lang::En, seat: None }
}

fn first_line(games: &Registry, seed: u64) -> Vec<u8> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let seed = castellan_core::dice::Seed::new(bytes);
    let game = games.iter().next().unwrap();
    let setup = Setup::new(TABLE, vec![Player::human(""); SEATS], Draws::Auto, seed.clone());
    let record = game.game.open(setup, &json!({})).unwrap().record();
    let chair = |at: usize| Chair {
        who: Who::Human,
        level: None,
        name: String::new(),
        key: Some(Hash::of(&at.to_string())),
        invite: None,
        link: None,
        person: None,
        stand_in: None,
        muted: false,
    };
    let opened = Opened {
        game: record.game,
        options: record.options,
        seed: seed.to_string(),
        seats: (0..SEATS).map(chair).collect(),
        host: None,
        host_key: None,
        watch: None,
        banned: Vec::new(),
        clock: None,
        clock_waits: false,
        chat: ChatRule::All,
        aids: true,
        hints: None,
        entries: record.entries,
    };
    Line { at: 0, what: What::Opened(Box::new(opened)) }.print()
}
