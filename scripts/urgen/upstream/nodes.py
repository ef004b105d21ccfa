# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes nodes of our dialect at the place of the translated node."""

from collections.abc import Iterable

from urgen.diagnostics import Loc
from urgen.source import Mapping, Node, Scalar, Sequence
from urgen.upstream.tags import expand

Value = str | int | bool | None | Node | Iterable[Node]


def scalar(loc: Loc, value: str | int | bool) -> Scalar:
    return Scalar(loc, value, str(value))


def texts(node: Node | None) -> list[str]:
    """Returns every text of a node, including nested lists. A mapping's key comes before its values."""
    if isinstance(node, Scalar):
        return [expand(node.text)] if node.value is not None else []
    if isinstance(node, Sequence):
        return [text for item in node.items for text in texts(item)]
    if isinstance(node, Mapping):
        return [text for key, value in node.items.items() for text in (expand(key), *texts(value))]
    return []


def entry(source: Mapping, **values: Value) -> Mapping:
    """Returns a mapping of our dialect. Leaves out values that are None or False. Leaves out empty lists, except those of
    params, members, etors and slots."""
    result = Mapping(source.loc)
    for name, value in values.items():
        if value is None or value is False:
            continue
        key = name.rstrip("_")
        node = _node(source.at(key), value)
        if isinstance(node, Sequence) and not node.items and key not in ("params", "members", "etors", "slots"):
            continue
        result.items[key] = node
        result.keys[key] = source.keys.get(key, source.loc)
    return result


def _node(loc: Loc, value: Value) -> Node:
    if isinstance(value, str | int | bool):
        return scalar(loc, value)
    if isinstance(value, Scalar | Sequence | Mapping):
        return value
    assert value is not None
    return Sequence(loc, list(value))
