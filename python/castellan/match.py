"""Matches between bots and Python functions."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from . import _castellan
from ._castellan import Game
from .thinking import Bot

if TYPE_CHECKING:
    # Types alone: importing numpy takes ten times as long as everything else here.
    import numpy as np
    import numpy.typing as npt


class Decision:
    """What a player is asked: a seat, what it may know, and what it may do. Nothing else of the game is in reach."""

    __slots__ = ("__ask", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat

        def ask(what: str) -> Any:
            return game.game if what == "game" else getattr(game, what)(seat)

        self.__ask = ask

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self.__ask("game"))

    @property
    def view(self) -> Dict[str, Any]:
        """What the seat may know, as JSON."""
        view: Dict[str, Any] = self.__ask("view")
        return view

    @property
    def observation(self) -> npt.NDArray[np.uint8]:
        """What the seat may know, as numbers."""
        observation: npt.NDArray[np.uint8] = self.__ask("observation")
        return observation

    @property
    def prospects(self) -> npt.NDArray[np.float32]:
        """What each seat has and may hope for after each of the moves."""
        prospects: npt.NDArray[np.float32] = self.__ask("prospects")
        return prospects

    @property
    def moves(self) -> List[Dict[str, Any]]:
        """The legal moves."""
        moves: List[Dict[str, Any]] = self.__ask("legal_moves")
        return moves

    @property
    def actions(self) -> List[int]:
        """The numbers of the legal moves."""
        actions: List[int] = self.__ask("legal_actions")
        return actions


Player = Union[str, _castellan.Bot, Callable[[Decision], Union[Dict[str, Any], int, str]]]


@dataclass(frozen=True)
class Result:
    """How one player did: shared wins count in parts; ``low`` and ``high`` bound the 95 % interval (Wilson)."""

    name: str
    games: int
    wins: float
    mean_score: float
    low: float
    high: float

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / max(1, self.games)


@dataclass(frozen=True)
class Match:
    """A finished match; a notebook shows its table."""

    game: str
    results: List[Result]

    def __str__(self) -> str:
        lines = [f"{self.game}, {self.results[0].games} games"]
        for r in self.results:
            lines.append(f"{r.name:<16} {r.win_rate:6.1%}  ({r.low:.1%} to {r.high:.1%})  {r.mean_score:8.2f} points")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(r.name)}</td><td>{r.win_rate:.1%}</td><td>{r.low:.1%} to {r.high:.1%}</td>"
            f"<td>{r.mean_score:.2f}</td></tr>"
            for r in self.results
        )
        head = "<tr><th>player</th><th>wins</th><th>95 %</th><th>mean score</th></tr>"
        return f"<table><caption>{escape(self.game)}</caption>{head}{rows}</table>"


def _wilson(wins: float, games: int) -> Tuple[float, float]:
    z, n = 1.96, max(1, games)
    share = wins / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def arena(
    players: Sequence[Player],
    game: str = "siege",
    games: int = 100,
    options: Optional[Dict[str, Any]] = None,
    seed: int = 0,
) -> Match:
    """Let players play a match; they change seats after every game, and as many games in a row have the same draws.

    Parameters
    ----------
    players : a level's name, a :class:`Bot`, or a function that is given a :class:`Decision` and gives a move.
    game : the game's id.
    games : how many games are played.
    options : the game's options.
    seed : the seed of the first draws.
    """
    count = len(players)
    able = [Bot(p, seed=seed + n) if isinstance(p, str) else p for n, p in enumerate(players)]
    for player in able:
        if not isinstance(player, _castellan.Bot) and not callable(player):
            raise TypeError(f"a player is a level's name, a Bot or a function, not {player!r}")
    if count < 2 or games < 1:
        raise ValueError(f"a match has two players and one game at least, not {count} and {games}")
    wins, sums = [0.0] * count, [0] * count
    for number in range(games):
        table = Game(game, count, options, seed=seed + number // count)
        while not table.over:
            seat = table.seats[0]
            player = able[(seat + number) % count]
            if isinstance(player, _castellan.Bot):
                table.play(player.choose(table, seat), seat)
            else:
                table.play(player(Decision(table, seat)), seat)
        for seat, score in enumerate(table.scores):
            sums[(seat + number) % count] += score
        for seat in table.winners:
            wins[(seat + number) % count] += 1 / len(table.winners)
    results = []
    for n, who in enumerate(players):
        name = who.level if isinstance(who, _castellan.Bot) else getattr(who, "__name__", str(who))
        results.append(Result(name, games, wins[n], sums[n] / max(1, games), *_wilson(wins[n], games)))
    return Match(game, results)
