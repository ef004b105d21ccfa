# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies the small tree in mini/, and runs the generator on the copy."""

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
    """The result of a command line."""

    code: int
    out: str
    err: str

    @property
    def errors(self) -> list[str]:
        """Returns the messages, without hints."""
        return [line for line in self.err.splitlines() if not line.startswith("  hint:")]


def run(*arguments: str | Path) -> Result:
    """Runs a command line of the generator inside this process."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = cli.main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
    return Result(code, out.getvalue(), err.getvalue())


@dataclass(frozen=True)
class Tree:
    """A copy of a tree, for one test."""

    root: Path

    def run(self, command: str, *arguments: str | Path) -> Result:
        return run(command, *arguments, "--root", self.root)

    def write(self, name: str, content: str | bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def replace(self, name: str, old: str, new: str) -> None:
        """Replaces a text that must occur exactly once in the file."""
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} contains {old!r} {text.count(old)} times, not once"
        self.write(name, text.replace(old, new))

    def list_slots(self) -> None:
        """Lists a slot for the function that is newer than the small spec's release: the next release requires the slot."""
        self.write(
            "spec/tables.yml",
            f"{(self.root / 'spec/tables.yml').read_text(encoding='utf-8')}  - name: Thing2\n    slots: [Polish]\n",
        )
        self.replace("spec/thing.yml", "id: 24\n    table: Thing\n", "id: 24\n    table: Thing2\n")

    def outputs(self) -> dict[str, bytes]:
        folder = self.root / "generated"
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def copy_to(folder: Path) -> Tree:
    """Returns a new copy of the small tree, without generated files."""
    shutil.copytree(MINI, folder, ignore=shutil.ignore_patterns("generated"))
    return Tree(folder)


def copy_of_inputs(folder: Path, *more: str) -> Tree:
    """Returns a copy of this project's inputs of the generator, and of `more` files."""
    for pattern in ("spec/**/*.*", "adapters/**/support.yml", "test/*_adapter/support.yml", *more):
        for path in ROOT.glob(pattern):
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    return Tree(folder)
