# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process with one array library. Each line of stdin is a request in JSON. The process prints each answer as a line of JSON.

worker.py LIBRARY
"""

from __future__ import annotations

import json
import sys
from typing import Any

import ur_ipc
from libraries import LIBRARIES, Library


class Worker:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._shared_objects: list[Any] = []

    def abilities(self) -> dict[str, Any]:
        lib = self._library
        return {"types": lib.types, "cases": lib.cases, "writes": lib.writes, "reads_read_only": lib.reads_read_only}

    def share(
        self, values: str, dtype: str, shape: list[int], transposed: bool, index: list[Any], read_only: bool
    ) -> dict[str, str]:
        """Shares the part of an array of the library that an index selects. If the array cannot be shared in place, copies it
        first. Returns the handle, and the bytes that importers must see."""
        original = self._library.make(bytes.fromhex(values), dtype, tuple(shape))
        try:
            whole = ur_ipc.share(original)
            array = whole.open()
            if array.read_only:  # JAX arrays are read-only; this code gets only empty ones
                array = ur_ipc.from_array(original)
        except ValueError as error:
            if "ur_ipc.from_array(x)" not in str(error):
                raise
            array = ur_ipc.from_array(original)
            whole = ur_ipc.share(array)
        if transposed:
            array = ur_ipc.from_dlpack(array.numpy().T)
        part = array[tuple(slice(*entry) if isinstance(entry, list) else entry for entry in index)]
        handle = ur_ipc.share(part, read_only=read_only)
        self._shared_objects = [original, array, whole, handle, part]
        return {"handle": bytes(handle).hex(), "data": part.tobytes().hex()}

    def read(self, handle: str) -> dict[str, str]:
        """Returns the bytes that the library reads from the shared memory."""
        array = self._library.open(ur_ipc.ArrayHandle.from_bytes(bytes.fromhex(handle)))
        return {"data": self._library.data(self._library.view(array)).hex()}

    def clear(self, handle: str) -> dict[str, str]:
        array = self._library.open(ur_ipc.ArrayHandle.from_bytes(bytes.fromhex(handle)))
        self._library.clear(self._library.view(array))
        return {}

    def reread(self) -> dict[str, str]:
        """Returns the current bytes of the array that was shared last."""
        return {"data": self._shared_objects[-1].tobytes().hex()}


def main() -> None:
    worker = Worker(LIBRARIES[sys.argv[1]]())
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = getattr(worker, request.pop("do"))(**request)
        except Exception as error:
            answer = {"error": type(error).__name__, "text": str(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
