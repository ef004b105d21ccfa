# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests test/interop/abi/compare.py with dumps that are shell scripts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from include_graph import ROOT


def compared(folder: Path, facts: int) -> subprocess.CompletedProcess[str]:
    """Compares a dump of so many facts with itself."""
    dump = folder / "dump"
    dump.write_text(f"#!/bin/sh\nseq --format='name%g = 1' {facts}\n", encoding="utf-8")
    dump.chmod(0o755)
    differences = folder / "differences.yml"
    differences.write_text("{}\n", encoding="utf-8")
    compare = ROOT / "test/interop/abi/compare.py"
    return subprocess.run([sys.executable, compare, dump, dump, differences], capture_output=True, text=True)


def test_accepts_equal_dumps(tmp_path: Path) -> None:
    result = compared(tmp_path, 1300)
    assert (result.returncode, result.stdout) == (0, "1300 facts compared, 0 known differences\n")


def test_says_that_a_dump_has_too_few_facts(tmp_path: Path) -> None:
    result = compared(tmp_path, 1299)
    assert result.returncode == 1
    assert f"{tmp_path / 'dump'} prints 1299 facts instead of at least 1300; check surface.py" in result.stdout
