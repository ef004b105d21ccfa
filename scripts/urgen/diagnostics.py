# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Problems with their places, collected over a whole run and printed in order."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

_MAX_MESSAGE = 400


class Loc(NamedTuple):
    """A place in an input file."""

    file: str  # spec/ipc_event.yml
    line: int  # 42, counted from 1
    col: int  # 15, counted from 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.col}"


@dataclass(frozen=True, order=True)
class Diagnostic:
    """One problem of the input."""

    loc: Loc  # spec/ipc_event.yml:42:15
    rule: str  # UG014
    message: str  # unknown type 'ur_contxt_handle_t'
    hint: str  # did you mean 'ur_context_handle_t'?

    def __str__(self) -> str:
        text = f"{self.loc}: error[{self.rule}]: {self.message}"
        return f"{text}\n  hint: {self.hint}" if self.hint else text


class Diagnostics:
    """Collects the problems of a run."""

    def __init__(self) -> None:
        self._found: set[Diagnostic] = set()

    def error(self, rule: str, loc: Loc, message: str, hint: str) -> None:
        """Adds a problem: `message` describes it, and `hint` gives the remedy."""
        self._found.add(Diagnostic(loc, rule, _one_line(message), _one_line(hint)))

    def add(self, others: "Diagnostics") -> None:
        self._found |= others._found

    def sorted(self) -> list[Diagnostic]:
        return sorted(self._found)

    def __bool__(self) -> bool:
        return bool(self._found)


def _one_line(text: str) -> str:
    """Shortens text of the input, which may be long and contain any character."""
    visible = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
    return visible if len(visible) <= _MAX_MESSAGE else visible[:_MAX_MESSAGE] + "..."


def closest(word: str, names: Iterable[str]) -> str:
    """Returns the name closest to a misspelled one, or an empty text."""
    return next(iter(difflib.get_close_matches(word, list(names), n=1, cutoff=0.75)), "")


def close_match(word: str, names: Iterable[str]) -> str:
    """Returns the hint for an undeclared word."""
    match = closest(word, names)
    return f"did you mean '{match}'?" if match else "no name is similar to it: declare it, or write another name"
