//! Reads a set of components with suspicion: every slip is noted with its place, and reading goes on, so that whoever
//! writes a set sees all of them at once. What is too long is not read to its end.

use super::place::Step;
use super::{Fault, Severity};
use crate::message::Message;
use serde_json::{Map, Value};

/// How many faults are noted; whoever has more has enough to do.
pub const FAULTS_MAX: usize = 100;
/// How long the name of a field may be that is told back.
const ECHO_CHARS: usize = 40;

/// What has been found while a set is read.
#[derive(Debug, Default)]
pub struct Reading {
    path: Vec<Step>,
    faults: Vec<Fault>,
}

impl Reading {
    /// Everything that was found.
    pub fn into_faults(self) -> Vec<Fault> {
        self.faults
    }

    /// Whether something was found that keeps the set from being played.
    pub fn has_errors(&self) -> bool {
        self.faults.iter().any(|fault| fault.severity == Severity::Error)
    }

    /// Whether something else was found than faults of these names.
    pub fn has_errors_beside(&self, codes: &[&str]) -> bool {
        self.faults.iter().any(|fault| fault.severity == Severity::Error && !codes.contains(&fault.code()))
    }

    /// Notes an error at the value that is being read.
    pub fn error(&mut self, why: impl Into<Message>) {
        self.note(Severity::Error, why.into());
    }

    /// Notes something at the value that is being read which may be right but seldom is.
    pub fn warning(&mut self, why: impl Into<Message>) {
        self.note(Severity::Warning, why.into());
    }

    fn note(&mut self, severity: Severity, why: Message) {
        if self.faults.len() < FAULTS_MAX {
            self.faults.push(Fault { severity, path: self.path.clone(), why });
        }
    }

    /// Notes an error unless there are as many things as there should be; the message says of what.
    pub fn count(&mut self, what: &'static str, found: usize, right: usize) {
        if found != right {
            self.error(Message::new(what).with("right", right).with("found", found));
        }
    }

    /// Goes one step into the value.
    pub fn within<T>(&mut self, step: Step, read: impl FnOnce(&mut Reading) -> T) -> T {
        self.path.push(step);
        let done = read(self);
        self.path.pop();
        done
    }

    /// Goes several steps into the value.
    pub fn at<T>(&mut self, path: &[Step], read: impl FnOnce(&mut Reading) -> T) -> T {
        let depth = self.path.len();
        self.path.extend_from_slice(path);
        let done = read(self);
        self.path.truncate(depth);
        done
    }

    /// The fields of an object, none of them unknown.
    pub fn fields<'v>(&mut self, value: &'v Value, known: &[&str]) -> Option<&'v Map<String, Value>> {
        let Value::Object(fields) = value else {
            self.error("set-not-an-object");
            return None;
        };
        if let Some(name) = fields.keys().find(|name| !known.contains(&name.as_str())) {
            let name: String = name.chars().filter(|c| !c.is_control()).take(ECHO_CHARS).collect();
            self.error(Message::new("set-unknown-field").with("name", name));
        }
        Some(fields)
    }

    /// A field that must be there, read by `read`; what is not there is the empty value of its type.
    pub fn needed<T: Default>(
        &mut self,
        fields: &Map<String, Value>,
        name: &'static str,
        read: impl FnOnce(&mut Reading, &Value) -> T,
    ) -> T {
        self.within(Step::Key(name), |reading| match fields.get(name) {
            Some(value) => read(reading, value),
            None => {
                reading.error("set-missing");
                T::default()
            }
        })
    }

    /// A field that may be left out; then, and if it is null, it is the empty value of its type.
    pub fn optional<T: Default>(
        &mut self,
        fields: &Map<String, Value>,
        name: &'static str,
        read: impl FnOnce(&mut Reading, &Value) -> T,
    ) -> T {
        match fields.get(name) {
            None | Some(Value::Null) => T::default(),
            Some(value) => self.within(Step::Key(name), |reading| read(reading, value)),
        }
    }

    /// A list of at most so many things; what is beyond is not read.
    pub fn list<T>(
        &mut self,
        value: &Value,
        most: usize,
        mut read: impl FnMut(&mut Reading, &Value) -> T,
    ) -> Vec<T> {
        let Value::Array(items) = value else {
            self.error("set-not-a-list");
            return Vec::new();
        };
        if items.len() > most {
            self.error(Message::new("set-too-many").with("most", most));
        }
        let items = items.iter().take(most).enumerate();
        items.map(|(at, item)| self.within(Step::At(at), |reading| read(reading, item))).collect()
    }

    /// A whole number from 0 to a largest one.
    pub fn number(&mut self, value: &Value, most: u8) -> u8 {
        match value.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|number| *number <= most) {
            Some(number) => number,
            None => {
                self.error(Message::new("set-not-a-number").with("most", most));
                0
            }
        }
    }

    /// A text of at most so many characters, none of them a control character.
    pub fn text(&mut self, value: &Value, most: usize) -> String {
        match value.as_str() {
            Some(text) if text.chars().count() <= most && !text.chars().any(char::is_control) => {
                text.to_owned()
            }
            _ => {
                self.error(Message::new("set-not-a-text").with("most", most));
                String::new()
            }
        }
    }

    /// True or false.
    pub fn flag(&mut self, value: &Value) -> bool {
        if !value.is_boolean() {
            self.error("set-not-a-flag");
        }
        value.as_bool().unwrap_or_default()
    }

    /// One of the words that are allowed, by its place among them.
    pub fn word(&mut self, value: &Value, allowed: &[&str]) -> Option<usize> {
        let found = value.as_str().and_then(|word| allowed.iter().position(|known| *known == word));
        if found.is_none() {
            self.error(Message::new("set-not-a-word").with("allowed", allowed.join(", ")));
        }
        found
    }
}
