# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests bench/run.py: its report covers the benchmarks that are built, and names benchmarks that are missing or fail."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
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


def report(build: Path, out: Path, *only: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), *only, "--quick", "--build", str(build), "--out", str(out)]
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


def test_a_failed_benchmark_is_named_and_the_others_are_reported(build: Path, tmp_path: Path) -> None:
    program = build / "bin/ur-bench-ipc"
    program.unlink()
    program.write_text("#!/bin/sh\necho no room; exit 3\n")
    program.chmod(0o755)
    ended = report(build, tmp_path / "out", "ur-bench-ipc", "ur-bench-native-cpu-alloc")
    assert ended.returncode == 1
    assert "ur-bench-ipc exited with 3:\nno room" in ended.stderr
    tables = json.loads((tmp_path / "out/cpu.json").read_text())["tables"]
    assert "memory that is not shared" in tables


def test_a_page_has_its_reports_name_in_the_title(tmp_path: Path) -> None:
    written = tmp_path / "tables.json"
    written.write_text(json.dumps({"copies": [{"row": "4 KiB", "unit": "us", "values": {"first": 1, "second": 2}}]}))
    for name in ("cpu", "gpu"):
        subprocess.run([sys.executable, RUN, "--name", name, "--out", tmp_path, "--written", written], check=True)
    titles = [(tmp_path / file).read_text().partition("\n")[0] for file in ("cpu.md", "gpu.md")]
    assert titles == ["# Benchmarks: CPU", "# Benchmarks: GPU"]
