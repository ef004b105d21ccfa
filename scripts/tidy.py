#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the code of the libraries that users load, with clang-tidy and the rules in .clang-tidy.

usage: scripts/tidy.py [BUILD-FOLDER]

Reads how the build compiles base, ipc, adapters and runtime (BUILD-FOLDER/compile_commands.json; build/release by default) and
prints each finding once. Exit code 0: no findings.
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {"base", "ipc", "adapters", "runtime"}


def folder(source: Path, build: Path) -> str:
    """Returns the top-level folder of a source, or of the sources in a unity file."""
    for start in (build, ROOT):
        if source.is_relative_to(start):
            return source.relative_to(start).parts[0]
    return ""


def findings(source: Path, build: Path) -> set[str]:
    tidy = ROOT / ".venv/bin/clang-tidy"
    run = subprocess.run([tidy, "-p", build, "--quiet", source], cwd=ROOT, capture_output=True, text=True, check=False)
    # A finding begins with its position. The lines up to the next finding explain it.
    position = re.compile(r"^(?=/[^:\n]+:\d+:\d+: (?:warning|error):)", re.MULTILINE)
    results = {text.rstrip() for text in position.split(run.stdout) if text.strip()}
    if run.returncode and not results:
        results.add(f"{source}: clang-tidy failed\n{run.stderr.rstrip()}")
    return results


def main() -> int:
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    build = Path(sys.argv[1] if len(sys.argv) == 2 else ROOT / "build/release").resolve()
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    sources = {Path(command["file"]) for command in commands}
    selected = sorted(source for source in sources if folder(source, build) in FOLDERS)
    if not selected:
        sys.exit(f"{build} contains no build of {', '.join(sorted(FOLDERS))}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        all_findings = set().union(*pool.map(lambda source: findings(source, build), selected))
    for text in sorted(all_findings):
        print(text.replace(f"{ROOT}/", ""))
    return 1 if all_findings else 0


if __name__ == "__main__":
    sys.exit(main())
