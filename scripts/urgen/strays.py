# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds files that look like part of the spec but that the generator does not read: files in other folders, or with another
extension."""

from collections.abc import Callable, Iterator
from pathlib import Path

from urgen.diagnostics import Diagnostics, Loc

_SUPPORT = "support.yml"


def check(root: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> None:
    """Reports files that the generator ignores, except hidden files and editors' copies (`common.yml~`)."""
    for path, hint in (*_in_spec(root / "spec"), *_in_adapters(root / "adapters")):
        if not path.name.startswith(".") and not path.name.endswith("~"):
            problems.error("UG011", Loc(name_of(path), 1, 1), "the generator does not read this file", hint)


def _in_spec(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*")):
        parent = path.parent
        if path.is_dir() or path == folder / "schema.json":
            continue
        if parent != folder and parent != folder / "abi":
            yield path, "spec files belong directly in spec/: move it there, or delete it"
        elif path.suffix != ".yml":
            yield path, f"a spec file ends in .yml: rename it to {path.name.partition('.')[0]}.yml, or delete it"


def _in_adapters(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() in (".yml", ".yaml"):
            if path.name != _SUPPORT:
                yield path, f"rename it to {_SUPPORT}, or delete it"
            elif len(path.relative_to(folder).parts) not in (2, 3):
                yield path, "it belongs in adapters/<name> or adapters/<family>/<name>: move it, or delete it"
