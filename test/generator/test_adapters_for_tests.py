# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An adapter of the tests, such as test/toy_adapter, has generated files, but is in no list for users."""

import shutil

import pytest
from mini_tree import MINI, ROOT, Tree

_SUPPORT = "test/toy_adapter/support.yml"
_TEXT = (MINI / "adapters/tiny/support.yml").read_text(encoding="utf-8")


@pytest.fixture
def real(tree: Tree) -> Tree:
    """Returns the small tree with the project's templates."""
    shutil.rmtree(tree.root / "templates")
    shutil.copytree(ROOT / "templates", tree.root / "templates")
    return tree


def _add(tree: Tree) -> None:
    toy = _TEXT.replace("adapter: tiny", "adapter: toy").replace("_tiny", "_toy").replace("title: Tiny", "title: Toy")
    tree.write(_SUPPORT, toy.replace("handle_id: 7", "handle_id: 255"))


def test_it_adds_its_own_outputs_and_a_test_of_its_refusals(real: Tree) -> None:
    assert real.run("generate").code == 0
    before = real.outputs()
    _add(real)
    assert real.run("generate").err == ""
    after = real.outputs()
    own = {f"adapters/toy/{name}" for name in ("functions.hpp", "identity.cpp", "table.cpp")}
    assert after.keys() - before.keys() == own
    assert {name for name in before if after[name] != before[name]} <= {"test/adapters/expected_answers.cpp"}
    assert f"// The functions of {_SUPPORT}, ".encode() in after["adapters/toy/functions.hpp"]


def test_its_outputs_cannot_go_stale(real: Tree) -> None:
    _add(real)
    assert real.run("generate").code == 0
    assert real.run("check").code == 0
    real.replace(_SUPPORT, "version: 1", "version: 2")
    assert real.run("check").errors == ["error: generated/adapters/toy/identity.cpp is different"]
    (real.root / _SUPPORT).unlink()
    assert "error: generated/adapters/toy/table.cpp is stale" in real.run("check").errors


def test_its_mistakes_are_reported(tree: Tree) -> None:
    _add(tree)
    tree.replace(_SUPPORT, "urThingRetain", "urThingRetian")
    assert [error.split(":")[0] for error in tree.run("lint").errors] == [_SUPPORT]


def test_its_handles_have_a_number_of_their_own(tree: Tree) -> None:
    _add(tree)
    tree.replace(_SUPPORT, "handle_id: 255", "handle_id: 8")
    assert [error.partition("error")[2] for error in tree.run("lint").errors] == [
        "[UG045]: adapters/shadow/support.yml also has the handle_id 8"
    ]
