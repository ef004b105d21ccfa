# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line tools, which lie in a wheel's package beside the libraries that they use."""

import os
import sys
from pathlib import Path
from typing import NoReturn

_FOLDER = Path(__file__).resolve().parent / "bin"


def doctor() -> NoReturn:
    """Tells what is in the way of sharing here, and what to do."""
    _become("ur-ipc-doctor", sys.argv[1:])


def ls() -> NoReturn:
    """Lists what is shared on this machine, and who has it open."""
    _become("ur-ipc-ls", sys.argv[1:])


def urinfo() -> NoReturn:
    """Lists adapters, devices, and what each can share."""
    _become("urinfo", sys.argv[1:])


def urtrace() -> NoReturn:
    """Runs a program and shows its calls."""
    _become("urtrace", sys.argv[1:])


COMMANDS = {"doctor": "ur-ipc-doctor", "info": "urinfo", "ls": "ur-ipc-ls", "trace": "urtrace"}
"""What stands behind `python -m ur_ipc`."""


def main() -> NoReturn:
    """Becomes the tool that the first argument names."""
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python -m ur_ipc {{{','.join(COMMANDS)}}} [argument...]")
    _become(COMMANDS[sys.argv[1]], sys.argv[2:])


def _become(name: str, arguments: list[str]) -> NoReturn:
    program = _FOLDER / name
    if not program.exists():
        sys.exit(f"{name}: this package holds no tools ({program} is missing); install its wheel")
    os.execv(program, [str(program), *arguments])
