# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unified Runtime's own YAML dialect: several documents per file, `$x` for the prefix, tags in brackets inside texts.

Translates its documents into nodes of our dialect, so the same code builds the model from both dialects.
"""

from pathlib import Path

from urgen import shape
from urgen.diagnostics import Diagnostics
from urgen.source import Mapping, read
from urgen.upstream.files import translate
from urgen.upstream.knowledge import add_to as add_knowledge
from urgen.writer import write

__all__ = ["add_knowledge", "in_our_dialect", "is_upstream", "read_folder"]


def is_upstream(folder: Path) -> bool:
    """Returns whether the files of a folder are in this dialect. Documents of this dialect contain the key `type`."""
    for path in sorted(folder.glob("*.yml")):
        for node in read(path, str(path), Diagnostics())[:1]:
            return isinstance(node, Mapping) and "type" in node.items
    return False


def read_folder(folder: Path, problems: Diagnostics) -> list[Mapping]:
    """Returns the files of a folder, translated and checked."""
    documents = {path.stem: read(path, str(path), problems) for path in sorted(folder.glob("*.yml"))}
    files = translate(documents, problems)
    for node in files:
        shape.check("spec", node, problems)
    return files


def in_our_dialect(folder: Path) -> dict[str, bytes]:
    """Returns the files of a folder as spec files in our dialect. The folder must have no problems."""
    files = read_folder(folder, Diagnostics())
    return {f"{node.text('feature')}.yml": write(node, "yaml-language-server: $schema=schema.json").encode() for node in files}
