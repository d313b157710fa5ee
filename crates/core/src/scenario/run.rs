//! Running a scenario: every step is played on a table, every sentence is compared with it.

use crate::game::{Game, SetupError, Turn};
use crate::lang::{Lang, Words};
use crate::record::Player;
use crate::scenario::say::{Claim, Sentence};
use crate::scenario::{Line, Scenario};
use crate::scene::words;
use crate::seat::{Seat, Seats, Viewer};
use crate::table::any::read_options;
use crate::table::{Refusal, Setup, Table, to_json};
use serde_json::Value;
use std::str::FromStr;

impl Scenario {
    /// Plays the scenario and gives the table as it stands at the end.
    ///
    /// ```
    /// use castellan_core::scenario::Scenario;
    /// use castellan_core::seat::Seat;
    /// use castellan_template::Template;
    ///
    /// let text = r#"
    /// title: The first coin
    /// rules: TE05
    /// players: Hania, Antek
    /// options: {"rounds":1}
    ///
    /// chance coin 4
    /// Hania: bid 2
    /// Antek: bid 1
    /// Hania may not place 7 by TE05
    /// Hania: place 3
    /// Hania has 4 points
    /// "#;
    /// let table = Scenario::parse("first-coin", text).unwrap().run::<Template>().unwrap();
    /// assert_eq!(table.scores(), [4, 0]);
    /// let wrong = text.replace("has 4 points", "has 5 points");
    /// let report = Scenario::parse("first-coin", &wrong).unwrap().run::<Template>().err().unwrap();
    /// assert!(report.starts_with("first-coin:12"), "{report}");
    /// ```
    ///
    /// # Errors
    /// At the first line that does not hold: `name:line: sentence — what was found instead`.
    pub fn run<G: Game>(&self) -> Result<Table<G>, String> {
        let mut run = Run::<G>::open(self)?;
        run.lines(&self.lines)?;
        Ok(run.table)
    }
}

fn open<G: Game>(scenario: &Scenario, options: &Value, players: &[String]) -> Result<Table<G>, SetupError> {
    let players = players.iter().map(Player::human).collect();
    let setup = Setup::new("scenario", players, scenario.draws, scenario.seed.clone());
    Table::open(setup, read_options(options)?)
}

/// A scenario that is being played.
pub(crate) struct Run<'a, G: Game> {
    scenario: &'a Scenario,
    pub(crate) table: Table<G>,
    words: Words,
}

