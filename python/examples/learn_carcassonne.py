"""A linear evaluation of Carcassonne that learns from its own games: ``python learn_carcassonne.py [rounds] [games]``.

After each legal move the engine tells what both seats have and may hope for, term by term (`Game.prospects`). What
a point of each term is worth at the end is learnt: games are played by what was learnt so far, a little at random,
and ridge regression finds the weights that predict their final margins best. After each round a short match
against a squire shows how far it has come, and at the end a long one.
"""

import functools
import sys

import numpy as np

import castellan


def leads(prospects):
    """Return the lead in each term after each move."""
    return prospects[:, 0] - prospects[:, 1]


def play(weights, seed, wild):
    """Play one game against itself; return the leads that were chosen and the margins that came of them."""
    dice = np.random.default_rng(seed)
    game, chosen = castellan.Game("carcassonne", seed=seed), []
    while not game.over:
        seat = game.seats[0]
        ahead = leads(game.prospects())
        best = dice.integers(len(ahead)) if dice.random() < wild else (ahead @ weights).argmax()
        chosen.append((seat, ahead[best]))
        game.play(game.legal_actions()[best])
    margin = game.scores[0] - game.scores[1]
    return [(ahead, margin if seat == 0 else -margin) for seat, ahead in chosen]


def train(rounds, games, tell=lambda *line: None):
    """Return weights; `tell` hears how well they predict results and win against a squire after each round."""
    terms = castellan.games()["carcassonne"]["terms"]
    weights, seen = np.zeros(len(terms)), []
    for number in range(rounds):
        # At first everything is tried; later only now and then.
        wild = 1.0 if number == 0 else 0.1
        for game in range(games):
            seen += play(weights, 1_000_000 + number * games + game, wild)
        # What was played by poorer weights is forgotten.
        seen = seen[-4 * games * 100 :]
        ahead, margins = (np.array(column) for column in zip(*seen))
        weights = np.linalg.solve(ahead.T @ ahead + np.eye(len(terms)), ahead.T @ margins)
        error = np.sqrt(np.mean((ahead @ weights - margins) ** 2))
        match = castellan.arena([player(weights), "squire"], game="carcassonne", games=games, seed=7_000)
        tell(f"round {number + 1}: predicts within {error:.1f} points, wins {match.results[0].win_rate:.0%}")
    tell(", ".join(f"{term} {weight:.2f}" for term, weight in zip(terms, weights)))
    return weights


def player(weights):
    """Return the weights as a player."""

    def learner(decision: castellan.Decision) -> int:
        return decision.actions[(leads(decision.prospects) @ weights).argmax()]

    return learner


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    weights = train(rounds, games, functools.partial(print, flush=True))
    print(castellan.arena([player(weights), "squire"], game="carcassonne", games=2 * games))
