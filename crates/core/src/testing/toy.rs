//! A toy game with a little of everything, and faults that can be switched on: what tables and suites are
//! tested with.
//!
//! A round: the bag gives a coin (chance), all bid a card in secret, a lone highest bid wins the coin and
//! gets a hidden gem (chance), then plants up to two flags in the open. Rules page and words are below.

use super::toy_notation::{Gem, ToyChance, ToyMove};
use super::toy_scene::{self, ToyView};
use crate::dice::Dice;
use crate::game::{Game, Illegal, Meta, OptionInfo, OptionKind, Options, SetupError, Turn};
use crate::lang::Lang;
use crate::log::{Event, Log};
use crate::message::Message;
use crate::scene::{Scene, Symbol};
use crate::seat::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cell::Cell;

/// The ways in which the toy can be wrong; each must be found by the conformance suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    ViewShowsGems,
    ViewShowsBids,
    LogShowsGems,
    LogShowsBids,
    MovesUnsorted,
    MovesTwice,
    MovesMissing,
    MovesForOthers,
    ListedButRefused,
    RefusalChanges,
    RefusalLogs,
    ListedFormChanges,
    PointsWithoutEvent,
    WinnersTooEarly,
    EndsTooLate,
    AsksWithoutChoice,
    GuessForgets,
    ImpossibleChanceChanges,
    SceneSaysNothing,
    SceneOffersAlike,
    SceneOffersLess,
    SceneLacksAPart,
    SceneDoublesAPart,
    SceneLacksADrawing,
    ArtBroken,
    RuleUnknown,
    EventSaysNothing,
}

thread_local! {
    /// The fault that the toy has now: a value and not a type, so that the suite is built once and not for each.
    static NOW: Cell<Option<Fault>> = const { Cell::new(None) };
}

impl Fault {
    /// The toy has this fault.
    pub(crate) fn is_on(self) -> bool {
        NOW.get() == Some(self)
    }

    /// Does something with a toy that has this fault.
    pub(crate) fn during<T>(self, act: impl FnOnce() -> T) -> T {
        struct Mended;
        impl Drop for Mended {
            fn drop(&mut self) {
                NOW.set(None);
            }
        }
        NOW.set(Some(self));
        let _mended = Mended;
        act()
    }
}

/// How many cells there are for flags.
pub(crate) const CELLS: usize = 3;

/// The toy.
#[derive(Clone)]
pub(crate) struct Toy {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) coins: Vec<u8>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) bids: Vec<Option<u8>>,
    pub(crate) flags: [Option<Seat>; CELLS],
    pub(crate) planted: u8,
    pub(crate) gems: Vec<(Seat, Gem)>,
    pub(crate) points: Vec<i32>,
    pub(crate) phase: Phase,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Coin,
    Bids,
    Gem(Seat),
    Flags(Seat),
    Over,
}

/// How many rounds are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyOptions {
    #[serde(default = "three")]
    rounds: u8,
}

fn three() -> u8 {
    3
}

impl Options for ToyOptions {
    fn complete(self, _seats: u8) -> Result<ToyOptions, SetupError> {
        if (1..=4).contains(&self.rounds) { Ok(self) } else { Err(SetupError::new("toy-setup-rounds")) }
    }

    fn describe() -> Vec<OptionInfo> {
        let kind = OptionKind::Choice([1, 2, 3, 4].map(Value::from).to_vec());
        vec![OptionInfo::new("rounds", kind, Value::from(3))]
    }
}

impl Toy {
    fn bid(&mut self, seat: Seat, card: u8, log: &mut Log) -> Result<(), Illegal> {
        let bid = &mut self.bids[seat.index()];
        if bid.is_some() || !self.hands[seat.index()].contains(&card) {
            if Fault::RefusalChanges.is_on() {
                self.points[0] += 1;
            }
            if Fault::RefusalLogs.is_on() {
                log.note(|| Event::new("TY03", Message::new("toy-bids").with("who", seat)));
            }
            // TY03: a card is bid from the hand, once a round.
            return Err(Illegal::new("TY03", "toy-refused-bid"));
        }
        *bid = Some(card);
        log.note(|| Event::new("TY03", Message::new("toy-bids").with("who", seat)));
        let secret = Event::new("TY03", Message::new("toy-bids-card").with("who", seat).with("card", card));
        log.note(|| if Fault::LogShowsBids.is_on() { secret } else { secret.only_for(seat) });
        if self.bids.iter().all(Option::is_some) {
            self.reveal(log);
        }
        Ok(())
    }

