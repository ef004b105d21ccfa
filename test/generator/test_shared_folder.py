# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters that have bodies in common share a folder, and have outputs of their own."""

import pytest
from mini_tree import MINI, Tree

_SUPPORT = (MINI / "adapters/partial/support.yml").read_text(encoding="utf-8")


@pytest.fixture
def pair(tree: Tree) -> Tree:
    for folder, name in (("v1", "both"), ("v2", "both_v2")):
        support = _SUPPORT.replace("adapter: partial", f"adapter: {name}").replace("_partial", f"_{name}")
        tree.write(f"adapters/both/{folder}/support.yml", support.replace("title: Partial", f"title: Both, {folder}"))
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
