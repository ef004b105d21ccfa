# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For every spec that the generator accepts, the generated code compiles, Python loads it, and the generated tests pass.

The tests add many random features to the real spec at once, because headers take most of the compile time. `pytest --specs 500`
tries 500 features. `--built-specs 25` also builds and runs the generated tests of 25 features.
"""

import ast
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path

import pytest
import random_specs
import yaml
from mini_tree import ROOT, Tree, copy_of_inputs

from urgen import format as formatting

_BATCH = 25
_BUILT_BATCH = 100
_GENERATED_TESTS = ("print_test", "validation_test")
_UNUSED_PARTS = ("BENCH", "PYTHON", "TOOLS")
_C = "include/unified-runtime"
_CPP = "bindings/cpp/include/ur-ipc/cpp"
_UNITS = (
    *((f"{_C}/{name}", "c", "c99") for name in ("ur_api.h", "ur_ddi.h", "ur_print.h")),
    (f"{_C}/ur_ddi.h", "c++", "c++11"),
    *((name, "c++", "c++17") for name in (f"{_C}/ur_print.hpp", f"{_CPP}/api.hpp")),
    *(
        (name, "c++", "c++20")
        for name in (
            "layers/validation/parameters.cpp",
            "layers/validation/lifetimes.cpp",
            "layers/validation/leaks.cpp",
            "loader/ur_libapi.cpp",
            "adapters/kit/entries.hpp",
            "test/compile/layout_facts.hpp",
            "test/layers/parameter_cases.cpp",
            "python/ext/types.cpp",
        )
    ),
)


def _whole_tree(folder: Path) -> Tree:
    """Returns a copy of all files of this project."""
    command: list[str | Path] = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip("\0").split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return Tree(folder)


def _keep_accepted(tree: Tree, numbers: range) -> list[str]:
    """Writes the features, removes the features that the generator rejects, and returns the names of the rest."""
    names = [f"made{number}" for number in numbers]
    for number, name in zip(numbers, names, strict=True):
        tree.write(f"spec/{name}.yml", yaml.safe_dump(random_specs.feature(number), sort_keys=False, allow_unicode=True))
    while errors := tree.run("lint").errors:
        refused = {error.removeprefix("spec/").split(".yml:")[0] for error in errors}
        assert refused <= set(names), errors
        for name in refused:
            (tree.root / f"spec/{name}.yml").unlink()
        names = [name for name in names if name not in refused]
    return names


def _compiled(tree: Tree, unit: tuple[str, str, str]) -> str:
    """Returns the compiler's messages about a generated file."""
    name, language, standard = unit
    folders = [tree.root, tree.root / "generated/include", tree.root / "generated/bindings/cpp/include"]
    folders += [ROOT, ROOT / "bindings/cpp/include"]
    if "python/" in name:
        import sysconfig

        binder = Path(str(find_spec("nanobind").origin)).parent  # type: ignore[union-attr]
        folders += [binder / "include", binder / "ext/robin_map/include", Path(sysconfig.get_path("include"))]
    compiler = "gcc" if language == "c" else "g++"
    command = [compiler, f"-x{language}", f"-std={standard}", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-attributes"]
    command += [*(f"-isystem{folder}" for folder in folders[5:]), *(f"-I{folder}" for folder in folders[:5])]
    done = subprocess.run([*command, tree.root / "generated" / name], capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


_STUBS = """
import sys, types
bases = types.ModuleType("ur_ipc.bases")
bases.Handle, bases.Struct = type("Handle", (), {}), type("Struct", (), {})
package = types.ModuleType("ur_ipc")
package.__path__ = [sys.argv[1]]
sys.modules.update({"ur_ipc": package, "ur_ipc.bases": bases})
import ur_ipc.ur_classes
"""


def _loaded_by_python(tree: Tree) -> str:
    folder = tree.root / "generated/python/ur_ipc"
    ast.parse((folder / "ur_functions.pyi").read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "-c", _STUBS, folder], capture_output=True, text=True, check=False)
    return done.stderr


def test_accepted_specs_compile(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        formatting.Formatter, "format", lambda _self, _name, text: text
    )  # a compiler does not need formatted code
    wanted = int(request.config.getoption("--specs"))
    accepted = 0
    for first in range(0, wanted, _BATCH):
        tree = copy_of_inputs(tmp_path / str(first), "templates/**/*.j2", ".clang-format")
        names = _keep_accepted(tree, range(first, min(first + _BATCH, wanted)))
        accepted += len(names)
        assert tree.run("generate").err == ""
        own = [(f"python/ext/functions/{name}.cpp", "c++", "c++20") for name in names[:2]]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            errors = list(pool.map(_compiled, repeat(tree), [*_UNITS, *own]))
        assert "".join(errors) == ""
        assert _loaded_by_python(tree) == ""
        shutil.rmtree(tree.root)
    with capsys.disabled():
        print(f"\n{accepted} of {wanted} random specs accepted, and their generated code compiles")
    assert accepted > wanted / 2, "the generator rejects most random specs, so the test compiles too few"


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, f"{command[0]}: {done.returncode}\n{done.stdout[-5000:]}"


def test_accepted_specs_pass_their_generated_tests(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Runs the generated tests of the print functions and of the validation layer. The compiler checks layout facts."""
    wanted = int(request.config.getoption("--built-specs"))
    if wanted == 0:
        pytest.skip("takes minutes; run it with --built-specs 25")
    monkeypatch.setattr(formatting.Formatter, "format", lambda _self, _name, text: text)
    for first in range(0, wanted, _BUILT_BATCH):
        tree = _whole_tree(tmp_path / str(first))
        assert _keep_accepted(tree, range(first, min(first + _BUILT_BATCH, wanted)))
        assert tree.run("generate").err == ""
        build = tree.root / "build"
        options = ["-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0"]
        options += [f"-DUR_IPC_BUILD_{part}=OFF" for part in _UNUSED_PARTS]
        _run("cmake", "-S", tree.root, "-B", build, "-GNinja", *options)
        _run("cmake", "--build", build, "--target", *_GENERATED_TESTS)
        for name in _GENERATED_TESTS:
            _run(build / "bin" / name, "--gtest_brief=1")
        shutil.rmtree(tree.root)
