# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees: dicts, lists, tuples and dataclasses with arrays in them, as JSON describes them.

A None, a bool, a number or a string stands for itself. Anything else is an object with the name of what it is:

    {"array": 3}                                        the array of that number
    {"dict": [["key", ...], [7, ...]]}                  with keys that are strings or integers; or "ordered_dict"
    {"list": [...]}                                     or "tuple"
    {"dataclass": "module:Class", "fields": {...}}
    {"float": "inf"}                                    or "-inf" or "nan", which JSON lacks
"""

from __future__ import annotations

import dataclasses
import math
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

Node = Any  # of JSON

_DICTS: dict[str, type[dict[Any, Any]]] = {"dict": dict, "ordered_dict": OrderedDict}
_SEQUENCES: dict[str, type[list[Any]] | type[tuple[Any, ...]]] = {"list": list, "tuple": tuple}
_CONTAINERS = (dict, list, tuple)
_NAMES: dict[type[Any], str] = {made: name for name, made in (*_DICTS.items(), *_SEQUENCES.items())}
_VALUES = (type(None), bool, int, str)


def is_tree(x: object) -> bool:
    """Whether it is something with other things in it."""
    return isinstance(x, _CONTAINERS) or (dataclasses.is_dataclass(x) and not isinstance(x, type))


def take_apart(tree: object, number_of: Callable[[object, str], int]) -> Node:
    """What describes a tree; `number_of` is given each array, and its path, and tells its number.

    TypeError or ValueError, with the path, for what no tree can have in it.
    """
    return _Taking(number_of).node_of(tree, ())


class _Taking:
    def __init__(self, number_of: Callable[[object, str], int]) -> None:
        self._number_of = number_of
        self._inside: set[int] = set()  # of which containers we are

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
            refused.add_note(f"That is at {_shown(path)} in the tree.")
            raise

    def _container(self, x: Any, path: tuple[object, ...]) -> Node:
        if id(x) in self._inside:
            raise ValueError(f"what is at {_shown(path)} in the tree contains itself")
        self._inside.add(id(x))
        try:
            name = _NAMES.get(type(x))
            if name in _DICTS:
                return {name: [[_require_key(key, path), self.node_of(item, (*path, key))] for key, item in x.items()]}
            if name in _SEQUENCES:
                return {name: [self.node_of(item, (*path, number)) for number, item in enumerate(x)]}
            if dataclasses.is_dataclass(x) and not isinstance(x, dict | list | tuple):
                fields = [field.name for field in dataclasses.fields(x)]
                return {
                    "dataclass": _name_of(type(x), path),
                    "fields": {field: self.node_of(getattr(x, field), (*path, field)) for field in fields},
                }
        finally:
            self._inside.remove(id(x))
        raise TypeError(
            f"what is at {_shown(path)} in the tree is a {type(x).__name__}: a tree is of dict, OrderedDict, list, tuple and "
            "dataclasses; make it one of them, as with dict(x)"
        )


def _shown(path: tuple[object, ...]) -> str:
    return repr(".".join(map(str, path))) if path else "the top"


def _require_key(key: object, path: tuple[object, ...]) -> object:
    if type(key) in (str, int):
        return key
    raise TypeError(f"the dict at {_shown(path)} in the tree has the key {key!r}: keys are strings and integers")


def _name_of(made: type, path: tuple[object, ...]) -> str:
    name = f"{made.__module__}:{made.__qualname__}"
    if _find(name) is not made:
        raise TypeError(
            f"the dataclass {made.__qualname__} at {_shown(path)} in the tree cannot be found by its name in the module "
            f"{made.__module__}, where others look for it; define it at the top of a module"
        )
    return name


def _find(name: str) -> object:
    """The object of a name in a module that was imported. Nothing is imported for it: bytes from elsewhere do not decide what
    runs here."""
    module, _, qualified = name.partition(":")
    found: object = sys.modules.get(module)  # and no `__getattr__` of a module, which may import
    for part in qualified.split("."):
        found = None if found is None else vars(found).get(part) if hasattr(found, "__dict__") else None
    return found


def put_together(node: Node, arrays: Sequence[object]) -> Any:
    """The tree that a description means. ValueError for what describes none, and for a dataclass that is not here."""
    if type(node) in (*_VALUES, float):
        return node
    if isinstance(node, dict):
        match node:
            case {"array": int(number)} if len(node) == 1 and 0 <= number < len(arrays):
                return arrays[number]
            case {"float": "inf" | "-inf" | "nan" as text} if len(node) == 1:
                return float(text)
            case {"dataclass": str(name), "fields": dict(fields)} if len(node) == 2:
                return _dataclass(name, {field: put_together(item, arrays) for field, item in fields.items()})
        for name, items in node.items():
            if len(node) == 1 and name in _SEQUENCES and isinstance(items, list):
                return _SEQUENCES[name]([put_together(item, arrays) for item in items])
            if len(node) == 1 and name in _DICTS and isinstance(items, list) and all(map(_is_item, items)):
                return _DICTS[name]((key, put_together(item, arrays)) for key, item in items)
    raise ValueError(f"{str(node)[:100]!r} describes no part of a tree")


def _is_item(item: object) -> bool:
    return isinstance(item, list) and len(item) == 2 and type(item[0]) in (str, int)


def _dataclass(name: str, values: dict[str, object]) -> object:
    """As it was: its `__init__` is not called, as little as by pickle."""
    made = _find(name)
    if not isinstance(made, type) or not dataclasses.is_dataclass(made):
        module, _, qualified = name.partition(":")
        raise ValueError(f"the tree has a dataclass {qualified} in it, which this process lacks; import it from {module} first")
    if values.keys() != {field.name for field in dataclasses.fields(made)}:
        raise ValueError(f"the dataclass {name} has other fields in this process than in the one that shared the tree")
    instance = object.__new__(made)
    for field, value in values.items():
        object.__setattr__(instance, field, value)
    return instance
