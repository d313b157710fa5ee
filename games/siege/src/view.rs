//! What one viewer may know (SI11, SI23), and guesses of the rest.

use crate::components::{Card, Tile};
use crate::moves::Move;
use crate::options::Strengths;
use crate::state::{Player, ROUNDS, Siege};
use castellan_core::dice::Dice;
use castellan_core::seat::{Seat, Viewer};
use serde::{Serialize, Serializer};

/// A table with everything that the viewer may not know replaced by a stand-in that follows from what
/// is open to all: the first possible camp, the plainest choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Siege,
}

impl View {
    pub(crate) fn of(game: &Siege, viewer: Viewer) -> View {
        let mut view = View { viewer, open: *game };
        for seat in game.all_seats() {
            if !view.shows(seat) {
                let player = view.open.player_mut(seat);
                player.camp = player.rumour.first();
                player.choice = player.choice.map(|choice| stand_in(choice, player));
            }
        }
        view
    }

    /// Whether the viewer knows this seat's cards: their own, and after the end everybody's.
    pub(crate) fn shows(&self, seat: Seat) -> bool {
        self.viewer.is(seat) || self.open.is_over()
    }

    /// A full state that looks the same to this viewer.
    pub(crate) fn guess(&self, dice: &mut Dice) -> Siege {
        let mut game = self.open;
        for seat in game.all_seats() {
            if self.shows(seat) {
                continue;
            }
            let player = game.player_mut(seat);
            player.camp = player.rumour.pick(dice);
            if player.choice.take().is_some() {
                let mut moves = Vec::new();
                game.list_moves(seat, &mut moves);
                game.player_mut(seat).choice = Some(moves[dice.index(moves.len())]);
            }
        }
        game
    }
}

/// A choice that tells no more than that one was made.
fn stand_in(choice: Move, player: &Player) -> Move {
    match choice {
        Move::Lay { .. } => Move::lay(Card::Shepherd, Card::Shepherd),
        Move::Recruit { card } => Move::Recruit { card: player.camp.iter().next().unwrap_or(card) },
    }
}

#[derive(Serialize)]
struct Wire<'a> {
    viewer: Viewer,
    game: u8,
    games: u8,
    round: u8,
    rounds: u8,
    tile: Option<Tile>,
    unseen: Vec<Tile>,
    sword: Seat,
    youth: Vec<Seat>,
    strengths: &'a Strengths,
    seats: Vec<WireSeat>,
    last: Option<WireFought>,
    over: bool,
}

#[derive(Serialize)]
struct WireSeat {
    seat: Seat,
    points: i32,
    castles: Vec<Tile>,
    hand_count: u32,
    camp_count: u32,
    chosen: bool,
    surely_in_hand: Vec<Card>,
    surely_in_camp: Vec<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    camp: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<Move>,
}

#[derive(Serialize)]
struct WireFought {
    tile: Tile,
    laid: Vec<[Card; 2]>,
    equal: Vec<Card>,
    winner: Seat,
    by: Option<Card>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = &self.open;
        let wire = Wire {
            viewer: self.viewer,
            game: game.game + 1,
            games: game.games,
            round: (game.rounds + 1).min(ROUNDS),
            rounds: ROUNDS,
            tile: game.tile,
            unseen: game.unseen.iter().collect(),
            sword: game.sword,
            youth: game.by_youth().collect(),
            strengths: &game.strengths,
            seats: game.all_seats().map(|seat| self.wire_seat(seat)).collect(),
            last: game.fought.map(|fought| WireFought {
                tile: fought.tile,
                laid: game.all_seats().map(|seat| fought.laid[seat.index()].cards()).collect(),
                equal: fought.equal.iter().collect(),
                winner: fought.winner,
                by: fought.by,
            }),
            over: game.is_over(),
        };
        wire.serialize(serializer)
    }
}

impl View {
    fn wire_seat(&self, seat: Seat) -> WireSeat {
        let player = self.open.player(seat);
        let shown = self.shows(seat);
        WireSeat {
            seat,
            points: self.open.points_of(seat),
            castles: player.castles().collect(),
            hand_count: player.hand_count(),
            camp_count: player.camp.len(),
            chosen: player.choice.is_some(),
            surely_in_hand: player.rumour.surely_in_hand().iter().collect(),
            surely_in_camp: player.rumour.surely_in_camp().iter().collect(),
            hand: shown.then(|| player.hand()),
            camp: shown.then(|| player.camp.iter().collect()),
            choice: player.choice.filter(|_| shown),
        }
    }
}
