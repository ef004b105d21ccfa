# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The code generated from an imported spec compiles. Such a spec lacks adapters and queries, and has other function shapes."""

import os
import re
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from mini_tree import HERE, ROOT, run

_COMPILER = ["g++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
_COMPILER += ["-fvisibility=hidden"]  # as in the build of a library
_TEMPLATES = ROOT / "templates"
_PATHS = sorted(path.relative_to(_TEMPLATES).with_suffix("").as_posix() for path in _TEMPLATES.rglob("*.cpp.j2"))
_SOURCES = [path for path in _PATHS if "__" not in path]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a tree that is generated from this project's spec, changed to look like another project's spec."""
    root = tmp_path_factory.mktemp("imported")
    (root / "spec").mkdir()
    for path in ROOT.glob("spec/*.yml"):
        (root / "spec" / path.name).write_text(_foreign(path.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copy(HERE / "imported/odd.yml", root / "spec")
    result = run("import-ur", root / "spec", "--generate", root / "generated")
    assert (result.code, result.err) == (0, "")
    return root


@pytest.fixture(scope="module")
def messages(root: Path) -> dict[str, str]:
    """Returns the compiler's messages for each source."""
    public = [ROOT / "runtime/layers/tracing/include", ROOT / "runtime/loader/include"]
    includes = [root, root / "generated/include", *public, ROOT]
    others = [f"{sysconfig.get_path('purelib')}/nanobind/include", sysconfig.get_path("include")]

    def message(source: str) -> str:
        searched = [*(f"-I{path}" for path in includes), *(f"-isystem{path}" for path in others)]
        command = [*_COMPILER, *searched, str(root / "generated" / source)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(_SOURCES, pool.map(message, _SOURCES), strict=True))


def _foreign(text: str) -> str:
    """Removes reserved slots, adapters and queries."""
    text = re.sub(r"^ *- ~.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"  - name: \w+\n    slots:\n(?!      - )", "", text)
    return re.sub(r"^ *query: .*\n", "", text.partition("\nforeign_adapters:")[0] + "\n", flags=re.MULTILINE)


@pytest.mark.parametrize("source", _SOURCES)
def test_it_compiles(source: str, messages: dict[str, str]) -> None:
    assert messages[source] == ""


def test_each_check_has_an_id_of_its_own(root: Path) -> None:
    cases = (root / "generated/test/layers/parameter_cases.cpp").read_text(encoding="utf-8")
    ids = re.findall(r'"(UR-\w+-[^"]+)"', cases)
    assert len(ids) > 300
    assert sorted(ids) == sorted(set(ids))
