# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line tools. A wheel installs them in the package, next to their libraries."""

import os
import sys
from pathlib import Path
from typing import NoReturn

_FOLDER = Path(__file__).resolve().parent / "bin"


def doctor() -> NoReturn:
    """Reports problems that prevent sharing on this machine, and their remedies."""
    _execute("ur-ipc-doctor", sys.argv[1:])


def keeper() -> NoReturn:
    """Holds memory under names, so that it outlives the process that made it."""
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


def main() -> NoReturn:
    """Replaces this process by the tool that the first argument names."""
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python -m ur_ipc {{{','.join(COMMANDS)}}} [argument...]")
    _execute(COMMANDS[sys.argv[1]], sys.argv[2:])


def _execute(name: str, arguments: list[str]) -> NoReturn:
    program = _FOLDER / name
    if not program.exists():
        sys.exit(f"{name}: this package has no tools ({program} is missing); install its wheel")
    os.execv(program, [str(program), *arguments])
