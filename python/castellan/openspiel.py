"""Castellan's games in OpenSpiel (``pip install castellan[openspiel]``): importing this registers them.

``castellan_castle``, ``castellan_carcassonne``, ``castellan_siege`` and ``castellan_torres`` can then be loaded by
``pyspiel.load_game`` or, with options, by :func:`load_game`. Luck is explicit: a chance node lists its outcomes.
Siege has simultaneous nodes. Utilities are 1 for a win and -1 for a loss, a shared win between, so they add up to 0.
"""

import json
from typing import Any, Dict, List, Optional, Sequence, Tuple
from urllib.parse import quote, unquote

import numpy as np
import numpy.typing as npt
import pyspiel

from ._castellan import BadOptions, Game, games

#: An information state's tensor tells so many of the latest entries; games with larger boxes may take more.
HISTORY = 1024

_DEFAULTS = {"players": 2, "options": ""}
_SECRETS = ("siege", "torres")


def _most(name: str) -> int:
    """Return how many can play without options: sets may let in more."""
    fewest, most = games()[name]["players"]
    for players in range(most, fewest, -1):
        try:
            Game(name, players, seed=0)
            return players
        except BadOptions:
            continue
    return int(fewest)


def _type(name: str, most: int) -> Any:
    about = games()[name]
    kinds = pyspiel.GameType
    secret = name in _SECRETS
    return kinds(
        short_name=f"castellan_{name}",
        long_name=f"Castellan: {name}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if name == "siege" else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=about["players"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; the classes that OpenSpiel knows name theirs."""

    castellan_game = ""

    def __init__(self, params: Optional[Dict[str, Any]] = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        name, written = self.castellan_game, unquote(str(given["options"]))
        self.options: Dict[str, Any] = json.loads(written) if written else {}
        self.players = int(given["players"])
        start = self.begin()
        about = games()[name]
        self.longest = int(about["entries_max"])
        self.history = min(self.longest, HISTORY)
        self.observation_size = start.observation_size
        info = pyspiel.GameInfo(
            num_distinct_actions=start.num_actions,
            max_chance_outcomes=int(about["chances"]),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_type(name, max(self.players, _most(name))), info, params or {})

    def __repr__(self) -> str:
        """Return the game's name; OpenSpiel's own answer would end the program where options were refused."""
        return f"<castellan_{self.castellan_game}>"

    def begin(self) -> Game:
        """Return a game before its first chance, whose luck is dictated."""
        return Game(self.castellan_game, self.players, self.options, seed=0, chance="manual")

    def new_initial_state(self) -> "SpielState":
        """Return a state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[Dict[str, Any]] = None) -> "Observer":
        """Return what fills tensors and strings."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with the numbers of what led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.begin()
        #: Whose each entry was and its number; chance has the seat after the last.
        self.numbers: List[Tuple[int, int]] = []

    def current_player(self) -> int:
        """Return who decides, OpenSpiel's way."""
        turn = self.table.turn
        if "over" in turn:
            return int(pyspiel.PlayerId.TERMINAL)
        if "chance" in turn:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.game == "siege":
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(turn["seats"][0])

    def _legal_actions(self, player: int) -> List[int]:
        if player not in self.table.seats:
            return []
        return sorted(self.table.legal_actions(player))

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """Return the numbers of all outcomes with how likely they are."""
        shares = (share for _, share in self.table.chances())
        return sorted(zip(self.table.chance_numbers(), shares))

    def _apply_action(self, action: int) -> None:
        if "chance" in self.table.turn:
            numbers = self.table.chance_numbers()
            if action not in numbers:
                raise ValueError(f"there is no outcome {action} here")
            self.table.resolve(self.table.chances()[numbers.index(action)][0])
            self.numbers.append((self.table.players, action))
        else:
            self._play(self.table.seats[0], action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in self.table.seats:
            self._play(seat, int(actions[seat]))

    def _play(self, seat: int, action: int) -> None:
        self.table.play(action, seat)
        self.numbers.append((seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            numbers = self.table.chance_numbers()
            outcome = self.table.chances()[numbers.index(action)][0] if action in numbers else action
            return json.dumps(outcome, separators=(",", ":"))
        actions = self.table.legal_actions(player) if player in self.table.seats else []
        move = self.table.legal_moves(player)[actions.index(action)] if action in actions else action
        return json.dumps(move, separators=(",", ":"))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.over

    def returns(self) -> List[float]:
        """Return what each seat has won."""
        count, winners = self.table.players, self.table.winners
        if not winners:
            return [0.0] * count
        return [((seat in winners) / len(winners) * count - 1) / (count - 1) for seat in range(count)]

    def known(self, player: int) -> List[Tuple[int, Optional[int]]]:
        """Return whose each entry was, and its number where the player may know it."""
        return [
            (seat, number if self.table.may_know(entry, player) else None)
            for entry, (seat, number) in enumerate(self.numbers)
        ]

    def __str__(self) -> str:
        """Return the whole history, secrets included."""
        return self.table.record_text()


class Observer:
    """Fills tensors and strings with what one player may know."""

    def __init__(self, game: SpielGame, kind: Any, params: Optional[Dict[str, Any]]) -> None:
        if params:
            raise ValueError(f"observations have no parameters, and {params} was given")
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        # What everybody knows can be told alone; what only one player knows is never told without it.
        self._public = bool(kind.public_info)
        self._own = self._public and kind.private_info == single
        pieces: List[Tuple[str, Tuple[int, ...]]] = []
        if self._own:
            pieces = [("player", (game.players,)), ("observation", (game.observation_size,))]
            if self._recalls:
                pieces.append(("history", (game.history, 2)))
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: Dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if not self._own:
            return
        self.dict["player"][player] = 1
        self.dict["observation"][:] = state.table.observation(player)
        if self._recalls:
            rows = self.dict["history"]
            for row, (seat, number) in zip(rows, state.known(player)[-len(rows) :]):
                # 1 is the player itself, then the seats in the order of play, then chance; 0 is nothing.
                count = state.table.players
                row[0] = count + 1 if seat == count else 1 + (seat - player) % count
                row[1] = 0 if number is None else number + 1

    def string_from(self, state: SpielState, player: int) -> Optional[str]:
        """Return the same as text; ``None`` for a kind of observation that is not told."""
        if not self._public:
            return None
        seat = player if self._own else None
        text = json.dumps(state.table.view(seat), separators=(",", ":"))
        if not self._recalls:
            return text
        past = [
            entry if state.table.may_know(n, seat) else {"seat": whose}
            for n, (entry, (whose, _)) in enumerate(zip(state.table.record()["entries"], state.numbers))
        ]
        return json.dumps(past, separators=(",", ":")) + "\n" + text


def load_game(game: str, players: int = 2, options: Optional[Dict[str, Any]] = None) -> SpielGame:
    """Load a game with options, which OpenSpiel's own way of writing parameters has no room for."""
    written = quote(json.dumps(options, separators=(",", ":")), safe="") if options else ""
    loaded: SpielGame = pyspiel.load_game(f"castellan_{game}", {"players": players, "options": written})
    return loaded


_CLASSES = {name: type(f"Spiel{name.title()}", (SpielGame,), {"castellan_game": name}) for name in games()}
for _name, _class in _CLASSES.items():
    # Pickles look a class up by its name.
    globals()[_class.__name__] = _class
    pyspiel.register_game(_type(_name, _most(_name)), _class)
