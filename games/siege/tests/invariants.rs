//! What is true at every moment of every game (the components never change), seen through views.

use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::testing::{games, marathon};
use castellan_siege::Siege;
use castellan_siege::components::{Card, Tile};
use castellan_siege::moves::Move;
use castellan_siege::options::SiegeOptions;
use serde_json::{Value, json};

/// Checks a position from the own view of every seat.
fn check(game: &Siege) {
    let seats =
        serde_json::to_value(game.view(Viewer::Watcher)).unwrap()["seats"].as_array().unwrap().len() as u8;
    let mut castles: Vec<Value> = Vec::new();
    let mut view = Value::Null;
    for seat in Seat::all(seats) {
        view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap();
        let own = &view["seats"][seat.index()];
        let laid = own["choice"]["lay"]["cards"].as_array().cloned().unwrap_or_default();
        let lists = [own["hand"].as_array().unwrap(), own["camp"].as_array().unwrap(), &laid];
        let cards: Vec<&str> = lists.into_iter().flatten().map(|card| card.as_str().unwrap()).collect();
        // Six army cards over hand, table and camp, one of each; both shepherds anywhere but in camp.
        for card in Card::ARMY {
            assert_eq!(cards.iter().filter(|name| **name == card.name()).count(), 1, "{card} of {seat}");
        }
        assert_eq!(cards.len(), 8);
        assert!(own["camp"].as_array().unwrap().iter().all(|card| card != "shepherd"));
        castles.extend(own["castles"].as_array().unwrap().iter().cloned());
    }
    // All six castles are taken, turned up or unseen: nine points in all.
    castles.extend(view["unseen"].as_array().unwrap().iter().filter(|tile| *tile != "drum").cloned());
    castles.extend(Some(view["tile"].clone()).filter(|tile| !tile.is_null() && tile != "drum"));
    let mut names: Vec<&str> = castles.iter().map(|tile| tile.as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, Tile::CASTLES.map(Tile::name));
    assert!(view["sword"].as_u64().unwrap() < u64::from(seats));
}

/// `GAMES=250000 cargo test --release -p castellan-siege --test invariants marathon` plays a million and a half.
#[test]
fn a_marathon_loses_no_card_castle_or_sword() {
    marathon(&[json!({}), json!({"games": "long"})], games(200), 11, check);
}

/// A rewrite of a siege from the rulebook's five steps, with lists and no cleverness.
fn naive_winner(tile: Tile, laid: &[[Card; 2]], sword: usize, strength: impl Fn(Card) -> u8) -> usize {
    let mut table: Vec<(usize, Card)> = Vec::new();
    for (seat, cards) in laid.iter().enumerate() {
        table.extend(cards.iter().filter(|card| **card != Card::Shepherd).map(|card| (seat, *card)));
    }
    let all = table.clone();
    table.retain(|(_, card)| all.iter().filter(|(_, other)| other == card).count() == 1);
    assert!(tile.points() > 0);
    table.into_iter().max_by_key(|(_, card)| strength(*card)).map_or(sword, |(seat, _)| seat)
}

#[test]
fn the_fast_rules_agree_with_a_naive_rewrite() {
    let options = SiegeOptions::default().complete(4).unwrap();
    let strengths = options.strengths.unwrap();
    let mut dice = Dice::quick(5);
    let mut fought = 0;
    for _ in 0..400 {
        let mut game = Siege::new(&options, 4);
        let mut moves: Vec<Move> = Vec::new();
        let mut laid = [[Card::Shepherd; 2]; 4];
        while game.turn() != Turn::Over {
            let before = serde_json::to_value(game.view(Viewer::Watcher)).unwrap();
            if let Turn::Chance(_) = game.turn() {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Log::off()).unwrap();
                laid = [[Card::Shepherd; 2]; 4];
                continue;
            }
            let seat = game.turn().seats().iter().next().unwrap();
            moves.clear();
            game.moves(seat, &mut moves);
            let m = moves[dice.index(moves.len())];
            if let Move::Lay { cards } = m {
                laid[seat.index()] = cards.cards();
            }
            game.play(seat, &m, &mut Log::off()).unwrap();
            let after = serde_json::to_value(game.view(Viewer::Watcher)).unwrap();
            if after["tile"].is_null() && matches!(m, Move::Lay { .. }) {
                let tile: Tile = before["tile"].as_str().unwrap().parse().unwrap();
                let sword = before["sword"].as_u64().unwrap() as usize;
                let kind = tile.kind().unwrap();
                let winner = naive_winner(tile, &laid, sword, |card| strengths.of(card, kind));
                assert_eq!(after["last"]["winner"], winner, "{tile}: {laid:?}, sword {sword}");
                fought += 1;
            }
        }
    }
    assert!(fought > 1500, "{fought} sieges were compared");
}

#[test]
fn the_cards_that_are_still_out_tell_what_everybody_can_work_out_and_no_more() {
    let options = SiegeOptions::default().complete(3).unwrap();
    let mut dice = Dice::quick(9);
    let mut told = [0; 3];
    for _ in 0..20 {
        let mut game = Siege::new(&options, 3);
        while game.turn() != Turn::Over {
            if let Turn::Chance(_) = game.turn() {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Log::off()).unwrap();
                continue;
            }
            let seat = game.turn().seats().iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let seats = serde_json::to_value(&view).unwrap()["seats"].clone();
            let scene = Siege::scene(&view, &[]);
            for rival in Seat::all(3) {
                for card in Card::ARMY {
                    let part = scene.parts().find(|part| part.id == format!("out-{rival}-{card}"));
                    let Some(part) = part else {
                        assert_eq!(rival, seat, "only the own cards are not told");
                        continue;
                    };
                    let sure = |what: &str| {
                        let cards = seats[rival.index()][what].as_array().unwrap();
                        cards.iter().any(|name| name == card.name())
                    };
                    let key = match (sure("surely_in_hand"), sure("surely_in_camp")) {
                        (true, _) => 0,
                        (_, true) => 1,
                        _ => 2,
                    };
                    let says = ["siege-part-out-hand", "siege-part-out-camp", "siege-part-out-unsure"];
                    assert!(format!("{:?}", part.label).contains(says[key]), "{rival} {card}");
                    told[key] += 1;
                }
            }
            assert!(!scene.without_aids().parts().any(|part| part.id.starts_with("out-")));
            let mut moves: Vec<Move> = Vec::new();
            game.moves(seat, &mut moves);
            let m = moves[dice.index(moves.len())];
            game.play(seat, &m, &mut Log::off()).unwrap();
        }
        let over = Siege::scene(&game.view(Viewer::Watcher), &[]);
        assert!(!over.parts().any(|part| part.id.starts_with("out-")), "all cards are open then");
    }
    assert!(told.iter().all(|times| *times > 0), "{told:?}");
}
