# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The record of a release. A command writes it with a digest, which detects edits."""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from urgen import files, writer
from urgen.abi.recorded_keys import CURRENT, KINDS, SECTIONS, identity_key
from urgen.diagnostics import Diagnostics, Loc
from urgen.source import Broken, Mapping, Node, Scalar, Sequence, read, read_text

Numbers = dict[str, dict[str, int]]  # {"ur_function_t": {"UR_FUNCTION_MEM_RETAIN": 65}}

_VERSION = re.compile(r"(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(?:\.(0|[1-9]\d{0,4}))?", re.ASCII)
_DIGEST = re.compile(rb'^digest: "([0-9a-f]*)"\n', re.MULTILINE)
_COMMENT = "The ABI that released programs were compiled against. Written by `generate.py release`; do not edit."
_NOWHERE = Loc("", 1, 1)
_RESTORE = "restore it with git: only generate.py release writes records"


@dataclass(frozen=True)
class Record:
    """The last release."""

    file: str  # spec/abi/0.12.yml
    version: str  # 0.12
    node: Mapping

    @property
    def api_version(self) -> tuple[int, int]:
        """(0, 12) for the records 0.12 and 0.12.1."""
        major, minor, _ = number(self.version)
        return major, minor

    @property
    def functions(self) -> frozenset[str]:
        return frozenset(entry.text("name") for entry in self.node.entries("functions"))

    @property
    def handle_ids(self) -> dict[str, int]:
        """The numbers of adapters in handles."""
        ids = self.node.items.get("handle_ids")
        return {name: ids.number(name) for name in ids.items} if isinstance(ids, Mapping) else {}

    @property
    def left_out(self) -> Numbers:
        """The numbers of Unified Runtime's functions and enumerators that this spec leaves out."""
        enums = self.node.items.get("left_out")
        items = enums.items.items() if isinstance(enums, Mapping) else ()
        return {enum: {name: etors.number(name) for name in etors.items} for enum, etors in items if isinstance(etors, Mapping)}


def number(version: str) -> tuple[int, int, int]:
    """Converts 0.12 to (0, 12, 0), numbers of 16 bits. Returns (-1, -1, -1) if the text is not a version."""
    match = _VERSION.fullmatch(version)
    parts = (int(match[1]), int(match[2]), int(match[3] or 0)) if match else (-1, -1, -1)
    return parts if max(parts) <= 0xFFFF else (-1, -1, -1)


def read_last(folder: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> Record | None:
    """Returns the record of the last release; None if it is missing or was edited, or if there are several."""
    paths = sorted(folder.glob("*.yml"))
    if len(paths) != 1:
        message = "the record of the last release is missing" if not paths else "there are several records of a release"
        hint = "for a first release, run: python3 scripts/generate.py release VERSION --numbers FILE"
        problems.error("UG048", Loc(name_of(folder), 1, 1), message, f"{_RESTORE}; {hint}" if not paths else _RESTORE)
        return None
    path, name = paths[0], name_of(paths[0])
    try:
        data = read_text(path, name).encode()
    except Broken as broken:
        broken.report(problems)
        return None
    match = _DIGEST.search(data)
    line = data.count(b"\n", 0, match.start()) + 1 if match else 1
    if match is None or match[1].decode() != _digest(path.stem, _DIGEST.sub(b"", data, count=1)):
        problems.error("UG048", Loc(name, line, 1), "the record was changed: its digest does not match", _RESTORE)
        return None
    node = next(iter(read(path, name, problems)), None)
    return Record(name, path.stem, node) if isinstance(node, Mapping) else None


def _digest(version: str, content: bytes) -> str:
    return hashlib.sha256(version.encode() + b"\n" + content).hexdigest()


def write(folder: Path, version: str, content: bytes) -> None:
    """Replaces the record of the previous release, which remains in the repository's history."""
    files.write(folder / f"{version}.yml", content)
    for path in folder.glob("*.yml"):
        if path.stem != version:
            path.unlink()


def content_of(version: str, spec: list[Mapping], handle_ids: dict[str, int], left_out: Numbers) -> bytes:
    """Returns the content of a record."""
    record = entries_of(spec)
    record.items["handle_ids"] = _numbers(handle_ids)
    record.items["left_out"] = _mapping({enum: _numbers(numbers) for enum, numbers in left_out.items()})
    record.items = {"version": _scalar(version)} | record.items
    content = writer.write(record, _COMMENT, deepest=1).encode()
    head, mark, rest = content.partition(f'version: "{version}"\n'.encode())
    return head + mark + f'digest: "{_digest(version, content)}"\n'.encode() + rest


def entries_of(spec: list[Mapping]) -> Mapping:
    """Returns the parts of the spec files that a release records, with the file of each entry."""
    entries: dict[str, Node] = {
        "features": _sequence(
            _record_entry("feature", file, name=file.items["feature"]) for file in spec if file.entries("functions")
        )
    }
    for section, kind in SECTIONS.items():
        entries[section] = _sequence(
            _record_entry(kind, entry, name=entry.items["name"], feature=file.items["feature"])
            for file in spec
            for entry in file.entries(section)
        )
    entries["enums"] = _sequence(_enums(spec))
    entries["tables"] = _sequence(table for file in spec for table in file.entries("tables") if table.texts("slots"))
    return _mapping(entries)


def _record_entry(kind: str, entry: Mapping, **first: Node) -> Mapping:
    """Returns an entry without its texts; `first` and its identity come first."""
    items = first | {key: entry.items[key] for key in KINDS[kind].keys if key in entry.items}
    for key, nested in KINDS[kind].nested:
        if entry.entries(key):
            items[key] = _sequence(_record_entry(nested, item, **_identity(nested, item)) for item in entry.entries(key))
    return _mapping(items)


def _identity(kind: str, entry: Mapping) -> dict[str, Node]:
    keys = ("param", "rule") if kind == "check" else (identity_key(kind),)
    return {key: entry.items[key] for key in keys}


def _enums(spec: list[Mapping]) -> Iterator[Mapping]:
    """Yields the enums, each with the enumerators of all files."""
    etors: dict[str, list[Mapping]] = {}
    for file in spec:
        for enum in file.entries("enums"):
            etors.setdefault(enum.text("name") or enum.text("extend"), []).extend(
                _record_entry("etor", etor, feature=file.items["feature"], name=etor.items["name"])
                for etor in enum.entries("etors")
                if etor.text("name") != CURRENT
            )
    for file in spec:
        for enum in file.entries("enums"):
            if name := enum.text("name"):
                item = _record_entry("enum", enum, name=enum.items["name"], feature=file.items["feature"])
                item.items["etors"] = _sequence(etors[name])
                yield item


def _mapping(items: dict[str, Node]) -> Mapping:
    return Mapping(_NOWHERE, items)


def _sequence(items: Iterable[Node]) -> Sequence:
    return Sequence(_NOWHERE, list(items))


def _scalar(value: str | int) -> Scalar:
    return Scalar(_NOWHERE, value, str(value))


def _numbers(numbers: dict[str, int]) -> Mapping:
    return _mapping({name: _scalar(number) for name, number in numbers.items()})
