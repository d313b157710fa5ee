//! Starts: ordinary ways to play a game besides the plain one.

/// An ordinary way to play a game besides the plain one: with an expansion that many own. Its label is the
/// message `GAME-start-ID`, with `.about` what is special about it, `.play` and `.learn` what the buttons say.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Its name in addresses.
    pub id: &'static str,
    /// Its options, as JSON.
    pub options: &'static str,
    /// A guided game of its own, as `scenario/lesson.rs` reads it.
    pub lesson: &'static str,
}
