#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/include_graph.md, a graph of the folders of the tree and the folders that they include.

Generated files count as part of the folder that they complete: generated/adapters/opencl as adapters/opencl.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/include_graph.md"

# The floors of the graph, from the bottom up, each with its name and its top folders. Another folder is on
# the floor of its parent.
FLOORS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("The API", ("generated/include",)),
    ("Base", ("base",)),
    ("Sharing between processes", ("ipc",)),
    ("Loader and layers; the kit for adapters", ("runtime", "adapters/kit")),
    ("Native CPU, OpenCL, and code that several adapters share", ("adapters",)),
    (
        "Adapters that use another adapter folder",
        (
            "adapters/cuda",
            "adapters/hip",
            "adapters/mock",
            "adapters/level_zero/v1",
            "adapters/level_zero/v2",
            "adapters/overlay/cuda",
            "adapters/overlay/level_zero",
            "adapters/overlay/opencl",
        ),
    ),
    ("Tools and bindings", ("tools", "bindings")),
    ("Software drivers", ("fakes",)),
    ("Tests and benchmarks", ("test", "bench")),
)

# By adapter: the folders that contain its parts.
PART_FOLDERS = {
    "adapters/cuda": ("adapters/cuda_like",),
    "adapters/hip": ("adapters/cuda_like",),
    "adapters/mock": ("adapters/native_cpu",),
    "adapters/overlay/cuda": ("adapters/overlay", "adapters/cuda_like", "adapters/cuda"),
    "adapters/overlay/level_zero": ("adapters/overlay", "adapters/level_zero"),
    "adapters/overlay/opencl": ("adapters/overlay",),
    "adapters/level_zero/v1": ("adapters/level_zero",),
    "adapters/level_zero/v2": ("adapters/level_zero",),
}

