# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules for names, for the ids of functions, and for the values of enumerators."""

import re
from collections.abc import Iterable, Iterator

from urgen import model
from urgen.abi.recorded_keys import CURRENT
from urgen.diagnostics import Loc
from urgen.rules import reserved
from urgen.rules.rule import Finding, Subject, checks_of, etors_of, members_of, params_of, rule
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
_SLOT = re.compile(r"[A-Z][A-Za-z0-9]*|~[A-Z][A-Za-z0-9]*(\(((const )?\w+\*?(, )?)+\))?")
_MAX_ID = 0x7FFFFFFF
_USES = ("creates", "reads", "retains", "consumes")
_LOWER = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


_LocatedNames = Iterable[tuple[str, Loc]]


def _names(entries: Iterable[model.Entry]) -> _LocatedNames:
    return ((entry.name, entry.node.at("name")) for entry in entries)


def _texts(nodes: Iterable[Mapping], key: str) -> _LocatedNames:
    return ((node.text(key), node.at(key)) for node in nodes if node.text(key))


def _check_names(names: _LocatedNames, form: re.Pattern[str], what: str, example: str) -> Iterator[Finding]:
    for name, loc in names:
        if not form.fullmatch(name):
            yield Finding(loc, f"'{name}' is not a valid name for {what}", f"for example, {example}")
        elif form is _VARIABLE and (reason := reserved.reason_for(name)):
            yield Finding(loc, f"'{name}' is not a valid name for {what}: it is {reason}", f"for example, {example}")


@rule("UG013")
def _name_forms(subject: Subject) -> Iterator[Finding]:
    spec, files = subject.spec, subject.files
    flags = [enum for enum in spec.enums if enum.is_flags]
    types = [*spec.typedefs, *spec.callbacks, *spec.structs, *spec.unions, *(enum for enum in spec.enums if not enum.is_flags)]
    params = [param for _, param in params_of(spec)]
    tables = [table for file in files for table in file.entries("tables")]
    slots = [node for table in tables for node in table.nodes("slots") if isinstance(node, Scalar)]
    yield from _check_names(_names(spec.macros), _UPPER, "a macro", "UR_MAKE_VERSION")
    yield from _check_names(_names(spec.handles), _HANDLE, "a handle", "ur_event_handle_t")
    yield from _check_names(_names(flags), _FLAGS, "a flags enum", "ur_queue_flags_t")
    yield from _check_names(_names(types), _TYPE, "a type", "ur_event_info_t")
    yield from _check_names(_names(etors_of(spec)), _UPPER, "an enumerator", "UR_EVENT_INFO_CONTEXT")
    yield from _check_names(_names(spec.functions), _FUNCTION, "a function", "urEventGetInfo")
    yield from _check_names(_names(params), _VARIABLE, "a parameter", "phEvent")
    for callback in spec.callbacks:
        yield from _check_names(_names(callback.params), _VARIABLE, "a parameter", "pUserData")
    yield from _check_names(_names(members_of(spec)), _VARIABLE, "a member", "pNext")
    yield from _check_names(_texts(files, "feature"), _LOWER, "a feature", "ipc_memory")
    yield from _check_names(_texts(tables, "name"), _TABLE, "a table", "IPCExp")
    yield from _check_names(
        ((slot.text, slot.loc) for slot in slots), _SLOT, "a slot", "GetInfo, ~Build or ~Build(void*, uint32_t)"
    )
    for macro in spec.macros:
        yield from _check_names(
            ((name, macro.node.at("params")) for name in macro.params), _MACRO_PARAM, "a macro parameter", "_major"
        )
    yield from _check_names(_texts((check for _, check in checks_of(spec)), "rule"), _LOWER, "a rule", "nonzero")
    for param in params:
        resources = ((resource.name, param.node.at(key)) for key in _USES if (resource := getattr(param, key)))
        yield from _check_names(resources, _LOWER, "a resource", "usm_allocation or ur_event_handle_t")


