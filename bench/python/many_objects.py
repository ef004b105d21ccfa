#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens many objects of device memory and keeps them open. Times the opens, and measures the address space of the objects.

    many_objects.py [--objects N] [--kib N] [--group N] [--device NAME]

Prints the time per open of the first and of the last group, their ratio, and the address space per byte of memory.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import ur_ipc


def allow_descriptors() -> None:
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def address_space() -> int:
    """Returns the bytes of address space that this process has reserved."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return pages * resource.getpagesize()


def export(connection: Connection, objects: int, nbytes: int, device: str) -> None:
    """Runs the exporter: sends the handles, and keeps the objects until the importer has finished."""
    allow_descriptors()
    arrays = [ur_ipc.empty(nbytes, "uint8", device=device) for _ in range(objects)]
    handles = [ur_ipc.share(array) for array in arrays]
    connection.send([bytes(handle) for handle in handles])
    connection.recv()


def main() -> None:
    parser = argparse.ArgumentParser(description="Opens many objects, keeps them open, and times the opens.")
    parser.add_argument("--objects", type=int, default=15_000, help="the number of objects")
    parser.add_argument("--kib", type=int, default=2048, help="the size of an object in KiB")
    parser.add_argument("--group", type=int, default=1000, help="the number of opens in a group")
    parser.add_argument("--device", default="cuda:0", help="the device of the memory")
    options = parser.parse_args()
    nbytes = options.kib << 10
    allow_descriptors()
    connection, exporter_end = get_context("spawn").Pipe()
    exporter = get_context("spawn").Process(target=export, args=(exporter_end, options.objects, nbytes, options.device))
    exporter.start()
    handles = [ur_ipc.ArrayHandle.from_bytes(handle) for handle in connection.recv()]
    ur_ipc.empty(1, "uint8", device=options.device)  # creates the process's context
    initial_bytes = address_space()
    arrays, times = [], []
    for handle in handles:
        begin = time.perf_counter()
        arrays.append(handle.open())
        times.append(time.perf_counter() - begin)
    first, last = (statistics.mean(group) * 1e6 for group in (times[: options.group], times[-options.group :]))
    reserved_ratio = (address_space() - initial_bytes) / (options.objects * nbytes)
    print(f"{options.objects} objects of {options.kib} KiB, {reserved_ratio:.2f} bytes of address space per byte")
    print(f"time per open: first {options.group} {first:.0f} us, last {options.group} {last:.0f} us, ratio {last / first:.2f}")
    del arrays
    connection.send("end")
    exporter.join()


if __name__ == "__main__":
    main()
