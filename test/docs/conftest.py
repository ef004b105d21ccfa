# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from pages import BUILT, ROOT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Makes a copy of a built clone from links. Links to our own files stand for a reader's programs and adapter."""
    for entry in ROOT.iterdir():
        if entry.name != "build":
            (tmp_path / entry.name).symlink_to(entry)
    (tmp_path / "build").mkdir()
    (tmp_path / "build/release").symlink_to(BUILT)
    for program in ("program", "producer-and-consumer"):
        (tmp_path / program).symlink_to(BUILT / "bin/urinfo")
    (tmp_path / "libur_adapter_mine.so.0").symlink_to(BUILT / "lib/libur_adapter_native_cpu.so.0")
    return tmp_path
