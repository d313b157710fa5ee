"""One game as an object: rules, errors, records, pickles, pictures."""

import copy
import json
import os
import pickle
import random
import subprocess

import numpy as np
import pytest

import castellan
from castellan import Game

GAMES = ["castle", "carcassonne", "siege", "torres"]


def play_out(game, choose, limit=10**6):
    while not game.over and limit:
        seat = game.seats[0]
        game.play(choose(game, seat), seat)
        limit -= 1
    return game


def at_random(seed):
    dice = random.Random(seed)
    return lambda game, seat: dice.choice(game.legal_moves(seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_by_moves_and_by_numbers_is_the_same(name):
    one, other = Game(name, seed=5), Game(name, seed=5)
    dice = random.Random(1)
    while not one.over:
        seat = one.seats[0]
        moves, actions = one.legal_moves(seat), one.legal_actions(seat)
        assert len(moves) == len(actions) == len(set(actions))
        assert max(actions) < one.num_actions
        n = dice.randrange(len(moves))
        one.play(moves[n], seat)
        other.play(actions[n], seat)
    assert one.record() == other.record() and one == other
    assert isinstance(one.winners, list) and one.winners and sum(line["points"] for line in one.sheet if line["seat"] == 0) == one.scores[0]
    assert Game.from_record(one.record()).scores == one.scores
    assert len(one.log("pl")) == len(one.log("en")) > 0


SETS = ["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]


VARIANTS = [
    ("carcassonne", 3, {"sets": SETS}),
    ("carcassonne", 2, {"sets": ["princess-dragon"]}),
    ("torres", 4, {"variant": "master"}),
    ("torres", 3, {"variant": "shared-deck"}),
    ("castle", 2, {"edition": "2003"}),
    ("siege", 4, {"games": "long"}),
]


@pytest.mark.parametrize("name, players, options", VARIANTS)
def test_every_move_of_every_set_has_a_number_of_its_own(name, players, options):
    for seed in range(2):
        game = Game(name, players, options, seed=seed)
        dice = random.Random(seed)
        while not game.over:
            seat = game.seats[0]
            actions = game.legal_actions(seat)
            assert len(game.legal_moves(seat)) == len(actions) == len(set(actions))
            assert max(actions) < game.num_actions
            game.play(dice.choice(actions), seat)


@pytest.mark.parametrize(
    "name, players, options",
    [*((name, 2, {}) for name in GAMES), ("torres", 4, {}), ("siege", 4, {}), *VARIANTS],
)
def test_nothing_hidden_is_in_an_observation(name, players, options):
    game = Game(name, players, options, seed=3)
    choose = at_random(2)
    while not game.over:
        for seat in range(players):
            seen = game.observation(seat)
            for seed in range(3):
                assert (game._guessed_observation(seat, seed) == seen).all()
        play_out(game, choose, 1)


def test_pickles_copies_and_clones_go_on_alike():
    game = play_out(Game("torres", 3, seed=9), at_random(4), 60)
    others = [pickle.loads(pickle.dumps(game)), copy.deepcopy(game), game.clone()]
    play_out(game, at_random(7))
    for other in others:
        assert play_out(other, at_random(7)).record() == game.record()


def test_undo_and_manual_draws():
    game = Game("carcassonne", chance="manual", seed=1)
    assert game.turn == {"chance": "tile"} and game.legal_moves() == []
    assert abs(sum(share for _, share in game.chances()) - 1) < 1e-9
    assert "tile" in game.draw()
    before = game.view(0)
    game.play(game.legal_moves()[0])
    game.undo()
    assert game.view(0) == before


@pytest.mark.parametrize(
    "wrong, error, code",
    [
        (lambda: Game("chess"), castellan.BadOptions, "unknown_game"),
        (lambda: Game("siege", 9), castellan.BadOptions, "bad_options"),
        (lambda: Game("siege", -1), castellan.BadOptions, "bad_options"),
        (lambda: Game("siege", options={"x": 1}), castellan.BadOptions, "bad_options"),
        (lambda: Game("siege", seed="ff"), castellan.BadOptions, "bad_options"),
        (lambda: Game("siege", seed=-1), castellan.BadOptions, "bad_options"),
        (lambda: Game("siege", seed=1).play({"fly": {}}), castellan.IllegalMove, "illegal_move"),
        (lambda: Game("siege", seed=1).play(10**30), castellan.IllegalMove, "illegal_move"),
        (lambda: Game("siege", seed=1).play(-1), castellan.IllegalMove, "illegal_move"),
        (lambda: Game("siege", seed=1).play("lay"), castellan.IllegalMove, "illegal_move"),
        (lambda: Game("castle", seed=1).play(0, 1), castellan.NotYourTurn, "not_your_turn"),
        (lambda: Game("castle", seed=1).draw(), castellan.IllegalChance, "illegal_chance"),
        (lambda: Game("castle", seed=1).undo(), castellan.NoUndo, "no_undo"),
        (lambda: Game("castle", seed=1).view(7), castellan.CastellanError, "bad_request"),
        (lambda: Game("castle", seed=1).log("xx"), castellan.BadOptions, "bad_options"),
        (lambda: Game.from_record({}), castellan.BadRecord, "bad_record"),
        (lambda: Game.from_record("{"), castellan.BadRecord, "bad_record"),
        (lambda: Game.from_record(Game("siege", seed=1).record(), -1), castellan.CastellanError, "bad_request"),
        (lambda: castellan.Bot("king"), castellan.BadOptions, "bad_options"),
        (lambda: castellan.Bot("castellan", playouts=-1), castellan.BadOptions, "bad_options"),
        (lambda: castellan.Bot("castellan", seed="x"), castellan.BadOptions, "bad_options"),
    ],
)
def test_errors_have_code_rule_and_sentence(wrong, error, code):
    with pytest.raises(error) as caught:
        wrong()
    assert caught.value.code == code
    assert caught.value.message and caught.value.message == str(caught.value)
    assert caught.value.rule is None or isinstance(caught.value.rule, str)


def test_a_rule_is_named():
    with pytest.raises(castellan.IllegalMove) as caught:
        Game("siege", seed="0" * 64).play({"lay": {"cards": ["dragon", "dragon"]}})
    assert caught.value.rule in ("SI04", "SI08")


def test_values_that_are_no_json_are_refused():
    loop = []
    loop.append(loop)
    for wrong in (loop, {"lay": object()}, {1: 2}, {"lay": float("nan")}):
        with pytest.raises(TypeError):
            Game("siege", seed=1).play(wrong)


def test_numbers_of_numpy_are_numbers():
    game = Game("carcassonne", seed=1)
    events = game.clone().play(game.legal_actions()[0])
    assert game.clone().play(np.array(game.legal_actions())[0]) == events
    lay = game.legal_moves()[0]["lay"]
    assert game.clone().play({"lay": {"cell": np.array(lay["cell"]), "turn": np.int64(lay["turn"])}}) == events
    assert Game("carcassonne", np.int32(2), seed=np.uint64(1)) == game != 1 and game.options["farmers"] == "per-field"


def test_a_dead_game_says_so():
    game = play_out(Game("siege", seed=1), at_random(1))
    with pytest.raises(castellan.NotYourTurn):
        game.play(0, 0)
    assert game.legal_moves() == [] == game.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_the_board(name):
    assert Game(name, seed=1)._repr_svg_().startswith("<svg")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_plays_on():
    game, bot = Game("siege", seed=1), castellan.Bot("castellan", playouts=5)
    env = castellan.VectorEnv("siege", 8, threads=2)
    env.step(env.sample())
    long = Game("carcassonne", seed=1)
    bot.choose(long)
    if (child := os.fork()) == 0:
        env.step(env.sample())
        code = 0 if play_out(game, at_random(1)).over and bot.choose(long) in long.legal_moves() else 1
        os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_same_as_the_engine(name):
    """Whole games move for move, view for view and record for record; ``CASTELLAN`` names the program."""
    program = os.environ.get("CASTELLAN")
    if not program:
        pytest.skip("CASTELLAN does not name the program")
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**line):
        engine.stdin.write(json.dumps(line) + "\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())["ok"]

    kinds = [(2, {})] + [(players, options) for other, players, options in VARIANTS if other == name]
    for number in range(1, int(os.environ.get("GAMES", "5")) + 1):
        table, dice, (players, options) = f"t{number}", random.Random(number), kinds[number % len(kinds)]
        ask(do="new", game=name, players=players, options=options, seed=f"{number:064x}")
        game = Game(name, players, options, seed=number, table=table)
        while not game.over:
            seat = game.seats[0]
            moves = game.legal_moves(seat)
            assert ask(do="moves", table=table, seat=seat)["moves"] == moves
            assert ask(do="view", table=table, viewer=seat)["view"] == game.view(seat)
            move = dice.choice(moves)
            game.play(move, seat)
            assert ask(do="play", table=table, seat=seat, move=move)["state"] == game.state
        assert ask(do="record", table=table)["record"] == game.record()
        ask(do="close", table=table)
    engine.stdin.close()
    engine.wait()
