# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The spec's texts as docstrings, laid out as a formatter of Python code leaves them."""

import re

from urgen.derive.text import fill


def docstring(indent: int, *paragraphs: str) -> tuple[str, ...]:
    """The lines between the quotes."""
    lines: list[str] = []
    for paragraph in filter(None, paragraphs):
        for block in re.split(r"\n\s*\n", paragraph.strip()):
            if lines:
                lines.append("")
            lines += fill(block.replace("\\", "\\\\").replace('"""', '""\\"'))
    if lines and lines[-1].endswith('"'):
        lines[-1] = lines[-1][:-1] + '\\"'
    return indented(indent, tuple(lines))


def indented(indent: int, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines behind the first one."""
    return tuple(" " * indent + line if i and line else line for i, line in enumerate(lines))
