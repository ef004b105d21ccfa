# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Enums held against their release: the enumerators of one may stand in several files."""

from urgen.abi.entries import compare_entry
from urgen.abi.kept import CURRENT, shown
from urgen.abi.record import Record
from urgen.abi.teller import Teller, restored
from urgen.diagnostics import Diagnostics
from urgen.source import Mapping, Scalar
from urgen.values import enumerator


def compare_etors(teller: Teller, enums: dict[str, Mapping]) -> None:
    """The enumerators of all released enums, which are given by name."""
    _restore_extensions(teller)
    for enum in teller.record.entries("enums"):
        _Etors(teller, enum, enums[enum.text("name")]).compare()


def check_version(record: Record, files: list[Mapping], problems: Diagnostics) -> None:
    """The current version is that of the last release; another one is released first."""
    major, minor = record.api_version
    for etor in (etor for file in files for enum in file.entries("enums") for etor in enum.entries("etors")):
        value = etor.items.get("value")
        if etor.text("name") != CURRENT or not isinstance(value, Scalar):
            continue
        text = f"UR_MAKE_VERSION({major}, {minor})"
        if enumerator(value) not in (None, major << 16 | minor):
            message = f"the version is {shown(value)}, but the last release is {record.version}"
            hint = f"write {text}, or release the new version: python3 scripts/generate.py release VERSION"
            problems.error("UG048", value.loc, message, hint)
            etor.items["value"] = Scalar(value.loc, text, text)


def _restore_extensions(teller: Teller) -> None:
    """An extension that names another enum than all its enumerators were released in."""
    homes = {etor.text("name"): enum.text("name") for enum in teller.record.entries("enums") for etor in enum.entries("etors")}
    for entry in (entry for file in teller.files for entry in file.entries("enums") if "extend" in entry.items):
        enums = {homes[name] for etor in entry.entries("etors") if (name := etor.text("name")) in homes}
        if len(enums) == 1 and entry.text("extend") not in enums:
            wanted = enums.pop()
            message = f"the enumerators of '{entry.text('extend')}' here were released in '{wanted}'"
            teller.tell("UG047", entry.at("extend"), message, f"write extend: {wanted}")
            entry.items["extend"] = Scalar(entry.at("extend"), wanted, wanted)


class _Etors:
    """The enumerators of one enum."""

    def __init__(self, teller: Teller, enum: Mapping, home: Mapping) -> None:
        self._teller = teller
        self._enum = enum
        self._home = home  # the entry that declares it
        self._name = enum.text("name")
        self._entries = [entry for file in teller.files for entry in file.entries("enums")]

    def compare(self) -> None:
        declared: dict[str, Mapping] = {}
        for entry in self._entries:
            if self._name in (entry.text("name"), entry.text("extend")):
                for etor in entry.entries("etors"):
                    declared.setdefault(etor.text("name"), etor)
        found = self._teller.matched("etor", self._enum.entries("etors"), declared, f" of '{self._name}'")
        before: dict[str, Mapping] = {}
        for recorded in self._enum.entries("etors"):
            name, feature = recorded.text("name"), recorded.text("feature")
            if name in found:
                compare_entry(self._teller, "etor", f"'{name}'", recorded, found[name])
                before[feature] = found[name]
                continue
            excused = self._teller.is_excused("etor", name) or feature in self._teller.excused
            if not self._take_back(name) and not excused:
                self._tell_gone(name, feature, before.get(feature))
            self._home.nodes("etors").append(restored("etor", recorded))

    def _take_back(self, name: str) -> bool:
        """Whether the enumerator stands in another enum; it is taken out there."""
        for entry in self._entries:
            for etor in entry.entries("etors"):
                if etor.text("name") == name:
                    message = f"'{name}' was released in '{self._name}'"
                    self._teller.tell("UG047", etor.at("name"), message, f"move it to '{self._name}'")
                    entry.nodes("etors")[:] = [other for other in entry.nodes("etors") if other is not etor]
                    return True
        return False

    def _tell_gone(self, name: str, feature: str, before: Mapping | None) -> None:
        place = f"behind '{before.text('name')}'" if before else f"first of '{self._name}' in the file of '{feature}'"
        message = f"the released enumerator '{name}' is gone; it stood {place}"
        home = self._teller.file_of(feature)
        loc = before.at("name") if before else home.keys.get("enums", home.loc)
        self._teller.tell("UG034", loc, message, "put it back")
