//! A scene in words: what a screen reader says and a terminal prints.

use crate::lang::Words;
use crate::scene::{Part, Scene};
use std::collections::BTreeSet;

/// Tells a whole scene: the headline, each group with its things, and what to do.
///
/// ```
/// use castellan_core::dice::Seed;
/// use castellan_core::game::Game;
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::record::{Draws, Player};
/// use castellan_core::scene::{svg, words};
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_core::table::{Setup, Table};
/// use castellan_template::Template;
///
/// let players = vec![Player::human("Hania"), Player::human("Antek")];
/// let setup = Setup::new("t1", players, Draws::Auto, Seed::new([1; 32]));
/// let options = serde_json::from_str(r#"{"rounds":1}"#).unwrap();
/// let table = Table::<Template>::open(setup, options).unwrap();
///
/// let scene = table.scene(Viewer::Seat(Seat(0)));
/// let polish = Words::new(Lang::Pl, (Template::META.words)(Lang::Pl));
/// assert!(words::tell(&scene, &polish, &table.names()).starts_with("Runda 1 z 1"));
/// let picture = svg::svg(&scene, &Template::art(), &polish, &table.names());
/// assert!(picture.starts_with("<svg"));
/// assert_eq!(scene.offers.len(), table.moves(Seat(0)).len(), "what may be picked is what the rules list");
/// ```
pub fn tell(scene: &Scene, words: &Words, names: &[String]) -> String {
    tell_some(scene, words, names, |_| true)
}

/// Tells what is new to somebody who was told `before`: the headline, the things that were not there or
/// were otherwise, and what to do.
pub fn tell_changes(scene: &Scene, words: &Words, names: &[String], before: &str) -> String {
    let known: BTreeSet<&str> = before.lines().collect();
    tell_some(scene, words, names, |line| !known.contains(line))
}

/// Tells those things that are wanted, with their groups.
fn tell_some(scene: &Scene, words: &Words, names: &[String], is_wanted: impl Fn(&str) -> bool) -> String {
    let mut lines = vec![words.say(&scene.headline, names)];
    for group in &scene.groups {
        // What is seen only with a pick is said when it is picked, not with everything else.
        let seen = group.parts.iter().filter(|part| part.seen_with.is_empty());
        let (aids, things): (Vec<&Part>, Vec<&Part>) = seen.partition(|part| part.is_aid);
        let say = |part: &Part| part.label.as_ref().map(|label| words.say(label, names));
        let mut said: Vec<String> = things.into_iter().filter_map(say).collect();
        // Aids are many and short.
        let aids: Vec<String> = aids.into_iter().filter_map(say).collect();
        said.extend((!aids.is_empty()).then(|| aids.join("; ")));
        let label = words.say(&group.label, names);
        // What a seat begins with often says no more than its group.
        said.retain(|said| *said != label);
        let things = said.iter().map(|said| format!("  - {said}"));
        let wanted: Vec<String> = things.filter(|line| is_wanted(line)).collect();
        // A part of the board on which nothing lies is not spoken of; neither is what is only seen with a pick.
        let is_bare = said.is_empty() && group.zone.is_on_board();
        if !is_bare && (is_wanted(&label) || !wanted.is_empty()) {
            lines.push(label);
        }
        lines.extend(wanted);
    }
    lines.extend(scene.task.as_ref().map(|task| words.say(task, names)));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::message::Message;
    use crate::scene::{Group, Part, Zone};

    fn scene(cards: u8, knights: u8) -> Scene {
        let group = |label: &'static str, thing: &'static str, count: u8| {
            let label_of = Message::new(thing).with("count", count);
            let part = Part::new(thing, (0.0, 0.0), (1.0, 1.0), label_of);
            let hint = Part::new("", (0.0, 0.0), (1.0, 1.0), "hint").seen_with(thing);
            Group { label: label.into(), owner: None, zone: Zone::Board, parts: vec![part, hint] }
        };
        let groups = vec![group("hand", "cards", cards), group("board", "knights", knights)];
        Scene {
            size: (1.0, 1.0),
            headline: "head".into(),
            task: Some("task".into()),
            groups,
            offers: Vec::new(),
        }
    }

    #[test]
    fn only_what_has_changed_is_told_again() {
        let texts = "head = Head\ntask = Task\nhand = Hand\nboard = Board\nhint = Hint\n\
            cards = { $count } cards\nknights = { $count } knights\n";
        let words = Words::new(Lang::En, texts);
        let before = tell(&scene(3, 4), &words, &[]);
        assert_eq!(before, "Head\nHand\n  - 3 cards\nBoard\n  - 4 knights\nTask\n");
        assert_eq!(tell_changes(&scene(3, 5), &words, &[], &before), "Head\nBoard\n  - 5 knights\nTask\n");
        assert_eq!(tell_changes(&scene(3, 4), &words, &[], ""), before);
    }
}
