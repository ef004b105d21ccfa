# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""generated/docs describes callbacks, macros, typedefs and enumerators completely, and lists each condition once."""

import re
from collections import Counter

import pytest
from mini_tree import ROOT

from urgen import model
from urgen.derive.documents import results
from urgen.diagnostics import Diagnostics
from urgen.project import Project, load

_UNSUPPORTED = "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION"


@pytest.fixture(scope="module")
def spec() -> model.Spec:
    spec = load(Project(ROOT), problems := Diagnostics())
    assert spec, problems.sorted()
    return spec


def _page(entry: model.Entry) -> str:
    return (ROOT / f"generated/docs/{entry.feature}.md").read_text(encoding="utf-8")


def _section(entry: model.Entry) -> str:
    """Returns the section of an entry in its page, as one line."""
    behind = _page(entry).partition(f"\n### {entry.name}\n")[2]
    return " ".join(re.split(r"\n##+ ", behind)[0].split())


def test_callbacks_have_their_prototypes(spec: model.Spec) -> None:
    assert spec.callbacks
    for callback in spec.callbacks:
        section = _section(callback)
        params = ", ".join(f"{param.ctype.text} {param.name}".replace("* ", "*") for param in callback.params)
        assert f"typedef {callback.returns.text} (*{callback.name})( {params});" in section
        assert " ".join(callback.desc.split()) in section
        for param in callback.params:
            assert f"| `{param.name}` | {' '.join(param.desc.split())} |" in section


def test_macros_have_their_values(spec: model.Spec) -> None:
    assert spec.macros
    for macro in spec.macros:
        section = _section(macro)
        start = f"#define {macro.name}" + (f"({', '.join(macro.params)})" if macro.params else "")
        for case in macro.cases:
            assert f"if {case.condition} {start} {case.value} #el" in section
        assert f"{start} {macro.value} ```" in section if macro.value else f"#else {start} #endif ```" in section
        assert " ".join(macro.desc.split()) in section


def test_typedefs_have_their_types(spec: model.Spec) -> None:
    for typedef in spec.typedefs:
        assert f"| `{typedef.name}` | `{typedef.ctype.text}`: " in _page(typedef)


def test_optional_enumerators_are_marked(spec: model.Spec) -> None:
    for enum in spec.enums:
        for etor in enum.etors:
            (row,) = re.findall(rf"^\| `{etor.name}` \|.*$", _page(etor), re.MULTILINE)
            assert row.endswith(" (optional) |") == etor.optional


def test_queries_may_refuse_optional_enumerators(spec: model.Spec) -> None:
    for function in spec.functions:
        asked = [param.typed_by.ctype.base for param in function.params if param.typed_by]
        if any(isinstance(enum, model.Enum) and any(etor.optional for etor in enum.etors) for enum in asked):
            assert _UNSUPPORTED in {entry.code.name for entry in function.returns}, function.name


def test_conditions_appear_once(spec: model.Spec) -> None:
    for function in spec.functions:
        counts = Counter(" ".join(condition.split()) for _, conditions in results(function) for condition in conditions)
        assert [condition for condition, count in counts.items() if count > 1] == [], function.name
        for param in (*function.checked_enums, *function.checked_flags):
            undeclared = [condition for condition in counts if _is_undeclared(param.name, condition)]
            assert len(undeclared) == 1, f"{function.name}: {undeclared}"


def _is_undeclared(param: str, condition: str) -> bool:
    return bool(re.match(rf"`{param}` (is not a declared|has undeclared|.* does not declare)", condition))
