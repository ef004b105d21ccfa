# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every rule with an input from bad.yml that violates it. good/ contains inputs that look like mistakes but are valid."""

import re
from pathlib import Path
from typing import Any

import pytest
from bad_inputs import BAD, expected, text_of
from mini_tree import HERE, Tree

import urgen
from urgen import spec_format
from urgen.diagnostics import Diagnostics
from urgen.project import load_any
from urgen.shape import KINDS

RULES = spec_format.rules()
GOOD = sorted((HERE / "good").glob("*.yml"))


def _spoil(tree: Tree, bad: dict[str, Any]) -> None:
    if "edit" not in bad:
        tree.write(bad.get("file", "spec/bad.yml"), text_of(bad))
    elif "new" in bad:
        tree.replace(bad["edit"], bad["old"], bad["new"])
    else:
        (tree.root / bad["edit"]).unlink()


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: expected(bad)[0].split(": ", 1)[1])
def test_a_bad_input_is_reported_exactly(bad: dict[str, Any], tree: Tree) -> None:
    _spoil(tree, bad)
    result = tree.run("lint")
    assert result.errors == expected(bad)
    assert (result.code, result.out) == (1, "")
    assert result.err.count("\n  hint: ") == len(result.errors), "a message has no hint"


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_valid_inputs_that_look_like_mistakes_are_accepted(path: Path, tree: Tree) -> None:
    tree.write(f"spec/{path.name}", path.read_bytes().replace(b"feature: good", f"feature: {path.stem}".encode()))
    result = tree.run("lint")
    assert (result.code, result.out, result.err) == (0, "", "")


def test_every_rule_has_a_bad_input() -> None:
    assert {error.split("[")[1][:5] for bad in BAD for error in expected(bad)} == set(RULES)


def test_no_message_names_an_unknown_rule() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(urgen.__file__).parent.rglob("*.py"))
    assert set(re.findall(r"UG\d{3}", text)) == set(RULES)


def test_every_rule_has_its_place_on_the_page(tree: Tree) -> None:
    assert tree.run("generate").code == 0
    page = (tree.root / "docs/spec_format.md").read_text(encoding="utf-8")
    assert [f"### {name}\n" for name in (*KINDS, *RULES) if f"### {name}\n" not in page] == []
    tree.write("docs/spec_format.md", page.replace("### UG014", "### UG999"))
    assert tree.run("check").errors == ["error: docs/spec_format.md is different"]


def test_the_small_tree_is_good(tree: Tree) -> None:
    result = tree.run("lint")
    assert (result.code, result.out, result.err) == (0, "", "")


def test_all_mistakes_of_a_stage_are_reported_in_one_run_and_sorted(tree: Tree) -> None:
    tree.replace("spec/thing.yml", "id: 5\n", "id: 6\n")
    tree.replace("spec/ipc_thing.yml", "const void*", "const viod*")
    errors = tree.run("lint").errors
    assert [error.split(": ")[1] for error in errors] == ["error[UG047]", "error[UG034]"]
    assert [error.split(":")[0] for error in errors] == sorted(error.split(":")[0] for error in errors)


def test_no_stage_follows_a_stage_with_mistakes(tree: Tree) -> None:
    spoilt = (
        ("spec/common.yml", "integer: true", "intger: true", "UG007"),
        ("spec/ipc_thing.yml", "const void*", "const viod*", "UG047"),
        ("adapters/tiny/support.yml", "UR_BACKEND_TINY", "UR_BACKEND_TINI", "UG041"),
        ("spec/thing.yml", "id: 24", "id: 0", "UG016"),
    )
    for file, right, wrong, _ in spoilt:
        tree.replace(file, right, wrong)
    for file, right, wrong, rule in spoilt:
        assert [error.split("[")[1][:5] for error in tree.run("lint").errors] == [rule]
        tree.replace(file, wrong, right)
    assert tree.run("lint").code == 0


def test_a_mistake_is_reported_once(tree: Tree) -> None:
    """A later stage checks references to the broken entry, so the generator does not report them in the same run."""
    tree.replace(
        "spec/thing.yml", "  - name: ur_thing_handle_t\n    desc: A thing.", "  - name: ur_thing_handle_t\n    dsc: A thing."
    )
    assert [error.split("[")[1][:5] for error in tree.run("lint").errors] == ["UG008", "UG007"]


def test_hints_name_the_close_match_or_the_first_place(tree: Tree) -> None:
    tree.replace("adapters/tiny/support.yml", "urThingRetain", "urThingRetian")
    assert "  hint: did you mean 'urThingRetain'?" in tree.run("lint").err.splitlines()
    tree.write("spec/again.yml", "feature: again\ntitle: Again\ndesc: Again.\ntables: [{name: Thing}]\n")
    assert tree.run("lint").err.splitlines() == [
        "spec/again.yml:4:17: error[UG015]: the table 'Thing' occurs twice",
        "  hint: first declared at spec/tables.yml:7:11",
    ]


