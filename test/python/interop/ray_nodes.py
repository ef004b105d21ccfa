# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ray actors on two nodes pass arrays to each other. The program raises an exception if a case fails."""

from __future__ import annotations

from typing import Any

import numpy as np
import ray
import ur_ipc
from ray_cluster import HERE, THERE, two_nodes
from ur_ipc import ray as ur_ipc_ray

MIB = 1 << 20


@ray.remote(num_cpus=0)
class Actor:
    def __init__(self) -> None:
        ur_ipc_ray.install()
        self._kept: list[ur_ipc.Array] = []

    def add(self, array: ur_ipc.Array, number: int) -> bytes:
        """Adds a number to the array in place, and returns the array's bytes."""
        array.numpy()[...] += number
        return array.tobytes()

    def described(self, array: ur_ipc.Array) -> tuple[object, ...]:
        return array.shape, str(array.dtype), array.device.name, array.tobytes()

    def made(self, count: int) -> ur_ipc.Array:
        self._kept.append(ur_ipc.from_array(np.arange(count)))
        return self._kept[-1]

    def newest(self) -> list[int]:
        elements: list[int] = self._kept[-1].numpy()[:5].tolist()
        return elements


def started(node: str) -> Any:
    actor: Any = Actor
    return actor.options(resources={node: 1}).remote()


def one_node_has_one_array() -> None:
    first, second = started(HERE), started(HERE)
    array = ur_ipc.zeros(4 * MIB)
    assert ray.get(first.add.remote(array, 2))[:8] == np.float64(2).tobytes()
    assert ray.get(second.add.remote(array[1:], 3))[:8] == np.float64(5).tobytes()
    assert array.numpy()[:3].tolist() == [2, 5, 5]


def another_node_has_a_copy() -> None:
    actor = started(THERE)
    array = ur_ipc.zeros(4 * MIB)
    array.numpy()[:] = 1
    assert ray.get(actor.add.remote(array, 2)) == np.full(4 * MIB, 3.0).tobytes()
    assert set(array.numpy()[:: MIB // 2]) == {1}


def any_node_gets_any_array() -> None:
    actors = started(HERE), started(THERE)
    raw = np.random.default_rng(1).integers(0, 2, 4096, dtype="uint8")
    for dtype in ur_ipc.DTYPES:
        whole = ur_ipc.from_array(raw[: 24 * dtype.itemsize]).view(dtype, (4, 6))
        for part in (whole, whole[1:, ::2], whole[:0]):
            expected = (part.shape, str(dtype), "cpu:0", part.tobytes())
            reference = ray.put(part)
            for actor in actors:
                assert ray.get(actor.described.remote(part)) == expected
                assert ray.get(actor.described.remote(reference)) == expected


def actors_return_arrays() -> None:
    near, far, beside_far = started(HERE), started(THERE), started(THERE)
    ours = ray.get(near.made.remote(5))
    ours.numpy()[0] = 7
    assert ray.get(near.newest.remote()) == [7, 1, 2, 3, 4]
    copied = ray.get(far.made.remote(5))
    copied.numpy()[0] = 7
    assert ray.get(far.newest.remote()) == [0, 1, 2, 3, 4]
    ray.get(beside_far.add.remote(far.made.remote(5), 10))  # the array never comes to this process
    assert ray.get(far.newest.remote()) == [10, 11, 12, 13, 14]


def a_stale_array_is_reported() -> None:
    far = started(THERE)
    for actor in (started(HERE), far):
        reference = ray.put(ur_ipc.zeros(4 * MIB))
        try:
            ray.get(actor.described.remote(reference))
        except ray.exceptions.RayError as refused:
            assert "Handle" in str(refused), refused
        else:
            raise AssertionError("a stale handle was opened")


def uninstall_restores_the_default() -> None:
    array = ur_ipc.zeros(3)
    ur_ipc_ray.uninstall()
    # Without the hook, Ray sends a handle, which opens because both nodes are on this machine.
    ray.get(started(THERE).add.remote(array, 1))
    assert array.numpy().tolist() == [1, 1, 1]
    ur_ipc_ray.install()
    ray.get(started(THERE).add.remote(array, 1))
    assert array.numpy().tolist() == [1, 1, 1]


def main() -> None:
    with two_nodes():
        ur_ipc_ray.install()
        for case in (
            one_node_has_one_array,
            another_node_has_a_copy,
            any_node_gets_any_array,
            actors_return_arrays,
            a_stale_array_is_reported,
            uninstall_restores_the_default,
        ):
            case()
            print(case.__name__, "holds", flush=True)


if __name__ == "__main__":
    main()
