# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many bytes the values of info queries take at least, and which queries every adapter answers with 0."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.model import CType, Enum


@dataclass(frozen=True)
class SizeGroup:
    """Info enumerators whose values are of one size."""

    size: str  # sizeof(uint32_t)
    names: tuple[str, ...]


@dataclass(frozen=True)
class ValueSizes(Named):
    """The sizes of one typed info."""

    model: Enum

    @cached_property
    def groups(self) -> tuple[SizeGroup, ...]:
        """Without enumerators that have no least size: arrays may be empty."""
        names: dict[str, list[str]] = {}
        for etor in self.model.distinct:
            names.setdefault(_smallest(etor.ctype), []).append(etor.name)
        return tuple(SizeGroup(size, tuple(group)) for size, group in names.items() if size)


@dataclass(frozen=True)
class AbsentQueries:
    """Device queries about what lies outside this interface whose values have one type."""

    type: str  # ur_bool_t
    names: tuple[str, ...]


def absent_queries(devices: Enum) -> tuple[AbsentQueries, ...]:
    names: dict[str, list[str]] = {}
    for etor in devices.etors:
        if etor.absent and etor.ctype:
            names.setdefault(etor.ctype.text, []).append(etor.name)
    return tuple(AbsentQueries(text, tuple(group)) for text, group in names.items())


def _smallest(ctype: CType | None) -> str:
    if ctype is None or ctype.array == 0:
        return "sizeof(char)" if ctype and ctype.base.name == "char" else ""
    return f"sizeof({ctype.text}{ctype.suffix})"