@rule("UG013")
def _names_of_flags(subject: Subject) -> Iterator[Finding]:
    for enum in subject.spec.enums:
        if not enum.is_flags and _FLAGS.fullmatch(enum.name):
            hint = "add `flags: true`, or rename it"
            yield Finding(enum.node.at("name"), f"'{enum.name}' has the name of a flags enum, but lacks `flags: true`", hint)


@rule("UG016")
def _function_ids(subject: Subject) -> Iterator[Finding]:
    """Requires unique ids. If two functions have the same id, reports the function that was not released."""
    holders: dict[int, model.Function] = {}
    left_out_ids = subject.left_out.get("ur_function_t", {})
    used_ids = {*(function.id for function in subject.spec.functions), *left_out_ids.values()}
    next_id = max((number for number in used_ids if number < _MAX_ID), default=0) + 1
    for function in sorted(subject.spec.functions, key=lambda function: function.name not in subject.released):
        loc = function.node.at("id")
        holder = holders.setdefault(function.id, function)
        upstream_id = left_out_ids.get(function.id_name)
        hint = (
            f"the next free id is {next_id}" if upstream_id is None else f"write {upstream_id}, its number in Unified Runtime"
        )
        if holder is not function:
            yield Finding(loc, f"the id {function.id} belongs to {holder.name}", hint)
        elif not 0 < function.id < _MAX_ID:
            yield Finding(loc, f"{function.id} is not a function id", hint)


@rule("UG033")
def _enumerators_fit(subject: Subject) -> Iterator[Finding]:
    """Requires values that fit: the headers' enums are signed 32-bit, and the enumerator 0x7fffffff only sets their width."""
    for etor in etors_of(subject.spec):
        greatest = 1 << 30 if etor.enum.is_flags else 0x7FFFFFFE
        if not 0 <= etor.value <= greatest:
            hint = "use a bit up to 0x40000000" if etor.enum.is_flags else "use a number from 0 to 0x7ffffffe"
            yield Finding(etor.node.at("value"), f"{etor.text} does not fit into {etor.enum.name}", hint)


@rule("UG033")
def _versions(subject: Subject) -> Iterator[Finding]:
    """Requires each version to match its name, and the current one to be the last."""
    for enum in subject.spec.enums:
        versions = {etor: match for etor in enum.etors if (match := _VERSION.fullmatch(etor.name))}
        for etor, match in versions.items():
            if etor.value != int(match[1]) << 16 | int(match[2]):
                hint = f"write UR_MAKE_VERSION( {match[1]}, {match[2]} )"
                yield Finding(etor.node.at("value"), f"{etor.text} is not the version in the name '{etor.name}'", hint)
        current = next((etor for etor in enum.etors if etor.name == CURRENT), None)
        last = max(versions, key=lambda etor: etor.value, default=None)
        if current and last and current.value < last.value:
            yield Finding(current.node.at("value"), f"{current.text} is older than {last.name}", f"write {last.text}")


@rule("UG018")
def _single_bits(subject: Subject) -> Iterator[Finding]:
    for enum in subject.spec.enums:
        for etor in enum.etors if enum.is_flags else ():
            if etor.value == 0 or (etor.value > 0 and etor.value & (etor.value - 1)):
                used_bits = enum.declared_bits & 0xFFFFFFFF
                for number in subject.left_out.get(enum.bit_name, {}).values():
                    used_bits |= number & 0xFFFFFFFF
                hint = f"the next free bit is 0x{1 << used_bits.bit_length():x}"
                yield Finding(etor.node.at("value"), f"{etor.text} is not a single bit, but {enum.name} contains flags", hint)


@rule("UG019")
def _prefixes(subject: Subject) -> Iterator[Finding]:
    for etor in etors_of(subject.spec):
        has_flags_name = bool(_FLAGS.fullmatch(etor.enum.name))
        if has_flags_name == etor.enum.is_flags and not etor.name.startswith(etor.enum.prefix):
            message = f"the name of an enumerator of {etor.enum.name} must start with {etor.enum.prefix}"
            yield Finding(etor.node.at("name"), message, f"write {etor.enum.prefix}...")
