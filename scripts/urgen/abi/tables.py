# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Function tables held against their release: every table and every slot keeps its place."""

from urgen.abi.teller import Teller, restored
from urgen.diagnostics import Loc
from urgen.source import Mapping, Node, Scalar, Sequence


def compare_tables(teller: Teller) -> None:
    """Tells what moved or is gone, and lays the tables out as they were."""
    file = next((file for file in teller.files if "tables" in file.items), None)
    if file is None:
        file = teller.files[0]
        file.items["tables"] = Sequence(file.loc, [])
        file.keys["tables"] = file.loc
        if "tables" not in teller.excused:
            loc = Loc(f"{file.loc.file.rpartition('/')[0]}/tables.yml", 1, 1)
            teller.tell("UG029", loc, "the file with the released tables is gone", "put it back")
            teller.excused.update(table.text("name") for table in teller.record.entries("tables"))
    found = [table for other in teller.files for table in other.entries("tables")]
    recorded = teller.record.entries("tables")
    tables = teller.matched("table", recorded, {table.text("name"): table for table in reversed(found)})
    before: Mapping | None = None
    result: list[Node] = []
    for entry in recorded:
        name = entry.text("name")
        table = tables.get(name)
        if table is None:
            if not teller.is_excused("table", name):
                loc = before.at("name") if before else file.keys["tables"]
                place = f"behind '{before.text('name')}'" if before else "first"
                teller.tell("UG029", loc, f"the released table '{name}' is gone; it stood {place}", "put it back")
            table = restored("table", entry)
        else:
            _compare_slots(teller, entry, table)
            before = table
        result.append(table)
    _compare_order(teller, [entry.text("name") for entry in recorded], found)
    known = {id(table) for table in result}
    for other in teller.files:
        other.nodes("tables").clear()
    file.nodes("tables").extend([*result, *(table for table in found if id(table) not in known)])


def _compare_order(teller: Teller, order: list[str], found: list[Mapping]) -> None:
    """Tells the first table in another place."""
    names = [table.text("name") for table in found]
    wanted = [name for name in order if name in names]
    if len(set(names)) < len(names):
        return  # what occurs twice is told by itself
    for table, name in zip(found, wanted, strict=False):
        if table.text("name") != name:
            message = f"the table '{name}' was released in the place of '{table.text('name')}'"
            teller.tell("UG029", table.at("name"), message, f"keep the order {', '.join(order)}")
            return


def _compare_slots(teller: Teller, entry: Mapping, table: Mapping) -> None:
    owner = entry.text("name")
    written = [node for node in table.nodes("slots") if isinstance(node, Scalar)]
    names = [_bare(node) for node in written]
    released = [node for node in entry.nodes("slots") if isinstance(node, Scalar)]
    wanted = [_bare(node) for node in released]
    if wanted != names[: len(wanted)]:
        _tell_moved(teller, owner, wanted, written, table)
    kept: list[Node] = []
    for old, name in zip(released, wanted, strict=True):
        node = written[names.index(name)] if name in names else None
        if node and node.text.startswith("~") and not old.text.startswith("~"):
            message = f"the slot '{name}' of '{owner}' was released with its function"
            teller.tell("UG029", node.loc, message, f"write {name}")
            node = None
        kept.append(node or Scalar(table.at("slots"), old.value, old.text))
    misspelt = len(names) <= len(wanted)
    rest = [(i, node) for i, node in enumerate(written) if names[i] not in wanted or names[i] in names[:i]]
    kept += [node for i, node in rest if names[i] in names[:i] or not misspelt]
    table.nodes("slots")[:] = kept


def _tell_moved(teller: Teller, owner: str, wanted: list[str], written: list[Scalar], table: Mapping) -> None:
    """The first place that differs tells what happened."""
    names = [_bare(node) for node in written]
    place = next(i for i, name in enumerate(wanted) if names[i : i + 1] != [name])
    name, found = wanted[place], names[place] if place < len(names) else ""
    if found in names[:place]:
        return  # what occurs twice is told by itself
    loc = written[place].loc if found else written[-1].loc if written else table.at("slots")
    if name in names:
        message = f"the slot '{name}' of '{owner}' was released in the place of '{found}'"
    elif found and found not in wanted:
        message = f"the slot '{found}' of '{owner}' was released as '{name}'"
    else:
        message = f"the released slot '{name}' of '{owner}' is gone"
    teller.tell("UG029", loc, message, f"write {name} as number {place + 1}, and what is new behind the released slots")


def _bare(node: Scalar) -> str:
    return str(node.value).removeprefix("~")
