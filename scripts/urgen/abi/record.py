# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The record of a release: written by a command, sealed with a digest, read back, never edited."""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from urgen.abi.kept import CURRENT, KINDS, SECTIONS
from urgen.diagnostics import Diagnostics, Loc
from urgen.files import write
from urgen.source import Broken, Mapping, Node, Scalar, Sequence, read, read_text

Numbers = dict[str, dict[str, int]]  # {"ur_function_t": {"UR_FUNCTION_MEM_RETAIN": 65}}

_VERSION = re.compile(r"(\d+)\.(\d+)(?:\.(\d+))?")
_DIGEST = re.compile(rb'^digest: "([0-9a-f]*)"\n', re.MULTILINE)
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")
_RESERVED = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))
_RESTORE = "git restore it: only generate.py release writes records"


@dataclass(frozen=True)
class Record:
    """The last release."""

    file: str  # spec/abi/0.12.yml
    version: str  # 0.12
    node: Mapping

    @property
    def api_version(self) -> tuple[int, int]:
        """(0, 12), also for the record 0.12.1, which adds to 0.12"""
        major, minor, _ = number(self.version)
        return major, minor

    @property
    def functions(self) -> frozenset[str]:
        return frozenset(entry.text("name") for entry in self.node.entries("functions"))

    @property
    def handle_ids(self) -> dict[str, int]:
        """The numbers of adapters in handles."""
        found = self.node.items.get("handle_ids")
        return {name: found.number(name) for name in found.items} if isinstance(found, Mapping) else {}

    @property
    def left_out(self) -> Numbers:
        """The numbers of Unified Runtime that belong to what this spec leaves out."""
        enums = self.node.items.get("left_out")
        found = enums.items.items() if isinstance(enums, Mapping) else ()
        return {enum: {name: etors.number(name) for name in etors.items} for enum, etors in found if isinstance(etors, Mapping)}


def number(version: str) -> tuple[int, int, int]:
    """0.12 -> (0, 12, 0); three times -1 for what is no version."""
    match = _VERSION.fullmatch(version)
    return (int(match[1]), int(match[2]), int(match[3] or 0)) if match else (-1, -1, -1)


