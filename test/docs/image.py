# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the files of an image: our installation, and ./exporter and ./importer, which run the tutorial's owner and guest.

The guest reads the handle from the owner's working directory, /tmp, either in its own /tmp or through /proc.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from pages import BUILT, DEADLINE_S, ROOT, write_files

EXPORTER = """#!/bin/sh -e
cd /tmp
/app/owner 'cat >begun && mv begun handle && until test -e doubled; do sleep 0.1; done'
"""
IMPORTER = """#!/bin/sh -e
cd /tmp
until set -- /proc/[0-9]*/cwd/handle && test -e "$1"; do sleep 0.1; done
/app/guest <"$1"
touch "${1%handle}doubled"
"""
AS_A_SERVICE = "exec sleep infinity\n"
DRIVER_INSIDE = Path("/app/cuda")
TOOLS = ("sh", "cat", "mv", "sleep", "touch")

PREFIX, LIBRARIES = Path(os.environ["DOCS_PREFIX"]), Path(os.environ["DOCS_LIBRARIES"])
LIBRARIES_INSIDE = Path("/usr/local") / LIBRARIES.relative_to(PREFIX)


def write_tree(tree: Path, sources: Path) -> None:
    (tree / "app").mkdir(parents=True)
    (tree / "tmp").mkdir()
    (tree / "tmp").chmod(0o1777)
    write_files(ROOT / "docs/tutorial/c.md", sources)
    write_files(ROOT / "docs/how_to/keeper.md", sources)
    for program in ("owner", "guest", "kept_array"):
        _compile(sources / f"{program}.c", tree / "app" / program)
    for program in ("ur-ipc-doctor", "ur-ipc-keeper", "ur-ipc-ls"):
        _copy(PREFIX / "bin" / program, tree / "usr/local/bin" / program)
    _copy(Path(os.environ["DOCS_SHARE_ALL"]), tree / "app/share_all")
    if driver := os.environ["DOCS_CUDA_DRIVER"]:
        _copy(Path(driver), _inside(tree, DRIVER_INSIDE / "libcuda.so.1"))
        _copy(BUILT / "lib/libur_adapter_cuda.so.0", _inside(tree, LIBRARIES_INSIDE / "libur_adapter_cuda.so.0"))
    for name in ("libur_loader.so.0", "libur_ipc_keeper.so.0", "libur_adapter_native_cpu.so.0"):
        _copy(LIBRARIES / name, _inside(tree, LIBRARIES_INSIDE / name))
    for tool in TOOLS:
        _copy(Path(shutil.which(tool) or tool), tree / "bin" / tool)
    for library in _loaded_by([file for file in tree.rglob("*") if file.is_file()]):
        _copy(library, _inside(tree, library))


def write_programs(tree: Path, at_the_end: str = "") -> None:
    for name, text in {"exporter": EXPORTER, "importer": IMPORTER}.items():
        program = tree / "app" / name
        program.write_text(text + at_the_end)
        program.chmod(0o755)


def _inside(tree: Path, path: Path) -> Path:
    return tree / path.relative_to("/")


def _compile(source: Path, program: Path) -> None:
    flags = [f"-I{PREFIX / 'include'}", f"-L{LIBRARIES}", "-lur_loader", "-lur_ipc_keeper"]
    subprocess.run(["cc", "-o", program, source, *flags], check=True, timeout=DEADLINE_S)


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


def _loaded_by(programs: list[Path]) -> set[Path]:
    """Returns the system libraries that the programs load."""
    environment = os.environ | {"LD_LIBRARY_PATH": str(LIBRARIES)}
    listed = subprocess.run(
        ["ldd", *programs], env=environment, capture_output=True, text=True, check=True, timeout=DEADLINE_S
    ).stdout
    return {path for path in map(Path, re.findall(r"\s(/\S+) \(0x", listed)) if not path.is_relative_to(PREFIX)}
