# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Creates the mutants of a file with universalmutator."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory


@dataclass(frozen=True)
class Mutant:
    """A file with one place changed."""

    file: str  # from the top of the tree
    line: int  # of the first change, counted from 1
    before: str
    after: str
    text: str  # of the whole file
    occurrence: int = 0  # the number of equal lines above

    @property
    def key(self) -> str:
        """Returns a key that stays the same if the file changes in another place."""
        parts = [self.file, self.before, self.after] + [str(self.occurrence)] * (self.occurrence > 0)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: `{self.before}` => `{self.after}`"


def mutants_of(source: Path, file: str) -> list[Mutant]:
    """Returns all mutants of a file, in the order of its lines."""
    original = (source / file).read_text(encoding="utf-8")
    with TemporaryDirectory(prefix="mutants-") as folder:
        tool = Path(sys.executable).with_name("mutate")
        subprocess.run(
            [tool, source / file, "cpp", "--noCheck", "--mutantDir", folder], cwd=folder, capture_output=True, check=True
        )
        texts = {path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}
    mutants = [_mutant(file, original, text) for text in texts if text != original]
    return sorted(mutants, key=lambda mutant: (mutant.line, mutant.after))


def _mutant(file: str, original: str, text: str) -> Mutant:
    lines, changed = original.splitlines(), text.splitlines()
    pairs = enumerate(zip_longest(lines, changed, fillvalue=""), start=1)
    line, (before, after) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    if len(changed) > len(lines):  # the mutant inserted a line
        before, line = lines[line - 2], line - 1
        after = f"{before} {after.strip()}"
    earlier_copies = sum(one.strip() == before.strip() for one in lines[: line - 1])
    return Mutant(file, line, before.strip(), after.strip(), text, earlier_copies)
