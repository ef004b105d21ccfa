#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows that the conformance suite finds a defect: builds the native CPU adapter with one patch and runs the suite on it.

The build's own adapter stays as it is (scripts/rebuild.py). The text in front of a patch says which test has to fail:

    Fails: urQueueRetainTest.AddsAReference
    Says: expected UR_RESULT_ERROR_INVALID_VALUE      a part of the failure, where it is always the same
    Timeout: 5                                        what a test may take, where some hang
    Filter: urIPC*                                    the tests to run, where many fail slowly; all otherwise
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
        report = scratch / "report.json"
        program = [str(tree.build / "bin" / "ur-ipc-conformance"), "--adapter", str(adapter), "--json", str(report)]
        program += ["--timeout", defect.header("Timeout", "60"), "--filter", defect.header("Filter", "*")]
        done = subprocess.run(program, capture_output=True, text=True, check=False)
        if done.returncode != 1:
            raise CheckFailed(f"the suite ends with {done.returncode} instead of 1\n{done.stdout[-4000:]}{done.stderr}")
        tests = {test["name"]: test for test in json.loads(report.read_text())["devices"][0]["tests"]}
    failed = [name for name, test in tests.items() if test["outcome"] == "failed"]
    if expected not in failed:
        raise CheckFailed(f"{expected} passes; what fails: {', '.join(failed)}")
    if text not in tests[expected]["message"] + tests[expected]["log"]:
        raise CheckFailed(f"{expected} fails for another reason than '{text}':\n{tests[expected]['message']}")
    if 10 * len(failed) > 9 * len(tests):  # not fewer: under a defect of order how many fail depends on the machine
        raise CheckFailed(f"{len(failed)} of {len(tests)} tests fail: that says nothing about the defect")
    return f"found by {expected} and {len(failed) - 1} other tests of {len(tests)}"


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
