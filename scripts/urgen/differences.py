# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differences between two specs: ABI breaks for programs built with the old spec, and new names."""

from collections.abc import Iterator

from urgen.abi import record
from urgen.abi.compare import compare
from urgen.abi.recorded_keys import SECTIONS
from urgen.diagnostics import Diagnostics
from urgen.source import Mapping


def between(old: list[Mapping], new: list[Mapping]) -> Iterator[str]:
    """Yields one line per change. A change is an ABI break if it would be one after a release of the old spec."""
    breaks = Diagnostics()
    compare(record.Record("the old spec", "", record.entries_of(old)), new, breaks)
    yield from (f"ABI break   {problem.loc}: {problem.message}" for problem in breaks.sorted())
    old_names = set(_names(old))
    yield from (f"compatible  {name}: added" for name in _names(new) if name not in old_names)


def _names(files: list[Mapping]) -> Iterator[str]:
    """Yields the names that programs and adapters use."""
    for section in SECTIONS:
        yield from (entry.text("name") for file in files for entry in file.entries(section))
    for enum in (enum for file in files for enum in file.entries("enums")):
        name = enum.text("name") or enum.text("extend")
        yield name
        yield from (f"{name}: {etor.text('name')}" for etor in enum.entries("etors"))
    yield from (f"table {table.text('name')}" for file in files for table in file.entries("tables"))
