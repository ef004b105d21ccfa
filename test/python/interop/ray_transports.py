# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ray actors on two nodes send arrays, or PyTorch tensors, with this package's transports. The program raises an exception if a
case fails.

    ray_transports.py array|torch DEVICE
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import ray
import ur_ipc
import ur_ipc.ray
from ray_cluster import HERE, THERE, two_nodes

LIBRARY, DEVICE = sys.argv[1:]
TRANSPORT = {"array": "ur_ipc_array", "torch": "ur_ipc"}[LIBRARY]
ROUNDS = 250
DEADLINE_S = 60
COUNT = 1000
OWN = 9  # the number in the value that the maker keeps


def new(number: int) -> Any:
    array = ur_ipc.from_array(bytearray([number]) * COUNT, device=DEVICE)
    return array if LIBRARY == "array" else array.torch()


def array_of(value: Any) -> ur_ipc.Array:
    return value if isinstance(value, ur_ipc.Array) else ur_ipc.from_dlpack(value)


def number_in(value: Any) -> int:
    """Returns the number that fills the value."""
    (number,) = set(array_of(value).tobytes())
    return number


@ray.remote(num_cpus=0, enable_tensor_transport=True)
class Actor:
    def __init__(self, library: str, device: str, number: int) -> None:
        global LIBRARY, DEVICE
        LIBRARY, DEVICE = library, device
        self._own = new(number)
        self._held: Any = None

    def own(self) -> Any:
        return self._own

    def new(self, number: int) -> Any:
        return new(number)

    def private(self, number: int) -> Any:
        import torch

        self._own = torch.full((COUNT,), number, dtype=torch.uint8)
        return {"tensor": self._own, "number": number}

    def own_and_unusable(self) -> Any:
        unusable = new(0)
        unusable.close()
        return [self._own, unusable]

    def same(self, value: Any) -> Any:
        return value

    def fill(self, value: Any, number: int) -> None:
        array_of(value).copy_from(bytearray([number]) * COUNT)

    def read(self, value: Any) -> int:
        return number_in(value)

    def read_tensor(self, value: dict[str, Any]) -> int:
        return number_in(value["tensor"])

    def hold(self, value: Any) -> None:
        self._held = value

    def read_held(self) -> int:
        return number_in(self._held)

    def resources(self) -> tuple[int, int, int]:
        """Returns the process id, and the numbers of memory files and of objects that Ray keeps in this process."""
        return os.getpid(), memory_files(), ray._private.worker.global_worker.rdt_manager.rdt_store.get_num_objects()


def memory_files() -> int:
    found = 0
    for entry in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # Ray closes descriptors at the same time
            found += "memfd:" in str(entry.readlink())
    return found


def started(node: str, number: int = 0) -> Any:
    actor: Any = Actor
    return actor.options(resources={node: 1}).remote(LIBRARY, DEVICE, number)


def sent(method: Any, *arguments: object) -> Any:
    """Returns a reference to the result, which Ray keeps in the actor."""
    return method.options(tensor_transport=TRANSPORT).remote(*arguments)


def exports(pids: Iterable[int]) -> int:
    """Returns the number of valid handles of these processes."""
    found = set(pids)
    listed = subprocess.run([os.environ["UR_IPC_TEST_LS"], "--json"], capture_output=True, text=True, check=True)
    return sum(export["handles"] for export in json.loads(listed.stdout)["exports"] if export["pid"] in found)


def until(holds: Callable[[], object]) -> None:
    """Waits until the condition holds: Ray reports a dropped reference to the object's creator with a delay."""
    deadline = time.monotonic() + DEADLINE_S
    while not holds():
        assert time.monotonic() < deadline, f"the condition did not become true within {DEADLINE_S} s"
        time.sleep(0.05)


def more(resources: Iterable[tuple[int, int, int]], before: Iterable[tuple[int, int, int]]) -> bool:
    """Returns whether a process has more than before. It may have less, if Ray dropped objects late."""
    return any(
        pid != earlier or files > fewer or objects > less
        for (pid, files, objects), (earlier, fewer, less) in zip(resources, before, strict=True)
    )


class Actors(NamedTuple):
    """The actors of all cases."""

    maker: Any
    near: Any
    beside: Any
    far: Any

    @classmethod
    def start(cls) -> Actors:
        return cls(started(HERE, OWN), started(HERE), started(HERE), started(THERE))

    def resources(self) -> list[tuple[int, int, int]]:
        return [*ray.get([actor.resources.remote() for actor in self]), (os.getpid(), memory_files(), 0)]

    def exports(self) -> int:
        return exports(pid for pid, _, _ in self.resources())


def one_node_has_one_object(actors: Actors) -> None:
    reference = sent(actors.maker.new, 1)
    ray.get(actors.near.fill.remote(reference, 2))
    assert number_in(ray.get(reference)) == 2
    assert ray.get(actors.maker.read.remote(reference)) == 2
    ours = ray.put(new(4), _tensor_transport=TRANSPORT)
    ray.get(actors.near.fill.remote(ours, 5))
    assert number_in(ray.get(ours)) == 5


def another_node_has_a_copy(actors: Actors) -> None:
    reference = sent(actors.maker.new, 1)
    assert ray.get(actors.far.read.remote(reference)) == 1
    ray.get(actors.far.fill.remote(reference, 2))
    assert number_in(ray.get(reference)) == 1


