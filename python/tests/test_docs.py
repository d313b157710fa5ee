"""The examples of docs/python.md run and print what they promise."""

import doctest
import pathlib


def test_the_page():
    page = pathlib.Path(__file__).parents[2] / "docs" / "python.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5 and failed == 0
