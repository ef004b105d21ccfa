# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What texts about a function say of its parameters: their names, members, tags and kinds."""

import re
from collections.abc import Iterator
from functools import lru_cache

from urgen import model
from urgen.diagnostics import close_match, closest
from urgen.names import Name
from urgen.rules.rule import Finding, Rule, Subject, etors_of, is_resolved, members_of, params_of
from urgen.source import Mapping, Scalar

_BACKTICKS = re.compile(r"`([^`]*)`")
_PATH = re.compile(r"([A-Za-z_]\w*)(?:->|\.)(\w+)")
_PARAMETER = re.compile(r"[a-z]+[A-Z][A-Za-z0-9]*")
_POINTER = re.compile(r"p[A-Z]\w*")
_FUNCTION = re.compile(r"ur[A-Z]")  # another rule looks at those
_WORD = re.compile(r"[a-z]+")
_TAG = re.compile(r"UR_STRUCTURE_TYPE_\w+")
_LIVE = re.compile(r"`(\w+)` is (?:not a|no) live (\w+)")
_IS = re.compile(r"`(\w+)` is (?:not )?`(UR_\w+)`")
# Behind the noun the text ends, or goes on about it: in "The context's device" and "The device queue" it is another one.
_NOUN = re.compile(r"(?:The|An?) (\w+)(?=$|[.,;:)]| (?:to|of|that|whose|which|for|in|from)\b)")
_QUERY = re.compile(r"UR_DEVICE_INFO_\w+_SUPPORT\w*")
_MANY = 3  # texts that outweigh what they are held against
_INVALID = "UR_RESULT_ERROR_INVALID_"
_RELEASE = re.compile(r"\bur\w+Release(?:Exp)?\b")
_BITS = re.compile(r"`([A-Za-z_]\w*(?:(?:->|\.)\w+)?)` has a bit that `(ur_\w+_t)` does not declare")
_Params = dict[Name, model.Param]
_Text = tuple[model.Function, _Params, Scalar]


@lru_cache(maxsize=1)
def _texts(subject: Subject) -> list[_Text]:
    """The texts of every function, of its parameters, results and checks."""
    found: list[_Text] = []
    for function in subject.spec.functions:
        params = {param.name: param for param in function.params}
        entries = [function.node, *function.node.entries("params"), *function.node.entries("returns")]
        entries += [check for entry in function.node.entries("returns") for check in entry.entries("checks")]
        for node in entries:
            found += ((function, params, text) for text in _of_entry(node))
    return found


def _of_entry(node: Mapping) -> Iterator[Scalar]:
    nodes = [node.items.get("desc"), *node.nodes("details"), *node.nodes("when")]
    yield from (text for text in nodes if isinstance(text, Scalar))


def _code(text: str) -> str:
    return " ".join(_BACKTICKS.findall(text))


def _struct(params: _Params, name: str) -> model.Struct | None:
    base = params[Name(name)].ctype.base if name in params else None
    return base if isinstance(base, model.Struct) else None


def _names(subject: Subject) -> Iterator[Finding]:
    members = {member.name for member in members_of(subject.spec)} - {param.name for _, param in params_of(subject.spec)}
    for function, params, text in _texts(subject):
        known = _known(params) | members
        for name in sorted(set(_BACKTICKS.findall(text.text)) - known - subject.excused):
            if (_PARAMETER.fullmatch(name) and not _FUNCTION.match(name)) or (_WORD.fullmatch(name) and closest(name, params)):
                message = f"the text names '{name}', which is no parameter of {function.name} and no member"
                yield Finding(text.loc, message, close_match(name, params))


def _known(params: _Params) -> set[str]:
    """The parameters, what their structs hold, and what their callbacks are given."""
    bases = [param.ctype.base for param in params.values()]
    found = {str(name) for name in params}
    found |= {member.name for base in bases if isinstance(base, model.Struct) for member in base.all_members}
    return found | {param.name for base in bases if isinstance(base, model.Callback) for param in base.params}


