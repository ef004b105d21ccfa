# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the patches of planted mistakes still apply. The tests that apply them run only at night."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from include_graph import ROOT


@pytest.mark.parametrize("patch", sorted(ROOT.glob("test/*/mistakes/*.patch")), ids=lambda patch: patch.stem)
def test_a_mistake_fits_the_code(patch: Path) -> None:
    subprocess.run(["git", "apply", "--check", "-C1", patch], cwd=ROOT, check=True)
