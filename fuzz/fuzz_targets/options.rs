//! Options, component sets of The Castle among them: refused with a reason, or a table can be opened with them
//! and gives them back whole.

#![no_main]

mod games;

use castellan_core::dice::Seed;
use castellan_core::record::{Draws, Player};
use castellan_core::table::Setup;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [first, text @ ..] = data else { return };
    let Ok(options) = serde_json::from_slice(text) else { return };
    for game in games::all() {
        let players = vec![Player::human(""); usize::from(first % 6) + 1];
        let setup = || Setup::new("t1", players.clone(), Draws::Auto, Seed::new([0; 32]));
        let Ok(table) = game.open(setup(), &options) else { continue };
        let whole = table.record().options;
        let again = game.open(setup(), &whole).expect("whole options can be played with");
        assert_eq!(again.record().options, whole);
    }
});
