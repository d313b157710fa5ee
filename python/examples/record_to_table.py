"""The points of a record as a data frame, one row for each reason: ``python record_to_table.py [FILE]``."""

import sys

import pandas

import castellan


def table(record):
    """Return the score sheet of a record as a data frame."""
    sheet = castellan.Game.from_record(record).sheet
    return pandas.DataFrame(sheet, columns=["entry", "seat", "points", "rule", "why"])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            record = file.read()
    else:
        game = castellan.Game("carcassonne", seed=1)
        while not game.over:
            game.play(castellan.Bot("squire").choose(game))
        record = game.record()
    points = table(record)
    print(points)
    print(points.groupby(["seat", "rule"])["points"].sum())
