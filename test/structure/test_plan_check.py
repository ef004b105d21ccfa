# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests test/fault/check_plan.py with the test plan."""

from __future__ import annotations

import check_plan

PLAN = check_plan.rows((check_plan.HERE / "README.md").read_text())


def missing_rows(plan: dict[int, list[str]]) -> list[str]:
    return [problem for problem in check_plan.problems_in(plan, [], []) if problem.endswith("has no row")]


def test_the_plan_has_a_row_for_each_number() -> None:
    assert missing_rows(PLAN) == []


def test_names_each_missing_row() -> None:
    for removed in sorted(PLAN)[:-1]:
        plan = {number: tests for number, tests in PLAN.items() if number != removed}
        assert missing_rows(plan) == [f"T{removed:02} has no row"]