def last(folder: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> Record | None:
    """The record of the last release; None when it is missing or was edited."""
    paths = sorted(folder.glob("*.yml"))
    if len(paths) != 1:
        message = "the record of the last release is gone" if not paths else "there are several records of a release"
        hint = "a spec that was never released gets one by: python3 scripts/generate.py release VERSION"
        problems.error("UG048", Loc(name_of(folder), 1, 1), message, f"{_RESTORE}; {hint}" if not paths else _RESTORE)
        return None
    path, name = paths[0], name_of(paths[0])
    try:
        data = read_text(path, name).encode()
    except Broken as broken:
        broken.tell(problems)
        return None
    found = _DIGEST.search(data)
    line = data.count(b"\n", 0, found.start()) + 1 if found else 1
    if found is None or found[1].decode() != _digest(path.stem, _DIGEST.sub(b"", data, count=1)):
        problems.error("UG048", Loc(name, line, 1), "the record was changed: its digest does not fit", _RESTORE)
        return None
    node = next(iter(read(path, name, problems)), None)
    return Record(name, path.stem, node) if isinstance(node, Mapping) else None


def _digest(version: str, content: bytes) -> str:
    return hashlib.sha256(version.encode() + b"\n" + content).hexdigest()


def keep(folder: Path, version: str, content: bytes) -> None:
    """Replaces the record of the release before, which the history of the repository keeps."""
    write(folder / f"{version}.yml", content)
    for path in folder.glob("*.yml"):
        if path.stem != version:
            path.unlink()


def content_of(version: str, files: list[Mapping], handle_ids: dict[str, int], left_out: Numbers) -> bytes:
    """The content of a record."""
    lines = (*_lines(version, files), *_handle_ids(handle_ids), *_left_out(left_out), "")
    content = "\n".join(lines).encode()
    seal = f'digest: "{_digest(version, content)}"\n'.encode()
    head, mark, rest = content.partition(f'version: "{version}"\n'.encode())
    return head + mark + seal + rest


def _lines(version: str, files: list[Mapping]) -> Iterator[str]:
    yield "# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
    yield "# What programs were compiled with. `generate.py release` writes it; nobody edits it."
    yield f'version: "{version}"'
    yield from _section("features", "feature", ((file, file) for file in files if file.entries("functions")))
    for section, kind in SECTIONS.items():
        yield from _section(section, kind, ((file, entry) for file in files for entry in file.entries(section)))
    yield from _enums(files)
    yield from _tables(files)


def _section(name: str, kind: str, entries: Iterable[tuple[Mapping, Mapping]]) -> Iterator[str]:
    yield f"\n{name}:"
    for file, entry in entries:
        yield f"  - name: {entry.text('name') or entry.text('feature')}"
        if kind != "feature":
            yield f"    feature: {file.text('feature')}"
        yield from (f"    {key}: {_flow(entry.items[key])}" for key in KINDS[kind].keys if key in entry.items)
        for key, nested in KINDS[kind].nested:
            if entry.entries(key):
                yield f"    {key}:"
                yield from (f"      - {_entry(nested, item)}" for item in entry.entries(key))


def _enums(files: list[Mapping]) -> Iterator[str]:
    """With the enumerators of all files."""
    etors: dict[str, list[tuple[str, Mapping]]] = {}
    for file in files:
        for entry in file.entries("enums"):
            found = ((file.text("feature"), etor) for etor in entry.entries("etors"))
            etors.setdefault(entry.text("name") or entry.text("extend"), []).extend(found)
    yield "\nenums:"
    for file in files:
        for entry in file.entries("enums"):
            if name := entry.text("name"):
                yield f"  - name: {name}"
                yield f"    feature: {file.text('feature')}"
                yield from (["    flags: true"] if entry.flag("flags") else [])
                yield "    etors:"
                kept = (pair for pair in etors[name] if pair[1].text("name") != CURRENT)
                yield from (f"      - {_etor(etor, feature)}" for feature, etor in kept)


def _tables(files: list[Mapping]) -> Iterator[str]:
    yield "\ntables:"
    for table in (table for file in files for table in file.entries("tables")):
        yield f"  - name: {table.text('name')}"
        yield f"    slots: [{', '.join(table.texts('slots'))}]"


def _handle_ids(handle_ids: dict[str, int]) -> Iterator[str]:
    yield "\n# The numbers of adapters in handles for IPC."
    yield "handle_ids:"
    yield from (f"  {name}: {number}" for name, number in handle_ids.items())


def _left_out(left_out: Numbers) -> Iterator[str]:
    yield "\n# The numbers of Unified Runtime that belong to what this spec leaves out."
    yield "left_out:"
    for enum, numbers in left_out.items():
        yield f"  {enum}:"
        yield from (f"    {name}: {value}" for name, value in numbers.items())


def _etor(etor: Mapping, feature: str) -> str:
    return f"{{feature: {feature}, {_entry('etor', etor).removeprefix('{')}"


def _entry(kind: str, node: Mapping) -> str:
    names = ("param", "rule") if kind == "check" else ({"return": "code", "case": "condition"}.get(kind, "name"),)
    keys = (*names, *KINDS[kind].keys)
    parts = [f"{key}: {_flow(node.items[key])}" for key in keys if key in node.items]
    for key, nested in KINDS[kind].nested:
        if node.entries(key):
            parts.append(f"{key}: [{', '.join(_entry(nested, item) for item in node.entries(key))}]")
    return "{" + ", ".join(parts) + "}"


def _flow(node: Node) -> str:
    if isinstance(node, Sequence):
        return "[" + ", ".join(_flow(item) for item in node.items) + "]"
    if not isinstance(node, Scalar):
        return "{}"
    text = node.text
    if not isinstance(node.value, str) or (_PLAIN.fullmatch(text) and text.lower() not in _RESERVED):
        return text
    import json  # a release alone writes, and every run reads

    return json.dumps(" ".join(text.split()), ensure_ascii=False)
