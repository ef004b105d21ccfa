# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The generator reports a deleted or changed key of a released entry, unless the change is harmless."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import yaml
from mini_tree import Tree

from urgen import shape

_Entry = dict[str, Any]

# Keys whose changes are harmless, grouped by the reason.
HARMLESS = {
    "texts, which only a reader can judge": {"desc", "details", "title", "when", "const_differs"},
    "a number for generated tests; the tests fail if it is wrong": {"usual"},
    "a choice of the adapter, which the adapter's tests check": {
        "memfds_only",
        "on_request",
        "own_table",
        "missing",
        "version",
    },
}


# A feature with keys that the small spec lacks.
_FENCE = """feature: fence
title: Fences
desc: Fences that surround things.
structs:
  - name: ur_fence_t
    desc: A fence.
    members:
      - {name: height, type: uint32_t, usual: 3, desc: "How high it is, a multiple of 3."}
functions:
  - name: urThingFence
    id: 50
    table: Thing2
    desc: Puts a thing behind a fence.
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in, made_by: [urThingCreate], desc: The thing.}
      - {name: pFence, type: "const ur_fence_t*", dir: in, desc: The fence.}
      - {name: pPlace, type: "const void*", dir: in, length: size, usm: true, desc: The place.}
      - {name: size, type: size_t, dir: in, usual: 2, desc: "The bytes at `pPlace`, an even number."}
    returns:
      - code: UR_RESULT_ERROR_INVALID_SIZE
        checks:
          - {rule: even, param: size, if: size % 2 != 0, example: size = 3;, desc: "`size` is odd"}
"""


def _entries(kind: str, entry: _Entry) -> Iterator[tuple[str, _Entry]]:
    """Yields the entry and all entries in it, with their kinds."""
    yield kind, entry
    for key in shape.KINDS[kind].keys:
        if key.form.entries:
            for child in entry.get(key.name, []):
                yield from _entries(key.form.entries, child)


def _delete(entry: _Entry, key: str) -> None:
    del entry[key]


def _change(entry: _Entry, key: str) -> None:
    value = entry[key]
    match value:
        case bool():
            entry[key] = not value
        case int():
            entry[key] = value + 1
        case list():
            entry[key] = [f"{value[0]}x", *value[1:]]
        case _:
            entry[key] = f"{value}x"


def _changed(text: str, kind: str, number: int, key: str, change: Callable[[_Entry, str], None]) -> str:
    """Returns the text of a file after a change of one key in the entry with this number."""
    document = yaml.safe_load(text)
    change(list(_entries(kind, document))[number][1], key)
    return str(yaml.safe_dump(document, sort_keys=False, allow_unicode=True))


@pytest.fixture
def released(tree: Tree) -> Tree:
    """Returns the small tree with fences, after a release. The generator checks changes only of released entries."""
    tree.list_slots()
    tree.replace("spec/tables.yml", "slots: [Polish]", "slots: [Polish, Fence]")
    tree.write("spec/fence.yml", _FENCE)
    assert tree.run("release", "0.1.1").errors == []
    return tree


def test_a_deleted_or_changed_key_is_reported_or_harmless(released: Tree) -> None:
    tried, accepted = set[tuple[str, str, str]](), set[str]()
    for path in [*released.root.glob("spec/*.yml"), *released.root.glob("adapters/*/support.yml")]:
        text, root = path.read_text(encoding="utf-8"), "spec" if path.parent.name == "spec" else "adapter"
        for number, (kind, entry) in enumerate(_entries(root, yaml.safe_load(text))):
            lists = {key.name for key in shape.KINDS[kind].keys if key.form.entries}
            for key in entry.keys() - lists:
                for change in (_delete, _change):
                    if (kind, key, change.__name__) not in tried:
                        tried.add((kind, key, change.__name__))
                        released.write(path.relative_to(released.root).as_posix(), _changed(text, root, number, key, change))
                        if not released.run("lint").errors:
                            accepted.add(key)
        released.write(path.relative_to(released.root).as_posix(), text)
    assert len(tried) > 150
    assert accepted == set().union(*HARMLESS.values())


def test_a_released_check_may_change_its_example_but_not_its_condition(released: Tree) -> None:
    released.replace("spec/fence.yml", "example: size = 3;", "example: size = 5;")
    assert released.run("lint").errors == []
    released.replace("spec/fence.yml", "if: size % 2 != 0", "if: size % 2 == 1")
    assert [error.split("[")[1][:5] for error in released.run("lint").errors] == ["UG047"]
