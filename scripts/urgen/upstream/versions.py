# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Limits documents to the newest declared version of the interface: leaves out later entries, parameters and members.

Later enumerators stay, with a mark, because the enumerators after them continue their numbers.
"""

import re

from urgen.source import Mapping, Node, Sequence
from urgen.upstream.nodes import scalar
from urgen.upstream.tags import expand

Version = tuple[int, int]

_WRITTEN = re.compile(r"([0-9]+)\.([0-9]+)")
_VALUE = re.compile(r"UR_MAKE_VERSION\(\s*([0-9]+)\s*,\s*([0-9]+)\s*\)")
_PARTS = ("params", "members")
LATER = "later"  # the key that marks an enumerator


def released(files: dict[str, list[Mapping]]) -> dict[str, list[Mapping]]:
    """Returns the documents of each file without additions of later versions."""
    newest = _newest([node for nodes in files.values() for node in nodes])
    return {
        stem: [_trimmed(node, newest) for node in nodes if _is_in(node, newest)]
        for stem, nodes in files.items()
        if all(_is_in(node, newest) for node in nodes if node.text("type") == "header")
    }


def _newest(nodes: list[Mapping]) -> Version:
    """Returns the newest version that ur_api_version_t declares."""
    versions = [node for node in nodes if node.text("type") == "enum" and expand(node.raw("name")) == "ur_api_version_t"]
    values = (_VALUE.search(expand(etor.raw("value"))) for node in versions for etor in node.entries("etors"))
    return max(((int(match[1]), int(match[2])) for match in values if match), default=(0, 0))


def _is_in(node: Mapping, newest: Version) -> bool:
    match = _WRITTEN.fullmatch(node.raw("version"))
    return match is None or (int(match[1]), int(match[2])) <= newest


def _trimmed(node: Mapping, newest: Version) -> Mapping:
    parts: dict[str, Node] = {
        key: Sequence(node.at(key), [item for item in node.entries(key) if _is_in(item, newest)])
        for key in _PARTS
        if isinstance(node.items.get(key), Sequence)
    }
    for etor in node.entries("etors"):
        if not _is_in(etor, newest):
            etor.items[LATER] = scalar(etor.loc, True)
    return Mapping(node.loc, node.items | parts, node.keys)
