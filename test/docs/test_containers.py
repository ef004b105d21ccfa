# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The commands on the how-to pages about containers and pods let containers share memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pods
import pytest
import yaml
from engine import Engine
from image import DRIVER_INSIDE, LIBRARIES_INSIDE
from pages import ROOT, Block, blocks, script, write_files

CONTAINERS = ROOT / "docs/how_to/containers.md"
SHARED = "2 4 6 8\n"  # the numbers that the tutorial's owner prints after the guest has doubled them
SHARED_ALL = "shared memory, physical memory and an event\n"
# Variables that select an adapter. The image contains a CUDA driver whose device is host memory.
ADAPTERS = {
    "native_cpu": {},
    "cuda": {
        "UR_ADAPTERS_FORCE_LOAD": f"{LIBRARIES_INSIDE}/libur_adapter_cuda.so.0",
        "LD_LIBRARY_PATH": f"{LIBRARIES_INSIDE}:{DRIVER_INSIDE}",
    },
}


def of_language(page: Path, language: str) -> list[Block]:
    return [block for block in blocks(page) if block.language == language]


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    engine = Engine(tmp_path_factory.mktemp("engine"))
    try:
        engine.type("podman run --rm image sh -c :")
    except AssertionError as refused:
        pytest.skip(f"no container starts on this machine: {refused}")
    return engine


@pytest.fixture
def engine(started: Engine) -> Iterator[Engine]:
    yield started
    started.clear()


@pytest.mark.parametrize("block", of_language(CONTAINERS, "sh"), ids=lambda block: block.text.splitlines()[0])
def test_containers_share(block: Block, engine: Engine) -> None:
    engine.type(block.text)
    engine.wait_until_printed(SHARED)


def test_containers_that_meet_in_a_folder_need_a_broker(engine: Engine) -> None:
    (block,) = (block for block in of_language(CONTAINERS, "sh") if "UR_IPC_BROKER=on" in block.text)
    with pytest.raises(AssertionError, match="urIPCOpenMemHandleExp"):
        engine.type(block.text.replace("UR_IPC_BROKER=on", "UR_IPC_BROKER=off"))


@pytest.mark.parametrize("number", range(len(pods.shown())))
def test_the_containers_of_a_pod_share(number: int, engine: Engine, tmp_path: Path) -> None:
    (tmp_path / "pod.yaml").write_text(yaml.safe_dump(pods.whole(pods.shown()[number])))
    engine.type("podman kube play pod.yaml", tmp_path)
    engine.wait_until_printed(SHARED)


def test_podman_inspects_a_pod(engine: Engine, tmp_path: Path) -> None:
    write_files(pods.KUBERNETES, tmp_path)
    (block,) = of_language(pods.KUBERNETES, "sh")
    engine.type(script(block.text.splitlines()), tmp_path)


# In restricted pods, every container has its own user, pids and network, and no right that the Restricted profile forbids.


@pytest.fixture
def start_pods(engine: Engine, tmp_path: Path) -> Callable[..., None]:
    """Returns a function that starts the pods of a file, with the directories that the kubelet and the DRA driver would
    make."""

    def start(name: str, adapter: str, edit: Callable[[pods.Manifest], None] = lambda _: None) -> None:
        claim, empty = tmp_path / "claim", tmp_path / "empty"
        for folder, mode in ((claim, 0o1777), (empty, 0o777)):
            folder.mkdir()
            folder.chmod(mode)
        started = [pods.as_started(pod, claim, empty, ADAPTERS[adapter]) for pod in pods.pods_in(pods.manifests_of(name))]
        for pod in started:
            edit(pod)
        (tmp_path / "pods.yaml").write_text(yaml.safe_dump_all(started))
        engine.type("podman kube play pods.yaml", tmp_path)

    return start


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("name", pods.RESTRICTED)
def test_restricted_pods_share_all_kinds(name: str, adapter: str, engine: Engine, start_pods: Callable[..., None]) -> None:
    start_pods(name, adapter)
    engine.wait_until_printed(SHARED_ALL)


def test_pods_without_a_common_group_share_nothing(engine: Engine, start_pods: Callable[..., None]) -> None:
    def leave_the_group(pod: pods.Manifest) -> None:
        if pod["metadata"]["name"] == "importing":
            pod["spec"]["securityContext"].pop("supplementalGroups")

    start_pods("two_pods.yaml", "native_cpu", leave_the_group)
    assert "its group in UR_IPC_ALLOW_GIDS" in engine.type("podman wait importing-importer && podman logs importing-importer")


