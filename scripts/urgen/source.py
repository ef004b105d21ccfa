# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads YAML into nodes that know their line and column.

Reads the parser's events directly, so that scalars resolve as in YAML 1.2 (`no` is a text), and the limits apply before the
parser expands anything.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from urgen.diagnostics import Diagnostics, Loc

MAX_BYTES = 1 << 20
MAX_NODES = 50_000
MAX_DEPTH = 16

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,19})|0x[0-9A-Fa-f]{1,16}")
_DIGITS = "-0123456789"
# Control characters, and characters that reorder the visible text.
_UNPRINTABLE = re.compile(
    "[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]"
)
_CONSTANTS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}


@dataclass(slots=True, eq=False)
class Scalar:
    """A single value."""

    loc: Loc
    value: str | int | bool | None  # 4096
    text: str  # 0x1000, as written


@dataclass(slots=True, eq=False)
class Sequence:
    """A list."""

    loc: Loc
    items: list["Node"]


@dataclass(slots=True, eq=False)
class Mapping:
    """A mapping with texts as keys, in the order of the file."""

    loc: Loc
    items: dict[str, "Node"] = field(default_factory=dict)
    keys: dict[str, Loc] = field(default_factory=dict)  # the place of each key

    def at(self, key: str) -> Loc:
        """Returns the place of a key's value; the entry's place if the key is absent."""
        node = self.items.get(key)
        return node.loc if node is not None else self.loc

    def text(self, key: str) -> str:
        node = self.items.get(key)
        return str(node.value) if isinstance(node, Scalar) and node.value is not None else ""

    def raw(self, key: str) -> str:
        node = self.items.get(key)
        return node.text if isinstance(node, Scalar) else ""

    def flag(self, key: str) -> bool:
        node = self.items.get(key)
        return isinstance(node, Scalar) and node.value is True

    def number(self, key: str) -> int:
        node = self.items.get(key)
        return node.value if isinstance(node, Scalar) and isinstance(node.value, int) else 0

    def nodes(self, key: str) -> "list[Node]":
        node = self.items.get(key)
        return node.items if isinstance(node, Sequence) else []

    def texts(self, key: str) -> list[str]:
        return [str(node.value) for node in self.nodes(key) if isinstance(node, Scalar)]

    def entries(self, key: str) -> "list[Mapping]":
        return [node for node in self.nodes(key) if isinstance(node, Mapping)]


Node = Scalar | Sequence | Mapping


_READABLE = "save it as UTF-8 text that everybody may read"
_TABS = "indent with spaces, two for each level"
_HINTS = (
    ("cannot start any token", "put the text in quotes"),
    ("mapping values are not allowed", "put a text that contains `: ` in quotes, or correct the indentation"),
    ("',' or ']'", "close the list with ]"),
    ("',' or '}'", "close the mapping with }"),
    ("end of stream", "close the quote"),
    ("expected <block end>", "correct the indentation, or close the quote of a text further up"),
    ("expected key", "correct the indentation, or close the quote of a text further up"),
    ("", "correct the indentation, or put a text that contains YAML syntax, such as `: `, in quotes"),
)


class Broken(Exception):
    """A problem that ends the reading of a text."""

    def __init__(self, rule: str, loc: Loc, message: str, hint: str) -> None:
        super().__init__(message)
        self.rule, self.loc, self.message, self.hint = rule, loc, message, hint

    def report(self, problems: Diagnostics) -> None:
        problems.error(self.rule, self.loc, self.message, self.hint)


def read(path: Path, name: str, problems: Diagnostics) -> list[Node]:
    """Returns the documents of a YAML file; an empty list when it could not be read."""
    try:
        return compose(read_text(path, name), name, problems)
    except Broken as broken:
        broken.report(problems)
        return []


def read_one(path: Path, name: str, problems: Diagnostics) -> Node | None:
    """Returns the one document of a spec file or support.yml."""
    try:
        text = read_text(path, name)
        if text and not text.endswith("\n"):
            end = Loc(name, text.count("\n") + 1, len(text) - text.rfind("\n"))
            hint = "restore the rest of the file; if nothing is missing, end its last line with a line break"
            raise Broken("UG066", end, "the file ends within a line, as if it was cut off", hint)
        documents = compose(text, name, problems, whole_texts=True)
    except Broken as broken:
        broken.report(problems)
        return None
    if not documents:
        problems.error("UG002", Loc(name, 1, 1), "the file is empty", "write what it is for, or delete it")
    for node in documents[1:]:
        problems.error("UG004", node.loc, "a spec file holds one document", "remove the '---' in front of it")
    return documents[0] if documents else None


def read_text(path: Path, name: str) -> str:
    """Returns the text of a file; raises Broken if the file does not contain readable text."""
    start = Loc(name, 1, 1)
    if path.exists() and not path.is_file():
        message = "cannot read the file: it is not a regular file"
        raise Broken("UG001", start, message, "put a file there, or delete it")
    try:
        with path.open("rb") as stream:
            data = stream.read(min(os.fstat(stream.fileno()).st_size, MAX_BYTES) + 1)
    except OSError as error:
        raise Broken("UG001", start, f"cannot read the file: {error.strerror}", _READABLE) from error
    if len(data) > MAX_BYTES:
        raise Broken("UG003", start, f"the file is larger than {MAX_BYTES >> 20} MiB", "split it by feature")
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")  # git may write either line end
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Broken("UG001", Loc(name, line, 1), "the file is not UTF-8 text", _READABLE) from error
    odd = _UNPRINTABLE.search(text)
    if odd:
        line = text.count("\n", 0, odd.start()) + 1
        col = odd.start() - text.rfind("\n", 0, odd.start())
        raise Broken("UG001", Loc(name, line, col), f"the character U+{ord(odd[0]):04X} does not belong in text", "delete it")
    return text


