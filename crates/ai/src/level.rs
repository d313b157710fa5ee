//! Levels: how well a bot plays, by name or by the number of its grade.

use std::fmt;
use std::str::FromStr;

/// A step of the ladder, from 1 to 10: each beats the one before it in most games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// How many there are.
    pub const COUNT: usize = 10;
    const PAGE: Rank = Rank(1);
    const SQUIRE: Rank = Rank(3);
    const KNIGHT: Rank = Rank(5);
    const CASTELLAN: Rank = Rank(10);

    /// The place among all ranks, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Default for Rank {
    /// The highest.
    fn default() -> Rank {
        Rank::CASTELLAN
    }
}

/// The names of the ranks, the lowest first.
const RANK_NAMES: [&str; Rank::COUNT] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// A bot's level.
///
/// ```
/// use castellan_ai::level::Level;
///
/// let knight: Level = "knight".parse().unwrap();
/// let fifth: Level = "5".parse().unwrap();
/// assert_eq!((knight, knight.rank()), (Level::Knight, fifth.rank()));
/// assert!("king".parse::<Level>().is_err() && "11".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any listed move, each equally likely: for tests.
    Random,
    /// The first grade by its name: a child wins.
    Page,
    /// The third: a beginner's match.
    Squire,
    /// The fifth: a club player.
    Knight,
    /// The tenth: as strong as we can make it.
    Castellan,
    /// A grade by its number.
    Grade(Rank),
    /// Always the move that the game's policy prefers: a yardstick for the others.
    Greedy,
    /// Plans its whole turn before the first of its moves: another yardstick.
    Planner,
    /// Plain tree search with 500 random playouts: a yardstick that knows only the rules.
    Mcts500,
}

impl Level {
    /// The grades that have a name, the weakest first.
    pub const NAMED: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Castellan];

    /// The yardsticks; they and the grades are all that there is.
    const YARDSTICKS: [Level; 4] = [Level::Random, Level::Greedy, Level::Planner, Level::Mcts500];

    /// The grades that people play against, the weakest first.
    pub fn grades() -> impl Iterator<Item = Level> {
        (1..=Rank::COUNT as u8).map(|number| Level::Grade(Rank(number)))
    }

    /// The grade that it is; none for yardsticks.
    pub fn rank(self) -> Option<Rank> {
        match self {
            Level::Page => Some(Rank::PAGE),
            Level::Squire => Some(Rank::SQUIRE),
            Level::Knight => Some(Rank::KNIGHT),
            Level::Castellan => Some(Rank::CASTELLAN),
            Level::Grade(rank) => Some(rank),
            Level::Random | Level::Greedy | Level::Planner | Level::Mcts500 => None,
        }
    }

    /// Whether people play against it.
    pub fn is_for_people(self) -> bool {
        self.rank().is_some()
    }

    /// Whether it answers without a search worth waiting for, in every game.
    pub fn is_quick(self) -> bool {
        self.rank().map_or(matches!(self, Level::Random | Level::Greedy), |rank| rank <= Rank::SQUIRE)
    }

    /// The name of this grade, if it has one.
    pub fn title(self) -> Option<Level> {
        Level::NAMED.into_iter().find(|named| self.rank() == named.rank())
    }

    /// The level's name, or its number.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Castellan => "castellan",
            Level::Grade(rank) => RANK_NAMES[rank.index()],
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
        let words = || Level::NAMED.into_iter().chain(Level::YARDSTICKS);
        words().chain(Level::grades()).find(|level| level.name() == name).ok_or_else(|| {
            let names: Vec<&str> = words().map(Level::name).collect();
            format!("There is no level {name:?}; there are the grades 1 to 10, {}.", names.join(", "))
        })
    }
}
