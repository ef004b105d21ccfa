# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The forms of names and the uniqueness of numbers."""

import re
from collections.abc import Iterable, Iterator

from urgen import model
from urgen.abi.kept import CURRENT
from urgen.diagnostics import Loc
from urgen.rules import reserved
from urgen.rules.rule import Finding, Subject, etors_of, members_of, params_of, rule
from urgen.source import Mapping, Scalar

_UPPER = re.compile(r"UR_[A-Z0-9]+(_[A-Z0-9]+)*")
_TYPE = re.compile(r"ur_[a-z0-9]+(_[a-z0-9]+)*_t")
_HANDLE = re.compile(r"ur_[a-z0-9]+(_[a-z0-9]+)*_handle_t")
_FLAGS = re.compile(r"ur_[a-z0-9]+(_[a-z0-9]+)*_flags_t")
_FUNCTION = re.compile(r"ur[A-Z][A-Za-z0-9]*")
_VERSION = re.compile(r"UR_API_VERSION_(\d+)_(\d+)")
_VARIABLE = re.compile(r"[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*")
_MACRO_PARAM = re.compile(r"_?[a-z][a-z0-9_]*")
_TABLE = re.compile(r"[A-Z][A-Za-z0-9]*")
_MAX_ID = 0x7FFFFFFF
_LOWER = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def _wrong(entries: Iterable[model.Entry], form: re.Pattern[str], what: str, example: str) -> Iterator[Finding]:
    for entry in entries:
        if not form.fullmatch(entry.name):
            yield Finding(entry.node.at("name"), f"'{entry.name}' is no name of {what}", f"an example: {example}")
        elif form is _VARIABLE and (taken := reserved.why(entry.name)):
            message = f"'{entry.name}' is no name of {what}: it is {taken}"
            yield Finding(entry.node.at("name"), message, f"an example: {example}")


@rule("UG013")
def _name_forms(subject: Subject) -> Iterator[Finding]:
    spec = subject.spec
    plain = [enum for enum in spec.enums if not enum.is_flags]
    yield from _wrong(spec.macros, _UPPER, "a macro", "UR_MAKE_VERSION")
    yield from _wrong(spec.handles, _HANDLE, "a handle", "ur_event_handle_t")
    yield from _wrong((enum for enum in spec.enums if enum.is_flags), _FLAGS, "a flags enum", "ur_queue_flags_t")
    yield from _wrong(
        (*spec.typedefs, *spec.callbacks, *plain, *spec.structs, *spec.unions), _TYPE, "a type", "ur_event_info_t"
    )
    yield from _wrong(etors_of(spec), _UPPER, "an enumerator", "UR_EVENT_INFO_CONTEXT")
    yield from _wrong(spec.functions, _FUNCTION, "a function", "urEventGetInfo")
    yield from _wrong((param for _, param in params_of(spec)), _VARIABLE, "a parameter", "phEvent")
    yield from _wrong(
        (param for callback in spec.callbacks for param in callback.params), _VARIABLE, "a parameter", "pUserData"
    )
    yield from _wrong(members_of(spec), _VARIABLE, "a member", "pNext")


@rule("UG013")
def _names_of_flags(subject: Subject) -> Iterator[Finding]:
    for enum in subject.spec.enums:
        if not enum.is_flags and _FLAGS.fullmatch(enum.name):
            hint = "add `flags: true`, or call it something else"
            yield Finding(enum.node.at("name"), f"'{enum.name}' has the name of a flags enum, but lacks `flags: true`", hint)


@rule("UG013")
def _other_names(subject: Subject) -> Iterator[Finding]:
    for node in subject.files:
        yield from _wrong_text(node, "feature", _LOWER, "a feature", "ipc_memory")
        for table in node.entries("tables"):
            yield from _wrong_text(table, "name", _TABLE, "a table", "IPCExp")
            for slot in table.nodes("slots"):
                if isinstance(slot, Scalar) and not _TABLE.fullmatch(str(slot.value).removeprefix("~")):
                    yield Finding(slot.loc, f"'{slot.value}' is no name of a slot", "examples: GetInfo, ~Build")
    for macro in subject.spec.macros:
        for name in macro.params:
            if not _MACRO_PARAM.fullmatch(name):
                yield Finding(macro.node.at("params"), f"'{name}' is no name of a macro parameter", "an example: _major")
    for node in (check for function in subject.spec.functions for check in function.node.entries("returns")):
        for check in node.entries("checks"):
            yield from _wrong_text(check, "rule", _LOWER, "a rule", "nonzero")
    for resource in subject.spec.resources:
        if not _LOWER.fullmatch(resource.name):
            for loc in _uses(subject.spec, resource):
                yield Finding(loc, f"'{resource.name}' is no name of a resource", "examples: usm_allocation, ur_event_handle_t")


