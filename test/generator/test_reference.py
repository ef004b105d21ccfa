# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reference (generated/docs) lists each condition of a function once, and lists a result code for optional enumerators."""

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
