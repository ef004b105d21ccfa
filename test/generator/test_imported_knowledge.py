# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Facts of this project's spec apply to imported functions and structs of the same shape."""

import shutil

from mini_tree import HERE, Tree

from urgen.diagnostics import Diagnostics
from urgen.project import Project, load_imported
from urgen.source import Mapping, compose
from urgen.upstream import add_knowledge

_IMPORTED = """\
feature: memory
functions:
  - name: urThingFree
    id: 7
    table: Thing
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in}
      - {name: pMem, type: void *, dir: in}
structs:
  - name: ur_thing_desc_t
    base: ur_base_desc_t
    members:
      - {name: pText, type: const char *}
enums:
  - name: ur_thing_info_t
    etors:
      - {name: UR_THING_INFO_SIZE, value: 1, type: size_t}
"""
_OWN = """\
feature: thing
query: UR_THING_INFO_SUPPORT
functions:
  - name: urThingFree
    id: 3
    table: ThingExp
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in}
      - {name: pMem, type: void*, dir: in, consumes: thing_memory}
structs:
  - name: ur_thing_desc_t
    members:
      - {name: pText, type: const char*, optional: true}
enums:
  - name: ur_thing_info_t
    etors:
      - {name: UR_THING_INFO_SIZE, value: 1, type: size_t, absent: true}
"""


def _file(text: str) -> Mapping:
    node = compose(text, "spec.yml", Diagnostics())[0]
    assert isinstance(node, Mapping)
    return node


def _imported(own: str = _OWN) -> Mapping:
    imported = _file(_IMPORTED)
    add_knowledge([imported], [_file(own)])
    return imported


def test_a_function_gets_lifetimes_and_query_and_keeps_its_place() -> None:
    function = _imported().entries("functions")[0]
    assert (function.number("id"), function.text("table")) == (7, "Thing")
    assert function.text("query") == "UR_THING_INFO_SUPPORT"
    assert [param.text("consumes") for param in function.entries("params")] == ["", "thing_memory"]


def test_a_function_of_another_shape_is_another_one() -> None:
    function = _imported(_OWN.replace("void*, dir: in, ", "const void*, dir: in, ")).entries("functions")[0]
    assert "query" not in function.items
    assert not any("consumes" in param.items for param in function.entries("params"))


def test_a_struct_gets_the_known_facts_of_its_members() -> None:
    struct = _imported().entries("structs")[0]
    assert struct.text("base") == "ur_base_desc_t"
    assert struct.entries("members")[0].flag("optional")


def test_an_enumerator_is_absent_if_its_type_is_the_same() -> None:
    def absent(own: str) -> bool:
        return _imported(own).entries("enums")[0].entries("etors")[0].flag("absent")

    assert absent(_OWN)
    assert not absent(_OWN.replace("type: size_t", "type: uint32_t"))


def test_adapters_come_from_manifests(tree: Tree) -> None:
    shutil.rmtree(tree.root / "adapters")
    spec = load_imported(HERE / "upstream", Project(tree.root), problems := Diagnostics())
    assert spec, problems.sorted()
    assert [(adapter.name, adapter.backend.name) for adapter in spec.foreign_adapters] == [("other", "UR_BACKEND_OTHER")]


def test_adapters_of_the_tree_need_their_functions(tree: Tree) -> None:
    assert load_imported(HERE / "upstream", Project(tree.root), problems := Diagnostics()) is None
    assert {problem.rule for problem in problems.sorted()} >= {"UG040", "UG041"}
