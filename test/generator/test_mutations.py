# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutated specs: for every input, the generator reports messages with a place, and never fails with a traceback."""

import copy
import re
import tempfile
import time
from pathlib import Path
from typing import Any

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mini_tree import HERE, MINI, Tree, copy_to, run

_FILES = (
    "spec/common.yml",
    "spec/thing.yml",
    "spec/ipc_thing.yml",
    "spec/tables.yml",
    "spec/abi/0.1.yml",
    "adapters/tiny/support.yml",
)
_PLACE = re.compile(r"[^:]+:\d+:\d+: error\[UG\d{3}\]: \S.*")
_SECONDS = 5  # processor time, because it does not depend on the load of the machine
_SETTINGS = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

_SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.text(max_size=12),
    st.sampled_from(
        ["ur_thing_handle_t", "void", "const char*", "urThingWait", "UR_RESULT_SUCCESS", "Thing", "in", "size", "`urX`", "~"]
    ),
)
_VALUES = st.recursive(
    _SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)


def _dump(documents: list[Any]) -> str:
    return str(yaml.dump_all(documents, Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper), allow_unicode=True))


def _paths(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [path, *(found for key, value in children for found in _paths(value, (*path, key)))]


def _parent(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


@st.composite
def _mutated(draw: st.DrawFn, document: Any) -> Any:
    """Replaces, removes or duplicates one to three values of a document, or overwrites them with other values from it."""
    document = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        paths = [path for path in _paths(document) if path]
        if not paths:
            break
        path = draw(st.sampled_from(paths))
        parent, key = _parent(document, path), path[-1]
        match draw(st.sampled_from(("replace", "remove", "double", "move", "rename"))):
            case "replace":
                parent[key] = draw(_VALUES)
            case "remove":
                del parent[key]
            case "double" if isinstance(parent, list):
                parent.insert(key, copy.deepcopy(parent[key]))
            case "move":
                other = draw(st.sampled_from(paths))
                parent[key] = copy.deepcopy(_parent(document, other)[other[-1]])
            case _ if isinstance(parent, dict):
                parent[draw(st.text(max_size=8))] = parent.pop(key)
    return document


_DOCUMENTS = {name: yaml.safe_load((MINI / name).read_text(encoding="utf-8")) for name in _FILES}
_TEXTS = {name: (MINI / name).read_bytes() for name in _FILES}


def _check(tree: Tree, command: str = "lint") -> None:
    start = time.process_time()
    result = tree.run(command)
    assert time.process_time() - start < _SECONDS
    assert result.code in (0, 1)
    assert result.code == 0 or tree.outputs() == {}
    assert all(_PLACE.fullmatch(error) for error in result.errors), result.err
    assert bool(result.err) == (result.code == 1)


@given(st.sampled_from(_FILES).flatmap(lambda name: st.tuples(st.just(name), _mutated(_DOCUMENTS[name]))))
@_SETTINGS
def test_mutated_documents(mutation: tuple[str, Any]) -> None:
    name, document = mutation
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_to(Path(folder) / "tree")
        tree.write(name, _dump([document]))
        _check(tree)


@given(st.sampled_from(_FILES), st.data())
@_SETTINGS
def test_mutated_bytes(name: str, data: st.DataObject) -> None:
    text = _TEXTS[name]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_to(Path(folder) / "tree")
        tree.write(name, text[:start] + data.draw(st.binary(max_size=20)) + text[end:])
        _check(tree)


@given(_mutated(_DOCUMENTS["spec/thing.yml"]))
@settings(_SETTINGS, max_examples=25)
def test_valid_specs_can_be_generated(document: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_to(Path(folder) / "tree")
        tree.write("spec/thing.yml", _dump([document]))
        _check(tree, "generate")


_UPSTREAM = list(yaml.safe_load_all((HERE / "upstream/context.yml").read_text(encoding="utf-8")))


@given(_mutated(_UPSTREAM))
@settings(_SETTINGS, max_examples=60)
def test_mutated_upstream_documents(documents: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        upstream = Tree(Path(folder))
        for path in (HERE / "upstream").glob("*.yml"):
            upstream.write(path.name, path.read_bytes())
        upstream.write("context.yml", _dump(documents))
        result = run("import-ur", upstream.root, "--out", upstream.root / "out")
        assert result.code in (0, 1)
        assert all(_PLACE.fullmatch(error) for error in result.errors), result.err
