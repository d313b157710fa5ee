"""Gymnasium environments: one seat against bots, one game or many (``pip install castellan[gymnasium]``).

Importing this registers ``castellan/siege-v1`` and so on for ``gymnasium.make`` and ``gymnasium.make_vec``.
"""

from operator import index
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ._castellan import Game, games
from .thinking import Bot


class BotEnv(gymnasium.Env):
    """One seat, against a bot on each of the others.

    Parameters
    ----------
    game : the game's id.
    bot : the rivals: a level's name or a :class:`castellan.Bot`.
    players : how many seats there are.
    seat : the learner's seat; ``None`` for another one in each game.
    options : the game's options.
    illegal : ``"lose"`` ends the game with -1 at an action that is not legal, ``"raise"`` raises.
    """

    metadata = {"render_modes": ["svg"]}

    def __init__(
        self,
        game: str = "siege",
        bot: Union[str, Bot] = "page",
        players: int = 2,
        seat: Optional[int] = 0,
        options: Optional[Dict[str, Any]] = None,
        illegal: str = "lose",
        render_mode: Optional[str] = None,
    ) -> None:
        if seat is not None and seat not in range(players):
            raise ValueError(f"there is no seat {seat} of {players}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f'an illegal action can "lose" or "raise", not {illegal!r}')
        self._setup = (game, players, options)
        self._bot = bot
        self._rival = Bot(bot) if isinstance(bot, str) else bot
        self._asked_seat, self._seat = seat, seat or 0
        self._raises = illegal == "raise"
        self.render_mode = render_mode
        self._game = Game(game, players, options, seed=0)
        self.observation_space = spaces.Box(0, 255, (self._game.observation_size,), np.uint8)
        self.action_space = spaces.Discrete(self._game.num_actions)
        self._over = True

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal."""
        mask = np.zeros(self._game.num_actions, np.bool_)
        mask[self._game.legal_actions(self._seat)] = True
        return mask

    def _answer(self) -> Tuple[npt.NDArray[np.uint8], Dict[str, Any]]:
        while not self._game.over and self._seat not in self._game.seats:
            seat = self._game.seats[0]
            self._game.play(self._rival.choose(self._game, seat), seat)
        return self._game.observation(self._seat), {"action_mask": self.action_masks(), "scores": self._game.scores}

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Any:
        """Start anew."""
        super().reset(seed=seed)
        game, players, own = self._setup
        luck = int(self.np_random.integers(2**62))
        self._game = Game(game, players, own, seed=luck)
        if isinstance(self._bot, str):
            self._rival = Bot(self._bot, seed=luck)
        self._seat = luck % players if self._asked_seat is None else self._asked_seat
        self._over = False
        return self._answer()

    def step(self, action: Any) -> Any:
        """Play an action, and the bots' answers to it."""
        if self._over:
            raise RuntimeError("no game is going on: reset() starts one")
        action = index(action)
        if not self._raises and action not in self._game.legal_actions(self._seat):
            self._over = True
            seen, info = self._answer()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._game.play(action, self._seat)
        seen, info = self._answer()
        self._over = self._game.over
        reward = 0.0
        if self._over:
            count, winners = self._game.players, self._game.winners
            share = 1 / len(winners) if self._seat in winners else 0.0
            reward = (share * count - 1) / (count - 1)
        return seen, reward, self._over, False, info

    def render(self) -> Any:
        """Return the board as SVG text."""
        return self._game.svg(self._seat) if self.render_mode == "svg" else None


def vector_env(game: str = "siege", num_envs: int = 8, **named: Any) -> Any:
    """Make many :class:`BotEnv` at once in Gymnasium's vector form, each with these arguments."""
    makers: List[Callable[[], gymnasium.Env]] = [lambda: BotEnv(game, **named)] * num_envs
    return gymnasium.vector.SyncVectorEnv(makers)


for _name in games():
    gymnasium.register(id=f"castellan/{_name}-v1", entry_point="castellan.gymnasium:BotEnv", kwargs={"game": _name})
