#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports the cost of compiling one or more build folders: the processor time and the number of files of each folder, the ten
slowest files of all folders, and the largest amount of memory that a compiler used. Reads compile_costs.txt, which a build
writes if GNU time is installed. Counts a recompiled file once. Exit code 1: a compiler used more memory than the limit.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Cost:
    """The cost of one compiler run."""

    file: str  # "release: ipc/CMakeFiles/ur_ipc.dir/broker.cpp.o"
    seconds: float  # of processor time
    mebibytes: float  # at the peak


def costs(build: Path) -> list[Cost]:
    """Returns the latest cost of each file."""
    path = build / "compile_costs.txt"
    if not path.exists():
        return []
    cost_by_file = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        user, system, kibibytes, file = line.split(maxsplit=3)
        cost_by_file[file] = Cost(f"{build.name}: {file}", float(user) + float(system), int(kibibytes) / 1024)
    return list(cost_by_file.values())


def report(builds: list[Path]) -> tuple[list[str], float]:
    """Returns the lines to print, and the largest number of mebibytes."""
    lines, all_costs = [], []
    for build in builds:
        batch = costs(build)
        all_costs += batch
        lines.append(f"{build.name}: {len(batch)} files, {sum(cost.seconds for cost in batch):.0f} s of processor time")
    if not all_costs:
        return lines, 0
    lines.append("the slowest:")
    lines += [f"{cost.seconds:6.1f} s  {cost.file}" for cost in sorted(all_costs, key=lambda cost: -cost.seconds)[:10]]
    largest = max(all_costs, key=lambda cost: cost.mebibytes)
    lines.append(f"largest memory use: {largest.mebibytes:.0f} MiB  {largest.file}")
    return lines, largest.mebibytes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=Path, nargs="+", help="a build folder")
    parser.add_argument("--max-memory", type=float, metavar="MIB", default=700, help="the limit for one compiler (700)")
    options = parser.parse_args()
    lines, largest = report(options.build)
    print("\n".join(lines))
    return int(largest > options.max_memory)


if __name__ == "__main__":
    sys.exit(main())
