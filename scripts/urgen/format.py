# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pinned clang-format, because another version would format the same text differently."""

import importlib.util
import subprocess
import sys
from functools import cached_property
from pathlib import Path

from urgen.cache import Cache
from urgen.failure import Failure

PINNED = "19.1.7"
INSTALL = f"{Path(sys.executable).name} -m pip install clang-format=={PINNED}"


class Formatter:
    """Formats texts, each in its own process. Texts that an earlier run formatted come from the cache."""

    def __init__(self, style: Path) -> None:
        self._style = f"--style=file:{style}"
        self._rules = style.read_text(encoding="utf-8")
        self._cache = Cache("formatted")

    def format(self, name: str, text: str) -> str:
        """Returns the formatted text of one file. Its name determines the language, and which header is included first."""
        cached = self._cache.get(PINNED, self._rules, name, text)
        if cached is not None:
            return cached.decode()
        formatted = _run(self._binary, self._style, f"--assume-filename={name}", text=text)
        self._cache.put(formatted.encode(), PINNED, self._rules, name, text)
        return formatted

    def finish(self) -> None:
        """Trims the cache. Call it after the last text."""
        self._cache.trim()

    @cached_property
    def _binary(self) -> Path:
        binary = _find_binary()
        version = _version(_run(binary, "--version"))
        if version != PINNED:
            raise Failure(f"clang-format {PINNED} is needed, found {version}; run: {INSTALL}")
        return binary


def _run(binary: Path, *arguments: str, text: str = "") -> str:
    try:
        done = subprocess.run([binary, *arguments], input=text, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failure(f"cannot run {binary}: {error.strerror}; run: {INSTALL}") from error
    if done.returncode:
        raise Failure(f"clang-format refused the output {arguments[-1]}: {done.stderr.strip()}")
    return done.stdout


def _find_binary() -> Path:
    """Returns the program inside the wheel, because its Python wrapper takes longer to start than most files take to format."""
    package = importlib.util.find_spec("clang_format")
    if package is None or package.origin is None:
        raise Failure(f"clang-format {PINNED} is not installed; run: {INSTALL}")
    return Path(package.origin).parent / "data" / "bin" / "clang-format"


def _version(output: str) -> str:
    return output.partition(" version ")[2].split(" ")[0].strip() or "one without a version"
