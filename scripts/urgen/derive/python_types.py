# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types and texts of the Python package: annotations, docstrings, and the types that choose conversions in its C++ code."""

import re

from urgen.derive.text import fill
from urgen.model import Builtin, CType, Enum, Handle, NamedType, Typedef


def tag(ctype: CType) -> str:
    """Returns the argument of from<> and to<> for a value: Flags<ur_queue_flag_t> for ur_queue_flags_t."""
    if not ctype.is_pointer:
        return base_tag(ctype.base)
    return ctype.text if ctype.is_text else f"Address<{ctype.text}>"


def base_tag(base: NamedType) -> str:
    if isinstance(base, Enum) and base.is_flags:
        return f"Flags<{base.bit_name}>"
    return "Boolean" if base.name == "ur_bool_t" else base.name


def annotation(ctype: CType) -> str:
    """Returns the type of a value: int for size_t and void *, str for const char *, the class of a handle."""
    return "str" if ctype.is_text else "int" if ctype.is_pointer else base_annotation(ctype.base)


def base_annotation(base: NamedType) -> str:
    if base.name in ("bool", "ur_bool_t"):
        return "bool"
    if isinstance(base, Builtin | Typedef) or (isinstance(base, Handle) and base.integer):
        return "int"
    return base.name


def queried(ctype: CType | None) -> tuple[str, str]:
    """Returns the decoder and the type of an info query's value: decodeList<size_t> and list[int] for size_t[3]."""
    if ctype is None:
        return "decodeBytes", "bytes"
    if not ctype.is_array:
        return f"decodeValue<{tag(ctype)}>", annotation(ctype)
    if ctype.base.name == "char":
        return "decodeText", "str"
    if ctype.base.name == "uint8_t":
        return "decodeBytes", "bytes"
    return f"decodeList<{tag(ctype)}>", f"list[{annotation(ctype)}]"


def docstring(indent: int, *paragraphs: str) -> tuple[str, ...]:
    """Returns the lines between the quotes."""
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
    """Returns the lines, and indents all lines but the first."""
    return tuple(" " * indent + line if i and line else line for i, line in enumerate(lines))
