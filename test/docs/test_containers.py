# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The containers and pods of the how-to pages share memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pods
import pytest
import yaml
from engine import Engine
from pages import ROOT, Block, blocks, script, write_files

CONTAINERS = ROOT / "docs/how_to/containers.md"
SHARED = "2 4 6 8\n"  # the tutorial's owner prints its numbers after the guest has doubled them


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


def test_podman_looks_into_a_pod(engine: Engine, tmp_path: Path) -> None:
    write_files(pods.KUBERNETES, tmp_path)
    (block,) = of_language(pods.KUBERNETES, "sh")
    engine.type(script(block.text.splitlines()), tmp_path)
