# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules on the model: one small function per rule, grouped by the entries that it reads."""

from urgen.diagnostics import Diagnostics
from urgen.rules import answers, checks, collisions, conditions, features, functions, lifetimes, names, texts, types
from urgen.rules.rule import ALL, Subject

# Importing a module adds its rules to ALL.
_MODULES = (answers, checks, collisions, conditions, features, functions, lifetimes, names, texts, types)


def check(subject: Subject, problems: Diagnostics) -> None:
    """Reports the findings of all rules."""
    for rule, find in ALL:
        for finding in find(subject):
            problems.error(rule, finding.loc, finding.message, finding.hint)
