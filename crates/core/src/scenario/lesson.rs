//! Lessons: a guided first game, written as a scenario that stops and speaks.
//!
//! A `.lesson` file has the heading and the sentences of a scenario, and between them what the learner,
//! who is the first player, is told and asked to do:
//!
//! ```text
//! say KEY             a step begins: this message is shown
//! show PART, PART     what it speaks of, where it is only read; else that is what the move takes
//! NAME: MOVE          what the learner is to do; without it the step is only read
//! or MOVE             is as good
//! or anything         whatever is legal is as good
//! otherwise KEY       what is said when the learner does something else, which is taken back
//! meanwhile           from here to the next step the learner's own moves are made for them too
//! ```
//!
//! Everything else up to the next step happens by itself: chances, rivals' moves, checked sentences.
//! Where a learner stands is nothing but the list of what they did, so a lesson is stateless.

use crate::game::Game;
use crate::message::Message;
use crate::scenario::run::{Run, read};
use crate::scenario::say::Sentence;
use crate::scenario::{Line, Scenario};
use crate::seat::Seat;
use crate::table::Table;
use crate::table::refusal::Refusal;

/// The learner.
pub const LEARNER: Seat = Seat(0);

/// A lesson that was read.
///
/// ```
/// use castellan_core::scenario::lesson::Lesson;
/// use castellan_template::Template;
///
/// let text = r#"
/// title: A first bid
/// rules: TE03
/// players: Hania, Bolko
/// options: {"rounds":1}
///
/// chance coin 4
/// say template-learn-bid
/// Hania: bid 2
/// Bolko: bid 1
/// "#;
/// let lesson = Lesson::parse("first", text).unwrap();
/// let taught = lesson.teach::<Template>(&["bid 2".to_owned()]).unwrap();
/// assert_eq!(taught.step, lesson.steps.len(), "the lesson is over");
/// let taught = lesson.teach::<Template>(&["bid 1".to_owned()]).unwrap();
/// assert!(taught.aside.is_some(), "legal, but the lesson wants another card");
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The heading, and what happens before the first step.
    pub opening: Scenario,
    /// The steps in their order.
    pub steps: Vec<Step>,
}

/// One thing that the learner is told, and perhaps asked to do.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// The key of the message.
    pub say: String,
    /// The parts of the scene that it speaks of.
    pub show: Vec<String>,
    /// The moves that are asked for, the first one being the lesson's own; none where it is only read.
    pub wants: Vec<String>,
    /// Whether any other legal move is as good.
    pub takes_anything: bool,
    /// The key of what is said when the learner does something else.
    pub otherwise: Option<String>,
    is_closed: bool,
    after: Vec<Line>,
}

/// Where a learner stands.
#[derive(Clone, Debug)]
pub struct Taught<T> {
    /// The table.
    pub table: T,
    /// The step that is due; as many as there are once the lesson is over.
    pub step: usize,
    /// What came of the last thing the learner did, if it did not lead on; it has changed nothing.
    pub aside: Option<Aside>,
}

/// Why a learner's move did not lead on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// It is legal but not what the lesson wants; what the lesson says about it, if it says anything.
    Other(Option<Message>),
    /// It is not legal.
    Refused(Refusal),
    /// It is not the written form of a move.
    NotAMove,
}

impl Lesson {
    /// Reads a lesson; `name` is what reports call the file.
    ///
    /// # Errors
    /// If the heading is wrong or a line is not understood or stands in the wrong place:
    /// `name:line: text — why`.
    pub fn parse(name: &str, text: &str) -> Result<Lesson, String> {
        let (opening, body) = Scenario::heading(name, text)?;
        let mut lesson = Lesson { opening, steps: Vec::new() };
        for (number, text) in body {
            lesson.read(number, text)?;
        }
        if lesson.steps.is_empty() {
            return Err(format!("{name}:1: a lesson without a step teaches nothing"));
        }
        Ok(lesson)
    }

