# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of a test library that allocates segments of device memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import ur_ipc
from ur_ipc.arrays import borrow
from ur_ipc.sources import source_of


class Part:
    """An array of the library. It keeps its segment alive."""

    def __init__(self, segment: Any, offset: int, shape: tuple[int, ...], strides: tuple[int, ...] | None = None) -> None:
        self.segment = segment
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": "<i4",
            "data": (segment.address + offset if 0 not in shape else 0, False),
            "strides": strides,
            "version": 3,
        }


def array_over(part: Part) -> ur_ipc.Array:
    return borrow(source_of(part))


def fill(part: Part, value: int) -> None:
    array = array_over(part)
    array.copy_from(np.full(array.shape, value, "int32"))
