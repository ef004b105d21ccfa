# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which suites run which lines."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from mutation.programs import Program, Suite, programs_of, run_suites
from rebuild import run

_LIMIT = 300  # seconds a suite
_Lines = dict[str, set[int]]


@dataclass(frozen=True)
class CoverageMap:
    """The suites that ran when it was made, each with the lines that it runs, by file."""

    suites: dict[Suite, _Lines]
    failed: list[str]  # without a mutant, so they judge none

    def covering(self, file: str, line: int) -> list[Suite]:
        """The quickest first."""
        found = [suite for suite, lines in self.suites.items() if line in lines.get(file, ())]
        return sorted(found, key=lambda suite: suite.seconds)

    def save(self, path: Path) -> None:
        suites = [
            {**vars(suite), "lines": {file: sorted(lines) for file, lines in files.items()}}
            for suite, files in self.suites.items()
        ]
        path.write_text(json.dumps({"suites": suites, "failed": self.failed}), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> CoverageMap:
        stored = json.loads(path.read_text(encoding="utf-8"))
        suites = {
            Suite(entry["program"], entry["name"], entry["seconds"]): {
                file: set(lines) for file, lines in entry["lines"].items()
            }
            for entry in stored["suites"]
        }
        return cls(suites, stored["failed"])


def measure(source: Path, build: Path, folders: list[str], jobs: int) -> CoverageMap:
    """Runs every suite of a build that counts, each alone."""
    suites: dict[Suite, _Lines] = {}
    failed: list[str] = []

    def one(program: Program, name: str) -> None:
        with TemporaryDirectory(prefix="coverage-") as folder:
            counts = Path(folder) / "counts"
            start = time.monotonic()
            ending = run_suites(program, [name], Path(folder), _LIMIT, {"LLVM_PROFILE_FILE": f"{counts}/%m%c.profraw"})
            seconds = time.monotonic() - start
            if ending.failed:
                failed.append(f"{ending.failed}\n{ending.output[-2000:]}")
            elif lines := _lines(program, source, folders, counts):
                suites[Suite(program.name, name, seconds)] = lines

    with ThreadPoolExecutor(jobs) as pool:
        for program, names in programs_of(build).values():
            for name in names:
                pool.submit(one, program, name)
    return CoverageMap(suites, failed)


def _lines(program: Program, source: Path, folders: list[str], counts: Path) -> _Lines:
    raw = sorted(counts.glob("*.profraw"))
    if not raw:
        return {}
    merged = counts / "merged.profdata"
    run(["llvm-profdata", "merge", "-o", str(merged), *map(str, raw)])
    objects = [f"-object={path}" for path in (program.adapter,) if path]
    exported = run(
        ["llvm-cov", "export", "-format=lcov", f"-instr-profile={merged}", str(program.path), *objects]
        + [str(source / folder) for folder in folders]
    )
    found: _Lines = defaultdict(set)
    file = ""
    for entry in exported.splitlines():
        kind, _, value = entry.partition(":")
        if kind == "SF":
            file = Path(value).relative_to(source).as_posix()
        elif kind == "DA" and not value.endswith(",0"):
            found[file].add(int(value.split(",")[0]))
    return dict(found)