def compose(text: str, name: str, problems: Diagnostics, *, whole_texts: bool = False) -> list[Node]:
    """Returns the documents of a YAML text. With `whole_texts`, reports each text that a comment cuts off."""
    try:
        documents = list(_Composer(text, name, problems, whole_texts).documents())
    except yaml.MarkedYAMLError as error:
        problem, context = error.problem or "", error.context or ""
        opened = error.context_mark if "flow" in context or "quoted" in context else None
        mark = opened or error.problem_mark or error.context_mark
        loc = Loc(name, mark.line + 1, mark.column + 1) if mark else Loc(name, 1, 1)
        line = next(iter(text.splitlines()[loc.line - 1 : loc.line]), "")
        hint = _TABS if "\t" in line else next(hint for part, hint in _HINTS if part in problem)
        raise Broken("UG004", loc, f"not valid YAML: {problem or context}", hint) from error
    except yaml.YAMLError as error:
        message = f"not valid YAML: {str(error).splitlines()[0]}"
        raise Broken("UG004", Loc(name, 1, 1), message, _READABLE) from error
    return documents


class _Composer:
    def __init__(self, text: str, name: str, problems: Diagnostics, whole_texts: bool) -> None:
        self._events: Iterator[Any] = iter(_LOADER(text).get_event, None)
        self._name = name
        self._problems = problems
        self._nodes = 0
        lines = text.splitlines() if whole_texts and " #" in text else []
        self._commented = {i: line for i, line in enumerate(lines) if " #" in line and not line.lstrip().startswith("#")}

    def documents(self) -> Iterator[Node]:
        for event in self._events:
            if isinstance(event, yaml.NodeEvent):
                node = self._node(event, 0)
                if not (isinstance(node, Scalar) and node.value is None):
                    yield node

    def _loc(self, event: Any) -> Loc:
        mark = event.start_mark
        return Loc(self._name, mark.line + 1, mark.column + 1)

    def _node(self, event: Any, depth: int) -> Node:
        self._nodes += 1
        if depth > MAX_DEPTH or self._nodes > MAX_NODES:
            message = "the file is nested too deeply or contains too many values"
            hint = f"stay below {MAX_DEPTH} levels and {MAX_NODES} values; split the file by feature"
            raise Broken("UG003", self._loc(event), message, hint)
        if isinstance(event, yaml.ScalarEvent):
            if event.anchor or (event.tag and event.tag != "!"):
                raise self._forbidden(event)
            scalar = Scalar(self._loc(event), _resolve(event), event.value)
            if self._commented and not event.style and isinstance(scalar.value, str):
                self._check_end(event)
            return scalar
        if isinstance(event, yaml.AliasEvent) or event.anchor or event.tag:
            raise self._forbidden(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(event, depth)
        return self._mapping(event, depth)

    def _forbidden(self, event: Any) -> Broken:
        message = "anchors, aliases and tags are not used here"
        return Broken("UG006", self._loc(event), message, "write the value out, or quote it")

    def _check_end(self, event: Any) -> None:
        """Reports a plain text that a comment cuts off, because its author may have meant the `#` as a part of it."""
        mark = event.end_mark
        if re.match(r"\s+#", self._commented.get(mark.line, "")[mark.column :]):
            hint = "put the text in quotes, or move the comment to a separate line"
            self._problems.error("UG053", self._loc(event), "the text is cut: ` #` starts a comment", hint)

    def _sequence(self, start: Any, depth: int) -> Sequence:
        result = Sequence(self._loc(start), [])
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            result.items.append(self._node(event, depth + 1))
        return result

    def _mapping(self, start: Any, depth: int) -> Mapping:
        result = Mapping(self._loc(start))
        joined = False  # True if the dash of the next entry seems to be missing
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._node(event, depth + 1)
            value = self._node(next(self._events), depth + 1)
            if not isinstance(key, Scalar):
                self._problems.error("UG009", key.loc, "a key must be a text", "write `key: value`")
            elif key.text in result.items:
                if not joined:
                    hint = f"first in line {result.keys[key.text].line}"
                    joined = depth > 0 and key.text == next(iter(result.items))
                    hint += "; a separate entry starts with a dash" if joined else ""
                    self._problems.error("UG005", key.loc, f"the key '{key.text}' occurs twice", hint)
                held = result.items[key.text]
                if depth == 0 and isinstance(held, Sequence) and isinstance(value, Sequence):
                    held.items.extend(value.items)
            else:
                result.items[key.text] = value
                result.keys[key.text] = key.loc
        return result


def _resolve(event: Any) -> str | int | bool | None:
    text: str = event.value
    if not event.implicit[0]:
        return text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text, 0) if text[0] in _DIGITS and _INTEGER.fullmatch(text) else text
