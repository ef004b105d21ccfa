# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The type stubs match the modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ur_ipc

DEADLINE_S = 120


def test_the_stubs_match_the_modules(tmp_path: Path) -> None:
    package = str(Path(ur_ipc.__file__).parents[1])
    result = subprocess.run(
        [sys.executable, Path(__file__).with_name("check_stubs.py")],
        env=os.environ | {"MYPYPATH": package, "PYTHONPATH": package},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=DEADLINE_S,
    )
    assert (result.returncode, result.stderr) == (0, ""), result.stdout
    assert result.stdout.startswith("Success")