def _members(subject: Subject) -> Iterator[Finding]:
    for _, params, text in _texts(subject):
        for name, member in sorted(set(_PATH.findall(_code(text.text)))):
            struct = _struct(params, name)
            if name not in params and not subject.excused & {name, member} and _POINTER.fullmatch(name):
                message = f"the text names '{name}->{member}', but '{name}' is no parameter"
                yield Finding(text.loc, message, close_match(name, params))
            members = {entry.name for entry in struct.all_members} if struct else {member}
            if struct and member not in members and member not in subject.excused:
                yield Finding(text.loc, f"'{struct.name}' has no member '{member}'", close_match(member, members))


def _tags(subject: Subject) -> Iterator[Finding]:
    for _, params, text in _texts(subject):
        if "stype" not in text.text:
            continue
        tags, code = set(_TAG.findall(text.text)), _code(text.text)
        named = [name for name in params if re.search(rf"\b{name}\b", code)]
        struct = _struct(params, named[0]) if len(named) == 1 else None
        if "stype" not in code or len(tags) != 1 or struct is None or subject.excused & {struct.name, *tags}:
            continue
        tag = tags.pop()
        if struct.stype is None:
            message = f"the text tells the tag of '{named[0]}', but {struct.name} has none"
            yield Finding(text.loc, message, "drop it, or give the struct base and stype")
        elif struct.stype.name != tag:
            message = f"the text tells {tag} of '{named[0]}', but a {struct.name} has another tag"
            yield Finding(text.loc, message, f"write {struct.stype.name}, or change the `stype` of the struct")


def _kinds(subject: Subject) -> Iterator[Finding]:
    kinds = {handle.noun: handle for handle in subject.spec.handles}
    for _, params, text in _texts(subject):
        for name, kind in _LIVE.findall(" ".join(text.text.split())):
            base = params[Name(name)].ctype.base if name in params else None
            if isinstance(base, model.Handle) and kinds.get(kind, base) is not base:
                message = f"the text says '{kind}' of '{name}', which is a {base.name}"
                yield Finding(text.loc, message, "call it what it is, or name another parameter")


def _codes(subject: Subject) -> Iterator[Finding]:
    """A dead handle is refused with the code of its kind."""
    codes = {etor.name for etor in etors_of(subject.spec) if etor.enum.name == "ur_result_t"}
    for function in subject.spec.functions:
        params = {param.name: param for param in function.params}
        for entry in function.node.entries("returns"):
            for text in _of_entry(entry):
                for name, _ in _LIVE.findall(" ".join(text.text.split())):
                    base = params[Name(name)].ctype.base if name in params else None
                    if not isinstance(base, model.Handle):
                        continue
                    own = sorted(code for code in codes if code.startswith(f"{_INVALID}{base.noun.upper()}"))
                    if own and entry.text("code") in codes - {*own}:
                        message = f"the text is about a {base.noun}, but stands under {entry.text('code')}"
                        yield Finding(text.loc, message, f"move it to {own[0]}, or name another parameter")


def _nouns(subject: Subject) -> Iterator[Finding]:
    """The text of a handle begins with what it is."""
    kinds = {handle.noun for handle in subject.spec.handles}
    for _, param in params_of(subject.spec):
        told, base = _NOUN.match(param.desc), param.ctype.base
        if told and isinstance(base, model.Handle) and told[1] in kinds - {base.noun}:
            message = f"the text calls '{param.name}' a {told[1]}, which is a {base.name}"
            yield Finding(param.node.at("desc"), message, "call it what it is")


def _own_queries(subject: Subject) -> Iterator[Finding]:
    """That a feature is not there is told with the query of the feature; where all its texts name another, that is meant."""
    for feature in subject.spec.features:
        functions = [function for function in feature.functions if function.query]
        texts = [(function, *text) for function in functions for text in _texts_of_absence(function)]
        wrong = [
            (function, entry, told) for function, entry, told in texts if function.query and function.query.name not in told
        ]
        others = {min(told) for _, _, told in wrong}
        if feature.query and len(wrong) == len(texts) >= _MANY and len(others) == 1 and not others & subject.excused:
            message = f"the texts of {len(texts)} functions tell of {min(others)}, but the feature needs {feature.query.name}"
            yield Finding(feature.node.at("query"), message, f"query: {min(others)}")
            continue
        for function, entry, told in wrong:
            if function.query and not told & subject.excused:
                message = f"the text tells of {min(told)}, but {function.name} needs {function.query.name}"
                yield Finding(entry.at("when"), message, f"name `{function.query.name}`")


