"""Many games at once: shapes, masks, rewards, seeds, threads, wrong input."""

import numpy as np
import pytest

import castellan
from castellan import VectorEnv

GAMES = ["castle", "carcassonne", "siege", "torres"]


@pytest.mark.parametrize("name", GAMES)
def test_masks_and_rewards(name):
    env = VectorEnv(name, 16, seed=4)
    masks, ended = env.masks, 0
    assert masks.shape == (16, env.num_actions) and env.observations.shape == (16, env.observation_size)
    for _ in range(400):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        sampled = env.sample()
        assert masks[np.arange(16), sampled].all()
        env.step(np.where(np.arange(16) % 2, actions, sampled))
        assert env.masks is masks or np.shares_memory(env.masks, masks)
        assert masks.any(axis=1).all()
        ended += env.dones.sum()
        assert np.allclose(env.rewards.sum(axis=1), 0)
        assert (env.rewards[~env.dones] == 0).all()
    assert ended > 0


@pytest.mark.parametrize("name", GAMES)
def test_seeds_and_threads_give_the_same_games(name):
    envs = [VectorEnv(name, 9, seed=7, threads=threads, reward="points") for threads in (1, 3)]
    for _ in range(100):
        actions = [env.sample() for env in envs]
        assert (actions[0] == actions[1]).all()
        for env in envs:
            env.step(actions[0])
        assert (envs[0].observations == envs[1].observations).all()
        assert (envs[0].masks == envs[1].masks).all() and (envs[0].rewards == envs[1].rewards).all()


def test_a_refused_step_changes_nothing():
    env = VectorEnv("castle", 4, seed=1)
    actions = env.sample()
    before = env.masks.copy()
    wrong = actions.copy()
    wrong[2] = np.flatnonzero(~before[2])[0]
    for bad in (wrong, np.full(4, -1), np.full(4, 2**40), np.full(4, 2**32 - 1)):
        with pytest.raises(castellan.IllegalMove):
            env.step(bad)
        assert (env.masks == before).all()
    for bad in (actions[:2], actions.reshape(2, 2), actions.astype(float), None, [], [[0]], ["a"] * 4, actions > 0):
        with pytest.raises((TypeError, ValueError)):
            env.step(bad)
    env.step(actions)


def test_whole_numbers_of_every_kind_are_actions():
    envs = [VectorEnv("siege", 4, seed=1) for _ in range(5)]
    for _ in range(10):
        actions = envs[0].sample()
        [env.sample() for env in envs[1:]]
        forms = (actions, actions.astype(np.int32), actions.astype(np.uint8), actions.tolist(), np.repeat(actions, 2)[::2])
        for env, form in zip(envs, forms):
            env.step(form)
            assert (env.observations == envs[0].observations).all()


def test_arrays_that_were_made_smaller_or_locked_are_refused():
    env = VectorEnv("siege", 4, seed=1)
    env.masks.flags.writeable = False
    with pytest.raises(ValueError):
        env.step(env.sample())
    env.masks.flags.writeable = True
    env.dones.resize(2, refcheck=False)
    with pytest.raises(ValueError):
        env.step(env.sample())


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: VectorEnv("chess", 1),
        lambda: VectorEnv("siege", 0),
        lambda: VectorEnv("siege", -1),
        lambda: VectorEnv("siege", 2**60),
        lambda: VectorEnv("siege", 1, seed=-1),
        lambda: VectorEnv("siege", 1).reset(-1),
        lambda: VectorEnv("siege", 1, players=1),
        lambda: VectorEnv("siege", 1, options={"games": 7}),
        lambda: VectorEnv("siege", 1, reward="fame"),
    ],
)
def test_wrong_setups_are_refused(wrong):
    with pytest.raises(castellan.BadOptions):
        wrong()


def test_the_encodings_are_versioned():
    assert castellan.ACTION_ENCODING == 1 and castellan.OBSERVATION_ENCODING == 2
    sizes = {name: (e.num_actions, e.observation_size) for name in GAMES for e in [VectorEnv(name, 1)]}
    assert sizes == SIZES


#: Whoever changes one of these changes the version too.
SIZES = {
    "castle": (4106, 663),
    "carcassonne": (3965, 9751),
    "siege": (28, 50),
    "torres": (25756, 175),
}
