#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures how other libraries share memory and events between processes, with the rows of ur-bench-cuda.

    peers.py [--peers torch,cupy] [--rounds 100] [--signals 1000] [--sizes 2,64,1024] [--json FILE]

Each library runs in two separate processes. Prints the medians as JSON; the times include the time that Python takes. If a
library fails or is not installed, its entry contains the reason, and the exit code is still 0.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from peer_kinds import LIBS, Library

_MEBIBYTE = 1 << 20
_TIMEOUT_S = 90
_MAX_COPIES = 512
_COPY_BYTES = 1024 * _MEBIBYTE
_COPY_ROUNDS = 41
_SPINS = 10000

Numbers = dict[tuple[str, int, str], list[float]]  # the key is a row, a size and a unit


def export(name: str, channel: Connection, turn: Any) -> None:
    """Runs the other process: executes requests until it receives None."""
    library = LIBS[name]()
    channel.send(library.introduction())
    while (order := channel.recv()) is not None:
        operation, amount = order
        if operation == "offer":
            memory = library.allocate(amount)
            channel.send([library.get(memory) for _ in range(3)])
            channel.recv()  # the other process has closed the memory
            library.free(memory)
        else:
            Signals(library, channel, turn).answer(amount)


class Signals:
    """Two processes that signal each other in turn."""

    def __init__(self, library: Library, channel: Connection, turn: Any) -> None:
        self._library = library
        self._turn = turn
        self._last_turn = turn.value
        self._event = library.create_event()
        channel.send(library.handle_of(self._event))
        self._remote_event = library.open_event(channel.recv())
        channel.send(None)  # both processes have seen the same number
        channel.recv()

    def measure(self, signals: int) -> list[list[float]]:
        """Returns two series of one-way times in microseconds. In the first, the host waits for a stream that waits for the
        event. In the second, the host waits for the event itself."""
        laps: list[list[float]] = []
        for wait in self._waits():
            laps.append([])
            for _ in range(1 + signals):
                start = time.perf_counter_ns()
                self._signal()
                self._wait_for_signal(wait)
                laps[-1].append((time.perf_counter_ns() - start) / 2000)
            del laps[-1][0]  # the first lap creates resources that later laps reuse
        return laps

    def answer(self, signals: int) -> None:
        for wait in self._waits():
            for _ in range(1 + signals):
                self._wait_for_signal(wait)
                self._signal()

    def _waits(self) -> tuple[Callable[[Any], None], Callable[[Any], None]]:
        return self._library.wait_on_stream, self._library.wait_on_host

    def _signal(self) -> None:
        self._library.signal(self._event)
        self._last_turn += 1
        self._turn.value = self._last_turn

    def _wait_for_signal(self, wait: Callable[[Any], None]) -> None:
        self._last_turn += 1
        deadline = time.monotonic() + _TIMEOUT_S
        spins = 0
        while self._turn.value < self._last_turn:
            spins += 1
            if spins > _SPINS:
                os.sched_yield()
                if time.monotonic() > deadline:
                    raise TimeoutError("the other process does not signal")
        wait(self._remote_event)


