# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds the facts of this project's spec that an imported spec lacks: lifetimes, queries, checks, absent features.

Hand-written code of the layers and adapters needs these facts. They apply to functions and structs that are equal in both
specs.
"""

from collections.abc import Iterable

from urgen.ctype import parse_type
from urgen.source import Mapping, Node, Sequence
from urgen.upstream.nodes import scalar

_PARTS = {"functions": "params", "structs": "members"}
_KEPT = ("id", "table", "base", "stype")  # keys that keep the imported spec's values


def add_to(imported: list[Mapping], own: list[Mapping]) -> None:
    """Replaces each entry of the imported files by this project's entry if both have the same shape."""
    for section, part in _PARTS.items():
        own_entries = {entry.text("name"): _complete(entry, file, section) for file in own for entry in file.entries(section)}
        for file in imported:
            if isinstance(entries := file.items.get(section), Sequence):
                entries.items[:] = [_merge(entry, own_entries, part) for entry in file.entries(section)]
    absent = {etor.text("name"): etor for etor in _etors(own) if etor.flag("absent")}
    for etor in _etors(imported):
        if (same := absent.get(etor.text("name"))) and _shape([same]) == _shape([etor]):
            etor.items["absent"] = same.items["absent"]


def _merge(entry: Mapping, own_entries: dict[str, Mapping], part: str) -> Node:
    same = own_entries.get(entry.text("name"))
    if same is None or _shape(same.entries(part)) != _shape(entry.entries(part)):
        return entry
    kept_values = {key: entry.items[key] for key in _KEPT if key in entry.items}
    return Mapping(entry.loc, same.items | kept_values, same.keys | dict.fromkeys(kept_values, entry.loc))


def _complete(entry: Mapping, file: Mapping, section: str) -> Mapping:
    """Gives a function the query of its feature, because the imported spec has no query for the feature."""
    if section != "functions" or "query" in entry.items or "query" not in file.items:
        return entry
    query = {"query": scalar(file.at("query"), file.text("query"))}
    return Mapping(entry.loc, entry.items | query, entry.keys | {"query": file.keys["query"]})


def _etors(files: list[Mapping]) -> Iterable[Mapping]:
    return (etor for file in files for enum in file.entries("enums") for etor in enum.entries("etors"))


def _shape(parts: list[Mapping]) -> list[tuple[str, object]]:
    return [(part.text("name"), parse_type(part.text("type"))) for part in parts]
