//! Scenarios, tried with the toy: every kind of sentence fails where it should, and says what was found.

use super::toy::{Fault, Toy};
use crate::game::Game;
use crate::scenario::Scenario;
use crate::table::any::{AnyGame, Rules};

/// The beginning of a game in which Ann has bid and Lee has not.
const START: &str = "title: T\nrules: TY01\nplayers: Ann, Lee\n\nchance coin 4\nAnn: bid 2\n";
const END: &str = "Lee: bid 1\nchance gem red\nAnn: flag a\n";

fn run<G: Game>(more: &str) -> Result<usize, String> {
    let scenario = Scenario::parse("x.play", &format!("{START}{more}\n"))?;
    scenario.run::<G>().map(|table| table.entries().len())
}

#[test]
fn a_sentence_that_does_not_hold_fails_with_what_was_found() {
    for (line, found) in [
        ("chance coin 5", "refused: Nothing is to be drawn now."),
        ("chance stone 1", "\"stone 1\" is not the written form of a chance"),
        ("Ann: bid 1", "refused: It is not this player’s turn."),
        ("Lee: bid 5", "refused: A card is bid from the hand, once a round. (TY03)"),
        ("Lee: sing", "\"sing\" is not the written form of a move"),
        ("Lee: undo", "refused: There is nothing to take back."),
        ("Ann has 1 point", "found 0"),
        ("Ann wins", "it is the turn of Lee"),
        ("the game is over", "it is the turn of Lee"),
        ("it is the turn of Ann, Lee", "it is the turn of Lee"),
        ("a chance gem is due", "it is the turn of Lee"),
        ("Ann may bid 1", "listed are: "),
        ("Lee may bid 5", "listed are: bid 1 | bid 2 | bid 3 | bid 4"),
        ("Lee may not bid 1", "it is listed"),
        ("Lee may not bid 5 by TY04", "refused: A card is bid from the hand, once a round. (TY03)"),
        ("Ann may not bid 1 by TY03", "refused: It is not this player’s turn."),
        ("Ann may not undo", "accepted"),
        ("Lee may do nothing", "found 4"),
        ("Lee has 3 moves", "found 4"),
        ("TY04 gave Ann 4 points", "found 0"),
        ("the options {\"rounds\":2} are refused", "accepted"),
        ("2 players are refused", "accepted"),
        ("4 players are accepted", "refused: This game is for 2 to 3 players."),
        ("the options {\"rounds\":9} are accepted", "refused: There are one to four rounds."),
    ] {
        assert_eq!(run::<Toy>(line), Err(format!("x.play:7: {line} — {found}")));
    }
}

#[test]
fn what_is_seen_or_said_is_shown_where_it_differs() {
    for line in [
        "Ann sees \"Bid 1\"",
        "Lee does not see \"Bid 1\"",
        "a watcher sees \"Bid 1\"",
        "the log says \"Ann bids 2\"",
        "Ann's log does not say \"Ann bids 2\"",
        "Lee's log says \"Ann bids 2\"",
    ] {
        let report = run::<Toy>(line).unwrap_err();
        assert!(report.starts_with(&format!("x.play:7: {line} — found:\n")), "{report}");
        let opposite = match line.contains(" not ") {
            true => line.replace("does not see", "sees").replace("does not say", "says"),
            false => line.replace("sees", "does not see").replace("says", "does not say"),
        };
        assert_eq!(run::<Toy>(&opposite), Ok(2), "{opposite}");
    }
}

#[test]
fn a_chance_that_is_possible_is_not_refused() {
    let line = "chance gem blue is refused";
    assert_eq!(run::<Toy>(&format!("Lee: bid 1\n{line}")), Err(format!("x.play:8: {line} — accepted")));
}

#[test]
fn winners_are_those_of_a_game_that_is_over() {
    let head = START.replace("\n\n", "\noptions: {\"rounds\":1}\n\n");
    let ends = |line: &str| {
        let text = format!("{head}{END}Ann: end\n{line}\n");
        Scenario::parse("x.play", &text)?.run::<Toy>().map(drop)
    };
    assert_eq!(ends("Ann wins"), Ok(()));
    assert_eq!(ends("Ann, Lee win"), Err("x.play:12: Ann, Lee win — won by Ann".to_owned()));
}

#[test]
fn a_refusal_that_changes_the_table_is_found() {
    let line = "Lee may not bid 5";
    assert_eq!(run::<Toy>(line), Ok(2));
    assert_eq!(
        Fault::RefusalChanges.during(|| run::<Toy>(line)),
        Err(format!("x.play:7: {line} — refused, but the table has changed"))
    );
}

#[test]
fn a_scenario_that_draws_by_itself_needs_no_chances() {
    let head =
        format!("title: T\nrules: TY01\nplayers: Ann, Lee\nseed: {}\ndraws: auto\n\n", "ab".repeat(32));
    let steps = "it is the turn of Ann, Lee\nAnn: bid 2\nLee: bid 1\nit is the turn of Ann\n";
    let scenario = Scenario::parse("x.play", &(head + steps)).unwrap();
    let table = Rules::<Toy>::new().scenario(&scenario).unwrap();
    assert_eq!(table.len(), 4);
    assert_eq!(table.names(), ["Ann", "Lee"]);
}

#[test]
fn a_heading_that_cant_be_played_fails_at_once() {
    let text = "title: T\nrules: TY01\nplayers: Ann\n\n";
    let report = Scenario::parse("x.play", text).unwrap().run::<Toy>().map(drop);
    assert_eq!(report, Err("x.play:1: This game is for 2 to 3 players.".to_owned()));
}
