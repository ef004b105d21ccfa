# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Another user, and a process in another pid namespace, open arrays of a device through the exporter's broker. Needs root.
`python3 strangers.py` prints the results of PyTorch's own sharing in these cases."""

from __future__ import annotations

import pytest
import strangers
from peer import Worker
from stranger import NOBODY, SETUPS


@pytest.fixture
def exporter(monkeypatch: pytest.MonkeyPatch) -> Worker:
    monkeypatch.setenv("UR_IPC_BROKER", "on")
    monkeypatch.setenv("UR_IPC_ALLOW_UIDS", f"0,{NOBODY}")
    return Worker()


@pytest.mark.parametrize("setup", SETUPS)
def test_another_user_or_pid_namespace_opens_an_array(exporter: Worker, setup: str) -> None:
    with exporter:
        first, second, error = exporter.call(strangers.share_with, setup)
    assert first == strangers.FIRST_VALUES.tobytes()
    assert second == strangers.SECOND_VALUES.tobytes()
    assert str(error).startswith("InvalidHandleError")


def test_a_user_who_is_not_listed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UR_IPC_BROKER", "on")
    with Worker() as exporter:
        first, _, _ = exporter.call(strangers.share_with, "user")
    assert "list the other user in UR_IPC_ALLOW_UIDS" in str(first)
