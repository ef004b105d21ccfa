# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries that parts of this package need and the rest does without."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def require(module: str, *, needed_by: str, remedy: str) -> Any:
    """The module. ImportError, with what to install, where it cannot be had."""
    try:
        return import_module(module)
    except (ImportError, RuntimeError) as missing:  # mpi4py without an MPI raises the latter
        raise ImportError(f"{needed_by} needs {module}: {remedy} ({missing})") from missing
