# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parses the subset of C expressions that a spec may contain, and collects their names in C's evaluation order."""

import re
from dataclasses import dataclass, field, replace
from functools import cache

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:0[xX][0-9A-Fa-f]+|0[0-7]*|[1-9][0-9]*)[uUlL]*)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign>->|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>=?:().,;\[\]]))"
)
_UNARY = ("!", "~", "-", "+", "*", "&")
_LEVELS = [level.split() for level in ("||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<< >>", "+ -", "* / %")]
_BITS = ("&", "|", "^")
_COMPARISONS = ("==", "!=", "<", ">", "<=", ">=")


class NotAnExpression(Exception):
    """The text is not an expression; the argument says where parsing stops."""


@dataclass
class Expression:
    """Names and facts of an expression or a list of assignments."""

    names: set[str] = field(default_factory=set)  # {"pUSMDesc"}
    members: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "align")}
    member_operators: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "->")}
    calls: set[str] = field(default_factory=set)  # {"defined"}
    assigned_names: set[str] = field(default_factory=set)  # in statements: {"size"}
    null_tests: set[str] = field(default_factory=set)  # names that are a whole condition: {"pUSMDesc"} for pUSMDesc && ...
    conditions: list[frozenset[str]] = field(default_factory=list)  # the names in each condition: [{"pUSMDesc"}]
    untested_dereferences: set[str] = field(default_factory=set)  # names that are dereferenced before a test for null
    divisors: set[str] = field(default_factory=set)  # divisors that are not named before the division: {"patternSize"}
    sign_tests: set[str] = field(default_factory=set)  # names that are tested for a value below 0: {"size"} for size < 0
    tight_comparison: str = ""  # the comparison that is an operand of &, | or ^ without parentheses: ==


@cache
def parse_expression(text: str) -> Expression:
    """Parses one expression. Callers must not change the result, which is cached."""
    parser = _Parser(text)
    parser.truth(parser.expression())
    if not parser.is_done:
        raise parser.stop()
    return parser.result


@cache
def parse_statements(text: str) -> Expression:
    """Parses assignments, each with its semicolon. Callers must not change the result, which is cached."""
    parser = _Parser(text)
    parser.assignment()
    while not parser.is_done:
        parser.assignment()
    return parser.result


@dataclass(frozen=True)
class _Part:
    """A part of an expression."""

    names: frozenset[str]
    calls: bool = False  # True if it contains a call
    name: str = ""  # for a part that is only a name, or "0"
    path: str = ""  # for a part that is a name or a member: pDesc->flags
    comparison: str = ""  # == for a comparison that is not in parentheses
    choices: "tuple[_Part, ...]" = ()  # the last two operands of ?:


def _join(*parts: _Part, comparison: str = "", choices: tuple[_Part, ...] = ()) -> _Part:
    names = frozenset[str]().union(*(part.names for part in parts))
    return _Part(names, any(part.calls for part in parts), comparison=comparison, choices=choices)


