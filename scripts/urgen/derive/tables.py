# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A fingerprint of the whole layout of a function table."""

import hashlib

from urgen.model import Table

RESERVED_SIGNATURE = "--------"


def fingerprint(table: Table) -> str:
    """Changes with any slot's place, name or signature; a reserved slot has no signature."""
    return "".join(
        _hash(f"{table.name}.{slot.member}") + (_hash(slot.function.types) if slot.function else RESERVED_SIGNATURE)
        for slot in table.slots
    )


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[: len(RESERVED_SIGNATURE)]
