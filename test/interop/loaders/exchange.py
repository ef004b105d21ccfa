# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program with a loader library that it was not linked with, and verifies which loader its processes use.

The dynamic linker itself reports which libraries it has initialized, for each process that the program starts (LD_DEBUG=files).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

INITIALIZED_LIBRARY = re.compile(r"calling init: (.+)")


def initialized_libraries(report: Path) -> set[Path]:
    return {Path(name).resolve() for name in INITIALIZED_LIBRARY.findall(report.read_text(errors="replace"))}


def run(program: list[str], loader: Path, adapters: list[Path], reports: Path) -> int:
    environment = os.environ | {
        "LD_LIBRARY_PATH": str(loader.parent),
        "LD_DEBUG": "files",
        "LD_DEBUG_OUTPUT": str(reports / "process"),
        "UR_ADAPTERS_FORCE_LOAD": ",".join(map(str, adapters)),
    }
    return subprocess.run(program, env=environment, check=False).returncode


def find_problems(processes: list[set[Path]], options: argparse.Namespace) -> list[str]:
    loader, replaced_loader = options.loader.resolve(), options.instead_of.resolve()
    adapters = {adapter.resolve() for adapter in options.adapter}
    problems = []
    if any(replaced_loader in libraries for libraries in processes):
        problems.append(f"{replaced_loader} was loaded, but should be replaced")
    if not all(loader in libraries for libraries in processes):
        problems.append(f"a process ran without {loader}")
    complete_processes = sum(adapters <= libraries for libraries in processes)
    if complete_processes < options.processes:
        problems.append(f"{complete_processes} processes loaded all adapters instead of at least {options.processes}")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loader", type=Path, required=True, help="the loader that the program should use")
    parser.add_argument("--instead-of", type=Path, required=True, help="the loader that no process may load")
    parser.add_argument("--adapter", type=Path, required=True, action="append", help="adapters to load, in this order")
    parser.add_argument("--processes", type=int, required=True, help="the minimum number of processes that load all adapters")
    parser.add_argument("program", nargs="+", help="the program and its arguments, after --")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        reports = Path(folder)
        code = run(options.program, options.loader, options.adapter, reports)
        processes = [initialized_libraries(report) for report in reports.iterdir()]
    problems = find_problems(processes, options)
    for problem in problems:
        print(f"exchange.py: {problem}", file=sys.stderr)
    print(f"exchange.py: {len(processes)} processes on {options.loader}, exit code {code}")
    return code or (1 if problems else 0)


if __name__ == "__main__":
    sys.exit(main())
