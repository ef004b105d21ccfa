# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The few C expressions that a spec may hold, as trees: operators, names, members, numbers and calls."""

from __future__ import annotations

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


class NoExpression(Exception):
    """The text is none; the argument says where it stops to be one."""


@dataclass(frozen=True)
class Number:
    value: int


@dataclass(frozen=True)
class Place:
    """What a name stands for, or what lies behind it."""

    name: str  # pRegion
    steps: tuple[tuple[str, str | Node], ...] = ()  # (("->", "size"),)


@dataclass(frozen=True)
class Call:
    name: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True)
class Unary:
    sign: str
    operand: Node


@dataclass(frozen=True)
class Binary:
    sign: str
    left: Node
    right: Node
    grouped: bool = False  # stands in parentheses


@dataclass(frozen=True)
class Choice:
    test: Node
    yes: Node
    no: Node


Node = Number | Place | Call | Unary | Binary | Choice


@dataclass(frozen=True)
class Assignment:
    target: Node  # a place, or * before one
    value: Node


@cache
def parse_condition(text: str) -> Node:
    """The tree of one expression."""
    parser = _Parser(text)
    tree = parser.expression()
    parser.end()
    return tree


@cache
def parse_assignments(text: str) -> tuple[Assignment, ...]:
    """Assignments, each with its semicolon."""
    parser = _Parser(text)
    found = []
    while not parser.done:
        found.append(parser.assignment())
    if not found:
        raise NoExpression("at its end")
    return tuple(found)


@cache
def parse_expression(text: str) -> Expression:
    """The names of one expression; to be read only."""
    found = Expression()
    found.read(parse_condition(text), asked=True)
    return found


@cache
def parse_statements(text: str) -> Expression:
    """The names of assignments; to be read only."""
    found = Expression()
    for assignment in parse_assignments(text):
        found.read(assignment.target)
        found.assigned.add(place_of(assignment.target).name)
        found.read(assignment.value)
    return found


def place_of(target: Node) -> Place:
    """Without the * in front."""
    place = target.operand if isinstance(target, Unary) else target
    assert isinstance(place, Place)
    return place


@dataclass
class Expression:
    """What an expression names, in the order in which C looks at it."""

    names: set[str] = field(default_factory=set)  # {"pUSMDesc"}
    members: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "align")}
    steps: set[tuple[str, str]] = field(default_factory=set)  # {("pUSMDesc", "->")}
    calls: set[str] = field(default_factory=set)  # {"defined"}
    assigned: set[str] = field(default_factory=set)  # by statements: {"size"}
    tested: set[str] = field(default_factory=set)  # those that hold or not by themselves: {"pUSMDesc"} for pUSMDesc && ...
    truths: list[frozenset[str]] = field(default_factory=list)  # the names in each part that holds or not: [{"pUSMDesc"}]
    unguarded: set[str] = field(default_factory=set)  # those whose members stand in front of any test of the name itself
    divisors: set[str] = field(default_factory=set)  # those that are divided by and not named before: {"patternSize"}
    numbers: set[int] = field(default_factory=set)  # {0}
    mixed: str = ""  # the comparison that binds closer than & beside it: ==

    def read(self, node: Node, asked: bool = False) -> None:
        """Adds what a tree names; `asked` where it stands for a truth."""
        if asked:
            self._note_truth(node)
        if isinstance(node, Number):
            self.numbers.add(node.value)
        elif isinstance(node, Place):
            self._read_place(node, asked)
        elif isinstance(node, Call):
            self.calls.add(node.name)
            for argument in node.arguments:
                self.read(argument)
        elif isinstance(node, Unary):
            if node.sign == "*" and isinstance(node.operand, Place) and node.operand.name not in self.tested:
                self.unguarded.add(node.operand.name)
            self.read(node.operand, asked=node.sign == "!")
        elif isinstance(node, Binary):
            self._read_binary(node)
        elif isinstance(node, Choice):
            self.read(node.test, asked=True)
            self.read(node.yes, asked)
            self.read(node.no, asked)

    def _note_truth(self, node: Node) -> None:
        part = Expression()
        part.read(node)
        if not part.calls:
            self.truths.append(frozenset(part.names))

    def _read_place(self, place: Place, asked: bool) -> None:
        for _, step in place.steps:
            if isinstance(step, str):
                self.members.add((place.name, step))
            else:
                self.read(step)
        if place.steps and place.steps[0][0] != "[":
            self.steps.add((place.name, place.steps[0][0]))
            if place.steps[0][0] == "->" and place.name not in self.tested:
                self.unguarded.add(place.name)
        if place.steps and place.steps[0][0] == "[" and place.name not in self.tested:
            self.unguarded.add(place.name)
        if asked and not place.steps:
            self.tested.add(place.name)
        self.names.add(place.name)

    def _read_binary(self, node: Binary) -> None:
        asked = node.sign in ("&&", "||")
        self.read(node.left, asked)
        right = node.right
        if node.sign in ("/", "%") and isinstance(right, Place) and not right.steps and right.name not in self.names:
            self.divisors.add(right.name)
        self.read(right, asked)
        if node.sign in _BITS:
            for side in (node.left, right):
                if isinstance(side, Binary) and side.sign in _COMPARISONS and not side.grouped:
                    self.mixed = self.mixed or side.sign


