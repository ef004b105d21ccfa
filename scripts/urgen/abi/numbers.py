# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks numbers against those that Unified Runtime uses but this spec leaves out, and the released numbers of adapters."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from urgen.abi.record import Numbers, Record
from urgen.abi.recorded_keys import CURRENT, format_value
from urgen.diagnostics import Diagnostics
from urgen.failure import Failure
from urgen.names import Name
from urgen.source import Mapping, Scalar, read
from urgen.values import enumerator

_REGISTRY = "ur_function_t"


class _NumberedEntry(NamedTuple):
    """A function or enumerator with its number."""

    enum: str  # ur_function_t
    name: str  # UR_FUNCTION_MEM_RETAIN
    spelling: str  # urMemRetain
    node: Scalar
    is_bit: bool  # an enumerator of flags


def check(record: Record, files: list[Mapping], problems: Diagnostics) -> None:
    """Requires each new entry to have its number in Unified Runtime, or an unused one."""
    left_out_numbers = record.left_out
    entries = list(_numbered_entries(files))
    for entry in entries:
        names = left_out_numbers.get(entry.enum, {})
        holders = {number: name for name, number in names.items()}
        value = enumerator(entry.node)
        expected = names.get(entry.name)
        if value is None or value == expected:
            continue
        if expected is not None:
            number = Scalar(entry.node.loc, expected, str(expected))
            message = f"'{entry.spelling}' has the number {format_value(number, entry.node)} in Unified Runtime"
            problems.error("UG051", entry.node.loc, message, f"write {format_value(number, entry.node)}")
        elif value in holders:
            message = f"the number {format_value(entry.node)} belongs to {holders[value]}, which this spec leaves out"
            used = {*holders, *(enumerator(other.node) for other in entries if other.enum == entry.enum)}
            free = _next_free(value, used, entry.is_bit)
            hint = f"use the next free one: {format_value(Scalar(entry.node.loc, free, str(free)), entry.node)}"
            problems.error("UG051", entry.node.loc, message, hint)


def check_handle_ids(record: Record, adapters: Iterable[Mapping], problems: Diagnostics) -> None:
    """Requires each adapter to keep its released number, because processes of this build open handles of older builds."""
    released = record.handle_ids
    holders = {number: name for name, number in released.items()}
    hint = f"handles of older builds contain it: {record.file}"
    for adapter in adapters:
        name, number, loc = adapter.text("adapter"), adapter.number("handle_id"), adapter.at("handle_id")
        expected = released.get(name)
        if expected and number != expected:
            problems.error("UG047", loc, f"'{name}' was released with the handle_id {expected}", f"write {expected}; {hint}")
        elif not expected and number in holders:
            message = f"the handle_id {number} was released for '{holders[number]}'"
            problems.error("UG047", loc, message, f"use a number that was never used; {hint}")


def _next_free(number: int, used_numbers: set[int | None], is_bit: bool) -> int:
    """Returns the first unused number, or the first unused bit, after `number`."""
    while number in used_numbers:
        number = number << 1 if is_bit else number + 1
    return number


def left_out(numbers: Numbers, files: list[Mapping]) -> Numbers:
    """Returns the numbers whose names the spec does not declare."""
    declared = {entry.name for entry in _numbered_entries(files)} | {CURRENT}
    remaining = {
        enum: {name: value for name, value in names.items() if name not in declared and not name.endswith("_FORCE_UINT32")}
        for enum, names in numbers.items()
    }
    return {enum: names for enum, names in remaining.items() if names}


def read_numbers(path: Path) -> Numbers:
    """Reads a file with all numbers of Unified Runtime: enum, enumerator, number."""
    problems = Diagnostics()
    document = next(iter(read(path, str(path), problems)), None)
    enums = document.items.items() if isinstance(document, Mapping) else ()
    if problems or not enums:
        raise Failure(f"{path} must map enums to enumerators to numbers")
    return {enum: {name: node.number(name) for name in node.items} for enum, node in enums if isinstance(node, Mapping)}


def _numbered_entries(files: list[Mapping]) -> Iterator[_NumberedEntry]:
    flags = {entry.text("name") for file in files for entry in file.entries("enums") if entry.flag("flags")}
    for file in files:
        for function in file.entries("functions"):
            name = Name(function.text("name"))
            number = function.items.get("id")
            if isinstance(number, Scalar):
                yield _NumberedEntry(_REGISTRY, "UR_FUNCTION_" + name.screaming.removeprefix("UR_"), name, number, False)
        for enum in file.entries("enums"):
            owner = enum.text("name") or enum.text("extend")
            bits = owner.removesuffix("s_t") + "_t" if owner in flags else owner
            for etor in enum.entries("etors"):
                number = etor.items.get("value")
                if isinstance(number, Scalar):
                    yield _NumberedEntry(bits, etor.text("name"), etor.text("name"), number, owner in flags)
