# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of the validation layers as rows of the reference."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from urgen.derive.checks import CheckedFunction
from urgen.derive.lifetime_checks import LifetimeCheck, LifetimeTests
from urgen.derive.member_tests import Check
from urgen.derive.named import Named
from urgen.derive.text import cell
from urgen.model import Function

# What the layers say where an object's life breaks a rule; names and addresses are added at run time.
_LIFETIME_WORDS = {
    "alive": "it was given back",
    "origin": "no call has made it",
    "owner": "it was made with another object than it is given back with",
    "maker": "another function made it than those that make what can be used here",
    "flag": "it was made without the flag that is needed here",
    "leak": "it is not given back before the loader is torn down",
}


@dataclass(frozen=True)
class RuleRow:
    """One rule."""

    id: str  # UR-urEventRelease-hEvent-alive
    words: str  # what a message says, for a table
    answer: str  # `UR_RESULT_ERROR_INVALID_NULL_HANDLE`


@dataclass(frozen=True)
class RuledFunction(Named):
    """A function with its rules, those of parameters first."""

    model: Function
    parameters: tuple[Check, ...]
    lifetimes: tuple[LifetimeCheck, ...]

    @property
    def rows(self) -> Iterator[RuleRow]:
        yield from (RuleRow(c.id, cell(_unescaped(c.words)), f"`{c.code}`") for c in self.parameters)
        yield from (RuleRow(c.id, _LIFETIME_WORDS[c.rule], "the call goes on") for c in self.lifetimes)


def ruled_functions(
    functions: Iterable[Function], checked: tuple[CheckedFunction, ...], tracked: tuple[LifetimeTests, ...]
) -> Iterator[RuledFunction]:
    """Those with rules, in the order of `functions`."""
    parameters = {f.name: f.checks for f in checked}
    lifetimes = {f.model.name: f.checks for f in tracked}
    for function in functions:
        found = RuledFunction(function, parameters.get(function.name, ()), lifetimes.get(function.name, ()))
        if found.parameters or found.lifetimes:
            yield found


def _unescaped(words: str) -> str:
    """The text of a C string."""
    return words.replace('\\"', '"').replace("\\\\", "\\")
