"""Boards that are turned: back where they were after all turns, and as the game itself would lie and list."""

import random

import numpy as np
import pytest

import castellan
from castellan import Game, turned

NOTHING = np.zeros(0, np.int64)


def positions(name, games, options=None):
    dice = random.Random(3)
    for seed in range(games):
        game = Game(name, 2, options, seed=seed)
        while not game.over:
            actions = game.legal_actions()
            yield game.observation(), np.array(actions, np.int64)
            game.play(dice.choice(actions))


def test_there_are_as_many_as_the_board_allows():
    assert {name: about["symmetries"] for name, about in castellan.games().items()} == {
        "castle": 1,
        "carcassonne": 4,
        "siege": 1,
        "torres": 8,
    }


@pytest.mark.parametrize("name", ["carcassonne", "torres"])
def test_a_full_turn_changes_nothing(name):
    for seen, actions in positions(name, 1):
        now, known = seen, actions
        for _ in range(4):
            now, known = turned(name, 1, now, known)
            assert len(set(known)) == len(known)
        assert (now == seen).all() and (known == actions).all()
        for k in range(4, castellan.games()[name]["symmetries"]):
            mirrored = turned(name, k, seen, actions)
            assert not (mirrored[0] == seen).all()
            # Mirrored and turned by k - 4 quarters: whoever does it twice is back.
            again = turned(name, k, *mirrored)
            assert (again[0] == seen).all() and (again[1] == actions).all()


def test_turned_moves_of_torres_are_moves_of_the_turned_board():
    """The master variant lets anybody found a castle anywhere, so its boards can be turned from the start."""
    dice, k = random.Random(5), 0
    for seed in range(16):
        k = seed % 8
        one, other = (Game("torres", 2, {"variant": "master"}, seed=seed) for _ in range(2))
        for _ in range(120):
            if one.over:
                break
            seat = one.seats[0]
            actions = np.array(one.legal_actions(seat), np.int64)
            expected, same = turned("torres", k, one.observation(seat), actions)
            assert (other.observation(seat) == expected).all()
            assert sorted(other.legal_actions(seat)) == sorted(same)
            n = dice.randrange(len(actions))
            one.play(int(actions[n]), seat)
            other.play(int(same[n]), seat)


CELLS, FOLLOWER = 31 * 31, 4 * 31 * 31


def test_turned_tiles_of_carcassonne_lie_and_are_listed_as_elsewhere():
    """A turned tile shows the sides and lists the places that its kind shows and lists where it lay so in a game."""
    sides, places, example = {}, {}, {}
    for seen, actions in positions("carcassonne", 80):
        board = seen[: CELLS * 10].reshape(CELLS, 10)
        for cell in np.flatnonzero(board[:, 0]):
            lying = tuple(int(byte) for byte in board[cell, :2])
            sides[lying] = tuple(board[cell, 2:6])
            listed = actions[(actions >= FOLLOWER) & (actions < FOLLOWER + 14)] - FOLLOWER
            if board[cell, 9] & 4 and len(listed):
                places.setdefault(lying, set()).update(int(place) for place in listed)
                example[lying] = (seen, cell)
    compared = 0
    for lying, (seen, cell) in example.items():
        for k in range(1, 4):
            known = np.array(sorted(places[lying]), np.int64) + FOLLOWER
            after, same = turned("carcassonne", k, seen, known)
            board = after[: CELLS * 10].reshape(CELLS, 10)
            (last,) = np.flatnonzero(board[:, 9] & 4)
            now = tuple(int(byte) for byte in board[last, :2])
            assert now[0] == lying[0]
            if now in sides:
                assert sides[now] == tuple(board[last, 2:6])
            # Where as many places were seen to be free in either turn, they were all.
            if len(places.get(now, ())) == len(known):
                assert {int(action) - FOLLOWER for action in same} == places[now]
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("wrong", [("siege", 1), ("carcassonne", 4), ("chess", 0)])
def test_turns_that_do_not_exist(wrong):
    with pytest.raises(castellan.BadOptions):
        turned(*wrong, np.zeros(50, np.uint8), NOTHING)


def test_nonsense_is_refused_or_harmless():
    size = Game("carcassonne", seed=1).observation_size
    nonsense = np.random.default_rng(1).integers(0, 256, size, dtype=np.uint8)
    turned("carcassonne", 1, nonsense, np.arange(49_152, dtype=np.int64))
    turned("torres", 5, np.full(175, 255, np.uint8), np.arange(30_000, dtype=np.int64))
    with pytest.raises(ValueError):
        turned("torres", 1, nonsense, NOTHING)
    with pytest.raises(castellan.IllegalMove):
        turned("torres", 1, np.zeros(175, np.uint8), np.array([-1]))
