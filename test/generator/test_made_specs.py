# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Specs that Hypothesis makes: whatever is valid gives the same output every time, and headers that compile."""

import subprocess
import tempfile
from pathlib import Path
from typing import Any

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mini_tree import ROOT, Tree, copy_to

_SETTINGS = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
_DESC = st.text("abc ,*_#<>&|\\'\"%{}é", min_size=1, max_size=60).map(lambda text: f"A {text}z.")
_NUMBERS = ("uint32_t", "size_t", "uint64_t", "ur_bool_t", "int32_t")
_FIRST_ID = 100  # behind those of the small tree


def _enum(draw: st.DrawFn, number: int) -> dict[str, Any]:
    flags = draw(st.booleans())
    values = draw(st.lists(st.integers(0, 30), min_size=1, max_size=5, unique=True))
    prefix = f"UR_MADE{number}_FLAG_" if flags else f"UR_MADE{number}_"
    etors = [{"name": f"{prefix}V{value}", "value": 1 << value if flags else value, "desc": draw(_DESC)} for value in values]
    name = f"ur_made{number}_flags_t" if flags else f"ur_made{number}_t"
    return {"name": name, **({"flags": True} if flags else {}), "desc": draw(_DESC), "etors": etors}


def _struct(draw: st.DrawFn, number: int, types: tuple[str, ...]) -> dict[str, Any]:
    members: list[dict[str, Any]] = []
    for i in range(draw(st.integers(1, 4))):
        kind = draw(st.sampled_from(("value", "array", "list")))
        type_ = draw(st.sampled_from(types))
        if kind == "list":
            members.append({"name": f"count{i}", "type": "uint32_t", "desc": draw(_DESC)})
            members.append(
                {"name": f"pList{i}", "type": f"const {type_}*", "optional": True, "length": f"count{i}", "desc": draw(_DESC)}
            )
        else:
            members.append({"name": f"m{i}", "type": type_ + ("[3]" if kind == "array" else ""), "desc": draw(_DESC)})
    return {"name": f"ur_made_struct{number}_t", "desc": draw(_DESC), "members": members}


def _params(draw: st.DrawFn, types: tuple[str, ...]) -> list[dict[str, Any]]:
    inputs: list[dict[str, Any]] = [{"name": "hThing", "type": "ur_thing_handle_t", "dir": "in", "desc": draw(_DESC)}]
    outputs: list[dict[str, Any]] = []
    for i in range(draw(st.integers(0, 4))):
        type_ = draw(st.sampled_from(types))
        desc = {"desc": draw(_DESC)}
        optional = {"optional": True, "desc": f"{desc['desc']} Null for none."} if draw(st.booleans()) else desc
        match draw(st.sampled_from(("value", "in", "out", "list"))):
            case "value":
                inputs.append({"name": f"value{i}", "type": type_, "dir": "in", "desc": draw(_DESC)})
            case "in":
                inputs.append({"name": f"pIn{i}", "type": f"const {type_}*", "dir": "in", **optional})
            case "out":
                outputs.append({"name": f"pOut{i}", "type": f"{type_}*", "dir": "out", **optional})
            case _:
                inputs.append({"name": f"num{i}", "type": "uint32_t", "dir": "in", "desc": draw(_DESC)})
                length = {"length": f"num{i}"}
                inputs.append({"name": f"pList{i}", "type": f"const {type_}*", "dir": "in", **optional, **length})
    return inputs + outputs


def _function(draw: st.DrawFn, number: int, types: tuple[str, ...]) -> dict[str, Any]:
    params = _params(draw, types)
    when = draw(st.lists(_DESC, min_size=1, max_size=2, unique=True))
    returns = [{"code": "UR_RESULT_ERROR_INVALID_VALUE", "when": when}] if draw(st.booleans()) else []
    return {
        "name": f"urThingMade{number}",
        "id": _FIRST_ID + number,
        "table": "Thing",
        "desc": f"{draw(_DESC)} It is number {number}.",
        **({"details": draw(st.lists(_DESC, min_size=1, max_size=2))} if draw(st.booleans()) else {}),
        "params": params,
        **({"returns": returns} if returns else {}),
    }


@st.composite
def _features(draw: st.DrawFn) -> dict[str, Any]:
    """A feature of its own behind those of the small tree."""
    enums = [_enum(draw, i) for i in range(draw(st.integers(1, 3)))]
    types = (*_NUMBERS, *(enum["name"] for enum in enums))
    structs = [_struct(draw, i, types) for i in range(draw(st.integers(1, 3)))]
    all_types = (*types, *(struct["name"] for struct in structs))
    functions = [_function(draw, i, all_types) for i in range(draw(st.integers(1, 4)))]
    return {
        "feature": "made",
        "title": "Made",
        "desc": draw(_DESC),
        "enums": enums,
        "structs": structs,
        "functions": functions,
    }


def _tree(folder: Path, feature: dict[str, Any]) -> Tree:
    tree = copy_to(folder)
    tree.write("spec/made.yml", yaml.safe_dump(feature, sort_keys=False, allow_unicode=True))
    return tree


@given(_features())
@_SETTINGS
def test_every_run_gives_the_same(feature: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        trees = [_tree(Path(folder) / "tree", feature) for folder in (one, other)]
        for tree in trees:
            result = tree.run("generate")
            assert (result.code, result.err) == (0, "")
        assert trees[0].run("check").code == 0
        assert trees[0].outputs() == trees[1].outputs()


@given(_features())
@settings(_SETTINGS, max_examples=3)
def test_the_headers_compile(feature: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        tree = _tree(Path(folder) / "tree", feature)
        for template in (tree.root / "templates").rglob("*.j2"):
            template.unlink()
        for template in (ROOT / "templates").rglob("*.j2"):
            name = template.relative_to(ROOT / "templates")
            if name.name.startswith("_") or name.parts[0] == "include":
                tree.write(f"templates/{name.as_posix()}", template.read_bytes())
        result = tree.run("generate")
        assert (result.code, result.err) == (0, "")
        text = "".join(f"#include <unified-runtime/{name}>\n" for name in ("ur_api.h", "ur_ddi.h", "ur_print.h"))
        command = ["cc", "-xc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
        command += [f"-I{tree.root / 'generated/include'}", "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.stderr == ""
