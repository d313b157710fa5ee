"""PettingZoo environments: one agent for each seat (``pip install castellan[pettingzoo]``)."""

from operator import index
from typing import Any, Dict, List, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._castellan import Game


def _spaces(game: Game, actions: int) -> "tuple[Any, Any]":
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observation_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def _observe(game: Game, seat: int, actions: int) -> Dict[str, Any]:
    mask = np.zeros(actions, np.int8)
    mask[game.legal_actions(seat)] = 1
    return {"observation": game.observation(seat), "action_mask": mask}


def _rewards(game: Game) -> List[float]:
    """1 for a win and -1 for a loss; a shared win lies between."""
    count, winners = game.players, game.winners
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
    return [(s * count - 1) / (count - 1) for s in share]


class _Base:
    """What both kinds of environment have in common."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Optional[Dict[str, Any]] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self._setup = (game, players, options)
        self.metadata = {"name": f"castellan_{game}_v1", "render_modes": ["svg"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = Game(game, players, options, seed=0)
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: List[str] = []

    def _begin(self, seed: Optional[int]) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        game, players, options = self._setup
        self._game = Game(game, players, options, seed=int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}, only {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _goes_on(self) -> None:
        if not self.agents:
            raise RuntimeError("no game is going on: reset() starts one")

    def render(self) -> Optional[str]:
        """Return the board as SVG text."""
        return self._game.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Env(_Base, AECEnv):  # type: ignore[misc]
    """Turn by turn. Seats that choose in secret choose one after the other and see nothing of each other."""

    def __init__(self, *args: Any, **named: Any) -> None:
        AECEnv.__init__(self)
        _Base.__init__(self, *args, **named)
        observation, action = _spaces(self._game, self._game.num_actions)
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: action for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Start anew."""
        self._begin(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._name_due()

    def _name_due(self) -> None:
        if self._game.seats:
            self.agent_selection = self.possible_agents[self._game.seats[0]]

    def observe(self, agent: str) -> Dict[str, Any]:
        """Return what an agent may know, and its mask."""
        return _observe(self._game, self._seat(agent), self._game.num_actions)

    def step(self, action: Optional[int]) -> None:
        """Play an action of the selected agent."""
        self._goes_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is alive needs an action")
        self._cumulative_rewards[agent] = 0.0
        self._game.play(index(action), self._seat(agent))
        self._clear_rewards()
        if self._game.over:
            self.rewards = dict(zip(self.possible_agents, _rewards(self._game)))
            self.terminations = {agent: True for agent in self.agents}
        self._name_due()
        self._accumulate_rewards()
        self._deads_step_first()


class Parallel(_Base, ParallelEnv):  # type: ignore[misc]
    """All seats at once: whoever is not due has one action, the last, which waits."""

    def __init__(self, *args: Any, **named: Any) -> None:
        _Base.__init__(self, *args, **named)
        self._wait = self._game.num_actions
        observation, action = _spaces(self._game, self._wait + 1)
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: action for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions."""
        return self.action_spaces[agent]

    def _observations(self) -> Dict[str, Any]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = _observe(self._game, seat, self._wait + 1)
            seen[agent]["action_mask"][self._wait] = seat not in self._game.seats
        return seen

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Any:
        """Start anew."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Dict[str, int]) -> Any:
        """Play the actions of all agents that are due."""
        self._goes_on()
        for seat in self._game.seats:
            if self.possible_agents[seat] not in actions:
                raise ValueError(f"{self.possible_agents[seat]} is due and has no action; nothing was played")
        chosen = {seat: index(actions[self.possible_agents[seat]]) for seat in self._game.seats}
        for seat, action in chosen.items():
            if action not in self._game.legal_actions(seat):
                raise ValueError(f"action {action} of {self.possible_agents[seat]} is not legal; nothing was played")
        for seat, action in chosen.items():
            self._game.play(action, seat)
        over = self._game.over
        rewards = dict(zip(self.possible_agents, _rewards(self._game) if over else [0.0] * len(self.possible_agents)))
        seen = self._observations()
        terminated = {agent: over for agent in self.agents}
        truncated = {agent: False for agent in self.agents}
        infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, terminated, truncated, infos


def env(game: str = "siege", players: int = 2, options: Optional[Dict[str, Any]] = None, **named: Any) -> Env:
    """Make an AEC environment."""
    return Env(game, players, options, **named)


def parallel_env(
    game: str = "siege", players: int = 2, options: Optional[Dict[str, Any]] = None, **named: Any
) -> Parallel:
    """Make a parallel environment."""
    return Parallel(game, players, options, **named)
