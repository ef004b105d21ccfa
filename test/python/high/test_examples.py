# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of bindings/python/example that need only NumPy, and the one in C++; test/python/interop runs the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from peer import DEADLINE_S

EXAMPLES = Path(__file__).resolve().parents[3] / "bindings/python/example"
PRINTED = {
    "parent_and_workers": "sorted: True\n",
    "serve_weights": "step 1 answers 12.0\n" * 4 + "step 2 answers 24.0\n" * 4,
    "camera_ring": "frames in order and whole: True\n",
}


def run(*command: str | Path) -> tuple[int, str, str]:
    ended = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=DEADLINE_S)
    return ended.returncode, ended.stdout, ended.stderr


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_does_what_it_says(name: str) -> None:
    assert run(EXAMPLES / f"{name}.py") == (0, PRINTED[name], "")


def test_a_program_in_cpp_works_on_an_array_of_numpy() -> None:
    status, printed, complaints = run(EXAMPLES / "python_and_cpp.py", os.environ["UR_IPC_TEST_SCALE"])
    assert (status, complaints) == (0, "")
    assert printed == "[[  0.  10.  20.   3.]\n [  4.  50.  60.   7.]\n [  8.  90. 100.  11.]]\n"
