# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs in bindings/python/example that need only NumPy, and the program in C++. test/python/interop runs the
rest."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from peer import output_of

EXAMPLES = Path(__file__).resolve().parents[3] / "bindings/python/example"
OUTPUTS = {
    "parent_and_workers": "sorted: True\n",
    "serve_weights": "step 1 answers 12.0\n" * 4 + "step 2 answers 24.0\n" * 4,
    "weight_updates": "an engine computes 100.0 with version 100\n" * 2,
    "camera_ring": "frames in order and whole: True\n",
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_an_example_does_what_it_says(name: str) -> None:
    assert output_of(sys.executable, EXAMPLES / f"{name}.py") == OUTPUTS[name]


def test_a_program_in_cpp_works_on_an_array_of_numpy() -> None:
    output = output_of(sys.executable, EXAMPLES / "python_and_cpp.py", os.environ["UR_IPC_TEST_SCALE"])
    assert output == "[[  0.  10.  20.   3.]\n [  4.  50.  60.   7.]\n [  8.  90. 100.  11.]]\n"


@pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools")
def test_an_engine_that_was_killed_starts_again_without_its_file() -> None:
    output = output_of(sys.executable, EXAMPLES / "serve_kept_model.py", os.environ["UR_IPC_TEST_KEEPER"])
    assert output == "engine 1 answers [6.0, 22.0, 38.0]\nengine 2 answers [6.0, 22.0, 38.0]\n"
