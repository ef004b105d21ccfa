# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds a program or library with a few changed files, without changing the build tree.

Compiles only the objects of the changed files, with the commands of the build tree, and links them with the tree's other
objects.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_PARTS = "_parts.dir/"  # each adapter compiles the files that adapters share


class RebuildFailed(Exception):
    """A command failed, or a file does not belong to the build."""


def run(command: list[str], **options: object) -> str:
    """Returns the output of a command. Raises RebuildFailed if the command fails."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]
    if result.returncode != 0:
        raise RebuildFailed(f"{shlex.join(command)}\n{result.stdout}{result.stderr}")
    return str(result.stdout)


@dataclass(frozen=True)
class BuildTree:
    """A source tree with a complete build tree. Rebuilds files that adapters share only for some adapters."""

    source: Path
    build: Path
    adapters: tuple[str, ...] = ("native_cpu",)

    @cached_property
    def commands(self) -> list[dict[str, str]]:
        """Returns one command per compiled file."""
        return list(json.loads((self.build / "compile_commands.json").read_text()))

    def units_of(self, path: Path) -> list[dict[str, str]]:
        """Returns the commands that compile a file, alone or in a unity file: one, or one per adapter that shares the file."""

        def compiles(command: dict[str, str]) -> bool:
            unit = Path(command["file"])
            return unit == path or (unit.parent.name == "Unity" and f'"{path}"' in unit.read_text())

        matches = [command for command in self.commands if compiles(command)]
        if not matches:
            raise RebuildFailed(f"{path} is not a file of the build")
        parts = [f"/ur_{adapter}{_PARTS}" for adapter in self.adapters]
        return [command for command in matches if any(part in command["command"] for part in parts)] or matches[:1]

    def compile(self, names: list[str], scratch: Path, options: tuple[str, ...] = ()) -> dict[str, str]:
        """Compiles the changed files in `scratch`, or the unity files that contain them. Maps old objects to new ones."""
        objects: dict[str, str] = {}
        for unit in (unit for name in names for unit in self.units_of(self.source / name)):
            arguments = shlex.split(unit["command"])
            old, file, number = arguments[arguments.index("-o") + 1], unit["file"], len(objects)
            if old in objects:
                continue
            text = Path(file).read_text() if Path(file).parent.name == "Unity" else f'#include "{file}"\n'
            for name in names:
                text = text.replace(f'"{self.source / name}"', f'"{scratch / name}"')
            changed, fresh = scratch / f"unit_{number}.cpp", scratch / f"unit_{number}.o"
            changed.write_text(text)
            swap = {old: str(fresh), file: str(changed)}
            run([*(swap.get(argument, argument) for argument in arguments), *options], cwd=unit["directory"])
            objects[old] = str(fresh)
        return objects

    def link(self, target: str, objects: Mapping[str, str], output: Path) -> None:
        """Links a target. The new objects come first, so that the linker does not use the old objects in libraries."""
        command = run(["ninja", "-t", "commands", "-s", target], cwd=self.build).strip().splitlines()[-1]
        arguments = shlex.split(re.sub(r"^: && | && .*$", "", command))
        arguments[arguments.index("-o") + 1] = str(output)
        first = next(i for i, argument in enumerate(arguments) if argument.endswith(".o"))
        in_libraries = [new for old, new in objects.items() if old not in arguments]
        objects_to_link = [objects.get(argument, argument) for argument in arguments]
        run(objects_to_link[:first] + in_libraries + objects_to_link[first:], cwd=self.build)
