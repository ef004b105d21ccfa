# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of an exporter that shares with a process of another user or in another pid namespace, which runs stranger.py."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.reduction import ForkingPickler
from pathlib import Path

import numpy as np
import ur_ipc
from stranger import SETUPS

FIRST_VALUES = np.arange(1000, dtype="int32")
SECOND_VALUES = np.arange(1000, 2000, dtype="int32")
DEVICE = os.environ.get("UR_IPC_TEST_DEVICE", "cuda:0")


class Stranger:
    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def unpickle(self, message: bytes) -> object:
        """Returns the bytes of the array that the process unpickles from a message, or the text of the process's error."""
        assert self._process.stdin
        assert self._process.stdout
        pickle.dump(message, self._process.stdin)
        self._process.stdin.flush()
        return pickle.load(self._process.stdout)


@contextmanager
def stranger(setup: str) -> Iterator[Stranger]:
    program = Path(__file__).parent / "stranger.py"
    with subprocess.Popen([sys.executable, program, setup], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Stranger(process)
        assert process.stdin
        process.stdin.close()
        assert process.wait(60) == 0


def share_with(setup: str) -> list[object]:
    """Returns the process's replies for one handle: the first bytes, the bytes that replaced them, and the error after the
    free."""
    array = ur_ipc.from_array(FIRST_VALUES, device=DEVICE)
    message = pickle.dumps(array)
    with stranger(setup) as process:
        replies = [process.unpickle(message)]
        array.copy_from(SECOND_VALUES)
        replies.append(process.unpickle(message))
        array.close()
        return [*replies, process.unpickle(message)]


def share_with_torch(setup: str) -> object:
    """Shares with PyTorch's own mechanism. Returns True if the process reads the right bytes, otherwise the process's reply."""
    torch = import_module("torch")
    import_module("torch.multiprocessing")
    tensor = torch.arange(1000, dtype=torch.int32, device="cuda")
    torch.cuda.synchronize()
    with stranger(setup) as process:
        reply = process.unpickle(bytes(ForkingPickler.dumps(tensor)))
    return reply == tensor.cpu().numpy().tobytes() or reply


if __name__ == "__main__":
    for setup_name in SETUPS:
        print(f"PyTorch's own sharing, {setup_name}: {share_with_torch(setup_name)}")
