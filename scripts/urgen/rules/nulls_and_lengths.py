# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the text of a parameter or member says of null and of its length is what its keys say."""

import re
from collections.abc import Iterator

from urgen.abi.teller import RELEASED
from urgen.rules.rule import Finding, Rule, Subject, is_resolved, params_of

_BACKTICKS = re.compile(r"`(\w+)`")
_COUNTS = re.compile(r"\b(?:number|size|bytes|elements|handles)\b", re.IGNORECASE)
_NULL = re.compile(r"\b[Nn]ull\b")
_REFUSED = r"-| is (?:not|no|never|refused|an error)\b"  # null-terminated; null is refused
_MAY_BE_NULL = re.compile(rf"(?:^|[;,.] )(?:or )?(?:null|[Mm]ay be null)\b(?!{_REFUSED})")


def _nulls(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        if param.ctype.is_nullable and not param.optional and not param.unchecked and _MAY_BE_NULL.search(param.desc):
            message = f"the text says what null means for '{param.name}', which is not optional"
            yield Finding(param.node.at("desc"), message, "add `optional: true`, or leave null out of the text")
        told = not param.desc or param.desc == RELEASED or _NULL.search(param.desc)
        if param.optional and param.ctype.is_nullable and not told:
            message = f"'{param.name}' may be null, but the text does not say what that means"
            yield Finding(param.node.at("desc"), message, "say what null means, or drop `optional`")
    for member in (member for struct in subject.spec.structs for member in struct.members):
        if is_resolved(member.ctype) and member.ctype.is_nullable and not member.optional and _MAY_BE_NULL.search(member.desc):
            message = f"the text says what null means for '{member.name}', which is not optional"
            yield Finding(member.node.at("desc"), message, "add `optional: true`, or leave null out of the text")


def _lengths(subject: Subject) -> Iterator[Finding]:
    for function, param in params_of(subject.spec):
        counts = {other.name for other in function.params if other.ctype.is_value and other.ctype.base.kind == "builtin"}
        told = [name for name in _BACKTICKS.findall(param.desc) if name in counts]
        for key in ("length", "touches"):
            named = param.node.text(key)
            if named in counts and told and named not in told:
                message = f"the text says '{told[0]}' where `{key}` says '{named}'"
                yield Finding(param.node.at(key), message, "name the same parameter in both")


def _counts(subject: Subject) -> Iterator[Finding]:
    """What the text of a number says it counts is counted by it."""
    for function, param in params_of(subject.spec):
        if not (param.ctype.is_value and param.ctype.base.kind == "builtin" and _COUNTS.search(param.desc)):
            continue
        told = set(_BACKTICKS.findall(param.desc))
        for other in function.params:
            if other.name in told and other.ctype.is_pointer and param not in (other.length, other.touches):
                stands = f"`length: {other.length.name}`" if other.length else "no `length`"
                message = f"the text says that '{param.name}' counts '{other.name}', which has {stands}"
                yield Finding(
                    other.node.at("length"), message, f"write length: {param.name}, or mend the text of '{param.name}'"
                )


RULES = (
    Rule("UG067", _nulls),
    Rule("UG067", _lengths),
    Rule("UG067", _counts),
)
