# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conditions of result codes: each is told once, and none that the parameters tell by themselves."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from urgen import model
from urgen.abi.teller import RELEASED
from urgen.derive.functions import mismatches
from urgen.rules.rule import Finding, Rule, Subject, etors_of
from urgen.source import Scalar

_NULL = re.compile(r"(`\w+`(, | or | and )?)+ (is|are) null")
_DECLARED = re.compile(r"`\w+` .*\b(un)?declared?\b.*")
_NAME = re.compile(r"`(\w+)`")
_ENUMERATION = "UR_RESULT_ERROR_INVALID_ENUMERATION"
_NULL_CODES = ("UR_RESULT_ERROR_INVALID_NULL_POINTER", "UR_RESULT_ERROR_INVALID_NULL_HANDLE")


def _conditions(function: model.Function) -> Iterator[tuple[str, Scalar]]:
    """Those in words, each with its code."""
    for entry in function.node.entries("returns"):
        yield from ((entry.text("code"), node) for node in entry.nodes("when") if isinstance(node, Scalar))


def _plain(text: str) -> str:
    return " ".join(text.split())


def _repeated(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        told: dict[str, str] = {_plain(check.desc): entry.code.name for entry in function.returns for check in entry.checks}
        for code, condition in _conditions(function):
            text = _plain(condition.text)
            if text in told:
                yield Finding(condition.loc, f"the condition belongs to {told[text]} already", "drop one of them")
            told[text] = code


def _silent(subject: Subject) -> Iterator[Finding]:
    """A code is told with its condition, unless the parameters tell it."""
    known = {str(etor.name) for etor in etors_of(subject.spec)}
    for function in subject.spec.functions:
        derived = {param.mismatch.name for param in function.params if param.mismatch} | {_ENUMERATION}
        for entry in function.node.entries("returns"):
            code = entry.text("code") if entry.text("desc") != RELEASED else ""
            if not {"when", "checks"} & entry.items.keys() and code in known - derived - subject.excused:
                yield Finding(entry.loc, f"nothing tells when {function.name} answers {code}", "add `when`, or checks")


def _codes(subject: Subject) -> Iterator[Finding]:
    """A condition that is worded alike has one code."""
    places: dict[str, list[tuple[str, model.Function, Scalar]]] = defaultdict(list)
    for function in subject.spec.functions:
        for code, condition in _conditions(function):
            places[_plain(condition.text)].append((code, function, condition))
    for told in places.values():
        usual, _ = Counter(code for code, _, _ in told).most_common(1)[0]
        holders = [function for code, function, _ in told if code == usual]
        for code, function, condition in told:
            if code != usual and function not in holders and not subject.excused & {code, usual}:
                message = f"the condition stands under {code} here, and under {usual} in {holders[0].name}"
                yield Finding(condition.loc, message, "write it under the same code, or word it differently")


def _repeated_code(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        told: set[str] = set()
        for check in (check for entry in function.node.entries("returns") for check in entry.entries("checks")):
            code = "".join(check.text("if").split())
            if code in told:
                yield Finding(check.at("if"), "a check before has the same condition", "drop one of them, or mend this one")
            told.add(code)


def _derived(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        params = {param.name: param for param in function.params}
        for code, condition in _conditions(function):
            text = _plain(condition.text)
            names = _NAME.findall(text)
            if code in _NULL_CODES and _NULL.fullmatch(text):
                told = [(name, "when it is null") for name in names if name in params and _is_required(params[name])]
            elif code == _ENUMERATION and _DECLARED.fullmatch(text):
                told = [(name, _refused(params[name])) for name in names[:1] if name in params and params[name].ctype.is_enum]
            else:
                continue
            for name, when in told:
                message = f"the parameters say by themselves that '{name}' is refused {when}"
                yield Finding(condition.loc, message, "drop the condition")


def _derived_of_lists(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        told = {
            (str(param.mismatch.name), text): param.name
            for param in function.params
            if param.mismatch and param.length
            for text in mismatches(param.length.name)
        }
        for code, condition in _conditions(function):
            if name := told.get((code, _plain(condition.text))):
                yield Finding(condition.loc, f"`mismatch` of '{name}' says that by itself", "drop the condition")


def _is_required(param: model.Param) -> bool:
    return param.ctype.is_nullable and not param.optional and not param.unchecked


def _refused(param: model.Param) -> str:
    base = param.ctype.base
    return "with undeclared bits" if isinstance(base, model.Enum) and base.is_flags else "when it is not declared"


RULES = (
    Rule("UG054", _repeated),
    Rule("UG072", _codes),
    Rule("UG032", _silent),
    Rule("UG054", _repeated_code),
    Rule("UG054", _derived),
    Rule("UG054", _derived_of_lists),
)