    fn read(&mut self, number: usize, text: &str) -> Result<(), String> {
        let wrong = |why: &str| Err(format!("{}:{number}: {text} — {why}", self.opening.name));
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word == "say" {
            self.steps.push(Step { say: rest.trim().to_owned(), ..Step::default() });
            return Ok(());
        }
        let is_own = matches!(word, "show" | "or" | "otherwise") || text == "meanwhile";
        let Some(step) = self.steps.last_mut() else {
            if is_own {
                return wrong("there is no step yet");
            }
            let line = self.opening.line(number, text)?;
            self.opening.lines.push(line);
            return Ok(());
        };
        match word {
            "show" if step.wants.is_empty() && !step.is_closed => {
                step.show = rest.split(',').map(|part| part.trim().to_owned()).collect();
            }
            "show" => return wrong("what a move takes is shown by itself"),
            "or" if step.wants.is_empty() || step.is_closed => return wrong("there is no move to replace"),
            "or" if rest == "anything" => step.takes_anything = true,
            "or" => step.wants.push(rest.to_owned()),
            "otherwise" if step.wants.is_empty() || step.otherwise.is_some() => {
                return wrong("it stands once, behind the move");
            }
            "otherwise" => step.otherwise = Some(rest.to_owned()),
            "meanwhile" if is_own => step.is_closed = true,
            _ => {
                let line = self.opening.line(number, text)?;
                match &line.sentence {
                    Sentence::Play(LEARNER, _) if !step.is_closed && !step.show.is_empty() => {
                        return wrong("what a move takes is shown by itself");
                    }
                    Sentence::Play(LEARNER, notation)
                        if !step.is_closed && step.after.is_empty() && step.wants.is_empty() =>
                    {
                        step.wants.push(notation.clone());
                    }
                    Sentence::Play(LEARNER, _) if !step.is_closed => {
                        return wrong("the learner does one thing in a step, before anything else happens");
                    }
                    _ => step.after.push(line),
                }
            }
        }
        Ok(())
    }

    /// Brings the learner as far as what they did leads: the written form of a move for a step that wants
    /// one, anything for a step that is only read.
    ///
    /// # Errors
    /// If the lesson itself does not hold, with the line and what was found instead.
    pub fn teach<G: Game>(&self, done: &[String]) -> Result<Taught<Table<G>>, String> {
        let mut run = Run::<G>::open(&self.opening)?;
        run.lines(&self.opening.lines)?;
        for (at, (step, did)) in self.steps.iter().zip(done).enumerate() {
            if !step.wants.is_empty()
                && let Some(aside) = step.take(&mut run.table, did)
            {
                return Ok(Taught { table: run.table, step: at, aside: Some(aside) });
            }
            run.lines(&step.after)?;
        }
        Ok(Taught { table: run.table, step: done.len().min(self.steps.len()), aside: None })
    }
}

impl Step {
    /// Lets the learner do something; says why it does not lead on, and then nothing has changed.
    fn take<G: Game>(&self, table: &mut Table<G>, did: &str) -> Option<Aside> {
        let Ok(m) = read::<G::Move>(did, "move") else { return Some(Aside::NotAMove) };
        let listed = |m: &G::Move| table.game().as_listed(LEARNER, m);
        let wanted = self.wants.iter().filter_map(|wanted| wanted.parse::<G::Move>().ok());
        let leads_on = self.takes_anything || wanted.map(|wanted| listed(&wanted)).any(|w| w == listed(&m));
        let mut tried = table.clone();
        if let Err(refusal) = tried.play(LEARNER, &m) {
            return Some(Aside::Refused(refusal));
        }
        if !leads_on {
            return Some(Aside::Other(self.otherwise.clone().map(Message::new)));
        }
        *table = tried;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "title: T\nrules: SI01\nplayers: Ann, Bob\n\n";

    fn refused(body: &str) -> String {
        Lesson::parse("x", &format!("{HEAD}{body}")).unwrap_err()
    }

    #[test]
    fn a_lesson_is_steps_and_what_happens_between_them() {
        let text = "chance a\nsay one\nshow p, q\nsay two\nAnn: x\nor y\nor anything\notherwise no\nBob: z\n\
                    meanwhile\nAnn: w\nsay three\n";
        let lesson = Lesson::parse("x", &format!("{HEAD}{text}")).unwrap();
        assert_eq!((lesson.opening.lines.len(), lesson.steps.len()), (1, 3));
        let (first, second) = (&lesson.steps[0], &lesson.steps[1]);
        assert!(first.wants.is_empty() && first.after.is_empty() && first.show == ["p", "q"]);
        assert_eq!(second.wants, ["x", "y"]);
        assert!(second.takes_anything && second.after.len() == 2);
        assert_eq!(second.otherwise.as_deref(), Some("no"));
    }

    #[test]
    fn what_stands_in_the_wrong_place_is_named_with_its_line() {
        for (body, report) in [
            ("", "x:1: a lesson without a step teaches nothing"),
            ("show a\n", "x:5: show a — there is no step yet"),
            ("say a\nor b\n", "x:6: or b — there is no move to replace"),
            ("say a\notherwise b\n", "x:6: otherwise b — it stands once, behind the move"),
            ("say a\nAnn: x\nshow b\n", "x:7: show b — what a move takes is shown by itself"),
            ("say a\nshow b\nAnn: x\n", "x:7: Ann: x — what a move takes is shown by itself"),
            (
                "say a\nAnn: x\nAnn: y\n",
                "x:7: Ann: y — the learner does one thing in a step, before anything else happens",
            ),
            (
                "say a\nBob: x\nAnn: y\n",
                "x:7: Ann: y — the learner does one thing in a step, before anything else happens",
            ),
            ("say a\nAnn plays\n", "x:6: Ann plays — not understood"),
        ] {
            assert_eq!(refused(body), report);
        }
    }
}
