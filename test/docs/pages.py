# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the code blocks of Markdown pages, and runs their commands."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

DEADLINE_S = 60
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"(?://|#|/\*) ([\w.]+\.\w+)\b")

JUDGES = re.compile(r"(podman exec \S+ )?ur-ipc-doctor\b")  # exit codes 0 to 2 report the state of the machine

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ["DOCS_PREFIX"]).parents[2]
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
# The Python interpreter for each package. Set only for the tests with released packages.
PYTHONS = dict(entry.split("=") for entry in os.environ.get("DOCS_PYTHONS", "").split(",") if entry)


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


def write_files(page: Path, folder: Path) -> None:
    """Writes each block that begins with a file name into the file with this name."""
    for block in blocks(page):
        if name := FILE_NAME.match(block.text):
            (folder / name[1]).write_text(block.text)


def commands(block: Block) -> list[Command]:
    """Returns each line after a `$`, and its output."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"a console block must begin with a command, not with {parts[0]}"
    return [Command(*part.split("\n", 1)) for part in parts[1:]]


def typed(page: Path) -> list[tuple[Block, list[str]]]:
    """Returns the blocks that a reader types, and the lines of each."""
    found = []
    for block in blocks(page):
        if block.language == "sh":
            found.append((block, block.text.replace("\\\n", " ").splitlines()))
        elif block.language == "console":
            found.append((block, [command.line for command in commands(block)]))
    return found


def script(lines: list[str]) -> str:
    """Returns a script that stops at the first line that fails. The doctor fails only with exit codes above 2."""
    return "\n".join(["set -e", *(f"{line} || test $? -le 2" if JUDGES.match(line) else line for line in lines)])


def run(
    lines: str, folder: Path, *, environment: dict[str, str] | None = None, answers: str = "", limit_s: int = DEADLINE_S
) -> str:
    """Runs lines in a shell in a folder, with `answers` as their input. Returns their output. Fails if a line fails."""
    ran = subprocess.run(
        ["bash", "-c", lines],
        cwd=folder,
        env=os.environ | (environment or {}),
        input=answers,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=limit_s,
    )
    assert ran.returncode == 0, f"{lines}\n{ran.stdout}"
    return ran.stdout
