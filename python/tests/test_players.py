"""Bots, matches, analyses, and Ctrl-C while a bot thinks."""

import pickle
import signal
import subprocess
import sys
import time

import castellan
from castellan import Bot, Game


def test_a_bot_chooses_and_evaluates():
    game = Game("carcassonne", seed=1)
    bot = Bot("castellan", playouts=20, seed=3)
    assert bot.choose(game) in game.legal_moves() and bot.choose(game) == bot.choose(game)
    found = bot.evaluate(game)
    assert found is not None and found.seat == 0 and found.best_margin >= found.margin - 1e-9


def test_a_match_with_a_function():
    def first(decision):
        assert decision.view["viewer"] == decision.seat and len(decision.observation)
        return decision.actions[0]

    match = castellan.arena([first, "knight"], game="siege", games=20)
    assert sum(r.wins for r in match.results) == 20
    assert match.results[0].name == "first" and "knight" in match._repr_html_() and "knight" in str(match)


def test_an_analysis_has_a_curve():
    game = Game("siege", seed=2)
    while not game.over:
        game.play(game.legal_moves()[0])
    analysis = castellan.analyse(game, Bot("castellan", playouts=10))
    assert analysis.margins and "polyline" in analysis._repr_svg_()


def test_ctrl_c_ends_a_long_thought():
    code = (
        "import castellan; print('go', flush=True);"
        "castellan.Bot('castellan', playouts=10**9).choose(castellan.Game('carcassonne', seed=1))"
    )
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    child.stdout.readline()
    time.sleep(0.5)
    child.send_signal(signal.SIGINT)
    _, error = child.communicate(timeout=20)
    assert "KeyboardInterrupt" in error and child.returncode not in (0, -signal.SIGSEGV)


def test_bots_and_exceptions_pickle():
    bot = pickle.loads(pickle.dumps(Bot("castellan", playouts=30, seed=5)))
    game = Game("siege", seed=1)
    assert bot.level == "castellan" and bot.choose(game) == Bot("castellan", playouts=30, seed=5).choose(game)
    assert type(pickle.loads(pickle.dumps(castellan.IllegalMove("no")))) is castellan.IllegalMove
