//! Writes pictures to look at: `LOOK=dir cargo test -p castellan-carcassonne --test look`.

use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Log;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Viewer;
use serde_json::json;
use std::fmt::Write;

/// The largest drawing of a tile, in bytes.
const TILE_BYTES_MAX: usize = 6 << 10;

#[test]
fn a_sheet_of_all_tiles_keeps_within_its_ink() {
    let art = Carcassonne::art();
    let tiles: Vec<_> =
        art.iter().filter(|symbol| symbol.id.contains('-') && symbol.size == (100.0, 100.0)).collect();
    assert!(tiles.len() >= 121);
    let mut sheet = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1180" width="1240" height="1180"><path d="M0 0H1240V1180H0Z" fill="#3b332b"/>"##,
    );
    for (n, tile) in tiles.iter().enumerate() {
        let (x, y) = (10 + n % 12 * 102, 10 + n / 12 * 104);
        write!(
            sheet,
            r#"<svg x="{x}" y="{y}" width="100" height="100" viewBox="0 0 100 100">{}</svg>"#,
            tile.body
        )
        .unwrap();
    }
    sheet += "</svg>";
    if let Ok(dir) = std::env::var("LOOK") {
        std::fs::write(format!("{dir}/sheet.svg"), sheet).unwrap();
    }
    for tile in tiles {
        assert!(tile.body.len() <= TILE_BYTES_MAX, "{}: {} bytes", tile.id, tile.body.len());
    }
}

#[test]
fn whole_boards_can_be_drawn() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    for (name, sets, seats, steps) in
        [("base", json!([]), 2, 60), ("dragon", json!(["princess-dragon"]), 3, 190), ("all", all, 5, 330)]
    {
        let options =
            serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets})).unwrap();
        let mut game = Carcassonne::new(&options.complete(seats).unwrap(), seats);
        let mut dice = Dice::quick(5);
        let mut moves = Vec::new();
        for _ in 0..steps {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Log::off()).unwrap();
                }
                Turn::Seat(seat) => {
                    moves.clear();
                    game.moves(seat, &mut moves);
                    game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).unwrap();
                }
                Turn::Secret(_) => unreachable!(),
            }
        }
        moves.clear();
        let viewer = match game.turn() {
            Turn::Seat(seat) => {
                game.moves(seat, &mut moves);
                Viewer::Seat(seat)
            }
            _ => Viewer::Watcher,
        };
        let scene = Carcassonne::scene(&game.view(viewer), &moves);
        let words = Words::new(Lang::Pl, (Carcassonne::META.words)(Lang::Pl));
        let names = ["Ala", "Olek", "Iza", "Jan", "Ewa"].map(str::to_owned);
        let picture = svg(&scene, &Carcassonne::art(), &words, &names);
        assert!(!picture.contains('⟦'));
        if let Ok(dir) = std::env::var("LOOK") {
            std::fs::write(format!("{dir}/{name}.svg"), picture).unwrap();
        }
    }
}
