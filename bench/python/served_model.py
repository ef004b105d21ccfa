#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Serves a model of 300 tensors to workers, in a sandbox like a container's, and tells what it takes.

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
import tree_tasks
from peer import Peer


def milliseconds(took: list[float]) -> str:
    return f"median {statistics.median(took) * 1000:.2f} ms, longest {max(took) * 1000:.2f} ms"


def measure(nbytes: int, workers: int, versions: int, period_s: float, *, in_place: bool) -> bool:
    """Whether all went well."""
    with contextlib.ExitStack() as stack:
        readers = [stack.enter_context(Peer()) for _ in range(workers)]
        owner = stack.enter_context(Peer())
        everybody = [*readers, owner]

        def memory() -> int:
            for process in everybody:
                process.call(model_tasks.holdings)
            return sum(model_tasks.memory_of(process.pid) for process in everybody)

        for process in everybody:
            process.call(model_tasks.confine)
        owner.call(model_tasks.serve, "model", 1 << 20, in_place=in_place)
        for reader in readers:
            reader.call(model_tasks.open_newest, "model")
            reader.call(model_tasks.drop_newest)
        owner.call(model_tasks.stop, "model")
        before = memory()

        owner.call(model_tasks.serve, "model", nbytes, in_place=in_place)
        print("subscribe and open:", milliseconds([reader.call(model_tasks.open_newest, "model") for reader in readers]))
        arrays, parts, tied = readers[0].call(model_tasks.parts_of_newest)
        print(f"{arrays} arrays in {parts} handle, tied weights {'are one' if tied else 'ARE TWO'}")
        whole = all(reader.call(model_tasks.newest_is_whole) for reader in readers)
        more = memory() - before
        print(f"memory of all processes: {more / 2**30:.2f} GiB more, {more / nbytes:.2f} times the model")

        held = [reader.call(tasks.holdings) for reader in readers]
        for reader in readers:
            reader.begin(tree_tasks.follow, versions + 1)
        begun = time.monotonic()
        took = owner.call(model_tasks.update, "model", versions, period_s)
        print(f"{versions} versions in {time.monotonic() - begun:.1f} s; to publish one:", milliseconds(took))
        seen = [reader.finish(tree_tasks.follow) for reader in readers]
        whole = whole and all(is_right for _, is_right, _ in seen)
        flat = held == [end for _, _, end in seen]
        print(f"workers read {[count for count, *_ in seen]} of them, {'none of them torn' if whole else 'SOME TORN'}")

        for reader in readers:
            reader.begin(model_tasks.wait_until_gone)
        time.sleep(0.5)
        killed = time.monotonic()
        os.kill(owner.pid, signal.SIGKILL)
        told = [reader.finish(model_tasks.wait_until_gone) - killed for reader in readers]
        print("publisher killed, told after:", milliseconds(told))
        whole = whole and all(reader.call(model_tasks.newest_is_whole) for reader in readers)
        print(f"its last version {'is readable' if whole else 'IS NOT READABLE'}")
        print(f"descriptors and mappings of workers {'are as at the beginning' if flat else 'HAVE GROWN'}")
        return whole and flat and tied


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=256, help="how large the model is")
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long there are new versions")
    parser.add_argument("--period", type=float, default=0.1, help="seconds from one version to the next")
    parser.add_argument("--in-place", action="store_true", help="two versions of our own arrays in turn, rather than copies")
    told = parser.parse_args()
    peer.DEADLINE_S = int(told.seconds) + 120
    with tempfile.TemporaryDirectory(prefix="ur-") as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        versions = int(told.seconds / told.period)
        return 0 if measure(told.mib << 20, told.workers, versions, told.period, in_place=told.in_place) else 1


if __name__ == "__main__":
    sys.exit(main())
