//! Every refusal of the contract, and that a refused line changes nothing.

use crate::session::{SEED, Session};
use serde_json::{Value, json};

#[test]
fn what_is_not_json_is_bad_json() {
    let mut session = Session::new();
    for line in [
        "",
        " ",
        "x",
        "{",
        "}",
        "{\"do\"}",
        "{\"do\":\"state\",}",
        "{'do':1}",
        "nul",
        "{}{}",
        "{} x",
        "[1,]",
        "\u{feff}{}",
        "{\"a\":01}",
        "{\"a\":+1}",
        "{\"a\":NaN}",
        "{\"a\":\"\t\"}",
        "\0",
        "{\"a\":\"\\x\"}",
    ] {
        let answer = session.raw(line.as_bytes());
        assert_eq!(answer["error"]["code"], "bad_json", "{line:?} gave {answer}");
        assert_eq!(answer["id"], Value::Null);
    }
    for line in [&b"\xff"[..], b"{\"do\":\"\xc3\"}", b"{\"id\":\"\xed\xa0\x80\"}", b"{\"\xff\":1}"] {
        let answer = session.raw(line);
        assert_eq!(answer["error"]["code"], "bad_json", "{line:?} gave {answer}");
    }
}

#[test]
fn json_that_is_no_object_is_a_bad_request() {
    let mut session = Session::new();
    for line in ["null", "true", "5", "1e400", "\"do\"", "[]", "[{\"do\":\"state\"}]", " [ ] "] {
        let answer = session.raw(line.as_bytes());
        assert_eq!(answer["error"]["code"], "bad_request", "{line:?} gave {answer}");
    }
}

