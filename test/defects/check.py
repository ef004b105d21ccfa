#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows that the conformance suite finds a defect: builds the native CPU adapter with one patch and runs the suite on it.

Only the patched files are compiled, and what the build compiles together with one, with the commands of an existing build
tree, and linked with the other objects of that build; its adapter stays as it is. The text in front of a patch says which
test has to fail:

    Fails: urQueueRetainTest.AddsAReference
    Says: expected UR_RESULT_ERROR_INVALID_VALUE      a part of the failure, where it is always the same
    Timeout: 5                                        what a test may take, where some hang
    Filter: urIPC*                                    the tests to run, where many fail slowly; all otherwise
"""

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

_PARTS = "/ur_native_cpu_parts.dir/"  # files that adapters share are compiled for each
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


def run(command: list[str], **options: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]
    if done.returncode != 0:
        raise CheckFailed(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
    return str(done.stdout)


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
    except CheckFailed as error:
        raise CheckFailed(f"the patch does not apply any more; write the defect into today's code\n{error}") from error
    return names


def unit_of(path: Path, commands: list[dict[str, str]]) -> dict[str, str]:
    """The command that compiles a file, by itself or together with others."""

    def compiles(command: dict[str, str]) -> bool:
        unit = Path(command["file"])
        return unit == path or (unit.parent.name == "Unity" and f'"{path}"' in unit.read_text())

    found = [command for command in commands if compiles(command)]
    if not found:
        raise CheckFailed(f"{path} is no file of the build")
    return next((command for command in found if _PARTS in command["command"]), found[0])


def compile_patched(names: list[str], build: Path, source: Path, scratch: Path) -> dict[str, str]:
    """Compiles what the files are compiled with; returns the new object of each one of the build."""
    commands = json.loads((build / "compile_commands.json").read_text())
    units = {unit["file"]: unit for unit in (unit_of(source / name, commands) for name in names)}
    objects = {}
    for number, (file, unit) in enumerate(units.items()):
        text = Path(file).read_text() if Path(file).parent.name == "Unity" else f'#include "{file}"\n'
        for name in names:
            text = text.replace(f'"{source / name}"', f'"{scratch / name}"')
        patched, fresh = scratch / f"unit_{number}.cpp", scratch / f"unit_{number}.o"
        patched.write_text(text)
        arguments = shlex.split(unit["command"])
        old = arguments[arguments.index("-o") + 1]
        swap = {old: str(fresh), file: str(patched)}
        run([swap.get(argument, argument) for argument in arguments], cwd=unit["directory"])
        objects[old] = str(fresh)
    return objects


def link(objects: dict[str, str], build: Path, scratch: Path) -> Path:
    """Links the adapter with the new objects in front, so that libraries are not asked for theirs."""
    library = next((build / "lib").glob("libur_adapter_native_cpu.so.0.*")).relative_to(build)
    command = run(["ninja", "-t", "commands", "-s", str(library)], cwd=build).strip().splitlines()[-1]
    command = re.sub(r"^: && | && :$", "", command)
    adapter = scratch / "libur_adapter_native_cpu.so.0"
    arguments = shlex.split(command)
    arguments[arguments.index("-o") + 1] = str(adapter)
    own = [objects.pop(argument) if argument in objects else argument for argument in arguments]
    first = next(i for i, argument in enumerate(own) if argument.endswith(".o"))
    run(own[:first] + list(objects.values()) + own[first:], cwd=build)
    return adapter


def check(defect: Defect, build: Path, source: Path) -> str:
    expected, text = defect.header("Fails"), defect.header("Says")
    with tempfile.TemporaryDirectory(prefix="defect-") as folder:
        scratch = Path(folder)
        names = apply(defect, source, scratch)
        adapter = link(compile_patched(names, build, source, scratch), build, scratch)
        report = scratch / "report.json"
        program = [str(build / "bin" / "ur-ipc-conformance"), "--adapter", str(adapter), "--json", str(report)]
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
    if 2 * len(failed) > len(tests):
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
        print(f"{arguments.patch.stem}: {check(defect, arguments.build.resolve(), arguments.source.resolve())}")
    except CheckFailed as error:
        print(f"{arguments.patch.stem}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
