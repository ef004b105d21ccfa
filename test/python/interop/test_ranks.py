# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays for eight ranks on two simulated nodes, with MPI and with torch.distributed."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from pythons import HERE, MPI_ENVIRONMENT, PYTHONS, mpirun
from rank_cases import CASES

DEADLINE_S = 100
Run = Callable[[int, list[str], Path], tuple[int, str, str]]


def run_with_mpi(ranks: int, cases: list[str], folder: Path) -> tuple[int, str, str]:
    """Runs cases in MPI ranks. Returns the exit code and all output."""
    result = subprocess.run(
        [*mpirun(ranks), HERE / "mpi_rank.py", *cases],
        env=MPI_ENVIRONMENT | {"TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=DEADLINE_S,
    )
    return result.returncode, result.stdout, result.stderr


def run_with_torch(ranks: int, cases: list[str], folder: Path) -> tuple[int, str, str]:
    """Runs cases in ranks of torch.distributed. Returns the largest exit code, the output of the first rank and the errors of
    all ranks."""
    processes = [
        subprocess.Popen(
            [PYTHONS["torch"], HERE / "torch_rank.py", str(rank), str(ranks), folder / "meeting", *cases],
            env=os.environ | {"OMP_NUM_THREADS": "1"},  # more threads would slow down the ranks, because they share cores
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(ranks)
    ]
    try:
        output = [process.communicate(timeout=DEADLINE_S) for process in processes]
    finally:
        for process in processes:
            process.kill()
    return max(abs(process.returncode) for process in processes), output[0][0], "".join(text for _, text in output)


ENGINES: dict[str, Run] = {"mpi": run_with_mpi}
if "torch" in PYTHONS:
    ENGINES["torch"] = run_with_torch


# The cases that depend on the engine. Other cases run the same code for both engines.
ENGINE_CASES = ["ranks_of_two_nodes", "any_rank_sends_any_array", "one_copy_per_node", "uneven_rows", "all_ranks_get_errors"]


@pytest.mark.parametrize("engine", ENGINES)
def test_ranks_get_arrays_with_one_copy_per_node(engine: str, tmp_path: Path) -> None:
    cases = list(CASES) if engine == "mpi" else ENGINE_CASES
    status, output, errors = ENGINES[engine](8, cases, tmp_path)
    assert (status, output.splitlines()) == (0, [f"{case}: passed" for case in cases]), errors


def test_counts_may_exceed_32_bits(tmp_path: Path) -> None:
    status, _, errors = run_with_mpi(2, ["counts_beyond_int32"], tmp_path)
    assert status == 0, errors


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", ["a_rank_is_killed", "a_rank_raises"])
def test_all_ranks_exit_after_one_rank_fails(engine: str, case: str, tmp_path: Path) -> None:
    status, _, errors = ENGINES[engine](3, [case], tmp_path)
    assert status != 0
    assert "the rank continued after rank 1 failed" not in errors
    if case == "a_rank_raises":
        assert "this rank has had enough" in errors
