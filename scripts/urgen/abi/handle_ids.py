# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The numbers of adapters in handles: a process of this build opens what one of an older build exports."""

from collections.abc import Iterable

from urgen import model
from urgen.abi.record import Record
from urgen.diagnostics import Diagnostics


def check(record: Record, adapters: Iterable[model.Adapter], problems: Diagnostics) -> set[str]:
    """What an adapter was released with stays, and nobody else takes it; answers the adapters that were told of."""
    told: set[str] = set()
    released = record.handle_ids
    holders = {number: name for name, number in released.items()}
    for adapter in adapters:
        wanted = released.get(str(adapter.name))
        hint = f"handles of older builds carry it: {record.file}"
        if wanted and adapter.handle_id != wanted:
            message = f"'{adapter.name}' was released with the handle_id {wanted}"
            problems.error("UG047", adapter.node.at("handle_id"), message, f"write {wanted}; {hint}")
        elif not wanted and adapter.handle_id in holders:
            message = f"the handle_id {adapter.handle_id} was released for '{holders[adapter.handle_id]}'"
            problems.error("UG047", adapter.node.at("handle_id"), message, f"take one that was never used; {hint}")
        else:
            continue
        told.add(adapter.name)
    return told
