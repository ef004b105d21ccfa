# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The spec lists only the parameter types of functions that it does not describe. The overlay finds wait lists by these types.
Compares the result with the released header."""

import os
import re
from pathlib import Path

import yaml

DECLARATION = re.compile(r"ur_result_t UR_APICALL\s+ur(\w+)\((.*?)\)", re.DOTALL)
UNDESCRIBED = re.compile(r"~(\w+)\((.*)\)")


def wait_list_functions(path: str) -> dict[str, list[str]]:
    """Returns the parameters of each function with a wait list."""
    text = re.sub(r"//[^\n]*", "", Path(path).read_text(encoding="utf-8"))
    return {name: args.split(",") for name, args in DECLARATION.findall(text) if "phEventWaitList" in args}


def listed_types() -> dict[str, list[str]]:
    """Returns the parameter types of each function with a wait list that the spec lists only by its types."""
    tables = yaml.safe_load(Path(os.environ["TABLES"]).read_text(encoding="utf-8"))["tables"]
    types_of = {}
    for table in tables:
        for name, types in filter(None, (match and match.groups() for match in map(UNDESCRIBED.fullmatch, table["slots"]))):
            if "ur_event_handle_t*" in types:
                types_of[table["name"].removesuffix("Exp") + name] = types.split(", ")
    return types_of


def test_every_wait_list_outside_the_spec_is_known() -> None:
    released = wait_list_functions(os.environ["RELEASED_HEADER"])
    assert len(released) > 50
    undescribed = {name: args for name, args in released.items() if name not in wait_list_functions(os.environ["OWN_HEADER"])}
    listed = {name: (len(types), types.index("const ur_event_handle_t*")) for name, types in listed_types().items()}
    assert listed == {
        name: (len(args), next(index for index, arg in enumerate(args) if "phEventWaitList" in arg))
        for name, args in undescribed.items()
    }
