# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the files say about released entries, held against the record.

A difference is told where it stands, and taken back in the nodes: all other checks go on with what was released, so that
one mistake gives one message, and nothing hides behind it.
"""

from urgen.abi.entries import compare_entry, compare_keys
from urgen.abi.enums import check_version, compare_etors
from urgen.abi.kept import KINDS, SECTIONS
from urgen.abi.record import Record
from urgen.abi.tables import compare_tables
from urgen.abi.teller import RELEASED, Teller, restored
from urgen.diagnostics import Diagnostics, Loc
from urgen.source import Mapping, Scalar, Sequence


def compare(record: Record, files: list[Mapping], excused: set[str], problems: Diagnostics) -> None:
    """Reports and takes back every difference; what an unreadable entry held is put back without a word."""
    if not files:
        return
    teller = Teller(record, files, excused, problems)
    _features(teller)
    for section, kind in SECTIONS.items():
        _section(teller, section, kind)
    compare_etors(teller, _section(teller, "enums", "enum"))
    compare_tables(teller)
    check_version(record, files, problems)


def _features(teller: Teller) -> None:
    files = {file.text("feature"): file for file in teller.files}
    for entry in teller.record.entries("features"):
        name = entry.text("name")
        if name in files:
            compare_keys(teller, "feature", f"'{name}'", entry, files[name])
        elif name not in teller.excused:
            folder = teller.files[0].loc.file.rpartition("/")[0]
            message = "the file is gone, and what it held was released"
            teller.tell("UG034", Loc(f"{folder}/{name}.yml", 1, 1), message, "put it back")
            teller.excused.add(name)
            teller.files.append(_empty_file(entry))


def _empty_file(entry: Mapping) -> Mapping:
    """Stands for a file that is gone."""
    file = Mapping(entry.loc, dict(entry.items), dict(entry.keys))
    for key, text in (("feature", entry.text("name")), ("title", entry.text("name")), ("desc", RELEASED)):
        file.items[key] = Scalar(entry.loc, text, text)
        file.keys[key] = entry.loc
    return file


def _section(teller: Teller, section: str, kind: str) -> dict[str, Mapping]:
    """Compares the entries of a section of all files; answers them, and those that were put back, by name."""
    recorded = teller.record.entries(section)
    homes = {entry.text("name"): entry.text("feature") for entry in recorded}
    declared: dict[str, Mapping] = {}
    for at_home in (True, False):
        for file in teller.files:
            for entry in file.entries(section):
                if entry.text("name") and (homes.get(entry.text("name")) == file.text("feature")) is at_home:
                    declared.setdefault(entry.text("name"), entry)
    _drop_copies(teller, section, set(homes), declared)
    found = teller.matched(kind, recorded, declared)
    before: dict[str, Mapping] = {}
    for entry in recorded:
        name, feature = entry.text("name"), entry.text("feature")
        node = found.get(name)
        if node is None:
            node = found[name] = _put_back(teller, section, kind, entry, before.get(feature))
        else:
            compare_entry(teller, kind, f"'{name}'", entry, node)
            before[feature] = node
    return found


def _drop_copies(teller: Teller, section: str, released: set[str], declared: dict[str, Mapping]) -> None:
    """A second entry with a released name; the one in the file of the release is the first."""
    for file in teller.files:
        for entry in list(file.entries(section)):
            first = declared.get(entry.text("name"), entry)
            if first is not entry and entry.text("name") in released:
                message = f"'{entry.text('name')}' is declared twice"
                teller.tell(
                    "UG015",
                    entry.at("name"),
                    message,
                    f"drop it here, or call it something else: it stands at {first.at('name')}",
                )
                file.nodes(section)[:] = [item for item in file.nodes(section) if item is not entry]


def _put_back(teller: Teller, section: str, kind: str, entry: Mapping, before: Mapping | None) -> Mapping:
    name, feature = entry.text("name"), entry.text("feature")
    file = teller.file_of(feature)
    if not teller.is_excused(kind, name) and feature not in teller.excused:
        place = f"behind '{before.text('name')}'" if before else f"first of the {section} of '{feature}'"
        message = f"the released {KINDS[kind].what} '{name}' is gone; it stood {place}"
        loc = before.at("name") if before else file.keys.get(section, file.loc)
        teller.tell("UG034", loc, message, "put it back")
    teller.excused |= {name, *(etor.text("name") for etor in entry.entries("etors"))}
    node = restored(kind, entry)
    file.items.setdefault(section, Sequence(file.loc, []))
    file.nodes(section).append(node)
    return node
