//! `castellan play`: a game in the terminal, in words, against bots or several people at one keyboard.

mod keyboard;
mod sketch;

use crate::files;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::anyhow;
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Seed;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::scene::Offer;
use castellan_core::scene::words::{tell, tell_changes};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use keyboard::{Keyboard, Said};
use serde_json::Value;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Who plays: names of people and levels of bots, e.g. Anna,Bartek,squire [default: you against a squire]
    #[arg(long, value_delimiter = ',', value_name = "WHO")]
    seats: Vec<String>,
    /// The game's options as JSON; a text of the form "@FILE" stands for what is in that file
    #[arg(long, default_value = "{}", value_parser = crate::files::options)]
    options: Value,
    /// 64 hexadecimal digits that decide all luck
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Write the record here after every move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game of this record, and write it there; its draws from now on are new
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.game)?;
    let words = playable.game.words(args.lang);
    let seed = seed_or_fresh(args.seed.as_deref())?;
    let table = match &args.resume {
        Some(path) => resumed(&playable, &words, path, seed.clone())?,
        None => {
            let setup = Setup::new("terminal", players(args, &words)?, Draws::Auto, seed.clone());
            playable.game.open(setup, &args.options).map_err(|error| anyhow!(words.say(&error.say, &[])))?
        }
    };
    let keyboard = Keyboard::new(std::io::stdin().lock(), std::io::stdout().lock());
    let (told, shown) = table.names().iter().map(|_| (0, String::new())).unzip();
    Session {
        playable,
        words,
        seed,
        table,
        keyboard,
        told,
        shown,
        record: args.record.clone().or_else(|| args.resume.clone()),
    }
    .play()
}

/// The table of a record as it stands. Of a game that is not over nobody has the seed, so it is drawn by another.
fn resumed(
    playable: &Playable,
    words: &Words,
    path: &Path,
    spare: Seed,
) -> anyhow::Result<Box<dyn AnyTable>> {
    let (_, record) = files::read_record(path)?;
    let game = playable.game.meta().id;
    anyhow::ensure!(record.game == game, "{}: a record of {}, not of {game}", path.display(), record.game);
    let table = playable.game.load(&record, record.entries.len(), spare);
    table.map_err(|bad| anyhow!("{}: {}", path.display(), words.say(&bad.say, &[])))
}

fn players(args: &Args, words: &Words) -> anyhow::Result<Vec<Player>> {
    if args.seats.is_empty() {
        return Ok(vec![Player::human(words.say_key("play-you")), bot(Level::Squire, words)]);
    }
    let player = |who: &String| {
        let who = who.trim();
        if let Ok(level) = who.parse() {
            return Ok(bot(level, words));
        }
        if who.is_empty() || who.chars().count() > NAME_LETTERS_MAX || who.chars().any(char::is_control) {
            return Err(anyhow!("a name has 1 to {NAME_LETTERS_MAX} letters: {who:?}"));
        }
        Ok(Player::human(who))
    };
    args.seats.iter().map(player).collect()
}

fn bot(level: Level, words: &Words) -> Player {
    // A name begins with a capital letter.
    let level_word = words.say(&Message::new(format!("level-{level}")), &[]);
    let mut letters = level_word.chars();
    let name = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    Player { name, who: Who::Bot, level: Some(level.name().to_owned()) }
}

/// The longest name that is asked for at the keyboard.
const NAME_LETTERS_MAX: usize = 24;

/// More moves than this are listed only on request.
const LISTED_MAX: usize = 40;

struct Session<R, W> {
    playable: Playable,
    words: Words,
    seed: Seed,
    table: Box<dyn AnyTable>,
    keyboard: Keyboard<R, W>,
    /// How many events each person has been told.
    told: Vec<usize>,
    /// The table as each person was shown it last.
    shown: Vec<String>,
    record: Option<PathBuf>,
}

/// How a person's decision ended.
enum Decided {
    Moved,
    Left,
}

impl<R: BufRead, W: Write> Session<R, W> {
    fn play(mut self) -> anyhow::Result<()> {
        self.save()?;
        self.keyboard.line(&self.words.say_key("play-welcome"))?;
        // Bots and people who choose at the same time do so one after the other here.
        while let Some(seat) = self.next()? {
            match self.level_of(seat) {
                Some(level) => self.let_bot_move(seat, level)?,
                None => {
                    if let Decided::Left = self.ask(seat)? {
                        return self.leave();
                    }
                }
            }
            self.save()?;
        }
        self.tell_end()
    }

    /// Who decides next; draws what is due first, where the table does not do so by itself.
    fn next(&mut self) -> anyhow::Result<Option<Seat>> {
        while let Turn::Chance(_) = self.table.turn() {
            self.table.draw().map_err(|refusal| anyhow!(self.say(&refusal.say())))?;
        }
        Ok(self.table.turn().seats().iter().next())
    }