def _uses(spec: model.Spec, resource: model.Resource) -> Iterator[Loc]:
    for _, param in params_of(spec):
        for key in ("creates", "reads", "retains", "consumes"):
            if getattr(param, key) is resource:
                yield param.node.at(key)


def _wrong_text(node: Mapping, key: str, form: re.Pattern[str], what: str, example: str) -> Iterator[Finding]:
    text = node.text(key)
    if text and not form.fullmatch(text):
        yield Finding(node.at(key), f"'{text}' is no name of {what}", f"an example: {example}")


@rule("UG016")
def _function_ids(subject: Subject) -> Iterator[Finding]:
    """Of two functions with one id, the one that was not released is wrong."""
    holders: dict[int, model.Function] = {}
    given = subject.left_out.get("ur_function_t", {})
    taken = {*(function.id for function in subject.spec.functions), *given.values()}
    next_id = max((number for number in taken if number < _MAX_ID), default=0) + 1
    for function in sorted(subject.spec.functions, key=lambda function: function.name not in subject.released):
        loc = function.node.at("id")
        holder = holders.setdefault(function.id, function)
        own = given.get("UR_FUNCTION_" + function.name.screaming.removeprefix("UR_"))
        hint = f"the next free id is {next_id}" if own is None else f"write {own}, its number in Unified Runtime"
        if holder is not function:
            yield Finding(loc, f"the id {function.id} belongs to {holder.name}", hint)
        elif not 0 < function.id < _MAX_ID:
            yield Finding(loc, f"{function.id} is no function id", hint)


@rule("UG033")
def _enumerators_fit(subject: Subject) -> Iterator[Finding]:
    """The headers' enums are signed, and end with 0x7fffffff, which makes them 32 bits wide."""
    for etor in etors_of(subject.spec):
        greatest = 1 << 30 if etor.enum.is_flags else 0x7FFFFFFE
        if not 0 <= etor.value <= greatest:
            hint = "take a bit up to 0x40000000" if etor.enum.is_flags else "take a number from 0 to 0x7ffffffe"
            yield Finding(etor.node.at("value"), f"{etor.text} does not fit into {etor.enum.name}", hint)


@rule("UG033")
def _versions(subject: Subject) -> Iterator[Finding]:
    """Each is the number in its name, and the current one is the last."""
    for enum in subject.spec.enums:
        named = {etor: match for etor in enum.etors if (match := _VERSION.fullmatch(etor.name))}
        for etor, match in named.items():
            if etor.value != int(match[1]) << 16 | int(match[2]):
                hint = f"write UR_MAKE_VERSION( {match[1]}, {match[2]} )"
                yield Finding(etor.node.at("value"), f"{etor.text} is not the version in the name '{etor.name}'", hint)
        current = next((etor for etor in enum.etors if etor.name == CURRENT), None)
        last = max(named, key=lambda etor: etor.value, default=None)
        if current and last and current.value < last.value:
            yield Finding(current.node.at("value"), f"{current.text} is behind {last.name}", f"write {last.text}")


@rule("UG018")
def _single_bits(subject: Subject) -> Iterator[Finding]:
    for enum in subject.spec.enums:
        for etor in enum.etors if enum.is_flags else ():
            if etor.value == 0 or (etor.value > 0 and etor.value & (etor.value - 1)):
                taken = enum.declared_bits & 0xFFFFFFFF
                for number in subject.left_out.get(enum.bit_name, {}).values():
                    taken |= number & 0xFFFFFFFF
                hint = f"the next free bit is 0x{1 << taken.bit_length():x}"
                yield Finding(etor.node.at("value"), f"{etor.text} is no single bit, and {enum.name} holds flags", hint)


@rule("UG019")
def _prefixes(subject: Subject) -> Iterator[Finding]:
    for etor in etors_of(subject.spec):
        named_as_flags = bool(_FLAGS.fullmatch(etor.enum.name))
        if named_as_flags == etor.enum.is_flags and not etor.name.startswith(etor.enum.prefix):
            message = f"an enumerator of {etor.enum.name} starts with {etor.enum.prefix}"
            yield Finding(etor.node.at("name"), message, f"write {etor.enum.prefix}...")
