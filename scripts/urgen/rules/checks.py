# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks of result codes: each must read its parameter, compare it with constants of its type, and not crash."""

import contextlib
import re
from collections.abc import Iterator

from urgen import model
from urgen.names import Name
from urgen.rules.expressions import Expression, NotAnExpression, parse_expression, parse_statements
from urgen.rules.rule import Finding, Subject, checks_of, etors_of, params_of, rule, struct_members, values_of
from urgen.source import Mapping

_NULL_HANDLE = "UR_RESULT_ERROR_INVALID_NULL_HANDLE"
_INVALID = "UR_RESULT_ERROR_INVALID_"
_RETAIN = re.compile(r"UR_FUNCTION_(\w+)_RETAIN(_EXP)?")
_CODES = ("mismatch", "empty", "null_element")
_Params = dict[Name, model.Param]


def _parsed_checks(subject: Subject) -> Iterator[tuple[_Params, Mapping, Expression]]:
    """Yields every check whose condition is an expression, with the parameters of its function."""
    for function, node in checks_of(subject.spec):
        with contextlib.suppress(NotAnExpression):
            condition = parse_expression(node.text("if"))
            yield {param.name: param for param in function.params}, node, condition


@rule("UG056")
def _unread_parameters(subject: Subject) -> Iterator[Finding]:
    for params, node, expression in _parsed_checks(subject):
        path = node.text("param")
        name, _, member = model.split_path(path)
        if name not in params or not expression.names & params.keys():
            continue
        if member and member not in struct_members(params.values(), name):
            continue
        if name not in expression.names or (member and (name, member) not in expression.members):
            hint = f"write a condition on {path}, or name the parameter that it reads"
            yield Finding(node.at("if"), f"'if' does not read '{path}', the subject of the check", hint)


@rule("UG057")
def _constants(subject: Subject) -> Iterator[Finding]:
    etors = {etor.name: etor for etor in etors_of(subject.spec)}
    for params, node, condition in _parsed_checks(subject):
        for key in ("if", "example"):
            try:
                expression = condition if key == "if" else parse_statements(node.text(key))
            except NotAnExpression:
                continue
            enums = _enums(params, expression)
            for name in sorted(expression.names & etors.keys()):
                enum = etors[Name(name)].enum
                if enums and enum.name not in enums:
                    message = f"'{name}' belongs to {enum.name}, but '{key}' is about {' and '.join(sorted(enums))}"
                    yield Finding(node.at(key), message, "write one of its enumerators")


def _enums(params: _Params, expression: Expression) -> set[str]:
    """Returns the enums of the parameters and members that an expression reads."""
    types = [params[Name(name)].ctype for name in expression.names & params.keys()]
    for name, member in expression.members:
        members = struct_members(params.values(), name)
        types += [members[member].ctype] if member in members else []
    return {ctype.base.name for ctype in types if isinstance(ctype.base, model.Enum)}


@rule("UG049")
def _precedence(subject: Subject) -> Iterator[Finding]:
    for _, node, expression in _parsed_checks(subject):
        if expression.tight_comparison:
            message = f"'{expression.tight_comparison}' binds more tightly than the bit operation beside it"
            yield Finding(node.at("if"), message, "put the bit operation in parentheses")


@rule("UG057")
def _constant_conditions(subject: Subject) -> Iterator[Finding]:
    """Rejects conditions with a part that is the same in every call."""
    etors = {etor.name for etor in etors_of(subject.spec)} | {"true", "false"}
    for params, node, expression in _parsed_checks(subject):
        for names in expression.conditions:
            if names and names <= etors:
                message = f"'{' and '.join(sorted(names))}' is the same in every call"
                yield Finding(node.at("if"), message, "write & to test a flag and == to test a value, or drop it")
        for path in sorted(expression.sign_tests):
            name, _, member = model.split_path(path)
            entry = struct_members(params.values(), name).get(member) if member else params.get(Name(name))
            if entry and not (entry.ctype.is_value and _may_be_negative(entry.ctype.base)):
                message = f"'{path}' is never below 0: it is a {entry.ctype.text}"
                yield Finding(node.at("if"), message, f"write {path} == 0 or {path} > 0")


def _may_be_negative(base: model.NamedType) -> bool:
    target = base.ctype.base if isinstance(base, model.Typedef) else base
    return target.kind == "typedef" or target.name.startswith(("int", "char"))


