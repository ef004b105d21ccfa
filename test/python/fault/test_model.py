# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Serves a model to eight workers, which are confined as in a container. bench/python/served_model.py checks that the model is
in memory once, that no version is torn, that the last version outlives its owner, and that no resources leak.

UR_IPC_TEST_MODEL_MIB is the size of the model. The owner publishes versions for UR_IPC_TEST_MODEL_SECONDS, one per
UR_IPC_TEST_MODEL_PERIOD_MS.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import model_tasks
import peer
import pytest
from peer import Worker

PROGRAM = Path(__file__).parents[3] / "bench/python/served_model.py"
MIB = os.environ.get("UR_IPC_TEST_MODEL_MIB", "64")
SECONDS = int(os.environ.get("UR_IPC_TEST_MODEL_SECONDS", "1"))
PERIOD_S = int(os.environ.get("UR_IPC_TEST_MODEL_PERIOD_MS", "0")) / 1000


@pytest.mark.parametrize("options", [(), ("--in-place",)], ids=["copied", "in place"])
def test_a_model_is_served_whole_and_once(options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "DEADLINE_S", peer.DEADLINE_S + 2 * SECONDS)
    print(peer.output_of(sys.executable, PROGRAM, "--mib", MIB, "--seconds", str(SECONDS), "--period", str(PERIOD_S), *options))


def test_invalid_handles_are_refused_in_a_container() -> None:
    with Worker() as worker:
        worker.call(model_tasks.confine)
        for address in (1, 8, 0x1000, 0x7FFF00000000, 2**47 - 8, 2**63):
            assert "hAdapter is not a live handle" in worker.call(model_tasks.error_of, address)
