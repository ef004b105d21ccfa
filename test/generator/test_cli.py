# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Command lines and their exit codes: 0 for success, 1 for problems, 2 for wrong usage."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mini_tree import HERE, MINI, ROOT, Tree, run

_SHIM = ROOT / "scripts/generate.py"


@pytest.mark.parametrize(
    "arguments",
    [
        ("generat",),
        ("--chek",),
        ("generate", "extra"),
        ("diff",),
        ("diff", "one"),
        ("import-ur", "folder"),
        ("import-ur", "folder", "--out", "a", "--generate", "b"),
        ("lint", "--root"),
    ],
)
def test_usage_errors_are_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert "usage:" in result.err


def test_help_is_0() -> None:
    result = run("--help")
    assert result.code == 0
    assert all(command in result.out for command in ("generate", "check", "lint", "list", "diff", "import-ur"))


@pytest.mark.parametrize("check", [("check",), ("--check",)])
def test_check_in_both_spellings(check: tuple[str, ...], tree: Tree) -> None:
    assert run(*check, "--root", tree.root).code == 1
    assert not (tree.root / "generated").exists()
    assert tree.run("generate").code == 0
    assert run(*check, "--root", tree.root).code == 0


def test_list(tree: Tree) -> None:
    lines = tree.run("list").out.splitlines()
    assert lines[0] == "# Unified Runtime 0.1: 11 functions in 3 features"
    assert lines[8].split() == ["21", "urIPCGetThingExp", "IPCExp", "ipc_thing", "UR_DEVICE_INFO_IPC_THING_SUPPORT_EXP"]


def test_the_record_of_a_release_fits_the_released_spec(tree: Tree) -> None:
    tree.list_slots()
    for version in ("0.1", "0.1.01", "0.01.1", "0.1.65536", "0.1.1.1", "0.1.\u0661"):
        assert tree.run("release", version).code == 1
    result = tree.run("release", "0.1.1")
    assert (result.code, result.out, result.err) == (0, "", "")
    assert tree.run("lint").code == 0
    assert [path.name for path in (tree.root / "spec/abi").iterdir()] == ["0.1.1.yml"]
    tree.replace("spec/thing.yml", "id: 24", "id: 25")
    assert tree.run("lint").errors == [
        "spec/thing.yml:231:9: error[UG034]: 'urThingPolish' was released with `id: 24`, not `25`"
    ]


def test_a_missing_file_of_released_types_is_reported_at_its_place(tree: Tree) -> None:
    (tree.root / "spec/common.yml").unlink()
    message = "spec/common.yml:1:1: error[UG034]: the file is gone, but its entries were released"
    assert tree.run("lint").errors == [message]


def test_a_release_lists_every_slot(tree: Tree) -> None:
    """Without a listed slot, a function's slot would move when another function is added."""
    result = tree.run("release", "0.1.1")
    assert (result.code, result.err.splitlines()[1:]) == (
        1,
        ["urThingPolish: list the slot Polish in the table Thing2 of spec/tables.yml, and write table: Thing2"],
    )


def test_a_first_release_is_given_the_numbers_of_unified_runtime(tree: Tree) -> None:
    tree.list_slots()
    (tree.root / "spec/abi/0.1.yml").unlink()
    assert "--numbers FILE" in tree.run("lint").err
    assert "--numbers FILE" in tree.run("release", "0.1.1").err
    tree.write("numbers.yml", "ur_function_t: {UR_FUNCTION_THING_PAINT: 7}\n")
    assert tree.run("release", "0.1.1", "--numbers", tree.root / "numbers.yml").code == 0
    assert "UR_FUNCTION_THING_PAINT" in (tree.root / "spec/abi/0.1.1.yml").read_text(encoding="utf-8")


def test_a_second_record_is_refused(tree: Tree) -> None:
    tree.write("spec/abi/0.0.yml", (tree.root / "spec/abi/0.1.yml").read_bytes())
    assert tree.run("lint").errors == ["spec/abi:1:1: error[UG048]: there are several records of a release"]


@pytest.mark.parametrize(
    "folders",
    [("nowhere", MINI / "spec"), (MINI / "spec", HERE / "bad"), (MINI, MINI), (MINI / "spec", MINI / "spec/abi")],
    ids=("absent", "bad", "empty", "record"),
)
def test_diff_of_invalid_specs_exits_with_1(folders: tuple[Path, Path]) -> None:
    result = run("diff", *folders)
    assert result.code == 1
    assert len(result.errors) == 1


def test_an_unwritable_place_is_named(tree: Tree, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("import-ur", HERE / "upstream", "--out", tmp_path / "file" / "below")
    assert result.code == 1
    assert result.err.startswith(f"error: cannot write {tmp_path / 'file'}")


def test_the_shim_runs_from_anywhere(tree: Tree, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(_SHIM), "--root", str(tree.root)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert tree.outputs()


def test_the_shim_takes_the_venv_of_the_project(tree: Tree) -> None:
    """A Python without the packages runs .venv/bin/python with the same arguments."""
    shim, venv = tree.root / "scripts/generate.py", tree.root / ".venv/bin/python"
    tree.write("scripts/generate.py", _SHIM.read_bytes())
    tree.write(".venv/bin/python", "#!/bin/sh\necho handed over: $2 $3\n")
    venv.chmod(0o755)
    bare = [sys.executable, "-I", "-S", str(shim), "check", "--root"]
    done = subprocess.run(bare, capture_output=True, text=True, check=False)
    assert done.stdout == "handed over: check --root\n"
    venv.unlink()
    done = subprocess.run(bare, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "run scripts/setup.sh" in done.stderr


def test_an_interrupt_while_the_generator_loads_is_no_traceback(tree: Tree) -> None:
    tree.write("scripts/generate.py", _SHIM.read_bytes())
    tree.write("scripts/urgen/cli.py", "raise KeyboardInterrupt\n")
    shim = [sys.executable, str(tree.root / "scripts/generate.py")]
    done = subprocess.run(shim, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "error: interrupted\n")


def test_a_closed_pipe_is_no_traceback() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, str(_SHIM), "list"], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert "Traceback" not in done.stderr
