# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An engine loads a model from a file into memory of the keeper, and is killed. The next engine starts with that memory.

    serve_kept_model.py [KEEPER]

KEEPER is the program `ur-ipc-keeper`, by default the one in PATH.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import ur_ipc


@contextlib.contextmanager
def keeper(program: str) -> Iterator[None]:
    """Starts a keeper in a temporary folder, and waits until it answers. Usually a keeper runs as a service."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        with subprocess.Popen([program]) as process:
            try:
                while process.poll() is None:
                    with contextlib.suppress(ConnectionRefusedError):
                        ur_ipc.kept()
                        break
                    time.sleep(0.01)
                yield
            finally:
                process.terminate()


def write_model(path: Path) -> None:
    """Writes a safetensors file with one layer."""
    layer = np.arange(12, dtype="<f4")
    header = json.dumps({"layer": {"dtype": "F32", "shape": [3, 4], "data_offsets": [0, layer.nbytes]}}).encode()
    path.write_bytes(len(header).to_bytes(8, "little") + header + layer.tobytes())


def serve(path: Path, requests: Connection) -> None:
    """Runs an engine, which answers requests until it is killed."""
    weights = ur_ipc.load("example", path, convert=ur_ipc.Array.numpy)
    while True:
        requests.send((weights["layer"] @ requests.recv()).tolist())


def main() -> None:
    spawn = multiprocessing.get_context("spawn")
    program = sys.argv[1] if len(sys.argv) > 1 else "ur-ipc-keeper"
    with keeper(program), tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.safetensors"
        write_model(path)
        for number in (1, 2):
            connection, engine_end = spawn.Pipe()
            engine = spawn.Process(target=serve, args=(path, engine_end))
            engine.start()
            connection.send(np.ones(4, "float32"))
            print(f"engine {number} answers {connection.recv()}")
            engine.kill()
            engine.join()
            path.unlink(missing_ok=True)  # the second engine starts without the file


if __name__ == "__main__":
    main()
