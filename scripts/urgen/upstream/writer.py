# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes of our dialect to YAML text, laid out like the files of spec/."""

import json
import re
from collections.abc import Iterator

from urgen.source import Mapping, Node, Scalar, Sequence

# A plain scalar that every YAML reader takes for the same text.
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.;/()'*-]*( [A-Za-z0-9_.;/()'*=<>+-]+)*")
_BREAKS = {0x85: "\\x85", 0x2028: "\\u2028", 0x2029: "\\u2029"}
_RESERVED = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))


def write(node: Mapping) -> str:
    """The text of one spec file."""
    lines = ["# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception", "# yaml-language-server: $schema=schema.json"]
    for key, value in node.items.items():
        if isinstance(value, Sequence):
            lines.append("")
        lines += _pair(key, value, 0)
    return "\n".join(lines) + "\n"


def _pair(key: str, value: Node, depth: int) -> Iterator[str]:
    start = f"{'  ' * depth}{key}:"
    if isinstance(value, Scalar):
        yield f"{start} {_scalar(value)}"
    elif isinstance(value, Sequence) and not any(isinstance(item, Mapping) for item in value.items):
        yield f"{start} [{', '.join(_scalar(item) for item in value.items if isinstance(item, Scalar))}]"
    elif isinstance(value, Sequence):
        yield start
        for item in value.items:
            yield from _item(item, depth + 1)


def _item(node: Node, depth: int) -> Iterator[str]:
    assert isinstance(node, Mapping)
    mark = "  " * depth + "- "
    for key, value in node.items.items():
        for line in _pair(key, value, depth + 1):
            yield mark + line.removeprefix("  " * (depth + 1)) if mark.strip() else line
            mark = ""


def _scalar(node: Scalar) -> str:
    if isinstance(node.value, bool):
        return "true" if node.value else "false"
    if isinstance(node.value, int):
        return node.text
    text = node.text
    plain = _PLAIN.fullmatch(text) and text.lower() not in _RESERVED
    return text if plain else json.dumps(text, ensure_ascii=False).translate(_BREAKS)
