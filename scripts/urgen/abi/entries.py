# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One entry held against its release: its keys, and the lists of parameters, members, result codes and checks in it."""

from urgen.abi.kept import KINDS, Kept, identity, identity_key, meaning, shown
from urgen.abi.teller import Teller, placed, restored
from urgen.source import Mapping, Node, Sequence


def compare_entry(teller: Teller, kind: str, owner: str, entry: Mapping, node: Mapping) -> None:
    """Tells what differs, and takes it back in the node."""
    compare_keys(teller, kind, owner, entry, node)
    for key, nested in KINDS[kind].nested:
        _List(teller, nested, owner, entry.entries(key), node, key).compare()


def compare_keys(teller: Teller, kind: str, owner: str, entry: Mapping, node: Mapping) -> None:
    """The same for what an entry says itself."""
    kept = KINDS[kind]
    for key in kept.keys:
        old, new = entry.items.get(key), node.items.get(key)
        before, after = meaning(old, key), meaning(new, key)
        if before == after or (not before and key in kept.later) or (after and key in kept.free):
            continue
        if old is None:
            message = f"{owner} was released without `{key}: {shown(new)}`"
            teller.tell("UG047", node.keys[key], message, f"drop `{key}`")
            del node.items[key], node.keys[key]
            continue
        change = f", not `{shown(new)}`" if after else ", which is gone"
        message = f"{owner} was released with `{key}: {shown(old, new)}`{change}"
        rule = "UG034" if key == "id" or (kind, key) == ("etor", "value") else "UG047"
        teller.tell(rule, node.at(key), message, f"write {key}: {shown(old, new)}")
        node.items[key] = placed(node.at(key), old)
        node.keys.setdefault(key, node.loc)


class _List:
    """A list of entries in an entry."""

    def __init__(self, teller: Teller, kind: str, owner: str, recorded: list[Mapping], node: Mapping, key: str) -> None:
        self._teller = teller
        self._kind = kind
        self._kept: Kept = KINDS[kind]
        self._owner = owner
        self._recorded = recorded
        self._node = node
        self._key = key
        self._found = node.entries(key)

    def compare(self) -> None:
        first: dict[str, Mapping] = {}
        for item in self._found:
            first.setdefault(identity(self._kind, item), item)
        twice = [item for item in self._found if first[identity(self._kind, item)] is not item]
        declared = self._teller.matched(self._kind, self._recorded, first, f" of {self._owner}")
        if self._kept.ordered:
            self._compare_order([item for item in self._found if item not in twice])
        result: list[Mapping] = []
        before: Mapping | None = None
        for entry in self._recorded:
            name = identity(self._kind, entry)
            if name not in declared:
                self._tell_gone(entry, before)
                result.append(restored(self._kind, entry))
                continue
            before = declared[name]
            compare_entry(self._teller, self._kind, f"'{name}' of {self._owner}", entry, before)
            result.append(before)
        known = {id(item) for item in (*result, *twice)}
        added = [item for item in self._found if id(item) not in known]
        if self._kept.ordered:
            self._tell_added(added)
            added = []
        if result or self._found:
            nodes: list[Node] = [*result, *added, *twice]
            self._node.items[self._key] = Sequence(self._node.at(self._key), nodes)
            self._node.keys.setdefault(self._key, self._node.loc)

    def _tell_gone(self, entry: Mapping, before: Mapping | None) -> None:
        name = identity(self._kind, entry)
        if self._teller.is_excused(self._kind, name):
            return
        loc = before.loc if before else self._node.keys.get(self._key, self._node.at("name"))
        place = f"; it stood behind '{identity(self._kind, before)}'" if before else "; it stood first"
        message = f"the released {self._kept.what} '{name}' of {self._owner} is gone{place if self._kept.ordered else ''}"
        self._teller.tell("UG047", loc, message, "put it back")

    def _tell_added(self, added: list[Mapping]) -> None:
        for item in added:
            message = f"{self._owner} was released without the {self._kept.what} '{identity(self._kind, item)}'"
            self._teller.tell("UG047", item.at(identity_key(self._kind)), message, "drop it")

    def _compare_order(self, found: list[Mapping]) -> None:
        """Tells the first place with another entry than in the release."""
        order = [identity(self._kind, entry) for entry in self._recorded]
        names = [name for item in found if (name := identity(self._kind, item)) in order]
        items = [item for item in found if identity(self._kind, item) in order]
        wanted = [name for name in order if name in names]
        for name, other, item in zip(names, wanted, items, strict=True):
            if name != other:
                message = f"the {self._kept.what} '{other}' of {self._owner} was released in the place of '{name}'"
                self._teller.tell("UG047", item.loc, message, f"keep the order {', '.join(order)}")
                return
