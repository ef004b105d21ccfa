# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The schemas for editors, which files name in a comment: they accept good files, report each mistake, and complete names."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from bad_inputs import BAD, expected, text_of
from mini_tree import MINI, ROOT, Tree, copy_to

from urgen import shape

_SPEC_FILES = sorted(ROOT.glob("spec/*.yml"))
_SUPPORT_FILES = sorted([*ROOT.glob("adapters/**/support.yml"), *ROOT.glob("test/*_adapter/support.yml")])
_NAMED = re.compile(r"# yaml-language-server: \$schema=(\S+)")
# Rules that the schemas check. For UG010, they do not check keys that need another key.
_RULES = ("UG007", "UG008", "UG009", "UG010", "UG020", "UG022", "UG028", "UG040", "UG041", "UG042", "UG046")
_BEYOND = ("needs", "not an error", "is listed", "exclude each other", "starts with", "the backend of", "its name does not say")
_Schema = dict[str, Any]


def _schema_of(path: Path) -> _Schema:
    """Returns the schema that a file names in its first lines."""
    found = _NAMED.search("\n".join(path.read_text(encoding="utf-8").splitlines()[:3]))
    assert found, f"{path.relative_to(ROOT)} names no schema"
    return _read(path.parent / found[1])


def _read(path: Path) -> _Schema:
    schema: _Schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return schema


def _errors(schema: _Schema, text: str) -> list[str]:
    """Returns the places of the errors in a text."""
    found = jsonschema.Draft202012Validator(schema).iter_errors(yaml.safe_load(text))
    return [error.json_path for error in found]


@pytest.fixture(scope="module")
def mini(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Returns the small tree with its schemas."""
    tree = copy_to(tmp_path_factory.mktemp("schema") / "tree")
    assert tree.run("generate").err == ""
    return tree


def _schema_for(tree: Tree, place: str) -> _Schema:
    return _read(tree.root / ("spec/schema.json" if place.startswith("spec/") else "adapters/schema.json"))


@pytest.mark.parametrize("path", [*_SPEC_FILES, *_SUPPORT_FILES], ids=lambda path: str(path.relative_to(ROOT)))
def test_a_good_file_opens_without_an_error(path: Path) -> None:
    assert _errors(_schema_of(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path",
    sorted([*MINI.glob("spec/*.yml"), *MINI.glob("adapters/*/support.yml")]),
    ids=lambda path: str(path.relative_to(MINI)),
)
def test_a_file_of_another_spec_fits_the_schema_of_that_spec(path: Path, mini: Tree) -> None:
    schema = _schema_for(mini, path.relative_to(MINI).as_posix())
    assert _errors(schema, path.read_text(encoding="utf-8")) == []


def _bad_files() -> list[tuple[str, str, str]]:
    """Returns the message, file and text of each bad input that an editor can report."""
    found = []
    for bad in BAD:
        message = expected(bad)[0]
        if "edit" not in bad and message.split("[")[1][:5] in _RULES and not any(words in message for words in _BEYOND):
            found.append((message, bad.get("file", "spec/bad.yml"), text_of(bad)))
    return found


@pytest.mark.parametrize(("message", "place", "text"), _bad_files(), ids=lambda item: item.split(": ", 1)[-1][:60])
def test_a_bad_file_is_marked_as_bad(message: str, place: str, text: str, mini: Tree) -> None:
    assert _errors(_schema_for(mini, place), text), message


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("adapters/opencl/support.yml", "- urAdapterGetInfo\n", "- urAdapterGetInfos\n", "$.functions[4]"),
        ("adapters/opencl/support.yml", "- urAdapterGetInfo\n", "- urLoaderInit\n", "$.functions[4]"),
        ("adapters/opencl/support.yml", "\nversion: 1\n", "\nversion: one\n", "$.version"),
        ("adapters/opencl/support.yml", "\nhandle_id:", "\nhandel_id: 0\nhandle_id:", "$"),
        ("adapters/opencl/support.yml", "UR_DEVICE_INFO_USM_POOL_SUPPORT:", "UR_DEVICE_INFO_NAME:", "$.missing"),
        ("adapters/opencl/support.yml", "backend: UR_BACKEND_OPENCL", "backend: UR_BACKEND_OPENGL", "$.backend"),
        ("adapters/hip/support.yml", "functions_of: cuda", "functions_of: cudda", "$.functions_of"),
        ("adapters/hip/support.yml", "functions_of: cuda", "functions_of: mock", "$.functions_of"),
        ("spec/context.yml", "retains: ur_context_handle_t", "retain: ur_context_handle_t", "$.functions[1].params[0]"),
        ("spec/context.yml", "id: 2\n    table: Context", "id: 2\n    table: Contexts", "$.functions[1].table"),
        ("spec/context.yml", "OUT_OF_DEVICE_MEMORY", "OUT_OF_DEVICE_MEMRY", "$.functions[0].returns[4].code"),
        ("spec/context.yml", "empty: UR_RESULT_ERROR", "empty: UR_RESULT", "$.functions[0].params[1].empty"),
        ("spec/ipc_event.yml", "[urEventCreateExp]", "[urEventMakeExp]", "$.functions[0].params[0].made_by[0]"),
    ],
)
def test_a_mistake_is_shown_in_its_place(file: str, old: str, new: str, place: str) -> None:
    path = ROOT / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    assert _errors(_schema_of(path), text.replace(old, new, 1)) == [place]


def test_a_type_that_a_spec_file_may_declare_is_no_error() -> None:
    path = ROOT / "spec/context.yml"
    text = path.read_text(encoding="utf-8")
    declared = text.replace('"const ur_context_properties_t*"', '"const ur_context_wishes_t*"')
    assert declared != text
    assert _errors(_schema_of(path), declared) == []


def _offered(schema: _Schema, *way: str) -> set[str]:
    """Returns the words that an editor offers for the value of a key. `way` leads to the key from $defs."""
    node = schema
    for step in way:
        node = node["properties"][step]
        while "$ref" in node or "items" in node:
            node = schema["$defs"][node["$ref"].rpartition("/")[2]] if "$ref" in node else node["items"]
    open_list = next((part for part in node.get("anyOf", []) if "enum" in part), node)
    return set(open_list["enum"]) if "enum" in open_list else set(node["properties"])


def test_a_new_function_is_completed_once_it_is_generated(tree: Tree) -> None:
    tree.replace("spec/thing.yml", "name: urThingPolish", "name: urThingShine")
    assert tree.run("generate").err == ""
    assert "urThingShine" in _offered(_schema_for(tree, "adapters/tiny/support.yml"), "functions")
    assert "urThingShine" in _offered(_schema_for(tree, "spec/thing.yml"), "functions", "params", "made_by")


def test_every_key_is_explained() -> None:
    assert [key.name for kind in shape.KINDS.values() for key in kind.keys if not key.doc] == []
