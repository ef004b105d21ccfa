# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import sys
from pathlib import Path

# Child processes inherit this path, so they can import the same modules.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "high")]
