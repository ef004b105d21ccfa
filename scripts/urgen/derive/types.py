# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types: enums, structs, unions, callbacks, macros as C and as something to print."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.text import cell, comment, declare
from urgen.model import (
    Callback,
    CType,
    Enum,
    Etor,
    Handle,
    Macro,
    Member,
    Struct,
    Typedef,
    Union,
)


@dataclass(frozen=True)
class CaseView:
    """One alternative of a macro."""

    keyword: str  # #if or #elif
    condition: str
    value: str


@dataclass(frozen=True)
class MacroView(Named):
    """A preprocessor macro."""

    model: Macro

    @property
    def value(self) -> str:
        return self.model.value

    @property
    def signature(self) -> str:
        return f"{self.name}({', '.join(self.model.params)})" if self.model.params else self.name

    @property
    def cases(self) -> tuple[CaseView, ...]:
        return tuple(CaseView("#elif" if i else "#if", case.condition, case.value) for i, case in enumerate(self.model.cases))

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return comment(self.model.desc)


@dataclass(frozen=True)
class HandleView(Named):
    """A handle type."""

    model: Handle

    @property
    def integer(self) -> bool:
        return self.model.integer

    @property
    def struct_name(self) -> str:
        return self.name + "_"

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return comment(self.model.desc)


@dataclass(frozen=True)
class TypedefView(Named):
    """Another name for a type."""

    model: Typedef

    @property
    def type(self) -> str:
        return self.model.ctype.text

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return comment(self.model.desc)


@dataclass(frozen=True)
class EtorView(Named):
    """An enumerator, and the value that its query returns."""

    model: Etor

    @property
    def printed_name(self) -> str:
        """UR_API_VERSION_0_12 for UR_API_VERSION_CURRENT: an alias prints as the enumerator it repeats."""
        return next(etor.name for etor in self.model.enum.distinct if etor.value == self.model.value)

    @property
    def value(self) -> str:
        """Flags as bits, everything else as the spec writes it."""
        return f"UR_BIT({self.model.value.bit_length() - 1})" if self.model.enum.is_flags else self.model.text

    @cached_property
    def doc(self) -> tuple[str, ...]:
        marks = [mark for mark, on in (("optional query", self.model.optional), ("deprecated", self.model.deprecated)) if on]
        typed = f"[{self.model.ctype.text}{self.model.ctype.suffix}] " if self.model.ctype else ""
        return comment(typed + "".join(f"[{mark}] " for mark in marks) + self.model.desc)

    @cached_property
    def cell(self) -> str:
        """The line of the reference: type of the queried value, marks, meaning."""
        typed = f"`{self.model.ctype.text}{self.model.ctype.suffix}`: " if self.model.ctype else ""
        marks = (", optional" if self.model.optional else "") + (", deprecated" if self.model.deprecated else "")
        return typed + cell(self.model.desc) + (f" ({marks.removeprefix(', ')})" if marks else "")

    @property
    def value_type(self) -> str:
        """The type of the queried value, or of one element of it."""
        return self.model.ctype.text if self.model.ctype else "void"

    @property
    def printer(self) -> str:
        """The function of ur_print.hpp for the queried value: printInfoArray<size_t>."""
        ctype = self.model.ctype
        if ctype and ctype.is_array:
            return "printInfoString" if ctype.base.name == "char" else f"printInfoArray<{self.value_type}>"
        bits = flag_type(ctype) if ctype else ""
        return f"printInfoFlags<{bits}>" if bits else f"printInfoValue<{self.value_type}>"


def pascal_type(name: str) -> str:
    """The type in the names of print functions: ContextInfo for ur_context_info_t; a digit in front of a word keeps its _."""
    words = name.removeprefix("ur_").removesuffix("_t").split("_")
    return "".join(("_" if word[0].isdigit() else "") + word.capitalize() for word in words)


def flag_type(ctype: CType) -> str:
    """The enum behind a set of flags: ur_queue_flag_t for ur_queue_flags_t."""
    return ctype.base.bit_name if isinstance(ctype.base, Enum) and ctype.base.is_flags and ctype.is_value else ""


@dataclass(frozen=True)
class PrintGroup:
    """Info enumerators whose values print alike."""

    printer: str  # printInfoArray<size_t>
    names: tuple[str, ...]