def test_an_observed_function_needs_an_observer(tree: Tree) -> None:
    tree.replace(
        "spec/thing.yml", "  - name: urThingPolish\n    id: 24\n", "  - name: urThingPolish\n    id: 24\n    observed: true\n"
    )
    tree.write("runtime/layers/validation/finding.cpp", b"void urThingWait(ur_thing_handle_t) {}\n")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG073]: no layer has an observer of urThingPolish"
    ]
    tree.write("runtime/layers/validation/finding.cpp", b"void urThingPolish(ur_thing_handle_t) {}\n")
    assert tree.run("lint").code == 0


def test_handle_ids_are_released(tree: Tree) -> None:
    """Handles that older builds export contain handle ids, so a handle id must not change after a release."""
    tree.list_slots()
    assert tree.run("release", "0.1.1").code == 0
    tree.replace("adapters/tiny/support.yml", "handle_id: 7", "handle_id: 9")
    tree.replace("adapters/partial/support.yml", "handle_id: 0", "handle_id: 7")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG047]: the handle_id 7 was released for 'tiny'",
        "error[UG047]: 'tiny' was released with the handle_id 7",
    ]
    assert "'tiny' was released with the handle_id 7" in tree.run("release", "0.1.2").err


def test_only_the_adapter_that_takes_a_released_handle_id_is_reported(tree: Tree) -> None:
    tree.list_slots()
    assert tree.run("release", "0.1.1").code == 0
    tree.replace("adapters/shadow/support.yml", "handle_id: 8", "handle_id: 7")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG047]: 'shadow' was released with the handle_id 8"
    ]


def test_an_adapter_with_two_lists_is_refused(tree: Tree) -> None:
    tree.replace("adapters/tiny/support.yml", "version: 1", "functions_of: partial\nversion: 1")
    assert [error.split(": ")[1] for error in tree.run("lint").errors] == ["error[UG010]"]


def test_a_new_function_gets_a_table_behind_the_released_ones(tree: Tree) -> None:
    """Other loaders of this version have room only for the released slots, and expect released tables at their old offsets."""

    def slots() -> dict[str, list[str]]:
        spec = load_any(tree.root / "spec", Diagnostics())
        assert spec
        return {table.name: [slot.name for slot in table.slots] for table in spec.tables}

    thing = ["Create", "Paint", "Retain", "Release", "GetInfo", "Wait", "CreateWithNativeHandle"]
    released = {"Thing": thing, "IPCExp": ["GetThingExp", "PutThingExp", "OpenThingExp"]}
    assert list(slots().items()) == [*released.items(), ("Thing2", ["Polish"])]
    tree.list_slots()
    tree.write("spec/paint.yml", _PAINT.replace("urThingPaint", "urThingSand").replace("id: 7", "id: 90"))
    tree.write("spec/brush.yml", _BRUSH)
    new = {"Brush": ["Clean"], "Thing3": ["Sand"], "BrushExp": ["DryExp"], "Bristle": []}  # by the ids of the functions
    assert list(slots().items()) == [*released.items(), ("Thing2", ["Polish"]), *new.items()]


_BRUSH = """feature: brush
title: Brush
desc: A feature with tables of its own.
tables: [{name: Bristle}, {name: BrushExp}, {name: Brush}]
functions:
  - {name: urBrushClean, id: 80, table: Brush, desc: Cleans.}
  - {name: urBrushDryExp, id: 95, table: BrushExp, desc: Dries.}
"""


_PAINT = """feature: paint
title: Paint
desc: A function with Unified Runtime's number has its shape.
functions:
  - name: urThingPaint
    id: 7
    table: Thing
    desc: Paints a thing.
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}
      - {name: pDesc, type: "ur_thing_desc_t*", dir: in, desc: How.}
      - {name: pColor, type: "const void*", dir: in, desc: The color.}
      - {name: size, type: size_t, dir: in, desc: How much of it.}
"""


def test_functions_of_unified_runtime_keep_their_types(tree: Tree) -> None:
    tree.write("spec/paint.yml", _PAINT)
    tree.replace("spec/tables.yml", "~Paint", "Paint")
    assert tree.run("lint").errors == []
    tree.write("spec/paint.yml", _PAINT.replace("urThingPaint", "urThingSpray").replace("id: 7", "id: 50"))
    tree.replace("spec/tables.yml", "Paint", "~Paint")
    assert [error.split("[")[1][:5] for error in tree.run("lint").errors] == ["UG035", "UG021"]


def test_a_number_of_unified_runtime_comes_with_the_next_free_one(tree: Tree) -> None:
    tree.replace("spec/thing.yml", "id: 24\n", "id: 7\n")
    assert "  hint: use the next free one: 8" in tree.run("lint").err.splitlines()
