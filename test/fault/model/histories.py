# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random histories from a seed, their run against real processes, and the search for a shorter one that fails too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from reference import KINDS, OUT_OF_HOST_MEMORY, OUT_OF_RESOURCES, PAGE, SUCCESS, Reference, Senseless, Step
from workers import Gone, Workers

SIZES = {"memory": (1, 64, PAGE - 1, PAGE, PAGE + 1, 5 * PAGE), "physical": (PAGE, 2 * PAGE), "event": (PAGE,)}
WEIGHTS = {
    "alloc": 10, "free": 5, "freeopened": 1, "get": 14, "put": 7, "open": 24, "opendamaged": 3, "close": 14,
    "write": 16, "read": 16, "kill": 1,
}  # fmt: skip


class Generator:
    """Steps that fit the state they are made in; the same ones for the same seed."""

    def __init__(self, seed: int, processes: int, kinds: Sequence[str] = KINDS, immortal: int = 0) -> None:
        self._kinds = kinds
        self._random = random.Random(seed)
        self._immortal = immortal  # so many of the processes are never killed
        self._reference = Reference(processes)
        self._count = 0

    def steps(self, count: int) -> Iterator[Step]:
        while count > 0:
            step = self._propose()
            if step is None:
                continue
            try:
                self._reference.take(step)
            except Senseless:
                continue
            count -= 1
            yield step

    def _fresh(self, letter: str) -> str:
        self._count += 1
        return f"{letter}{self._count}"

    def _propose(self) -> Step | None:
        chance = self._random
        process = chance.randrange(len(self._reference.processes))
        verb = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        if verb == "kill":
            return Step(process, verb) if process >= self._immortal else None
        if verb == "alloc":
            kind = chance.choice(self._kinds)
            return Step(process, verb, kind, self._fresh("a"), number=chance.choice(SIZES[kind]))
        if verb in ("put", "open", "opendamaged"):
            return self._with_handle(process, verb)
        views = sorted(self._reference.processes[process].views)
        if not views:
            return None
        name = chance.choice(views)
        view = self._reference.processes[process].views[name]
        kind = view.kind
        inside = chance.choice((0, view.content.size - view.offset - 1, chance.randrange(view.content.size - view.offset)))
        if verb == "get":
            return Step(process, verb, kind, name, self._fresh("h"), inside if kind == "memory" else 0)
        return Step(process, verb, kind, name, number=inside, value=chance.randrange(256))

    def _with_handle(self, process: int, verb: str) -> Step | None:
        chance = self._random
        names = list(self._reference.handles)
        if not names:
            return None
        # Mostly young ones: the old ones are all stale.
        other = chance.choice(names[-20:] if chance.random() < 0.9 else names)
        handle = self._reference.handles[other]
        if verb == "put":
            return Step(handle.process, verb, handle.kind, other=other)
        kind = handle.kind if chance.random() < 0.95 else chance.choice(self._kinds)
        number, value = chance.randrange(256), chance.randrange(8)
        return Step(process, verb, kind, self._fresh("o") if verb == "open" else "", other, number, value)


@dataclass
class Failure:
    at: int
    step: Step | None
    text: str

    def __str__(self) -> str:
        return f"step {self.at}, {self.step}: {self.text}" if self.step else self.text


@dataclass
class Options:
    program: Path
    processes: int
    environment: dict[str, str]
    calls_fail: bool = False


# What a failing call of the system may turn a step into that would have succeeded or been refused.
SHORTAGES = (OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY)
MAY_FALL_SHORT = ("alloc", "get", "open", "opendamaged", "write", "read")


def run(options: Options, steps: list[Step], workers: Workers | None = None) -> Failure | None:
    """Takes the steps in the model and in real processes; returns the first difference. Given workers have nothing open
    before and, where no difference was found, after."""
    if workers is None:
        workers = start(options)
        try:
            return run(options, steps, workers) or leave(workers)
        finally:
            workers.kill()
    reference = Reference(options.processes)
    try:
        return _compare(options, reference, workers, steps) or _close_all(reference, workers)
    except Gone as gone:
        return Failure(len(steps), None, str(gone))


def leave(workers: Workers) -> Failure | None:
    """The end of the processes."""
    try:
        workers.quit()
        return None
    except Gone as gone:
        return Failure(0, None, f"at its exit: {gone}")


def start(options: Options) -> Workers:
    return Workers(options.program, options.processes, options.environment)


def _compare(options: Options, reference: Reference, workers: Workers, steps: list[Step]) -> Failure | None:
    lost: set[str] = set()  # what was never made because of a failing call
    for at, step in enumerate(steps):
        if step.name in lost or step.other in lost:
            lost.update((step.name, step.other) if step.verb in ("get", "open") else ())
            continue
        try:
            before = reference.byte_at(step)
            expected = reference.take(step)
        except Senseless:
            continue
        try:
            actual = workers.take(step)
        except Gone as gone:
            return Failure(at, step, str(gone))
        if _agrees(expected, actual):
            continue
        if options.calls_fail and step.verb in MAY_FALL_SHORT and actual in SHORTAGES:
            _undo(reference, step, before, lost)
            continue
        return Failure(at, step, f"expected {expected}, got {actual}")
    return None


def _agrees(expected: int | tuple[int, int | None], actual: int | tuple[int, int]) -> bool:
    """A read of a byte that is not known only has to succeed."""
    if expected == (SUCCESS, None):
        return isinstance(actual, tuple) and actual[0] == SUCCESS
    return actual == expected


def _undo(reference: Reference, step: Step, before: int | None, lost: set[str]) -> None:
    """The step did not happen."""
    views = reference.processes[step.process].views
    if step.verb in ("alloc", "open"):
        views.pop(step.name, None)
        lost.add(step.name)
    elif step.verb == "get":
        views[step.name].handles.discard(step.other)
        del reference.handles[step.other]
        lost.add(step.other)
    elif step.verb == "write":
        reference.restore(step, before)


def _close_all(reference: Reference, workers: Workers) -> Failure | None:
    """Puts, frees and closes everything; what a process holds then beyond its start, leaked."""
    for number, process in enumerate(reference.processes):
        steps = [
            Step(number, "put", handle.kind, other=name)
            for name, handle in reference.handles.items()
            if handle.process == number and not handle.put
        ]
        steps += [Step(number, "free" if view.own else "close", view.kind, name) for name, view in process.views.items()]
        for step in steps:
            if (actual := workers.take(step)) != SUCCESS:
                return Failure(0, step, f"at the end: expected {SUCCESS}, got {actual}")
    for number in range(len(reference.processes)):
        if (leaked := workers.leaked(number)) is not None:
            return Failure(0, None, f"P{number}: {leaked}")
    return None


def shorten(steps: list[Step], fails: Callable[[list[Step]], bool]) -> list[Step]:
    """Takes out ever smaller runs of steps as long as what is left still fails."""
    size = len(steps) // 2
    while size > 0:
        at = 0
        while at < len(steps):
            shorter = steps[:at] + steps[at + size :]
            if fails(shorter):
                steps = shorter
            else:
                at += size
        size //= 2
    return steps
