#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the generator from start to exit, alternately with an empty cache and with the cache that the previous run filled.

    python bench/generator/bench_generator.py [--runs 7] [--json FILE]

Exits with 1 if a median with the cache exceeds its target.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from upstream_spec import write_upstream_spec

_TREE = Path(__file__).resolve().parents[2]
_COPIED_PATHS = ("spec", "templates", "scripts", ".clang-format")
_FUNCTIONS = 250
_METHODS = ("empty cache", "filled cache")
_TITLE = "the generator, from start to exit"


@dataclass(frozen=True)
class Job:
    """A command of the generator.

    Attributes:
        name: The name in the report.
        target: The limit in seconds with the cache.
        arguments: The arguments of the generator.
        output: The folder that the command creates, or None. The benchmark removes it before each run.
    """

    name: str
    target: float
    arguments: tuple[str, ...]
    output: Path | None = None


def main() -> int:
    """Measures each job and prints a line for it. Returns 1 if a job with a cache exceeds its target."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7, help="runs of each job and method (default 7)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the medians as JSON, too")
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    has_slow_job = False
    with tempfile.TemporaryDirectory() as scratch:
        tree, upstream, out, cache = (Path(scratch) / name for name in ("tree", "upstream", "out", "cache"))
        _copy(tree)
        write_upstream_spec(upstream, _FUNCTIONS)
        jobs = (
            Job("generate on a clean tree", 2.0, (), tree / "generated"),
            Job("check that the generated files are current", 1.2, ("check",)),
            Job(
                f"import a UR spec of {_FUNCTIONS} functions, and generate",
                3.0,
                ("import-ur", str(upstream), "--generate", str(out)),
                out,
            ),
        )
        for job in jobs:
            medians = _measure(job, tree / "scripts/generate.py", cache, options.runs)
            rows.append({"row": job.name, "unit": "s", "values": medians})
            has_slow_job |= medians[_METHODS[1]] > job.target
            text = ", ".join(f"{method} {median:.2f} s" for method, median in medians.items())
            print(f"{job.name:47} {text} (target {job.target:.1f} s)", flush=True)
    if options.json:
        options.json.write_text(json.dumps({_TITLE: rows}, indent=1) + "\n")
    return int(has_slow_job)


def _copy(tree: Path) -> None:
    tree.mkdir()
    for name in _COPIED_PATHS:
        source = _TREE / name
        shutil.copytree(source, tree / name) if source.is_dir() else shutil.copy(source, tree / name)
    for support in _TREE.glob("adapters/*/support.yml"):
        target = tree / support.relative_to(_TREE)
        target.parent.mkdir(parents=True)
        shutil.copy(support, target)


def _measure(job: Job, generator: Path, cache: Path, runs: int) -> dict[str, float]:
    """Returns the median time of each method in seconds. Each run with an empty cache fills the cache for the run after it."""
    times: dict[str, list[float]] = {method: [] for method in _METHODS}
    for _ in range(runs):
        shutil.rmtree(cache, ignore_errors=True)
        for seconds in times.values():
            if job.output:
                shutil.rmtree(job.output, ignore_errors=True)
            command = (sys.executable, str(generator), *job.arguments)
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"XDG_CACHE_HOME": str(cache)})
            seconds.append(time.perf_counter() - start)
    return {method: statistics.median(seconds) for method, seconds in times.items()}


if __name__ == "__main__":
    sys.exit(main())