class _Parser:
    """A recursive descent over operator levels that records names and facts."""

    def __init__(self, text: str) -> None:
        self.result = Expression()
        self._tokens: list[tuple[str, str]] = []
        self._index = 0
        offset, text = 0, text.strip()
        while offset < len(text):
            match = _TOKEN.match(text, offset)
            if match is None:
                raise NotAnExpression(f"at '{text[offset:].split()[0]}'")
            self._tokens.append((match.lastgroup or "", match[match.lastgroup or 0]))
            offset = match.end()

    @property
    def is_done(self) -> bool:
        return self._index == len(self._tokens)

    def _peek(self) -> str:
        return "" if self.is_done else self._tokens[self._index][1]

    def stop(self) -> NotAnExpression:
        return NotAnExpression("at its end" if self.is_done else f"at '{self._peek()}'")

    def _next_is(self, kind: str) -> bool:
        return not self.is_done and self._tokens[self._index][0] == kind

    def _next(self, kind: str) -> str:
        if not self._next_is(kind):
            raise self.stop()
        self._index += 1
        return self._tokens[self._index - 1][1]

    def _accept(self, sign: str) -> bool:
        if self._peek() != sign:
            return False
        self._index += 1
        return True

    def _expect(self, sign: str) -> None:
        if not self._accept(sign):
            raise self.stop()

    def truth(self, part: _Part) -> None:
        """Records a part that is a condition."""
        if not part.calls:
            self.result.conditions.append(part.names)
        if part.name:
            self.result.null_tests.add(part.name)
        for choice in part.choices:
            self.truth(choice)

    def _record_dereference(self, name: str) -> None:
        """Records that an expression dereferences a name."""
        if name not in self.result.null_tests:
            self.result.untested_dereferences.add(name)

    def assignment(self) -> None:
        dereferences = self._accept("*")
        name = self._next("name")
        if dereferences:
            self._record_dereference(name)
        self._member_access(name)
        self.result.assigned_names.add(name)
        self._expect("=")
        self.expression()
        self._expect(";")

    def expression(self) -> _Part:
        test = self._binary(0)
        if not self._accept("?"):
            return test
        self.truth(test)
        yes = self.expression()
        self._expect(":")
        no = self.expression()
        return _join(test, yes, no, choices=(yes, no))

    def _binary(self, level: int) -> _Part:
        if level == len(_LEVELS):
            return self._unary()
        left = self._binary(level + 1)
        while (sign := self._peek()) in _LEVELS[level]:
            self._index += 1
            left = self._join_right(sign, left, level)
        return left

    def _join_right(self, sign: str, left: _Part, level: int) -> _Part:
        is_logical = sign in ("&&", "||")
        if is_logical:
            self.truth(left)
        earlier_names = set(self.result.names)
        right = self._binary(level + 1)
        if is_logical:
            self.truth(right)
        if sign in ("/", "%") and right.name and right.name not in earlier_names:
            self.result.divisors.add(right.name)
        if right.name == "0" and sign in ("<", ">="):
            self.result.sign_tests.add(left.path)
        if left.name == "0" and sign in (">", "<="):
            self.result.sign_tests.add(right.path)
        if sign in _BITS:
            self.result.tight_comparison = self.result.tight_comparison or left.comparison or right.comparison
        return _join(left, right, comparison=sign if sign in _COMPARISONS else "")

    def _unary(self) -> _Part:
        sign = self._peek()
        if sign in _UNARY:
            self._index += 1
            pointer = self._peek() if sign == "*" and self._next_is("name") else ""
            operand = self._unary()
            if pointer and not operand.calls:
                self._record_dereference(pointer)
            if sign == "!":
                self.truth(operand)
            return _join(operand)
        if self._accept("("):
            inner = self.expression()
            self._expect(")")
            return replace(inner, comparison="")
        if self._next_is("number"):
            is_zero = not self._next("number").strip("0xXuUlL")
            return _Part(frozenset(), name="0" if is_zero else "")
        return self._name()

    def _name(self) -> _Part:
        name = self._next("name")
        if not self._accept("("):
            return self._member_access(name)
        self.result.calls.add(name)
        arguments = [self.expression()]
        while self._accept(","):
            arguments.append(self.expression())
        self._expect(")")
        return _Part(_join(*arguments).names, calls=True)

    def _member_access(self, name: str) -> _Part:
        """Parses a name and its member access."""
        part = _Part(frozenset((name,)), name=name, path=name)
        first = sign = self._peek()
        while sign in ("->", ".", "["):
            self._index += 1
            if sign == "[":
                part = _join(part, self.expression())
                self._expect("]")
            else:
                member = self._next("name")
                part = replace(_join(part), path=f"{part.path}{sign}{member}")
                self.result.members.add((name, member))
            sign = self._peek()
        if first in ("->", "["):
            self._record_dereference(name)
        if first in ("->", "."):
            self.result.member_operators.add((name, first))
        self.result.names.add(name)
        return part
