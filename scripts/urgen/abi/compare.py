# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the spec files with the record of the last release, and reports each difference at its place."""

from collections.abc import Iterable

from urgen.abi.record import Record
from urgen.abi.recorded_keys import CURRENT, KINDS, SECTIONS, canonical, format_value, identity, identity_key
from urgen.diagnostics import Diagnostics, Loc, closest
from urgen.model import slot_name
from urgen.source import Mapping, Scalar
from urgen.values import enumerator


def compare(record: Record, files: list[Mapping], problems: Diagnostics) -> None:
    """Reports every change that programs built with the release would notice."""
    _Comparison(record, files, problems).run()


def check_version(record: Record, files: list[Mapping], problems: Diagnostics) -> None:
    """Requires the current version to be the version of the last release. A new version needs a release first."""
    major, minor = record.api_version
    for etor in (etor for file in files for enum in file.entries("enums") for etor in enum.entries("etors")):
        if etor.text("name") == CURRENT and enumerator(etor.items.get("value")) not in (None, major << 16 | minor):
            message = f"the version is {format_value(etor.items['value'])}, but the last release is {record.version}"
            hint = f"write UR_MAKE_VERSION({major}, {minor}), or release it: python3 scripts/generate.py release VERSION"
            problems.error("UG048", etor.at("value"), message, hint)


