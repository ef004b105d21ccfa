# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Semantic checks: one small function a rule id, grouped by what they look at."""

from urgen.rules import (
    about_parameters,
    answers,
    checks,
    collisions,
    commands,
    conditions,
    examples,
    functions,
    lifetimes,
    likeness,
    names,
    nulls_and_lengths,
    texts,
    told_once,
    types,
)
from urgen.rules.rule import Rule, Subject

ALL: tuple[Rule, ...] = (
    *names.RULES,
    *collisions.RULES,
    *types.RULES,
    *functions.RULES,
    *lifetimes.RULES,
    *answers.RULES,
    *conditions.RULES,
    *checks.RULES,
    *told_once.RULES,
    *texts.RULES,
    *about_parameters.RULES,
    *nulls_and_lengths.RULES,
    *likeness.RULES,
    *commands.RULES,
    *examples.RULES,  # last: they work out what nothing else is wrong with
)


def check(subject: Subject) -> None:
    """Reports everything the rules find."""
    for rule in ALL:
        for finding in rule.find(subject):
            subject.problems.error(rule.id, finding.loc, finding.message, finding.hint)
