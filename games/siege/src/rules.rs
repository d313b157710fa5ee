//! The rules: a round from the tile that is turned up to the sword that moves.

use crate::components::{Army, Card, Tile};
use crate::moves::{Chance, Move, Pair};
use crate::state::{Fought, ROUNDS, SEATS, Siege};
use crate::words::{card_as, card_word, cards_laid, tile_word};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log, Place, Rule};
use castellan_core::message::Message;
use castellan_core::seat::{Seat, Seats};

/// How a siege ends: who takes the castle, with which card (none: by the sword), and by which rule.
struct Outcome {
    winner: Seat,
    by: Option<Card>,
    rule: Rule,
}

impl Siege {
    /// Lists what a seat may choose (SI12, SI20).
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.undecided().contains(seat) {
            return;
        }
        let player = self.player(seat);
        if self.tile == Some(Tile::Drum) {
            out.extend(player.camp.iter().map(|card| Move::Recruit { card }));
            return;
        }
        let army = player.army();
        for first in army.iter() {
            let later = army.iter().skip_while(|&card| card <= first);
            out.extend(later.map(|second| Move::lay(first, second)));
            out.push(Move::lay(first, Card::Shepherd));
        }
        out.push(Move::Lay { cards: Pair::SHEPHERDS });
    }

    /// Whether a seat may choose this, and if not, by which rule.
    pub(crate) fn check(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        if !self.undecided().contains(seat) {
            return Err(Illegal::new("SI09", "siege-refused-chosen-already"));
        }
        let player = self.player(seat);
        match m {
            Move::Lay { .. } if self.tile == Some(Tile::Drum) => {
                Err(Illegal::new("SI08", "siege-refused-drum"))
            }
            Move::Recruit { .. } if self.tile != Some(Tile::Drum) => {
                Err(Illegal::new("SI08", "siege-refused-castle"))
            }
            Move::Lay { cards } => {
                let [first, second] = cards.cards();
                if first == second && first.is_army() {
                    return Err(refused("SI04", "siege-refused-only-one", card_as(first, "single")));
                }
                match [first, second].into_iter().find(|&card| player.camp.contains(card)) {
                    Some(card) => Err(refused("SI17", "siege-refused-in-camp", card_word(card))),
                    None => Ok(()),
                }
            }
            Move::Recruit { card } if !card.is_army() => Err(Illegal::new("SI13", "siege-refused-shepherd")),
            Move::Recruit { card } if !player.camp.contains(card) => {
                Err(Illegal::new("SI20", "siege-refused-not-in-camp"))
            }
            Move::Recruit { .. } => Ok(()),
        }
    }

    /// SI09: a choice is made in secret; with the last one the round is played.
    pub(crate) fn choose(&mut self, seat: Seat, m: Move, log: &mut Log) {
        self.player_mut(seat).choice = Some(m);
        log.note(|| Event::new("SI09", Message::new("siege-chosen").with("who", seat)));
        self.finish_round_if_all_chose(log);
    }

    /// SI08: turns up a tile.
    pub(crate) fn turn_up(&mut self, Chance::Tile(tile): Chance, log: &mut Log) -> Result<(), Illegal> {
        // SI02: each castle is there once and the drum twice.
        if !self.unseen.contains(tile) {
            return Err(Illegal::new("SI02", "siege-refused-tile-gone"));
        }
        self.unseen.take(tile);
        self.tile = Some(tile);
        let round = self.rounds + 1;
        log.note(|| {
            let say = match tile {
                Tile::Drum => Message::new("siege-turned-up-drum").with("round", round),
                castle => {
                    Message::new("siege-turned-up").with("round", round).with("tile", tile_word(castle))
                }
            };
            Event::new("SI08", say).at(place_of(tile)).seen(Act::TurnedOver, [])
        });
        for seat in self.all_seats() {
            self.choose_what_is_forced(seat, tile, log);
        }
        self.finish_round_if_all_chose(log);
        Ok(())
    }

    /// SI10: what leaves no choice is chosen by itself.
    fn choose_what_is_forced(&mut self, seat: Seat, tile: Tile, log: &mut Log) {
        let player = self.player_mut(seat);
        if tile != Tile::Drum {
            if player.army().is_empty() {
                player.choice = Some(Move::Lay { cards: Pair::SHEPHERDS });
                log.note(|| Event::new("SI10", Message::new("siege-forced-shepherds").with("who", seat)));
            }
        } else if player.camp.is_empty() {
            log.note(|| Event::new("SI21", Message::new("siege-empty-camp").with("who", seat)));
        } else if player.camp.len() == 1 {
            player.choice = player.camp.iter().next().map(|card| Move::Recruit { card });
            log.note(|| Event::new("SI10", Message::new("siege-forced-recruit").with("who", seat)));
        }
    }

    fn finish_round_if_all_chose(&mut self, log: &mut Log) {
        let Some(tile) = self.tile else { return };
        if !self.undecided().is_empty() {
            return;
        }
        if tile == Tile::Drum {
            self.recruit(log);
        } else {
            self.fight(tile, log);
        }
        self.tile = None;
        self.rounds += 1;
        if self.rounds == ROUNDS {
            self.finish_game(log);
        }
    }

    /// SI20: every chosen card goes from camp to hand, unseen by the others (SI23). SI22: nothing else
    /// changes, in the last round as in any other.
    fn recruit(&mut self, log: &mut Log) {
        self.fought = None;
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let Some(Move::Recruit { card }) = player.choice.take() else { continue };
            player.camp = player.camp.without(card);
            player.rumour.hear_recruit();
            log.note(|| Event::new("SI20", Message::new("siege-recruited").with("who", seat)));
            log.note(|| {
                let say = Message::new("siege-you-recruited").with("card", card_as(card, "object"));
                Event::new("SI23", say).only_for(seat)
            });
        }
    }

    /// A siege: the cards are revealed and everything takes its course.
    fn fight(&mut self, tile: Tile, log: &mut Log) {
        log.seal();
        let laid = self.reveal(tile, log);
        let equal = equal_cards(&laid[..usize::from(self.seats)]);
        let Outcome { winner, by, rule } = self.outcome(tile, &laid, equal);
        self.note_course(&laid, equal, log);
        self.player_mut(winner).take_castle(tile);
        log.note(|| self.castle_taken(tile, winner, by, rule));
        // SI17: every army card goes to camp; SI13: the shepherds do not.
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            for card in laid[seat.index()].cards() {
                player.camp = player.camp.with(card);
                player.rumour.see_go(card);
            }
        }
        self.fought = Some(Fought { tile, laid, equal, winner, by });
        self.move_sword(log);
    }

    /// SI12: everybody turns over their two cards.
    fn reveal(&mut self, tile: Tile, log: &mut Log) -> [Pair; SEATS] {
        let mut laid = [Pair::SHEPHERDS; SEATS];
        for seat in self.all_seats() {
            if let Some(Move::Lay { cards }) = self.player_mut(seat).choice.take() {
                laid[seat.index()] = cards;
                log.note(|| {
                    let say = Message::new("siege-laid").with("who", seat).with("cards", cards_laid(cards));
                    Event::new("SI12", say).seen(Act::Revealed, revealed(tile, seat, cards))
                });
            }
        }
        laid
    }

    fn note_course(&self, laid: &[Pair; SEATS], equal: Army, log: &mut Log) {
        if self.all_seats().any(|seat| laid[seat.index()].cards().contains(&Card::Shepherd)) {
            log.note(|| Event::new("SI13", "siege-shepherds-home"));
        }
        for card in equal.iter() {
            log.note(|| {
                let event =
                    Event::new("SI14", Message::new("siege-equal").with("cards", card_as(card, "equal")));
                event.seen(Act::Struck, [card as u32])
            });
        }
    }

    /// SI15: the strongest card that is left wins; SI16: if none is left, the sword does.
    fn outcome(&self, tile: Tile, laid: &[Pair; SEATS], equal: Army) -> Outcome {
        let by_sword = Outcome { winner: self.sword, by: None, rule: "SI16" };
        let Some(kind) = tile.kind() else { return by_sword };
        let fighters = |seat: Seat| {
            let fights = move |card: &Card| card.is_army() && !equal.contains(*card);
            laid[seat.index()]
                .cards()
                .into_iter()
                .filter(fights)
                .map(|card| (self.strengths.of(card, kind), card))
        };
        let Some(strongest) = self.all_seats().flat_map(fighters).map(|(strength, _)| strength).max() else {
            return by_sword;
        };
        let best_card =
            |seat: Seat| fighters(seat).find(|(strength, _)| *strength == strongest).map(|(_, card)| card);
        let level: Seats = self.all_seats().filter(|&seat| best_card(seat).is_some()).collect();
        // SI30: among equally strong cards the sword holder's, else the youngest player's.
        let winner = [self.sword].into_iter().chain(self.by_youth()).find(|&seat| level.contains(seat));
        let winner = winner.unwrap_or(self.sword);
        Outcome { winner, by: best_card(winner), rule: if level.len() > 1 { "SI30" } else { "SI15" } }
    }

    fn castle_taken(&self, tile: Tile, winner: Seat, by: Option<Card>, rule: Rule) -> Event {
        let say = |key| {
            Message::new(key).with("who", winner).with("tile", tile_word(tile)).with("points", tile.points())
        };
        let event = match (by, tile.kind()) {
            (Some(card), Some(kind)) => {
                let strength = self.strengths.of(card, kind);
                let strongest = card_as(card, "strongest");
                Event::new(rule, say("siege-taken").with("strongest", strongest).with("strength", strength))
            }
            _ => Event::new(rule, say("siege-taken-by-sword")),
        };
        let by = by.map(|card| card as u32);
        event.at(place_of(tile)).scoring(winner, i32::from(tile.points())).seen(Act::Won, by)
    }

    /// SI18: the sword goes to whoever has the fewest points; SI19: among several, to the youngest.
    fn move_sword(&mut self, log: &mut Log) {
        let points = |seat: Seat| self.player(seat).points;
        let fewest = self.all_seats().map(points).min().unwrap_or(0);
        let Some(holder) = self.by_youth().find(|&seat| points(seat) == fewest) else { return };
        if holder != self.sword {
            let level = self.all_seats().filter(|&seat| points(seat) == fewest).count() > 1;
            let rule = if level { "SI19" } else { "SI18" };
            log.note(|| Event::new(rule, Message::new("siege-sword").with("who", holder)));
            self.sword = holder;
        }
    }

    fn finish_game(&mut self, log: &mut Log) {
        if self.game + 1 < self.games {
            // SI26: points are kept, no winner is named.
            let game = self.game + 1;
            log.note(|| {
                let say = Message::new("siege-game-ends").with("game", game).with("games", self.games);
                Event::new("SI26", say)
            });
            self.start_next_game();
            return;
        }
        log.seal();
        let winner = self.winner();
        let points = self.points_of(winner);
        let level = self.all_seats().filter(|&seat| self.points_of(seat) == points).count() > 1;
        let rule = match (level, self.games) {
            (false, _) => "SI24",
            (true, 1) => "SI25",
            (true, _) => "SI28",
        };
        log.note(|| {
            let cards = |seat: Seat| self.player(seat).hand_count();
            let as_many = |&seat: &Seat| self.points_of(seat) == points && cards(seat) == cards(winner);
            let key = match (level, self.all_seats().filter(as_many).count() > 1) {
                (false, _) => "siege-wins",
                (true, false) => "siege-wins-by-cards",
                (true, true) => "siege-wins-by-youth",
            };
            Event::new(rule, Message::new(key).with("who", winner).with("points", points))
        });
    }

    /// The points of all games so far (SI03, SI26).
    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        player.before + i32::from(player.points)
    }

    /// SI24, SI25, SI28: most points, then most cards in hand, then youth.
    pub(crate) fn winner(&self) -> Seat {
        let worth = |seat: Seat| (self.points_of(seat), self.player(seat).hand_count());
        let best = self.all_seats().map(worth).max();
        self.by_youth().find(|&seat| Some(worth(seat)) == best).unwrap_or(self.sword)
    }
}

/// SI14: the army cards that lie on the table more than once.
fn equal_cards(laid: &[Pair]) -> Army {
    let (mut once, mut more) = (Army::NONE, Army::NONE);
    for card in laid.iter().flat_map(|pair| pair.cards()).filter(|card| card.is_army()) {
        if once.contains(card) {
            more = more.with(card);
        }
        once = once.with(card);
    }
    more
}

/// What is to be seen of two cards that are turned over: the castle, whose they are, and which.
fn revealed(tile: Tile, seat: Seat, cards: Pair) -> impl Iterator<Item = u32> {
    [tile as u32, u32::from(seat.0)].into_iter().chain(cards.cards().map(|card| card as u32))
}

fn refused(rule: &'static str, key: &'static str, card: Message) -> Illegal {
    Illegal::new(rule, Message::new(key).with("card", card))
}

/// Where a tile is found on the table.
pub(crate) fn place_of(tile: Tile) -> Place {
    Place::Part(format!("tile-{tile}"))
}
