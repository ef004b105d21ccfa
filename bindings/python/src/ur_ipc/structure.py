# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dataclasses in trees. ext/arrays writes and reads the other containers of a tree."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_CONTAINERS = (dict, list, tuple)


def is_tree(x: object) -> bool:
    """Returns whether `x` is a container."""
    return isinstance(x, _CONTAINERS) or (dataclasses.is_dataclass(x) and not isinstance(x, type))


def fields_of(x: Any) -> tuple[bytes, dict[str, object]]:
    """Returns the name of a dataclass instance's class, and its fields."""
    return _name_of(type(x)).encode(), {field.name: getattr(x, field.name) for field in dataclasses.fields(x)}


def _name_of(cls: type) -> str:
    # A child that was started with spawn has its parent's program as the module __mp_main__.
    module = "__main__" if cls.__module__ == "__mp_main__" else cls.__module__
    return f"{module}:{cls.__qualname__}"


def by_name(types: Iterable[type]) -> dict[str, type]:
    """Maps the names that descriptions use to dataclasses. Raises TypeError for other types."""
    classes: dict[str, type] = {}
    for cls in types:
        if not isinstance(cls, type) or not dataclasses.is_dataclass(cls):
            raise TypeError(f"{cls!r} is not a dataclass; pass the classes themselves, as in dataclasses=[Policy]")
        if classes.setdefault(_name_of(cls), cls) is not cls:
            raise TypeError(f"two dataclasses have the name {_name_of(cls)!r}, which makes it ambiguous; rename one of them")
    return classes


def require_dataclass(name: str, fields: Sequence[str], types: Mapping[str, type]) -> None:
    """Raises ValueError unless `types` contains the dataclass with these fields. Only the importer decides which types are
    built, never the bytes of the exporter."""
    cls: Any = types.get(name)
    if cls is None:
        module, _, qualified = name[:200].partition(":")
        raise ValueError(
            f"the tree contains the dataclass {qualified!r} of the module {module!r}, but the importer has not passed it; if "
            "the exporter may choose the values of its fields, pass the class in dataclasses=[...]"
        )
    if sorted(fields) != sorted(field.name for field in dataclasses.fields(cls)):
        raise ValueError(
            f"the dataclass {name} has other fields in this process than in the exporter; use the same version of its module"
        )


def make_instance(cls: type, values: Mapping[str, object]) -> object:
    """Makes an instance of a dataclass without calling `__init__`, as pickle does."""
    instance: object = object.__new__(cls)
    for field, value in values.items():
        object.__setattr__(instance, field, value)
    return instance
