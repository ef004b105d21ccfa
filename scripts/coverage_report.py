# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints how many branches of ipc, and of the parts of base that ipc uses, the tests take. Compares the other branches with
gaps.yml.

Reads `llvm-cov export` from standard input. Exits with code 1 if a group is below its limit, if a branch that no test takes is
not listed, or if a listed branch is taken or does not exist.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]
# Folders, and beginnings of file names.
MEASURED_PATHS = (
    "ipc/",
    "base/fork.",
    "base/os_calls.",
    "base/per_process.",
    "base/scope_guard.",
    "base/system_error.",
    "base/unique_",
)
GAPS = "test/coverage/gaps.yml"
MIN_PERCENT = 95.0  # percent, of each group
# Groups of files, named without the extension. Each file is in one group.
GROUPS = {
    "handle": "crc32c handle",
    "table": "export_registry export_table memory_file per_process process process_identity",
    "opener": "exchange exporter_cache os_calls scope_guard system_error unique_handle verify",
    "first get": "mapped_ranges move_into_file",
    "events": "futex liveness_lock shared_event",
    "broker": "broker broker_client broker_socket config fork",
}


class Branch(NamedTuple):
    """An outcome of a condition; `text` is the condition's source."""

    file: str
    function: str
    text: str
    outcome: bool

    def __str__(self) -> str:
        return f"{self.file}: {self.function}: `{self.text}` is never {str(self.outcome).lower()}"


class SourceRange(NamedTuple):
    """The source range of a condition. Lines and columns count from 1; last_column is the column after the condition."""

    line: int
    column: int
    last_line: int
    last_column: int


@dataclass
class Counts:
    """The counts of a file or group."""

    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_taken: int = 0

    def add(self, other: Counts) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Results:
    """The results of all measured files."""

    files: dict[str, Counts] = field(default_factory=dict)
    missed: list[tuple[int, Branch]] = field(default_factory=list)  # each with its line
    texts: set[tuple[str, str, str]] = field(default_factory=set)  # file, function and condition of each branch


def relative(path: str) -> str | None:
    """Returns the path below the repository's root of a measured file, or None for other files."""
    file = Path(path)
    if not file.is_relative_to(ROOT):
        return None
    name = file.relative_to(ROOT).as_posix()
    return name if name.startswith(MEASURED_PATHS) else None


def plain_names(symbols: Iterable[str]) -> dict[str, str]:
    """Maps symbols to the names in gaps.yml: without namespaces, templates and parameters. A lambda has its function's name."""
    distinct_symbols = sorted(set(symbols))
    mangled = "\n".join(symbol.split(":")[-1] for symbol in distinct_symbols)  # a local symbol follows its file's name
    demangled = subprocess.run(["c++filt"], input=mangled, check=True, capture_output=True, text=True).stdout.splitlines()
    return {symbol: plain_name(name) for symbol, name in zip(distinct_symbols, demangled, strict=True)}


def plain_name(name: str) -> str:
    name = name.replace("(anonymous namespace)::", "").replace("[abi:cxx11]", "")
    while (shorter := re.sub(r"<[^<>]*>", "", name)) != name:
        name = shorter
    return name.split("(")[0].split()[-1].removeprefix("ur::ipc::").removeprefix("ur::base::")


def source_text(file: str, place: SourceRange) -> str:
    """Returns the source of a range, on one line."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()[place.line - 1 : place.last_line]
    lines[-1] = lines[-1][: place.last_column - 1]
    lines[0] = lines[0][place.column - 1 :]
    return " ".join(" ".join(lines).split())


def conditions(functions: list[dict[str, Any]]) -> Iterator[tuple[str, str, SourceRange, tuple[int, int]]]:
    """Yields each condition's file, function, place, and counts of true and false, for each copy of a function."""
    names = plain_names(function["name"] for function in functions)
    for function in functions:
        for *place, true, false, file_number, _, _ in function["branches"]:
            if file := relative(function["filenames"][file_number]):
                yield file, names[function["name"]], SourceRange(*place), (true, false)