# Generated folders whose name differs from the folder that they complete. For adapters that share parts, this is the folder
# of these parts, because the generated files declare its functions.
_COMPLETED_FOLDERS = {
    "adapters/cuda": "adapters/cuda_like",
    "adapters/hip": "adapters/cuda_like",
    "layers/tracing": "runtime/layers/tracing",
    "layers/validation": "runtime/layers/validation",
    "loader": "runtime/loader",
    "adapters/level_zero_v2": "adapters/level_zero",
    "adapters/overlay_cuda": "adapters/overlay/cuda",
    "adapters/overlay_level_zero": "adapters/overlay/level_zero",
    "adapters/overlay_opencl": "adapters/overlay",  # shared by two overlays
    "adapters/toy": "test",
    "python/ext": "bindings/python/ext",
    "python/ext/functions": "bindings/python/ext",
}
_MERGED_FOLDERS = ("generated/include", "fakes", "test", "bench")  # each is one folder of the graph, including its subfolders
_INCLUDE = re.compile(r'^\s*#\s*include\s*(?:/\*.*?\*/\s*)?(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)


@dataclass(frozen=True)
class Include:
    """One include of a file of this tree by another."""

    file: str  # "ipc/broker.cpp"
    line: int
    target: str  # "base/error.hpp"

    @property
    def source_folder(self) -> str:
        return folder_of(self.file)

    @property
    def target_folder(self) -> str:
        return folder_of(self.target)


def tracked_files(root: Path = ROOT) -> list[str]:
    listing = subprocess.run(["git", "ls-files"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [name for name in listing.splitlines() if (root / name).is_file()]


def cpp_files(root: Path = ROOT) -> list[str]:
    """Returns the C and C++ files of the tree, without the expected files of the generator's tests."""
    return [
        name for name in tracked_files(root) if re.search(r"\.(c|cpp|h|hpp)$", name) and not name.startswith("test/generator/")
    ]


def folder_of(name: str) -> str:
    """Returns the folder of the graph that contains a file."""
    for merged_folder in _MERGED_FOLDERS:
        if name.startswith(merged_folder + "/"):
            return merged_folder
    folder = str(Path(name).parent)
    if folder.startswith("generated/"):
        folder = folder.removeprefix("generated/")
        folder = _COMPLETED_FOLDERS.get(folder, folder)
    # The public headers in FOLDER/include belong to FOLDER.
    return folder.partition("/include")[0] if not folder.startswith("test") else "test"


@functools.cache
def _scan(root: Path) -> tuple[tuple[Include, ...], tuple[str, ...]]:
    files = cpp_files(root)
    paths = set(files)
    edges, unknown = [], []
    for name in files:
        text = (root / name).read_text(encoding="utf-8")
        for match in _INCLUDE.finditer(text):
            quoted_path, line = match[1] or match[2], text.count("\n", 0, match.start()) + 1
            sibling = os.path.normpath(Path(name).parent / quoted_path)
            target = next((path for path in (quoted_path, sibling, f"generated/include/{quoted_path}") if path in paths), None)
            if target is not None:
                edges.append(Include(name, line, target))
            elif match[1]:
                unknown.append(f'{name}:{line}: "{quoted_path}"')
    return tuple(edges), tuple(unknown)


def includes(root: Path = ROOT) -> tuple[Include, ...]:
    return _scan(root)[0]


def unknown_includes(root: Path = ROOT) -> tuple[str, ...]:
    """Returns quoted includes of files that are not C or C++ files of this tree."""
    return _scan(root)[1]


def floor_of(folder: str) -> int:
    """Returns the floor of the folder, or of its nearest parent that FLOORS lists."""
    floors = {top_folder: number for number, (_, top_folders) in enumerate(FLOORS) for top_folder in top_folders}
    for candidate in (folder, *map(str, Path(folder).parents)):
        if candidate in floors:
            return floors[candidate]
    raise LookupError(f"no floor for {folder}; name it in FLOORS of {Path(__file__).name}")


def graph(root: Path = ROOT) -> dict[str, set[str]]:
    """Maps each folder to the folders that its files include."""
    targets_by_folder: dict[str, set[str]] = {}
    for include in includes(root):
        targets = targets_by_folder.setdefault(include.source_folder, set())
        targets_by_folder.setdefault(include.target_folder, set())
        if include.target_folder != include.source_folder:
            targets.add(include.target_folder)
    return targets_by_folder


def reachable_folders(edges: dict[str, set[str]], start: str) -> set[str]:
    """Returns all folders that are reachable from this folder."""
    reachable: set[str] = set()
    pending = list(edges[start])
    while pending:
        folder = pending.pop()
        if folder not in reachable:
            reachable.add(folder)
            pending += edges[folder]
    return reachable


def remove_detours(edges: dict[str, set[str]]) -> dict[str, set[str]]:
    """Returns the graph without the arrows that a longer path replaces."""
    reachable = {folder: reachable_folders(edges, folder) for folder in edges}
    return {
        folder: {target for target in targets if not any(target in reachable[other] for other in targets)}
        for folder, targets in edges.items()
    }


def page(root: Path = ROOT) -> str:
    edges = graph(root)
    lines = [
        "# Include graph of the source folders",
        "",
        "`python3 scripts/include_graph.py` draws this graph from the `#include` lines of the tree. Each large box is a level.",
        "An arrow leads from a folder to a folder whose headers it includes, on the same level or a lower level. The graph",
        "leaves out an arrow if a longer path leads to the same folder. Except for `generated/include`, generated files count",
        "as files of the folder that uses them. The graph leaves out one include: `adapters/kit/backend.hpp` contains",
        "`#include UR_BACKEND`, and this macro is the path of the current adapter's own `backend.hpp`.",
        "",
        "```mermaid",
        "flowchart TD",
    ]
    for number, (title, _) in reversed(list(enumerate(FLOORS))):
        lines.append(f'  subgraph floor{number}["{title}"]')
        lines += [f'    {_id(folder)}["{folder}"]' for folder in sorted(edges) if floor_of(folder) == number]
        lines.append("  end")
    short_edges = remove_detours(edges)
    lines += [f"  {_id(folder)} --> {_id(target)}" for folder in sorted(short_edges) for target in sorted(short_edges[folder])]
    lines += [
        "```",
        "",
        "This table also lists the includes that the graph leaves out, except `#include UR_BACKEND`:",
        "",
        "| folder | includes |",
        "|---|---|",
    ]
    lines += [
        f"| `{folder}` | {', '.join(f'`{target}`' for target in sorted(edges[folder])) or '-'} |" for folder in sorted(edges)
    ]
    return "\n".join(lines) + "\n"


def _id(folder: str) -> str:
    return folder.replace("/", "_")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
