# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The valid arguments that generated tests start with."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.model import CType, Enum, Etor, Function, Member, Param, Spec, Struct, Typedef
from urgen.names import Name

_ELEMENTS, _BYTES = 4, 512  # the counts in test/unit/validation/arena.hpp


@dataclass(frozen=True)
class GoodArgument(Named):
    """A parameter as a member of a test's argument block."""

    model: Param
    siblings: tuple[Param, ...]  # all parameters of the function

    @property
    def type(self) -> str:
        """The type without const on its pointee, so that tests can change the pointee."""
        ctype = self.model.ctype
        return ctype.text if ctype.is_text or ctype.pointers != 1 else ctype.text.removeprefix("const ")

    @cached_property
    def value(self) -> str:
        ctype = self.model.ctype
        if ctype.is_pointer:
            return self._pointer(ctype)
        if ctype.is_callback:
            return f"ignore<{ctype.text}>()"
        if isinstance(ctype.base, Enum):
            return "0" if ctype.base.is_flags else _wide_enumerator(ctype.base).name
        if isinstance(ctype.base, Struct):
            return f"*make<{ctype.text}>()"
        return f"fresh<{ctype.text}>()" if ctype.is_handle and ctype.is_nullable else self._number()

    def _pointer(self, ctype: CType) -> str:
        if _is_open_list(self.model):
            return "nullptr"
        if ctype.is_void and ctype.pointers == 1:
            return "make<Buffer>()"
        return '"text"' if ctype.is_text else f"make<{_element_type(self.type.removesuffix('*').rstrip())}>()"

    def _number(self) -> str:
        if self.model.usual:
            return str(self.model.usual)
        arrays = [param for param in self.siblings if param.length is self.model]
        if any(map(_is_open_list, arrays)):
            return "0"
        return "sizeof(Buffer)" if any(param.typed_by for param in arrays) else "1"


def good_arguments(function: Function) -> tuple[GoodArgument, ...]:
    return tuple(GoodArgument(param, function.params) for param in function.params)


@dataclass(frozen=True)
class GoodStruct(Named):
    """A struct with the members that must not be zero."""

    model: Struct
    nonzero: frozenset[str]  # members that a function rejects if they are zero

    @cached_property
    def members(self) -> tuple[tuple[str, str], ...]:
        """Names and values."""
        stype = (("stype", self.model.stype.name),) if self.model.stype else ()
        return stype + tuple((m.name, value) for m in self.model.members if (value := self._value(m)))

    def _value(self, member: Member) -> str:
        if member.usual:
            return str(member.usual)
        ctype = member.ctype
        if ctype.is_pointer and not member.optional:
            element = "Buffer" if ctype.is_void and ctype.pointers == 1 else ctype.element.removeprefix("const ")
            return '"text"' if ctype.is_text else f"arena.make<{_element_type(element)}>()"
        if isinstance(ctype.base, Enum) and ctype.is_enum and not ctype.base.is_flags:
            return _wide_enumerator(ctype.base).name
        return "1" if member.name in self.nonzero or any(m.length is member for m in self.model.members) else ""


def good_structs(spec: Spec) -> Iterator[GoodStruct]:
    """Returns all structs."""
    rejected_members: defaultdict[str, set[str]] = defaultdict(set)
    for function in spec.functions:
        types = {param.name: param.ctype.base.name for param in function.params}
        for check in (check for entry in function.returns for check in entry.checks if check.rule == "nonzero"):
            param, member = check.place
            rejected_members[types.get(Name(param), Name(""))].add(member)
    return (GoodStruct(t, frozenset(rejected_members[t.name])) for t in spec.types if isinstance(t, Struct))


def _element_type(element: str) -> str:
    """Returns const char * for const char *const, because tests fill the elements that they make."""
    return element.removesuffix("*const") + "*" if element.endswith("*const") else element


def most_usual(counted: Param | Member) -> int:
    """Returns how many elements or bytes generated tests provide for a counted parameter: the largest valid `usual`."""
    if isinstance(counted, Param) and _is_open_list(counted):
        return 0
    return _BYTES if counted.ctype.is_void and counted.ctype.pointers == 1 else _ELEMENTS


def _is_open_list(param: Param) -> bool:
    """Returns True for a list that may be omitted together with its count."""
    return bool(param.mismatch and param.optional)


def _wide_enumerator(enum: Enum) -> Etor:
    """Returns an enumerator whose value is larger than a byte, so that a buffer can be too small; otherwise the first."""
    return next((etor for etor in enum.distinct if _is_wide(etor.ctype)), enum.distinct[0])


def _is_wide(ctype: CType | None) -> bool:
    if ctype is None or ctype.array == 0:
        return False
    base = ctype.base.ctype.base if isinstance(ctype.base, Typedef) else ctype.base
    return ctype.is_pointer or base.name not in ("bool", "char", "int8_t", "uint8_t")
