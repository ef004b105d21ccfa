# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dpctl's own tests run on the adapter in UR_ADAPTERS_FORCE_LOAD."""

from __future__ import annotations

import os
from pathlib import Path

import dpctl


def test_adapter_under_test_is_loaded() -> None:
    dpctl.SyclQueue()
    adapter = Path(os.environ["UR_ADAPTERS_FORCE_LOAD"]).resolve()
    assert str(adapter) in Path("/proc/self/maps").read_text()
