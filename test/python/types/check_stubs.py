# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs stubtest on the package. Replaces nanobind's functions, which stubtest cannot inspect, by Python functions with the
signatures in their docstrings."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from mypy import stubtest
from ur_ipc import _arrays, ur_functions

DIFFERENCES = Path(__file__).with_name("differences.txt")


def python_copy(function: Callable[..., object]) -> Callable[..., object]:
    assert function.__doc__
    (definition,) = ast.parse(f"def {function.__doc__.splitlines()[0]}: ...").body
    assert isinstance(definition, ast.FunctionDef)
    arguments = definition.args
    definition.returns = None
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        argument.annotation = None
    namespace: dict[str, Callable[..., object]] = {}
    exec(compile(ast.Module([definition], []), "<python copy>", "exec"), namespace)
    return namespace[definition.name]


def replace_functions(module: ModuleType) -> None:
    for name, value in vars(module).items():
        if type(value).__name__ == "nb_func":
            setattr(module, name, python_copy(value))


if __name__ == "__main__":
    for module in (_arrays, ur_functions):
        replace_functions(module)
    options = stubtest.parse_options(["ur_ipc", "--ignore-disjoint-bases", "--allowlist", str(DIFFERENCES)])
    sys.exit(stubtest.test_stubs(options))
