# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The spec's texts as parts of C strings."""

from urgen.derive.text import first_sentence
from urgen.model import Member, Param


def plain(text: str) -> str:
    """Without marks, on one line, fit for a C string."""
    return " ".join(text.replace("`", "").split()).replace("\\", "\\\\").replace('"', '\\"')


def meaning(entry: Param | Member) -> str:
    """`Receives the new queue, ...` as `it receives the new queue, ...`."""
    text = plain(first_sentence(entry.desc)).removesuffix(".")
    start = text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text
    return f"it {start}" if start.startswith("receives ") else f"it is {start}"