class _Comparison:
    def __init__(self, record: Record, files: list[Mapping], problems: Diagnostics) -> None:
        self._record = record
        self._files = files
        self._problems = problems
        self._hint = f"programs rely on {record.file}; a change needs a new version: see Releases in CONTRIBUTING.md"

    def run(self) -> None:
        self._features()
        for section, kind in SECTIONS.items():
            self._section(section, kind)
        self._section("enums", "enum")
        self._etors()
        self._tables()

    def _error(self, rule: str, loc: Loc, message: str, remedy: str) -> None:
        self._problems.error(rule, loc, message, f"{remedy}; {self._hint}")

    def _features(self) -> None:
        files = {file.text("feature"): file for file in self._files}
        for entry in self._record.node.entries("features"):
            name = entry.text("name")
            if name in files:
                self._keys("feature", f"'{name}'", entry, files[name])

    def _report_missing_file(self, feature: str) -> None:
        """Reports a missing file once, instead of each of its entries."""
        self._error("UG034", self._start_of(feature), "the file is gone, but its entries were released", "restore it")

    def _start_of(self, feature: str) -> Loc:
        """Returns the expected place of a spec file."""
        return Loc(f"{self._files[0].loc.file.rpartition('/')[0]}/{feature}.yml", 1, 1)

    def _section(self, section: str, kind: str) -> None:
        recorded = self._record.node.entries(section)
        released = {entry.text("name"): entry.text("feature") for entry in recorded}
        declared_entries: dict[str, Mapping] = {}
        for is_home in (True, False):
            for file in self._files:
                for entry in file.entries(section):
                    name = entry.text("name")
                    if name and (released.get(name) == file.text("feature")) is is_home:
                        self._declare(name, entry, declared_entries, name in released)
        homes = {file.text("feature"): file for file in self._files}
        last_declared: dict[str, Mapping] = {}
        new_entries = _new_entries(kind, declared_entries, recorded)
        for entry in recorded:
            name, feature = entry.text("name"), entry.text("feature")
            if name in declared_entries:
                self._entry(kind, f"'{name}'", entry, declared_entries[name])
                last_declared[feature] = declared_entries[name]
            elif feature in homes:
                last = last_declared.get(feature)
                loc = last.at("name") if last else homes[feature].keys.get(section, homes[feature].loc)
                self._report_missing("UG034", kind, entry, loc, "", new_entries)
            else:
                self._report_missing_file(feature)

    def _declare(self, name: str, entry: Mapping, declared: dict[str, Mapping], is_released: bool) -> None:
        """Reports a copy of a released entry, which would otherwise be compared with the wrong entry."""
        first = declared.setdefault(name, entry)
        if is_released and first is not entry:
            hint = f"drop it here, or rename it: it is already at {first.at('name')}"
            self._problems.error("UG015", entry.at("name"), f"'{name}' is declared twice", hint)

    def _entry(self, kind: str, owner: str, entry: Mapping, node: Mapping) -> None:
        self._keys(kind, owner, entry, node)
        for key, nested in KINDS[kind].nested:
            compare = self._ordered if KINDS[nested].ordered else self._unordered
            compare(nested, owner, entry.entries(key), node.entries(key), node.keys.get(key, node.at("name")))

    def _keys(self, kind: str, owner: str, entry: Mapping, node: Mapping) -> None:
        form = KINDS[kind]
        for key in form.keys:
            old, new = entry.items.get(key), node.items.get(key)
            before, after = canonical(old, key), canonical(new, key)
            if before == after or (not before and key in form.addable) or key in (form.changeable if after else form.droppable):
                continue
            if old is None:
                message, remedy = f"{owner} was released without `{key}: {format_value(new)}`", f"drop `{key}`"
            else:
                change = f", not `{format_value(new)}`" if after else ", which is missing"
                message, remedy = (
                    f"{owner} was released with `{key}: {format_value(old, new)}`{change}",
                    f"write {key}: {format_value(old, new)}",
                )
            self._error("UG034" if key in ("id", "value") else "UG047", node.at(key), message, remedy)

    def _ordered(self, kind: str, owner: str, recorded: list[Mapping], current: list[Mapping], loc: Loc) -> None:
        """Reports only the first difference in a list, because it moves every later entry."""
        what, key = KINDS[kind].what, identity_key(kind)
        for old, new in zip(recorded, current, strict=False):
            name = identity(kind, old)
            if identity(kind, new) != name:
                message = f"'{identity(kind, new)}' of {owner} is in the place of the released {what} '{name}'"
                order = ", ".join(identity(kind, entry) for entry in recorded)
                self._error("UG047", new.at(key), message, f"keep the order {order}")
                return
            self._entry(kind, f"'{name}' of {owner}", old, new)
        for old in recorded[len(current) :]:
            message = f"the released {what} '{identity(kind, old)}' of {owner} is missing"
            self._error("UG047", current[-1].loc if current else loc, message, "restore it")
        for new in current[len(recorded) :]:
            message = f"{owner} was released without the {what} '{identity(kind, new)}'"
            self._error("UG047", new.at(key), message, "drop it")

    def _unordered(self, kind: str, owner: str, recorded: list[Mapping], current: list[Mapping], loc: Loc) -> None:
        declared = _by_identity(kind, current)
        new_entries = _new_entries(kind, declared, recorded)
        for entry in recorded:
            name = identity(kind, entry)
            if name in declared:
                self._entry(kind, f"'{name}' of {owner}", entry, declared[name])
                loc = declared[name].loc
            else:
                self._report_missing("UG047", kind, entry, loc, f" of {owner}", new_entries)

    def _report_missing(
        self, rule: str, kind: str, entry: Mapping, loc: Loc, owner: str, candidates: dict[str, Mapping]
    ) -> None:
        """Reports a missing entry; if a new entry looks like it, reports a renaming at that entry."""
        name = identity(kind, entry)
        renamed = next((new for new in candidates.values() if entry.text("id") and new.text("id") == entry.text("id")), None)
        renamed = (
            renamed
            or candidates.get(closest(name, candidates))
            or (next(iter(candidates.values())) if owner and len(candidates) == 1 else None)
        )
        if renamed:
            message = f"'{identity(kind, renamed)}'{owner} was released as '{name}'"
            key = "param" if kind == "check" and renamed.text("rule") == entry.text("rule") else identity_key(kind)
            self._error(rule, renamed.at(key), message, f"write {entry.text(key)}")
        else:
            self._error(rule, loc, f"the released {KINDS[kind].what} '{name}'{owner} is missing", "restore it")

    def _etors(self) -> None:
        """Compares enums file by file, because several files may extend one enum."""
        recorded = self._record.node.entries("enums")
        homes = {etor.text("name"): enum.text("name") for enum in recorded for etor in enum.entries("etors")}
        etors_by_enum: dict[str, list[Mapping]] = {}
        for entry in (entry for file in self._files for entry in file.entries("enums")):
            key = "extend" if "extend" in entry.items else "name"
            for etor in entry.entries("etors"):
                home = homes.get(etor.text("name"), entry.text(key))
                etors_by_enum.setdefault(home, []).append(etor)
                if home != entry.text(key):
                    message = f"the enumerators of '{entry.text(key)}' here were released in '{home}'"
                    loc = entry.at(key) if key == "extend" else etor.at("name")
                    self._error("UG047", loc, message, f"extend {home}")
        files = {file.text("feature") for file in self._files}
        for enum in recorded:
            name = enum.text("name")
            etors = etors_by_enum.get(name, [])
            names = {etor.text("name") for etor in etors}
            expected = []
            for etor in enum.entries("etors"):
                if etor.text("feature") in files or etor.text("name") in names:
                    expected.append(etor)
                else:
                    self._report_missing_file(etor.text("feature"))
            if etors:
                self._unordered("etor", f"'{name}'", expected, etors, etors[0].loc)

    def _tables(self) -> None:
        """Requires each table to keep its place and size, and each slot to keep its place."""
        tables = [table for file in self._files for table in file.entries("tables") if table.texts("slots")]
        loc = next((file.keys["tables"] for file in self._files if "tables" in file.keys), self._start_of("tables"))
        names = [table.text("name") for table in tables]
        recorded = {table.text("name"): table.texts("slots") for table in self._record.node.entries("tables")}
        for place, (name, slots) in enumerate(recorded.items()):
            if name in names[place + 1 :] and (names[place] not in recorded or names.count(names[place]) > 1):
                message = f"the table '{names[place]}' has slots before '{name}', which was released as number {place + 1}"
                self._error("UG029", tables[place].at("slots"), message, "drop `slots`")
                return
            if names[place : place + 1] != [name]:
                at = tables[place].at("name") if place < len(tables) else loc
                message = f"the table '{name}' was released as number {place + 1}"
                self._error("UG029", at, message, f"keep the order {', '.join(recorded)}")
                return
            self._slots(name, slots, tables[place])

    def _slots(self, owner: str, released: list[str], table: Mapping) -> None:
        slots = [node for node in table.nodes("slots") if isinstance(node, Scalar)]
        for place, slot in enumerate(released):
            current = slots[place] if place < len(slots) else None
            if current is None or current.text.partition("(")[0] not in (slot.partition("(")[0], slot_name(slot)):
                at = current.loc if current else slots[-1].loc if slots else table.at("slots")
                message = f"the slot '{slot}' of '{owner}' was released as number {place + 1}"
                self._error("UG029", at, message, f"write {slot} there")
                return
        for extra in slots[len(released) :][:1]:
            message = (
                f"'{owner}' was released with {len(released)} slots, but loaders of this version have no room for "
                f"'{extra.text}'"
            )
            self._error("UG029", extra.loc, message, "list it in a new table after the others")


def _by_identity(kind: str, entries: Iterable[Mapping]) -> dict[str, Mapping]:
    """Returns the first entry of each name; build.py reports duplicates."""
    entries_by_identity: dict[str, Mapping] = {}
    for entry in entries:
        if name := identity(kind, entry):
            entries_by_identity.setdefault(name, entry)
    return entries_by_identity


def _new_entries(kind: str, declared: dict[str, Mapping], recorded: list[Mapping]) -> dict[str, Mapping]:
    names = {identity(kind, entry) for entry in recorded}
    return {name: node for name, node in declared.items() if name not in names}
