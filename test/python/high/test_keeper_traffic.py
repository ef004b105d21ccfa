# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many processes make requests, and some are killed. A keeper and its standby lose no version and do not grow."""

from __future__ import annotations

import os
import random
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self

import pytest
import ur_ipc
from keeper_tasks import Keeper, Standby, names, wait_until
from peer import Worker
from tasks import KEPT_EXPORTERS, belongs_to_exporter
from traffic_tasks import Journal, make_requests, value_of

# nightly.KeeperTraffic has 32 processes and 10,000 requests.
PROCESSES = int(os.environ.get("UR_IPC_TEST_KEEPER_PROCESSES", "8"))
REQUESTS = int(os.environ.get("UR_IPC_TEST_KEEPER_REQUESTS", "400"))
REQUESTS_PER_ROUND = 10  # requests of one process; in each round the test kills a tenth of the processes
MAX_LIFE_S = 0.3  # the longest life of a process that is killed
MAX_GROWTH_KIB = 2048  # a keeper's memory may grow by this much after the first checkpoint

pytestmark = [
    pytest.mark.skipif("UR_IPC_TEST_KEEPER" not in os.environ, reason="the build has no tools"),
    pytest.mark.usefixtures("runtime"),
]


class Client:
    """A process that makes requests with its own name. After it is killed, a new process continues with this name."""

    def __init__(self, journal: Path) -> None:
        self.path = journal
        self.journal = Journal(journal)
        self.kills = 0
        self._worker = Worker()

    def begin(self, chance: random.Random, *, is_killed: bool) -> None:
        life_s = chance.uniform(0.001, MAX_LIFE_S) if is_killed else 0.0
        self._worker.begin(make_requests, self.path, REQUESTS_PER_ROUND, chance.randrange(1 << 30), life_s)

    def finish(self, *, is_killed: bool) -> None:
        if not is_killed:
            self._worker.finish(make_requests)
            return
        with pytest.raises((EOFError, ConnectionError)):
            self._worker.finish(make_requests)
        self._worker.__exit__(None, None, None)
        self._worker = Worker()
        self.kills += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error_info: object) -> None:
        self._worker.__exit__(None, None, None)
        self.journal.__exit__()


def descriptors(keeper: Keeper) -> int:
    """Returns the number of a keeper's descriptors, without the cached descriptors of exporters."""
    files = []
    for number in keeper.descriptors():
        with suppress(FileNotFoundError):  # the keeper has closed it meanwhile
            files.append(str(Path(f"/proc/{keeper.pid}/fd/{number}").readlink()))
    exporter_descriptors = sum(map(belongs_to_exporter, files))
    return len(files) - min(exporter_descriptors, 3 * KEPT_EXPORTERS + 1)


def require_acknowledged_versions(clients: list[Client]) -> None:
    """Requires that the keeper holds exactly the acknowledged versions, with their values."""
    versions = set(names())
    for client in clients:
        for version, possible in client.journal.values().items():
            value = value_of(client.path.name, version)
            assert value in possible
            assert (client.path.name, version) in versions or not value
            versions.discard((client.path.name, version))
    assert not versions


def drop_all(clients: list[Client]) -> int:
    """Drops all versions. Returns the number of requests that were answered since the last call."""
    for name in {name for name, _ in names()}:
        ur_ipc.drop(name)
    requests = sum(client.journal.requests() for client in clients)
    for client in clients:
        client.journal.clear()
    return requests


def test_killed_clients_neither_corrupt_nor_grow_keepers(tmp_path: Path) -> None:
    chance = random.Random(1)
    with ExitStack() as stack:
        keepers = [stack.enter_context(Keeper()), stack.enter_context(Standby())]
        before = [descriptors(keeper) for keeper in keepers]
        clients = [stack.enter_context(Client(tmp_path / f"client-{number}")) for number in range(PROCESSES)]
        requests, sizes = 0, []
        while requests < REQUESTS:
            victims = set(chance.sample(range(PROCESSES), max(1, PROCESSES // 10)))
            for number, client in enumerate(clients):
                client.begin(chance, is_killed=number in victims)
            for number, client in enumerate(clients):
                client.finish(is_killed=number in victims)
            require_acknowledged_versions(clients)
            requests += drop_all(clients)
            wait_until(lambda: [descriptors(keeper) for keeper in keepers] == before)
            sizes.append([keeper.resident_kib() for keeper in keepers])
        assert all(last <= first + MAX_GROWTH_KIB for first, last in zip(sizes[0], sizes[-1], strict=True)), sizes
        for client in clients:
            client.begin(chance, is_killed=False)
        for client in clients:
            client.finish(is_killed=False)
        keepers[0].kill()
        keepers[1].wait_until_serving()
        require_acknowledged_versions(clients)
        print(f"{requests} requests, {sum(client.kills for client in clients)} killed processes, {len(sizes)} checkpoints")
        print(f"KiB of keeper and standby: {sizes[0]} at the first checkpoint, {sizes[-1]} at the last one")
