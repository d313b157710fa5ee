//! A scene in words: what a screen reader says and a terminal prints.

use crate::lang::Words;
use crate::scene::Scene;

/// Tells a whole scene: the headline, each group with its things, and what to do.
pub fn tell(scene: &Scene, words: &Words, names: &[String]) -> String {
    let mut lines = vec![words.say(&scene.headline, names)];
    for group in &scene.groups {
        lines.push(words.say(&group.label, names));
        // What is seen only with a pick is said when it is picked, not with everything else.
        let seen = group.parts.iter().filter(|part| part.seen_with.is_empty());
        let labels = seen.filter_map(|part| part.label.as_ref());
        lines.extend(labels.map(|label| format!("  - {}", words.say(label, names))));
    }
    lines.extend(scene.task.as_ref().map(|task| words.say(task, names)));
    lines.join("\n") + "\n"
}
