#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Serves a model of 300 tensors to workers in a container-like sandbox, and reports times and memory.

PYTHONPATH=build/release/python bench/python/served_model.py --mib 2048 --seconds 60 --in-place
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "test/python/high"))

import model_tasks
import peer
import tasks
from peer import Worker

ROOM = 16 << 20  # bytes that all processes together may allocate in addition to the model


def milliseconds(seconds: list[float]) -> str:
    return f"median {statistics.median(seconds) * 1000:.2f} ms, longest {max(seconds) * 1000:.2f} ms"


def memory_of(processes: list[Worker]) -> int:
    for process in processes:
        process.call(model_tasks.holdings)
    return sum(model_tasks.memory_of(process.pid) for process in processes)


def measure_memory(owner: Worker, readers: list[Worker], nbytes: int, *, in_place: bool) -> bool:
    """Measures a model that all readers open, until its publisher is killed. Returns whether all checks passed."""
    processes = [*readers, owner]
    owner.call(model_tasks.serve, "model", 1 << 20, len(readers), in_place=in_place)
    for reader in readers:
        reader.call(model_tasks.open_newest, "model")
        reader.call(model_tasks.drop_newest)
    owner.call(model_tasks.stop, "model")
    initial_bytes = memory_of(processes)

    owner.call(model_tasks.serve, "model", nbytes, len(readers), in_place=in_place)
    print("subscribe and open:", milliseconds([reader.call(model_tasks.open_newest, "model") for reader in readers]))
    arrays, parts, shares_weights = readers[0].call(model_tasks.parts_of_newest)
    print(f"{arrays} arrays in {parts} parts; tied weights {'share memory' if shares_weights else 'DO NOT SHARE MEMORY'}")
    is_complete = all(reader.call(model_tasks.newest_is_whole) for reader in readers)
    growth = memory_of(processes) - initial_bytes
    print(f"memory of all processes: {growth / 2**30:.2f} GiB more, {growth / nbytes:.2f} times the model")

    for reader in readers:
        reader.begin(model_tasks.wait_until_gone)
    time.sleep(0.5)
    kill_time = time.monotonic()
    os.kill(owner.pid, signal.SIGKILL)
    delays = [reader.finish(model_tasks.wait_until_gone) - kill_time for reader in readers]
    print("publisher killed, noticed after:", milliseconds(delays))
    is_complete = is_complete and all(reader.call(model_tasks.newest_is_whole) for reader in readers)
    print(f"the publisher's last version {'is readable' if is_complete else 'IS NOT READABLE'}")
    for reader in readers:
        reader.call(model_tasks.drop_newest)
    copies = 1 if in_place else 2  # the owner keeps the original beside the published copy
    return is_complete and bool(shares_weights) and parts == 1 and abs(growth - copies * nbytes) < copies * nbytes // 10 + ROOM


def check_versions(owner: Worker, readers: list[Worker], size: int, seconds: float, period_s: float, *, in_place: bool) -> bool:
    """Measures versions that all readers open. Returns whether all checks passed."""
    holdings = [reader.call(tasks.holdings) for reader in readers]
    owner.call(model_tasks.serve, "model", size, len(readers), in_place=in_place)
    for number, reader in enumerate(readers):
        reader.call(model_tasks.begin_to_follow, "model", number)
        reader.begin(model_tasks.follow)
    start = time.monotonic()
    publish_times = owner.call(model_tasks.update, "model", seconds, period_s)
    print(f"{len(publish_times)} versions in {time.monotonic() - start:.1f} s; to publish one:", milliseconds(publish_times))
    owner.call(model_tasks.stop, "model")
    counts = [reader.finish(model_tasks.follow) for reader in readers]
    is_complete = not any(torn for _, torn in counts)
    print(f"workers read {[number for number, _ in counts]} of them, {'all complete' if is_complete else 'SOME TORN'}")
    is_unchanged = holdings == [reader.call(tasks.holdings) for reader in readers]
    print(f"descriptors and mappings of workers {'are the same as before' if is_unchanged else 'HAVE CHANGED'}")
    return is_complete and is_unchanged


def measure(nbytes: int, workers: int, seconds: float, period_s: float, *, in_place: bool) -> bool:
    """Runs both measurements. Returns whether all checks passed."""
    with contextlib.ExitStack() as stack:
        readers, owners = ([stack.enter_context(Worker()) for _ in range(number)] for number in (workers, 2))
        for process in (*readers, *owners):
            process.call(model_tasks.confine)
        memory_ok = measure_memory(owners[0], readers, nbytes, in_place=in_place)
        return check_versions(owners[1], readers, nbytes, seconds, period_s, in_place=in_place) and memory_ok


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=256, help="the size of the model in MiB")
    parser.add_argument("--workers", type=int, default=8, help="the number of workers")
    parser.add_argument("--seconds", type=float, default=5.0, help="the time to publish versions, in seconds")
    parser.add_argument("--period", type=float, default=0.1, help="seconds from one version to the next")
    parser.add_argument("--in-place", action="store_true", help="publish sets of ur_ipc arrays in turn, instead of copies")
    options = parser.parse_args()
    peer.DEADLINE_S = int(options.seconds) + 120
    with tempfile.TemporaryDirectory(prefix="ur-") as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        all_passed = measure(options.mib << 20, options.workers, options.seconds, options.period, in_place=options.in_place)
        return 0 if all_passed else 1


if __name__ == "__main__":
    sys.exit(main())
