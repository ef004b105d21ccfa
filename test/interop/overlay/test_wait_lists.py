# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds the overlay's list of functions outside the spec against the released header: all that take a wait list are there."""

import os
import re
from pathlib import Path

DECLARATION = re.compile(r"ur_result_t UR_APICALL\s+ur(\w+)\((.*?)\)", re.DOTALL)
LISTED = re.compile(r"UR_OVERLAY_(\w+)\(\s*(\w+),\s*(\w+)(?:<(.*?)>)?\)[,>]", re.DOTALL)

# The parameters of each kind of function besides those that the list gives.
OTHERS = {"Enqueue": 4, "EnqueueAlloc": 5, "Append": 8, "UpdateWaits": 3}
PREFIXES = {"ENQUEUE": "Enqueue", "ENQUEUE_EXP": "Enqueue", "IMAGES": "BindlessImages", "APPEND": "CommandBuffer"}


def declared(path: str) -> dict[str, int]:
    """The functions with a wait list, and how many parameters they have."""
    text = re.sub(r"//[^\n]*", "", Path(path).read_text(encoding="utf-8"))
    return {name: len(args.split(",")) for name, args in DECLARATION.findall(text) if "phEventWaitList" in args}


def test_every_function_with_a_wait_list_is_known() -> None:
    text = Path(os.environ["OVERLAY_FUNCTIONS"]).read_text(encoding="utf-8")
    listed = {
        PREFIXES[table] + place: OTHERS[kind] + (len(parameters.split(",")) if parameters else 0)
        for table, place, kind, parameters in LISTED.findall(text[text.index("WaitingFunctions") :])
    }
    released = declared(os.environ["RELEASED_HEADER"])
    assert len(released) > 50
    own = declared(os.environ["OWN_HEADER"])
    assert listed == {name: count for name, count in released.items() if name not in own}
