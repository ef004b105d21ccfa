# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program with another loader library than the one that it was linked with, and verifies which loader its processes use.

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

INITIALISED = re.compile(r"calling init: (.+)")


def initialised(report: Path) -> set[Path]:
    return {Path(name).resolve() for name in INITIALISED.findall(report.read_text(errors="replace"))}


def run(program: list[str], loader: Path, adapters: list[Path], reports: Path) -> int:
    environment = os.environ | {
        "LD_LIBRARY_PATH": str(loader.parent),
        "LD_DEBUG": "files",
        "LD_DEBUG_OUTPUT": str(reports / "process"),
        "UR_ADAPTERS_FORCE_LOAD": ",".join(map(str, adapters)),
    }
    return subprocess.run(program, env=environment, check=False).returncode


def complaints(processes: list[set[Path]], options: argparse.Namespace) -> list[str]:
    loader, replaced = options.loader.resolve(), options.instead_of.resolve()
    adapters = {adapter.resolve() for adapter in options.adapter}
    found = []
    if any(replaced in libraries for libraries in processes):
        found.append(f"{replaced} was loaded, but should be replaced")
    if not all(loader in libraries for libraries in processes):
        found.append(f"a process ran without {loader}")
    working = sum(adapters <= libraries for libraries in processes)
    if working < options.processes:
        found.append(f"{working} processes loaded all adapters instead of at least {options.processes}")
    return found


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
        processes = [initialised(report) for report in reports.iterdir()]
    found = complaints(processes, options)
    for complaint in found:
        print(f"exchange.py: {complaint}", file=sys.stderr)
    print(f"exchange.py: {len(processes)} processes on {options.loader}, exit code {code}")
    return code or (1 if found else 0)


if __name__ == "__main__":
    sys.exit(main())