#[test]
fn what_is_json_is_never_called_bad_json() {
    let mut session = Session::new();
    for field in [r#""x":1e999"#, r#""x":"\ud800""#, r#""do":"\udc00""#, r#""do":-1e999"#] {
        let answer = session.raw(format!(r#"{{"id":7,{field}}}"#).as_bytes());
        assert_eq!(answer["error"]["code"], "bad_request", "{field} gave {answer}");
        assert_eq!(answer["id"], 7);
    }
}

#[test]
fn an_unknown_or_missing_do_is_a_bad_request() {
    let mut session = Session::new();
    for request in [
        json!({}),
        json!({"do": null}),
        json!({"do": 1}),
        json!({"do": ["state"]}),
        json!({"do": ""}),
        json!({"do": "State"}),
        json!({"do": "games"}),
        json!({"do": "state ", "table": "t1"}),
    ] {
        session.refused("bad_request", request);
    }
}

/// A right request of each kind, with the fields that may be left out.
fn right_requests() -> Vec<(Value, &'static [&'static str])> {
    vec![
        (
            json!({"do": "new", "game": "siege", "players": 2, "options": {}, "seed": SEED, "chance": "auto"}),
            &["options", "seed", "chance"],
        ),
        (json!({"do": "state", "table": "t1"}), &[]),
        (json!({"do": "moves", "table": "t1", "seat": 0}), &[]),
        (
            json!({"do": "play", "table": "t1", "seat": 0, "move": {"lay": {"cards": ["archer", "dragon"]}}}),
            &[],
        ),
        (json!({"do": "resolve", "table": "t2", "chance": {"tile": "drum"}}), &[]),
        (json!({"do": "draw", "table": "t2"}), &[]),
        (json!({"do": "view", "table": "t1", "viewer": "watcher"}), &[]),
        (json!({"do": "think", "table": "t1", "seat": 0, "level": "page", "time_ms": 1}), &["time_ms"]),
        (json!({"do": "undo", "table": "t1", "seat": 0}), &[]),
        (json!({"do": "record", "table": "t1"}), &[]),
        (json!({"do": "close", "table": "t1"}), &[]),
    ]
}

/// A table with automatic draws, `t1`, and one whose first tile is due, `t2`.
fn session() -> Session {
    let mut session = Session::new();
    session.open(2, "auto");
    session.open(2, "manual");
    session
}

#[test]
fn missing_null_mistyped_and_unknown_fields_are_bad_requests() {
    let mut session = session();
    let before = (session.everything("t1"), session.everything("t2"));
    for (right, optional) in right_requests() {
        let names: Vec<String> = right.as_object().unwrap().keys().cloned().collect();
        for name in names.iter().filter(|name| *name != "do") {
            let mut wrong = right.clone();
            if !optional.contains(&name.as_str()) {
                wrong.as_object_mut().unwrap().remove(name);
                session.refused("bad_request", wrong.clone());
                wrong[name] = Value::Null;
                session.refused("bad_request", wrong.clone());
            }
            // A move or a chance of the wrong shape has a code of its own.
            if name != "move" && !(name == "chance" && right["do"] == "resolve") {
                for mistyped in [json!(true), json!(1.5), json!([]), json!([{}])] {
                    wrong[name] = mistyped;
                    session.refused("bad_request", wrong.clone());
                }
            }
        }
        for unknown in ["Table", "tables", "", "state", "seats", "ok"] {
            for value in [json!(1), Value::Null] {
                let mut wrong = right.clone();
                wrong[unknown] = value;
                session.refused("bad_request", wrong);
            }
        }
    }
    assert_eq!((session.everything("t1"), session.everything("t2")), before);
}

#[test]
fn a_seat_or_viewer_that_does_not_exist_is_a_bad_request() {
    let mut session = session();
    for number in
        [json!(-1), json!(2), json!(4), json!(256), json!(u64::MAX), json!(1e30), json!("0"), json!(0.5)]
    {
        for verb in ["moves", "undo"] {
            session.refused_at("bad_request", json!({"do": verb, "table": "t1", "seat": number}));
        }
        session.refused_at("bad_request", json!({"do": "view", "table": "t1", "viewer": number}));
        session.refused_at(
            "bad_request",
            json!({"do": "think", "table": "t1", "seat": number, "level": "page"}),
        );
        let mv = json!({"lay": {"cards": ["archer", "dragon"]}});
        session.refused_at("bad_request", json!({"do": "play", "table": "t1", "seat": number, "move": mv}));
    }
    for viewer in ["Watcher", "", "owner", "1"] {
        session.refused("bad_request", json!({"do": "view", "table": "t1", "viewer": viewer}));
    }
    for ms in [json!(-1), json!(1.5), json!("5")] {
        let think = json!({"do": "think", "table": "t1", "seat": 0, "level": "page", "time_ms": ms});
        session.refused("bad_request", think);
    }
    for playouts in [json!(0), json!(-1), json!(1.5), json!("5"), json!(100_000_001), json!([]), json!(true)]
    {
        let think = json!({"do": "think", "table": "t1", "seat": 0, "level": "7", "playouts": playouts});
        session.refused("bad_request", think);
    }
    for explain in [json!(0), json!("true"), json!({})] {
        let think = json!({"do": "think", "table": "t1", "seat": 0, "level": "7", "explain": explain});
        session.refused("bad_request", think);
    }
    let both = json!({"do": "think", "table": "t1", "seat": 0, "level": "7", "time_ms": 1, "playouts": 1});
    session.refused("bad_request", both);
    for level in ["0", "11", "01", "+1", "1.5", "", "Knight", "king"] {
        let think = json!({"do": "think", "table": "t1", "seat": 0, "level": level});
        session.refused("bad_options", think);
    }
    for level in [json!(7), json!(["7"]), Value::Null] {
        let think = json!({"do": "think", "table": "t1", "seat": 0, "level": level});
        session.refused("bad_request", think);
    }
}

#[test]
fn an_unknown_game_is_refused_before_its_options() {
    let mut session = Session::new();
    for game in ["", "Siege", "siege ", "chess", "rycerze"] {
        session.refused("unknown_game", json!({"do": "new", "game": game, "players": 2}));
        session.refused("unknown_game", json!({"do": "new", "game": game, "players": 99, "seed": "x"}));
    }
}

#[test]
fn wrong_numbers_of_players_seeds_and_modes_are_bad_options() {
    let mut session = Session::new();
    let right = json!({"do": "new", "game": "siege", "players": 2});
    let huge: Value = serde_json::from_str("123456789012345678901234567890").unwrap();
    for players in [
        json!(0),
        json!(1),
        json!(5),
        json!(7),
        json!(-1),
        json!(258),
        json!(i64::MIN),
        json!(u64::MAX),
        huge,
    ] {
        let mut wrong = right.clone();
        wrong["players"] = players;
        session.refused("bad_options", wrong);
    }
    let seeds = [
        String::new(),
        "0".repeat(63),
        "0".repeat(65),
        "g".repeat(64),
        "ą".repeat(32),
        format!("0x{}", "0".repeat(62)),
    ];
    for seed in seeds {
        let mut wrong = right.clone();
        wrong["seed"] = json!(seed);
        session.refused("bad_options", wrong);
    }
    for chance in ["", "Auto", "maybe"] {
        let mut wrong = right.clone();
        wrong["chance"] = json!(chance);
        session.refused("bad_options", wrong);
    }
    session.open(2, "auto");
    for level in ["", "Page", "king"] {
        session.refused("bad_options", json!({"do": "think", "table": "t1", "seat": 0, "level": level}));
    }
}

#[test]
fn options_that_siege_does_not_know_are_bad_options() {
    let mut session = Session::new();
    let card = json!({"wood": 1, "brick": 2, "stone": 3});
    let strengths = |knight: Value| json!({"archer": card, "catapult": card, "dragon": card, "infantry": card, "knight": knight, "peasant": card});
    let mut options = vec![
        json!({"game": "one"}),
        json!({"games": "two"}),
        json!({"games": 1}),
        json!({"games": {"one": null}}),
        json!({"youth": [0]}),
        json!({"youth": [0, 0]}),
        json!({"youth": [0, 2]}),
        json!({"youth": [0, 1, 2]}),
        json!({"youth": [0, 300]}),
        json!({"youth": {"0": 1}}),
        json!({"youth": "01"}),
        json!({"strengths": {}}),
        json!({"strengths": {"knight": card}}),
        json!({"strengths": [card, card, card, card, card, card]}),
        strengths(json!({"wood": 1, "brick": 2})),
    ];
    for knight in [
        json!({"wood": 1, "brick": 2}),
        json!({"wood": 1, "brick": 2, "stone": 100}),
        json!({"wood": 1, "brick": 2, "stone": -1}),
        json!({"wood": 1, "brick": 2, "stone": 1.5}),
        json!({"wood": 1, "brick": 2, "stone": null}),
        json!({"wood": 1, "brick": 2, "stone": 3, "straw": 4}),
        json!([1, 2, 3]),
    ] {
        options.push(json!({"strengths": strengths(knight)}));
    }
    let mut more = strengths(card.clone());
    more["shepherd"] = card.clone();
    options.push(json!({"strengths": more}));
    for options in options {
        session
            .refused("bad_options", json!({"do": "new", "game": "siege", "players": 2, "options": options}));
    }
    for right in [
        json!({"strengths": strengths(json!({"wood": 0, "brick": 99, "stone": 0}))}),
        json!({"youth": [1, 0]}),
    ] {
        session.ok(json!({"do": "new", "game": "siege", "players": 2, "options": right}));
    }
}

#[test]
fn unknown_and_closed_tables_are_unknown() {
    let mut session = session();
    session.ok(json!({"do": "close", "table": "t1"}));
    session.ok(json!({"do": "close", "table": "t2"}));
    for (right, _) in right_requests().into_iter().skip(1) {
        for table in ["t1", "t3", "T2", "", "2", "t02", "t2 "] {
            let mut wrong = right.clone();
            wrong["table"] = json!(table);
            session.refused("unknown_table", wrong);
        }
    }
}

#[test]
fn a_seat_that_is_not_due_is_told_so() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    let mv = json!({"lay": {"cards": ["archer", "dragon"]}});
    let play = |seat: usize, mv: &Value| json!({"do": "play", "table": "t1", "seat": seat, "move": mv});
    let think = json!({"do": "think", "table": "t1", "seat": 0, "level": "page"});
    // A chance is due.
    session.refused_at("not_your_turn", play(0, &mv));
    session.refused_at("not_your_turn", play(0, &json!("nonsense")));
    session.refused_at("not_your_turn", think.clone());
    session.turn_up(&table, "wood_small");
    session.play(&table, 0, &mv);
    // The seat has chosen already.
    session.refused_at("not_your_turn", play(0, &mv));
    session.refused_at("not_your_turn", think.clone());
    session.finish(&table, |_| 0);
    session.refused_at("not_your_turn", play(0, &mv));
    session.refused_at("not_your_turn", play(1, &json!({})));
    session.refused_at("not_your_turn", think);
}

