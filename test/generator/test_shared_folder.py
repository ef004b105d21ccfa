# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters that have bodies in common share a folder, and have outputs of their own."""

import pytest
from mini_tree import MINI, Tree

_SUPPORT = (MINI / "adapters/partial/support.yml").read_text(encoding="utf-8")


@pytest.fixture
def pair(tree: Tree) -> Tree:
    tree.write(
        "adapters/both/v1/support.yml", _SUPPORT.replace("adapter: partial", "adapter: both").replace("_partial", "_both")
    )
    tree.write(
        "adapters/both/v2/support.yml", _SUPPORT.replace("adapter: partial", "adapter: both_v2").replace("_partial", "_both_v2")
    )
    return tree


def test_each_has_its_outputs(pair: Tree) -> None:
    result = pair.run("generate")
    assert (result.code, result.err) == (0, "")
    folders = {path.name for path in (pair.root / "generated/adapters").iterdir()}
    assert {"both", "both_v2", "partial", "tiny"} <= folders


def test_they_are_checked_like_others(pair: Tree) -> None:
    pair.replace("adapters/both/v2/support.yml", "urThingCreate", "urThingCraete")
    errors = pair.run("lint").errors
    assert [error.split(": ")[0].split(":")[0] for error in errors] == ["adapters/both/v2/support.yml"]
    assert "[UG040]" in errors[0]
