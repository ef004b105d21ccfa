# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Traffic for a keeper, and a journal that shows which versions it must hold."""

from __future__ import annotations

import contextlib
import random
import signal
from collections import defaultdict
from pathlib import Path
from typing import Self

import numpy as np
import ur_ipc

VERSIONS = range(1, 4)

Values = dict[int, set[int]]  # the possible values of each version; 0 stands for an absent version


class Journal:
    """A file with the changes of one name. The file outlives its writer, which may be killed at any moment."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self._file = path.open("a+b", buffering=0)

    def write(self, event: str, version: int = 0, value: int = 0) -> None:
        self._file.write(f"{event} {version} {value}\n".encode())

    def lines(self) -> list[tuple[str, int, int]]:
        self._file.seek(0)
        fields = [line.split() for line in self._file.read().decode().splitlines()]
        return [(event, int(version), int(value)) for event, version, value in fields]

    def values(self) -> Values:
        """Returns the possible values of each version: an unacknowledged change may or may not have happened."""
        possible: Values = defaultdict(lambda: {0})
        for event, version, value in self.lines():
            if event == "begun":
                possible[version] = possible[version] | {value}
            elif event == "acknowledged":
                possible[version] = {value}
        return {version: possible[version] for version in VERSIONS}

    def requests(self) -> int:
        """Returns the number of answered requests."""
        return sum(event != "begun" for event, _, _ in self.lines())

    def clear(self) -> None:
        self._file.truncate(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error_info: object) -> None:
        self._file.close()


def model(value: int) -> dict[str, object]:
    return {"snapshot": np.full(1000, value), "in_place": ur_ipc.from_array(np.full(500, value))}


def value_of(name: str, version: int | None = None) -> int:
    """Attaches a version. Returns the value that all its elements have, or 0 if the version is absent."""
    try:
        tree = ur_ipc.attach(name, version)
    except LookupError:
        return 0
    (value,) = set(tree["snapshot"].numpy().tolist()) | set(tree["in_place"].numpy().tolist())
    return int(value)


def change(journal: Journal, version: int, value: int) -> None:
    """Keeps a version with a value, or drops it if the value is 0."""
    journal.write("begun", version, value)
    if value:
        ur_ipc.keep(journal.name, model(value), version=version)
    else:
        with contextlib.suppress(LookupError):
            ur_ipc.drop(journal.name, version)
    journal.write("acknowledged", version, value)


def make_requests(journal: Path, requests: int, seed: int, kill_after_s: float) -> None:
    """Keeps, attaches and drops versions of one name, and attaches versions of the other names in the folder. If `kill_after_s`
    is positive, makes requests without a limit until the kernel kills this process after that time."""
    chance = random.Random(seed)
    signal.setitimer(signal.ITIMER_REAL, kill_after_s)
    names = sorted(path.name for path in journal.parent.iterdir())
    with Journal(journal) as log:
        while requests > 0 or kill_after_s:
            requests -= 1
            version = chance.choice(VERSIONS)
            match chance.randrange(4):
                case 0:
                    change(log, version, chance.randrange(1, 1 << 30))
                case 1:
                    change(log, version, 0)
                case 2:
                    value, possible = value_of(log.name, version), log.values()[version]
                    assert value in possible, f"version {version} of {log.name} has {value}, not one of {possible}"
                    log.write("attached", version, value)
                case _:  # another client's version may change meanwhile, but must be complete
                    log.write("read", 0, value_of(chance.choice(names)))
