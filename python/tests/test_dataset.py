"""`castellan dataset` is read by pyarrow, and its rows are positions of games."""

import json
import os
import subprocess

import pytest

from castellan import Game

parquet = pytest.importorskip("pyarrow.parquet")


def test_pyarrow_reads_what_the_program_writes(tmp_path):
    program = os.environ.get("CASTELLAN")
    if not program:
        pytest.skip("CASTELLAN does not name the program")
    line = [program, "dataset", "carcassonne", "--games", "3", "--playouts", "5", "--seed", "7".zfill(64), "--out", tmp_path]
    subprocess.run(line, check=True)
    decisions = parquet.read_table(tmp_path / "decisions.parquet")
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    about = json.loads(decisions.schema.metadata[b"castellan"])
    assert about["game"] == "carcassonne" and about["playouts"] == 5 and len(games) == 3
    whole = [Game.from_record(line["record"]) for line in games]
    judged = 0
    for row in decisions.to_pylist():
        game = whole[row["game"]]
        assert game.record()["entries"][row["entry"]] == {"seat": row["seat"], "move": json.loads(row["move"])}
        before = Game.from_record(games[row["game"]]["record"], row["entry"])
        assert len(before.legal_moves(row["seat"])) == row["choices"]
        ahead = game.scores[row["seat"]] - game.scores[1 - row["seat"]]
        assert row["final_margin"] == ahead and (row["won"] > 0) == (row["seat"] in game.winners)
        judged += row["margin"] is not None
        assert row["margin"] is None or row["best_margin"] >= row["margin"]
    assert judged > 10
