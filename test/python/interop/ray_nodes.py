# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ray actors on two nodes pass arrays to each other. The program raises an exception if a case fails."""

from __future__ import annotations

from typing import Any

import numpy as np
import ray
import ur_ipc
from ray_cluster import LOCAL, REMOTE, two_nodes
from ur_ipc import ray as ur_ipc_ray

MIB = 1 << 20


@ray.remote(num_cpus=0)
class Actor:
    def __init__(self) -> None:
        ur_ipc_ray.install()
        self._arrays: list[ur_ipc.Array] = []

    def add(self, array: ur_ipc.Array, number: int) -> bytes:
        """Adds a number to the array in place, and returns the array's bytes."""
        array.numpy()[...] += number
        return array.tobytes()

    def describe(self, array: ur_ipc.Array) -> tuple[object, ...]:
        return array.shape, str(array.dtype), array.device.name, array.tobytes()

    def make(self, count: int) -> ur_ipc.Array:
        self._arrays.append(ur_ipc.from_array(np.arange(count)))
        return self._arrays[-1]

    def newest(self) -> list[int]:
        elements: list[int] = self._arrays[-1].numpy()[:5].tolist()
        return elements


def start_actor(node: str) -> Any:
    actor: Any = Actor
    return actor.options(resources={node: 1}).remote()


def one_node_has_one_array() -> None:
    first, second = start_actor(LOCAL), start_actor(LOCAL)
    array = ur_ipc.zeros(4 * MIB)
    assert ray.get(first.add.remote(array, 2))[:8] == np.float64(2).tobytes()
    assert ray.get(second.add.remote(array[1:], 3))[:8] == np.float64(5).tobytes()
    assert array.numpy()[:3].tolist() == [2, 5, 5]


def another_node_has_a_copy() -> None:
    actor = start_actor(REMOTE)
    array = ur_ipc.zeros(4 * MIB)
    array.numpy()[:] = 1
    assert ray.get(actor.add.remote(array, 2)) == np.full(4 * MIB, 3.0).tobytes()
    assert set(array.numpy()[:: MIB // 2]) == {1}


def any_node_gets_any_array() -> None:
    actors = start_actor(LOCAL), start_actor(REMOTE)
    raw = np.random.default_rng(1).integers(0, 2, 4096, dtype="uint8")
    for dtype in ur_ipc.DTYPES:
        whole = ur_ipc.from_array(raw[: 24 * dtype.itemsize]).view(dtype, (4, 6))
        for part in (whole, whole[1:, ::2], whole[:0]):
            expected = (part.shape, str(dtype), "cpu:0", part.tobytes())
            reference = ray.put(part)
            for actor in actors:
                assert ray.get(actor.describe.remote(part)) == expected
                assert ray.get(actor.describe.remote(reference)) == expected


def actors_return_arrays() -> None:
    local, remote_actor, remote_neighbor = start_actor(LOCAL), start_actor(REMOTE), start_actor(REMOTE)
    local_array = ray.get(local.make.remote(5))
    local_array.numpy()[0] = 7
    assert ray.get(local.newest.remote()) == [7, 1, 2, 3, 4]
    remote_array = ray.get(remote_actor.make.remote(5))
    remote_array.numpy()[0] = 7
    assert ray.get(remote_actor.newest.remote()) == [0, 1, 2, 3, 4]
    ray.get(remote_neighbor.add.remote(remote_actor.make.remote(5), 10))  # the array never comes to this process
    assert ray.get(remote_actor.newest.remote()) == [10, 11, 12, 13, 14]


def a_stale_array_raises_an_error() -> None:
    remote_actor = start_actor(REMOTE)
    for actor in (start_actor(LOCAL), remote_actor):
        reference = ray.put(ur_ipc.zeros(4 * MIB))
        try:
            ray.get(actor.describe.remote(reference))
        except ray.exceptions.RayError as error:
            assert "Handle" in str(error), error
        else:
            raise AssertionError("a stale handle was opened")


def uninstall_restores_the_default() -> None:
    array = ur_ipc.zeros(3)
    ur_ipc_ray.uninstall()
    # Without the hook, Ray sends a handle, which opens because both nodes are on this machine.
    ray.get(start_actor(REMOTE).add.remote(array, 1))
    assert array.numpy().tolist() == [1, 1, 1]
    ur_ipc_ray.install()
    ray.get(start_actor(REMOTE).add.remote(array, 1))
    assert array.numpy().tolist() == [1, 1, 1]


def main() -> None:
    with two_nodes():
        ur_ipc_ray.install()
        for case in (
            one_node_has_one_array,
            another_node_has_a_copy,
            any_node_gets_any_array,
            actors_return_arrays,
            a_stale_array_raises_an_error,
            uninstall_restores_the_default,
        ):
            case()
            print(f"{case.__name__}: passed", flush=True)


if __name__ == "__main__":
    main()
