# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`ur_ipc.sycl.install` loads the overlay into the process that calls it, and names the remedy if it cannot."""

import subprocess
import sys

import pytest

KERNELS = """
import ur_ipc.sycl
ur_ipc.sycl.install()
import dpnp
assert dpnp.arange(10).sum() == 45
assert "libur_adapter_overlay_opencl" in open("/proc/self/maps").read()
assert ur_ipc.share(ur_ipc.zeros(4)).open().nbytes == 32  # on native CPU
"""
CHILD = """
import subprocess, sys, ur_ipc.sycl
ur_ipc.sycl.install()
subprocess.run([sys.executable, "-c", sys.argv[1]], check=True)
"""


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, timeout=100)


def test_kernels_run_and_the_package_has_native_cpu() -> None:
    result = run(KERNELS)
    assert result.returncode == 0, result.stderr


def test_a_child_process_can_install_again() -> None:
    result = run(CHILD, KERNELS)
    assert result.returncode == 0, result.stderr


def test_install_fails_after_the_runtime_is_loaded() -> None:
    result = run("import dpctl, ur_ipc.sycl; ur_ipc.sycl.install()")
    assert "call ur_ipc.sycl.install() before the first import of dpctl" in result.stderr


def test_install_fails_after_adapters_are_loaded() -> None:
    result = run("import ur_ipc.sycl; ur_ipc.zeros(1); ur_ipc.sycl.install()")
    assert "call ur_ipc.sycl.install() before other functions" in result.stderr


@pytest.mark.parametrize(
    ("over", "error"),
    [
        ("opencl", "libur_loader.so.0 is missing; install the vendor's runtime"),
        ("level_zero", "libur_adapter_level_zero_v2.so.0 is missing; install the vendor's runtime"),
        ("cuda", "libur_adapter_cuda.so.0 is missing; build it from the sources of Unified Runtime"),
    ],
)
def test_install_names_a_missing_runtime(over: str, error: str) -> None:
    result = run(f"import ur_ipc.sycl; ur_ipc.sycl.install('/nowhere', {over!r})")
    assert f"FileNotFoundError: /nowhere/{error}" in result.stderr