#[test]
fn a_move_that_a_rule_forbids_is_refused_with_the_rule() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    let mut refuse = |mv: Value, rule: &str| {
        let play = json!({"do": "play", "table": table, "seat": 0, "move": mv});
        session.refused_at("illegal_move", play.clone());
        assert_eq!(session.error(play)["rule"], rule);
    };
    refuse(json!({"recruit": {"card": "archer"}}), "SI08");
    refuse(json!({"lay": {"cards": ["dragon", "dragon"]}}), "SI04");
    session.lay(&table, 0, "dragon", "knight");
    session.lay(&table, 1, "dragon", "shepherd");
    session.turn_up(&table, "wood_large");
    let mut refuse = |seat: usize, mv: Value, rule: &str| {
        let play = json!({"do": "play", "table": table, "seat": seat, "move": mv});
        session.refused_at("illegal_move", play.clone());
        assert_eq!(session.error(play)["rule"], rule);
    };
    refuse(0, json!({"lay": {"cards": ["shepherd", "knight"]}}), "SI17");
    refuse(1, json!({"lay": {"cards": ["dragon", "archer"]}}), "SI17");
    session.lay(&table, 0, "archer", "peasant");
    session.lay(&table, 1, "archer", "peasant");
    session.turn_up(&table, "drum");
    let mut refuse = |mv: Value, rule: &str| {
        let play = json!({"do": "play", "table": table, "seat": 0, "move": mv});
        session.refused_at("illegal_move", play.clone());
        assert_eq!(session.error(play)["rule"], rule);
    };
    refuse(json!({"lay": {"cards": ["shepherd", "shepherd"]}}), "SI08");
    refuse(json!({"recruit": {"card": "shepherd"}}), "SI13");
    refuse(json!({"recruit": {"card": "infantry"}}), "SI20");
}

