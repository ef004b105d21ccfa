# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Facts that the headers must satisfy: sizes, offsets, types and numbers, as C++ conditions.

They come only from the spec and assume 8-byte pointers, so that any header for the spec can be checked
against them.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from urgen.model import Callback, CType, Enum, Function, Handle, Member, NamedType, Spec, Struct, Table, Typedef, Union

RESERVED_SIGNATURE = "--------"

_POINTER = 8
_ENUM = 4
_FORCED = 0x7FFFFFFF
_BUILTINS = {
    "bool": 1, "char": 1, "unsigned char": 1, "int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int": 4, "int32_t": 4,
    "uint32_t": 4, "float": 4, "int64_t": 8, "uint64_t": 8, "double": 8, "size_t": 8, "uintptr_t": 8, "intptr_t": 8,
}  # fmt: skip


@dataclass(frozen=True)
class Extent:
    """The size and alignment of a type."""

    size: int
    alignment: int


@dataclass(frozen=True)
class Place:
    """A member with its offset."""

    member: Member
    offset: int


def type_facts(spec: Spec) -> Iterator[str]:
    for entry in spec.types:
        yield f"sizeof({entry.name}) == {_extent_of(entry).size}"
        if isinstance(entry, Handle):
            yield _same(entry.name, "std::uintptr_t") if entry.integer else f"std::is_pointer_v<{entry.name}>"
        elif isinstance(entry, Enum):
            yield _same(entry.name, "std::uint32_t") if entry.is_flags else f"std::is_enum_v<{entry.name}>"
        elif isinstance(entry, Typedef):
            yield _same(entry.name, entry.ctype.text)
        elif isinstance(entry, Callback):
            yield _same(entry.name, f"{entry.returns.text} (*)({', '.join(p.ctype.text for p in entry.params)})")
        elif isinstance(entry, Struct | Union):
            yield f"alignof({entry.name}) == {_extent_of(entry).alignment}"
            for place in _places(entry):
                yield f"offsetof({entry.name}, {place.member.name}) == {place.offset}"
                ctype = place.member.ctype
                yield _same(f"decltype({entry.name}::{place.member.name})", ctype.text + ctype.suffix)


def number_facts(enums: Iterable[Enum], functions: Iterable[Function]) -> Iterator[str]:
    for enum in enums:
        for etor in enum.etors:
            yield f"{etor.name} == {etor.value:#x}"
        yield f"{enum.force_name} == {_FORCED:#x}"
        if enum.is_flags:
            yield f"{enum.mask_name} == {enum.mask}"
    for function in functions:
        yield f"{function.id_name} == {function.id}"
    yield f"UR_FUNCTION_FORCE_UINT32 == {_FORCED:#x}"


def function_facts(functions: Iterable[Function]) -> Iterator[str]:
    """Yields the types of functions, and the layout of their parameter blocks."""
    for function in functions:
        yield _same(f"decltype({function.name})", f"ur_result_t({function.types})")
        for index, param in enumerate(function.params):
            yield f"offsetof({function.params_type}, {param.field}) == {index * _POINTER}"
            yield _same(f"decltype({function.params_type}::{param.field})", f"{param.ctype.text} *")
        if function.params:
            yield f"sizeof({function.params_type}) == {len(function.params) * _POINTER}"


def table_facts(tables: Iterable[Table]) -> Iterator[str]:
    """Yields the offset of each table among all tables, and of each slot in its table."""
    end = 0
    for table in tables:
        yield f"offsetof(ur_dditable_t, {table.name}) == {end}"
        yield _same(f"decltype(ur_dditable_t::{table.name})", table.type)
        yield f"sizeof({table.type}) == {len(table.slots) * _POINTER}"
        end += len(table.slots) * _POINTER
        for index, slot in enumerate(table.slots):
            yield f"offsetof({table.type}, {slot.member}) == {index * _POINTER}"
            if slot.function:
                yield _same(f"decltype({table.type}::{slot.member})", slot.type)
                yield _same(slot.type, f"ur_result_t (*)({slot.function.types})")
        yield _same(f"decltype({table.getter})", f"ur_result_t(ur_api_version_t, {table.type} *)")
        yield _same(table.getter_type, f"decltype({table.getter}) *")
    yield f"sizeof(ur_dditable_t) == {end}"


def _same(one: str, other: str) -> str:
    return f"std::is_same_v<{one}, {other}>"


def _extent_of(entry: NamedType) -> Extent:
    if isinstance(entry, Enum):
        return Extent(_ENUM, _ENUM)
    if isinstance(entry, Handle | Callback):
        return Extent(_POINTER, _POINTER)
    if isinstance(entry, Typedef):
        return _extent(entry.ctype)
    if isinstance(entry, Struct | Union):
        return _record(entry)
    return Extent(_BUILTINS[entry.name], _BUILTINS[entry.name])


def _extent(ctype: CType) -> Extent:
    element = Extent(_POINTER, _POINTER) if ctype.is_pointer else _extent_of(ctype.base)
    return Extent(element.size * (1 if ctype.array is None else ctype.array), element.alignment)


def _record(record: Struct | Union) -> Extent:
    ends = [(place.offset + _extent(place.member.ctype).size) for place in _places(record)]
    alignment = max((_extent(place.member.ctype).alignment for place in _places(record)), default=1)
    return Extent(_aligned(max(ends, default=0), alignment), alignment)


def _places(record: Struct | Union) -> tuple[Place, ...]:
    if isinstance(record, Union):
        return tuple(Place(member, 0) for member in record.members)
    places = []
    end = 0
    for member in record.all_members:
        extent = _extent(member.ctype)
        offset = _aligned(end, extent.alignment)
        places.append(Place(member, offset))
        end = offset + extent.size
    return tuple(places)


def _aligned(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


def fingerprint(table: Table) -> str:
    """Returns a hash of every slot's place, name and signature; a reserved slot has no signature."""
    return "".join(
        _hash(f"{table.name}.{slot.member}") + (_hash(slot.function.types) if slot.function else RESERVED_SIGNATURE)
        for slot in table.slots
    )


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[: len(RESERVED_SIGNATURE)]
