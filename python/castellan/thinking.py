"""Bots that evaluate, and whole games looked back at."""

from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Union

from . import _castellan
from ._castellan import Game


@dataclass(frozen=True)
class Evaluation:
    """What a move is worth to its seat.

    Attributes
    ----------
    seat : the seat that decides.
    move : the move that was judged.
    margin : the lead in points that may be expected at the end after it.
    best : the best move found.
    best_margin : the lead that may be expected after that one.
    """

    seat: int
    move: Dict[str, Any]
    margin: float
    best: Dict[str, Any]
    best_margin: float


class Bot(_castellan.Bot):
    """A player of some level: a grade from ``1`` to ``10``, ``page``, ``squire``, ``knight``, ``castellan`` or a yardstick.

    Parameters
    ----------
    level : the level's name.
    playouts : playouts a move instead of those of the level.
    time_ms : milliseconds a move instead of playouts.
    threads : threads that a search may use.
    seed : the same seed and position give the same move, unless time decides.
    """

    def evaluate(
        self, game: Game, seat: Optional[int] = None, move: Union[Dict[str, Any], int, str, None] = None
    ) -> Optional[Evaluation]:
        """Judge a move, by default the bot's own; ``None`` where there is no choice."""
        found = self._appraise(game, seat, move)
        if found is None:
            return None
        return Evaluation(game.seats[0] if seat is None else seat, *found)


@dataclass(frozen=True)
class Analysis:
    """The expected lead of seat 0 over the course of a game; a notebook shows the curve.

    Attributes
    ----------
    entries : the entries of the record where the curve has points.
    margins : the expected lead there.
    evaluations : every decision that was judged.
    """

    entries: List[int] = field(default_factory=list)
    margins: List[float] = field(default_factory=list)
    evaluations: List[Evaluation] = field(default_factory=list)

    def _repr_svg_(self) -> str:
        width, height = 640, 200
        top = max([1.0, *(abs(margin) for margin in self.margins)])
        last = max([1, *self.entries])
        points = " ".join(
            f"{width * entry / last:.1f},{height / 2 - height / 2 * margin / top:.1f}"
            for entry, margin in zip(self.entries, self.margins)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
            f"<title>Expected lead of seat 0, up to {top:.1f} points</title>"
            f'<line x1="0" y1="{height // 2}" x2="{width}" y2="{height // 2}" stroke="#999"/>'
            f'<polyline points="{points}" fill="none" stroke="#26c" stroke-width="2"/></svg>'
        )


def analyse(record: Union[str, Dict[str, Any], Game], bot: Optional[Bot] = None, every: int = 1) -> Analysis:
    """Judge every decision of a game, or each ``every``-th of them.

    Parameters
    ----------
    record : a record, its text, or a game.
    bot : who judges; by default a castellan with 100 playouts.
    every : judge only each so-manieth decision.
    """
    bot = bot or Bot("castellan", playouts=100)
    whole = record if isinstance(record, Game) else Game.from_record(record)
    written = whole.record()
    analysis = Analysis()
    decisions = [n for n, entry in enumerate(written["entries"]) if "move" in entry]
    for n in decisions[:: max(1, every)]:
        entry = written["entries"][n]
        found = bot.evaluate(Game.from_record(written, n), entry["seat"], entry["move"])
        if found is None:
            continue
        analysis.evaluations.append(found)
        # One seat's lead is the other's lag; with more seats nothing follows from it for seat 0.
        if found.seat == 0 or whole.players == 2:
            analysis.entries.append(n)
            analysis.margins.append(found.margin if found.seat == 0 else -found.margin)
    return analysis
