# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a file around its syntax errors, so that a run tells all of them, and what the rest of the file holds.

A tab becomes spaces and an open quote is closed; otherwise the list entry with the error is passed over. So is the last one of
a file that ends within a line: it was cut off there.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from urgen.diagnostics import Diagnostics, Loc
from urgen.shape import nameless
from urgen.source import MAX_BYTES, Broken, Node, compose, read_text, tell_empty

_MOST = 3  # messages for one file that cannot be read
_LARGE = 1 << 18  # characters of a text that is read once only
_QUOTES = 4  # open quotes before an error that are tried, the nearest first
_CONFLICT = re.compile(r"(<{7}|>{7}|\|{7})( |$)")
_MARK = re.compile(r"(---|\.\.\.)(\s|$)")
_INDENT = re.compile(r"[ \t]*(-[ \t]+)*")
_WORD = re.compile(r"[A-Za-z_]\w*")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"' + r"|'(?:[^']|'')*'")
_BLOCK = re.compile(r"( *)(?:- )?(?:[\w~]+: )?[|>][+-]?$")
_VALUE = re.compile(r"( *(?:- )?(?:[\w~]+: +)?)([\"'\[{].*)")


def read(path: Path, name: str, problems: Diagnostics, unread: set[str]) -> list[Node]:
    """The documents of a file, without what cannot be read; the words of that are added to `unread`."""
    try:
        text = read_text(path, name)
    except Broken as broken:
        broken.tell(problems)
        unread |= _words_of(path)
        return []
    lines, told = text.split("\n"), list[int]()
    if lines[-1]:
        _pass_over_the_cut(lines, name, problems, unread)
        unread |= {path.stem, nameless("file")}
    if _has_conflict(lines, name, problems):
        unread.update(_WORD.findall(text))
        return []
    if _has_documents(lines, name, problems):
        unread.update(_WORD.findall(text))
        problems = Diagnostics()
    while True:
        try:
            documents = compose("\n".join(lines), name, problems, whole_texts=True)
            return documents or ([] if told else tell_empty(name, problems))
        except Broken as broken:
            hopeless = broken.rule == "UG003" or len(text) > _LARGE
            if hopeless or len(told) == _MOST:
                if hopeless:
                    broken.tell(problems)
                unread.update(_WORD.findall("\n".join(lines)))
                return []
            told.append(_mend(lines, name, broken, problems, unread, told))


def _pass_over_the_cut(lines: list[str], name: str, problems: Diagnostics, unread: set[str]) -> None:
    end = Loc(name, len(lines), len(lines[-1]) + 1)
    hint = "get the rest of the file back; if nothing is missing, end its last line"
    problems.error("UG066", end, "the file ends within a line, as if it was cut off", hint)
    _pass_over(lines, len(lines) - 1, unread)


def _has_conflict(lines: list[str], name: str, problems: Diagnostics) -> bool:
    """Tells that a merge left both sides in the file."""
    line = next((i for i, text in enumerate(lines) if _CONFLICT.match(text)), None)
    if line is not None:
        hint = "keep what is right of both sides, and remove the marks"
        problems.error("UG004", Loc(name, line + 1, 1), "not valid YAML: the mark of a merge conflict", hint)
    return line is not None


def _has_documents(lines: list[str], name: str, problems: Diagnostics) -> bool:
    """Tells that a file is cut into several documents, and joins them."""
    held = [i for i, text in enumerate(lines) if text.strip() and not text.startswith("#")]
    marks = [i for i in held if _MARK.match(lines[i]) and held[0] < i < held[-1]]
    if marks:
        hint = f"remove the '{lines[marks[0]][:3]}'"
        problems.error("UG004", Loc(name, marks[0] + 1, 1), "a spec file holds one document", hint)
    for i in marks:
        lines[i] = ""
    return bool(marks)


def _words_of(path: Path) -> set[str]:
    if not path.is_file():
        return set()
    try:
        with path.open("rb") as stream:
            return set(_WORD.findall(stream.read(MAX_BYTES).decode("utf-8", "replace")))
    except OSError:
        return set()


def _mend(lines: list[str], name: str, broken: Broken, problems: Diagnostics, unread: set[str], told: list[int]) -> int:
    """Tells an error and changes the lines so that it is gone; answers its line."""
    line = min(broken.loc.line, len(lines)) - 1
    if line not in told:
        indent = _INDENT.match(lines[line])
        if indent and "\t" in indent[0]:
            broken.tell(problems)
            best: list[str] = max(_without_tabs(lines), key=lambda tried: _reach(tried, name))
            lines[:] = best
            return line
        for i, col in reversed(list(_open_quotes(lines[: line + 1]))[-_QUOTES:]):
            closed = [*lines[:i], lines[i] + lines[i][col], *lines[i + 1 :]]
            if _reach(closed, name) > line:
                hint = f"end the text with {lines[i][col]}"
                problems.error("UG004", Loc(name, i + 1, col + 1), "not valid YAML: the quote is not closed", hint)
                lines[:] = closed
                return i
        broken.tell(problems)
    _pass_over(lines, line, unread)
    return line


def _pass_over(lines: list[str], line: int, unread: set[str]) -> None:
    """Empties the list entry around a line."""
    first, last = _entry_around(lines, line)
    unread.update(_WORD.findall("\n".join(lines[first:last])))
    lines[first:last] = [""] * (last - first)


def _without_tabs(lines: list[str]) -> Iterator[list[str]]:
    """The lines with spaces instead, two a tab, and where that is wrong as many as the line before has."""
    yield [_INDENT.sub(lambda match: _with_spaces(match[0]), text, count=1) for text in lines]
    aligned, column = list[str](), 0
    for text in lines:
        indent = _INDENT.match(text)
        if indent and "\t" in indent[0] and "-" not in indent[0]:
            text = " " * column + text.lstrip()
        elif indent and text.strip():
            text = _with_spaces(indent[0]) + text[indent.end() :]
            column = len(_with_spaces(indent[0]))
        aligned.append(text)
    yield aligned


def _with_spaces(indent: str) -> str:
    """The same indentation without tabs."""
    return re.sub(r"-[ \t]*\t[ \t]*", "- ", indent).replace("\t", "  ")


def _open_quotes(lines: list[str]) -> Iterator[tuple[int, int]]:
    """Line and column of each quote that its own line does not close."""
    block: int | None = None
    for i, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        if block is not None and (indent > block or not line.strip()):
            continue
        found = _BLOCK.fullmatch(line)
        block = len(found[1]) if found else None
        value = _VALUE.match(line)
        if value:
            rest = _QUOTED.sub(lambda match: "." * len(match[0]), value[2])
            quote = re.search(r"^[\"']|(?<=[\[{, ])[\"']", rest)
            if quote:
                yield i, len(value[1]) + quote.start()


def _reach(lines: list[str], name: str) -> int:
    """The line, counted from 0, that cannot be read; one behind the last where all can be."""
    try:
        compose("\n".join(lines), name, Diagnostics())
    except Broken as broken:
        return broken.loc.line - 1
    return len(lines) + 1


def _entry_around(lines: list[str], line: int) -> tuple[int, int]:
    """The lines of the list entry, or else of the top-level key, that a line belongs to."""
    starts = [i for i, text in enumerate(lines) if re.match(r"  - |[^\s#]", text)]
    first = max((i for i in starts if i <= line), default=0)
    return first, next((i for i in starts if i > first), len(lines))
