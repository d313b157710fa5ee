"""A policy gradient with nothing but numpy that learns siege for two: ``python learn_siege.py [updates] [games]``.

The policy is linear in the observation: one row of weights for each action, and a softmax over the legal ones.
It plays both seats of many games at once, and every action is made likelier by the result of its game.
On the way short matches against a page show how far it has come, and at the end a long one.
"""

import functools
import sys

import numpy as np

import castellan

ENVS, LENGTH = 256, 64


def probabilities(weights, seen, masks):
    """Return the policy for each game."""
    logits = np.where(masks, seen @ weights, -np.inf)
    logits -= logits.max(axis=1, keepdims=True)
    shares = np.exp(logits)
    return shares / shares.sum(axis=1, keepdims=True)


def features(observations):
    """Return observations as numbers near 1, with a constant."""
    seen = observations.astype(np.float32)
    tiles = seen[:, :7]
    # What a card is good for depends on the castle that lies open, so every pair counts as well.
    pairs = (tiles[:, :, None] * seen[:, None, 16:28]).reshape(len(seen), -1)
    return np.hstack([np.minimum(seen, 8) / 4, pairs, np.ones((len(seen), 1), np.float32)])


def train(updates, games=200, tell=lambda *line: None, rate=0.05, seed=0):
    """Return weights; `tell` hears ten times how often they win against a page."""
    random = np.random.default_rng(seed)
    env = castellan.VectorEnv("siege", ENVS, seed=seed)
    weights = np.zeros((features(env.observations).shape[1], env.num_actions), np.float32)
    for update in range(updates):
        steps, ends = [], np.zeros((ENVS, 2), np.float32)
        credit = []
        for _ in range(LENGTH):
            seen, masks, seats = features(env.observations), env.masks.copy(), env.seats.copy()
            shares = probabilities(weights, seen, masks)
            actions = (shares.cumsum(axis=1) > random.random((ENVS, 1)) * 0.999999).argmax(axis=1)
            env.step(actions.astype(np.int64))
            steps.append((seen, shares, actions, seats))
            credit.append((env.rewards.copy(), env.dones.copy()))
        gradient = np.zeros_like(weights)
        counted = 0
        known = np.zeros(ENVS, bool)
        for (seen, shares, actions, seats), (rewards, dones) in zip(reversed(steps), reversed(credit)):
            ends[dones] = rewards[dones]
            known |= dones
            gain = np.where(known, ends[np.arange(ENVS), seats], 0)
            wanted = -shares
            wanted[np.arange(ENVS), actions] += 1
            gradient += seen.T @ (wanted * gain[:, None])
            counted += int(known.sum())
        weights += rate * gradient / max(1, counted) * 28
        if (update + 1) % max(1, updates // 10) == 0:
            match = castellan.arena([player(weights), "page"], game="siege", games=games, seed=7_000)
            tell(f"after {update + 1} updates: wins {match.results[0].win_rate:.0%}")
    return weights


def player(weights):
    """Return the policy as a player."""
    random = np.random.default_rng(1)

    def learner(decision: castellan.Decision) -> int:
        actions = decision.actions
        mask = np.zeros((1, weights.shape[1]), bool)
        mask[0, actions] = True
        shares = probabilities(weights, features(decision.observation[None]), mask)[0]
        return int(random.choice(len(shares), p=shares / shares.sum()))

    return learner


if __name__ == "__main__":
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    weights = train(updates, games, functools.partial(print, flush=True))
    print(castellan.arena([player(weights), "page"], game="siege", games=games))