class Measurement:
    """The measuring process's side of the benchmark."""

    def __init__(self, library: Library, channel: Connection, turn: Any) -> None:
        self._library = library
        self._channel = channel
        self._turn = turn
        self.numbers: Numbers = {}
        self.failures: dict[str, str] = {}
        library.receive_introduction(channel.recv())

    def measure_memory(self, size: int) -> None:
        """Measures one round, with new memory in both processes."""
        library = self._library
        unshared_memory = self._time("allocate", size, lambda: library.allocate(size))
        self._time("free", size, lambda: library.free(unshared_memory))
        memory = library.allocate(size)
        for row in ("first Get of an object", "later Get of an object"):
            library.put(self._time(row, size, lambda: library.get(memory)))
        self._time("free shared memory", size, lambda: library.free(memory))

        first, second, third = self._request_handles(size)
        opened_memory = self._time("first open of an object", size, lambda: library.open(first))
        self._time("last close of an object", size, lambda: library.close(opened_memory))
        reopened_memory = self._time("second open, after the close", size, lambda: library.open(second))
        try:
            repeated_memory = self._time("repeated open", size, lambda: library.open(third))
        except Exception as error:
            self.failures["repeated open"] = f"{type(error).__name__}: {error}"
        else:
            self._time("close after a repeated open", size, lambda: library.close(repeated_memory))
        self._time("close after the second open", size, lambda: library.close(reopened_memory))
        self._channel.send(None)

    def measure_copies(self, size: int, rounds: int) -> None:
        library = self._library
        handles = self._request_handles(size)
        opened_memory = library.open(handles[0])
        for handle in handles[1:]:
            library.put(handle)
        source, target = library.allocate(size), library.allocate(size)
        count = max(1, min(_MAX_COPIES, _COPY_BYTES // size))

        def rate(to: Any, origin: Any) -> float:
            start = time.perf_counter_ns()
            for _ in range(count):
                library.copy(to, origin, size)
            library.finish()
            return size * count / (time.perf_counter_ns() - start)

        rate(target, source)
        rate(target, opened_memory)
        for _ in range(rounds):
            local_rate = rate(target, source)
            self._record("copy within own memory", size, "GB/s", local_rate)
            self._record("copy from opened memory, relative to own", size, "%", 100 * rate(target, opened_memory) / local_rate)
            self._record("copy to opened memory, relative to own", size, "%", 100 * rate(opened_memory, source) / local_rate)
        library.free(target)
        library.free(source)
        library.close(opened_memory)
        self._channel.send(None)

    def measure_signals(self, count: int) -> None:
        if self._library.records_once:
            self.failures["signal"] = "a shared event can be signaled only once"
            return
        self._channel.send(("answer", count))
        stream_times, host_times = Signals(self._library, self._channel, self._turn).measure(count)
        self.numbers["signal the other process's host thread, through its stream", 0, "us"] = stream_times
        self.numbers["signal the other process's host thread", 0, "us"] = host_times

    def stop_exporter(self) -> None:
        self._channel.send(None)

    def _request_handles(self, size: int) -> list[Any]:
        self._channel.send(("offer", size))
        handles: list[Any] = self._channel.recv()
        return handles

    def _time(self, row: str, size: int, operation: Callable[[], Any]) -> Any:
        start = time.perf_counter_ns()
        result = operation()
        self._record(row, size, "us", (time.perf_counter_ns() - start) / 1000)
        return result

    def _record(self, row: str, size: int, unit: str, number: float) -> None:
        self.numbers.setdefault((row, size, unit), []).append(number)


def measure(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measures one library. If it fails, the result contains the reason and the rows up to the failure."""
    try:
        library = LIBS[name]()
    except ImportError as error:
        return {"missing": str(error)}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}
    multiprocessing.set_start_method("spawn")
    channel, exporter_channel = multiprocessing.Pipe()
    turn = multiprocessing.RawValue("Q", 0)
    exporter = multiprocessing.Process(target=export, args=(name, exporter_channel, turn), daemon=True)
    exporter.start()
    exporter_channel.close()
    result: dict[str, Any] = {"version": library.version()}
    measurement = None
    try:
        measurement = Measurement(library, channel, turn)
        for size in options.sizes:
            for _ in range(options.rounds):
                measurement.measure_memory(size * _MEBIBYTE)
            measurement.measure_copies(size * _MEBIBYTE, min(options.rounds, _COPY_ROUNDS))
        measurement.measure_signals(options.signals)
        measurement.stop_exporter()
        exporter.join(_TIMEOUT_S)
    except Exception as error:
        traceback.print_exc()
        result["failed"] = f"{type(error).__name__}: {error}"
    finally:
        exporter.kill()
    if measurement:
        result["refused"] = measurement.failures
        result["rows"] = [
            {"row": row, "unit": unit, "median": statistics.median(values)} | ({"size": size} if size else {})
            for (row, size, unit), values in measurement.numbers.items()
        ]
    return result


def measure_in_new_process(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measures one library in a new process with the library's environment."""
    sizes = ",".join(str(size) for size in options.sizes)
    command = [sys.executable, __file__, "--measure", name, "--sizes", sizes]
    command += ["--rounds", str(options.rounds), "--signals", str(options.signals)]
    try:
        run = subprocess.run(
            command, env=os.environ | LIBS[name].ENVIRONMENT, capture_output=True, text=True, timeout=_TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired:
        return {"failed": f"the measurement took longer than {_TIMEOUT_S} s"}
    sys.stderr.write(run.stderr)
    lines = run.stdout.splitlines()
    if run.returncode != 0 or not lines:
        return {"failed": f"the process exited with {run.returncode}: {run.stderr[-500:]}"}
    answer: dict[str, Any] = json.loads(lines[-1])
    return answer


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", default=",".join(LIBS), help="the libraries, separated by commas")
    parser.add_argument("--rounds", type=int, default=100, help="rounds, each with new memory")
    parser.add_argument("--signals", type=int, default=1000, help="signals in each direction")
    parser.add_argument("--sizes", default="2,64,1024", help="sizes of memory in MiB")
    parser.add_argument("--json", type=Path, help="also write the results to a file")
    parser.add_argument("--measure", help=argparse.SUPPRESS)  # internal: starts a library's process
    options = parser.parse_args()
    options.sizes = [int(size) for size in options.sizes.split(",")]
    options.peers = options.peers.split(",")
    if unknown := set(options.peers) - set(LIBS):
        parser.error(f"unknown peers: {', '.join(sorted(unknown))}; choose from {', '.join(LIBS)}")
    return options


def main() -> None:
    options = arguments()
    if options.measure:
        print(json.dumps(measure(options.measure, options)), flush=True)
        os._exit(0)  # skips the libraries' exit handlers
    results = {name: measure_in_new_process(name, options) for name in options.peers}
    for name, result in results.items():
        if "missing" in result:
            print(f"peers.py: {name} is not installed: {result['missing']}", file=sys.stderr)
        elif "failed" in result:
            print(f"peers.py: {name}: {result['failed']}", file=sys.stderr)
    text = json.dumps({"rounds": options.rounds, "signals": options.signals, "peers": results}, indent=1)
    print(text)
    if options.json:
        options.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
