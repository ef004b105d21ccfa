# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The replay: removes two features of Unified Runtime from the spec, then adds them and a new feature. Each takes one file.

`pytest test/generator/test_replay.py -s` prints the files that were edited by hand.
"""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml
from mini_tree import ROOT, Tree, released_tree

from urgen import model
from urgen.derive.adapters import support
from urgen.diagnostics import Diagnostics
from urgen.project import Project, load

_PHYSICAL, _EVENT, _NEW = "spec/ipc_physical_memory.yml", "spec/ipc_event.yml", "spec/mailbox.yml"
_FLAG = "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC"
_IMPLEMENTING = "adapters/native_cpu/support.yml"
_HAVING = {"native_cpu", "mock"}  # the mock uses the functions of the native CPU


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def _write(tree: Tree, name: str, data: Any) -> None:
    tree.write(name, yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=1000))


def _features() -> dict[str, Any]:
    """The features that the replay adds, each as the file that a contributor writes."""
    physical, event = _read(ROOT / _PHYSICAL), _read(ROOT / _EVENT)
    flags = next(enum for enum in _read(ROOT / "spec/physical_mem.yml")["enums"] if enum.get("flags"))
    flag = next(etor for etor in flags["etors"] if etor["name"] == _FLAG)
    physical["enums"].append({"extend": flags["name"], "etors": [flag]})
    return {_PHYSICAL: physical, _EVENT: event, _NEW: _read(ROOT / "test/newcomer/mailbox.yml")}


def _names(data: Any) -> set[str]:
    """The functions and enumerators of a spec file."""
    etors = {etor["name"] for enum in data.get("enums", ()) for etor in enum["etors"]}
    return etors | {function["name"] for function in data.get("functions", ())}


def _without(names: set[str], data: Any) -> Any:
    """The data without references to the names in code and texts."""
    if isinstance(data, dict):
        return {key: _without(names, value) for key, value in data.items() if key not in names}
    if isinstance(data, list):
        kept = (item for item in data if item not in names) if all(isinstance(item, str) for item in data) else data
        return [_without(names, item) for item in kept if not _is_gone(names, item)]
    return re.sub(rf"`(?:{'|'.join(names)})`", "sharing", data) if isinstance(data, str) else data


def _is_gone(names: set[str], item: Any) -> bool:
    """True for an enumerator with one of the names, or a check about one."""
    if not isinstance(item, dict):
        return False
    checked = item.get("if", "") + "".join(check["if"] for check in item.get("checks", ()))
    return item.get("name") in names or any(name in checked for name in names)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """This project released without the features."""
    tree = released_tree(tmp_path, "templates/**/*.j2", ".clang-format")
    shutil.rmtree(tmp_path / "spec/abi")
    names = set().union(*(_names(data) for data in _features().values()))
    slots = {name.removeprefix("urIPC") for name in names if name.startswith("urIPC")}
    for name in (_PHYSICAL, _EVENT):
        (tmp_path / name).unlink()
    for path in [*tmp_path.glob("spec/*.yml"), *tmp_path.rglob("support.yml")]:
        data = _without(names, _read(path))
        for table in data.get("tables", ()):
            table["slots"] = [f"~{slot}" if table["name"] == "IPCExp" and slot in slots else slot for slot in table["slots"]]
        for enum in data.get("enums", ()):
            if not enum["etors"]:  # the generator refuses an enumeration without a value
                enum["etors"] = [{"name": "UR_PHYSICAL_MEM_FLAG_TBD", "value": 1, "desc": "No flag yet."}]
        _write(tree, path.relative_to(tmp_path).as_posix(), data)
    tree.write("numbers.yml", "ur_function_t: {}\n")
    result = tree.run("release", "0.12", "--numbers", tmp_path / "numbers.yml")
    assert result.code == 0, result.err
    assert tree.run("generate").code == 0
    return tree


def _by_hand(tree: Tree) -> dict[str, bytes]:
    """The hand-written files; the schemas for editors are generated."""
    files = [path for folder in ("spec", "adapters", "test") for path in (tree.root / folder).rglob("*.yml")]
    return {path.relative_to(tree.root).as_posix(): path.read_bytes() for path in files}


def _spec(tree: Tree) -> model.Spec:
    spec = load(Project(tree.root), problems := Diagnostics())
    assert spec, problems.sorted()
    return spec


def _reasons(spec: model.Spec, query: str) -> dict[str, str]:
    """The reason why each adapter does not support the feature; empty if it does."""
    return {str(a.name): answer.reason for a in spec.adapters for answer in support(spec, a) if answer.name == query}


def test_each_feature_takes_one_file_and_one_of_an_adapter(tree: Tree) -> None:
    for file, data in _features().items():
        query = data["query"]
        before = _by_hand(tree)
        _write(tree, file, data)
        result = tree.run("generate")
        assert result.code == 0, result.err
        assert tree.run("check").code == 0
        reasons = _reasons(_spec(tree), query)
        assert len(reasons) == len(list(tree.root.rglob("support.yml"))) and all(reasons.values()), reasons

        adapter = _read(tree.root / _IMPLEMENTING)
        adapter["functions"] += [function["name"] for function in data["functions"]]
        _write(tree, _IMPLEMENTING, adapter)
        result = tree.run("generate")
        assert result.code == 0, result.err
        reasons = _reasons(_spec(tree), query)
        assert {adapter for adapter, reason in reasons.items() if not reason} == _HAVING
        for name, reason in reasons.items():
            answer = f'"{reason}"' if reason else "nullptr"
            assert re.search(rf"{{{query},\s+{re.escape(answer)}}}", tree.outputs()[f"adapters/{name}/identity.cpp"].decode())

        edited = sorted(name for name, content in _by_hand(tree).items() if before.get(name) != content)
        print(f"\n{data['title']}: {len(data['functions'])} functions, edited by hand: {', '.join(edited)}")
        assert edited == sorted([file, _IMPLEMENTING])
    (ipc,) = (table for table in _spec(tree).tables if table.name == "IPCExp")
    assert all(slot.function for slot in ipc.slots), "a reserved slot is unused, or a function has another slot"
