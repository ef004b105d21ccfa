# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests bench/run.py: it reports the benchmarks that are built, and names those that are missing or fail."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from xml.etree import ElementTree

import pytest

RUN = Path(__file__).resolve().parents[2] / "bench/run.py"
DEADLINE_S = 110


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """Returns a build folder without `calls`, the longest benchmark, which has its own test."""
    real = Path(os.environ["BENCH_BUILD"])
    folder = tmp_path / "build"
    (folder / "bin").mkdir(parents=True)
    for name in ("lib", "python", "CMakeCache.txt", "bin/ur-ipc-run"):
        (folder / name).symlink_to(real / name)
    for program in (real / "bin").glob("ur-bench-*"):
        (folder / "bin" / program.name).symlink_to(program)
    return folder


def report(build: Path, out: Path, *only: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    command = [python, str(RUN), *only, "--quick", "--build", str(build), "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE_S)


def test_a_report_has_tables_with_peers_plots_and_the_machine(build: Path, tmp_path: Path) -> None:
    ended = report(build, tmp_path / "out")
    assert ended.returncode == 0, ended.stderr
    assert "calls: not built" in ended.stdout

    made = json.loads((tmp_path / "out/cpu.json").read_text())
    assert made["quick"]
    assert made["machine"].keys() >= {"date", "processor", "kernel", "compiler", "GPU and driver"}
    assert len(made["tables"]) >= 6
    for rows in made["tables"].values():
        for row in rows:
            assert len(row["values"]) >= 2, row
            assert all(value > 0 for value in row["values"].values()), row

    page = (tmp_path / "out/cpu.md").read_text()
    plots = re.findall(r"!\[.*\]\((.*)\)", page)
    assert len(plots) == len(made["tables"])
    for plot, rows in zip(plots, made["tables"].values(), strict=True):
        picture = ElementTree.parse(tmp_path / "out" / plot).getroot()
        drawn = picture.findall("{*}rect")
        assert len(drawn) == 1 + sum(len(row["values"]) for row in rows)  # the first is the background
    for title in made["tables"]:
        assert title.lower() in page.lower()


def test_a_python_without_libraries_is_enough_to_begin_with(build: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "bare")
    ended = report(build, tmp_path / "out", "handing_over.py", python=str(tmp_path / "bare/bin/python"))
    assert ended.returncode == 0, ended.stderr


def test_a_benchmark_that_fails_is_told_and_the_others_are_reported(build: Path, tmp_path: Path) -> None:
    program = build / "bin/ur-bench-ipc"
    program.unlink()
    program.write_text("#!/bin/sh\necho no room; exit 3\n")
    program.chmod(0o755)
    ended = report(build, tmp_path / "out", "ur-bench-ipc", "ur-bench-native-cpu-alloc")
    assert ended.returncode == 1
    assert "ur-bench-ipc exited with 3:\nno room" in ended.stderr
    tables = json.loads((tmp_path / "out/cpu.json").read_text())["tables"]
    assert "memory that is not shared" in tables


def test_what_was_measured_elsewhere_becomes_a_report_too(tmp_path: Path) -> None:
    def cuda(exporters_device: int, microseconds: int) -> dict[str, object]:
        row = {"row": "open", "unit": "us", "size": 1 << 20, "vmm": 2, "adapter": microseconds}
        return {"device": "a GPU", "exporters_device": exporters_device, "driver_api": "1.0", "rows": [row]}

    written = {
        "cuda": cuda(0, 3),
        "cuda_of_two_devices": cuda(1, 7),
        "peers": {"peers": {"cupy": {"rows": [{"row": "signal", "unit": "us", "median": 4}]}, "torch": {"failed": "why"}}},
        "tensors": {"reused": {"torch": {"share": 5}, "ur_ipc": {"share": 6}}},
    }
    files = []
    for name, results in written.items():
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(json.dumps(results))
    command = [sys.executable, str(RUN), "--name", "gpu", "--out", str(tmp_path), "--machine", "kernel=6.1", "--written"]
    subprocess.run([*command, *map(str, files)], check=True, timeout=DEADLINE_S)
    page = (tmp_path / "gpu.md").read_text()
    for line in (
        "| kernel | 6.1 |",
        "| open, 1 MiB | 2 us | 3 us |",
        "## Sharing on a GPU, of device 1, driver API 1.0",
        "| open, 1 MiB | 2 us | 7 us |",
        "| signal | 4 us |",
        "| share, reused | 5 us | 6 us |",
    ):
        assert line in page
