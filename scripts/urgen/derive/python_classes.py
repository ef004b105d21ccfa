# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of the API as Python classes: enums, handles, structs."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.python_text import docstring
from urgen.derive.python_types import annotation, base_annotation, base_tag, queried, tag
from urgen.model import Enum, Etor, Handle, Macro, Member, Spec, Struct, Union


@dataclass(frozen=True)
class PythonEtor(Named):
    """An enumerator."""

    model: Etor

    @property
    def value(self) -> str:
        """As the spec writes it, where that is a number."""
        return f"0x{self.model.value:X}" if self.model.enum.is_flags or "0x" in self.model.text else str(self.model.value)

    @cached_property
    def doc(self) -> tuple[str, ...]:
        typed = f"`{queried(self.model.ctype)[1]}`: " if self.model.ctype else ""
        return docstring(4, typed + self.model.desc)


@dataclass(frozen=True)
class Answer:
    """Enumerators of an info enum whose values are read alike."""

    decoder: str  # decodeList<size_t>
    annotation: str  # list[int]
    names: tuple[str, ...]


@dataclass(frozen=True)
class PythonEnum(Named):
    """An enum or a set of flags."""

    model: Enum

    @property
    def base(self) -> str:
        return "IntFlag" if self.model.is_flags else "IntEnum"

    @property
    def tag(self) -> str:
        return base_tag(self.model)

    @cached_property
    def etors(self) -> tuple[PythonEtor, ...]:
        return tuple(map(PythonEtor, self.model.etors))

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(4, self.model.desc)

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """How the values of an info enum are read."""
        names: dict[tuple[str, str], list[str]] = {}
        for etor in self.model.distinct:
            names.setdefault(queried(etor.ctype), []).append(etor.name)
        return tuple(Answer(*key, tuple(group)) for key, group in names.items())


@dataclass(frozen=True)
class PythonHandle(Named):
    """A handle type."""

    model: Handle

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(4, self.model.desc)


@dataclass(frozen=True)
class PythonMember(Named):
    """A member of a struct; the number of an array's elements is none in Python."""

    model: Member

    @property
    def is_chain(self) -> bool:
        return self.model.name == "pNext"

    @property
    def is_list(self) -> bool:
        return self.model.length is not None and self.model.ctype.pointers == 1

    @property
    def length(self) -> str:
        return self.model.length.name if self.model.length else ""

    @property
    def is_union(self) -> bool:
        return isinstance(self.model.ctype.base, Union)

    @property
    def tagged_by(self) -> str:
        return self.model.tagged_by.name if self.model.tagged_by else ""

    @property
    def is_array(self) -> bool:
        """True for size_t[3]."""
        return self.model.ctype.is_array

    @property
    def is_plain(self) -> bool:
        """True for a value that can be assigned."""
        return not (self.is_chain or self.is_list or self.is_union or self.is_array)

    @property
    def tag(self) -> str:
        return base_tag(self.model.ctype.base) if self.is_list else tag(self.model.ctype)

    @property
    def reader(self) -> str:
        """fromOptional<const char *>: the function that reads the member."""
        return f"from{'Optional' if self.model.optional else ''}<{self.tag}>"

    @property
    def annotation(self) -> str:
        if self.is_chain:
            return "Struct | None"
        if self.is_list or self.is_array:
            return f"Sequence[{base_annotation(self.model.ctype.base)}]"
        if isinstance(self.model.ctype.base, Union):
            return " | ".join(dict.fromkeys(annotation(m.ctype) for m in self.model.ctype.base.members))
        return annotation(self.model.ctype) + (" | None" if self.model.optional else "")

    @property
    def default(self) -> str:
        """Of a member that need not be given: nothing where it must."""
        base = self.model.ctype.base
        if self.is_chain or (self.model.optional and self.is_plain):
            return "None"
        if self.is_list or self.is_array:
            return "()"
        if isinstance(base, Enum) and base.is_flags:
            return f"{base.name}(0)"
        return {"int": "0", "bool": "False"}.get(self.annotation, "")

    @property
    def declaration(self) -> str:
        return f"{self.name}: {self.annotation}" + (f" = {self.default}" if self.default else "")

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(4, self.model.desc)


@dataclass(frozen=True)
class PythonStruct(Named):
    """A struct."""

    model: Struct

    @property
    def base(self) -> str:
        """What may stand in a chain is a Struct."""
        return "(Struct)" if self.model.stype else ""

    @property
    def stype(self) -> str:
        return self.model.stype.name if self.model.stype else ""

    @cached_property
    def members(self) -> tuple[PythonMember, ...]:
        given = (m for m in self.model.all_members if not (self.stype and m.name == "stype"))
        counts = {m.length for m in self.model.all_members if PythonMember(m).is_list}
        return tuple(PythonMember(m) for m in given if m not in counts)

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(4, self.model.desc)


@dataclass(frozen=True)
class Alternative:
    """One alternative of a union."""

    name: str  # equally
    tag: str  # uint32_t
    chosen_by: str  # UR_DEVICE_PARTITION_EQUALLY


@dataclass(frozen=True)
class PythonUnion(Named):
    """A union, which is no class in Python: the value of the alternative that holds stands for it."""

    model: Union

    @property
    def tag_type(self) -> str:
        """ur_device_partition_t: the enum that names the alternatives."""
        return next((m.tag.enum.name for m in self.model.members if m.tag), "")

    @cached_property
    def alternatives(self) -> tuple[Alternative, ...]:
        return tuple(Alternative(m.name, tag(m.ctype), m.tag.name) for m in self.model.members if m.tag)


@dataclass(frozen=True)
class PythonConstant(Named):
    """A macro that is a number or a text."""

    model: Macro

    @property
    def value(self) -> str:
        return self.model.value

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(0, self.model.desc)


def constants(macros: Iterable[Macro]) -> tuple[PythonConstant, ...]:
    """Those macros whose value is a text."""
    return tuple(PythonConstant(m) for m in macros if not m.params and m.value.startswith('"'))


def handed_out(spec: Spec) -> tuple[PythonStruct, ...]:
    """The structs that the API hands out: as values of info queries or through parameters."""
    values = [etor.ctype for enum in spec.enums for etor in enum.etors if etor.ctype]
    values += [p.ctype for f in spec.functions for p in f.params if p.is_out_only]
    bases = {ctype.base for ctype in values}
    return tuple(PythonStruct(t) for t in spec.types if isinstance(t, Struct) and t in bases)
