"""The ecosystem's own suites on our environments."""

import pytest

pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test  # noqa: E402

from castellan import pettingzoo as zoo  # noqa: E402
from castellan.gymnasium import BotEnv, vector_env  # noqa: E402

GAMES = ["castle", "carcassonne", "siege", "torres"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo(name):
    api_test(zoo.env(name), num_cycles=200)
    parallel_api_test(zoo.parallel_env(name), num_cycles=200)
    seed_test(lambda: zoo.env(name), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_performance():
    # It plays for five seconds, whatever the machine.
    performance_benchmark(zoo.env("siege"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium(name):
    check_env(BotEnv(name, bot="random"), skip_render_check=True)


def test_an_illegal_action_loses_or_raises():
    env = BotEnv("siege", bot="page")
    env.reset(seed=1)
    assert env.step(27)[1:3] == (-1.0, True)
    with pytest.raises(RuntimeError):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(3.7)
    env = BotEnv("siege", bot="page", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError):
        env.step(27)


@pytest.mark.filterwarnings("ignore")
def test_many_at_once_in_gymnasium_form():
    for envs in (vector_env("siege", 3, bot="random"), gymnasium.make_vec("castellan/siege-v1", 3)):
        seen, info = envs.reset(seed=4)
        ended = 0
        for _ in range(60):
            assert seen.shape == (3, 50) and info["action_mask"].shape == (3, 28)
            seen, rewards, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
            ended += over.sum()
        assert ended and not cut.any()


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": -1}, {"illegal": "weep"}, {"bot": "king"}, {"game": "chess"}])
def test_environments_that_do_not_exist(wrong):
    with pytest.raises(ValueError):
        BotEnv(**wrong)


def test_nothing_is_played_before_the_start_or_after_the_end():
    for env in (zoo.env("siege"), zoo.parallel_env("siege")):
        for _ in range(2):
            with pytest.raises(RuntimeError):
                env.step({})
            env.reset(seed=1)
            env.agents = []
    env.reset(seed=1)
    with pytest.raises(ValueError):
        env.step({"seat_0": env._game.legal_actions(0)[0]})
    with pytest.raises(ValueError):
        zoo.env("siege").observe("somebody")


def test_an_illegal_joint_action_plays_nothing():
    env = zoo.parallel_env("siege")
    env.reset(seed=1)
    before = env._game.record()
    legal = env._game.legal_actions(0)[0]
    with pytest.raises(ValueError):
        env.step({"seat_0": legal, "seat_1": 27})
    assert env._game.record() == before