@rule("UG058")
def _nulls(subject: Subject) -> Iterator[Finding]:
    for params, node, expression in _parsed_checks(subject):
        for name in sorted(expression.untested_dereferences & params.keys()):
            if params[Name(name)].optional:
                message = f"'{name}' may be null, but 'if' dereferences it"
                yield Finding(node.at("if"), message, f"write {name} && ...")
        for name in sorted(expression.null_tests & params.keys()):
            param = params[Name(name)]
            if param.ctype.is_nullable and not param.optional and not param.unchecked:
                message = f"'if' tests whether '{name}' is null, but an earlier check rejects null"
                yield Finding(node.at("if"), message, "drop the test, or make the parameter optional")


@rule("UG058")
def _divisions(subject: Subject) -> Iterator[Finding]:
    """Requires that an earlier check rejects 0 for each divisor."""
    function_params: _Params = {}
    nonzero: set[str] = set()
    for params, node, expression in _parsed_checks(subject):
        if params != function_params:
            function_params, nonzero = params, set()
        if "0" in expression.divisors:
            yield Finding(node.at("if"), "'if' divides by 0", "write another divisor")
        for name in sorted((expression.divisors & params.keys()) - nonzero):
            hint = f"put a check with the condition {name} == 0 before it, or write {name} != 0 && ..."
            yield Finding(node.at("if"), f"'if' divides by '{name}', which may be 0", hint)
        if match := re.fullmatch(r"(\w+) == 0", node.text("if").strip()):
            nonzero.add(match[1])


@rule("UG059")
def _codes_of_arrays(subject: Subject) -> Iterator[Finding]:
    """Requires the codes of `empty`, `mismatch` and `null_element` in the function's `returns`."""
    for function in subject.spec.functions:
        listed = {entry.text("code") for entry in function.node.entries("returns")}
        for param in function.params if listed else ():
            for key in _CODES:
                code = param.node.text(key)
                if code and code not in listed:
                    message = f"'{function.name}' does not list {code}, the code of '{param.name}'"
                    yield Finding(param.node.at(key), message, "add it to `returns` with its condition, or name another code")


def _codes_of_pointers(subject: Subject) -> set[str]:
    """Returns the codes about handles and nulls, including handles that this spec leaves out."""
    kinds = {handle.noun.upper() for handle in subject.spec.handles} | {"MEM_OBJECT", "NULL_HANDLE", "NULL_POINTER"}
    left_out = map(_RETAIN.fullmatch, subject.left_out.get("ur_function_t", ()))
    return {_INVALID + kind for kind in kinds | {match[1] + (match[2] or "") for match in left_out if match}}


@rule("UG059")
def _codes_without_arrays(subject: Subject) -> Iterator[Finding]:
    for entry in values_of(subject.spec):
        if entry.length and not entry.ctype.is_pointer:
            message = f"'{entry.name}' is not an array: it is a {entry.ctype.text}"
            yield Finding(entry.node.at("length"), message, "drop `length`, or write a pointer")
        elif isinstance(entry, model.Param) and entry.length and entry.null_element and not entry.holds_handles:
            message = f"'{entry.name}' is not an array of handles: it is a {entry.ctype.text}"
            yield Finding(entry.node.at("null_element"), message, "drop `null_element`")


@rule("UG059")
def _codes_of_contents(subject: Subject) -> Iterator[Finding]:
    """Requires `empty` to name a code that is not about a pointer, and `null_element` to name the code for a null handle of the
    array's type."""
    pointer_codes = _codes_of_pointers(subject)
    codes = {etor.name for etor in etors_of(subject.spec) if etor.enum.name == "ur_result_t"}
    for _, param in params_of(subject.spec):
        if param.empty and param.empty.name in pointer_codes:
            message = f"{param.empty.name} does not mean that '{param.name}' is empty"
            yield Finding(param.node.at("empty"), message, "name a code of a size or value")
        code = _INVALID + param.ctype.base.noun.upper() if isinstance(param.ctype.base, model.Handle) else ""
        if param.null_element and code in codes and param.null_element.name not in (code, _NULL_HANDLE):
            message = f"{param.null_element.name} does not mean that an element of '{param.name}' is null"
            yield Finding(param.node.at("null_element"), message, f"write {code}")


@rule("UG059")
def _codes_of_numbers(subject: Subject) -> Iterator[Finding]:
    """Rejects the code of a handle or a null for a wrong number."""
    pointer_codes = _codes_of_pointers(subject)
    for function in subject.spec.functions:
        numbers = {str(param.name) for param in function.params if param.ctype.is_value and param.ctype.base.kind == "builtin"}
        for entry in function.node.entries("returns"):
            for node in entry.entries("checks") if entry.text("code") in pointer_codes else ():
                if node.text("param") in numbers:
                    message = f"{entry.text('code')} does not mean that the number '{node.text('param')}' is wrong"
                    yield Finding(entry.at("code"), message, "name a code of a size or value")