    fn reveal(&mut self, log: &mut Log) {
        log.seal();
        let bids: Vec<u8> = self.bids.iter_mut().filter_map(Option::take).collect();
        let best = bids.iter().copied().max().unwrap_or_default();
        for (hand, bid) in self.hands.iter_mut().zip(&bids) {
            hand.retain(|card| card != bid);
        }
        // TY04: only a lone highest bid wins.
        let mut winners = Seat::all(self.seats).filter(|seat| bids[seat.index()] == best);
        let (Some(winner), None) = (winners.next(), winners.next()) else {
            log.note(|| Event::new("TY04", "toy-tie"));
            return self.next_round(log);
        };
        let coin = i32::from(*self.coins.last().expect("a coin is there"));
        self.score(winner, coin, "TY04", "toy-wins-coin", log);
        self.phase = Phase::Gem(winner);
    }

    fn score(&mut self, seat: Seat, points: i32, rule: &'static str, key: &'static str, log: &mut Log) {
        self.points[seat.index()] += points;
        if Fault::PointsWithoutEvent.is_on() && points == 1 {
            return;
        }
        let rule = if Fault::RuleUnknown.is_on() { "XX99" } else { rule };
        let key = if Fault::EventSaysNothing.is_on() { "toy-nowhere" } else { key };
        let say = Message::new(key).with("who", seat).with("points", points);
        log.note(|| Event::new(rule, say).scoring(seat, points));
    }

    fn flag(&mut self, seat: Seat, cell: usize, log: &mut Log) {
        self.flags[cell] = Some(seat);
        self.planted += 1;
        self.score(seat, 1, "TY06", "toy-flag-points", log);
        self.end_without_choice(log);
    }

    /// TY06: two flags a round; where no cell is left nothing is asked.
    fn end_without_choice(&mut self, log: &mut Log) {
        let full = self.flags.iter().all(Option::is_some) && !Fault::AsksWithoutChoice.is_on();
        if self.planted == 2 || full {
            self.next_round(log);
        }
    }

    fn next_round(&mut self, log: &mut Log) {
        self.planted = 0;
        self.round += 1;
        self.phase = if self.round < self.rounds { Phase::Coin } else { Phase::Over };
        if self.phase == Phase::Over && Fault::EndsTooLate.is_on() {
            let options = ToyOptions { rounds: self.rounds };
            *self = Toy { points: std::mem::take(&mut self.points), ..Toy::new(&options, self.seats) };
        }
        if self.phase == Phase::Over {
            // TY07: everybody sees the gems now.
            log.seal();
            for (seat, gem) in self.gems.clone() {
                self.score(seat, gem.points(), "TY07", "toy-gem-points", log);
            }
        }
    }
}

impl Game for Toy {
    const META: Meta = Meta {
        id: "toy",
        rulebook: "toy",
        seats_min: 2,
        seats_max: 3,
        entries_max: 4 * (1 + 3 + 1 + 2),
        rules: |lang| match lang {
            Lang::En => include_str!("toy/RULES.en.md"),
            Lang::Pl => include_str!("toy/RULES.pl.md"),
        },
        editions: &[],
        words: |lang| match lang {
            Lang::En => include_str!("toy/locales/en.ftl"),
            Lang::Pl => include_str!("toy/locales/pl.ftl"),
        },
    };
    type Options = ToyOptions;
    type Move = ToyMove;
    type Chance = ToyChance;
    type View = ToyView;

