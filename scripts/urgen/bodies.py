# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requires the hand-written code that the spec declares: the observers in a layer, and an adapter's own table.

Skips a tree without these sources, such as a copy of only the spec.
"""

from pathlib import Path

from urgen import model
from urgen.diagnostics import Diagnostics

_LAYERS = "runtime/layers"
_TABLE = "kDdiTable"


def check(root: Path, spec: model.Spec, problems: Diagnostics) -> None:
    """Reports each declared function or table that no source defines."""
    for function in spec.functions:
        text = _sources(root / _LAYERS, "**/*.cpp") if function.observed else ""
        if text and f"void {function.name}(" not in text:
            message = f"no layer has an observer of {function.name}"
            hint = f"write void {function.name}(...) in {_LAYERS}, or drop `observed`"
            problems.error("UG073", function.node.at("observed"), message, hint)
    for adapter in spec.adapters:
        folder = Path(adapter.path).parent
        text = _sources(root / folder, "*.[ch]pp") if adapter.own_table else ""
        if text and _TABLE not in text:
            message = f"no file in {folder.as_posix()} defines the table {_TABLE}"
            problems.error("UG073", adapter.node.at("own_table"), message, "write it in table.cpp, or drop `own_table`")


def _sources(folder: Path, pattern: str) -> str:
    return "".join(path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.glob(pattern)))
