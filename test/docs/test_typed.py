# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every command that a page asks the reader to type, or finds it in the table of commands that other tests run.
test_pages.py runs the `console` blocks of the tutorial and the how-to pages, and checks their output.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from pages import BUILT, GUIDES, PYTHONS, run, script, typed

# Patterns for the beginning of a line, with the test that runs such lines, or the hardware that they need.
ELSEWHERE = {
    r"(\./)?scripts/(setup|test)\.sh": "every run of the tests",
    r"scripts/wheel\.sh|python3 -m venv|pip install dist": "test/package/test_wheel.py",
    r"pip install \./bindings/python": "package.pip, with the tests with released packages",
    r"pip install dpnp ": "test/interop/setup.sh, which installs the same packages",
    r"cmake |ninja |ctest |\(cd build/package|sudo cmake --install": "scripts/test.sh, test/package and test/newcomer",
    r"scripts/coverage\.sh": "nightly.Coverage",
    r"LLVM_PROFILE_FILE=|llvm-": "test_fuzz_coverage.py, at night",
    r"\$?build/asan-ubsan/bin/fuzz_handle|printf ": "test/fuzz, in the tier of sanitizers",
    r"scripts/device_tests\.sh|\./run\.sh|build/release/bin/(cuda|ur-bench-cuda)|python3 (bench|-m pytest)": "a GPU",
    r"build/release/bin/ur-ipc-conformance": "cuda.* and toy.conformance",
    r"build/release/bin/ur_(simulated_histories|controlled_threads)": "the tests with these names",
    r"UR_ADAPTERS_FORCE_LOAD=\S+ gdb": "test_a_debugger_stops_in_an_adapter, below",
    r"UR_ADAPTERS_FORCE_LOAD=\S+ \./exporter": "test/bindings/cpp",
    r"\./sycl_program": "interop.sycl.*",
    r"ur-ipc-run --over cuda ": "interop.overlay.run.programs, with a vendor's adapter that is not released",
    r"g\+\+ .*/kernels\.cpp|build/release/bin/ur-ipc-run -- \./kernels": "interop.overlay.cpp",
    r"conan ": "package.conan",
    r"mpirun ": "python.interop.library_examples",
    r"docker |podman ": "test_containers.py, with the tests with released packages",
    r"addr2line ": "test/unit/validation",
    r"mkdir -p ~/\.config/systemd|cp tools/keeper|systemctl ": "test_keeper.py, which passes a socket as systemd does",
    r"python3 scripts/generate\.py import-ur|LD_LIBRARY_PATH=\$PWD/build/whole": "test/generator",
}
RUN_BY_PAGES = {"tutorial", "how_to"}


@dataclass(frozen=True)
class Typed:
    page: Path
    lines: tuple[str, ...]


def without_comment(line: str) -> str:
    return re.sub(r"\s+# .*", "", line).rstrip()


def typed_here() -> list[Typed]:
    """Returns the commands of each block, except the blocks that test_pages.py runs."""
    return [
        Typed(page, tuple(filter(None, map(without_comment, lines))))
        for page in GUIDES
        for block, lines in typed(page)
        if block.language == "sh" or page.parent.name not in RUN_BY_PAGES
    ]


def is_run_elsewhere(line: str) -> bool:
    return any(re.match(beginning, line) for beginning in ELSEWHERE)


def run_here(block: Typed) -> list[str]:
    """Returns the lines that this test runs: in the tests with released packages the blocks with dpctl or dpnp, otherwise all
    others."""
    lines = [line for line in block.lines if not is_run_elsewhere(line)]
    needs_dpctl = any("dpctl" in line or "dpnp" in line for line in lines)
    return lines if needs_dpctl == ("dpctl" in PYTHONS) and any(not line.startswith("export ") for line in lines) else []


BLOCKS = [block for block in typed_here() if run_here(block)]


def run_with_programs(lines: str, folder: Path, answers: str = "") -> str:
    """Runs lines with our programs in PATH, and in the virtual environment that contains dpctl."""
    environment = {"PATH": f"{BUILT / 'bin'}:{os.environ['PATH']}"}
    if "dpctl" in PYTHONS:
        programs = Path(PYTHONS["dpctl"]).parent
        environment = {"PATH": f"{BUILT / 'bin'}:{programs}:{os.environ['PATH']}", "VIRTUAL_ENV": str(programs.parent)}
    return run(lines, folder, environment=environment, answers=answers)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.page.stem}:{run_here(block)[-1].split()[0]}")
def test_the_lines_of_a_block_run(block: Typed, folder: Path) -> None:
    run_with_programs(script(run_here(block)), folder)


def test_a_debugger_stops_in_an_adapter(folder: Path) -> None:
    (line,) = (line for block in typed_here() for line in block.lines if " gdb " in line)
    printed = run_with_programs(line, folder, "break urQueueGetInfo\nrun\ncontinue\ndelete\ncontinue\n")
    assert "from ./libur_adapter_mine.so.0" in printed
    assert "exited normally" in printed


def test_each_exception_matches_a_line() -> None:
    lines = [line for block in typed_here() for line in block.lines]
    assert [beginning for beginning in ELSEWHERE if not any(re.match(beginning, line) for line in lines)] == []


def test_lines_are_found() -> None:
    lines = [line for block in BLOCKS for line in run_here(block)]
    assert any("dpctl" in line for line in lines) if "dpctl" in PYTHONS else len(lines) >= 10
