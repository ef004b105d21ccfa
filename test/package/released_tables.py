# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that libraries stay within the tables of the last release.

Another project's loader has room only for the released slots. It also finds a handle's functions at the released offsets
from the address in the handle's first word. So a library may write nothing after a table, and may not move a table.
"""

import argparse
import ctypes
import re
import sys
from pathlib import Path

_TABLE = re.compile(r"  - name: (\w+)\n    slots: \[(.*)\]\n")
_GUARD = 0xA5A5A5A5A5A5A5A5
_GUARDS = 64  # words
_WORD = ctypes.sizeof(ctypes.c_void_p)


def _tables(record: Path) -> dict[str, list[str]]:
    """Returns the released slots of each table, in the order of the tables."""
    tables = record.read_text(encoding="utf-8").split("\ntables:\n")[1]
    return {name: [slot.strip() for slot in slots.split(",")] for name, slots in _TABLE.findall(tables)}


def _version(record: Path) -> int:
    major, minor = record.stem.split(".")[:2]
    return int(major) << 16 | int(minor)


def _fill(library: ctypes.CDLL, name: str, size: int, version: int) -> tuple[list[int], str]:
    """Returns the words of a table, and the description of a mistake in them or an empty text."""
    getter = f"urGet{name}ProcAddrTable"
    words = (ctypes.c_uint64 * (size + _GUARDS))(*[_GUARD] * (size + _GUARDS))
    if result := library[getter](ctypes.c_uint32(version), words):
        return [], f"{getter} failed with {result}"
    if words[size:] != [_GUARD] * _GUARDS:
        return [], f"{getter} wrote beyond the {size} released slots"
    return words[:size], f"{getter} left a slot empty" if {0, _GUARD} & set(words[:size]) else ""


def _adapter_block(get: int, size: int) -> list[int]:
    """Returns the words that an adapter's handle points to, or an empty list if urAdapterGet returns no adapter."""
    handle, count = ctypes.c_void_p(), ctypes.c_uint32()
    call = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p)(get)
    if call(1, ctypes.byref(handle), ctypes.byref(count)) or not handle.value:
        return []
    block = ctypes.c_uint64.from_address(handle.value).value
    return list((ctypes.c_uint64 * size).from_address(block))


def _mistakes(path: Path, record: Path) -> list[str]:
    library, tables, version = ctypes.CDLL(str(path)), _tables(record), _version(record)
    filled = {name: _fill(library, name, len(slots), version) for name, slots in tables.items()}
    if mistakes := [mistake for _, mistake in filled.values() if mistake]:
        return mistakes
    words = [word for part, _ in filled.values() for word in part]
    get = filled["Adapter"][0][tables["Adapter"].index("Get")]
    block = [] if hasattr(library, "urAdapterGet") else _adapter_block(get, len(words))  # a loader makes no handles
    print(f"{path.name}: {len(tables)} tables of {len(words) * _WORD} bytes{', also behind a handle' if block else ''}")
    return ["a handle's tables differ from the getters' tables"] if block not in ([], words) else []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path, help="the record of a release, such as spec/abi/0.12.yml")
    parser.add_argument("libraries", type=Path, nargs="+", help="adapters and loaders")
    options = parser.parse_args()
    mistakes = [f"{path.name}: {mistake}" for path in options.libraries for mistake in _mistakes(path, options.record)]
    print(*mistakes, sep="\n", file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
