# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the function tables: one per class, and another for the experimental functions of the class."""

from urgen.diagnostics import Loc
from urgen.source import Mapping, Scalar
from urgen.upstream import entries
from urgen.upstream.nodes import entry, scalar

_UNDESCRIBED = 0.0  # the ordinal of a class without its own document
_LAST = 100  # the ordinal of a function without one
_FIRST_FILE = "common"


def tables(files: dict[str, list[Mapping]], order: list[str], loc: Loc) -> Mapping:
    """Returns the tables in the order of their classes. Slots are sorted by the functions' ordinals, then by file."""
    slots: dict[str, dict[str, Scalar]] = {}
    functions = [node for stem in order for node in files[stem] if node.text("type") == "function"]
    for node in sorted(functions, key=_place):
        if table := entries.function_table(node):
            name = entries.text_of(node, "name")
            slots.setdefault(table, {}).setdefault(name, scalar(node.at("name"), name))
    names = [name for kind in _classes(files) for name in (kind, kind + "Exp") if name in slots]
    tables = [entry(Mapping(loc), name=name, slots=slots[name].values()) for name in names]
    return entry(Mapping(loc), feature="tables", title="Function tables", desc="", tables=tables)


def ordinal(nodes: list[Mapping]) -> float:
    """Returns the position of a file among all files, from its header."""
    for node in nodes:
        if node.text("type") == "header" and node.raw("ordinal").isdigit():
            return int(node.raw("ordinal"))
    return float("inf")


def _place(function: Mapping) -> int:
    written = function.raw("ordinal")
    return int(written) if written.isdigit() else _LAST


def _classes(files: dict[str, list[Mapping]]) -> list[str]:
    """Returns the classes in the order of their documents. Classes without a document come first; ties follow the files'
    order."""
    places: dict[str, float] = {}
    for stem in sorted(files, key=lambda stem: (stem != _FIRST_FILE, stem)):
        for node in files[stem]:
            if node.text("type") == "class":
                places[_class_name(node, "name")] = ordinal(files[stem])
            elif node.raw("class") and not entries.is_true(node, "extend"):
                places.setdefault(_class_name(node, "class"), _UNDESCRIBED)
    return sorted(places, key=lambda name: places[name])


def _class_name(node: Mapping, key: str) -> str:
    return entries.text_of(node, key).removeprefix("ur")
