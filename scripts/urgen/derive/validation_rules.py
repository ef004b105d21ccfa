# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of the validation layers as rows of the reference."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from urgen.derive.checks import CheckedFunction
from urgen.derive.lifetime_checks import LifetimeTests
from urgen.derive.text import cell
from urgen.model import Function

# The layers' messages about lifetimes; names and addresses are added at run time.
_LIFETIME_WORDS = {
    "alive": "it was already released",
    "origin": "no call created it",
    "owner": "it was created with one object and is released with a different object",
    "maker": "it was created by a function whose objects this call does not accept",
    "flag": "it was created without a flag that this call requires",
    "leak": "it was not released before the loader is torn down",
}


@dataclass(frozen=True)
class RuleRow:
    """One rule."""

    id: str  # UR-urEventRelease-hEvent-alive
    words: str  # the text of the message, for a table
    answer: str  # `UR_RESULT_ERROR_INVALID_NULL_HANDLE`


def ruled_functions(
    functions: Iterable[Function], checked: Iterable[CheckedFunction], tracked: Iterable[LifetimeTests]
) -> Iterator[tuple[Function, list[RuleRow]]]:
    """Returns functions with their rules, in the order of `functions`. Rules about parameters come first."""
    rows: dict[Function, list[RuleRow]] = {function: [] for function in functions}
    for parameters in checked:
        for c in parameters.checks:
            answer = f"`{c.code}`" if c.refuses else "the call continues"
            rows[parameters.model].append(RuleRow(c.id, cell(_unescaped(c.words)), answer))
    for tests in tracked:
        rows[tests.model] += (RuleRow(c.id, _LIFETIME_WORDS[c.rule], "the call continues") for c in tests.checks)
    return ((function, function_rows) for function, function_rows in rows.items() if function_rows)


def _unescaped(words: str) -> str:
    """Returns the text of a C string."""
    return words.replace('\\"', '"').replace("\\\\", "\\")
