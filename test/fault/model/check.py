# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random histories of sharing with what real processes do.

    check.py --worker PROGRAM --seed 7 --steps 500          one history; the seed alone decides which
    check.py --worker PROGRAM --hours 24 --keep          history after history, each with the next seed

A difference ends the run with exit code 1, the seed, and the shortest history found that still shows it. The adapter
is the one that UR_ADAPTERS_FORCE_LOAD names.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from pathlib import Path

from histories import Failure, Generator, Options, leave, run, shorten, start
from reference import KINDS, Step
from workers import Workers

MOST_GROWTH_KIB = 256.0
# In fewer histories a process still touches pages of its programs and heap for the first time.
FEWEST_TO_JUDGE_GROWTH = 200


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worker", type=Path, required=True)
    parser.add_argument("--seed", type=int, help="default: a new one, printed")
    parser.add_argument("--steps", type=int, default=500, help="of one history")
    parser.add_argument("--processes", type=int, default=4, choices=range(1, 65))
    parser.add_argument("--kinds", default=",".join(KINDS), help="of objects, separated by commas")
    parser.add_argument("--histories", type=int, default=1)
    parser.add_argument("--hours", type=float, help="instead of a number of histories")
    parser.add_argument("--failing-calls", type=Path, help="library that lets calls of the system fail")
    parser.add_argument("--permille", type=int, default=10, help="of calls that fail")
    parser.add_argument("--keep", action="store_true", help="keep the processes from history to history, watch one grow")
    parser.add_argument("--record", type=Path, help="with --keep: what that one held after each history, as CSV")
    return parser.parse_args()


class Record:
    """What the first process, which lives through all histories, held after each."""

    def __init__(self, path: Path | None) -> None:
        self._file = path.open("w") if path else None
        self._resident: list[int] = []
        if self._file:
            print("seed,resident_kib,descriptors,shared_maps,threads", file=self._file)

    def note(self, seed: int, workers: Workers) -> None:
        usage = workers.usage()[0]
        self._resident.append(usage[0])
        if self._file:
            print(seed, *usage, sep=",", file=self._file, flush=True)

    def growth_kib(self) -> float:
        """How much the straight line through the later half of the resident sizes rises."""
        sizes = self._resident[len(self._resident) // 2 :]
        if len(sizes) < 2:
            return 0.0
        return statistics.linear_regression(range(len(sizes)), sizes).slope * len(sizes)


def explain(options: Options, seed: int, steps: list[Step], failure: Failure) -> None:
    print(f"seed {seed}: {failure}", flush=True)
    # What failing calls do depends on their order, so nothing can be taken out of such a history.
    if options.calls_fail:
        return
    shortest = shorten(steps[: failure.at + 1] if failure.step else steps, lambda some: run(options, some) is not None)
    print(f"a history of {len(shortest)} of {len(steps)} steps that fails too: {run(options, shortest)}")
    for step in shortest:
        print("  ", step)


def main() -> int:
    given = arguments()
    first = given.seed if given.seed is not None else random.SystemRandom().randrange(1 << 32)
    environment = {}
    if given.failing_calls:
        environment = {
            "LD_PRELOAD": str(given.failing_calls.resolve()),
            "UR_TEST_FAIL_PERMILLE": str(given.permille),
            "UR_TEST_FAIL_SEED": str(first),
        }
    options = Options(given.worker, given.processes, environment, bool(given.failing_calls))
    end = time.monotonic() + given.hours * 3600 if given.hours else None
    record = Record(given.record)
    kept = start(options) if given.keep else None
    histories = 0
    while histories < given.histories if end is None else time.monotonic() < end:
        seed = first + histories
        steps = list(Generator(seed, given.processes, given.kinds.split(","), immortal=1 if kept else 0).steps(given.steps))
        failure = run(options, steps, kept)
        if failure is not None:
            explain(options, seed, steps, failure)
            return 1
        if kept:
            kept.forget()
            record.note(seed, kept)
        histories += 1
    print(f"{histories} histories of {given.steps} steps agree, seeds {first} to {first + histories - 1}")
    if kept:
        if (failure := leave(kept)) is not None:
            print(failure)
            return 1
        print(f"the resident memory of the first process grew by {record.growth_kib():.0f} KiB in the later half")
        return int(histories >= FEWEST_TO_JUDGE_GROWTH and record.growth_kib() > MOST_GROWTH_KIB)
    return 0


if __name__ == "__main__":
    sys.exit(main())
