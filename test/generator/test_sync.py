# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`generate` writes only changed files. `check` reports missing, changed and extra files."""

import pytest
from mini_tree import Tree

_OUTPUT = "generated/functions.txt"


@pytest.fixture
def generated(tree: Tree) -> Tree:
    assert tree.run("generate").code == 0
    return tree


def test_a_current_tree_is_current(generated: Tree) -> None:
    result = generated.run("check")
    assert (result.code, result.out, result.err) == (0, "", "")


def test_a_changed_file_is_shown_as_a_diff(generated: Tree) -> None:
    generated.replace(_OUTPUT, "Waits for things.", "Waits.")
    result = generated.run("check")
    assert result.code == 1
    assert f"--- {_OUTPUT}\n+++ {_OUTPUT} (generated)\n" in result.out
    assert "\n-5 function urThingWait (thing): Waits.\n+5 function urThingWait (thing): Waits for things.\n" in result.out
    assert result.errors == [f"error: {_OUTPUT} is different"]


def test_a_missing_file_is_found(generated: Tree) -> None:
    (generated.root / _OUTPUT).unlink()
    result = generated.run("check")
    assert result.errors == [f"error: {_OUTPUT} is missing"]
    assert result.out.startswith(f"--- /dev/null\n+++ {_OUTPUT} (generated)\n")


def test_an_extra_file_is_found_and_removed(generated: Tree) -> None:
    generated.write("generated/old/more/extra.txt", "left over\n")
    assert generated.run("check").errors == ["error: generated/old/more/extra.txt is stale"]
    assert generated.run("generate").code == 0
    assert not (generated.root / "generated/old").exists()
    assert generated.run("check").code == 0


def test_binary_rubbish_among_the_outputs_is_shown_and_replaced(generated: Tree) -> None:
    generated.write(_OUTPUT, bytes(range(256)))
    assert generated.run("check").code == 1
    assert generated.run("generate").code == 0
    assert generated.run("check").code == 0


def test_a_link_is_not_taken_for_a_file(generated: Tree) -> None:
    target = generated.root / "elsewhere.txt"
    (generated.root / _OUTPUT).rename(target)
    (generated.root / _OUTPUT).symlink_to(target)
    assert generated.run("check").errors == [f"error: {_OUTPUT} is different"]
    assert generated.run("generate").code == 0
    assert not (generated.root / _OUTPUT).is_symlink()
    assert generated.run("check").code == 0


def test_a_file_is_replaced_by_a_folder(generated: Tree) -> None:
    for path in (generated.root / "generated/features").iterdir():
        path.unlink()
    (generated.root / "generated/features").rmdir()
    generated.write("generated/features", "no folder\n")
    assert generated.run("generate").code == 0
    assert generated.run("check").code == 0


def test_unchanged_files_are_not_touched(generated: Tree) -> None:
    before = {path: path.stat().st_mtime_ns for path in generated.root.rglob("*") if path.is_file()}
    generated.replace("spec/ipc_thing.yml", "desc: Exports a thing.", "desc: Exports one thing.")
    assert generated.run("generate").code == 0
    changed = {path.name for path, time in before.items() if path.stat().st_mtime_ns != time}
    assert changed == {"functions.txt", "spec_format.md", "ipc_thing.yml"}


def test_nothing_is_written_when_the_spec_has_problems(generated: Tree) -> None:
    before = generated.outputs()
    generated.replace("spec/thing.yml", "desc: Waits for things.", "desc: Waits longer.")
    generated.replace("spec/common.yml", "type: uint8_t", "type: uint9_t")
    assert generated.run("generate").code == 1
    assert generated.outputs() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{{ spec.nothing }}\n", "Spec object' has no attribute 'nothing'"),
        ("\n{{ nothing }}\n", "'nothing' is undefined"),
        ("{% for x in %}\n", "Expected an expression, got 'end of statement block'"),
        ("{{ spec.features | shuffle }}\n", "No filter named 'shuffle'."),
        ('{% include "absent.j2" %}\n', "absent.j2"),
        ("{{ 1 / 0 }}\n", "division by zero"),
    ],
)
def test_nothing_is_written_when_a_template_fails(text: str, message: str, generated: Tree) -> None:
    before = generated.outputs()
    generated.replace("spec/thing.yml", "desc: Waits for things.", "desc: Waits longer.")
    generated.write("templates/zzz.txt.j2", text)
    result = generated.run("generate")
    assert result.code == 1
    assert result.err.startswith("error: templates/zzz.txt.j2")
    assert message in result.err
    assert generated.outputs() == before


def test_two_templates_with_one_output_are_refused(generated: Tree) -> None:
    generated.write("templates/features/thing.md.j2", "again\n")
    assert generated.run("generate").errors == [
        "error: templates/features/__feature__.md.j2 and templates/features/thing.md.j2 both give features/thing.md"
    ]


def test_without_templates_the_outputs_stay(generated: Tree) -> None:
    before = generated.outputs()
    (generated.root / "templates").rename(generated.root / "elsewhere")
    assert generated.run("generate").errors == [f"error: there is no template in {generated.root / 'templates'}"]
    assert generated.outputs() == before


@pytest.mark.parametrize(
    ("schema", "title"), [("spec/schema.json", "Spec of the C API"), ("adapters/schema.json", "What an adapter supports")]
)
def test_the_schemas_are_compared_too(schema: str, title: str, generated: Tree) -> None:
    generated.replace(schema, f'"title": "{title}"', '"title": "Another"')
    assert generated.run("check").errors == [f"error: {schema} is different"]
    assert generated.run("generate").code == 0
    assert generated.run("check").code == 0
