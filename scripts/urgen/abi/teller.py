# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What all comparisons with a release share: the files, the record, and how a difference is told."""

import difflib

from urgen.abi.kept import KINDS, identity, identity_key
from urgen.abi.record import Record
from urgen.diagnostics import Diagnostics, Loc
from urgen.shape import nameless
from urgen.source import Mapping, Node, Scalar, Sequence

RELEASED = "Released."  # the text of what was put back
_CLOSE = 0.75  # as close as names are that hints propose


class Teller:
    """Collects the differences between files and the record of a release."""

    def __init__(self, record: Record, files: list[Mapping], excused: set[str], problems: Diagnostics) -> None:
        self.record = record.node
        self.files = files
        self.excused = excused
        self._problems = problems
        self._hint = f"programs rely on {record.file}; a change takes a new version: CONTRIBUTING.md, Releases"

    def tell(self, rule: str, loc: Loc, message: str, remedy: str) -> None:
        self._problems.error(rule, loc, message, f"{remedy}; {self._hint}")

    def is_excused(self, kind: str, name: str) -> bool:
        """Whether an entry may stand among what was dropped or could not be read."""
        return nameless(kind) in self.excused or all(part in self.excused for part in name.split())

    def file_of(self, feature: str) -> Mapping:
        """The file of a feature; the first one when its own is gone."""
        return next((file for file in self.files if file.text("feature") == feature), self.files[0])

    def matched(self, kind: str, recorded: list[Mapping], declared: dict[str, Mapping], owner: str = "") -> dict[str, Mapping]:
        """The declared entries by their released names: what is misspelt is told, and gets its name back."""
        names = {identity(kind, entry) for entry in recorded}
        fresh = {name: node for name, node in declared.items() if name not in names}
        found = dict(declared)
        missing = [
            entry for entry in recorded if (name := identity(kind, entry)) not in found and not self.is_excused(kind, name)
        ]
        # In a list, one that came for one that is gone is that one, whatever it is called.
        only = next(iter(fresh)) if owner and len(fresh) == len(missing) == 1 else None
        for entry in missing:
            name = identity(kind, entry)
            if (other := only or _renamed(entry, name, fresh)) is None:
                continue
            node, key = fresh.pop(other), identity_key(kind)
            if kind == "check" and node.text("rule") == entry.text("rule"):
                key = "param"
            wanted = entry.items[key]
            assert isinstance(wanted, Scalar)
            message = f"'{node.text(key)}'{owner} was released as '{wanted.text}'"
            self.tell("UG034", node.at(key), message, f"write {wanted.text}")
            node.items[key] = Scalar(node.at(key), wanted.value, wanted.text)
            found[name] = node
        return found


def _renamed(entry: Mapping, name: str, fresh: dict[str, Mapping]) -> str | None:
    """The new name that stands for a released one: it has its number, or is close to it."""
    if "id" in entry.items:
        for other, node in fresh.items():
            if node.number("id") == entry.number("id"):
                return other
    close = difflib.get_close_matches(name.lower(), [other.lower() for other in fresh], n=1, cutoff=_CLOSE)
    return next((other for other in fresh if other.lower() == close[0]), None) if close else None


def restored(kind: str, entry: Mapping) -> Mapping:
    """A released entry as if it stood in a file; an enum without its enumerators."""
    node = Mapping(entry.loc, dict(entry.items), dict(entry.keys))
    node.items.setdefault("desc", Scalar(entry.loc, RELEASED, RELEASED))
    for key, nested in KINDS[kind].nested:
        if key in node.items:
            node.items[key] = Sequence(entry.loc, [restored(nested, item) for item in entry.entries(key)])
    if kind == "enum":
        node.items["etors"] = Sequence(entry.loc, [])
    return node


def placed(loc: Loc, node: Node) -> Node:
    """A recorded value at the place of another one."""
    if isinstance(node, Sequence):
        return Sequence(loc, [placed(loc, item) for item in node.items])
    return Scalar(loc, node.value, node.text) if isinstance(node, Scalar) else node