impl<'a, G: Game> Run<'a, G> {
    /// The table of a scenario before its first line.
    pub(crate) fn open(scenario: &'a Scenario) -> Result<Run<'a, G>, String> {
        let words = Words::new(Lang::En, (G::META.words)(Lang::En));
        let table = open(scenario, &scenario.options, &scenario.players)
            .map_err(|error| format!("{}:1: {}", scenario.name, words.say(&error.say, &scenario.players)))?;
        Ok(Run { scenario, table, words })
    }

    /// Plays and checks lines up to the first that does not hold.
    pub(crate) fn lines(&mut self, lines: &[Line]) -> Result<(), String> {
        for line in lines {
            self.line(&line.sentence).map_err(|found| {
                format!("{}:{}: {} — {found}", self.scenario.name, line.number, line.text)
            })?;
        }
        Ok(())
    }

    /// Plays or checks one line; the error says what was found instead.
    fn line(&mut self, sentence: &Sentence) -> Result<(), String> {
        match sentence {
            Sentence::Chance(chance) => {
                let chance = read(chance, "chance")?;
                self.table.resolve(&chance).map_err(|refusal| self.tell(&refusal))
            }
            Sentence::Play(seat, m) => {
                let m = read(m, "move")?;
                self.table.play(*seat, &m).map_err(|refusal| self.tell(&refusal))
            }
            Sentence::Undo(seat) => self.table.undo(*seat).map_err(|refusal| self.tell(&refusal)),
            _ => self.check(sentence),
        }
    }

    fn check(&self, sentence: &Sentence) -> Result<(), String> {
        let turn = self.table.game().turn();
        match sentence {
            Sentence::Points(seat, points) => same(points, &self.table.game().points(*seat)),
            Sentence::Win(seats) => self.check_winners(turn, *seats),
            Sentence::Over(claim) if claim.agrees_with(turn == Turn::Over) => Ok(()),
            Sentence::Turn(seats) if *seats == turn.seats() => Ok(()),
            Sentence::ChanceDue(kind) if matches!(turn, Turn::Chance(due) if due == kind) => Ok(()),
            Sentence::Over(_) | Sentence::Turn(_) | Sentence::ChanceDue(_) => Err(self.tell_turn(turn)),
            Sentence::May(seat, m) => self.check_may(*seat, m),
            Sentence::MayNot(seat, m, rule) => self.check_may_not(*seat, m, rule.as_deref()),
            Sentence::MayNotUndo(seat) => self.refused(None, |table| table.undo(*seat)),
            Sentence::ChanceRefused(chance, rule) => {
                let chance = read(chance, "chance")?;
                self.refused(rule.as_deref(), |table| table.resolve(&chance))
            }
            Sentence::Moves(seat, count) => same(count, &self.table.moves(*seat).len()),
            Sentence::Sees(viewer, claim, text) => contains(&self.seen_by(*viewer), *claim, text),
            Sentence::Log(viewer, claim, text) => contains(&self.log_of(*viewer), *claim, text),
            Sentence::Gave(rule, seat, points) => self.check_gave(rule, *seat, *points),
            Sentence::Options(options, claim) => self.check_setup(options, &self.scenario.players, *claim),
            Sentence::Players(count, claim) => {
                let players: Vec<String> = (0..*count).map(|at| format!("Player {at}")).collect();
                self.check_setup(&Value::Object(serde_json::Map::new()), &players, *claim)
            }
            Sentence::Chance(_) | Sentence::Play(..) | Sentence::Undo(_) => {
                unreachable!("steps are played, not checked")
            }
        }
    }

    fn check_winners(&self, turn: Turn, expected: Seats) -> Result<(), String> {
        let winners = self.table.game().winners();
        match turn {
            Turn::Over if winners == expected => Ok(()),
            Turn::Over => Err(format!("won by {}", self.name_all(winners))),
            _ => Err(self.tell_turn(turn)),
        }
    }

    fn check_may(&self, seat: Seat, m: &str) -> Result<(), String> {
        let m: G::Move = read(m, "move")?;
        let listed = self.table.moves(seat);
        if listed.contains(&m) {
            return Ok(());
        }
        let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
        Err(format!("listed are: {}", listed.join(" | ")))
    }

    fn check_may_not(&self, seat: Seat, m: &str, rule: Option<&str>) -> Result<(), String> {
        let m: G::Move = read(m, "move")?;
        if self.table.moves(seat).contains(&m) {
            return Err("it is listed".to_owned());
        }
        self.refused(rule, |table| table.play(seat, &m))
    }

    fn check_gave(&self, rule: &str, seat: Seat, points: i32) -> Result<(), String> {
        let lines = self.table.events().filter(|(_, event)| event.rule == rule);
        let given = lines.filter_map(|(_, event)| event.points).filter(|(to, _)| *to == seat);
        same(&points, &given.map(|(_, points)| points).sum())
    }

    fn check_setup(&self, options: &Value, players: &[String], claim: Claim) -> Result<(), String> {
        match open::<G>(self.scenario, options, players) {
            result if claim.agrees_with(result.is_ok()) => Ok(()),
            Ok(_) => Err("accepted".to_owned()),
            Err(error) => Err(format!("refused: {}", self.words.say(&error.say, &[]))),
        }
    }

    /// Tries a step on a copy: it must be refused, by this rule if one is given, and change nothing.
    fn refused(
        &self,
        rule: Option<&str>,
        step: impl FnOnce(&mut Table<G>) -> Result<(), Refusal>,
    ) -> Result<(), String> {
        let mut copy = self.table.clone();
        let Err(refusal) = step(&mut copy) else {
            return Err("accepted".to_owned());
        };
        if print(&copy) != print(&self.table) {
            return Err("refused, but the table has changed".to_owned());
        }
        if rule.is_some() && rule != refusal.rule() {
            return Err(self.tell(&refusal));
        }
        Ok(())
    }

    fn seen_by(&self, viewer: Viewer) -> String {
        let scene = self.table.scene(viewer);
        let mut text = words::tell(&scene, &self.words, &self.scenario.players);
        for offer in &scene.offers {
            text += &self.words.say(&offer.label, &self.scenario.players);
            text.push('\n');
        }
        text
    }

    fn log_of(&self, viewer: Viewer) -> String {
        let open = self.table.events().filter(|(_, event)| event.is_open_to(viewer));
        open.map(|(_, event)| self.words.say(&event.say, &self.scenario.players) + "\n").collect()
    }

    fn tell(&self, refusal: &Refusal) -> String {
        let why = self.words.say(&refusal.say(), &self.scenario.players);
        let rule = refusal.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("refused: {why}{rule}")
    }

    fn tell_turn(&self, turn: Turn) -> String {
        match turn {
            Turn::Over => "the game is over".to_owned(),
            Turn::Chance(kind) => format!("a chance {kind} is due"),
            Turn::Seat(_) | Turn::Secret(_) => format!("it is the turn of {}", self.name_all(turn.seats())),
        }
    }

    fn name_all(&self, seats: Seats) -> String {
        let names: Vec<&str> =
            seats.iter().map(|seat| self.scenario.players[seat.index()].as_str()).collect();
        names.join(", ")
    }
}

/// Everything that a refused step could have touched: the record and what each viewer sees.
fn print<G: Game>(table: &Table<G>) -> String {
    let views = Viewer::all(table.setup().seats()).map(|viewer| to_json(&table.view(viewer)).to_string());
    table.record().print() + &views.collect::<Vec<_>>().join("\n")
}

pub(crate) fn read<T: FromStr>(notation: &str, what: &str) -> Result<T, String> {
    notation.parse().map_err(|_| format!("{notation:?} is not the written form of a {what}"))
}

fn same<T: PartialEq + std::fmt::Display>(expected: &T, found: &T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("found {found}")) }
}

fn contains(said: &str, claim: Claim, text: &str) -> Result<(), String> {
    if claim.agrees_with(said.contains(text)) { Ok(()) } else { Err(format!("found:\n{said}")) }
}
