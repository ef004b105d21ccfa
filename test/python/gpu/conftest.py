# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of sharing between GPU libraries. They need a CUDA device; scripts/device_tests.sh runs them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# JAX reads this variable when it starts. By default, JAX allocates most of the device memory.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "high"))
