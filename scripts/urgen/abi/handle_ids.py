# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The numbers of adapters in handles: a process of this build opens what one of an older build exports."""

from collections.abc import Iterable

from urgen.abi.record import Record
from urgen.diagnostics import Diagnostics
from urgen.source import Mapping


def check(record: Record, adapters: Iterable[Mapping], problems: Diagnostics) -> None:
    """An adapter keeps its released number, and no other adapter takes it."""
    released = record.handle_ids
    holders = {number: name for name, number in released.items()}
    hint = f"handles of older builds carry it: {record.file}"
    for adapter in adapters:
        name, number, loc = adapter.text("adapter"), adapter.number("handle_id"), adapter.at("handle_id")
        wanted = released.get(name)
        if wanted and number != wanted:
            problems.error("UG047", loc, f"'{name}' was released with the handle_id {wanted}", f"write {wanted}; {hint}")
        elif not wanted and number in holders:
            message = f"the handle_id {number} was released for '{holders[number]}'"
            problems.error("UG047", loc, message, f"take one that was never used; {hint}")
