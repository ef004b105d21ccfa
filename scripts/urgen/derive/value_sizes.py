# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many bytes the values of info queries take at least."""

from dataclasses import dataclass
from functools import cached_property

from urgen.model import CType, Enum


@dataclass(frozen=True)
class SizeGroup:
    """Info enumerators whose values are of one size."""

    size: str  # sizeof(uint32_t)
    names: tuple[str, ...]


@dataclass(frozen=True)
class ValueSizes:
    """The sizes of one typed info."""

    model: Enum

    @property
    def name(self) -> str:
        return self.model.name

    @cached_property
    def groups(self) -> tuple[SizeGroup, ...]:
        """Without enumerators that have no least size: arrays may be empty."""
        names: dict[str, list[str]] = {}
        for etor in self.model.distinct:
            names.setdefault(_smallest(etor.ctype), []).append(etor.name)
        return tuple(SizeGroup(size, tuple(group)) for size, group in names.items() if size)


def _smallest(ctype: CType | None) -> str:
    if ctype is None or ctype.array == 0:
        return "sizeof(char)" if ctype and ctype.base.name == "char" else ""
    return f"sizeof({ctype.text}{ctype.suffix})"
