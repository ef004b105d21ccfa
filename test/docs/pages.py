# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Blocks of code in pages of Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

DEADLINE_S = 60
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    language: str
    text: str


@dataclass(frozen=True)
class Command:
    line: str
    output: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text())]


def commands(block: Block) -> list[Command]:
    """Each line behind a `$`, and what it prints."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"a console block begins with a command: {parts[0]}"
    return [Command(*part.split("\n", 1)) for part in parts[1:]]