    fn new(options: &ToyOptions, seats: u8) -> Self {
        let count = usize::from(seats);
        // TY03: one card more than rounds, so that the last bid is a choice too.
        let hand: Vec<u8> = (1..=options.rounds + 1).collect();
        Toy {
            seats,
            rounds: options.rounds,
            round: 0,
            coins: Vec::new(),
            hands: vec![hand; count],
            bids: vec![None; count],
            flags: [None; CELLS],
            planted: 0,
            gems: Vec::new(),
            points: vec![0; count],
            phase: Phase::Coin,
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Coin => Turn::Chance("coin"),
            Phase::Gem(_) => Turn::Chance("gem"),
            Phase::Flags(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
            Phase::Bids => {
                Turn::Secret(Seat::all(self.seats).filter(|seat| self.bids[seat.index()].is_none()).collect())
            }
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<ToyMove>) {
        match self.phase {
            Phase::Bids if self.bids[seat.index()].is_none() => {
                out.extend(self.hands[seat.index()].iter().map(|&card| ToyMove::Bid { card }));
            }
            Phase::Flags(due) if due == seat || Fault::MovesForOthers.is_on() => {
                let free = (0..CELLS).filter(|&cell| self.flags[cell].is_none());
                out.extend(free.map(ToyMove::flag));
                out.push(ToyMove::End {});
            }
            _ => return,
        }
        match NOW.get() {
            Some(Fault::MovesUnsorted) => out.reverse(),
            Some(Fault::MovesTwice) => out.extend(out.first().cloned()),
            Some(Fault::MovesMissing) => out.truncate(2),
            _ => {}
        }
    }

    fn as_listed(&self, _seat: Seat, m: &ToyMove) -> ToyMove {
        match m {
            ToyMove::Flag { .. } if Fault::ListedFormChanges.is_on() => ToyMove::End {},
            ToyMove::Flag { cell } => ToyMove::Flag { cell: cell.to_ascii_lowercase() },
            _ => m.clone(),
        }
    }

    fn play(&mut self, seat: Seat, m: &ToyMove, log: &mut Log) -> Result<(), Illegal> {
        match (self.phase, m) {
            (Phase::Bids, ToyMove::Bid { card }) => self.bid(seat, *card, log),
            (Phase::Flags(due), ToyMove::Flag { .. }) if due == seat => {
                let cell = m.cell().filter(|&cell| self.flags[cell].is_none());
                // TY06: a cell holds one flag.
                let cell = cell.ok_or_else(|| Illegal::new("TY06", "toy-refused-flag"))?;
                if Fault::ListedButRefused.is_on() && cell == 2 {
                    return Err(Illegal::new("TY06", "toy-refused-flag"));
                }
                self.flag(seat, cell, log);
                Ok(())
            }
            (Phase::Flags(due), ToyMove::End {}) if due == seat => {
                self.next_round(log);
                Ok(())
            }
            _ => Err(Illegal::new("", "toy-refused-now")),
        }
    }

    fn draw(&self, dice: &mut Dice) -> ToyChance {
        if self.phase != Phase::Coin {
            return ToyChance::Gem(if dice.below(2) == 0 { Gem::Red } else { Gem::Blue });
        }
        let bag: Vec<u8> = (1..=5).filter(|coin| !self.coins.contains(coin)).collect();
        ToyChance::Coin(bag[dice.index(bag.len())])
    }

    fn resolve(&mut self, c: &ToyChance, log: &mut Log) -> Result<(), Illegal> {
        match (self.phase, c) {
            // TY02: each of the coins 1 to 5 is in the bag once.
            (Phase::Coin, ToyChance::Coin(coin)) if (1..=5).contains(coin) && !self.coins.contains(coin) => {
                self.coins.push(*coin);
                self.phase = Phase::Bids;
                log.note(|| Event::new("TY02", Message::new("toy-coin").with("coin", *coin)));
                Ok(())
            }
            (Phase::Gem(seat), ToyChance::Gem(gem)) => {
                self.gems.push((seat, *gem));
                self.phase = Phase::Flags(seat);
                let say = Message::new("toy-gem").with("who", seat).with("gem", Message::new(gem.key()));
                let secret = Event::new("TY05", say);
                log.note(|| if Fault::LogShowsGems.is_on() { secret } else { secret.only_for(seat) });
                self.end_without_choice(log);
                Ok(())
            }
            _ => {
                if Fault::ImpossibleChanceChanges.is_on() {
                    self.planted = 1;
                }
                Err(Illegal::new("TY02", "toy-refused-coin"))
            }
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn winners(&self) -> Seats {
        if self.phase != Phase::Over && !Fault::WinnersTooEarly.is_on() {
            return Seats::NONE;
        }
        let best = self.points.iter().max();
        Seat::all(self.seats).filter(|seat| Some(&self.points[seat.index()]) == best).collect()
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::of(self, viewer)
    }

    fn scene(view: &ToyView, moves: &[ToyMove]) -> Scene {
        toy_scene::scene(view, moves)
    }

    fn guess(view: &ToyView, dice: &mut Dice) -> Self {
        view.guess(dice)
    }

    fn art() -> Vec<Symbol> {
        toy_scene::art()
    }
}
