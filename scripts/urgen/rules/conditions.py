# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conditions that become code: the conditions of macros, and of result codes with their examples."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.diagnostics import close_match
from urgen.names import Name
from urgen.rules import reserved
from urgen.rules.expressions import Expression, NotAnExpression, parse_expression, parse_statements
from urgen.rules.rule import Finding, Subject, checks_of, etors_of, repetitions, rule, struct_members, types_of
from urgen.source import Mapping, Node, Scalar

_FORM = "write C over the parameters: size == 0 && !pValue"
_STATEMENTS = "write assignments to parameters, each with a semicolon: size = 0;"
_CONSTANTS = ("nullptr", "true", "false")
# The layer tests these rules without listed checks; a listed check with such a name is redundant.
_DERIVED = ("nonnull", "declared", "counted", "element", "bounds")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_PARAM = re.compile(r"(?<!\w)_[a-z]\w*")
_WORD = re.compile(r"[A-Za-z]\w*")
_PAIRS = {"(": ")", "[": "]", "{": "}"}
_ENUMERATION = "UR_RESULT_ERROR_INVALID_ENUMERATION"
_QUERY_RULES = ("asked", "sized")


@rule("UG049")
def _checks(subject: Subject) -> Iterator[Finding]:
    constants = {etor.name for etor in etors_of(subject.spec)} | {macro.name for macro in subject.spec.macros} | {*_CONSTANTS}
    for function, node in checks_of(subject.spec):
        yield from _check(node, function, constants)


def _check(node: Mapping, function: model.Function, constants: set[str]) -> Iterator[Finding]:
    read_params: set[str] = set()
    for key, hint in (("if", _FORM), ("example", _STATEMENTS)):
        try:
            expression = parse_expression(node.text(key)) if key == "if" else parse_statements(node.text(key))
        except NotAnExpression as stop:
            kind = "expression" if key == "if" else "list of assignments"
            yield Finding(node.at(key), f"'{key}' is not a C {kind}: parsing stops {stop}", hint)
            return
        yield from _unknown_names(node, key, expression, function, constants)
        params = {param.name for param in function.params}
        if key == "if":
            read_params = expression.names & params
            if not read_params and not expression.names - params - constants:
                yield Finding(node.at(key), "'if' reads no parameter, so it always or never holds", _FORM)
        elif read_params and expression.assigned_names <= params and not expression.assigned_names & read_params:
            names = ", ".join(sorted(read_params))
            yield Finding(node.at(key), "'example' changes nothing that 'if' reads", f"assign to {names}")


def _unknown_names(
    node: Mapping, key: str, expression: Expression, function: model.Function, constants: set[str]
) -> Iterator[Finding]:
    params = {param.name: param for param in function.params}
    for name in sorted((expression.names | expression.calls) - params.keys() - constants):
        hint = close_match(name, {*params, *constants})
        yield Finding(node.at(key), f"'{key}' names '{name}', which is neither a parameter nor a constant", hint)
    yield from _wrong_operators(node, key, expression.member_operators, params)
    for name, member in sorted(expression.members):
        members = struct_members(function.params, name)
        if members and member not in members:
            struct = params[Name(name)].ctype.base.name
            yield Finding(node.at(key), f"'{struct}' has no member '{member}'", close_match(member, members))


def _wrong_operators(node: Mapping, key: str, uses: set[tuple[str, str]], params: dict[Name, model.Param]) -> Iterator[Finding]:
    """Reports members that a condition or example accesses with the wrong operator."""
    for name, sign in sorted(uses):
        param = params.get(Name(name))
        if param is None or not isinstance(param.ctype.base, model.Struct):
            continue
        expected = (".", "->", "")[min(param.ctype.pointers, 2)]
        if sign != expected:
            message = f"'{name}' is a {param.ctype.text}, so '{sign}' does not access its members"
            hint = f"write {expected} after '{name}'" if expected else f"make '{name}' a pointer to the struct itself"
            yield Finding(node.at(key), message, hint)


@rule("UG021")
def _paths(subject: Subject) -> Iterator[Finding]:
    """Requires the member in a check's `param` to exist."""
    for function, node in checks_of(subject.spec):
        params = {param.name: param for param in function.params}
        name, sign, member = model.split_path(node.text("param"))
        if not sign or name not in params:
            continue
        members = struct_members(function.params, name)
        if member not in members:
            message = f"'{params[Name(name)].ctype.base.name}' has no member '{member}'"
            yield Finding(node.at("param"), message, close_match(member, members))
        else:
            yield from _wrong_operators(node, "param", {(name, sign)}, params)


