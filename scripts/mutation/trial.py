# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries a mutant with the tests that run its line."""

from __future__ import annotations

import hashlib
import shutil
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from mutation.coverage_map import CoverageMap
from mutation.mutants import Mutant
from mutation.preamble import Preamble
from mutation.programs import Program, Suite, programs_of, run_suites
from rebuild import BuildTree, RebuildFailed, run

_FIRST_SECONDS = 3.0  # seconds: the quickest suites run first, up to this total
# A run may take _LIMIT seconds plus _TIME_FACTOR times its time without a mutant.
_LIMIT = 20.0
_TIME_FACTOR = 4


class Outcome(StrEnum):
    """The result of a mutant's trial."""

    INVALID = "does not compile"
    SAME = "compiles to the same"  # object code as the original or an earlier mutant
    UNCOVERED = "no test runs it"
    SURVIVED = "survived"
    KILLED = "killed"


@dataclass(frozen=True)
class Verdict:
    """The outcome, and the failed test of a killed mutant."""

    outcome: Outcome
    test: str = ""


@dataclass
class MutantTester:
    """The environment for trials of mutants: the build tree, the programs and the coverage map."""

    tree: BuildTree
    coverage: CoverageMap
    _preambles: dict[str, Preamble] = field(default_factory=dict)
    _object_hashes: dict[str, set[bytes]] = field(default_factory=lambda: defaultdict(set))
    _symbols: dict[str, set[str]] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    @cached_property
    def programs(self) -> dict[str, Program]:
        return {name: program for name, (program, _) in programs_of(self.tree.build).items()}

    @cached_property
    def inputs(self) -> dict[Path, set[str]]:
        """Returns the objects of each linked program and adapter, relative to the build folder."""
        adapters = {Path(program.adapter) for program in self.programs.values() if program.adapter}
        linked = {program.path for program in self.programs.values()} | adapters
        texts = {path: run(["ninja", "-t", "inputs", self._target(path)], cwd=self.tree.build) for path in linked}
        return {path: set(text.split()) for path, text in texts.items()}

    def try_one(self, mutant: Mutant) -> Verdict:
        with TemporaryDirectory(prefix="mutant-") as folder:
            scratch = Path(folder)
            try:
                objects = self._compile(mutant, scratch)
                if not self._symbols[mutant.file] <= exported_symbols(objects.values()):
                    return Verdict(Outcome.INVALID)  # a library has the original symbols, so that linking succeeds
                if not self._is_new(mutant.file, objects):
                    return Verdict(Outcome.SAME)
                changed_files = self._link(objects, scratch)
            except RebuildFailed:
                return Verdict(Outcome.INVALID)
            suites = self.coverage.suites_covering(mutant.file, mutant.line)
            return self._judge(suites, changed_files, scratch) if suites else Verdict(Outcome.UNCOVERED)

    def record_original(self, file: str) -> None:
        """Compiles the unchanged file, for comparison with its mutants."""
        text = (self.tree.source / file).read_text(encoding="utf-8")
        self._preambles[file] = Preamble.of(text)
        self._preambles[file].compile(self.tree, file)
        with TemporaryDirectory(prefix="mutant-") as folder:
            objects = self._compile(Mutant(file, 0, "", "", text), Path(folder))
            self._symbols[file] = exported_symbols(objects.values())
            self._is_new(file, objects)

    def control(self, file: str, line: int) -> Verdict:
        """Tries the unchanged file. A suite that fails in this trial is unreliable."""
        with TemporaryDirectory(prefix="mutant-") as folder:
            return self._judge(self.coverage.suites_covering(file, line), {}, Path(folder))

    def _target(self, path: Path) -> str:
        return path.relative_to(self.tree.build).as_posix()

    def _compile(self, mutant: Mutant, scratch: Path) -> dict[str, str]:
        path = scratch / mutant.file
        path.parent.mkdir(parents=True)
        preamble = self._preambles[mutant.file]
        path.write_text(preamble.without(mutant.text), encoding="utf-8")
        options = (f"-ffile-prefix-map={scratch}=.", "-g0", "-include", str(preamble.place(self.tree, mutant.file)))
        return self.tree.compile([mutant.file], scratch, options)

    def _is_new(self, file: str, objects: dict[str, str]) -> bool:
        with self._lock:
            digest = hashlib.sha256(b"".join(Path(path).read_bytes() for path in objects.values())).digest()
            hashes = self._object_hashes[file]
            if digest in hashes:
                return False
            hashes.add(digest)
            return True

    def _link(self, objects: dict[str, str], scratch: Path) -> dict[Path, Path]:
        changed_files = {}
        for path, inputs in self.inputs.items():
            replacements = {old: new for old, new in objects.items() if old in inputs}
            if not replacements:
                continue
            changed_files[path] = scratch / "linked" / path.name
            changed_files[path].parent.mkdir(exist_ok=True)
            self.tree.link(self._target(path), replacements, changed_files[path])
        return changed_files

    def _judge(self, suites: list[Suite], changed_files: dict[Path, Path], scratch: Path) -> Verdict:
        scratch.chmod(0o711)
        path = scratch / "run"
        for part in split_suites(suites):
            for name, selected_suites in part.items():
                path.mkdir()
                limit = _LIMIT + _TIME_FACTOR * sum(suite.seconds for suite in selected_suites)
                program = self.programs[name].replace_files(changed_files)
                result = run_suites(program, [suite.name for suite in selected_suites], path, limit, {})
                shutil.rmtree(path, ignore_errors=True)
                if result.failed:
                    return Verdict(Outcome.KILLED, result.failed)
        return Verdict(Outcome.SURVIVED)


def exported_symbols(objects: Iterable[str]) -> set[str]:
    """Returns the functions and variables that the objects export."""
    listing = run(["nm", "--defined-only", "--extern-only", "--format=posix", *objects])
    symbols = [line.split()[:2] for line in listing.splitlines() if len(line.split()) > 1]
    return {name for name, kind in symbols if kind in "TDBR"}


def split_suites(suites: Iterable[Suite]) -> list[dict[str, list[Suite]]]:
    """Divides the suites into the suites that run first and the rest, and groups each part by program."""
    parts: list[dict[str, list[Suite]]] = [defaultdict(list), defaultdict(list)]
    spent = 0.0
    for suite in suites:
        spent += suite.seconds
        parts[spent > _FIRST_SECONDS][suite.program].append(suite)
    return parts
