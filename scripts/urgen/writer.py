# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes nodes as YAML text in the layout of the spec files and the record."""

import json
import re
from collections.abc import Iterator

from urgen.source import Mapping, Node, Scalar, Sequence

# A plain scalar that every YAML reader reads as the same text.
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.;/()'*-]*( [A-Za-z0-9_.;/()'*=<>+-]+)*")
_BREAKS = {0x85: "\\x85", 0x2028: "\\u2028", 0x2029: "\\u2029"}
_RESERVED = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))


def write(node: Mapping, comment: str, deepest: int = 9) -> str:
    """Returns the text of one file. Entries that nest deeper than `deepest` levels take one line each."""
    lines = ["# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception", f"# {comment}"]
    for key, value in node.items.items():
        if not isinstance(value, Scalar):
            lines.append("")
        lines += _pair(key, value, 0, deepest)
    return "\n".join(lines) + "\n"


def _pair(key: str, value: Node, depth: int, deepest: int) -> Iterator[str]:
    start = "  " * depth + key
    if isinstance(value, Mapping) and value.items:
        yield f"{start}:"
        for name, item in value.items.items():
            yield from _pair(name, item, depth + 1, deepest)
    elif isinstance(value, Sequence) and any(isinstance(item, Mapping) for item in value.items):
        yield f"{start}:"
        for item in value.items:
            yield from _item(item, depth + 1, deepest)
    else:
        yield f"{start}: {_flow(value)}"


def _item(node: Node, depth: int, deepest: int) -> Iterator[str]:
    mark = "  " * depth + "- "
    if not isinstance(node, Mapping) or depth > deepest:
        yield mark + _flow(node)
        return
    for key, value in node.items.items():
        for line in _pair(key, value, depth + 1, deepest):
            yield mark + line.removeprefix("  " * (depth + 1)) if mark.strip() else line
            mark = ""


def _flow(node: Node) -> str:
    if isinstance(node, Mapping):
        return f"{{{', '.join(f'{key}: {_flow(value)}' for key, value in node.items.items())}}}"
    if isinstance(node, Sequence):
        return f"[{', '.join(map(_flow, node.items))}]"
    if isinstance(node.value, bool):
        return "true" if node.value else "false"
    if isinstance(node.value, int):
        return node.text
    text = node.text
    plain = _PLAIN.fullmatch(text) and text.lower() not in _RESERVED
    return text if plain else json.dumps(text, ensure_ascii=False).translate(_BREAKS)
