# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The few C expressions that a spec may hold: operators, names, members, numbers and calls."""

import re
from dataclasses import dataclass, field

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:0[xX][0-9A-Fa-f]+|[0-9]+)[uUlL]*)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign>->|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>=?:().,;\[\]]))"
)
_UNARY = ("!", "~", "-", "+", "*", "&")
_BITS = ("&", "|", "^")
_COMPARISONS = ("==", "!=", "<", ">", "<=", ">=")
_TRUTH = ("", "(", ")", "&&", "||", "?")
_BINARY = ("||", "&&", "|", "^", "&", "==", "!=", "<", ">", "<=", ">=", "<<", ">>", "+", "-", "*", "/", "%")


class NoExpression(Exception):
    """The text is none; the argument says where it stops to be one."""


@dataclass
class Expression:
    """What an expression names."""

    names: set[str] = field(default_factory=set)  # {"pUSMDesc"}
    members: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "align")}
    steps: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "->")}
    calls: set[str] = field(default_factory=set)  # {"defined"}
    assigned: set[str] = field(default_factory=set)  # by statements: {"size"}
    tested: set[str] = field(default_factory=set)  # those that hold or not by themselves: {"pUSMDesc"} for pUSMDesc && ...
    unguarded: set[str] = field(default_factory=set)  # those whose members stand in front of any test of the name itself
    divisors: set[str] = field(default_factory=set)  # those that are divided by and not named before: {"patternSize"}
    mixed: str = ""  # the comparison that binds closer than & beside it: ==


def parse_expression(text: str) -> Expression:
    """The names of one expression."""
    parser = _Parser(text)
    parser.expression()
    parser.end()
    return parser.found


def parse_statements(text: str) -> Expression:
    """The names of assignments, each with its semicolon."""
    parser = _Parser(text)
    while not parser.done:
        parser.found.assigned.add(parser.target())
        parser.take("=")
        parser.expression()
        parser.take(";")
    if not parser.found.assigned:
        raise NoExpression("at its end")
    return parser.found


class _Parser:
    def __init__(self, text: str) -> None:
        self._tokens: list[tuple[str, str]] = []
        self._place = 0
        self.found = Expression()
        place, text = 0, text.strip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise NoExpression(f"at '{text[place:].split()[0]}'")
            self._tokens.append((match.lastgroup or "", match[match.lastgroup or 0]))
            place = match.end()

    @property
    def done(self) -> bool:
        return self._place == len(self._tokens)

    def _peek(self) -> str:
        return "" if self.done else self._tokens[self._place][1]

    def _stop(self) -> NoExpression:
        return NoExpression("at its end" if self.done else f"at '{self._peek()}'")

    def _next(self, kind: str) -> str:
        if self.done or self._tokens[self._place][0] != kind:
            raise self._stop()
        self._place += 1
        return self._tokens[self._place - 1][1]

    def take(self, sign: str) -> None:
        if self._peek() != sign:
            raise self._stop()
        self._place += 1

    def end(self) -> None:
        if not self.done:
            raise self._stop()

    def target(self) -> str:
        """What is assigned to."""
        if self._peek() == "*":
            self._place += 1
        name = self._next("name")
        self.found.names.add(name)
        self._behind(name)
        return name

    def expression(self) -> None:
        self._unary()
        signs: set[str] = set()
        while (sign := self._peek()) in _BINARY:
            signs = signs | {sign} if sign not in _TRUTH else set()
            if signs.intersection(_BITS):
                self.found.mixed = self.found.mixed or next((one for one in _COMPARISONS if one in signs), "")
            self._place += 1
            self._unary()
        if self._peek() == "?":
            self._place += 1
            self.expression()
            self.take(":")
            self.expression()

    def _unary(self) -> None:
        while self._peek() in _UNARY:
            self._place += 1
        if self._peek() == "(":
            self._place += 1
            self.expression()
            self.take(")")
        elif not self.done and self._tokens[self._place][0] == "number":
            self._place += 1
        else:
            self._name()

    def _name(self) -> None:
        name = self._next("name")
        if self._peek() == "(":
            self._place += 1
            self.found.calls.add(name)
            self.expression()
            while self._peek() == ",":
                self._place += 1
                self.expression()
            self.take(")")
        else:
            self._note(name)
            self.found.names.add(name)
            self._behind(name)

    def _note(self, name: str) -> None:
        """How a name is used, which was just read."""
        before = self._tokens[self._place - 2][1] if self._place > 1 else ""
        if self._peek() == "->":
            if name not in self.found.tested:
                self.found.unguarded.add(name)
        elif self._peek() in _TRUTH and before in ("!", *_TRUTH):
            self.found.tested.add(name)
        if before in ("/", "%") and self._peek() not in ("->", ".", "[") and name not in self.found.names:
            self.found.divisors.add(name)

    def _behind(self, name: str) -> None:
        if self._peek() in ("->", "."):
            self.found.steps.add((name, self._peek()))
        while self._peek() in ("->", ".", "["):
            sign, self._place = self._peek(), self._place + 1
            if sign == "[":
                self.expression()
                self.take("]")
            else:
                self.found.members.add((name, self._next("name")))
