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

/// The ways in which the toy can be wrong; each must be found by the conformance suite.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_SHOWS_GEMS: u8 = 1;
    pub(crate) const VIEW_SHOWS_BIDS: u8 = 2;
    pub(crate) const LOG_SHOWS_GEMS: u8 = 3;
    pub(crate) const LOG_SHOWS_BIDS: u8 = 4;
    pub(crate) const MOVES_UNSORTED: u8 = 5;
    pub(crate) const MOVES_TWICE: u8 = 6;
    pub(crate) const MOVES_MISSING: u8 = 7;
    pub(crate) const MOVES_FOR_OTHERS: u8 = 8;
    pub(crate) const LISTED_BUT_REFUSED: u8 = 9;
    pub(crate) const REFUSAL_CHANGES: u8 = 10;
    pub(crate) const REFUSAL_LOGS: u8 = 11;
    pub(crate) const LISTED_FORM_CHANGES: u8 = 12;
    pub(crate) const POINTS_WITHOUT_EVENT: u8 = 13;
    pub(crate) const WINNERS_TOO_EARLY: u8 = 14;
    pub(crate) const ENDS_TOO_LATE: u8 = 15;
    pub(crate) const ASKS_WITHOUT_CHOICE: u8 = 16;
    pub(crate) const GUESS_FORGETS: u8 = 17;
    pub(crate) const IMPOSSIBLE_CHANCE_CHANGES: u8 = 18;
    pub(crate) const SCENE_SAYS_NOTHING: u8 = 19;
    pub(crate) const SCENE_OFFERS_ALIKE: u8 = 20;
    pub(crate) const SCENE_OFFERS_LESS: u8 = 21;
    pub(crate) const SCENE_LACKS_A_PART: u8 = 22;
    pub(crate) const SCENE_DOUBLES_A_PART: u8 = 23;
    pub(crate) const SCENE_LACKS_A_DRAWING: u8 = 24;
    pub(crate) const ART_BROKEN: u8 = 25;
    pub(crate) const RULE_UNKNOWN: u8 = 26;
    pub(crate) const EVENT_SAYS_NOTHING: u8 = 27;
    /// All of them.
    pub(crate) const ALL: std::ops::RangeInclusive<u8> = 1..=27;
}

/// How many cells there are for flags.
pub(crate) const CELLS: usize = 3;

/// The toy, with one fault or none.
#[derive(Clone)]
pub(crate) struct Toy<const FAULT: u8 = { fault::NONE }> {
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
        vec![OptionInfo { id: "rounds", kind, default: Value::from(3) }]
    }
}

impl<const FAULT: u8> Toy<FAULT> {
    fn bid(&mut self, seat: Seat, card: u8, log: &mut Log) -> Result<(), Illegal> {
        let bid = &mut self.bids[seat.index()];
        if bid.is_some() || !self.hands[seat.index()].contains(&card) {
            if FAULT == fault::REFUSAL_CHANGES {
                self.points[0] += 1;
            }
            if FAULT == fault::REFUSAL_LOGS {
                log.note(|| Event::new("TY03", Message::new("toy-bids").with("who", seat)));
            }
            // TY03: a card is bid from the hand, once a round.
            return Err(Illegal::new("TY03", "toy-refused-bid"));
        }
        *bid = Some(card);
        log.note(|| Event::new("TY03", Message::new("toy-bids").with("who", seat)));
        let secret = Event::new("TY03", Message::new("toy-bids-card").with("who", seat).with("card", card));
        log.note(|| if FAULT == fault::LOG_SHOWS_BIDS { secret } else { secret.only_for(seat) });
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
        if FAULT == fault::POINTS_WITHOUT_EVENT && points == 1 {
            return;
        }
        let rule = if FAULT == fault::RULE_UNKNOWN { "XX99" } else { rule };
        let key = if FAULT == fault::EVENT_SAYS_NOTHING { "toy-nowhere" } else { key };
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
        let full = self.flags.iter().all(Option::is_some) && FAULT != fault::ASKS_WITHOUT_CHOICE;
        if self.planted == 2 || full {
            self.next_round(log);
        }
    }

    fn next_round(&mut self, log: &mut Log) {
        self.planted = 0;
        self.round += 1;
        self.phase = if self.round < self.rounds { Phase::Coin } else { Phase::Over };
        if self.phase == Phase::Over {
            // TY07: everybody sees the gems now.
            log.seal();
            for (seat, gem) in self.gems.clone() {
                self.score(seat, gem.points(), "TY07", "toy-gem-points", log);
            }
        }
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const META: Meta = Meta {
        id: "toy",
        rulebook: "toy",
        seats_min: 2,
        seats_max: 3,
        entries_max: if FAULT == fault::ENDS_TOO_LATE { 8 } else { 4 * (1 + 3 + 1 + 2) },
        rules: |lang| match lang {
            Lang::En => include_str!("toy/RULES.en.md"),
            Lang::Pl => include_str!("toy/RULES.pl.md"),
        },
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
            Phase::Flags(due) if due == seat || FAULT == fault::MOVES_FOR_OTHERS => {
                let free = (0..CELLS).filter(|&cell| self.flags[cell].is_none());
                out.extend(free.map(ToyMove::flag));
                out.push(ToyMove::End {});
            }
            _ => return,
        }
        match FAULT {
            fault::MOVES_UNSORTED => out.reverse(),
            fault::MOVES_TWICE => out.extend(out.first().cloned()),
            fault::MOVES_MISSING => out.truncate(2),
            _ => {}
        }
    }

    fn as_listed(&self, _seat: Seat, m: &ToyMove) -> ToyMove {
        match m {
            ToyMove::Flag { .. } if FAULT == fault::LISTED_FORM_CHANGES => ToyMove::End {},
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
                if FAULT == fault::LISTED_BUT_REFUSED && cell == 2 {
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
                log.note(|| if FAULT == fault::LOG_SHOWS_GEMS { secret } else { secret.only_for(seat) });
                self.end_without_choice(log);
                Ok(())
            }
            _ => {
                if FAULT == fault::IMPOSSIBLE_CHANCE_CHANGES {
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
        if self.phase != Phase::Over && FAULT != fault::WINNERS_TOO_EARLY {
            return Seats::NONE;
        }
        let best = self.points.iter().max();
        Seat::all(self.seats).filter(|seat| Some(&self.points[seat.index()]) == best).collect()
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::of(self, viewer)
    }

    fn scene(view: &ToyView, moves: &[ToyMove]) -> Scene {
        toy_scene::scene::<FAULT>(view, moves)
    }

    fn guess(view: &ToyView, dice: &mut Dice) -> Self {
        view.guess(dice)
    }

    fn art() -> Vec<Symbol> {
        toy_scene::art::<FAULT>()
    }
}
