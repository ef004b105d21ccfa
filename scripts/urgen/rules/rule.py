# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The input and the output of a rule."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from urgen import model
from urgen.abi.record import Numbers
from urgen.diagnostics import Loc
from urgen.source import Mapping

_T = TypeVar("_T")


class Finding(NamedTuple):
    """One problem. The caller adds the rule's id."""

    loc: Loc
    message: str
    hint: str


@dataclass(frozen=True, eq=False)
class Subject:
    """The model, and the files that it was built from."""

    spec: model.Spec
    files: list[Mapping]  # one per spec file
    released: frozenset[str]  # the functions of the last release
    left_out: Numbers  # the numbers of entries that the spec leaves out, by enum

    def is_project_function(self, function: model.Function) -> bool:
        """Returns whether this project decides the form of a function: it is new, and Unified Runtime does not have it.

        Always false without the record of a release.
        """
        upstream_functions = self.left_out.get("ur_function_t", ())
        return bool(self.released) and function.name not in self.released and function.id_name not in upstream_functions


Find = Callable[[Subject], Iterator[Finding]]
ALL: list[tuple[str, Find]] = []  # every rule with its id


def rule(name: str) -> Callable[[Find], Find]:
    """Registers a function as a rule."""

    def add(find: Find) -> Find:
        ALL.append((name, find))
        return find

    return add


def repetitions(items: Iterable[tuple[object, _T]]) -> Iterator[tuple[_T, _T]]:
    """Pairs each item whose key occurred before with the first item of that key."""
    first: dict[object, _T] = {}
    for key, item in items:
        holder = first.setdefault(key, item)
        if holder is not item:
            yield holder, item


def types_of(spec: model.Spec) -> Iterator[model.Entry]:
    """Yields all entries that declare a C type."""
    yield from (*spec.handles, *spec.typedefs, *spec.callbacks, *spec.enums, *spec.structs, *spec.unions)


def members_of(spec: model.Spec) -> Iterator[model.Member]:
    """Yields the members of all structs and unions."""
    for members in (*(struct.members for struct in spec.structs), *(union.members for union in spec.unions)):
        yield from members


def params_of(spec: model.Spec) -> Iterator[tuple[model.Function, model.Param]]:
    """Yields the parameters of all functions."""
    for function in spec.functions:
        for param in function.params:
            yield function, param


def values_of(spec: model.Spec) -> Iterator[model.Param | model.Member]:
    """Yields the parameters of all functions, and the members of all structs and unions."""
    yield from (param for _, param in params_of(spec))
    yield from members_of(spec)


def checks_of(spec: model.Spec) -> Iterator[tuple[model.Function, Mapping]]:
    """Yields the checks of all result codes."""
    for function in spec.functions:
        for entry in function.node.entries("returns"):
            yield from ((function, check) for check in entry.entries("checks"))


def struct_members(params: Iterable[model.Param], name: str) -> dict[str, model.Member]:
    """Returns the members of the struct that a parameter is or points to."""
    structs = (param.ctype.base for param in params if param.name == name)
    return {str(member.name): member for base in structs if isinstance(base, model.Struct) for member in base.all_members}


def etors_of(spec: model.Spec) -> Iterator[model.Etor]:
    """Yields the enumerators of all enums."""
    for enum in spec.enums:
        yield from enum.etors