class _Parser:
    def __init__(self, text: str) -> None:
        self._tokens: list[tuple[str, str]] = []
        self._place = 0
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

    def _is(self, kind: str) -> bool:
        return not self.done and self._tokens[self._place][0] == kind

    def _next(self, kind: str) -> str:
        if not self._is(kind):
            raise self._stop()
        self._place += 1
        return self._tokens[self._place - 1][1]

    def _found(self, sign: str) -> bool:
        if self._peek() != sign:
            return False
        self._place += 1
        return True

    def _take(self, sign: str) -> None:
        if not self._found(sign):
            raise self._stop()

    def end(self) -> None:
        if not self.done:
            raise self._stop()

    def assignment(self) -> Assignment:
        behind = self._found("*")
        place = self._place_named(self._next("name"))
        self._take("=")
        value = self.expression()
        self._take(";")
        return Assignment(Unary("*", place) if behind else place, value)

    def expression(self) -> Node:
        test = self._binary(0)
        if not self._found("?"):
            return test
        yes = self.expression()
        self._take(":")
        return Choice(test, yes, self.expression())

    def _binary(self, level: int) -> Node:
        if level == len(_LEVELS):
            return self._unary()
        left = self._binary(level + 1)
        while (sign := self._peek()) in _LEVELS[level]:
            self._place += 1
            left = Binary(sign, left, self._binary(level + 1))
        return left

    def _unary(self) -> Node:
        sign = self._peek()
        if sign in _UNARY:
            self._place += 1
            return Unary(sign, self._unary())
        if self._found("("):
            inner = self.expression()
            self._take(")")
            return replace(inner, grouped=True) if isinstance(inner, Binary) else inner
        if self._is("number"):
            digits = self._next("number").rstrip("uUlL")
            return Number(int(digits, 0) if digits[:2] in ("0x", "0X") else int(digits, 8 if digits.startswith("0") else 10))
        return self._name()

    def _name(self) -> Node:
        name = self._next("name")
        if not self._found("("):
            return self._place_named(name)
        arguments = [self.expression()]
        while self._found(","):
            arguments.append(self.expression())
        self._take(")")
        return Call(name, tuple(arguments))

    def _place_named(self, name: str) -> Place:
        steps: list[tuple[str, str | Node]] = []
        while (sign := self._peek()) in ("->", ".", "["):
            self._place += 1
            if sign == "[":
                steps.append((sign, self.expression()))
                self._take("]")
            else:
                steps.append((sign, self._next("name")))
        return Place(name, tuple(steps))