@rule("UG015")
def _repeated_rules(subject: Subject) -> Iterator[Finding]:
    found_rules: set[tuple[str, str, str]] = set()
    for function, node in checks_of(subject.spec):
        values = {param.name for param in function.params if param.typed_by}
        counts = {param.length.name for param in function.params if param.length and (param.empty or param.typed_by)}
        path, rule = node.text("param"), node.text("rule")
        if (function.name, path, rule) in found_rules:
            message = f"the rule '{rule}' of '{path}' occurs twice"
            yield Finding(node.at("rule"), message, "drop one of them, or rename it")
        elif rule in _DERIVED or (rule == "nonzero" and path in counts) or (rule in _QUERY_RULES and path in values):
            message = f"the rule '{rule}' of '{path}' is derived from the parameters"
            yield Finding(node.at("rule"), message, "drop it, or rename it")
        found_rules.add((function.name, path, rule))


@rule("UG015")
def _repeated_cases(subject: Subject) -> Iterator[Finding]:
    for macro in subject.spec.macros:
        for _, case in repetitions((case.text("condition"), case) for case in macro.node.entries("cases")):
            hint = "drop the second one: it never holds"
            yield Finding(case.at("condition"), f"the condition occurs twice in '{macro.name}'", hint)


@rule("UG049")
def _macros(subject: Subject) -> Iterator[Finding]:
    """Allows only calls of `defined`, of the compilers' __has_... operators and of the spec's macros: the preprocessor replaces
    other names with 0."""
    macros = {entry.name for entry in subject.spec.macros} | {"defined"}
    for macro in subject.spec.macros:
        for case in macro.node.entries("cases"):
            try:
                calls = parse_expression(case.text("condition")).calls
            except NotAnExpression as stop:
                message = f"'condition' is not a C expression: parsing stops {stop}"
                yield Finding(case.at("condition"), message, "write an #if condition: defined(_WIN32)")
                continue
            for name in sorted(calls - macros):
                if not name.startswith("__has_"):
                    message = f"'condition' calls '{name}', which the preprocessor does not know"
                    yield Finding(case.at("condition"), message, close_match(name, macros))


@rule("UG063")
def _unknown_values(subject: Subject) -> Iterator[Finding]:
    """Requires a value of one word to be a name of the spec or of C."""
    spec = subject.spec
    names = {str(entry.name) for entry in (*spec.macros, *types_of(spec), *etors_of(spec), *spec.functions)}
    for macro in spec.macros:
        value = macro.value.strip()
        if _WORD.fullmatch(value) and value not in names and not _is_c_name(value):
            message = f"the value of '{macro.name}', {value}, is not a name of the spec or of C"
            yield Finding(macro.node.at("value"), message, "put C quotes around a string inside the YAML quotes: '\"...\"'")


def _is_c_name(word: str) -> bool:
    """Returns True for a keyword, a type or a macro that C or its headers define."""
    return bool(reserved.reason_for(word)) and not word.lower().startswith("ur_")


@rule("UG063")
def _macro_values(subject: Subject) -> Iterator[Finding]:
    for macro in subject.spec.macros:
        for node in (macro.node, *macro.node.entries("cases")):
            code = _STRING.sub("", node.text("value"))
            if not _is_balanced(code):
                message = f"the parentheses in the value of '{macro.name}' do not match"
                yield Finding(node.at("value"), message, "close each parenthesis")
            for name in sorted(set(_PARAM.findall(code)) - set(macro.params)):
                message = f"the value of '{macro.name}' uses '{name}', which is not its parameter"
                yield Finding(node.at("value"), message, f"add it to `params`, which are: {', '.join(macro.params) or 'none'}")


def _is_balanced(code: str) -> bool:
    closers: list[str] = []
    for sign in code:
        if sign in _PAIRS:
            closers.append(_PAIRS[sign])
        elif sign in _PAIRS.values() and (not closers or closers.pop() != sign):
            return False
    return not closers


@rule("UG032")
def _missing_conditions(subject: Subject) -> Iterator[Finding]:
    """Requires a condition for each listed code, unless the parameters imply one."""
    for function in subject.spec.functions:
        derived = {param.mismatch.name for param in function.params if param.mismatch} | {_ENUMERATION}
        for entry in function.node.entries("returns"):
            code = entry.text("code")
            if not {"when", "checks"} & entry.items.keys() and code not in derived:
                yield Finding(entry.loc, f"{function.name} lists {code} without a condition", "add `when`, or checks")


@rule("UG054")
def _repeated_conditions(subject: Subject) -> Iterator[Finding]:
    """Requires a function to list each condition under one code, and each check once."""
    for function in subject.spec.functions:
        nodes: list[Node] = []
        for entry in function.node.entries("returns"):
            nodes += entry.nodes("when")
            nodes += (check.items[key] for check in entry.entries("checks") for key in ("if", "desc"))
        texts = (node for node in nodes if isinstance(node, Scalar))
        for _, node in repetitions((" ".join(node.text.split()), node) for node in texts):
            yield Finding(node.loc, "the function already has this condition", "drop one of them, or correct this one")
