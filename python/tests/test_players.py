"""Bots, matches, analyses, and Ctrl-C while a bot thinks."""

import os
import pickle
import signal
import subprocess
import sys
import time

import pytest

import castellan
from castellan import Bot, Game


def test_a_bot_chooses_and_evaluates():
    game = Game("carcassonne", seed=1)
    bot = Bot("castellan", playouts=20, seed=3)
    assert bot.choose(game) in game.legal_moves() and bot.choose(game) == bot.choose(game)
    found = bot.evaluate(game)
    assert found is not None and found.seat == 0 and found.best_margin >= found.margin - 1e-9
    assert bot.evaluate(game, move=game.legal_actions()[0]) == bot.evaluate(game, move=game.legal_moves()[0])
    with pytest.raises(castellan.IllegalMove):
        bot.evaluate(game, move={"fly": {}})


def test_a_match_with_a_function():
    def first(decision):
        assert decision.view["viewer"] == decision.seat and len(decision.observation)
        return decision.actions[0]

    match = castellan.arena([first, "knight"], game="siege", games=20)
    assert sum(r.wins for r in match.results) == 20
    assert match.results[0].name == "first" and "knight" in match._repr_html_() and "knight" in str(match)


@pytest.mark.parametrize("name, players, every", [("siege", 2, 1), ("castle", 2, 9), ("carcassonne", 3, 8)])
def test_an_analysis_has_a_curve(name, players, every):
    game = Game(name, players, seed=2)
    while not game.over:
        game.play(game.legal_moves()[0])
    analysis = castellan.analyse(game, Bot("castellan", playouts=10), every)
    assert len(analysis.entries) == len(analysis.margins) > 2 and "polyline" in analysis._repr_svg_()
    # With more than two, other people's leads say nothing about seat 0's.
    own = [found for found in analysis.evaluations if found.seat == 0 or players == 2]
    assert len(own) == len(analysis.margins) and {found.seat for found in analysis.evaluations} == set(range(players))


def pressed(code, is_thinking, timeout):
    """What a program prints that is stopped by Ctrl-C once it thinks, what it complains of, and how it ends."""
    # A shell lets programs in the background ignore Ctrl-C, and they would hand that down.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    run = [sys.executable, "-c", hears + code]
    with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        try:
            child.stdout.readline()
            while not is_thinking(child.pid):
                time.sleep(0.05)
            child.send_signal(signal.SIGINT)
            return *child.communicate(timeout=timeout), child.returncode
        finally:
            child.kill()


def test_ctrl_c_ends_a_long_thought():
    code = (
        "import castellan; print('go', flush=True);"
        "castellan.Bot('castellan', playouts=10**9).choose(castellan.Game('carcassonne', seed=1))"
    )
    end = time.monotonic() + 0.5
    _, error, code = pressed(code, lambda pid: time.monotonic() > end, timeout=20)
    assert "KeyboardInterrupt" in error and code not in (0, -signal.SIGSEGV)


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="threads are counted as Linux counts them")
def test_ctrl_c_ends_the_thought_itself_and_the_program_goes_on():
    code = (
        "import os, castellan\n"
        "def threads(): return len(os.listdir('/proc/self/task'))\n"
        "game, before = castellan.Game('carcassonne', seed=1), threads()\n"
        "print('go', flush=True)\n"
        "try: castellan.Bot('castellan', playouts=4 * 10**9).choose(game)\n"
        "except KeyboardInterrupt: print('stopped', flush=True)\n"
        "while threads() > before: pass\n"
        "print('ended', castellan.Bot('squire').choose(game) in game.legal_moves())\n"
    )
    # The thought has a thread of its own once it has begun.
    said, _, code = pressed(code, lambda pid: len(os.listdir(f"/proc/{pid}/task")) > 1, timeout=60)
    assert said == "stopped\nended True\n" and code == 0


@pytest.mark.parametrize("wrong", [[], ["page"], ["page", 3], [None, None]])
def test_matches_that_can_not_be_played(wrong):
    with pytest.raises((TypeError, ValueError)):
        castellan.arena(wrong, games=1)


def test_a_match_has_games():
    with pytest.raises(ValueError):
        castellan.arena(["page", "page"], games=0)


def test_importing_the_package_does_not_wait_for_numpy():
    code = "import castellan, sys; assert 'numpy' not in sys.modules; castellan.Game('siege').observation()"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_bots_and_exceptions_pickle():
    bot = pickle.loads(pickle.dumps(Bot("castellan", playouts=30, seed=5)))
    game = Game("siege", seed=1)
    assert bot.level == "castellan" and bot.choose(game) == Bot("castellan", playouts=30, seed=5).choose(game)
    assert type(pickle.loads(pickle.dumps(castellan.IllegalMove("no")))) is castellan.IllegalMove
