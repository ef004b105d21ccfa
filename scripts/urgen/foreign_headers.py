# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds the headers of others against the spec: each fact about the layout is compiled with them."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from urgen import derive, model
from urgen.failure import Failure

_START = "#include <cstddef>\n#include <cstdint>\n#include <type_traits>\n#include <unified-runtime/ur_ddi.h>\n"
_FACTS = "facts"
_ERROR = re.compile(rf"{_FACTS}:([0-9]+):.*\berror: (.*)")


def facts(spec: model.Spec) -> tuple[str, ...]:
    """C++ conditions that hold with any header for the spec."""
    found: tuple[str, ...] = derive.Api(spec).layout_facts
    return found


def differences(facts: tuple[str, ...], include: Path) -> Iterator[str]:
    """The facts that do not hold with the headers of a folder, each with what the compiler said first."""
    asserts = "".join(f'#line {i} "{_FACTS}"\nstatic_assert({fact});\n' for i, fact in enumerate(facts))
    command = [
        os.environ.get("CXX", "c++"),
        "-std=c++20",
        "-w",
        "-fmax-errors=0",
        "-fsyntax-only",
        f"-I{include}",
        "-xc++",
        "-",
    ]
    try:
        done = subprocess.run(command, input=_START + asserts, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error.strerror}; name a C++ compiler in CXX") from error
    wrong: dict[int, str] = {}
    for line, message in _ERROR.findall(done.stderr):
        wrong.setdefault(int(line), message)
    if done.returncode and not wrong:
        raise Failure(f"{command[0]} refused the headers in {include}: {done.stderr.strip()}")
    return (f"{facts[line]}: {message}" for line, message in sorted(wrong.items()))
