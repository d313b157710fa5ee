//! Levels: how well a bot plays, by name.

use std::fmt;
use std::str::FromStr;

/// A bot's level, the weakest first.
///
/// ```
/// use castellan_ai::level::Level;
///
/// assert_eq!("knight".parse(), Ok(Level::Knight));
/// assert!("king".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any listed move, each equally likely: for tests.
    Random,
    /// A child wins.
    Page,
    /// A beginner's match.
    Squire,
    /// A club player.
    Knight,
    /// As strong as we can make it.
    Castellan,
    /// Always the move that the game's policy prefers: a yardstick for the others.
    Greedy,
    /// Plans its whole turn before the first of its moves: another yardstick.
    Planner,
    /// Plain tree search with 500 random playouts: a yardstick that knows only the rules.
    Mcts500,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Page,
        Level::Squire,
        Level::Knight,
        Level::Castellan,
        Level::Greedy,
        Level::Planner,
        Level::Mcts500,
    ];

    /// The levels that people play against, the weakest first.
    pub const FOR_PEOPLE: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Castellan];

    /// The level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Castellan => "castellan",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Mcts500 => "mcts500",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            format!("There is no level {name:?}; there are {}.", names.join(", "))
        })
    }
}
