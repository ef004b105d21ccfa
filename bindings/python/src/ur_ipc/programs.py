# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts the command-line tools. A wheel installs them in the package, next to the libraries that they load."""

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from ur_ipc.loading import load

_FOLDER = Path(__file__).resolve().parent / "bin"


def doctor() -> NoReturn:
    """Reports problems that prevent sharing on this machine, and their remedies."""
    _execute("ur-ipc-doctor", sys.argv[1:])


def keeper() -> NoReturn:
    """Holds memory under names, so that the memory outlives the process that made it."""
    _execute("ur-ipc-keeper", sys.argv[1:])


def ls() -> NoReturn:
    """Lists the shared objects of this machine, and the processes that have them open."""
    _execute("ur-ipc-ls", sys.argv[1:])


def urinfo() -> NoReturn:
    """Lists adapters and devices, and what each device can share."""
    _execute("urinfo", sys.argv[1:])


def urtrace() -> NoReturn:
    """Runs a program and prints its API calls."""
    _execute("urtrace", sys.argv[1:])


COMMANDS = {"doctor": "ur-ipc-doctor", "info": "urinfo", "keeper": "ur-ipc-keeper", "ls": "ur-ipc-ls", "trace": "urtrace"}
"""The programs of `python -m ur_ipc` by command."""
_LOAD = "load"  # runs in this process, unlike the other commands


def main() -> NoReturn:
    """Replaces this process with the tool that the first argument names, or loads files."""
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == _LOAD:
        sys.exit(_load(sys.argv[2:]))
    if command not in COMMANDS:
        sys.exit(f"usage: python -m ur_ipc {{{','.join(sorted([*COMMANDS, _LOAD]))}}} [argument...]")
    _execute(COMMANDS[command], sys.argv[2:])


def _load(arguments: list[str]) -> str | None:
    """Calls `ur_ipc.load`. Returns the text of an error, or None."""
    parser = argparse.ArgumentParser(
        prog="python -m ur_ipc load",
        description="Loads the tensors of safetensors files into ur-ipc-keeper, unless the keeper already holds the version.",
    )
    parser.add_argument("name", help="the name for ur_ipc.load and ur_ipc.attach")
    parser.add_argument(
        "files", nargs="+", metavar="file", help="a safetensors file, or an index (model.safetensors.index.json)"
    )
    parser.add_argument("--device", default="cpu", help="the device of the tensors, such as cuda:0; by default cpu")
    parser.add_argument(
        "--version", type=int, help="the number of the version; by default any version that the keeper holds, or 1"
    )
    parser.add_argument("--writable", action="store_true", help="let processes write to the tensors")
    parser.add_argument(
        "--timeout", type=float, help="the longest wait for a keeper, and for another process that loads the name, in seconds"
    )
    options = parser.parse_args(arguments)
    try:
        load(
            options.name,
            options.files,
            device=options.device,
            version=options.version,
            read_only=not options.writable,
            timeout=options.timeout,
        )
    except (OSError, ValueError, RuntimeError, MemoryError) as error:
        return f"cannot load {options.name!r}: {error}"
    return None


def _execute(name: str, arguments: list[str]) -> NoReturn:
    program = _FOLDER / name
    if not program.exists():
        sys.exit(f"{name}: this package has no tools ({program} is missing); install its wheel")
    os.execv(program, [str(program), *arguments])