def _texts_of_absence(function: model.Function) -> Iterator[tuple[Mapping, set[str]]]:
    """What a function says of a missing feature, with the queries named there."""
    for entry in function.node.entries("returns"):
        told = set(_QUERY.findall(" ".join(entry.texts("when"))))
        if told and entry.text("code").endswith("_UNSUPPORTED_FEATURE"):
            yield entry, told


def _flags(subject: Subject) -> Iterator[Finding]:
    for _, params, text in _texts(subject):
        for path, told in _BITS.findall(" ".join(text.text.split())):
            ctype = _type_of(params, path)
            if ctype and is_resolved(ctype) and ctype.base.name != told:
                message = f"the text tells of '{path}' that it is a {told}, but it is a {ctype.text}"
                yield Finding(text.loc, message, f"write `{ctype.base.name}`")


def _values(subject: Subject) -> Iterator[Finding]:
    """A value that a text gives a parameter is one of its enum."""
    etors = {str(etor.name): etor for etor in etors_of(subject.spec)}
    for _, params, text in _texts(subject):
        for name, value in _IS.findall(" ".join(text.text.split())):
            base = params[Name(name)].ctype.base if name in params else None
            etor = etors.get(value)
            if isinstance(base, model.Enum) and etor and etor.enum is not base:
                message = f"the text says that '{name}' is {value}, which is of {etor.enum.name}, not of {base.name}"
                yield Finding(text.loc, message, "name an enumerator of its type")


def _type_of(params: _Params, path: str) -> model.CType | None:
    name, _, member = model.split_path(path)
    if not member:
        return params[Name(name)].ctype if name in params else None
    struct = _struct(params, name)
    return next((entry.ctype for entry in struct.all_members if entry.name == member), None) if struct else None


def _enders(subject: Subject) -> Iterator[Finding]:
    """What a new object is given up with takes such an object."""
    functions = {function.name: function for function in subject.spec.functions}
    for function in subject.spec.functions:
        for param in function.params:
            text = param.node.items.get("desc")
            if not param.creates or not param.creates.consumed_by or not isinstance(text, Scalar):
                continue
            if param.creates.handle not in (None, param.ctype.base):
                continue  # another rule tells
            enders = {ender.name for ender in param.creates.consumed_by}
            if param.uncounted and (told := enders.intersection(_BACKTICKS.findall(text.text))):
                message = f"the text gives '{param.name}' up with '{min(told)}', but it is uncounted"
                yield Finding(param.node.at("uncounted"), message, "drop `uncounted`, or say that nothing is to be given up")
            for name in _RELEASE.findall(_code(text.text)):
                ender = functions.get(Name(name))
                if ender and all(other.consumes is not param.creates for other in ender.params):
                    message = f"the text gives '{param.name}' up with '{name}', which takes no {param.creates.name}"
                    yield Finding(text.loc, message, f"name {', '.join(one.name for one in param.creates.consumed_by)}")


def _enders_of_references(subject: Subject) -> Iterator[Finding]:
    """The text of a function that takes a reference names what gives it back, or nothing of the kind."""
    functions = {function.name for function in subject.spec.functions}
    for function in subject.spec.functions:
        kept = function.params[0].retains if len(function.params) == 1 else None
        texts = [text for text in _of_entry(function.node) if _RELEASE.search(_code(text.text))] if kept else []
        told = functions.intersection(name for text in texts for name in _RELEASE.findall(_code(text.text)))
        enders = [ender.name for ender in kept.consumed_by] if kept else []
        if kept and told and enders and not told.intersection(enders):
            message = f"the text gives '{function.params[0].name}' up with '{min(told)}', which takes no {kept.name}"
            yield Finding(texts[0].loc, message, f"name {', '.join(enders)}")


RULES = (
    Rule("UG061", _names),
    Rule("UG061", _members),
    Rule("UG062", _tags),
    Rule("UG062", _kinds),
    Rule("UG062", _codes),
    Rule("UG062", _nouns),
    Rule("UG069", _own_queries),
    Rule("UG062", _flags),
    Rule("UG062", _values),
    Rule("UG062", _enders),
    Rule("UG062", _enders_of_references),
)
