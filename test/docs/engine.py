# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs Podman with a store of its own. A link named docker starts Podman, too.

Needs no rights that a test machine may lack: containers have no network, and their limits are below the limits of this process.
"""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from image import AS_A_SERVICE, LIBRARIES_INSIDE, write_programs, write_tree
from pages import DEADLINE_S, run

CONFIGURATION = """
[containers]
netns = "none"
log_driver = "k8s-file"
default_ulimits = ["nofile=1024:1024", "nproc=16384:16384"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "none"
lock_type = "file"
runtime = "runc"
tmp_dir = "{folder}/tmp"
[network]
network_backend = "cni"
network_config_dir = "{folder}/networks"
"""
STORAGE = """
[storage]
driver = "vfs"
graphroot = "{folder}/graph"
runroot = "{folder}/run"
"""
# The configuration of the pods' network: loopback instead of a bridge.
NETWORK = """
{"cniVersion": "0.4.0", "name": "podman-default-kube-network", "plugins": [{"type": "loopback"}]}
"""


class Engine:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in ("bin", "networks", "sources"):
            (folder / name).mkdir()
        podman = shutil.which("podman")
        assert podman, "podman is not installed; scripts/setup.sh --interop installs it"
        (folder / "bin/docker").symlink_to(podman)
        (folder / "containers.conf").write_text(CONFIGURATION.format(folder=folder))
        (folder / "storage.conf").write_text(STORAGE.format(folder=folder))
        (folder / "networks/pods.conflist").write_text(NETWORK)
        self._import_images()

    def type(self, lines: str, folder: Path | None = None) -> str:
        """Runs lines in a shell, and returns their output. Fails if a line fails."""
        environment = {
            "CONTAINERS_CONF": f"{self._folder}/containers.conf",
            "CONTAINERS_STORAGE_CONF": f"{self._folder}/storage.conf",
            "PATH": f"{self._folder}/bin:{os.environ['PATH']}",
        }
        return run(f"set -e -o pipefail\n{lines}", folder or self._folder, environment=environment)

    def wait_until_printed(self, text: str) -> None:
        """Waits until the logs of all containers together are `text`."""
        deadline = time.monotonic() + DEADLINE_S
        while (printed := self.type("podman ps --all --quiet | xargs --max-args=1 podman logs")) != text:
            assert time.monotonic() < deadline, printed

    def clear(self) -> None:
        """Removes everything except the images, the newest containers first, because they may use older ones."""
        self.type("podman pod rm --all --force --time 0")
        self.type("podman ps --all --quiet | tac | xargs --no-run-if-empty --max-args=1 podman rm --force --time 0")
        self.type("podman volume rm --all --force")

    def _import_images(self) -> None:
        tree = self._folder / "tree"
        write_tree(tree, self._folder / "sources")
        for name, at_the_end in {"image": "", "registry.example/pipeline": AS_A_SERVICE}.items():
            write_programs(tree, at_the_end)
            changes = f"ENV LD_LIBRARY_PATH={LIBRARIES_INSIDE}", "ENV PATH=/usr/local/bin:/bin", "WORKDIR /app"
            setup = " ".join(f"--change '{change}'" for change in changes)
            self.type(f"tar --create --directory={tree} . | podman import {setup} - {name}")