def a_receiver_keeps_what_it_has(actors: Actors) -> None:
    reference = sent(actors.maker.new, 6)
    ray.get(actors.near.hold.remote(reference))
    assert actors.exports() > 0
    del reference
    until(lambda: actors.exports() == 0)
    assert ray.get(actors.near.read_held.remote()) == 6


def what_was_received_can_be_sent(actors: Actors) -> None:
    first = sent(actors.maker.new, 8)
    second = sent(actors.near.same, first)
    assert number_in(ray.get(second)) == 8
    del first
    maker, _, _ = ray.get(actors.maker.resources.remote())
    until(lambda: exports([maker]) == 0)
    assert ray.get(actors.beside.read.remote(second)) == 8


def kill_a_receiver_of(maker: Any) -> None:
    """Kills an actor, and sends an object to it. If Ray cannot abort the transport, it then also kills the maker."""
    receiver, reference = started(HERE), sent(maker.own)
    ray.get(receiver.hold.remote(reference))
    pid, _, _ = ray.get(receiver.resources.remote())
    ray.kill(receiver)
    until(lambda: not Path(f"/proc/{pid}").exists())  # ray.kill() does not wait, so the actor could still read the object
    try:
        ray.get(receiver.read.remote(reference))
    except ray.exceptions.RayActorError:
        return
    raise AssertionError("a killed actor read an array")


def a_thousand_references_leave_nothing(actors: Actors) -> None:
    maker, near, beside, far = actors

    def round_of_references(number: int) -> None:
        made, owned = sent(maker.new, number % 256), sent(maker.own)
        again, ours = sent(near.same, made), ray.put(new(number % 256), _tensor_transport=TRANSPORT)
        receivers = [near, beside, far] if number % 25 == 0 else [near, beside]
        read = [receiver.read.remote(reference) for reference in (made, owned, again, ours) for receiver in receivers]
        expected = [value for value in (number % 256, OWN, number % 256, number % 256) for _ in receivers]
        assert ray.get(read) == expected

    kill_a_receiver_of(maker)
    round_of_references(0)  # opens the descriptors that a process keeps, such as its export table's
    until(lambda: actors.exports() == 0)
    before = actors.resources()
    for number in range(ROUNDS):
        round_of_references(number)
    until(lambda: actors.exports() == 0)
    until(lambda: not more(actors.resources(), before))


def the_end_of_the_maker_is_reported(actors: Actors) -> None:
    maker = started(HERE)
    reference = sent(maker.new, 1)
    assert number_in(ray.get(reference)) == 1
    ray.kill(maker)
    until(lambda: is_refused(lambda: ray.get(reference)))
    assert is_refused(lambda: ray.get(actors.near.read.remote(reference)))
    assert is_refused(lambda: ray.get(actors.far.read.remote(reference)))


def is_refused(get: Callable[[], object]) -> bool:
    try:
        get()
    except ur_ipc.InvalidHandleError as stale:
        assert "Create the object again" in str(stale.__notes__) + str(stale)
        return True
    return False


def a_failed_task_exports_nothing(actors: Actors) -> None:
    try:
        ray.get(sent(actors.maker.own_and_unusable))
    except ray.exceptions.RayTaskError as failed:
        assert "closed" in str(failed)
    else:
        raise AssertionError("a closed array was sent")
    assert actors.exports() == 0


def the_serializer_stays(_: Actors) -> None:
    for function in ur_ipc.ray.install, ur_ipc.ray.uninstall:
        try:
            function()
        except RuntimeError as refused:
            assert f"call {function.__name__}() before" in str(refused)
        else:
            raise AssertionError(f"{function.__name__}() replaced the serializer of the transport")


def private_tensors_are_copied_once(actors: Actors) -> None:
    reference = sent(actors.maker.private, 1)
    assert number_in(ray.get(reference)["tensor"]) == 1
    ray.get(reference)["tensor"].fill_(2)
    assert ray.get(actors.near.read_tensor.remote(reference)) == 2
    assert number_in(ray.get(sent(actors.maker.own))) == 1


def targets_are_refused(actors: Actors) -> None:
    reference, target = sent(actors.maker.new, 1), new(0)
    ray.experimental.set_target_for_ref(reference, [target])
    try:
        ray.get(reference)
    except ValueError as refused:
        assert "remove the target" in str(refused)
    else:
        raise AssertionError("a target was accepted")


CASES: list[Callable[[Actors], None]] = [
    one_node_has_one_object,
    another_node_has_a_copy,
    a_receiver_keeps_what_it_has,
    what_was_received_can_be_sent,
    a_thousand_references_leave_nothing,
    the_end_of_the_maker_is_reported,
]
LIBRARY_CASES: dict[str, list[Callable[[Actors], None]]] = {
    "array": [a_failed_task_exports_nothing, the_serializer_stays],
    "torch": [private_tensors_are_copied_once, targets_are_refused],
}


def main() -> None:
    ur_ipc.ray.register()
    ur_ipc.ray.register()  # a second call does nothing
    with two_nodes():
        actors = Actors.start()
        for case in CASES + LIBRARY_CASES[LIBRARY]:
            case(actors)
            print(case.__name__, "holds", flush=True)


if __name__ == "__main__":
    main()
