# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the generator as people and CI run it: whole processes, medians of several runs."""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from upstream_spec import write_upstream_spec

_TREE = Path(__file__).resolve().parents[2]
_COPIED = ("spec", "templates", "scripts", ".clang-format")
_FUNCTIONS = 250


def main() -> int:
    """Prints one line a measurement; 1 when a median is over its target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="processes a measurement (default 7)")
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as scratch:
        tree, upstream, out = (Path(scratch) / name for name in ("tree", "upstream", "out"))
        _copy(tree)
        write_upstream_spec(upstream, _FUNCTIONS)
        generate = (sys.executable, str(tree / "scripts/generate.py"))
        slow = [
            _measure("generate on a clean tree", 2.0, runs, generate, lambda: _remove(tree / "generated")),
            _measure("check", 1.2, runs, (*generate, "check"), lambda: None),
            _measure(
                f"import-ur and generate, {_FUNCTIONS} functions",
                3.0,
                runs,
                (*generate, "import-ur", str(upstream), "--generate", str(out)),
                lambda: _remove(out),
            ),
        ]
    return int(any(slow))


def _copy(tree: Path) -> None:
    tree.mkdir()
    for name in _COPIED:
        source = _TREE / name
        shutil.copytree(source, tree / name) if source.is_dir() else shutil.copy(source, tree / name)
    for support in _TREE.glob("adapters/*/support.yml"):
        target = tree / support.relative_to(_TREE)
        target.parent.mkdir(parents=True)
        shutil.copy(support, target)


def _remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def _measure(what: str, target: float, runs: int, command: tuple[str, ...], prepare: Callable[[], None]) -> bool:
    times = []
    for _ in range(runs):
        prepare()
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    median = statistics.median(times)
    print(f"{what:44} {median:6.2f} s  (target {target:.1f} s, {min(times):.2f} to {max(times):.2f})")
    return median > target


if __name__ == "__main__":
    sys.exit(main())
