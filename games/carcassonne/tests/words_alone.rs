//! Whole games played by somebody who only listens: every decision is made from the words of the prompt and of
//! the offers, and the log tells the rest.

use castellan_carcassonne::Carcassonne;
use castellan_core::game::{Game, Turn};
use castellan_core::lang::{Lang, Words};
use castellan_core::record::{Draws, Player};
use castellan_core::scene::words::tell;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::any::AnyTable;
use castellan_core::table::{Setup, Table};
use castellan_core::testing::messages;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a listener likes to hear in an offer, best first; whoever hears none of it takes the first offer.
struct Ears {
    lang: Lang,
    likes: &'static [&'static str],
    skip: &'static str,
}

const ENGLISH: Ears = Ears {
    lang: Lang::En,
    likes: &[
        "Place a monk in the cloister",
        "Place a knight in the city",
        "so that it continues a city",
        "Place a highwayman on the road",
        "Move the fairy to your knight",
        "so that it continues a road",
        "drive",
    ],
    skip: "Skip",
};

const POLISH: Ears = Ears {
    lang: Lang::Pl,
    likes: &[
        "Postaw mnicha w klasztorze",
        "Postaw rycerza w mieście",
        "tak że przedłuża miasto",
        "Postaw zbója na drodze",
        "Przestaw wróżkę do swojego rycerza",
        "tak że przedłuża drogę",
        "przegoń",
    ],
    skip: "Pomiń",
};

impl Ears {
    /// The offer that sounds best, by its number.
    fn choose(&self, offers: &[String]) -> usize {
        let liked = self.likes.iter().find_map(|like| offers.iter().position(|offer| offer.contains(like)));
        liked.or_else(|| offers.iter().position(|offer| offer == self.skip)).unwrap_or(0)
    }
}

fn table(options: Value, seats: usize) -> Table<Carcassonne> {
    let names = ["Hania", "Antek", "Celina"];
    let players = names.iter().take(seats).map(|name| Player::human(*name)).collect();
    let seed = castellan_core::dice::Seed::new([7; 32]);
    let options = serde_json::from_value(options).unwrap();
    Table::open(Setup::new("words", players, Draws::Auto, seed), options).unwrap()
}

/// Plays a whole game by ear and gives everything that was heard.
fn listen(ears: &Ears, options: Value, seats: usize) -> (Table<Carcassonne>, String) {
    let mut table = table(options, seats);
    let words = Words::new(ears.lang, (Carcassonne::META.words)(ears.lang));
    let names = AnyTable::names(&table);
    let mut heard = String::new();
    while let Turn::Seat(seat) = table.game().turn() {
        let scene = table.scene(Viewer::Seat(seat));
        let offers: Vec<String> = scene.offers.iter().map(|offer| words.say(&offer.label, &names)).collect();
        let different: BTreeSet<&String> = offers.iter().collect();
        assert_eq!(different.len(), offers.len(), "two offers sound the same: {offers:#?}");
        heard += &tell(&scene, &words, &names);
        heard += &offers.join("\n");
        heard.push('\n');
        let m = table.moves(seat)[ears.choose(&offers)];
        table.play(seat, &m).unwrap();
    }
    for (_, event) in table.events() {
        heard += &words.say(&event.say, &names);
        heard.push('\n');
    }
    (table, heard)
}

#[test]
fn a_listener_plays_to_the_end_and_scores() {
    for ears in [ENGLISH, POLISH] {
        for (options, seats) in [(json!({}), 2), (json!({"sets": ["princess-dragon"]}), 3)] {
            let (table, heard) = listen(&ears, options, seats);
            assert!(table.game().turn() == Turn::Over, "the game is over");
            let best = Seat::all(seats as u8).map(|seat| table.game().points(seat)).max();
            assert!(best >= Some(30), "a listener who follows the words scores: {best:?}");
            assert!(!heard.contains('⟦'), "something was not said");
            assert_eq!(messages::codes(&heard), [""; 0]);
            assert_eq!(messages::pairs_of_numbers(&heard), [""; 0]);
        }
    }
}

#[test]
fn offers_of_all_sets_sound_different() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river-2", "king-scout", "count"]);
    for fairy in ["beside-one", "on-tile"] {
        let options = json!({"sets": all, "princess": "may", "fairy": fairy, "count_end": "all"});
        listen(&ENGLISH, options, 3);
    }
}