@dataclass(frozen=True)
class EnumView(Named):
    """An enum or a set of flags."""

    model: Enum

    @property
    def flags(self) -> bool:
        return self.model.is_flags

    @property
    def typed(self) -> bool:
        return self.model.is_typed

    @property
    def tag(self) -> str:
        return self.model.bit_name

    @property
    def force_name(self) -> str:
        return self.model.prefix + "FORCE_UINT32"

    @property
    def mask_name(self) -> str:
        return self.model.mask_name

    @property
    def mask(self) -> str:
        return f"0x{~self.model.declared_bits & 0xFFFFFFFF:08x}"

    @property
    def print_name(self) -> str:
        """ContextInfo, QueueFlags"""
        return pascal_type(self.model.name)

    @cached_property
    def etors(self) -> tuple[EtorView, ...]:
        return tuple(map(EtorView, self.model.etors))

    @cached_property
    def distinct(self) -> tuple[EtorView, ...]:
        return tuple(map(EtorView, self.model.distinct))

    @cached_property
    def print_groups(self) -> tuple[PrintGroup, ...]:
        """The enumerators of a typed info by how their values print."""
        names: dict[str, list[str]] = {}
        for etor in self.distinct:
            names.setdefault(etor.printer, []).append(etor.name)
        return tuple(PrintGroup(printer, tuple(group)) for printer, group in names.items())

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return comment(self.model.desc)


@dataclass(frozen=True)
class MemberView(Named):
    """A member of a struct or union."""

    model: Member
    owner: Struct | Union

    @property
    def declaration(self) -> str:
        """Inside its own declaration, C knows a struct by its tag only."""
        declared = declare(self.model.ctype, self.name)
        return (
            declared.replace(self.owner.name, f"struct {self.owner.name}") if self.model.ctype.base is self.owner else declared
        )

    @property
    def element_type(self) -> str:
        return self.model.ctype.element

    @property
    def length(self) -> str:
        return self.model.length.name if self.model.length else ""

    @property
    def tagged_by(self) -> str:
        return self.model.tagged_by.name if self.model.tagged_by else ""

    @property
    def tag(self) -> str:
        return self.model.tag.name if self.model.tag else ""

    @property
    def bits(self) -> str:
        return flag_type(self.model.ctype)

    @property
    def cell(self) -> str:
        return cell(self.model.desc)

    @property
    def is_chain(self) -> bool:
        """True for pNext."""
        return self.model.name == "pNext"

    @property
    def is_dependent(self) -> bool:
        """True where another member says what the member is, or how long."""
        return bool(self.model.length or self.model.tagged_by)

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return comment(("[optional] " if self.model.optional else "") + self.model.desc)


@dataclass(frozen=True)
class RecordView(Named):
    """A struct, a union or a callback type: what the header declares in the order of need."""

    model: Struct | Union | Callback

    @property
    def callback(self) -> bool:
        return isinstance(self.model, Callback)

    @property
    def union(self) -> bool:
        return isinstance(self.model, Union)

    @property
    def keyword(self) -> str:
        return "union" if self.union else "struct"

    @property
    def stype(self) -> str:
        return self.model.stype.name if isinstance(self.model, Struct) and self.model.stype else ""

    @property
    def print_name(self) -> str:
        return pascal_type(self.model.name)

    @property
    def tag_type(self) -> str:
        """ur_device_partition_t for a union whose alternatives that enum names."""
        tagged = [m.model.tag for m in self.members if m.model.tag]
        return tagged[0].enum.name if tagged else ""

    @cached_property
    def members(self) -> tuple[MemberView, ...]:
        if isinstance(self.model, Callback):
            return ()
        members = self.model.all_members if isinstance(self.model, Struct) else self.model.members
        return tuple(MemberView(member, self.model) for member in members)

    @property
    def returns(self) -> str:
        return self.model.returns.text if isinstance(self.model, Callback) else ""

    @property
    def signature(self) -> str:
        return ", ".join(declare(p.ctype, p.name) for p in self.model.params) if isinstance(self.model, Callback) else ""

    @cached_property
    def doc(self) -> tuple[str, ...]:
        if not isinstance(self.model, Callback):
            return comment(self.model.desc)
        return comment(self.model.desc, "\n".join(f"- `{p.name}`: {p.desc}" for p in self.model.params))
