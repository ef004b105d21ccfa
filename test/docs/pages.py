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

JUDGES = re.compile(r"(podman exec \S+ )?ur-ipc-doctor\b")  # reports the machine's state by exit codes 0 to 2

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ["DOCS_PREFIX"]).parents[2]
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Only for the tests with released packages: the Python interpreter that has each package.
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
    """Writes each block that begins with a file name to that file."""
    for block in blocks(page):
        if name := FILE_NAME.match(block.text):
            (folder / name[1]).write_text(block.text)


def commands(block: Block) -> list[Command]:
    """Returns each line after a `$`, and its output."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"a console block begins with a command: {parts[0]}"
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
    """Returns a script that stops at the first line that fails. Exit codes 1 and 2 of the doctor are not failures."""
    return "\n".join(["set -e", *(f"{line} || test $? -le 2" if JUDGES.match(line) else line for line in lines)])


def run(
    lines: str, folder: Path, *, environment: dict[str, str] | None = None, answers: str = "", limit_s: int = DEADLINE_S
) -> str:
    """Runs lines of a shell in a folder, with `answers` as their input. Returns their output. Fails if the lines fail."""
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
