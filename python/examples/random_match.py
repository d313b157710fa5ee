"""A match of somebody who plays at random against a page: ``python random_match.py [games]``."""

import random
import sys

import castellan

dice = random.Random(1)


def anybody(decision: castellan.Decision) -> int:
    """Choose any legal action."""
    return dice.choice(decision.actions)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(castellan.arena([anybody, "page"], game="siege", games=games))