    fn level_of(&self, seat: Seat) -> Option<Level> {
        self.table.setup().players[seat.index()].level.as_ref().and_then(|level| level.parse().ok())
    }

    fn people(&self) -> usize {
        self.table.setup().players.iter().filter(|player| player.who == Who::Human).count()
    }

    fn let_bot_move(&mut self, seat: Seat, level: Level) -> anyhow::Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let purpose = format!("bot {} {seat}", self.table.len());
        let budget = Budget::of_level(self.seed.derive(&purpose).number());
        let mv = self.playable.mind.think(&*view, seat, level, budget);
        let mv = mv.ok_or_else(|| anyhow!("the bot of seat {seat} found no move"))?;
        self.table.play(seat, &mv).map_err(|refusal| anyhow!(self.say(&refusal.say())))
    }

    /// Shows a person their table and asks until they have moved or left.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Decided> {
        if self.people() > 1 {
            let name = Message::new("play-hand-over").with("who", seat);
            let handed = self.say(&name);
            if !self.keyboard.hand_over(&handed)? {
                return Ok(Decided::Left);
            }
        }
        self.tell_news(Viewer::Seat(seat))?;
        let mut offers = self.show_changes(seat)?;
        loop {
            let asked = self.say(&Message::new("play-ask").with("count", offers.len()));
            match self.keyboard.ask(&asked)? {
                Said::Nothing => offers = self.show_table(seat)?,
                Said::Quit => return Ok(Decided::Left),
                Said::Help => self.keyboard.line(&self.words.say_key("play-help"))?,
                Said::All => self.list(&offers, |_| true)?,
                Said::Hint => self.hint(seat)?,
                Said::Sketch => self.sketch(seat)?,
                Said::Undo => {
                    self.undo(seat)?;
                    // The decision that is due now may be another seat's.
                    if !self.table.turn().seats().contains(seat) {
                        return Ok(Decided::Moved);
                    }
                    offers = self.show_changes(seat)?;
                }
                Said::Text(text) => {
                    if self.try_move(seat, &text, &offers)? {
                        return Ok(Decided::Moved);
                    }
                }
            }
        }
    }

    /// Tells the whole table and lists the moves.
    fn show_table(&mut self, seat: Seat) -> anyhow::Result<Vec<Offer>> {
        self.shown[seat.index()].clear();
        self.show_changes(seat)
    }

    /// Tells what is new on the table since it was shown last and lists the moves, unless they are too many
    /// to be read.
    fn show_changes(&mut self, seat: Seat) -> anyhow::Result<Vec<Offer>> {
        let scene = self.table.scene(Viewer::Seat(seat));
        let names = self.table.names();
        let whole = tell(&scene, &self.words, &names);
        let mut board = tell_changes(&scene, &self.words, &names, &self.shown[seat.index()]);
        if board.lines().count() < whole.lines().count() {
            board += &self.words.say_key("play-as-before");
            board.push('\n');
        }
        self.keyboard.line(&format!("\n{board}"))?;
        self.shown[seat.index()] = whole;
        if scene.offers.len() <= LISTED_MAX {
            self.list(&scene.offers, |_| true)?;
        } else {
            let said = self.say(&Message::new("play-many").with("count", scene.offers.len()));
            self.keyboard.line(&said)?;
        }
        Ok(scene.offers)
    }

    /// Lists some of the offered moves with their numbers.
    fn list(&mut self, offers: &[Offer], wanted: impl Fn(usize) -> bool) -> anyhow::Result<()> {
        for (n, offer) in offers.iter().enumerate().filter(|(n, _)| wanted(*n)) {
            let label = self.say(&offer.label);
            self.keyboard.line(&format!("{:>4}) {label}", n + 1))?;
        }
        Ok(())
    }

    /// Plays what was typed: a number, a move in its written form, or words that only one move has.
    fn try_move(&mut self, seat: Seat, text: &str, offers: &[Offer]) -> anyhow::Result<bool> {
        let by_number = text.parse().ok().and_then(|n: usize| offers.get(n.wrapping_sub(1)));
        let typed = by_number.map(|offer| offer.mv.clone()).or_else(|| self.table.parse_move(text));
        let found = if typed.is_some() { Vec::new() } else { self.with_words(text, offers) };
        let mv = match (typed, found.as_slice()) {
            (Some(mv), _) => mv,
            (None, [only]) => offers[*only].mv.clone(),
            (None, []) => {
                let say = Message::new("play-not-understood").with("text", text).with("count", offers.len());
                let said = self.say(&say);
                self.keyboard.line(&said)?;
                return Ok(false);
            }
            (None, several) => {
                self.list(offers, |n| several.contains(&n))?;
                return Ok(false);
            }
        };
        match self.table.play(seat, &mv) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                let rule = refusal.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
                let said = format!("{}{rule}", self.say(&refusal.say()));
                self.keyboard.line(&said)?;
                Ok(false)
            }
        }
    }

    /// The offered moves that have all these words in their label or written form.
    fn with_words(&self, text: &str, offers: &[Offer]) -> Vec<usize> {
        let words: Vec<String> = text.split_whitespace().map(plain).collect();
        let fits = |offer: &Offer| {
            let told = format!("{} {}", self.say(&offer.label), offer.notation);
            let told = plain(&told);
            words.iter().all(|word| told.contains(word))
        };
        (0..offers.len()).filter(|&n| fits(&offers[n])).collect()
    }

    /// Says what a good player might do, and why.
    fn hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let budget = Budget::of_level(self.seed.derive(&format!("hint {}", self.table.len())).number());
        let hint = self.playable.mind.hint(&*view, seat, Level::Knight, budget);
        let hint = hint.ok_or_else(|| anyhow!("there is nothing to decide"))?;
        let offers = self.table.scene(Viewer::Seat(seat)).offers;
        let mv = offers.iter().find(|offer| offer.mv == hint.mv).map(|offer| self.say(&offer.label));
        let say = Message::new("page-hint-says").with("move", mv.unwrap_or_default());
        let said = self.say(&say.with("why", self.say(&hint.why)));
        self.keyboard.line(&said)
    }

    /// Shows the board as a sketch.
    fn sketch(&mut self, seat: Seat) -> anyhow::Result<()> {
        let screen = self.keyboard.screen();
        let drawn = sketch::sketch(&self.playable, &*self.table, Viewer::Seat(seat), &self.words, screen);
        self.keyboard.lines(&drawn.map_err(|why| anyhow!(why))?)
    }

    fn undo(&mut self, seat: Seat) -> anyhow::Result<()> {
        let said = match self.table.undo(seat) {
            Ok(()) => self.words.say_key("play-undone"),
            Err(refusal) => self.say(&refusal.say()),
        };
        self.keyboard.line(&said)
    }

    /// Tells a viewer what happened since they last looked.
    fn tell_news(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let told = viewer.seat().map_or(0, |seat| self.told[seat.index()]);
        let events = self.table.events();
        let count = events.len();
        let fresh = events.into_iter().skip(told.min(count)).filter(|(_, event)| event.is_open_to(viewer));
        let names = self.table.names();
        let lines: Vec<String> =
            fresh.map(|(_, event)| format!("* {}", self.words.say(&event.say, &names))).collect();
        for line in lines {
            self.keyboard.line(&line)?;
        }
        if let Some(seat) = viewer.seat() {
            self.told[seat.index()] = count;
        }
        Ok(())
    }

    fn tell_end(&mut self) -> anyhow::Result<()> {
        let first_person = self.table.setup().players.iter().position(|player| player.who == Who::Human);
        let viewer = first_person.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat(seat as u8)));
        self.tell_news(viewer)?;
        let state = self.table.state(&self.words);
        self.keyboard.line(&format!("\n{}", self.words.say_key("play-sheet")))?;
        let names = self.table.names();
        for (seat, name) in names.iter().enumerate() {
            self.keyboard.line(&format!("{name}: {}", state.scores[seat]))?;
            for line in state.sheet.iter().filter(|line| line.seat.index() == seat) {
                self.keyboard.line(&format!("  {:+}  {} ({})", line.points, line.why, line.rule))?;
            }
        }
        let winners = state.winners.unwrap_or_default();
        let list: Vec<Message> =
            winners.iter().map(|seat| Message::new("play-name").with("who", seat)).collect();
        let key = if list.len() > 1 { "play-over-shared" } else { "play-over" };
        let said = self.say(&Message::new(key).with("who", list));
        self.keyboard.line(&said)
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        let said = match &self.record {
            Some(path) => {
                let command =
                    format!("castellan play {} --resume {}", self.playable.game.meta().id, path.display());
                self.say(&Message::new("play-left-saved").with("command", command))
            }
            None => self.words.say_key("play-left"),
        };
        self.keyboard.line(&format!("\n{said}"))
    }

    fn save(&self) -> anyhow::Result<()> {
        match &self.record {
            Some(path) => files::write(path, self.table.record().print().as_bytes()),
            None => Ok(()),
        }
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &self.table.names())
    }
}

/// Text as it is compared with what somebody types: in small letters, with the apostrophe that keyboards have.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}
