# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Single constructs of Unified Runtime's own spec format, each in its own spec."""

from collections.abc import Callable
from pathlib import Path

import pytest
from mini_tree import HERE

from urgen import model
from urgen.diagnostics import Diagnostics
from urgen.project import load_any

_COMMON = (HERE / "upstream" / "common.yml").read_text(encoding="utf-8")
_HEADER = '---\ntype: header\ndesc: "A part"\nordinal: "{ordinal}"\n'
_FUNCTION = """\
---
type: function
desc: "Does something"
class: ${class_name}
name: {name}
{more}params:
  - type: $x_context_handle_t
    name: hContext
    desc: "[in] the context"
returns:
  - $X_RESULT_ERROR_INVALID_CONTEXT
"""

Import = Callable[..., model.Spec]


@pytest.fixture
def imported(tmp_path: Path) -> Import:
    """Returns a function that loads common.yml and the given files into a model."""

    def load(common: str = _COMMON, **files: str) -> model.Spec:
        for name, text in {"common": common, **files}.items():
            (tmp_path / f"{name.replace('_', '-')}.yml").write_text(text, encoding="utf-8")
        spec = load_any(tmp_path, problems := Diagnostics())
        assert spec, problems.sorted()
        return spec

    return load


def _file(*documents: str, ordinal: int = 7) -> str:
    return _HEADER.format(ordinal=ordinal) + "".join(documents)


def _function(class_name: str, name: str, more: str = "") -> str:
    return _FUNCTION.format(class_name=class_name, name=name, more=more)


def _slots(spec: model.Spec) -> dict[str, list[str]]:
    return {table.name: [slot.name for slot in table.slots] for table in spec.tables}


def _enum(spec: model.Spec, name: str) -> model.Enum:
    return next(enum for enum in spec.enums if enum.name == name)


def _codes(text: str, imported: Import) -> dict[str, tuple[str, ...]]:
    function = _function("xContext", "Do").replace("  - $X_RESULT_ERROR_INVALID_CONTEXT\n", text)
    spec = imported(part=_file(function))
    return {entry.code.name: entry.when for entry in spec.functions[0].returns}


def test_the_current_version_is_the_last_one(imported: Import) -> None:
    common = _COMMON.replace('  - name: "CURRENT"\n    value: "$X_MAKE_VERSION( 0, 12 )"\n    desc: "the latest"\n', "")
    spec = imported(common)
    assert spec.version.text == "0.12"
    current = _enum(spec, "ur_api_version_t").etors[-1]
    assert (current.name, current.text, current.alias) == ("UR_API_VERSION_CURRENT", "UR_MAKE_VERSION( 0, 12 )", True)


def test_a_code_may_lack_the_colon_before_its_conditions(imported: Import) -> None:
    text = """\
  - $X_RESULT_ERROR_INVALID_CONTEXT
      - "If `hContext` is too old - or too new"
      - "If it is gone"
  - $X_RESULT_ERROR_INVALID_SIZE
      - the size is 0
"""
    assert _codes(text, imported) == {
        "UR_RESULT_ERROR_INVALID_CONTEXT": ("If `hContext` is too old - or too new", "If it is gone"),
        "UR_RESULT_ERROR_INVALID_SIZE": ("the size is 0",),
    }


def test_a_suffix_of_a_code_is_its_condition(imported: Import) -> None:
    text = "  - $X_RESULT_ERROR_UNSUPPORTED_FEATURE:CONTEXT_INFO_NAME\n"
    assert _codes(text, imported) == {"UR_RESULT_ERROR_UNSUPPORTED_FEATURE": ("CONTEXT_INFO_NAME",)}


def test_a_value_may_be_a_list_of_byte_pointers(imported: Import) -> None:
    info = """\
---
type: enum
desc: "The properties"
name: $x_part_info_t
typed_etors: True
etors:
  - name: BINARIES
    desc: "[unsigned char *[]] the bytes"
"""
    ctype = _enum(imported(part=_file(info)), "ur_part_info_t").etors[0].ctype
    assert ctype and (ctype.base.name, ctype.text, ctype.suffix) == ("unsigned char", "unsigned char *", "[]")


@pytest.mark.parametrize(("version", "kept"), [("9999.0", False), ("0.13", False), ("0.12", True), ("0.9", True)])
def test_an_entry_of_a_later_version_is_left_out(version: str, kept: bool, imported: Import) -> None:
    later = f'version: "{version}"\n'
    kinds = f"""\
---
type: enum
desc: "Kinds"
name: $x_kind_t
etors:
  - name: FIRST
    desc: "first"
  - name: LATER
    desc: "later"
    version: "{version}"
  - name: LAST
    desc: "last"
"""
    spec = imported(part=_file(_function("xContext", "First"), _function("xContext", "Later", later), kinds))
    assert _slots(spec) == {"Context": ["First", "Later"] if kept else ["First"]}
    etors = {etor.short: etor.value for etor in _enum(spec, "ur_kind_t").etors}
    assert etors == ({"FIRST": 0, "LATER": 1, "LAST": 2} if kept else {"FIRST": 0, "LAST": 2})


def test_a_file_with_a_later_header_is_left_out(imported: Import) -> None:
    later = _file(_function("xContext", "Later")).replace('ordinal: "7"', 'version: "9999.0"')
    assert _slots(imported(later=later, part=_file(_function("xContext", "Do")))) == {"Context": ["Do"]}


def test_the_ordinal_decides_the_slot(imported: Import) -> None:
    part = _file(
        _function("xContext", "Fourth"),
        _function("xContext", "Second", 'ordinal: "3"\n'),
        _function("xContext", "First", 'ordinal: "2"\n'),
        _function("xContext", "ThirdExp", 'ordinal: "0"\n'),
    )
    other = _file(_function("xContext", "Third", 'ordinal: "3"\n'), ordinal=8)
    assert _slots(imported(part=part, other=other)) == {
        "Context": ["First", "Second", "Third", "Fourth"],
        "ContextExp": ["ThirdExp"],
    }


def test_tables_follow_their_classes(imported: Import) -> None:
    """Classes are in the order of their first use, common.yml first. A class with a document has its header's ordinal."""
    described = '---\ntype: class\ndesc: "Has a place"\nname: $xAdapter\n'
    spec = imported(
        adapter=_file(described, _function("xAdapter", "Do"), ordinal=1),
        early=_file(_function("xZebra", "Do"), _function("xPlatform", "Do"), ordinal=9),
        late=_file(_function("xContext", "Do"), _function("xZebra", "DoExp"), ordinal=3),
    )
    assert list(_slots(spec)) == ["Platform", "Context", "Zebra", "ZebraExp", "Adapter"]


def test_an_enumerator_gets_the_prefix_of_its_enum_whatever_it_starts_with(imported: Import) -> None:
    info = """\
---
type: enum
desc: "The properties"
name: $x_exp_peer_info_t
typed_etors: True
etors:
  - name: UR_PEER_NEAR
    desc: "[int] whether it is near"
"""
    enum = _enum(imported(part=_file(info)), "ur_exp_peer_info_t")
    assert [etor.name for etor in enum.etors] == ["UR_EXP_PEER_INFO_UR_PEER_NEAR"]
