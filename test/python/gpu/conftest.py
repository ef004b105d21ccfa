# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of what libraries for GPUs share with each other. They need a device of CUDA's; scripts/device_tests.sh runs them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# Before any library starts: JAX takes most of the memory otherwise.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "high"))
