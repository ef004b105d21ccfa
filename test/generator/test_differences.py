# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`diff` lists the changes of a spec, and whether programs built before the changes still run."""

from typing import Any

import pytest
import yaml
from mini_tree import HERE, MINI, Tree, run

_CASES = yaml.safe_load((HERE / "differences.yml").read_text(encoding="utf-8"))

_MORE = """\
feature: more
title: More
desc: More.
handles:
  - name: ur_more_handle_t
    desc: More.
enums:
  - extend: ur_thing_info_t
    etors:
      - name: UR_THING_INFO_MORE
        value: 9
        desc: More.
functions:
  - name: urIPCMoreExp
    id: 90
    table: IPCExp
    desc: More.
"""


@pytest.mark.parametrize("case", _CASES, ids=lambda case: " ".join(case["expect"])[:60] or "nothing")
def test_a_change_is_classified(case: dict[str, Any], tree: Tree) -> None:
    tree.replace(f"spec/{case['file']}.yml", case["old"], case["new"])
    result = run("diff", MINI / "spec", tree.root / "spec")
    assert (result.code, result.err) == (0, "")
    assert result.out.replace(f"{tree.root}/", "").splitlines() == case["expect"]


def test_additions_are_compatible(tree: Tree) -> None:
    assert run("diff", tree.root / "spec", MINI / "spec").out == ""
    tree.write("spec/more.yml", _MORE)
    assert run("diff", MINI / "spec", tree.root / "spec").out.splitlines() == [
        "compatible  ur_more_handle_t: added",
        "compatible  urIPCMoreExp: added",
        "compatible  ur_thing_info_t: UR_THING_INFO_MORE: added",
    ]
