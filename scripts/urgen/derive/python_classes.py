# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of the API as Python classes."""

from dataclasses import dataclass

from urgen.derive.answers import grouped
from urgen.derive.named import Named
from urgen.derive.python_types import annotation, base_annotation, base_tag, docstring, queried, tag
from urgen.model import Entry, Enum, Etor, Member, Spec, Struct, Union


def answers(enum: Enum) -> tuple[tuple[tuple[str, str], tuple[str, ...]], ...]:
    """Groups the enumerators of an info enum by decoder and Python type."""
    return grouped(enum.distinct, queried)


def tag_of(entry: Enum | Member) -> str:
    """Returns the type that chooses a conversion: Flags<ur_queue_flag_t>."""
    return base_tag(entry) if isinstance(entry, Enum) else tag(entry.ctype)


def number(etor: Etor) -> str:
    """Returns the value of an enumerator, in the base that the spec uses."""
    return f"0x{etor.value:X}" if etor.enum.is_flags or "0x" in etor.text else str(etor.value)


def about(entry: Entry, indent: int = 4) -> str:
    """Returns the docstring of a class, or of a member or enumerator of one."""
    typed = f"`{queried(entry.ctype)[1]}`: " if isinstance(entry, Etor) and entry.ctype else ""
    return "\n".join(docstring(indent, typed + entry.desc))


@dataclass(frozen=True)
class PythonMember(Named):
    """A member of a struct. The count of an array is not a member in Python."""

    model: Member

    @property
    def is_list(self) -> bool:
        return self.model.length is not None and self.model.ctype.pointers == 1

    @property
    def is_union(self) -> bool:
        return isinstance(self.model.ctype.base, Union)

    @property
    def is_array(self) -> bool:
        """True for size_t[3]."""
        return self.model.ctype.is_array

    @property
    def is_plain(self) -> bool:
        """True for a value that can be assigned."""
        return not (self.model.is_chain or self.is_list or self.is_union or self.is_array)

    @property
    def tag(self) -> str:
        return base_tag(self.model.ctype.base) if self.is_list else tag(self.model.ctype)

    @property
    def reader(self) -> str:
        """fromOptional<const char *>: the function that reads the member."""
        return f"from{'Optional' if self.model.optional else ''}<{self.tag}>"

    @property
    def annotation(self) -> str:
        if self.model.is_chain:
            return "Struct | None"
        if self.is_list or self.is_array:
            return f"Sequence[{base_annotation(self.model.ctype.base)}]"
        if isinstance(self.model.ctype.base, Union):
            return " | ".join(dict.fromkeys(annotation(m.ctype) for m in self.model.ctype.base.members))
        return annotation(self.model.ctype) + (" | None" if self.model.optional else "")

    @property
    def default(self) -> str:
        """The default value; empty if the member is required."""
        base = self.model.ctype.base
        if self.model.is_chain or (self.model.optional and self.is_plain):
            return "None"
        if self.is_list or self.is_array:
            return "()"
        if isinstance(base, Enum) and base.is_flags:
            return f"{base.name}(0)"
        return {"int": "0", "bool": "False"}.get(self.annotation, "")

    @property
    def declaration(self) -> str:
        return f"{self.name}: {self.annotation}" + (f" = {self.default}" if self.default else "")


def python_members(struct: Struct) -> tuple[PythonMember, ...]:
    """Returns the members except the structure type and the counts of lists."""
    members = tuple(PythonMember(m) for m in struct.all_members if not (struct.stype and m.name == "stype"))
    counts = {m.model.length for m in members if m.is_list}
    return tuple(m for m in members if m.model not in counts)


def handed_out(spec: Spec) -> tuple[Struct, ...]:
    """Returns the structs that the API returns, as values of info queries or through parameters."""
    values = [etor.ctype for enum in spec.enums for etor in enum.etors if etor.ctype]
    values += [p.ctype for f in spec.functions for p in f.params if p.is_out_only]
    bases = {ctype.base for ctype in values}
    return tuple(t for t in spec.types if isinstance(t, Struct) and t in bases)
