# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mistakes that people make in a spec: every kind of entry, every key, every kind of mistake, as changes of lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from urgen import shape
from urgen.diagnostics import Diagnostics
from urgen.source import Mapping, Node, Scalar, Sequence, read

_SAMPLES = 1  # entries of a kind that get each mistake
_RETYPED = {"uint32_t": "uint64_t", "size_t": "uint32_t", "uint64_t": "size_t", "ur_bool_t": "uint32_t", "void*": "const void*"}


@dataclass(frozen=True)
class Mistake:
    """One mistake in one file."""

    what: str  # param.type retype
    file: str  # spec/event.yml
    lines: tuple[str, ...]  # the whole file with the mistake
    first: int  # the lines where it may be reported
    last: int

    def __str__(self) -> str:
        return f"{self.what} ({self.file}:{self.first}-{self.last})"


@dataclass(frozen=True)
class _Entry:
    """An entry with its neighbours in the list."""

    kind: str
    file: str
    node: Mapping
    siblings: list[Mapping]

    @property
    def place(self) -> int:
        return next(i for i, node in enumerate(self.siblings) if node is self.node)


def mistakes(root: Path, files: list[str]) -> list[Mistake]:
    """The mistakes for a tree, at most a few of each kind per key."""
    texts = {file: (root / file).read_text(encoding="utf-8").split("\n") for file in files}
    entries: dict[str, list[_Entry]] = {}
    for file in files:
        node = next(iter(read(root / file, file, Diagnostics())))
        kind = "spec" if file.startswith("spec/") else "adapter"
        for entry in _entries(kind, file, node, [node]):
            entries.setdefault(entry.kind, []).append(entry)
    return list(_all(entries, texts))


def _entries(kind: str, file: str, node: Node, siblings: list[Node]) -> Iterator[_Entry]:
    assert isinstance(node, Mapping)
    yield _Entry(kind, file, node, [item for item in siblings if isinstance(item, Mapping)])
    for key in shape.KINDS[kind].keys:
        if key.form.entries:
            for item in node.nodes(key.name):
                yield from _entries(key.form.entries, file, item, node.nodes(key.name))


def _all(entries: dict[str, list[_Entry]], texts: dict[str, list[str]]) -> Iterator[Mistake]:
    for kind, found in entries.items():
        for key in shape.KINDS[kind].keys:
            holders = [entry for entry in found if key.name in entry.node.items]
            if not key.form.entries:
                for entry in _spread(holders):
                    yield from _Key(entry, key.name, texts[entry.file]).mistakes()
        if kind not in ("spec", "adapter"):
            for entry in _spread([entry for entry in found if len(entry.siblings) > 1] or found):
                yield from _whole(entry, texts[entry.file])


