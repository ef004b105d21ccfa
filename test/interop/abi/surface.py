# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists every name of the interface as X-macro calls, for dump.cpp.

The spec names macros, types, members, tables and functions. Enumerators, masks and print functions come from our headers,
because the generator derives some of them from the spec (`UR_FUNCTION_*`, the limits of enums).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

Entry = dict[str, Any]

NUMBER = re.compile(r"^\s+(UR_\w+) = |^#define (UR_\w+_MASK) ", re.MULTILINE)
FUNCTION = re.compile(r"^_UR_API\((\w+)\)", re.MULTILINE)
PRINTER = re.compile(r"\b(urPrint\w+)\(")


def load_spec(folder: Path) -> list[Entry]:
    return [yaml.safe_load(path.read_text()) for path in sorted(folder.glob("*.yml"))]


def entries(features: list[Entry], section: str) -> Iterator[Entry]:
    for feature in features:
        yield from feature.get(section, [])


def header_lines(include: Path, compiled: Path) -> Iterator[str]:
    """Yields the names in our headers; ABSENT for names that the headers of the dump lack."""
    words = {word for header in ("ur_api.h", "ur_print.h") for word in re.findall(r"\w+", (compiled / header).read_text())}
    for enumerator, mask in NUMBER.findall((include / "ur_api.h").read_text()):
        name = enumerator or mask
        yield f"NUMBER({name})" if name in words else f"ABSENT({name})"
    for name in PRINTER.findall((include / "ur_print.h").read_text()):
        yield f"FUNCTION({name})" if name in words else f"ABSENT({name})"


def macro_lines(features: list[Entry]) -> Iterator[str]:
    for macro in entries(features, "macros"):
        # Attributes and calling conventions are not values. dump.cpp itself contains examples of macros with parameters.
        if "cases" in macro or "params" in macro:
            continue
        kind = "TEXT" if str(macro["value"]).startswith('"') else "NUMBER"
        yield f"{kind}({macro['name']})"


def type_lines(features: list[Entry]) -> Iterator[str]:
    for section in ("handles", "typedefs", "callbacks", "enums"):
        for entry in entries(features, section):
            if "name" in entry:  # an entry without a name extends an enum of another file
                yield f"TYPE({entry['name']})"


def record_lines(features: list[Entry]) -> Iterator[str]:
    for record in [*entries(features, "structs"), *entries(features, "unions")]:
        name = record["name"]
        yield f"TYPE({name})"
        inherited = ["stype", "pNext"] if "base" in record else []
        for member in [*inherited, *(member["name"] for member in record["members"])]:
            yield f"MEMBER({name}, {member})"


def table_lines(features: list[Entry]) -> Iterator[str]:
    for table in entries(features, "tables"):
        name = table["name"]
        yield f"TABLE({name})"
        for slot in table["slots"]:
            kind = "RESERVED" if slot.startswith("~") else "SLOT"
            yield f"{kind}({name}, pfn{slot.removeprefix('~').partition('(')[0]})"
        yield f"FUNCTION(urGet{name}ProcAddrTable)"


def surface(spec: Path, include: Path, compiled: Path) -> list[str]:
    features = load_spec(spec)
    functions = FUNCTION.findall((include / "ur_api_funcs.def").read_text())

    spec_functions = {function["name"] for function in entries(features, "functions")}
    if mismatches := spec_functions ^ set(functions):
        raise SystemExit(f"spec and ur_api_funcs.def differ in {sorted(mismatches)}")
    numbers = {name for pair in NUMBER.findall((include / "ur_api.h").read_text()) for name in pair}
    spec_enumerators = {etor["name"] for enum in entries(features, "enums") for etor in enum["etors"]}
    if missing := spec_enumerators - numbers:
        raise SystemExit(f"ur_api.h lacks the enumerators {sorted(missing)}")

    return [
        *header_lines(include, compiled),
        *macro_lines(features),
        *type_lines(features),
        *record_lines(features),
        *table_lines(features),
        *(f"FUNCTION({name})" for name in functions),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spec", type=Path, required=True, help="the folder of the YAML files")
    parser.add_argument("--include", type=Path, required=True, help="the folder of our ur_api.h")
    parser.add_argument("--compiled", type=Path, required=True, help="the folder of the ur_api.h for dump.cpp")
    parser.add_argument("--output", type=Path, required=True)
    options = parser.parse_args()
    lines = surface(options.spec, options.include, options.compiled)
    options.output.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
