# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was released stays: spec/abi/<version>.yml lists slots, ids and numbers that programs were compiled with."""

from collections.abc import Iterator

from urgen import model
from urgen.diagnostics import Loc
from urgen.names import Name
from urgen.rules.rule import Finding, Rule, Subject, etors_of
from urgen.source import Mapping, Scalar


def _slots(subject: Subject) -> Iterator[Finding]:
    for released in subject.released:
        tables = {table.name: (index, table) for index, table in enumerate(subject.spec.tables)}
        for position, entry in enumerate(released.entries("tables")):
            name = entry.text("name")
            if name not in tables:
                if name not in subject.excused:
                    yield Finding(_tables_loc(subject), f"the released table '{name}' is gone", _hint(released))
                continue
            index, table = tables[Name(name)]
            assert table.node is not None
            if index != position:
                message = f"the released table '{name}' moved from place {position} to {index}"
                yield Finding(table.node.at("name"), message, _hint(released))
            yield from _table_slots(table, entry, released, subject)


def _table_slots(table: model.Table, entry: Mapping, released: Mapping, subject: Subject) -> Iterator[Finding]:
    assert table.node is not None
    places = {slot.name: slot for slot in table.slots}
    written = {str(node.value).removeprefix("~"): node.loc for node in table.node.nodes("slots") if isinstance(node, Scalar)}
    for index, text in enumerate(entry.texts("slots")):
        name = text.removeprefix("~")
        slot = places.get(Name(name))
        loc = written.get(name, table.node.at("slots"))
        if slot is None:
            yield Finding(loc, f"the released slot '{name}' of '{table.name}' is gone", _hint(released))
        elif slot.index != index:
            message = f"the released slot '{name}' of '{table.name}' moved from place {index} to {slot.index}"
            yield Finding(loc, message, _hint(released))
        elif slot.function is None and not text.startswith("~") and slot.full_name not in subject.excused:
            yield Finding(loc, f"the released function '{slot.full_name}' is gone", _hint(released))


def _tables_loc(subject: Subject) -> Loc:
    for file in subject.files:
        if "tables" in file.keys:
            return file.keys["tables"]
    return subject.files[0].loc


def _hint(released: Mapping) -> str:
    return f"programs compiled for {released.text('version')} rely on {released.loc.file}; new ones go behind"


def _numbers(subject: Subject) -> Iterator[Finding]:
    functions = {function.name: (function.id, function.node.at("id")) for function in subject.spec.functions}
    etors = {etor.name: (etor.value, etor.node.at("value")) for etor in etors_of(subject.spec)}
    for released in subject.released:
        for key, present in (("functions", functions), ("enumerators", etors)):
            numbers = released.items[key]
            assert isinstance(numbers, Mapping)
            for name in numbers.items:
                if name in subject.excused:
                    continue
                if name not in present:
                    yield Finding(numbers.keys[name], f"the released '{name}' is gone from the spec", _hint(released))
                    continue
                value, loc = present[Name(name)]
                if value != numbers.number(name):
                    message = f"the released number of '{name}' is {numbers.raw(name)}, not {value}"
                    yield Finding(loc, message, _hint(released))


RULES = (
    Rule("UG029", _slots),
    Rule("UG034", _numbers),
)
