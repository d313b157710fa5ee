"""The points of a record as a table, one row for each reason: ``python record_to_table.py [FILE]``."""

import sys

import castellan


def rows(record):
    """Return the score sheet as columns; ``pandas.DataFrame(rows(record))`` makes a data frame of it."""
    sheet = castellan.Game.from_record(record).sheet
    return {key: [line.get(key) for line in sheet] for key in ("entry", "seat", "points", "rule", "why")}


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            record = file.read()
    else:
        game = castellan.Game("carcassonne", seed=1)
        while not game.over:
            game.play(castellan.Bot("squire").choose(game))
        record = game.record()
    table = rows(record)
    for line in zip(*table.values()):
        print(*line, sep="\t")
