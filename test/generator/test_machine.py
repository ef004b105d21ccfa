# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conditions on a contributor's machine: line endings, full disks, killed and concurrent runs, unreadable files."""

import os
import random
import resource
import shutil
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest
from mini_tree import ROOT, Tree

_NOBODY = 65534


def _start(tree: Tree, command: str = "generate", **options: object) -> subprocess.Popen[str]:
    arguments = [sys.executable, str(ROOT / "scripts/generate.py"), command, "--root", str(tree.root)]
    return subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True, **options)  # type: ignore[call-overload,no-any-return]


def _finish(run: subprocess.Popen[str]) -> tuple[int, str]:
    _, err = run.communicate(timeout=60)
    return run.returncode, err


def _generate(tree: Tree) -> tuple[int, str]:
    result = tree.run("generate")
    return result.code, result.err


def _change(tree: Tree, text: str) -> None:
    """Changes the description of a function. It appears in several outputs."""
    path = tree.root / "spec/thing.yml"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if "name: urThingWait" in line)
    place = next(i for i in range(at, len(lines)) if lines[i].startswith("    desc: "))
    lines[place] = f"    desc: {text}"
    tree.write("spec/thing.yml", "\n".join(lines))


def test_git_writes_the_same_line_ends_everywhere(tmp_path: Path) -> None:
    git = ["git", "-c", "core.autocrlf=true", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(tmp_path)]
    (tmp_path / "file.txt").write_bytes(b"one\ntwo\n")
    shutil.copy(ROOT / ".gitattributes", tmp_path)
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
        subprocess.run([*git, *command], check=True, capture_output=True)
    (tmp_path / "file.txt").unlink()
    subprocess.run([*git, "checkout", "-q", "--", "file.txt"], check=True)
    assert (tmp_path / "file.txt").read_bytes() == b"one\ntwo\n"


def test_line_ends_do_not_change_a_record(tree: Tree) -> None:
    for path in (tree.root / "spec").rglob("*.yml"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert tree.run("lint").err == ""


def test_a_killed_run_leaves_whole_files(tree: Tree, runs: int) -> None:
    assert tree.run("generate").code == 0
    contents = [tree.outputs()]
    _change(tree, "Waits for many things.")
    assert tree.run("generate").code == 0
    contents.append(tree.outputs())
    started = time.monotonic()
    assert _finish(_start(tree)) == (0, "")
    duration = time.monotonic() - started  # a run writes its files at the end
    chance = random.Random(1)
    for i in range(runs):
        _change(tree, ("Waits for things.", "Waits for many things.")[i % 2])
        run = _start(tree)
        time.sleep(chance.uniform(0.5, 1) * duration)
        run.kill()
        _finish(run)
        for name, content in tree.outputs().items():
            assert Path(name).name.startswith(".") or content in [known.get(name) for known in contents], name
    assert _finish(_start(tree)) == (0, "")
    assert tree.run("check").code == 0


def test_runs_at_once_do_not_disturb_each_other(tree: Tree, runs: int) -> None:
    for i in range(runs):
        _change(tree, f"Waits for things {i} times.")
        started = [_start(tree), _start(tree), _start(tree)]
        assert [_finish(run) for run in started] == [(0, "")] * len(started)
        assert tree.run("check").code == 0


def test_a_full_disk_names_the_file_and_leaves_it_whole(tree: Tree, empty_cache: Path) -> None:
    """Simulates a full disk with a limit of the file size. The limit also applies to the cache."""
    assert tree.run("generate").code == 0
    shutil.rmtree(empty_cache)
    before = tree.outputs()
    _change(tree, "Waits for many things.")
    limit = min(len(before["functions.txt"]), 1000)
    code, err = _finish(_start(tree, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))))
    assert (code, err) == (1, f"error: cannot write {tree.root}/generated/functions.txt: File too large\n")
    assert tree.outputs() == before


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to change the user: root can read all files")
@pytest.mark.parametrize("place", ["templates/features", "templates/functions.txt.j2", "adapters/tiny", "spec/thing.yml"])
def test_an_unreadable_file_deletes_no_output(place: str, tree: Tree) -> None:
    assert tree.run("generate").code == 0
    before = tree.outputs()
    for path in (tree.root, *tree.root.rglob("*")):
        os.chown(path, _NOBODY, _NOBODY)
    for path in (tree.root, *tree.root.parents):
        if path != Path("/tmp") and path != Path("/"):
            path.chmod(0o755)
    (tree.root / place).chmod(0)
    with get_context("fork").Pool(1, os.setuid, (_NOBODY,)) as pool:  # fork keeps the modules that this process has loaded
        code, err = pool.apply(_generate, (tree,))
    assert code == 1
    assert place in err or Path(place).name in err
    assert "Permission denied" in err or "cannot read" in err
    assert tree.outputs() == before
