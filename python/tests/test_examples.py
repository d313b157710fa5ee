"""The examples run, at small size."""

import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize(
    "line",
    [
        ["random_match.py", "10"],
        ["learn_siege.py", "3", "4"],
        ["learn_carcassonne.py", "2", "2"],
        ["record_to_table.py"],
    ],
)
def test_an_example(line):
    if line[0] == "record_to_table.py":
        pytest.importorskip("pandas")
    done = subprocess.run([sys.executable, str(EXAMPLES / line[0]), *line[1:]], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout, done.stderr
