# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every pair of libraries: what a process allocated by one, another sees by the other, where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gpu_tasks
import numpy as np
import pytest
import ur_ipc
from gpu_libraries import INSTALLED, library
from peer import Peer


@pytest.fixture(scope="module")
def peer() -> Iterator[Peer]:
    with Peer() as other:
        yield other


def part_of(x: Any, case: str) -> Any:
    match case:
        case "whole":
            return x
        case "offset":
            return x[1:]
        case "steps":
            return x[:, ::2]
        case "transposed":
            return x.T
        case "empty":
            return x[:0]
        case _:
            return x[2, 3]


@pytest.mark.parametrize("importer", INSTALLED)
@pytest.mark.parametrize("exporter", [*INSTALLED, "ur_ipc"])
def test_a_pair_of_libraries_on_one_memory(peer: Peer, exporter: str, importer: str) -> None:
    looking = library(importer)
    numbers = np.random.default_rng(7)
    for dtype in looking.types:
        values = numbers.integers(0, 100, (4, 6)).astype(dtype)
        for case in looking.cases:
            expected = part_of(values, case).tobytes()
            if exporter == "ur_ipc":
                own = ur_ipc.from_array(values, device="cuda:0")
                whole, part = own, own[2, 3] if case == "number" else own[:, ::2] if case == "steps" else own
                if case == "offset":
                    part = own[1:]
                elif case == "empty":
                    part = own[:0]
                elif case == "transposed":
                    continue  # arrays of this package are not turned round
                read = own.tobytes
            else:
                sharing = library(exporter)
                if case not in sharing.makes:
                    continue
                whole = sharing.made(values)
                # JAX's parts are copies, and so is what it makes of a number.
                part = part_of(whole, case) if exporter != "jax" else sharing.made(part_of(values, case))
                whole = part if exporter == "jax" else whole

                def read(sharing: Any = sharing, whole: Any = whole) -> bytes:
                    data: bytes = sharing.data(whole)
                    return data

            where = f"{dtype}, {case}"
            clear = looking.writes and exporter != "jax"
            with ur_ipc.share(part) as handle:
                assert peer.call(gpu_tasks.look, importer, bytes(handle), clear) == expected, where
            if clear and case == "whole":
                assert read() == bytes(values.nbytes), where
