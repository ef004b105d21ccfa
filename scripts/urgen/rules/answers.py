# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of values that queries answer."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.names import Name
from urgen.rules.rule import Finding, Rule, Subject, params_of
from urgen.source import Scalar

_UNANSWERED = "_UNSUPPORTED_ENUMERATION"
_IS = re.compile(r"`(\w+)` is ((?:(?:, | or )?`UR_\w+`)+)")
_ENUMERATOR = re.compile(r"UR_\w+")


def _asked(spec: model.Spec) -> set[model.NamedType]:
    """The enums whose enumerators are questions."""
    found: set[model.NamedType] = {param.typed_by.ctype.base for _, param in params_of(spec) if param.typed_by}
    entries: list[model.Function | model.Feature] = [*spec.functions, *spec.features]
    found.update(entry.query.enum for entry in entries if entry.query)
    return found


def _untyped(subject: Subject) -> Iterator[Finding]:
    for enum in _asked(subject.spec):
        for etor in enum.etors if isinstance(enum, model.Enum) and enum.is_typed else ():
            if "type" not in etor.node.items and etor.name not in subject.excused:
                hint = "type: that of the value, as others of the enum have"
                yield Finding(etor.node.loc, f"nothing tells the type of the answer to '{etor.name}'", hint)


def _unasked(subject: Subject) -> Iterator[Finding]:
    asked = _asked(subject.spec)
    for enum in subject.spec.enums:
        if enum in asked or subject.excused:
            continue
        typed = [etor for etor in enum.etors if "type" in etor.node.items]
        if typed and len(typed) == len(enum.etors):
            message = f"the enumerators of '{enum.name}' have types, but no query answers them"
            hint = "add `typed_by` to the parameter that receives the value, or drop the types"
            yield Finding(enum.node.at("name"), message, hint)
        for etor in typed if len(typed) < len(enum.etors) else ():
            message = f"no query answers '{etor.name}', so that it has no type"
            yield Finding(etor.node.at("type"), message, "drop `type`")


def _unanswered(subject: Subject) -> Iterator[Finding]:
    """What a new function may leave without an answer is optional; the keys of released ones stay as they are."""
    for function, param in params_of(subject.spec):
        enum = param.typed_by.ctype.base if param.typed_by else None
        if not isinstance(enum, model.Enum) or not subject.is_own(function):
            continue
        entries = [entry for entry in function.node.entries("returns") if entry.text("code").endswith(_UNANSWERED)]
        texts = [text for entry in entries for text in entry.nodes("when") if isinstance(text, Scalar)]
        told = [(text, name) for text in texts for name in _unanswered_by(text, param.typed_by)]
        named = {name for _, name in told}
        etors = {etor.name: etor for etor in enum.etors if etor.name not in subject.excused}
        silent = [etor.name for etor in enum.etors if etor.optional and etor.name not in named]
        for text, name in told:
            etor = etors.get(Name(name))
            if etor and not etor.optional and silent:
                message = f"the text tells of {name}, which always has an answer: it is not optional"
                yield Finding(text.loc, message, f"name {' or '.join(silent)}, or make {name} optional")
            elif etor and not etor.optional:
                message = f"{function.name} may answer nothing to '{name}', which is not optional"
                yield Finding(etor.node.loc, message, f"add `optional: true`, or take it out of {text.loc}")


def _unanswered_by(text: Scalar, asked: model.Param | None) -> Iterator[str]:
    for name, values in _IS.findall(" ".join(text.text.split())):
        if asked and name == asked.name:
            yield from _ENUMERATOR.findall(values)


RULES = (
    Rule("UG055", _unanswered),
    Rule("UG055", _untyped),
    Rule("UG055", _unasked),
)
