# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the outputs of the template tree: each with its template, and with the item that the template gets.

A path with `__adapter__` gives one output for each of `api.adapters`, with the variable `adapter` set. The same applies to
every other list of `api` whose items have a name. Files that start with `_` contain macros and give no output.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from urgen import files
from urgen.failure import Failure

_ITEM = re.compile(r"__([a-z]+)__")


@dataclass(frozen=True)
class Target:
    """One output file."""

    template: str  # adapters/__adapter__/tables.cpp.j2
    output: str  # adapters/cuda/tables.cpp
    item: str = ""  # adapter: the name of the template's extra variable
    value: Any = None  # its value


def targets(templates: Path, api: Any) -> list[Target]:
    """Returns all targets, by output."""
    paths = files.below(templates) if templates.is_dir() else []
    names = [path.relative_to(templates).as_posix() for path in paths if path.suffix == ".j2"]
    if not names:
        raise Failure(f"there is no template in {templates}")
    found = [target for name in names if not _is_macro_file(name) for target in _expand(name, api)]
    by_output: dict[str, Target] = {}
    for target in found:
        other = by_output.setdefault(target.output, target)
        if other is not target:
            raise Failure(f"templates/{other.template} and templates/{target.template} both give {target.output}")
    return [by_output[output] for output in sorted(by_output)]


def _is_macro_file(template: str) -> bool:
    """Returns True for _common.j2; False for __feature__.md.j2, which is a target."""
    name = Path(template).name
    return name.startswith("_") and not name.startswith("__")


def _expand(template: str, api: Any) -> Iterator[Target]:
    output = template.removesuffix(".j2")
    match = _ITEM.search(output)
    if match is None:
        yield Target(template, output)
        return
    for value in getattr(api, f"{match[1]}s", ()):
        yield Target(template, output.replace(match[0], value.name), match[1], value)
