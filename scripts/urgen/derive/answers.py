# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values that info queries return: their printers, decoders and sizes."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from urgen.model import CType, Enum, Etor, Spec

_Key = TypeVar("_Key")
Group = tuple[str, tuple[str, ...]]  # ("printInfoArray<size_t>", ("UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL",))


def grouped(etors: Iterable[Etor], key: Callable[[CType | None], _Key]) -> tuple[tuple[_Key, tuple[str, ...]], ...]:
    """Groups the names of enumerators by the key of their types; leaves out enumerators with an empty key."""
    names: dict[_Key, list[str]] = {}
    for etor in etors:
        names.setdefault(key(etor.ctype), []).append(etor.name)
    return tuple((group_key, tuple(group)) for group_key, group in names.items() if group_key)


def by_printer(enum: Enum) -> tuple[Group, ...]:
    """Groups by the function in ur_print.hpp: printInfoArray<size_t>."""
    return grouped(enum.distinct, _printer)


def by_smallest_size(enum: Enum) -> tuple[Group, ...]:
    """Groups by the smallest size of an answer. Leaves out arrays, which may be empty."""
    return grouped(enum.distinct, _smallest)


def absent_queries(spec: Spec) -> tuple[Group, ...]:
    """Groups device queries about features outside this interface by the type of the answer."""
    absent = (etor for etor in spec.etors_of("ur_device_info_t") if etor.absent)
    return grouped(absent, lambda ctype: ctype.text if ctype else "")


def decoder(info: Etor) -> str:
    """Returns the function of tools/urinfo/decode.hpp: decodeArray<size_t>."""
    assert info.ctype
    if info.ctype.is_array:
        return {"char": "decodeText", "uint8_t": "decodeBytes"}.get(info.ctype.base.name, f"decodeArray<{info.ctype.text}>")
    if info.ctype.bits:
        return f"decodeFlags<{info.ctype.bits}>"
    return "decodeBool" if info.ctype.base.name == "ur_bool_t" else f"decodeValue<{info.ctype.text}>"


def size(info: Etor) -> str:
    """Returns the size of an answer, or of one element of a list: sizeof(uint32_t)."""
    assert info.ctype
    return f"sizeof({info.ctype.text})" if info.ctype.array == 0 else f"sizeof({info.ctype.text}{info.ctype.suffix})"


def shape(info: Etor) -> str:
    """Returns the sizes that an answer may have: One, List or Text."""
    assert info.ctype
    if info.ctype.array != 0:
        return "One"
    return "Text" if info.ctype.base.name == "char" else "List"


def label(query: Etor) -> str:
    """Returns the subject of a support query: ipc memory for UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP."""
    return " ".join(word for word in query.short.lower().split("_") if word not in ("support", "exp"))


def _printer(ctype: CType | None) -> str:
    if ctype is None:
        return "printInfoValue<void>"
    if ctype.is_array:
        return "printInfoString" if ctype.base.name == "char" else f"printInfoArray<{ctype.text}>"
    return f"printInfoFlags<{ctype.bits}>" if ctype.bits else f"printInfoValue<{ctype.text}>"


def _smallest(ctype: CType | None) -> str:
    if ctype is None or ctype.array == 0:
        return "sizeof(char)" if ctype and ctype.base.name == "char" else ""
    return f"sizeof({ctype.text}{ctype.suffix})"
