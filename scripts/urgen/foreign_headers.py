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
    failed_facts: dict[int, str] = {}
    # A compiler stops after a limited number of errors, so each run leaves out the facts that failed before.
    while failed := _failed_facts({i: fact for i, fact in enumerate(facts) if i not in failed_facts}, include):
        failed_facts |= failed
    return (f"{facts[number]}: {message}" for number, message in sorted(failed_facts.items()))


def _failed_facts(facts: dict[int, str], include: Path) -> dict[int, str]:
    """Returns at least one of the facts that fail, each with the compiler's message; empty if all hold."""
    asserts = "".join(f'#line {i} "{_FACTS}"\nstatic_assert({fact});\n' for i, fact in facts.items())
    command = [os.environ.get("CXX", "c++"), "-std=c++20", "-w", "-fsyntax-only", f"-I{include}", "-xc++", "-"]
    try:
        run = subprocess.run(command, input=_START + asserts, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error.strerror}; name a C++ compiler in CXX") from error
    failed: dict[int, str] = {}
    for line, message in _ERROR.findall(run.stderr):
        if int(line) in facts:
            failed.setdefault(int(line), message)
    if run.returncode and not failed:
        raise Failure(f"{command[0]} refused the headers in {include}: {run.stderr.strip()}")
    return failed
