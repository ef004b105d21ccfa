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
from ray_cluster import LOCAL, REMOTE, two_nodes

LIBRARY, DEVICE = sys.argv[1:]
TRANSPORT = {"array": "ur_ipc_array", "torch": "ur_ipc"}[LIBRARY]
ROUNDS = 250
DEADLINE_S = 60
COUNT = 1000
KEPT_NUMBER = 9  # the number in the value that the creator keeps


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
        self._value = new(number)
        self._held_value: Any = None

    def value(self) -> Any:
        return self._value

    def new(self, number: int) -> Any:
        return new(number)

    def private(self, number: int) -> Any:
        import torch

        self._value = torch.full((COUNT,), number, dtype=torch.uint8)
        return {"tensor": self._value, "number": number}

    def value_and_closed_array(self) -> Any:
        closed = new(0)
        closed.close()
        return [self._value, closed]

    def forward(self, value: Any) -> Any:
        return value

    def fill(self, value: Any, number: int) -> None:
        array_of(value).copy_from(bytearray([number]) * COUNT)

    def read(self, value: Any) -> int:
        return number_in(value)

    def read_tensor(self, value: dict[str, Any]) -> int:
        return number_in(value["tensor"])

    def hold(self, value: Any) -> None:
        self._held_value = value

    def read_held(self) -> int:
        return number_in(self._held_value)

    def resources(self) -> tuple[int, int, int]:
        """Returns the process id, and the numbers of memory files and of objects that Ray keeps in this process."""
        return os.getpid(), memory_files(), ray._private.worker.global_worker.rdt_manager.rdt_store.get_num_objects()


def memory_files() -> int:
    count = 0
    for entry in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # Ray closes descriptors at the same time
            count += "memfd:" in str(entry.readlink())
    return count


def start_actor(node: str, number: int = 0) -> Any:
    actor: Any = Actor
    return actor.options(resources={node: 1}).remote(LIBRARY, DEVICE, number)


def send(method: Any, *arguments: object) -> Any:
    """Returns a reference to the result, which Ray keeps in the actor."""
    return method.options(tensor_transport=TRANSPORT).remote(*arguments)


def exports(pids: Iterable[int]) -> int:
    """Returns the number of valid handles of these processes."""
    pids = set(pids)
    listing = subprocess.run([os.environ["UR_IPC_TEST_LS"], "--json"], capture_output=True, text=True, check=True)
    return sum(export["handles"] for export in json.loads(listing.stdout)["exports"] if export["pid"] in pids)


def wait_until(condition: Callable[[], object]) -> None:
    """Waits until the condition holds: Ray reports a dropped reference to the object's creator with a delay."""
    deadline = time.monotonic() + DEADLINE_S
    while not condition():
        assert time.monotonic() < deadline, f"the condition did not become true within {DEADLINE_S} s"
        time.sleep(0.05)


def exceeds(resources: Iterable[tuple[int, int, int]], before: Iterable[tuple[int, int, int]]) -> bool:
    """Returns whether a process has more than before. It may have less, if Ray dropped objects late."""
    return any(
        pid != old_pid or files > old_files or objects > old_objects
        for (pid, files, objects), (old_pid, old_files, old_objects) in zip(resources, before, strict=True)
    )


class Actors(NamedTuple):
    """The actors of all cases."""

    creator: Any
    local: Any
    neighbor: Any
    remote: Any

    @classmethod
    def start(cls) -> Actors:
        return cls(start_actor(LOCAL, KEPT_NUMBER), start_actor(LOCAL), start_actor(LOCAL), start_actor(REMOTE))

    def resources(self) -> list[tuple[int, int, int]]:
        return [*ray.get([actor.resources.remote() for actor in self]), (os.getpid(), memory_files(), 0)]

    def exports(self) -> int:
        return exports(pid for pid, _, _ in self.resources())


def one_node_has_one_object(actors: Actors) -> None:
    reference = send(actors.creator.new, 1)
    ray.get(actors.local.fill.remote(reference, 2))
    assert number_in(ray.get(reference)) == 2
    assert ray.get(actors.creator.read.remote(reference)) == 2
    local_object = ray.put(new(4), _tensor_transport=TRANSPORT)
    ray.get(actors.local.fill.remote(local_object, 5))
    assert number_in(ray.get(local_object)) == 5


def another_node_has_a_copy(actors: Actors) -> None:
    reference = send(actors.creator.new, 1)
    assert ray.get(actors.remote.read.remote(reference)) == 1
    ray.get(actors.remote.fill.remote(reference, 2))
    assert number_in(ray.get(reference)) == 1


def a_receiver_keeps_its_object(actors: Actors) -> None:
    reference = send(actors.creator.new, 6)
    ray.get(actors.local.hold.remote(reference))
    assert actors.exports() > 0
    del reference
    wait_until(lambda: actors.exports() == 0)
    assert ray.get(actors.local.read_held.remote()) == 6


