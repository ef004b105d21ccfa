# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An adapter's answers to support queries: true for what it lists completely, otherwise false with a reason."""

from mini_tree import Tree

from urgen.derive.adapters import support
from urgen.diagnostics import Diagnostics
from urgen.project import Project, load

_PAINT = """feature: paint
title: Paint
desc: Paints things.
query: UR_DEVICE_INFO_PAINT_SUPPORT_EXP
enums:
  - extend: ur_device_info_t
    etors:
      - {name: UR_DEVICE_INFO_PAINT_SUPPORT_EXP, value: 0x7001, type: ur_bool_t, desc: Whether things can be painted.}
tables:
  - name: BrushExp
functions:
  - name: urBrushDipExp
    id: 901
    table: BrushExp
    desc: Dips a brush.
    params: [{name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}]
  - name: urBrushMoveExp
    id: 902
    table: BrushExp
    desc: Moves a brush.
    params: [{name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}]
"""
_TINY = "adapters/tiny/support.yml"


def _answers(tree: Tree) -> dict[tuple[str, str], str]:
    """The reason for the answer false, empty for true, by adapter and query."""
    problems = Diagnostics()
    spec = load(Project(tree.root), problems)
    assert spec, problems.sorted()
    return {(str(a.name), str(answer.name)): answer.reason for a in spec.adapters for answer in support(spec, a)}


def _list(tree: Tree, *functions: str) -> None:
    tree.replace(_TINY, "functions: [", f"functions: [{', '.join(functions)}, ")


def test_no_adapter_claims_a_new_feature(tree: Tree) -> None:
    tree.write("spec/paint.yml", _PAINT)
    answers = _answers(tree)
    painted = {adapter for adapter, query in answers if query == "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"}
    assert painted == {"partial", "shadow", "tiny"}
    assert all(answers[adapter, "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"] for adapter in painted)
    assert answers["tiny", "UR_DEVICE_INFO_IPC_THING_SUPPORT_EXP"] == ""


def test_an_adapter_that_lists_all_functions_supports_the_feature(tree: Tree) -> None:
    tree.write("spec/paint.yml", _PAINT)
    _list(tree, "urBrushDipExp", "urBrushMoveExp")
    answers = _answers(tree)
    assert answers["tiny", "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"] == ""
    assert answers["shadow", "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"] == "", "it has the functions of tiny"
    assert answers["partial", "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"]


def test_a_part_of_a_feature_needs_a_reason(tree: Tree) -> None:
    tree.write("spec/paint.yml", _PAINT)
    _list(tree, "urBrushDipExp")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG043]: UR_DEVICE_INFO_PAINT_SUPPORT_EXP needs urBrushMoveExp, too"
    ]
    tree.replace(_TINY, "version: 1", "missing:\n  UR_DEVICE_INFO_PAINT_SUPPORT_EXP: The brush is stuck.\nversion: 1")
    assert tree.run("lint").code == 0
    assert _answers(tree)["tiny", "UR_DEVICE_INFO_PAINT_SUPPORT_EXP"] == "The brush is stuck."


def test_a_reason_is_the_answer_of_an_adapter_without_the_feature(tree: Tree) -> None:
    assert _answers(tree)["partial", "UR_DEVICE_INFO_IPC_THING_SUPPORT_EXP"] == "The driver shares nothing."


def test_tables_without_slots_follow_the_released_ones(tree: Tree) -> None:
    """In the order of their functions' ids, so that a later feature does not move them."""
    tree.write("spec/paint.yml", _PAINT)
    art = _PAINT
    for old, new in (
        ("Brush", "Art"),
        ("paint", "art"),
        ("Paint", "Art"),
        ("PAINT", "ART"),
        ("0x7001", "0x7002"),
        ("id: 9", "id: 19"),
    ):
        art = art.replace(old, new)
    tree.write("spec/art.yml", art.replace("a brush", "a pen"))
    spec = load(Project(tree.root), problems := Diagnostics())
    assert spec, problems.sorted()
    assert [table.name for table in spec.tables] == ["Thing", "IPCExp", "Thing2", "BrushExp", "ArtExp"]


def test_a_reserved_slot_belongs_to_the_function_that_a_file_describes(tree: Tree) -> None:
    tree.write(
        "spec/paint.yml",
        "feature: paint\ntitle: Paint\ndesc: Paints things.\nfunctions:\n  - name: urThingPaint\n    id: 7\n    table: Thing\n"
        "    desc: Paints a thing.\n    params: [{name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}]\n",
    )
    spec = load(Project(tree.root), problems := Diagnostics())
    assert spec, problems.sorted()
    names = [slot.function.name if slot.function else "" for slot in spec.tables[0].slots]
    assert names[:3] == ["urThingCreate", "urThingPaint", "urThingRetain"]
