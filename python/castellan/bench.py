"""Figures of this machine: ``python -m castellan.bench [--envs N] [--seconds S]``."""

import argparse
import time

from . import VectorEnv


def rate(game: str, envs: int, seconds: float, observations: bool) -> float:
    """Return the masked steps a second of process time; each is any legal action, chosen by the environment."""
    env = VectorEnv(game, envs, observations=observations)
    for _ in range(20):
        env.step(env.sample())
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.step(env.sample())
        steps += envs
    return steps / (time.process_time() - start)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="python -m castellan.bench", description=__doc__)
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| game | masked steps a second | with observations | share |")
    print("| --- | --- | --- | --- |")
    for game in ("carcassonne", "castle", "torres", "siege"):
        plain = rate(game, asked.envs, asked.seconds, False)
        seen = rate(game, asked.envs, asked.seconds, True)
        print(f"| {game} | {plain:,.0f} | {seen:,.0f} | {seen / plain:.0%} |", flush=True)


if __name__ == "__main__":
    main()
