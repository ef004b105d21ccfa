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


def by_mpi(ranks: int, cases: list[str], folder: Path) -> tuple[int, str, str]:
    """Runs cases in MPI ranks. Returns the exit code and all output."""
    ended = subprocess.run(
        [*mpirun(ranks), HERE / "mpi_rank.py", *cases],
        env=MPI_ENVIRONMENT | {"TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=DEADLINE_S,
    )
    return ended.returncode, ended.stdout, ended.stderr


def by_torch(ranks: int, cases: list[str], folder: Path) -> tuple[int, str, str]:
    """Runs cases in ranks of torch.distributed. Returns the largest exit code, the output of the first rank and the errors of
    all."""
    started = [
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
        printed = [rank.communicate(timeout=DEADLINE_S) for rank in started]
    finally:
        for rank in started:
            rank.kill()
    return max(abs(rank.returncode) for rank in started), printed[0][0], "".join(text for _, text in printed)


ENGINES: dict[str, Run] = {"mpi": by_mpi}
if "torch" in PYTHONS:
    ENGINES["torch"] = by_torch


# The cases that depend on the engine. Other cases run the same code for both engines.
OF_ENGINES = ["ranks_of_two_nodes", "any_array_from_any_rank", "one_copy_per_node", "uneven_rows", "failures_reach_all"]


@pytest.mark.parametrize("engine", ENGINES)
def test_ranks_get_arrays_with_one_copy_per_node(engine: str, tmp_path: Path) -> None:
    cases = list(CASES) if engine == "mpi" else OF_ENGINES
    status, printed, complaints = ENGINES[engine](8, cases, tmp_path)
    assert (status, printed.splitlines()) == (0, [f"{case} holds" for case in cases]), complaints


def test_counts_may_exceed_32_bits(tmp_path: Path) -> None:
    status, _, complaints = by_mpi(2, ["counts_beyond_32_bits"], tmp_path)
    assert status == 0, complaints


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", ["a_rank_is_killed", "a_rank_raises"])
def test_the_end_of_a_rank_ends_the_others(engine: str, case: str, tmp_path: Path) -> None:
    status, _, complaints = ENGINES[engine](3, [case], tmp_path)
    assert status != 0
    assert "the rank continued after the end of rank 1" not in complaints
    if case == "a_rank_raises":
        assert "this rank has had enough" in complaints
