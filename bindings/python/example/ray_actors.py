# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends an array to Ray actors. Actors on its node use it in place; actors on other nodes use a copy."""

from __future__ import annotations

from typing import Any

import ray
import ur_ipc
from ur_ipc import ray as ur_ipc_ray


@ray.remote(num_cpus=0)
class Filler:
    def fill(self, rows: ur_ipc.Array, value: int) -> None:
        rows.numpy()[:] = value


def main() -> None:
    ray.init("local", num_cpus=2, log_to_driver=False)
    ur_ipc_ray.install()
    array = ur_ipc.zeros((4, 1 << 20))
    actor: Any = Filler
    fillers = [actor.remote() for _ in range(2)]
    ray.get([fillers[row % 2].fill.remote(array[row], row) for row in range(4)])
    print(array.numpy()[:, -1].tolist())
    ray.shutdown()


if __name__ == "__main__":
    main()
