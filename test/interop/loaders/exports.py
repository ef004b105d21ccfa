# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the exports of our loader with the exports of the released loader.

A program that was linked with either loader must also start with the other loader: the dynamic linker looks for the
same names in the same version node.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

FUNCTION = re.compile(r"^_UR_API\((\w+)\)", re.MULTILINE)
OWN_NODES = "LIBUR_IPC_"  # exports outside of the API have their own version nodes
PRINTER = re.compile(r"\b(urPrint\w+)\(")


def exports(library: Path) -> set[str]:
    """Returns names with their versions, such as urLoaderInit@@LIBUR_LOADER_0.12."""
    command = ["nm", "--dynamic", "--defined-only", "--with-symbol-versions", str(library)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    symbols = (line.split() for line in listing.splitlines())
    # Version nodes themselves are absolute symbols.
    return {name for _, kind, name in symbols if kind != "A"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ours", type=Path)
    parser.add_argument("released", type=Path)
    parser.add_argument("include", type=Path, help="the folder of our ur_api_funcs.def")
    options = parser.parse_args()

    ours, released = exports(options.ours), exports(options.released)
    api_names = set(FUNCTION.findall((options.include / "ur_api_funcs.def").read_text()))
    api_names |= set(PRINTER.findall((options.include / "ur_print.h").read_text()))
    missing = api_names - {name.partition("@")[0] for name in ours}
    for name in sorted(missing):
        print(f"{name} is missing from the exports of our loader")
    additional = {name for name in ours - released if not name.partition("@@")[2].startswith(OWN_NODES)}
    for name in sorted(additional):
        print(f"{name} is not in the released loader")
    print(f"{len(ours)} exported names compared")
    return 1 if missing or additional else 0


if __name__ == "__main__":
    sys.exit(main())
