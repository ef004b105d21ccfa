# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks third-party headers against the spec: compiles each layout fact with them."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from urgen import model
from urgen.derive.api import Api
from urgen.failure import Failure

_START = "#include <cstddef>\n#include <cstdint>\n#include <type_traits>\n#include <unified-runtime/ur_ddi.h>\n"
_FACTS = "facts"
_ERROR = re.compile(rf"{_FACTS}:([0-9]+):.*\berror: (.*)")


def facts(spec: model.Spec) -> tuple[str, ...]:
    """Returns C++ conditions that are true with every header that matches the spec."""
    return Api(spec).layout_facts


def differences(facts: tuple[str, ...], include: Path) -> Iterator[str]:
    """Returns the facts that fail with the headers of a folder, each with the compiler's first message."""
    wrong: dict[int, str] = {}
    # A compiler stops after a limited number of errors, so each run leaves out the facts that failed before.
    while found := _wrong({i: fact for i, fact in enumerate(facts) if i not in wrong}, include):
        wrong |= found
    return (f"{facts[number]}: {message}" for number, message in sorted(wrong.items()))


def _wrong(facts: dict[int, str], include: Path) -> dict[int, str]:
    """Returns at least one of the facts that fail, each with the compiler's message; empty if all hold."""
    asserts = "".join(f'#line {i} "{_FACTS}"\nstatic_assert({fact});\n' for i, fact in facts.items())
    command = [os.environ.get("CXX", "c++"), "-std=c++20", "-w", "-fsyntax-only", f"-I{include}", "-xc++", "-"]
    try:
        done = subprocess.run(command, input=_START + asserts, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error.strerror}; name a C++ compiler in CXX") from error
    found: dict[int, str] = {}
    for line, message in _ERROR.findall(done.stderr):
        if int(line) in facts:
            found.setdefault(int(line), message)
    if done.returncode and not found:
        raise Failure(f"{command[0]} refused the headers in {include}: {done.stderr.strip()}")
    return found
