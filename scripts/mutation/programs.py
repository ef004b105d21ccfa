# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds and runs the test programs that judge mutants."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryFile

from rebuild import run

CONFORMANCE = "ur-ipc-conformance"
# Programs that link the mutated code or load the adapter.
NAMES = (
    "ipc_test",
    "kit_test",
    "native_cpu_test",
    "signal_ring_test",
    CONFORMANCE,
    "ur_fault_native_cpu_tests",
    "ur_fault_transport_tests",
    "ur_fault_adapter_tests",
    "ur_fault_memory_tests",
)
# Tests of CTest that run the whole conformance suite, and also judge shared code of adapters.
WHOLE_RUNS = ("level_zero.two_devices", "level_zero_v2.neo")
# Programs that compare random histories with a model, and their arguments; each counts as one suite.
HISTORIES = {
    "ur_simulated_histories": ("--seed", "7", "--histories", "2000"),
    CONFORMANCE: ("--seed", "7", "--histories", "100"),
}
ADAPTER = "UR_ADAPTERS_FORCE_LOAD"


@dataclass(frozen=True)
class Program:
    """A GoogleTest program, or a program with fixed arguments, with the environment that CTest gives it."""

    path: Path
    environment: tuple[tuple[str, str], ...]
    variant: str = ""  # distinguishes the runs of a program with several environments
    arguments: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.path.name} as {self.variant}" if self.variant else self.path.name

    @property
    def adapter(self) -> str | None:
        """The adapter library that the program loads."""
        return dict(self.environment).get(ADAPTER)

    def replace_files(self, changed_files: Mapping[Path, Path]) -> Program:
        """Returns this program with its executable and its adapter replaced if `changed_files` contains them."""
        environment = {name: str(changed_files.get(Path(value), value)) for name, value in self.environment}
        return replace(self, path=changed_files.get(self.path, self.path), environment=tuple(environment.items()))


@dataclass(frozen=True)
class Suite:
    """The tests of a program that share a first name, and their duration."""

    program: str
    name: str
    seconds: float = 0


@dataclass(frozen=True)
class RunResult:
    """The result of a run. `failed` names the failed test; it is None if all tests passed."""

    failed: str | None
    output: str


def programs_of(build: Path) -> dict[str, tuple[Program, list[str]]]:
    """Returns each program with the names of its suites, by name. Leaves out runs with other adapters than native CPU, and runs
    with the loader's intercepts or layers. The conformance suite also appears once for each of WHOLE_RUNS, and once for its
    histories on native CPU."""
    listing = json.loads(run(["ctest", "--test-dir", str(build), "-C", "long", "--show-only=json-v1"]))
    programs: dict[str, tuple[Program, list[str]]] = {}
    whole_runs: list[Program] = []
    histories: list[Program] = []
    for test in listing["tests"]:
        properties = {entry["name"]: entry["value"] for entry in test["properties"]}
        environment = tuple(tuple(entry.split("=", 1)) for entry in properties.get("ENVIRONMENT", []))
        command = [Path(argument) for argument in test.get("command", [""])]
        if test["name"] in WHOLE_RUNS:
            path = next(argument for argument in command if argument.name == CONFORMANCE)
            whole_runs.append(Program(path, environment, test["name"]))
            continue
        program = Program(command[0], environment)
        if program.name == "ur_simulated_histories":
            histories.append(replace(program, variant="histories", arguments=HISTORIES[program.name]))
        if program.name not in NAMES or any(name.startswith("UR_ENABLE") for name, _ in environment):
            continue
        if program.adapter and "native_cpu" not in Path(program.adapter).name:
            continue
        suite = re.search(r"--gtest_filter=([^.]+)\.", " ".join(map(str, command)))
        suites = programs.setdefault(program.name, (program, []))[1]
        if suite and suite[1] not in suites:
            suites.append(suite[1])
    histories.append(replace(programs[CONFORMANCE][0], variant="histories", arguments=HISTORIES[CONFORMANCE]))
    programs |= {program.name: (program, programs[CONFORMANCE][1]) for program in whole_runs}
    return programs | {program.name: (program, ["all"]) for program in histories}


def run_suites(program: Program, suites: Iterable[str], folder: Path, limit: float, extra: Mapping[str, str]) -> RunResult:
    """Runs suites up to the first test that fails, hangs or takes longer than `limit` seconds."""
    private = {"TMPDIR": str(folder), "XDG_RUNTIME_DIR": str(folder / "own")}
    folder.chmod(0o1777)  # for tests that switch to other users
    (folder / "own").mkdir(mode=0o700)
    filters = ":".join(f"{suite}.*" for suite in suites)
    arguments = program.arguments or (f"--gtest_filter={filters}", "--gtest_fail_fast", "--gtest_color=no")
    with TemporaryFile() as output_file:
        child = subprocess.Popen(
            [program.path, *arguments],
            cwd=folder,
            env={**os.environ, **dict(program.environment), **private, **extra},
            stdin=subprocess.DEVNULL,
            stdout=output_file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            hangs = False
            child.wait(limit)
        except subprocess.TimeoutExpired:
            hangs = True
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)  # with all its children
        child.wait()
        output_file.seek(0)
        output = output_file.read().decode(errors="replace")
    if child.returncode == 0:
        return RunResult(None, output)
    running = re.findall(r"^\[ RUN      \] (\S+)", output, re.MULTILINE)
    failed = re.findall(r"^\[  FAILED  \] ([^\s,]+)", output, re.MULTILINE)
    test = (failed or running[-1:] or ["the start"])[0]
    return RunResult(f"{program.name}: {test}{' (hangs)' if hangs else ''}", output)
