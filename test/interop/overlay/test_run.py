# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ur-ipc-run, the program that UR_IPC_RUN names, finds the program that the shell would start and its environment's runtime."""

import os
import subprocess
from pathlib import Path

import pytest


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """An environment with a loader, which no test loads, and a program that prints its arguments."""
    for folder in "bin", "lib":
        (tmp_path / folder).mkdir()
    (tmp_path / "lib" / "libur_loader.so.0").touch()
    program = tmp_path / "bin" / "program"
    program.write_text('echo "$UR_IPC_OVERLAY_LOADER" "$@"\n')  # without #!, as a shell accepts it
    program.chmod(0o755)
    return tmp_path


def run(*command: str, folder: Path, **variables: str) -> str:
    ran = subprocess.run(
        [os.environ["UR_IPC_RUN"], *command],
        cwd=folder,
        env={"PATH": os.environ["PATH"]} | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert not ran.stderr
    return ran.stdout


@pytest.mark.parametrize(("folder", "program"), [("bin", "./program"), (".", "bin/program"), ("lib", "../bin/program")])
def test_a_relative_program_has_the_runtime_of_its_environment(runtime: Path, folder: str, program: str) -> None:
    expected = f"{runtime}/lib/libur_loader.so.0 a b\n"
    assert run("--", program, "a", "b", folder=runtime / folder) == expected


def test_a_folder_on_the_path_is_not_the_program(runtime: Path, tmp_path: Path) -> None:
    (tmp_path / "other" / "program").mkdir(parents=True)
    assert run("--", "program", folder=runtime, PATH=f"{tmp_path}/other:{tmp_path}/bin:{os.environ['PATH']}")


def test_folders_that_cannot_be_read_are_skipped(runtime: Path, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    path = f"{loop}:{tmp_path}/bin:{os.environ['PATH']}"
    assert run("--", "program", folder=runtime, PATH=path)
    assert run("--", "/bin/echo", "x", folder=runtime, VIRTUAL_ENV=str(loop), LD_LIBRARY_PATH=f"{loop}:{tmp_path}/lib")
