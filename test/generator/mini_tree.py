# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A copy of the small tree in mini/, and the generator run on it."""

import contextlib
import io
import shutil
from dataclasses import dataclass
from pathlib import Path

from urgen import cli

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MINI = HERE / "mini"


@dataclass(frozen=True)
class Result:
    """What a command line answered."""

    code: int
    out: str
    err: str

    @property
    def errors(self) -> list[str]:
        """The messages without their hints."""
        return [line for line in self.err.splitlines() if not line.startswith("  hint:")]


def run(*arguments: str | Path) -> Result:
    """Runs a command line inside this process."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = cli.main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
    return Result(code, out.getvalue(), err.getvalue())


@dataclass(frozen=True)
class Tree:
    """A tree of its own for one test."""

    root: Path

    def run(self, command: str, *arguments: str | Path) -> Result:
        return run(command, *arguments, "--root", self.root)

    def write(self, name: str, content: str | bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def replace(self, name: str, old: str, new: str) -> None:
        """Changes a text that occurs once."""
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} holds {old!r} {text.count(old)} times"
        self.write(name, text.replace(old, new))

    def outputs(self) -> dict[str, bytes]:
        folder = self.root / "generated"
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def copy_to(folder: Path) -> Tree:
    """A fresh copy without outputs."""
    shutil.copytree(MINI, folder, ignore=shutil.ignore_patterns("generated"))
    return Tree(folder)
