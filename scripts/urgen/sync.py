# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds files that differ from the outputs or belong to no output, and brings the disk up to date."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from urgen import files


@dataclass(frozen=True)
class Change:
    """A file whose content on disk differs from the expected content."""

    path: Path  # generated/include/unified-runtime/ur_api.h
    old: bytes | None  # None: missing
    new: bytes | None  # None: stale

    @property
    def what(self) -> str:
        """missing, stale or different"""
        if self.old is None:
            return "missing"
        return "stale" if self.new is None else "different"

    def diff(self, name: str) -> Iterator[str]:
        """Returns the lines of a unified diff, under the name that messages give the file."""
        old, new = ((content or b"").decode("utf-8", "replace").splitlines() for content in (self.old, self.new))
        before = "/dev/null" if self.old is None else name
        after = "/dev/null" if self.new is None else f"{name} (generated)"
        return difflib.unified_diff(old, new, before, after, lineterm="")


def compare_folder(folder: Path, expected: dict[str, bytes]) -> list[Change]:
    """Returns the differences between a fully generated folder and the expected files, by path."""
    names = {path.relative_to(folder).as_posix() for path in files.below(folder)} if folder.is_dir() else set()
    changes = []
    for name in sorted(names | expected.keys()):
        changes += compare_file(folder / name, expected.get(name))
    return changes


def compare_file(path: Path, expected: bytes | None) -> list[Change]:
    """Returns the change of a file, if any. A link counts as a change, even to a file with the expected content."""
    old = path.read_bytes() if path.is_file() else b"" if path.is_symlink() else None
    return [] if old == expected and not path.is_symlink() else [Change(path, old, expected)]


def apply(folder: Path, changes: list[Change]) -> None:
    """Deletes files, then writes files, and removes empty folders."""
    for change in changes:
        if change.new is None or change.path.is_symlink():
            change.path.unlink(missing_ok=True)
            _remove_empty(change.path.parent, folder)
    for change in changes:
        if change.new is not None:
            files.write(change.path, change.new)


def write(folder: Path, expected: dict[str, bytes]) -> None:
    """Writes files into a folder that may contain other files."""
    apply(folder, [change for name in expected for change in compare_file(folder / name, expected[name])])


def _remove_empty(folder: Path, top: Path) -> None:
    while folder != top and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
