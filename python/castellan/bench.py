"""Figures of this machine: ``python -m castellan.bench [--envs N] [--seconds S]``.

Steps a second of process time; every step plays any legal action. Where OpenSpiel is installed, its own games are
measured in the same run, the way its users play them from Python.
"""

import argparse
import random
import time
from typing import Callable

from . import VectorEnv

#: OpenSpiel's games that are most like ours, and its usual example.
THEIRS = ("chess", "backgammon", "goofspiel")


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Return how many steps a second something makes."""
    steps()
    made, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        made += steps()
    return made / (time.process_time() - start)


def ours(game: str, envs: int, observations: bool) -> Callable[[], int]:
    """Return what steps many games."""
    env = VectorEnv(game, envs, observations=observations)

    def steps() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * envs

    return steps


def theirs(name: str) -> Callable[[], int]:
    """Return what plays one game of OpenSpiel's to its end."""
    import pyspiel

    game = pyspiel.load_game_as_turn_based(name)
    dice = random.Random(1)

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, shares)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
        return made

    return steps


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="python -m castellan.bench", description=__doc__)
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| game | steps a second | with observations | share |")
    print("| --- | --- | --- | --- |")
    for game in ("carcassonne", "castle", "torres", "siege"):
        plain = rate(ours(game, asked.envs, False), asked.seconds)
        seen = rate(ours(game, asked.envs, True), asked.seconds)
        print(f"| {game} | {plain:,.0f} | {seen:,.0f} | {seen / plain:.0%} |", flush=True)
    try:
        for name in THEIRS:
            print(f"| {name} of OpenSpiel | {rate(theirs(name), asked.seconds):,.0f} | | |", flush=True)
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")


if __name__ == "__main__":
    main()
