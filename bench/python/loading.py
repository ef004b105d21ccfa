#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times `ur_ipc.load` of a safetensors file in the page cache, and in the same run copies of the same bytes.

    PYTHONPATH=build/release/python bench/python/loading.py [--mib 2048] [--device cuda:0] [--rounds 5] [--json FILE]

Prints the medians in GB/s, and the time to attach the kept version. On the host, `load` creates new shared pages, so
compare it with a copy into a new block of multiprocessing.shared_memory. On a GPU, compare it with copies from a pinned
buffer, which omit the read.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import ur_ipc
from ur_ipc import ur

TENSORS = 256
_BLOCK = 16 << 20


def write_model(path: Path, nbytes: int) -> int:
    """Writes a model of bfloat16 tensors with random bytes, which also fills the page cache. Returns the size of the header."""
    tensor_bytes = nbytes // TENSORS
    header = {
        f"layers.{n}.weight": {
            "dtype": "BF16",
            "shape": [tensor_bytes // 2],
            "data_offsets": [n * tensor_bytes, (n + 1) * tensor_bytes],
        }
        for n in range(TENSORS)
    }
    text = json.dumps(header).encode()
    block = np.random.default_rng(1).bytes(tensor_bytes)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for _ in range(TENSORS):
            file.write(block)
    return 8 + len(text)


@contextlib.contextmanager
def keeper(program: str) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a keeper in a new folder. Its quota of 1 TiB does not limit the model."""
    with tempfile.TemporaryDirectory(prefix="ur-") as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        process = subprocess.Popen([program, "--max-bytes", "1TiB"])
        try:
            deadline = time.monotonic() + 10
            while True:
                with contextlib.suppress(ConnectionRefusedError):
                    ur_ipc.kept()
                    break
                if time.monotonic() > deadline:
                    raise SystemExit(f"{program} does not start")
                time.sleep(0.01)
            yield process
        finally:
            process.terminate()
            process.wait()


class Methods:
    """The compared methods to get the bytes of the file. Each method returns the seconds that it took."""

    def __init__(self, path: Path, start: int, device: str) -> None:
        self.path = path
        self.start = start
        self.device = device
        self.nbytes = path.stat().st_size - start
        self.functions: dict[str, Callable[[], float]] = {"ur_ipc.load": self.load}
        if device == "cpu":
            self._buffer = np.ones(self.nbytes, "uint8")
            self.functions |= {
                "copy to new shared memory": self.copy_to_new_block,
                "numpy.fromfile + copy to an existing buffer": self.fromfile_and_copy,
                "copy of a mapped file to an existing buffer": self.copy_to_buffer,
            }
        else:
            self._target = ur_ipc.empty(self.nbytes, "uint8", device=device)
            self.functions |= {"pinned copy": self.pinned_copy, "numpy.fromfile + copy": self.fromfile_and_copy_to_device}

    def load(self) -> float:
        begin = time.perf_counter()
        model = ur_ipc.load("model", self.path, device=self.device)
        elapsed_s = time.perf_counter() - begin
        del model
        ur_ipc.drop("model")
        return elapsed_s

    def attach(self) -> float:
        ur_ipc.load("model", self.path, device=self.device)
        begin = time.perf_counter()
        ur_ipc.load("model", self.path, device=self.device)
        elapsed_s = time.perf_counter() - begin
        ur_ipc.drop("model")
        return elapsed_s

    def copy_to_new_block(self) -> float:
        begin = time.perf_counter()
        block = SharedMemory(create=True, size=self.nbytes)
        target: np.ndarray[tuple[int], np.dtype[np.uint8]] = np.ndarray(self.nbytes, "uint8", block.buf)
        target[:] = np.memmap(self.path, "uint8", "r", self.start)
        elapsed_s = time.perf_counter() - begin
        del target
        block.close()
        block.unlink()
        return elapsed_s

    def fromfile_and_copy(self) -> float:
        begin = time.perf_counter()
        self._buffer[:] = np.fromfile(self.path, "uint8", offset=self.start)
        return time.perf_counter() - begin

    def copy_to_buffer(self) -> float:
        begin = time.perf_counter()
        self._buffer[:] = np.memmap(self.path, "uint8", "r", self.start)
        return time.perf_counter() - begin

    def pinned_copy(self) -> float:
        """Copies the same pinned block repeatedly, up to the size of the file. Does not read the file."""
        device = self._target.device
        pinned = ur.urUSMHostAlloc(device.context, None, None, _BLOCK)
        device.copy(self._target.address, pinned, min(_BLOCK, self.nbytes))  # warms up the copy engine
        begin = time.perf_counter()
        for offset in range(0, self.nbytes, _BLOCK):
            device.begin_copy(self._target.address + offset, pinned, min(_BLOCK, self.nbytes - offset))
        device.finish()
        elapsed_s = time.perf_counter() - begin
        ur.urUSMFree(device.context, pinned)
        return elapsed_s

    def fromfile_and_copy_to_device(self) -> float:
        begin = time.perf_counter()
        self._target.copy_from(np.fromfile(self.path, "uint8", offset=self.start))
        return time.perf_counter() - begin


def measure(methods: Methods, rounds: int) -> dict[str, float]:
    """Returns the median rate of each method in GB/s. Each round runs all methods. Omits the first round."""
    times: dict[str, list[float]] = {name: [] for name in methods.functions}
    for round_ in range(rounds + 1):
        for name, run in methods.functions.items():
            elapsed_s = run()
            if round_:
                times[name].append(elapsed_s)
    return {name: methods.nbytes / statistics.median(seconds) / 1e9 for name, seconds in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=2048, help="the size of the model in MiB")
    parser.add_argument("--device", default="cpu", help="the device of the tensors")
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds")
    parser.add_argument("--keeper", default="build/release/bin/ur-ipc-keeper", help="the keeper's program")
    parser.add_argument("--folder", help="the folder of the file, on a file system that uses the page cache")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to a file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ur-", dir=arguments.folder) as folder, keeper(arguments.keeper):
        path = Path(folder) / "model.safetensors"
        methods = Methods(path, write_model(path, arguments.mib << 20), arguments.device)
        rates = measure(methods, arguments.rounds)
        attach_ms = methods.attach() * 1e3
    device_name = ur_ipc.empty(0, device=arguments.device).device.name
    print(f"{arguments.mib} MiB in {TENSORS} tensors on {device_name}, {os.cpu_count()} processors, {arguments.rounds} rounds")
    for name, rate in rates.items():
        print(f"{name:45} {rate:8.2f} GB/s, load reaches {rates['ur_ipc.load'] / rate:5.0%} of this rate")
    print(f"{'attach the kept version':45} {attach_ms:8.2f} ms")
    if arguments.json:
        arguments.json.write_text(json.dumps({"GB/s": rates, "attach ms": attach_ms}, indent=2))


if __name__ == "__main__":
    main()