def a_received_object_can_be_sent(actors: Actors) -> None:
    first = send(actors.creator.new, 8)
    second = send(actors.local.forward, first)
    assert number_in(ray.get(second)) == 8
    del first
    creator, _, _ = ray.get(actors.creator.resources.remote())
    wait_until(lambda: exports([creator]) == 0)
    assert ray.get(actors.neighbor.read.remote(second)) == 8


def kill_a_receiver(creator: Any) -> None:
    """Kills an actor, and sends an object to it. If Ray cannot abort the transport, it then also kills the creator."""
    receiver, reference = start_actor(LOCAL), send(creator.value)
    ray.get(receiver.hold.remote(reference))
    pid, _, _ = ray.get(receiver.resources.remote())
    ray.kill(receiver)
    wait_until(lambda: not Path(f"/proc/{pid}").exists())  # ray.kill() does not wait, so the actor could still read the object
    try:
        ray.get(receiver.read.remote(reference))
    except ray.exceptions.RayActorError:
        return
    raise AssertionError("a killed actor read an array")


def a_thousand_references_leak_nothing(actors: Actors) -> None:
    creator, local, neighbor, remote = actors

    def round_of_references(number: int) -> None:
        created, kept = send(creator.new, number % 256), send(creator.value)
        forwarded, local_object = send(local.forward, created), ray.put(new(number % 256), _tensor_transport=TRANSPORT)
        receivers = [local, neighbor, remote] if number % 25 == 0 else [local, neighbor]
        read = [receiver.read.remote(ref) for ref in (created, kept, forwarded, local_object) for receiver in receivers]
        expected = [value for value in (number % 256, KEPT_NUMBER, number % 256, number % 256) for _ in receivers]
        assert ray.get(read) == expected

    kill_a_receiver(creator)
    round_of_references(0)  # opens the descriptors that a process keeps, such as its export table's
    wait_until(lambda: actors.exports() == 0)
    before = actors.resources()
    for number in range(ROUNDS):
        round_of_references(number)
    wait_until(lambda: actors.exports() == 0)
    wait_until(lambda: not exceeds(actors.resources(), before))


def the_exit_of_the_creator_raises_an_error(actors: Actors) -> None:
    creator = start_actor(LOCAL)
    reference = send(creator.new, 1)
    assert number_in(ray.get(reference)) == 1
    ray.kill(creator)
    wait_until(lambda: raises_stale_error(lambda: ray.get(reference)))
    assert raises_stale_error(lambda: ray.get(actors.local.read.remote(reference)))
    assert raises_stale_error(lambda: ray.get(actors.remote.read.remote(reference)))


def raises_stale_error(get: Callable[[], object]) -> bool:
    try:
        get()
    except ur_ipc.InvalidHandleError as error:
        assert "Create the object again" in str(error.__notes__) + str(error)
        return True
    return False


def a_failed_task_exports_nothing(actors: Actors) -> None:
    try:
        ray.get(send(actors.creator.value_and_closed_array))
    except ray.exceptions.RayTaskError as error:
        assert "closed" in str(error)
    else:
        raise AssertionError("a closed array was sent")
    assert actors.exports() == 0


def the_serializer_cannot_be_replaced(_: Actors) -> None:
    for function in ur_ipc.ray.install, ur_ipc.ray.uninstall:
        try:
            function()
        except RuntimeError as error:
            assert f"call {function.__name__}() before" in str(error)
        else:
            raise AssertionError(f"{function.__name__}() replaced the serializer of the transport")


def private_tensors_are_copied_once(actors: Actors) -> None:
    reference = send(actors.creator.private, 1)
    assert number_in(ray.get(reference)["tensor"]) == 1
    ray.get(reference)["tensor"].fill_(2)
    assert ray.get(actors.local.read_tensor.remote(reference)) == 2
    assert number_in(ray.get(send(actors.creator.value))) == 1


def targets_are_refused(actors: Actors) -> None:
    reference, target = send(actors.creator.new, 1), new(0)
    ray.experimental.set_target_for_ref(reference, [target])
    try:
        ray.get(reference)
    except ValueError as error:
        assert "remove the target" in str(error)
    else:
        raise AssertionError("a target was accepted")


CASES: list[Callable[[Actors], None]] = [
    one_node_has_one_object,
    another_node_has_a_copy,
    a_receiver_keeps_its_object,
    a_received_object_can_be_sent,
    a_thousand_references_leak_nothing,
    the_exit_of_the_creator_raises_an_error,
]
LIBRARY_CASES: dict[str, list[Callable[[Actors], None]]] = {
    "array": [a_failed_task_exports_nothing, the_serializer_cannot_be_replaced],
    "torch": [private_tensors_are_copied_once, targets_are_refused],
}


def main() -> None:
    ur_ipc.ray.register()
    ur_ipc.ray.register()  # a second call does nothing
    with two_nodes():
        actors = Actors.start()
        for case in CASES + LIBRARY_CASES[LIBRARY]:
            case(actors)
            print(f"{case.__name__}: passed", flush=True)


if __name__ == "__main__":
    main()
