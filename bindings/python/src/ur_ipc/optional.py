# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Optional libraries that only parts of this package need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def require(module: str, *, needed_by: str, remedy: str) -> Any:
    """Imports a module. Raises ImportError with the remedy if that fails."""
    try:
        return import_module(module)
    except (ImportError, RuntimeError) as error:  # mpi4py without an MPI library raises RuntimeError
        raise ImportError(f"{needed_by} needs {module}: {remedy} ({error})") from error
