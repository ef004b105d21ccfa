# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process with one array library, which does what it reads: a line of JSON in, a line of JSON out.

worker.py LIBRARY
"""

from __future__ import annotations

import json
import sys
from typing import Any

import ur_ipc
from libraries import LIBRARIES, Library

PARTS: dict[str, Any] = {
    "whole": ...,
    "offset": slice(1, None),
    "steps": (slice(None, None, 2), slice(1, None, 2)),
    "backwards": (slice(None, None, -1), slice(None, None, -1)),
    "empty": slice(0, 0),
    "number": (1, 2),
}


class Worker:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._kept: list[Any] = []

    def abilities(self) -> dict[str, Any]:
        it = self._library
        return {"types": it.types, "cases": it.cases, "writes": it.writes, "reads_read_only": it.reads_read_only}

    def share(
        self, values: str, dtype: str, shape: list[int], read_only: bool, case: str = "", index: list[Any] | None = None
    ) -> dict[str, str]:
        """A handle of a part of the library's array, or of a copy where it lies in memory of its own, and the bytes behind it.
        The part is that of a case, or of an index of numbers and slices."""
        made = self._library.made(bytes.fromhex(values), dtype, tuple(shape))
        try:
            whole = ur_ipc.share(made)
            array = whole.open()
            if array.read_only:  # as JAX's are, which lie nowhere if they are empty
                array = ur_ipc.from_array(made)
        except ValueError as refused:
            if "ur_ipc.from_array(x)" not in str(refused):
                raise
            array = ur_ipc.from_array(made)
            whole = ur_ipc.share(array)
        if index is not None:
            part = array[tuple(slice(*entry) if isinstance(entry, list) else entry for entry in index)]
        else:
            part = transposed(array) if case == "transposed" else array[PARTS[case]]
        handle = ur_ipc.share(part, read_only=read_only)
        self._kept = [made, array, whole, handle, part]
        return {"handle": bytes(handle).hex(), "data": part.tobytes().hex()}

    def look(self, handle: str) -> dict[str, str]:
        """What the library sees in shared memory, where it lies."""
        array = self._library.open(ur_ipc.ArrayHandle.from_bytes(bytes.fromhex(handle)))
        return {"data": self._library.data(self._library.see(array)).hex()}

    def clear(self, handle: str) -> dict[str, str]:
        array = self._library.open(ur_ipc.ArrayHandle.from_bytes(bytes.fromhex(handle)))
        self._library.clear(self._library.see(array))
        return {}

    def again(self) -> dict[str, str]:
        """The bytes behind the handle that was shared last, by now."""
        return {"data": self._kept[-1].tobytes().hex()}


def transposed(array: ur_ipc.Array) -> ur_ipc.Array:
    return ur_ipc.from_dlpack(array.numpy().T) if array.dtype.typestr else array


def main() -> None:
    worker = Worker(LIBRARIES[sys.argv[1]]())
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = getattr(worker, asked.pop("do"))(**asked)
        except Exception as error:
            answer = {"error": type(error).__name__, "text": str(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
