# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules on the model: one small function per rule, grouped by the entries that it reads."""

from urgen.diagnostics import Diagnostics
from urgen.rules import answers, checks, collisions, conditions, features, functions, lifetimes, names, texts, types
from urgen.rules.rule import Rule, Subject

_MODULES = (names, collisions, types, functions, features, lifetimes, answers, conditions, checks, texts)
ALL: tuple[Rule, ...] = tuple(rule for module in _MODULES for rule in module.RULES)


def check(subject: Subject, problems: Diagnostics) -> None:
    """Reports everything that the rules find."""
    for rule in ALL:
        for finding in rule.find(subject):
            problems.error(rule.id, finding.loc, finding.message, finding.hint)