def measure(export: dict[str, Any]) -> Results:
    results = Results()
    for file in export["files"]:
        if path := relative(file["filename"]):
            lines = file["summary"]["lines"]
            results.files[path] = Counts(lines=lines["count"], lines_run=lines["covered"])

    # Templates and inline functions have copies; an outcome counts if any copy had it.
    outcome_counts: dict[tuple[str, SourceRange], list[int]] = defaultdict(lambda: [0, 0])
    functions: dict[tuple[str, SourceRange], str] = {}
    for path, function, place, counts in conditions(export["functions"]):
        functions[path, place] = function
        for outcome in (0, 1):
            outcome_counts[path, place][outcome] += counts[outcome]

    for (path, place), totals in sorted(outcome_counts.items()):
        function = functions[path, place]
        text = source_text(path, place)
        results.texts.add((path, function, text))
        results.files[path].branches += 2
        for taking, count in zip((True, False), totals, strict=True):
            if count > 0:
                results.files[path].branches_taken += 1
            else:
                results.missed.append((place.line, Branch(path, function, text, taking)))
    return results


def percent(part: int, whole: int) -> float:
    return 100.0 * part / whole if whole else 100.0


def row(name: str, counts: Counts) -> str:
    cells = []
    for part, whole in ((counts.lines_run, counts.lines), (counts.branches_taken, counts.branches)):
        cells.append(f"{part:5} of {whole:4} {percent(part, whole):6.1f} %" if whole else f"{'-':>22}")
    return f"{name:<24}{'  '.join(cells)}"


def report(results: Results) -> Iterator[str]:
    """Prints the counts of each file and group; yields the problems."""
    group_of = {stem: group for group, stems in GROUPS.items() for stem in stems.split()}
    for file in results.files:
        if Path(file).stem not in group_of:
            yield f"{file} is in no group; add it to GROUPS in scripts/coverage_report.py"
    for source in sorted(ROOT.glob("*/*.cpp")):
        name = relative(str(source))
        if name and name not in results.files:
            yield f"{name} is in no program that the tests ran"
    print(f"{'':<24}{'lines run':>22}  {'branches taken':>22}")
    for group in GROUPS:
        total = Counts()
        for file, counts in sorted(results.files.items()):
            if group_of.get(Path(file).stem) == group:
                print(row(f"  {Path(file).name}", counts))
                total.add(counts)
        print(row(group, total))
        if percent(total.branches_taken, total.branches) < MIN_PERCENT:
            yield f"{group}: fewer than {MIN_PERCENT} % of the branches are taken"


def listed_gaps() -> dict[Branch, dict[str, Any]]:
    entries = yaml.safe_load((ROOT / GAPS).read_text(encoding="utf-8")) or []
    return {Branch(entry["file"], entry["function"], entry["condition"], entry["never"]): entry for entry in entries}


def compare(results: Results, gaps: dict[Branch, dict[str, Any]]) -> Iterator[str]:
    """Yields the differences between the list and the branches that no test takes. A branch with `race: true` may be taken or
    not."""
    missed = {branch for _, branch in results.missed}
    for line, branch in results.missed:
        if branch not in gaps:
            yield f"{branch} (line {line}), and {GAPS} does not list it"
    for gap in gaps:
        if gap[:3] not in results.texts:
            yield f"{GAPS}: there is no `{gap.text}` in {gap.function} of {gap.file}"
        elif gap not in missed and not gaps[gap].get("race"):
            yield f"{GAPS}: a test takes this branch, so remove it from the list: {gap}"


def main() -> int:
    results = measure(json.load(sys.stdin)["data"][0])
    gaps = listed_gaps()
    for _, branch in results.missed:
        if gaps.get(branch, {}).get("race"):
            results.files[branch.file].branches_taken += 1  # percentages must not depend on races
    mistakes = [*report(results), *compare(results, gaps)]
    for mistake in mistakes:
        print(mistake)
    print(f"{len(gaps)} gaps listed, {len(mistakes)} mistakes")
    return int(bool(mistakes))


if __name__ == "__main__":
    sys.exit(main())