@pytest.fixture
def waiting(engine: Engine, start_pods: Callable[..., None]) -> Callable[[str], str]:
    """Starts the two pods with programs that only wait. Returns a function that runs a command in the first one."""

    def wait(pod: pods.Manifest) -> None:
        for container in pod["spec"]["containers"]:
            container["command"] = ["sleep", "infinity"]

    start_pods("two_pods.yaml", "native_cpu", wait)
    return lambda command: engine.type(f"podman exec {command}")


def test_the_pods_have_no_unneeded_rights(waiting: Callable[[str], str]) -> None:
    status = dict(line.split(":\t", 1) for line in waiting("exporting-exporter cat /proc/self/status").splitlines())
    assert status["Uid"].split() == ["10001"] * 4
    assert status["Groups"].split() == ["3000"]
    assert {status[name] for name in ("CapPrm", "CapEff", "CapBnd")} == {"0" * 16}
    assert (status["NoNewPrivs"], status["Seccomp"]) == ("1", "2")
    assert "Read-only file system" in waiting("exporting-exporter sh -c 'touch /app/file 2>&1 || :'")
    assert waiting("importing-importer cat /proc/1/cmdline").startswith("sleep")  # the container has its own pid namespace


def test_the_doctor_explains_a_restricted_pod(waiting: Callable[[str], str]) -> None:
    said = waiting("exporting-exporter ur-ipc-doctor || test $? -le 1")
    assert f"a broker can start in {pods.RENDEZVOUS}/ur-ipc-10001" in said
    assert "also shares with members of groups 3000" in said
    assert f"a broker answers across pid namespaces, to the processes that see {pods.RENDEZVOUS}" in said
    assert "EPERM: a seccomp filter is in force" in said
    said = waiting("--env NVIDIA_DRA_LOCAL_IPC_DIR= exporting-exporter ur-ipc-doctor || test $? -le 1")
    assert "pods can have one ResourceClaim with a LocalIPCConfig instead (NVIDIA_DRA_LOCAL_IPC_DIR)" in said
    assert "members of groups 3000, who need a broker" in said
    said = waiting("--env NVIDIA_DRA_LOCAL_IPC_DIR=/app exporting-exporter ur-ipc-doctor --fix-hints || test $? -le 2")
    assert "set NVIDIA_DRA_LOCAL_IPC_DIR to a directory that this user may write, or unset it" in said


@pytest.fixture
def start_keeper(engine: Engine, tmp_path: Path) -> None:
    """Starts the keeper, and the pod of an engine, whose container waits. Makes the directory that an administrator
    provides."""
    node = tmp_path / "node"
    node.mkdir()
    node.chmod(0o1777)
    keeper, serving = pods.pods_in(pods.manifests_of(pods.KEEPER))
    for pod in (keeper, serving):
        pod["spec"]["volumes"][0]["hostPath"]["path"] = str(node)
    serving["spec"]["containers"][0]["command"] = ["sleep", "infinity"]
    (tmp_path / "pods.yaml").write_text(yaml.safe_dump_all([keeper, serving]))
    engine.type("podman kube play pods.yaml", tmp_path)


@pytest.mark.usefixtures("start_keeper")
def test_a_standby_in_a_pod_takes_over_from_a_killed_container(engine: Engine) -> None:
    kept_array = "podman exec serving-engine /app/kept_array"
    engine.type("until podman exec serving-engine ur-ipc-keeper --list; do sleep 0.1; done")
    assert engine.type(f"{kept_array} keep numbers") == "kept version 1\n"
    numbers = engine.type(f"{kept_array} attach numbers")
    logs = "podman logs ur-ipc-keeper-{} | grep 'has everything'"
    engine.type(f"until {logs.format('first')} || {logs.format('second')}; do sleep 0.1; done")
    serving = "second" if "has everything" in engine.type("podman logs ur-ipc-keeper-first") else "first"
    engine.type(f"podman kill --signal KILL ur-ipc-keeper-{serving}")
    assert engine.type(f"until {kept_array} attach numbers 2>/dev/null; do sleep 0.1; done") == numbers
