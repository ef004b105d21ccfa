# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The real templates work with the small spec, which has every kind of entry. The output depends only on the spec."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mini_tree import ROOT, Tree


def _with_real_templates(tree: Tree) -> None:
    shutil.rmtree(tree.root / "templates")
    shutil.copytree(ROOT / "templates", tree.root / "templates")


def test_the_real_templates_take_the_small_spec(tree: Tree) -> None:
    """The generated headers compile."""
    _with_real_templates(tree)
    assert tree.run("generate").err == ""
    assert tree.run("check").code == 0
    text = "".join(f"#include <unified-runtime/{name}>\n" for name in ("ur_api.h", "ur_ddi.h", "ur_print.h"))
    options = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", f"-I{tree.root / 'generated/include'}", "-"]
    for compiler, language, standard in (
        ("gcc", "c", "c99"),
        ("gcc", "c", "c17"),
        ("g++", "c++", "c++11"),
        ("g++", "c++", "c++20"),
    ):
        command = [compiler, f"-x{language}", f"-std={standard}", *options]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.stderr == "", standard


def _run(root: Path, seed: str, command: str) -> subprocess.CompletedProcess[str]:
    """Runs the generator in a new process, because Python sets its hash seed at startup."""
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC+{seed}"}
    arguments = [sys.executable, str(ROOT / "scripts/generate.py"), command, "--root", str(root)]
    return subprocess.run(arguments, env=environment, cwd=root, capture_output=True, text=True, check=False)


def test_output_depends_on_the_spec_alone(tree: Tree, tmp_path: Path) -> None:
    _with_real_templates(tree)
    other = Tree(tmp_path / "elsewhere" / "tree")
    shutil.copytree(tree.root, other.root)
    for one, seed in ((tree, "1"), (other, "2")):
        done = _run(one.root, seed, "generate")
        assert (done.returncode, done.stderr) == (0, "")
    assert tree.outputs() == other.outputs()


def test_messages_depend_on_the_spec_alone(tree: Tree) -> None:
    for name in ("urThingRetain", "urThingRelease", "urIPCGetThingExp"):
        tree.replace("adapters/tiny/support.yml", name, name + "x")
    tree.replace("spec/thing.yml", "name: urThingPolish", "name: urThingWait")
    first, second = (_run(tree.root, seed, "lint") for seed in ("1", "2"))
    assert first.returncode == 1
    assert first.stderr == second.stderr
