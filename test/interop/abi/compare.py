# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs two dumps of the interface, and reports their differences."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import yaml

# Two empty dumps would be equal, so our dump must have at least this many names.
MIN_FACTS = 1300

FACT = re.compile(r"(.+?)(?: = |: )(.*)")


def facts(program: str) -> dict[str, str]:
    result = subprocess.run([program], capture_output=True, text=True, check=True, timeout=60)
    matches = filter(None, map(FACT.fullmatch, result.stdout.splitlines()))
    return {match[1]: match[2] for match in matches}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ours", help="the program from dump.cpp with our headers")
    parser.add_argument("released", help="the program from dump.cpp with the released headers")
    parser.add_argument("differences", type=Path, help="a YAML file with the allowed differences: each name with its reason")
    options = parser.parse_args()

    ours, released = facts(options.ours), facts(options.released)
    allowed = yaml.safe_load(options.differences.read_text())
    differing_names = {name for name in ours | released if ours.get(name) != released.get(name)}
    for name in sorted(differing_names - allowed.keys()):
        print(f"{name}\n  ours:     {ours.get(name)}\n  released: {released.get(name)}")
    for name in sorted(allowed.keys() - differing_names):
        print(f"{name}: no longer a difference; remove it from {options.differences.name}")
    if len(ours) < MIN_FACTS:
        print(f"{options.ours} prints {len(ours)} facts instead of at least {MIN_FACTS}; check surface.py, which lists them")
    print(f"{len(ours)} facts compared, {len(differing_names & allowed.keys())} known differences")
    return 0 if differing_names == allowed.keys() and len(ours) >= MIN_FACTS else 1


if __name__ == "__main__":
    sys.exit(main())
