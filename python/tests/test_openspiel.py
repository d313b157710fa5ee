"""OpenSpiel's own tests on our games, and what its players may not learn."""

import random
import subprocess
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel")

import castellan  # noqa: E402
from castellan import openspiel  # noqa: E402

GAMES = ["castle", "carcassonne", "siege", "torres"]


def run(*line):
    done = subprocess.run([sys.executable, *line], capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout + done.stderr


def test_their_api_test():
    code = (
        "import castellan.openspiel, runpy, sys; sys.argv = ['api_test', '--test_only_games=castellan_'];"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)"
    )
    said = run("-c", code)
    for name in GAMES:
        assert f"EnforceAPIPartialTree_castellan_{name}_Test" in said
    assert "\nOK" in said


def test_their_simulation_test():
    tests = ["--pyargs", "open_spiel.python.tests.games_sim_test", "-k", "castellan"]
    said = run("-m", "pytest", "-q", "-p", "castellan.openspiel", "-p", "no:cacheprovider", *tests)
    assert "15 passed" in said, said


@pytest.mark.parametrize(
    "name, players, options",
    [
        ("carcassonne", 2, {"sets": ["traders-builders", "river"]}),
        ("castle", 2, {"edition": "2003"}),
        ("siege", 3, {"games": "long"}),
    ],
)
def test_options_and_sets(name, players, options):
    game = openspiel.load_game(name, players, options)
    assert game.num_players() == players and game.options == options
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_refused_options_are_an_exception():
    for wrong in (lambda: openspiel.load_game("siege", 9), lambda: openspiel.load_game("siege", 2, {"x": 1})):
        with pytest.raises(castellan.BadOptions):
            wrong()


def test_the_same_game_by_their_interface_and_by_ours():
    dice, game = random.Random(4), openspiel.load_game("torres", 3)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes())
            assert abs(sum(shares) - 1) < 1e-9 and len(set(numbers)) == len(numbers)
            state.apply_action(dice.choices(numbers, shares)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    again = castellan.Game.from_record(str(state))
    assert again.over and again.scores == state.table.scores
    best = max(state.returns())
    assert [seat for seat in range(3) if state.returns()[seat] == best] == again.winners


def seen(state, seat):
    tensors = (state.information_state_tensor(seat), state.observation_tensor(seat))
    prospects = state.table.prospects(seat).tolist() if seat in state.table.seats else None
    return state.information_state_string(seat), state.observation_string(seat), prospects, *tensors


def options_of(state):
    """Return what can happen next: an outcome, an action, or one action of each seat."""
    if state.is_chance_node():
        return [[number] for number, _ in state.chance_outcomes()]
    if not state.is_simultaneous_node():
        return [[action] for action in state.legal_actions()]
    return None


def go(state, dice, other=None):
    """Go one step, and a second state alike if it can; whether both did."""
    states = [state] if other is None else [state, other]
    if len({(one.current_player(), tuple(one.table.seats)) for one in states}) > 1:
        return False
    if state.is_simultaneous_node():
        joint = []
        for seat in range(state.num_players()):
            common = set.intersection(*(set(one.legal_actions(seat)) for one in states))
            if not common and seat in state.table.seats:
                return False
            joint.append(dice.choice(sorted(common)) if common else 0)
        for one in states:
            one.apply_actions(joint)
        return True
    common = set.intersection(*({option[0] for option in options_of(one)} for one in states))
    if not common:
        return False
    action = dice.choice(sorted(common))
    for one in states:
        one.apply_action(action)
    return True


def forks(state, dice):
    """Return two continuations that differ in one secret, and the entry that is one."""
    one, other = state.clone(), state.clone()
    entry = len(state.numbers)
    if state.is_simultaneous_node():
        secret = dice.choice(state.table.seats)
        actions = state.legal_actions(secret)
        if len(actions) < 2:
            return None
        joint = [dice.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())]
        chosen = dice.sample(actions, 2)
        for fork, action in zip((one, other), chosen):
            fork.apply_actions([*joint[:secret], action, *joint[secret + 1 :]])
        return one, other, entry + state.table.seats.index(secret)
    options = options_of(state)
    if len(options) < 2:
        return None
    for fork, option in zip((one, other), dice.sample(options, 2)):
        fork.apply_action(option[0])
    return one, other, entry


@pytest.mark.parametrize(
    "name, players, options, games",
    [("siege", 3, {}, 20), ("torres", 2, {}, 4), ("torres", 3, {"variant": "shared-deck"}, 4)],
)
def test_nothing_hidden_is_in_an_information_state(name, players, options, games):
    """Whatever a seat may not know may be otherwise, and it sees the same: at once and as play goes on."""
    dice, compared = random.Random(8), 0
    for _ in range(games):
        state = openspiel.load_game(name, players, options).new_initial_state()
        while not state.is_terminal():
            # In Torres secrets begin with the cards that are looked at.
            forked = forks(state, dice) if name == "siege" or state.is_chance_node() else None
            if forked:
                one, other, entry = forked
                for _ in range(4):
                    for seat in range(players):
                        knows = one.table.may_know(entry, seat)
                        assert knows == other.table.may_know(entry, seat)
                        if not knows and not one.is_chance_node():
                            assert seen(one, seat) == seen(other, seat)
                            compared += 1
                    if one.is_terminal() or other.is_terminal() or not go(one, dice, other):
                        break
            go(state, dice)
    assert compared > 30
