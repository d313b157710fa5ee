//! What is offered can be told apart by its words alone: somebody who hears it has nothing else.

use crate::dice::Dice;
use crate::game::{Game, Options, Turn};
use crate::lang::{Lang, Words};
use crate::log::Log;
use crate::seat::Viewer;
use serde_json::Value;
use std::collections::BTreeMap;

/// The names of the people at the table.
const NAMES: [&str; 6] = ["Anna", "Bartek", "Celina", "Darek", "Ewa", "Filip"];

/// Plays random games and looks at all offers of every decision.
///
/// # Panics
/// If two offers of one decision have the same words, or the options are refused.
pub fn check_offers<G: Game>(options: &Value, seats: u8, games: u64) {
    let read: G::Options = serde_json::from_value(options.clone()).expect("these are options");
    let options = read.complete(seats).unwrap_or_else(|error| panic!("{error:?}"));
    let words = Lang::ALL.map(|lang| Words::new(lang, (G::META.words)(lang)));
    let names = NAMES.map(str::to_owned);
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut game = G::new(&options, seats);
        while game.turn() != Turn::Over {
            if let Turn::Chance(_) = game.turn() {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Log::off()).unwrap_or_else(|error| panic!("{error:?}"));
                continue;
            }
            let seat = game.turn().seats().iter().next().expect("somebody decides");
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let scene = G::scene(&game.view(Viewer::Seat(seat)), &moves);
            for words in &words {
                let mut said = BTreeMap::new();
                for offer in &scene.offers {
                    let label = words.say(&offer.label, &names);
                    let twin = said.insert(label.clone(), &offer.notation);
                    assert!(twin.is_none(), "{} and {twin:?} are both “{label}”", offer.notation);
                }
            }
            let m = moves[dice.index(moves.len())].clone();
            game.play(seat, &m, &mut Log::off()).unwrap_or_else(|error| panic!("{error:?}"));
        }
    }
}
