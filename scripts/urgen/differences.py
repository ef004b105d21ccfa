# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What changed between two specs, and which changes break programs or adapters that were built with the old one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from urgen import model

_T = TypeVar("_T")


class Difference(NamedTuple):
    """One change."""

    what: str  # urEventWait: parameter phEvents
    change: str  # removed
    breaks: bool  # True

    def __str__(self) -> str:
        return f"{'ABI break ' if self.breaks else 'compatible'}  {self.what}: {self.change}"


def between(old: model.Spec, new: model.Spec) -> list[Difference]:
    """The changes, in the order of functions, types, enumerators, members, tables."""
    return [
        *_functions(old, new),
        *_named(_types(old), _types(new), _type_changes),
        *_named(_by_name(old.macros), _by_name(new.macros), _macro_changes),
        *_tables(old, new),
    ]


def _by_name(entries: Sequence[_T]) -> dict[str, _T]:
    return {entry.name: entry for entry in entries}  # type: ignore[attr-defined]


def _named(
    old: Mapping[str, _T], new: Mapping[str, _T], changes: Callable[[str, _T, _T], Iterator[Difference]], owner: str = ""
) -> Iterator[Difference]:
    """What was removed, changed and added between things with names."""
    for name, entry in old.items():
        if name in new:
            yield from changes(owner + name, entry, new[name])
        else:
            yield Difference(owner + name, "removed", True)
    for name in new:
        if name not in old:
            yield Difference(owner + name, "added", False)


def _value(what: str, old: object, new: object, breaks: bool) -> Iterator[Difference]:
    if old != new:
        yield Difference(what, f"{_shown(old)} became {_shown(new)}", breaks)


def _shown(value: object) -> str:
    return "nothing" if value in (None, "", ()) else str(value)


def _typed(ctype: model.CType) -> str:
    return ctype.text + ctype.suffix


def _functions(old: model.Spec, new: model.Spec) -> Iterator[Difference]:
    yield from _named(_by_name(old.functions), _by_name(new.functions), _function_changes)


def _function_changes(name: str, old: model.Function, new: model.Function) -> Iterator[Difference]:
    yield from _value(f"{name}: id", old.id, new.id, True)
    yield from _value(f"{name}: table", old.table and old.table.name, new.table and new.table.name, True)
    yield from _params(name, old.params, new.params)
    before, after = ({entry.code.name for entry in function.returns} for function in (old, new))
    for code in sorted(before ^ after):
        yield Difference(f"{name}: result {code}", "removed" if code in before else "added", False)


def _params(name: str, old: tuple[model.Param, ...], new: tuple[model.Param, ...]) -> Iterator[Difference]:
    """By name where the names are the same, otherwise by place: a renamed parameter is no break."""
    before, after = [param.name for param in old], [param.name for param in new]
    shared = [param for param in before if param in after]
    if shared != [param for param in after if param in before]:
        yield Difference(f"{name}: parameters", "in another order", True)
    if len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            if one.name != other.name and one.name not in after and other.name not in before:
                yield Difference(f"{name}: parameter {one.name}", f"renamed to {other.name}", False)
                yield from _param_changes(f"{name}: parameter {other.name}", one, other)
                before.remove(one.name)
                after.remove(other.name)
    wanted = {param.name: param for param in new if param.name in after}
    for param in old:
        if param.name in before and param.name in wanted:
            yield from _param_changes(f"{name}: parameter {param.name}", param, wanted[param.name])
        elif param.name in before:
            yield Difference(f"{name}: parameter {param.name}", "removed", True)
    yield from (Difference(f"{name}: parameter {added}", "added", True) for added in wanted if added not in before)


def _param_changes(what: str, old: model.Param, new: model.Param) -> Iterator[Difference]:
    yield from _value(what, _typed(old.ctype), _typed(new.ctype), True)
    yield from _value(what, old.dir, new.dir, True)
    if old.optional != new.optional:
        yield Difference(what, "may be null now" if new.optional else "may no longer be null", not new.optional)


def _types(spec: model.Spec) -> dict[str, model.NamedType]:
    return {entry.name: entry for entry in spec.types}


