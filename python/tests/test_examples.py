"""The examples run, at small size."""

import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize("line", [["random_match.py", "10"], ["learn_siege.py", "3", "4"], ["record_to_table.py"]])
def test_an_example(line):
    done = subprocess.run([sys.executable, str(EXAMPLES / line[0]), *line[1:]], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout, done.stderr
