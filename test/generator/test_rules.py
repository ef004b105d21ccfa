# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every rule with inputs that break it: bad/UGnnn_what.yml states in comments where it lies and what must be said of it.
good/ holds what looks like a mistake and is none.

A file with `# edit: FILE` holds a change of a file of the small tree, `old` and `new`, instead of a file of its own; without
`new` the file is deleted.
"""

import re
import shutil
from pathlib import Path

import pytest
import yaml
from mini_tree import HERE, Tree

from urgen.diagnostics import RULES

BAD = sorted((HERE / "bad").glob("*.yml"))
GOOD = sorted((HERE / "good").glob("*.yml"))
_PLACE = re.compile(r"\d+:\d+: ")


def _comments(path: Path, key: str) -> list[str]:
    start = f"# {key}".encode()
    lines = path.read_bytes().splitlines()
    return [line.removeprefix(start).lstrip(b": ").decode() for line in lines if line.startswith(start)]


def _edit(tree: Tree, place: str, change: dict[str, str]) -> None:
    if "new" in change:
        tree.replace(place, change["old"], change["new"])
    else:
        (tree.root / place).unlink()


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_a_bad_input_is_reported_exactly(path: Path, tree: Tree) -> None:
    place = (_comments(path, "as") or ["spec/bad.yml"])[0]
    if _comments(path, "alone"):
        shutil.rmtree(tree.root / "spec")
        shutil.rmtree(tree.root / "adapters")
    if edited := _comments(path, "edit"):
        place = edited[0]
        _edit(tree, place, yaml.safe_load(path.read_bytes()))
    else:
        tree.write(place, path.read_bytes())
    wanted = [f"{place}:{text}" if _PLACE.match(text) else text for text in _comments(path, "expect")]
    result = tree.run("lint")
    assert result.errors == wanted
    assert (result.code, result.out) == (1, "")
    assert result.err.count("\n  hint: ") == len(result.errors), "a message without a remedy"
    assert any(f"[{path.stem[:5]}]" in line for line in wanted)


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_what_looks_like_a_mistake_is_accepted(path: Path, tree: Tree) -> None:
    tree.write(f"spec/{path.name}", path.read_bytes().replace(b"feature: good", f"feature: {path.stem}".encode()))
    result = tree.run("lint")
    assert (result.code, result.out, result.err) == (0, "", "")


def test_every_rule_has_a_bad_input() -> None:
    assert {path.stem[:5] for path in BAD} == set(RULES)


def test_the_small_tree_is_good(tree: Tree) -> None:
    result = tree.run("lint")
    assert (result.code, result.out, result.err) == (0, "", "")


def test_all_mistakes_are_told_in_one_run_and_sorted(tree: Tree) -> None:
    tree.replace("spec/thing.yml", "id: 24", "id: 5")
    tree.replace("spec/ipc_thing.yml", "const void*", "const viod*")
    tree.replace("spec/common.yml", "integer: true", "intger: true")
    tree.replace("adapters/tiny/support.yml", "UR_BACKEND_TINY", "UR_BACKEND_TINI")
    errors = tree.run("lint").errors
    assert [error.split(": ")[1] for error in errors] == ["error[UG041]", "error[UG007]", "error[UG047]", "error[UG016]"]
    assert [error.split(":")[0] for error in errors] == sorted(error.split(":")[0] for error in errors)


def test_a_mistake_is_told_once(tree: Tree) -> None:
    """A broken entry is still known: what refers to it is not reported too."""
    tree.replace(
        "spec/thing.yml", "  - name: ur_thing_handle_t\n    desc: A thing.", "  - name: ur_thing_handle_t\n    dsc: A thing."
    )
    assert [error.split("[")[1][:5] for error in tree.run("lint").errors] == ["UG007"]


def test_hints_name_the_close_match(tree: Tree) -> None:
    tree.replace("adapters/tiny/support.yml", "urThingRetain", "urThingRetian")
    assert "  hint: did you mean 'urThingRetain'?" in tree.run("lint").err.splitlines()


def test_what_is_observed_is_heard_of(tree: Tree) -> None:
    tree.replace(
        "spec/thing.yml", "  - name: urThingPolish\n    id: 24\n", "  - name: urThingPolish\n    id: 24\n    observed: true\n"
    )
    tree.write("runtime/layers/validation/finding.cpp", b"void urThingWait(ur_thing_handle_t) {}\n")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG073]: no layer has code that hears of urThingPolish"
    ]
    tree.write("runtime/layers/validation/finding.cpp", b"void urThingPolish(ur_thing_handle_t) {}\n")
    assert tree.run("lint").code == 0


def test_handle_ids_are_released(tree: Tree) -> None:
    """Handles of older builds carry them."""
    assert tree.run("release", "0.1.1").code == 0
    tree.replace("adapters/tiny/support.yml", "handle_id: 7", "handle_id: 9")
    tree.replace("adapters/partial/support.yml", "handle_id: 0", "handle_id: 7")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG047]: the handle_id 7 was released for 'tiny'",
        "error[UG047]: 'tiny' was released with the handle_id 7",
    ]
    assert "'tiny' was released with the handle_id 7" in tree.run("release", "0.1.2").err


def test_who_takes_a_released_handle_id_is_told_and_nobody_else(tree: Tree) -> None:
    assert tree.run("release", "0.1.1").code == 0
    tree.replace("adapters/shadow/support.yml", "handle_id: 8", "handle_id: 7")
    assert [error.split(": ", 1)[1] for error in tree.run("lint").errors] == [
        "error[UG047]: 'shadow' was released with the handle_id 8"
    ]


def _spoiling(tree: Tree, rest: str) -> None:
    """Adds a function, and two adapters that list urThingSpoilt."""
    head = "feature: bad\ntitle: Bad\ndesc: A mistake.\nfunctions:\n  - desc: Spoils a thing.\n    id: 50\n"
    text = f"{head}{rest}    params: [{{name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}}]\n"
    tree.write("spec/bad.yml", text.encode())
    tree.replace("adapters/tiny/support.yml", "[urThingRelease,", "[urThingSpoilt, urThingRelease,")
    tree.replace("adapters/partial/support.yml", "  - urThingCreate\n", "  - urThingCreate\n  - urThingSpoilt\n")


def test_a_function_that_all_adapters_call_otherwise_is_told_once(tree: Tree) -> None:
    _spoiling(tree, "    name: urThingSpoiled\n    table: Thing\n")
    assert tree.run("lint").errors == [
        "spec/bad.yml:7:11: error[UG040]: no adapter lists 'urThingSpoiled', but 2 list 'urThingSpoilt'"
    ]


def test_a_function_of_adapters_is_not_the_loaders_alone(tree: Tree) -> None:
    _spoiling(tree, "    name: urThingSpoilt\n    loader_only: true\n")
    assert tree.run("lint").errors == [
        "spec/bad.yml:8:18: error[UG040]: 'urThingSpoilt' is called the loader's alone, but 2 adapters list it"
    ]


def test_a_query_that_adapters_call_missing_and_no_function_needs_is_told_once(tree: Tree) -> None:
    query = "UR_DEVICE_INFO_SPOIL_SUPPORT_EXP"
    etor = f"{{name: {query}, value: 0x2024, type: ur_bool_t, desc: Whether things spoil.}}"
    extension = f"enums:\n  - {{extend: ur_device_info_t, etors: [{etor}]}}\n"
    _spoiling(tree, "    name: urThingSpoilt\n    table: Thing\n")
    tree.replace("spec/bad.yml", "functions:\n", f"{extension}functions:\n")
    tree.replace("adapters/partial/support.yml", "  - urThingSpoilt\n", "")
    tree.replace("adapters/partial/support.yml", "missing:\n", f"missing:\n  {query}: Nothing spoils.\n")
    told = tree.run("lint")
    assert told.errors == [f"adapters/partial/support.yml:10:3: error[UG042]: '{query}' is no query of the spec"]
    assert f"hint: give its feature `query: {query}`, or drop the reason" in told.err
    tree.replace("adapters/tiny/support.yml", "[urThingSpoilt, urThingRelease,", "[urThingRelease,")
    tree.replace("adapters/tiny/support.yml", "version: 1", f"missing: {{{query}: Nothing spoils.}}\nversion: 1")
    told = tree.run("lint")
    assert told.errors == [f"spec/bad.yml:1:1: error[UG042]: no function needs {query}, which 2 adapters call missing"]
    assert f"hint: query: {query}" in told.err
    tree.replace("spec/bad.yml", "title: Bad", f"title: Bad\nquery: {query}")
    assert tree.run("lint").errors == []


def test_an_adapter_with_two_lists_is_told_that_alone(tree: Tree) -> None:
    tree.replace("adapters/tiny/support.yml", "version: 1", "functions_of: partial\nversion: 1")
    assert [error.split(": ")[1] for error in tree.run("lint").errors] == ["error[UG010]"]


def test_a_check_that_refuses_1_says_what_is_usual(tree: Tree) -> None:
    checked = (HERE / "bad/UG065_good_arguments.yml").read_text(encoding="utf-8")
    tree.write("spec/bad.yml", checked.replace("      - name: count\n", "      - name: count\n        usual: 2\n").encode())
    assert tree.run("lint").errors == []


def test_the_version_of_the_whole_is_that_of_the_interface(tree: Tree) -> None:
    tree.write("VERSION", "0.1.7\n")
    assert tree.run("lint").errors == []
    tree.write("VERSION", "0.2.0\n")
    assert tree.run("lint").errors == ["VERSION:1:1: error[UG037]: the version is 0.2.0, but UR_API_VERSION_CURRENT is 0.1"]


_PAINT = """feature: paint
title: Paint
desc: What Unified Runtime has looks as it does there.
functions:
  - name: urThingPaint
    id: 7
    table: Thing
    desc: Paints a thing.
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}
      - {name: pDesc, type: "ur_thing_desc_t*", dir: in, desc: How.}
      - {name: pColour, type: "const void*", dir: in, desc: The colour.}
      - {name: size, type: size_t, dir: in, desc: How much of it.}
"""


def test_functions_of_unified_runtime_keep_their_types(tree: Tree) -> None:
    tree.write("spec/paint.yml", _PAINT)
    tree.replace("spec/tables.yml", "~Paint", "Paint")
    assert tree.run("lint").errors == []
    tree.write("spec/paint.yml", _PAINT.replace("urThingPaint", "urThingSpray").replace("id: 7", "id: 50"))
    tree.replace("spec/tables.yml", "Paint", "~Paint")
    assert [error.split("[")[1][:5] for error in tree.run("lint").errors] == ["UG035", "UG021"]
