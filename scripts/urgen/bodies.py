# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the spec says is written by hand is there: what hears of calls in a layer, and an adapter's table of its own.

A tree without the sources in question, such as a copy of the spec alone, is not asked.
"""

from pathlib import Path

from urgen import model
from urgen.diagnostics import Diagnostics

_LAYERS = "runtime/layers"
_TABLE = "kDdiTable"


def check(root: Path, spec: model.Spec, problems: Diagnostics) -> None:
    """Tells of each that no source defines."""
    for function in spec.functions:
        text = _sources(root / _LAYERS, "**/*.cpp") if function.observed else ""
        if text and f"void {function.name}(" not in text:
            message = f"no layer has code that hears of {function.name}"
            hint = f"write void {function.name}(...) in {_LAYERS}, or drop `observed`"
            problems.error("UG073", function.node.at("observed"), message, hint)
    for adapter in spec.adapters:
        folder = Path(adapter.path).parent
        text = _sources(root / folder, "*.[ch]pp") if adapter.own_table else ""
        if text and _TABLE not in text:
            message = f"nothing in {folder.as_posix()} defines the table {_TABLE}"
            problems.error("UG073", adapter.node.at("own_table"), message, "write it in table.cpp, or drop `own_table`")


def _sources(folder: Path, pattern: str) -> str:
    return "".join(path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.glob(pattern)))
