#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows that the conformance suite finds a defect: builds the native CPU adapter with one patch and runs on it the test that
has to fail, and the quick set, of which some has to pass.

The build's own adapter stays as it is (scripts/rebuild.py). The text in front of a patch says which test has to fail:

    Fails: urQueueRetainTest.AddsAReference
    Says: expected UR_RESULT_ERROR_INVALID_VALUE      a part of the failure, where it is always the same
    Timeout: 5                                        what a test may take, where some hang
    Filter: urIPC*                                    what to run of the quick set, where many fail slowly; all otherwise
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rebuild import BuildTree, RebuildFailed, run

_PATCHED = re.compile(r"^\+\+\+ b/(\S+)$", re.MULTILINE)


class CheckFailed(Exception):
    """The defect was not found, or the patch is of no use any more."""


@dataclass(frozen=True)
class Defect:
    """A patch and what its preamble says."""

    text: str

    def header(self, name: str, default: str = "") -> str:
        found = re.search(rf"^{name}: (.+)$", self.text, re.MULTILINE)
        return found[1].strip() if found else default

    @property
    def files(self) -> list[str]:
        return _PATCHED.findall(self.text)


def place_of(source: Path, name: str) -> str:
    """Where a patched file is now: files move between the adapters' folders."""
    if (source / name).exists():
        return name
    found = list(source.glob(f"adapters/*/{Path(name).name}"))
    if len(found) != 1:
        raise CheckFailed(f"the patch changes {name}, which is gone; write the defect into the code that replaced it")
    return found[0].relative_to(source).as_posix()


def apply(defect: Defect, source: Path, scratch: Path) -> list[str]:
    """Copies what the patch changes and changes it; returns the names of the files."""
    text, names = defect.text, []
    for name in defect.files:
        place = place_of(source, name)
        text = text.replace(f" a/{name}\n", f" a/{place}\n").replace(f" b/{name}\n", f" b/{place}\n")
        (scratch / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / place, scratch / place)
        names.append(place)
    try:
        run(["git", "apply", "-C1", "-"], cwd=scratch, input=text)
    except RebuildFailed as error:
        raise CheckFailed(f"the patch does not apply any more; write the defect into today's code\n{error}") from error
    return names


def check(defect: Defect, tree: BuildTree) -> str:
    expected, text = defect.header("Fails"), defect.header("Says")
    with tempfile.TemporaryDirectory(prefix="defect-") as folder:
        scratch = Path(folder)
        names = apply(defect, tree.source, scratch)
        adapter = scratch / "libur_adapter_native_cpu.so.0"
        library = next((tree.build / "lib").glob("libur_adapter_native_cpu.so.0.*")).relative_to(tree.build)
        tree.link(str(library), tree.compile(names, scratch), adapter)
        suite = [str(tree.build / "bin" / "ur-ipc-conformance"), "--adapter", str(adapter)]
        suite += ["--timeout", defect.header("Timeout", "60")]
        named = outcomes([*suite, "--filter", expected], scratch)
        quick = outcomes([*suite, "--quick", "--filter", defect.header("Filter", "*")], scratch)
    failed = [name for name, test in quick.items() if test["outcome"] == "failed"]
    if named.get(expected, {}).get("outcome") != "failed":
        raise CheckFailed(f"{expected} passes; what fails of the quick set: {', '.join(failed)}")
    if text not in named[expected]["message"] + named[expected]["log"]:
        raise CheckFailed(f"{expected} fails for another reason than '{text}':\n{named[expected]['message']}")
    if 10 * len(failed) > 9 * len(quick):  # not fewer: under a defect of order how many fail depends on the machine
        raise CheckFailed(f"{len(failed)} of {len(quick)} tests of the quick set fail: that says nothing about the defect")
    return f"found by {expected}; of the quick set {len(failed)} of {len(quick)} tests fail"


def outcomes(program: list[str], scratch: Path) -> dict[str, dict[str, str]]:
    """The report of one run by tests."""
    report = scratch / "report.json"
    report.unlink(missing_ok=True)
    done = subprocess.run([*program, "--json", str(report)], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or not report.exists():
        raise CheckFailed(f"the suite ends with {done.returncode}\n{done.stdout[-4000:]}{done.stderr}")
    return {test["name"]: test for test in json.loads(report.read_text())["devices"][0]["tests"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patch", type=Path)
    parser.add_argument("--source", type=Path, required=True, help="the tree")
    parser.add_argument("--build", type=Path, required=True, help="its build tree, with the adapter and the suite built")
    arguments = parser.parse_args()
    defect = Defect(arguments.patch.read_text())
    try:
        print(f"{arguments.patch.stem}: {check(defect, BuildTree(arguments.source.resolve(), arguments.build.resolve()))}")
    except (CheckFailed, RebuildFailed) as error:
        print(f"{arguments.patch.stem}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
