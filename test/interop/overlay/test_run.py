# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ur-ipc-run, the program in $RUN, finds the program that a shell would start, and the runtime of its environment."""

import json
import os
import subprocess
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("folder", "program"), [("bin", "./program"), (".", "bin/program"), ("lib", "../bin/program"), (".", "program")]
)
def test_a_program_starts_with_the_runtime_of_its_environment(tmp_path: Path, folder: str, program: str) -> None:
    for name in "bin", "lib", "other/program":
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "lib/libur_loader.so.0").touch()
    script = tmp_path / "bin/program"
    script.write_text('echo "$UR_IPC_OVERLAY_LOADER" "$@"\n')  # a shell also starts scripts without #!
    script.chmod(0o755)
    loop = tmp_path / "loop"  # a folder that cannot be read
    loop.symlink_to(loop)
    result = subprocess.run(
        [os.environ["RUN"], "--", program, "a b"],
        cwd=tmp_path / folder,
        env={"PATH": f"{loop}:{tmp_path}/other:{tmp_path}/bin"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (result.stdout, result.stderr) == (f"{tmp_path}/lib/libur_loader.so.0 a b\n", "")


def test_a_runtime_folder_that_cannot_be_read_is_skipped(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    (tmp_path / "libur_loader.so.0").touch()
    environment = {"VIRTUAL_ENV": str(loop), "LD_LIBRARY_PATH": f"{loop}:{tmp_path}"}
    subprocess.run([os.environ["RUN"], "--", "/bin/true"], env=environment, check=True, timeout=60)


def test_the_overlay_over_cuda_extends_the_adapter_of_the_named_folder(tmp_path: Path) -> None:
    vendor = tmp_path / "libur_adapter_cuda.so.0"
    command = [
        os.environ["RUN"],
        "--over",
        "cuda",
        "--runtime",
        str(tmp_path),
        "--",
        "/bin/sh",
        "-c",
        "echo $UR_IPC_OVERLAY_ADAPTER",
    ]
    failure = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert failure.returncode == 2
    assert f"{tmp_path}: no {vendor.name}" in failure.stderr
    vendor.touch()
    result = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert result.stdout == f"{vendor}\n"


def test_the_doctor_shares_through_the_overlay_and_says_what_another_device_lacks() -> None:
    command = [os.environ["RUN"], "--runtime", os.environ["RUNTIME"], "--", os.environ["DOCTOR"], "--json"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    findings = {finding["check"]: finding for finding in json.loads(result.stdout)["findings"]}
    assert findings["environment"]["verdict"] == "ok", findings["environment"]
    assert findings["round trip opencl:0, memory"]["verdict"] == "ok"
    assert "not memory: the vendor's driver cannot access all memory of the host" in findings["device opencl:1"]["text"]  # PoCL
