# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests an adapter's reasons for not supporting a feature."""

import pytest
from mini_tree import Tree

from urgen.derive.adapters import support
from urgen.diagnostics import Diagnostics
from urgen.project import Project, load

_QUERY = "UR_DEVICE_INFO_IPC_THING_SUPPORT_EXP"


def _reason(tree: Tree, adapter: str, query: str = _QUERY) -> str:
    """Returns why an adapter does not support the feature, or an empty text if it does."""
    spec = load(Project(tree.root), problems := Diagnostics())
    assert spec, problems.sorted()
    answers = [support(spec, entry) for entry in spec.adapters if entry.name == adapter]
    return next(answer.reason for answer in answers[0] if answer.name == query)


@pytest.mark.parametrize(("adapter", "reason"), [("tiny", ""), ("shadow", ""), ("partial", "The driver cannot share things.")])
def test_an_adapter_without_the_feature_gives_a_reason(adapter: str, reason: str, tree: Tree) -> None:
    assert _reason(tree, adapter) == reason


def test_an_adapter_with_part_of_a_feature_gives_a_reason(tree: Tree) -> None:
    tree.replace("adapters/tiny/support.yml", ", urIPCOpenThingExp", "")
    tree.replace("adapters/tiny/support.yml", "version: 1", f"missing:\n  {_QUERY}: It cannot open things.\nversion: 1")
    assert _reason(tree, "tiny") == "It cannot open things."


def test_a_feature_without_functions_is_supported_unless_there_is_a_reason(tree: Tree) -> None:
    query = "UR_DEVICE_INFO_IPC_PLAIN_SUPPORT_EXP"
    tree.write(
        "spec/ipc_plain.yml",
        f"""feature: ipc_plain
title: Plain things across processes
query: {query}
desc: |
  Plain things, which the functions for things can also share.
enums:
  - extend: ur_device_info_t
    etors:
      - name: {query}
        value: 0x7e00
        type: ur_bool_t
        desc: Whether plain things can be shared.
""",
    )
    assert _reason(tree, "tiny", query) == ""
    tree.replace("adapters/tiny/support.yml", "version: 1", f"missing:\n  {query}: It has no plain things.\nversion: 1")
    assert _reason(tree, "tiny", query) == "It has no plain things."
