# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees: dicts, lists, tuples and dataclasses that contain arrays, and their description in JSON.

None, a bool, a number and a string describe themselves. Anything else is an object whose key names its type:

    {"array": 3}                                        the array with that index
    {"dict": [["key", ...], [7, ...]]}                  or "ordered_dict"; keys are strings or 64-bit integers
    {"list": [...]}                                     or "tuple"
    {"dataclass": "module:Class", "fields": {...}}
    {"float": "inf"}                                    or "-inf" or "nan", which JSON lacks
"""

from __future__ import annotations

import dataclasses
import math
import reprlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Node = Any  # of JSON

MAX_DEPTH = 100  # nested containers; leaves the caller most of Python's stack

_DICTS: dict[str, type[dict[Any, Any]]] = {"dict": dict, "ordered_dict": OrderedDict}
_SEQUENCES: dict[str, type[list[Any]] | type[tuple[Any, ...]]] = {"list": list, "tuple": tuple}
_CONTAINERS = (dict, list, tuple)
_NAMES: dict[type[Any], str] = {made: name for name, made in (*_DICTS.items(), *_SEQUENCES.items())}
_VALUES = (type(None), bool, int, str)
_LEAVES = (*_VALUES, float)  # of a description


def is_tree(x: object) -> bool:
    """Whether `x` is a container."""
    return isinstance(x, _CONTAINERS) or (dataclasses.is_dataclass(x) and not isinstance(x, type))


def take_apart(tree: object, number_of: Callable[[object, str], int]) -> Node:
    """Describes a tree. `number_of` takes each array and its path, and returns the array's index.

    Raises TypeError or ValueError, with the path, for a value that a tree cannot contain.
    """
    return _Describer(number_of).node_of(tree, ())


class _Describer:
    def __init__(self, number_of: Callable[[object, str], int]) -> None:
        self._number_of = number_of
        self._ancestors: set[int] = set()  # the identities of the containers around the current value

    def node_of(self, x: object, path: tuple[object, ...]) -> Node:
        if type(x) in _VALUES:
            return x
        if isinstance(x, float) and type(x) is float:
            return x if math.isfinite(x) else {"float": repr(x)}
        if is_tree(x):
            return self._container(x, path)
        try:
            return {"array": self._number_of(x, ".".join(map(str, path)))}
        except Exception as refused:
            refused.add_note(f"The value is at {_shown(path)} in the tree.")
            raise

    def _container(self, x: Any, path: tuple[object, ...]) -> Node:
        if id(x) in self._ancestors:
            raise ValueError(f"the container at {_shown(path)} in the tree contains itself")
        if len(path) >= MAX_DEPTH:
            raise ValueError(
                f"the container at {_shown(path)[:100]}... in the tree is nested more than {MAX_DEPTH} containers deep, the "
                "limit; share a flatter tree"
            )
        self._ancestors.add(id(x))
        try:
            name = _NAMES.get(type(x))
            if name in _DICTS:
                return {name: [[_require_key(key, path), self.node_of(item, (*path, key))] for key, item in x.items()]}
            if name in _SEQUENCES:
                return {name: [self.node_of(item, (*path, number)) for number, item in enumerate(x)]}
            if dataclasses.is_dataclass(x) and not isinstance(x, dict | list | tuple):
                fields = [field.name for field in dataclasses.fields(x)]
                return {
                    "dataclass": _name_of(type(x)),
                    "fields": {field: self.node_of(getattr(x, field), (*path, field)) for field in fields},
                }
        finally:
            self._ancestors.remove(id(x))
        raise TypeError(
            f"the value at {_shown(path)} in the tree is a {type(x).__name__}: a tree consists of dict, OrderedDict, list, "
            "tuple and dataclasses; convert the value to one of them, as with dict(x)"
        )


def _shown(path: tuple[object, ...]) -> str:
    return repr(".".join(map(str, path))) if path else "the top"


def _is_key(key: object) -> bool:
    # Larger integers can all have the same hash. A dict of such keys keeps the importer busy for hours.
    return type(key) is str or (type(key) is int and -(2**63) <= key < 2**63)


def _require_key(key: object, path: tuple[object, ...]) -> object:
    if _is_key(key):
        return key
    raise TypeError(f"the dict at {_shown(path)} in the tree has the key {key!r}: keys are strings and 64-bit integers")


def _name_of(made: type) -> str:
    # A child that was started with spawn has its parent's program as the module __mp_main__.
    module = "__main__" if made.__module__ == "__mp_main__" else made.__module__
    return f"{module}:{made.__qualname__}"


def by_name(types: Iterable[type]) -> dict[str, type]:
    """Maps the names that descriptions use to dataclasses. Raises TypeError for other types."""
    found = {}
    for made in types:
        if not isinstance(made, type) or not dataclasses.is_dataclass(made):
            raise TypeError(f"{made!r} is not a dataclass; pass the classes themselves, as in dataclasses=[Policy]")
        found[_name_of(made)] = made
    return found


def require_tree(node: Node, arrays: int, types: Mapping[str, type], depth: int = 0) -> None:
    """Raises ValueError unless `node` describes a tree of `arrays` arrays with dataclasses of `types` only. Builds nothing."""
    if type(node) in _LEAVES:
        return
    # Most nodes of a large tree are arrays. A pattern would take four times as long for them.
    if type(node) is dict and len(node) == 1 and type(number := node.get("array")) is int and 0 <= number < arrays:
        return
    items: Iterable[Node]
    match node:
        case {"float": "inf" | "-inf" | "nan"} if len(node) == 1:
            return
        case {"dataclass": str(name), "fields": dict(fields)} if len(node) == 2:
            _require_dataclass(name, fields, types)
            items = fields.values()
        case {"list": list(items)} | {"tuple": list(items)} if len(node) == 1:
            pass
        case {"dict": list(pairs)} | {"ordered_dict": list(pairs)} if len(node) == 1 and all(map(_is_item, pairs)):
            items = (item for _, item in pairs)
        case _:
            raise ValueError(f"{reprlib.repr(node)} does not describe a part of a tree")
    if depth >= MAX_DEPTH:
        raise ValueError(f"the tree is more than {MAX_DEPTH} containers deep, the limit; share a flatter tree")
    for item in items:
        require_tree(item, arrays, types, depth + 1)


def _is_item(item: object) -> bool:
    return isinstance(item, list) and len(item) == 2 and _is_key(item[0])


def _require_dataclass(name: str, fields: dict[str, Node], types: Mapping[str, type]) -> None:
    """The importer decides which types are built, never the exporter's bytes."""
    made: Any = types.get(name)
    if made is None:
        module, _, qualified = name[:200].partition(":")
        raise ValueError(
            f"the tree contains the dataclass {qualified!r} of the module {module!r}, and the importer has not named it; if "
            "the exporter may choose the values of its fields, pass the class in dataclasses=[...]"
        )
    if fields.keys() != {field.name for field in dataclasses.fields(made)}:
        raise ValueError(f"the dataclass {name} has other fields in this process than in the exporter")


def put_together(node: Node, arrays: Sequence[object], types: Mapping[str, type]) -> Any:
    """Builds the tree of a description that `require_tree` has accepted."""
    if type(node) is dict and "array" in node:
        return arrays[node["array"]]
    match node:
        case {"float": text}:
            return float(text)
        case {"dataclass": name, "fields": fields}:
            return _dataclass(types[name], {field: put_together(item, arrays, types) for field, item in fields.items()})
        case dict():
            ((kind, items),) = node.items()
            if kind in _SEQUENCES:
                return _SEQUENCES[kind]([put_together(item, arrays, types) for item in items])
            return _DICTS[kind]((key, put_together(item, arrays, types)) for key, item in items)
    return node


def _dataclass(made: type, values: dict[str, object]) -> object:
    """Restores an instance without calling `__init__`, as pickle does."""
    instance: object = object.__new__(made)
    for field, value in values.items():
        object.__setattr__(instance, field, value)
    return instance