def _spread(found: list[_Entry]) -> list[_Entry]:
    """A sample of entries that are far apart."""
    count = min(_SAMPLES, len(found))
    return [found[(2 * i + 1) * len(found) // (2 * count)] for i in range(count)]


def _end(lines: list[str], start: int, indent: int) -> int:
    """The line after a block that starts in a line and is indented deeper."""
    for i in range(start + 1, len(lines)):
        text = lines[i]
        if text.strip() and len(text) - len(text.lstrip()) <= indent:
            return i
    return len(lines)


def _block(lines: list[str], node: Mapping) -> tuple[int, int]:
    """The lines of a list entry, or of a whole file."""
    start = node.loc.line - 1
    if not lines[start].lstrip().startswith("- "):
        return start, len(lines)
    end = _end(lines, start, len(lines[start]) - len(lines[start].lstrip()))
    while not lines[end - 1].strip():
        end -= 1
    return start, end


def _around(entry: _Entry, lines: list[str]) -> tuple[int, int]:
    """The lines from the previous to the next neighbor, because a missing entry is reported beside its place."""
    i = entry.place
    first = _block(lines, entry.siblings[max(i - 1, 0)])[0]
    return (first if i else first - 1), _block(lines, entry.siblings[min(i + 1, len(entry.siblings) - 1)])[1] + 1


def _whole(entry: _Entry, lines: list[str]) -> Iterator[Mistake]:
    start, end = _block(lines, entry.node)
    first, last = _around(entry, lines)
    block, i = lines[start:end], entry.place

    def made(what: str, changed: list[str], more: int = 0) -> Mistake:
        return Mistake(f"{entry.kind} {what}", entry.file, tuple(changed), first + 1, last + more + 1)

    if len(entry.siblings) > 1:
        yield made("delete", lines[:start] + lines[end:])
    yield made("duplicate", lines[:end] + block + lines[end:], len(block))
    if i + 1 < len(entry.siblings):
        behind = _block(lines, entry.siblings[i + 1])
        yield made("swap", lines[:start] + lines[behind[0] : behind[1]] + lines[end : behind[0]] + block + lines[behind[1] :])
    deeper = [f"  {line}" if line else line for line in block]
    yield made("move", lines[:start] + deeper + lines[end:])


class _Key:
    """A key of an entry, which holds a scalar or a list of scalars."""

    def __init__(self, entry: _Entry, key: str, lines: list[str]) -> None:
        self._entry = entry
        self._key = key
        self._lines = lines
        self._value = entry.node.items[key]
        self._start = entry.node.keys[key].line - 1
        self._end = _end(lines, self._start, entry.node.keys[key].col - 1)

    def mistakes(self) -> Iterator[Mistake]:
        yield self._made("delete", self._without())
        line = self._lines[self._start]
        again = line.replace("- ", "  ", 1) if self._is_first else line
        rest = [again, *self._lines[self._start + 1 : self._end]]
        yield self._made("duplicate", self._lines[: self._end] + rest + self._lines[self._end :], len(rest))
        if isinstance(self._value, Scalar):
            for what, text in (("misspell", _misspelt(self._value)), ("retype", _retyped(self._key, self._value))):
                if text and (changed := self._changed(self._value, text)):
                    yield self._made(what, changed)
            yield from self._swapped()
            yield from self._moved()
        elif isinstance(self._value, Sequence) and isinstance(self._value.items[0], Scalar):
            item = self._value.items[0]
            if (text := _misspelt(item)) and (changed := self._changed(item, text)):
                yield self._made("misspell", changed)

    @property
    def _is_first(self) -> bool:
        return self._lines[self._start].lstrip().startswith("- ")

    def _made(self, what: str, changed: list[str], more: int = 0) -> Mistake:
        start, end = _block(self._lines, self._entry.node)
        if what in ("swap", "move"):
            start, end = _around(self._entry, self._lines)
        what = f"{self._entry.kind}.{self._key} {what}"
        return Mistake(what, self._entry.file, tuple(changed), start + 1, end + more + 1)

    def _without(self) -> list[str]:
        behind = self._lines[self._end :]
        if self._is_first and behind:
            indent = len(self._lines[self._start]) - len(self._lines[self._start].lstrip())
            behind = [" " * indent + "- " + behind[0].lstrip(), *behind[1:]]
        return self._lines[: self._start] + behind

    def _changed(self, value: Scalar, text: str) -> list[str]:
        """The lines with another text for a value on one line."""
        at = value.loc.line - 1
        line = self._lines[at]
        if value.text not in line[value.loc.col - 1 :]:
            return self._changed_block(value, text) if line[value.loc.col - 1 :].rstrip("-") in ("|", ">") else []
        head, tail = line[: value.loc.col - 1], line[value.loc.col - 1 :]
        return [*self._lines[:at], head + tail.replace(value.text, text, 1), *self._lines[at + 1 :]]

    def _changed_block(self, value: Scalar, text: str) -> list[str]:
        """The same for a folded text: its first line is changed."""
        at = value.loc.line
        old, new = self._lines[at].strip(), text[: len(self._lines[at].strip())]
        return [*self._lines[:at], self._lines[at].replace(old, new), *self._lines[at + 1 :]] if old != new else []

    def _swapped(self) -> Iterator[Mistake]:
        """Swaps the value with that of the next entry."""
        i = self._entry.place + 1
        other = self._entry.siblings[i].items.get(self._key) if i < len(self._entry.siblings) else None
        value = self._value
        if (
            isinstance(value, Scalar)
            and isinstance(other, Scalar)
            and value.text != other.text
            and "\n" not in value.text + other.text
        ):
            once = _Key(self._entry, self._key, self._changed(other, value.text))._changed(value, other.text)
            if once and once != self._lines:
                yield self._made("swap", once)

    def _moved(self) -> Iterator[Mistake]:
        """Moves the key to the next entry, which lacks it."""
        i = self._entry.place + 1
        other = self._entry.siblings[i] if i < len(self._entry.siblings) else None
        if other is None or self._key in other.items or self._is_first:
            return
        at = _block(self._lines, other)[0] + 1
        lines = self._lines[self._start : self._end]
        moved = self._lines[: self._start] + self._lines[self._end : at] + lines + self._lines[at:]
        yield self._made("move", moved)


def _misspelt(value: Node) -> str:
    """Swaps two adjacent letters, or increases a digit."""
    if not isinstance(value, Scalar) or not value.text:
        return ""
    text = value.text
    if isinstance(value.value, int) and not isinstance(value.value, bool):
        return hex(value.value + 1) if text.startswith("0x") else str(value.value + 1)
    for i in range(len(text) // 2, len(text) - 1):
        if text[i].isalpha() and text[i + 1].isalpha() and text[i] != text[i + 1]:
            return text[:i] + text[i + 1] + text[i] + text[i + 2 :]
    return text + "x"


def _retyped(key: str, value: Scalar) -> str:
    """Another type of C for a type, otherwise another type of YAML."""
    if key in ("type", "returns"):
        return _RETYPED.get(value.text) or (
            value.text[:-1] if value.text.endswith("*") else f"{value.text}*".replace("[]*", "[2]")
        )
    if isinstance(value.value, bool):
        return "maybe"
    return "many" if isinstance(value.value, int) else "[5]" if "\n" not in value.text else ""
