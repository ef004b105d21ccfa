# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For every pair of array libraries, one process shares an array of the first, and another views the memory with the second."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pythons import HERE, PYTHONS

ITEM_BYTES = {"bool": 1, "complex64": 8, "complex128": 16, "bfloat16": 2} | {
    f"{kind}{bits}": bits // 8 for kind in ("int", "uint", "float") for bits in (8, 16, 32, 64)
}


class Process:
    """A worker process with one library."""

    def __init__(self, library: str) -> None:
        self.library = library
        self._process = subprocess.Popen(
            [PYTHONS[library], str(HERE / "worker.py"), library], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.abilities = self.request("abilities")

    def request(self, task: str, **arguments: object) -> dict[str, Any]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"do": task, **arguments}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, f"the process with {self.library} has exited"
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        assert self._process.wait(60) == 0


@pytest.fixture(scope="session")
def processes() -> Iterator[dict[str, tuple[Process, Process]]]:
    """Starts two processes per library: an exporter and an importer."""
    pairs = {library: (Process(library), Process(library)) for library in PYTHONS}
    yield pairs
    for pair in pairs.values():
        for process in pair:
            process.stop()


def require_same_memory(sender: Process, reader: Process, shared: dict[str, Any], case: object, *, read_only: bool) -> None:
    """Requires that the other library reads and writes the shared memory. If its DLPack cannot mark arrays as read-only, it
    must reject a read-only array."""
    assert "error" not in shared, f"{case}: {shared}"
    reply = reader.request("read", handle=shared["handle"])
    if read_only and not reader.abilities["reads_read_only"] and reader.library != "dpctl":
        assert "ur_ipc.from_array(x)" in reply.get("text", ""), f"{case}: {reply}"
    else:
        assert reply.get("data") == shared["data"], f"{case}: {reply}"
        if reader.abilities["writes"] and not read_only:
            assert reader.request("clear", handle=shared["handle"]) == {}, case
            assert sender.request("reread")["data"] == bytes(len(shared["data"]) // 2).hex(), case


@st.composite
def parts(draw: st.DrawFn, cases: set[str]) -> tuple[list[int], list[int | list[int | None]]]:
    """Draws the shape of an array, and the index of a part whose layout is possible in libraries with these cases."""
    if "number" not in cases:  # the library has only untyped memory
        length = draw(st.integers(1, 40))
        return [length], [[draw(st.integers(0, length - 1)), None, None]]
    shape = draw(st.lists(st.integers(0, 5), max_size=4))
    index: list[int | list[int | None]] = []
    is_whole = False  # whether the later dimensions must be whole to make a contiguous part
    for length in shape:
        entry: int | list[int | None]
        if is_whole and "steps" not in cases:
            entry = [None, None, None]
        elif length and draw(st.booleans()):
            entry = draw(st.integers(-length, length - 1))
        else:
            steps = [1] if "steps" not in cases else [1, 2, 3] if "backwards" not in cases else [1, 2, 3, -1, -2]
            entry = [draw(st.none() | st.integers(-6, 6)), draw(st.none() | st.integers(-6, 6)), draw(st.sampled_from(steps))]
            is_whole = True
        index.append(entry)
    return shape, index


@pytest.mark.parametrize("importer", PYTHONS)
@pytest.mark.parametrize("exporter", PYTHONS)
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), read_only=st.booleans())
def test_libraries_share_any_part_of_an_array(
    processes: dict[str, tuple[Process, Process]], exporter: str, importer: str, data: st.DataObject, read_only: bool
) -> None:
    sender, reader = processes[exporter][0], processes[importer][1]
    dtype = data.draw(st.sampled_from([name for name in sender.abilities["types"] if name in reader.abilities["types"]]))
    cases = set(reader.abilities["cases"]).intersection(sender.abilities["cases"])
    # The worker transposes with NumPy, which does not have bfloat16.
    transposed = "transposed" in cases and dtype != "bfloat16" and data.draw(st.booleans())
    shape, index = data.draw(parts(cases))
    initial_shape = shape[::-1] if transposed else shape
    size = math.prod(shape) * ITEM_BYTES[dtype]
    values = data.draw(st.binary(min_size=size, max_size=size))
    if dtype == "bool":
        values = bytes(byte & 1 for byte in values)
    options = {"dtype": dtype, "shape": initial_shape, "transposed": transposed, "index": index, "read_only": read_only}
    require_same_memory(sender, reader, sender.request("share", values=values.hex(), **options), options, read_only=read_only)