def _type_changes(name: str, old: model.NamedType, new: model.NamedType) -> Iterator[Difference]:
    if old.kind != new.kind:
        yield from _value(name, old.kind, new.kind, True)
    elif isinstance(old, model.Enum) and isinstance(new, model.Enum):
        yield from _value(f"{name}: flags", old.is_flags, new.is_flags, True)
        yield from _named(_by_name(old.etors), _by_name(new.etors), _etor_changes, f"{name}: ")
    elif isinstance(old, model.Struct | model.Union) and isinstance(new, model.Struct | model.Union):
        yield from _record_changes(name, old, new)
    elif isinstance(old, model.Callback) and isinstance(new, model.Callback):
        yield from _value(name, _prototype(old), _prototype(new), True)
    elif isinstance(old, model.Typedef) and isinstance(new, model.Typedef):
        yield from _value(name, _typed(old.ctype), _typed(new.ctype), True)
    elif isinstance(old, model.Handle) and isinstance(new, model.Handle):
        yield from _value(f"{name}: integer", old.integer, new.integer, True)


def _etor_changes(name: str, old: model.Etor, new: model.Etor) -> Iterator[Difference]:
    """The number of the current version grows with each release; programs compare it, they do not rely on it."""
    yield from _value(name, old.value, new.value, not (old.alias and new.alias))
    before, after = (etor.ctype and _typed(etor.ctype) for etor in (old, new))
    yield from _value(f"{name}: type of the value", before, after, before is not None)


def _record_changes(name: str, old: model.Struct | model.Union, new: model.Struct | model.Union) -> Iterator[Difference]:
    if isinstance(old, model.Struct) and isinstance(new, model.Struct):
        yield from _value(f"{name}: base", old.base and old.base.name, new.base and new.base.name, True)
        yield from _value(f"{name}: stype", old.stype and old.stype.name, new.stype and new.stype.name, True)
    before, after = _by_name(old.members), _by_name(new.members)
    if [member for member in before if member in after] != [member for member in after if member in before]:
        yield Difference(f"{name}: members", "in another order", True)
    for change in _named(before, after, _member_changes, f"{name}: member "):
        yield change._replace(breaks=change.breaks or change.change == "added")


def _member_changes(what: str, old: model.Member, new: model.Member) -> Iterator[Difference]:
    yield from _value(what, _typed(old.ctype), _typed(new.ctype), True)
    yield from _value(f"{what}: tag", old.tag and old.tag.name, new.tag and new.tag.name, True)
    if old.optional != new.optional:
        yield Difference(what, "may be null now" if new.optional else "may no longer be null", not new.optional)


def _prototype(callback: model.Callback) -> str:
    return f"{_typed(callback.returns)} ({', '.join(_typed(param.ctype) for param in callback.params)})"


def _macro_changes(name: str, old: model.Macro, new: model.Macro) -> Iterator[Difference]:
    yield from _value(f"{name}: parameters", len(old.params), len(new.params), True)
    yield from _value(name, _replacement(old), _replacement(new), False)


def _replacement(macro: model.Macro) -> str:
    return "; ".join([*(f"{case.value} if {case.condition}" for case in macro.cases), macro.value])


def _tables(old: model.Spec, new: model.Spec) -> Iterator[Difference]:
    before, after = [table.name for table in old.tables], [table.name for table in new.tables]
    yield from _order("the tables", before, after)
    yield from _named(_by_name(old.tables), _by_name(new.tables), _table_changes, "table ")


def _table_changes(name: str, old: model.Table, new: model.Table) -> Iterator[Difference]:
    """A slot behind the others is compatible for programs; adapters are rebuilt, which their fingerprint makes sure."""
    yield from _order(name, [slot.name for slot in old.slots], [slot.name for slot in new.slots])
    yield from _named(_by_name(old.slots), _by_name(new.slots), _slot_changes, f"{name}: slot ")


def _order(what: str, before: Sequence[str], after: Sequence[str]) -> Iterator[Difference]:
    kept = [name for name in before if name in after]
    if kept != list(after[: len(kept)]):
        yield Difference(what, "in another order, or with something new in between", True)


def _slot_changes(name: str, old: model.Slot, new: model.Slot) -> Iterator[Difference]:
    if bool(old.function) != bool(new.function):
        yield Difference(name, "a function now" if new.function else "reserved now", not new.function)
