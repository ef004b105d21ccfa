# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pinned clang-format: another version would lay the same text out differently."""

import importlib.util
import subprocess
import sys
from pathlib import Path

from urgen.failure import Failure

PINNED = "19.1.7"
INSTALL = f"{Path(sys.executable).name} -m pip install clang-format=={PINNED}"


class Formatter:
    """Formats texts, each in a process of its own."""

    def __init__(self, style: Path) -> None:
        self._binary = _find_binary()
        self._style = f"--style=file:{style}"
        version = _version(self._run("--version"))
        if version != PINNED:
            raise Failure(f"clang-format {PINNED} is needed, found {version}; run: {INSTALL}")

    def format(self, name: str, text: str) -> str:
        """The formatted text of one file; its name tells the language."""
        return self._run(self._style, f"--assume-filename={name}", text=text)

    def _run(self, *arguments: str, text: str = "") -> str:
        command = [str(self._binary), *arguments]
        try:
            done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)
        except OSError as error:
            raise Failure(f"cannot run {self._binary}: {error.strerror}; run: {INSTALL}") from error
        if done.returncode:
            raise Failure(f"clang-format refused the output {arguments[-1]}: {done.stderr.strip()}")
        return done.stdout


def _find_binary() -> Path:
    """The program inside the wheel: its Python wrapper takes longer to start than most files take to format."""
    package = importlib.util.find_spec("clang_format")
    if package is None or package.origin is None:
        raise Failure(f"clang-format {PINNED} is not installed; run: {INSTALL}")
    return Path(package.origin).parent / "data" / "bin" / "clang-format"


def _version(shown: str) -> str:
    return shown.partition(" version ")[2].split(" ")[0].strip() or "one without a version"
