"""Castle board games for Python: rules, bots, and many games at once."""

from ._castellan import (
    ACTION_ENCODING,
    OBSERVATION_ENCODING,
    BadOptions,
    BadRecord,
    CastellanError,
    Game,
    IllegalChance,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    VectorEnv,
    games,
    turned,
)
from .match import Decision, Match, arena
from .thinking import Analysis, Bot, Evaluation, analyse

__all__ = [
    "ACTION_ENCODING",
    "OBSERVATION_ENCODING",
    "Analysis",
    "BadOptions",
    "BadRecord",
    "Bot",
    "CastellanError",
    "Decision",
    "Evaluation",
    "Game",
    "IllegalChance",
    "IllegalMove",
    "Match",
    "NoUndo",
    "NotYourTurn",
    "VectorEnv",
    "analyse",
    "arena",
    "games",
    "turned",
]
