# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A file's includes, compiled once for all its mutants, because they take most of the compile time."""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from rebuild import BuildTree, run


@dataclass(frozen=True)
class Preamble:
    """A file's first lines, up to the last unconditional include."""

    text: str

    @classmethod
    def of(cls, text: str) -> Preamble:
        lines = text.splitlines(keepends=True)
        first = list(takewhile(lambda line: not line.startswith("#if"), lines))
        end = max((number for number, line in enumerate(first, start=1) if line.startswith("#include")), default=0)
        return cls("".join(lines[:end]))

    def without(self, text: str) -> str:
        """Returns a mutant's text without the preamble, with the same line numbers. If the mutant changes the preamble, returns
        the whole text."""
        if not text.startswith(self.text):
            return text
        return "\n" * self.text.count("\n") + text[len(self.text) :]

    @staticmethod
    def place(tree: BuildTree, file: str) -> Path:
        return tree.build / "preambles" / f"{file}.hpp"

    def compile(self, tree: BuildTree, file: str) -> None:
        """Compiles the preamble once per compile command of the file; the compiler selects the one that fits."""
        header = self.place(tree, file)
        compiled = Path(f"{header}.gch")
        shutil.rmtree(compiled, ignore_errors=True)
        compiled.mkdir(parents=True)
        header.write_text(self.text, encoding="utf-8")
        for number, unit in enumerate(tree.units_of(tree.source / file)):
            arguments = shlex.split(unit["command"])
            swap = {
                arguments[arguments.index("-o") + 1]: str(compiled / str(number)),
                unit["file"]: str(header),
                "-c": "-xc++-header",
            }
            run([*(swap.get(argument, argument) for argument in arguments), "-g0"], cwd=unit["directory"])
