# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Actors of Ray on two local nodes."""

from __future__ import annotations

import subprocess
import sys

from pythons import HERE

DEADLINE_S = 270


def test_arrays_go_by_handle_on_a_node_and_by_ray_elsewhere() -> None:
    ended = subprocess.run([sys.executable, HERE / "ray_nodes.py"], capture_output=True, text=True, timeout=DEADLINE_S)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert len(ended.stdout.splitlines()) == 6
