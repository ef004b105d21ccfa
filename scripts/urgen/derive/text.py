# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts of the spec in C comments, C strings and Markdown."""

import re
import textwrap
from functools import cache

from urgen.model import Member, Param

_WIDTH = 96
_SYMBOL = re.compile(r"`(ur[A-Z]\w*|UR_\w+|ur_\w+_t)`")


def comment(*paragraphs: str) -> tuple[str, ...]:
    """Returns the lines of a C comment, each with its leading space. Identifiers become `::name` references."""
    lines: list[str] = []
    for paragraph in filter(None, paragraphs):
        if lines:
            lines.append("")
        for block in re.split(r"\n\s*\n", paragraph.strip()):
            if lines and lines[-1]:
                lines.append("")
            lines += [" " + line for line in fill(reference(block))]
    return tuple(lines)


def reference(text: str) -> str:
    """Turns `urQueueFinish` into ::urQueueFinish, which documentation tools make a link."""
    return _SYMBOL.sub(r"::\1", text)


def fill(block: str) -> list[str]:
    """Returns a paragraph or a list of `- ` items, wrapped."""
    if not block.lstrip().startswith("- "):
        return list(_wrapped(block, ""))
    items = re.split(r"\n\s*(?=- )", block.strip())
    return [line for item in items for line in _wrapped(" ".join(item.split()), "  ")]


@cache
def _wrapped(text: str, indent: str) -> tuple[str, ...]:
    """Returns the wrapped lines. Cached, because many texts appear in several outputs."""
    return tuple(textwrap.wrap(text, _WIDTH, subsequent_indent=indent))


def literal(text: str) -> str:
    """Escapes a text for a C string literal."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')


def cell(text: str) -> str:
    """Escapes a text for a Markdown table."""
    return " ".join(text.split()).replace("|", "\\|")


def split_summary(text: str) -> tuple[str, str]:
    """Returns the first sentence and the rest."""
    match = re.match(r"(.*?[.!?])(\s+|$)(.*)", text.strip(), re.DOTALL)
    return (" ".join(match[1].split()), match[3]) if match else (text.strip(), "")


def first_sentence(text: str) -> str:
    return split_summary(text)[0]


def plain(text: str) -> str:
    """Returns the text without Markdown marks, on one line, for a C string."""
    return literal(text.replace("`", ""))


def meaning(entry: Param | Member) -> str:
    """Returns a description as a clause: `it receives the new queue, ...` for `Receives the new queue, ...`."""
    text = plain(first_sentence(entry.desc)).removesuffix(".")
    start = text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text
    return f"it {start}" if start.startswith("receives ") else f"it is {start}"