#[test]
fn a_move_of_the_wrong_shape_is_illegal() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    for mv in [
        json!("lay"),
        json!("lay archer+dragon"),
        json!(5),
        json!(true),
        json!([]),
        json!({}),
        json!({"pass": {}}),
        json!({"lay": null}),
        json!({"lay": {}}),
        json!({"lay": []}),
        json!({"lay": [["archer", "dragon"]]}),
        json!({"lay": {"cards": null}}),
        json!({"lay": {"cards": []}}),
        json!({"lay": {"cards": "archer"}}),
        json!({"lay": {"cards": ["archer"]}}),
        json!({"lay": {"cards": ["archer", "dragon", "knight"]}}),
        json!({"lay": {"cards": ["archer", "Dragon"]}}),
        json!({"lay": {"cards": ["archer", 2]}}),
        json!({"lay": {"cards": ["archer", {"dragon": null}]}}),
        json!({"lay": {"cards": {"0": "archer", "1": "dragon"}}}),
        json!({"lay": {"cards": ["archer", "dragon"], "more": 1}}),
        json!({"lay": {"cards": ["archer", "dragon"]}, "pass": {}}),
        json!({"Lay": {"cards": ["archer", "dragon"]}}),
    ] {
        session.refused_at("illegal_move", json!({"do": "play", "table": table, "seat": 0, "move": mv}));
    }
}

#[test]
fn a_chance_that_is_not_due_or_not_possible_is_illegal() {
    let mut session = Session::new();
    let auto = session.open(2, "auto");
    session.refused_at("illegal_chance", json!({"do": "resolve", "table": auto, "chance": {"tile": "drum"}}));
    session.refused_at("illegal_chance", json!({"do": "resolve", "table": auto, "chance": 5}));
    session.refused_at("illegal_chance", json!({"do": "draw", "table": auto}));
    let table = session.open(2, "manual");
    for chance in [
        json!("drum"),
        json!({}),
        json!([]),
        json!(0),
        json!({"tile": "drum_1"}),
        json!({"tile": "Drum"}),
        json!({"tile": ["drum"]}),
        json!({"tile": {"drum": null}}),
        json!({"tile": 1}),
        json!({"tile": null}),
        json!({"card": "drum"}),
        json!({"tile": "drum", "card": "x"}),
    ] {
        session.refused_at("illegal_chance", json!({"do": "resolve", "table": table, "chance": chance}));
    }
    session.turn_up(&table, "wood_small");
    session
        .refused_at("illegal_chance", json!({"do": "resolve", "table": table, "chance": {"tile": "drum"}}));
    session.refused_at("illegal_chance", json!({"do": "draw", "table": table}));
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 1, "archer", "dragon");
    let gone = json!({"do": "resolve", "table": table, "chance": {"tile": "wood_small"}});
    session.refused_at("illegal_chance", gone.clone());
    assert_eq!(session.error(gone)["rule"], "SI02");
    session.finish(&table, |_| 0);
    session.refused_at("illegal_chance", json!({"do": "draw", "table": table}));
    session
        .refused_at("illegal_chance", json!({"do": "resolve", "table": table, "chance": {"tile": "drum"}}));
}
