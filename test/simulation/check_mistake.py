#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the random histories on a simulated kernel find a mistake: applies one patch, builds the program that
runs the histories in a scratch folder (scripts/rebuild.py), and runs it until it reports a difference."""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rebuild import BuildTree, RebuildFailed, run

_PROGRAM = "bin/ur_simulated_histories"
_SECONDS = 60  # the limit for finding a mistake


class CheckFailed(Exception):
    """The histories did not find the mistake, or the patch no longer applies."""


def apply(patch: Path, source: Path, scratch: Path) -> list[str]:
    """Copies the files that the patch changes, patches the copies, and returns the files' names."""
    text = patch.read_text()
    names = re.findall(r"^\+\+\+ b/(\S+)$", text, re.MULTILINE)
    for name in names:
        (scratch / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / name, scratch / name)
    try:
        run(["git", "apply", "-C1", "-"], cwd=scratch, input=text)
    except RebuildFailed as error:
        raise CheckFailed(
            f"the patch no longer applies; make a new patch of the mistake for the current code\n{error}"
        ) from error
    return names


def find(mistake: Path, tree: BuildTree, seed: int) -> str:
    with tempfile.TemporaryDirectory(prefix="mistake-") as folder:
        scratch = Path(folder)
        program = scratch / "simulated_histories"
        tree.link(_PROGRAM, tree.compile(apply(mistake, tree.source, scratch), scratch), program)
        start = time.monotonic()
        command = [str(program), "--seed", str(seed), "--seconds", str(_SECONDS)]
        job = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds = time.monotonic() - start
    if job.returncode != 1 or not job.stdout.startswith("history "):
        raise CheckFailed(
            f"the histories did not find the mistake; the program exited with {job.returncode}\n{job.stdout}{job.stderr}"
        )
    return f"found after {seconds:.1f} s\n{job.stdout}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("patch", type=Path)
    parser.add_argument("--source", type=Path, required=True, help="the source tree")
    parser.add_argument("--build", type=Path, required=True, help="a build tree of the program")
    parser.add_argument("--seed", type=int, default=33)
    arguments = parser.parse_args()
    tree = BuildTree(arguments.source.resolve(), arguments.build.resolve())
    try:
        print(f"{arguments.patch.stem}: {find(arguments.patch, tree, arguments.seed)}")
    except (CheckFailed, RebuildFailed) as error:
        print(f"{arguments.patch.stem}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
