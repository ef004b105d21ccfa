# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Function tables: their slots, and a fingerprint of the whole layout."""

import hashlib
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.functions import FunctionView
from urgen.derive.named import Named
from urgen.model import Slot, Table

RESERVED_SIGNATURE = "--------"


@dataclass(frozen=True)
class SlotView:
    """A place in a table."""

    model: Slot
    function: FunctionView | None

    @property
    def name(self) -> str:
        return "pfn" + self.model.name

    @property
    def type(self) -> str:
        return self.function.pfn_type if self.function else "ur_pfnReserved_t"


@dataclass(frozen=True)
class TableView(Named):
    """A function-pointer table."""

    model: Table
    slots: tuple[SlotView, ...]

    @property
    def type(self) -> str:
        return f"ur_{self.model.name.snake}_dditable_t"

    @property
    def getter(self) -> str:
        return f"urGet{self.name}ProcAddrTable"

    @property
    def getter_type(self) -> str:
        return f"ur_pfnGet{self.name}ProcAddrTable_t"

    @property
    def functions(self) -> tuple[FunctionView, ...]:
        return tuple(s.function for s in self.slots if s.function)

    @property
    def reserved(self) -> tuple[SlotView, ...]:
        return tuple(s for s in self.slots if not s.function)

    @cached_property
    def fingerprint(self) -> str:
        """Changes with any slot's place, name or signature; a reserved slot has no signature."""
        return "".join(
            _hash(f"{self.name}.{s.name}") + (_hash(s.function.types) if s.function else RESERVED_SIGNATURE) for s in self.slots
        )


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[: len(RESERVED_SIGNATURE)]
