# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures and stores which suites run which lines."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from mutation.programs import Program, Suite, programs_of, run_suites
from rebuild import run

_LIMIT = 300  # seconds per suite
_Lines = dict[str, set[int]]


@dataclass(frozen=True)
class CoverageMap:
    """The measured suites, each with the lines that it runs, by file."""

    suites: dict[Suite, _Lines]
    measurable_lines: _Lines  # lines with coverage data; constants have no data
    failed: list[str]  # suites that fail without a mutant, so they cannot judge mutants

    def suites_covering(self, file: str, line: int) -> list[Suite]:
        """Returns the suites that run a line, the quickest first. For a constant, returns the suites that run any line of its
        file."""
        lines_to_cover = {line} if line in self.measurable_lines.get(file, ()) else self.measurable_lines.get(file, set())
        suites = [suite for suite, lines in self.suites.items() if lines_to_cover & lines.get(file, set())]
        return sorted(suites, key=lambda suite: suite.seconds)

    def save(self, path: Path) -> None:
        suites = [{**vars(suite), "lines": _lists(files)} for suite, files in self.suites.items()]
        stored = {"suites": suites, "counted": _lists(self.measurable_lines), "failed": self.failed}
        path.write_text(json.dumps(stored), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> CoverageMap:
        stored = json.loads(path.read_text(encoding="utf-8"))
        suites = {Suite(entry["program"], entry["name"], entry["seconds"]): _sets(entry["lines"]) for entry in stored["suites"]}
        return cls(suites, _sets(stored["counted"]), stored["failed"])


def _lists(lines: _Lines) -> dict[str, list[int]]:
    return {file: sorted(numbers) for file, numbers in lines.items()}


def _sets(lines: dict[str, list[int]]) -> _Lines:
    return {file: set(numbers) for file, numbers in lines.items()}


def measure(source: Path, build: Path, folders: list[str], jobs: int) -> CoverageMap:
    """Runs every suite of a coverage build separately."""
    suites: dict[Suite, _Lines] = {}
    measurable_lines: _Lines = defaultdict(set)
    failed: list[str] = []
    lock = Lock()

    def run_one(program: Program, name: str) -> None:
        with TemporaryDirectory(prefix="coverage-") as folder:
            counts = Path(folder) / "counts"
            start = time.monotonic()
            result = run_suites(program, [name], Path(folder), _LIMIT, {"LLVM_PROFILE_FILE": f"{counts}/%m%c.profraw"})
            seconds = time.monotonic() - start
            if result.failed:
                failed.append(f"{result.failed}\n{result.output[-2000:]}")
                return
            measurable, ran = _lines(program, source, folders, counts)
        with lock:
            suites[Suite(program.name, name, seconds)] = ran
            for file, lines in measurable.items():
                measurable_lines[file] |= lines

    with ThreadPoolExecutor(jobs) as pool:
        runs = [pool.submit(run_one, program, name) for program, names in programs_of(build).values() for name in names]
        for future in runs:
            future.result()
    return CoverageMap(suites, dict(measurable_lines), failed)


def _lines(program: Program, source: Path, folders: list[str], counts: Path) -> tuple[_Lines, _Lines]:
    """Returns the lines with coverage data, and the lines that ran."""
    raw = sorted(counts.glob("*.profraw"))
    if not raw:
        return {}, {}
    profile = counts / "merged.profdata"
    run(["llvm-profdata", "merge", "-o", str(profile), *map(str, raw)])
    objects = [f"-object={path}" for path in (program.adapter,) if path]
    exported = run(
        ["llvm-cov", "export", "-format=lcov", f"-instr-profile={profile}", str(program.path), *objects]
        + [str(source / folder) for folder in folders]
    )
    measurable: _Lines = defaultdict(set)
    ran: _Lines = defaultdict(set)
    file = ""
    for entry in exported.splitlines():
        kind, _, value = entry.partition(":")
        if kind == "SF":
            file = Path(value).relative_to(source).as_posix()
        elif kind == "DA":
            line, count = value.split(",")
            measurable[file].add(int(line))
            if count != "0":
                ran[file].add(int(line))
    return measurable, ran
