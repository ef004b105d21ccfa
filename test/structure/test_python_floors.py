# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Python package has two layers: the core, and the modules that import the core. The core imports only itself."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "bindings/python/src/ur_ipc"
CORE = {
    *("arrays", "closing", "devices", "dtypes", "errors", "events", "growable", "handles"),
    *("memory", "native", "physical", "sources", "wire"),
}
COMPILED = {"_arrays", "ur", "ur_enums"}  # the extension, and the generated binding
MAX_CORE_LINES = 3400


def imported(source: str) -> set[str]:
    """Returns the modules of the package that a module imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "ur_ipc":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ur_ipc."):
            found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("ur_ipc.")}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("ur_ipc."):
            found.add(node.value.split(".")[1])  # for importlib
    return found


def test_imports_are_found_however_they_are_written() -> None:
    source = "from ur_ipc import a\nfrom ur_ipc.b import c\nimport ur_ipc.d\ndef f():\n  import_module('ur_ipc.e')"
    assert imported(source) == {"a", "b", "d", "e"}


def test_the_core_imports_only_the_core() -> None:
    found = {
        name: upper
        for name in sorted(CORE)
        if (upper := imported((PACKAGE / f"{name}.py").read_text(encoding="utf-8")) - CORE - COMPILED)
    }
    assert not found, found


def test_the_core_is_small() -> None:
    assert sum(len((PACKAGE / f"{name}.py").read_text(encoding="utf-8").splitlines()) for name in CORE) <= MAX_CORE_LINES
