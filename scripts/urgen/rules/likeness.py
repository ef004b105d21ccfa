# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is alike has like keys: parameters of one name and type, functions on one resource, structs of one kind."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TypeVar

from urgen import model
from urgen.rules.rule import Finding, Rule, Subject, etors_of, is_resolved, params_of
from urgen.source import Scalar

_MANY = 3
_FAMILY = 10  # functions that tell what is usual
_NEARLY_ALL = 0.9
_UNSUPPORTED = "UR_RESULT_ERROR_UNSUPPORTED_FEATURE"
_REFUSALS = ("UR_RESULT_ERROR_INVALID_", "UR_RESULT_ERROR_IN_")
_ANSWERS = ("mismatch", "null_element")
_TAG = re.compile(r"\bstype\b.* is not `UR_STRUCTURE_TYPE_")
_CALLED_ONCE = re.compile(r"\b[Cc]alled once\b")
_PLAIN = ("builtin", "handle", "typedef")
_Entry = TypeVar("_Entry")


def _odd_ones(family: list[tuple[str, _Entry]], least: int, alone: bool = True) -> Iterator[tuple[_Entry, str, str, _Entry]]:
    """Who differs from at least so many, alone or as the fewer; with what it has, what is usual, and the first that has it."""
    usual, holders = Counter(value for value, _ in family).most_common(1)[0]
    first = next(entry for value, entry in family if value == usual)
    others = [(entry, value) for value, entry in family if value != usual]
    if holders >= least and (len(others) == 1 if alone else len(others) < holders):
        yield from ((entry, value, usual, first) for entry, value in others)


def _answers(subject: Subject) -> Iterator[Finding]:
    """Arrays of handles that are called alike refuse the same mistakes with the same codes."""
    families: dict[tuple[str, str, bool], list[tuple[model.Function, model.Param]]] = defaultdict(list)
    for function, param in params_of(subject.spec):
        if param.length and param.ctype.base.kind == "handle" and param.is_in and param.name not in subject.excused:
            families[param.name, param.ctype.text, param.optional].append((function, param))
    for (name, *_), family in families.items():
        for key in _ANSWERS:
            answers = [(param.node.text(key), (function, param)) for function, param in family]
            for (_, param), _, usual, (other, _) in _odd_ones(answers, 1, alone=False):
                message = f"`{key}` of '{name}' is not as in {other.name}, {usual or 'which has none'}"
                yield Finding(param.node.at(key), message, f"write {key}: {usual}" if usual else f"drop `{key}`")


def _codes(subject: Subject) -> Iterator[Finding]:
    """What nearly every released function with such a parameter refuses, a new one refuses as well."""
    families: dict[tuple[str, str], list[set[str]]] = defaultdict(list)
    for function, param in params_of(subject.spec):
        if function.name in subject.released:
            families[param.name, param.ctype.text].append(_listed(function))
    for function in subject.spec.functions:
        if function.name in subject.released | subject.excused:
            continue
        told = _listed(function)
        for param in function.params:
            family = families.get((param.name, param.ctype.text), [])
            counted = Counter(code for codes in family for code in codes if code.startswith(_REFUSALS))
            for code, number in counted.items() if len(family) >= _FAMILY else ():
                if code not in told and number >= _NEARLY_ALL * len(family):
                    told.add(code)
                    message = f"'{function.name}' does not list {code}, as functions with '{param.name}' do"
                    yield Finding(function.node.at("returns"), message, "add it with its condition")


def _codes_of_tags(subject: Subject) -> Iterator[Finding]:
    """A wrong tag of a struct has one code."""
    family: list[tuple[str, tuple[model.Function, Scalar]]] = []
    for function in subject.spec.functions:
        for entry in function.node.entries("returns"):
            texts = (
                node for node in entry.nodes("when") if isinstance(node, Scalar) and _TAG.search(" ".join(node.text.split()))
            )
            family += ((entry.text("code"), (function, text)) for text in texts)
    for (_, text), own, usual, (other, _) in _odd_ones(family, _MANY) if family else ():
        if own not in subject.excused:
            message = f"a wrong tag stands under {own} here, and under {usual} elsewhere, as in {other.name}"
            yield Finding(text.loc, message, f"move the condition to {usual}")


def _listed(function: model.Function) -> set[str]:
    return {entry.text("code") for entry in function.node.entries("returns")}


def _types(subject: Subject) -> Iterator[Finding]:
    """A number or handle that is called as many others are has their type; what depends on the function has many."""
    families: dict[str, list[tuple[str, tuple[model.Function, model.Param]]]] = defaultdict(list)
    for function, param in params_of(subject.spec):
        base = param.ctype.base
        if base.kind in _PLAIN and base.name != "void" and param.name not in subject.excused:
            families[param.name].append((param.ctype.text, (function, param)))
    for name, family in families.items():
        for (_, param), own, usual, (other, _) in _odd_ones(family, _MANY):
            if not subject.problems.concern([param.node.at("type")]):
                message = f"'{name}' is a {own} here and a {usual} elsewhere, as in {other.name}"
                yield Finding(param.node.at("type"), message, f"write {usual}, or call it something else")


def _answers_of_info(subject: Subject) -> Iterator[Finding]:
    """What is asked for a handle answers that handle, flags are those of what is asked, and no answer is an address."""
    handles = {handle.noun.upper(): handle for handle in subject.spec.handles}
    flags = {f"{enum.name.removesuffix('flags_t').upper()}INFO_FLAGS": enum for enum in subject.spec.enums if enum.is_flags}
    for etor in etors_of(subject.spec):
        ctype, (_, _, what) = etor.ctype, etor.name.partition("_INFO_")
        if ctype is None or not is_resolved(ctype):
            continue
        if ctype.pointers and ctype.base.name != "void":
            message = f"'{etor.name}' answers an address, {ctype.text}, of memory that nobody owns"
            yield Finding(etor.node.at("type"), message, f"write {ctype.base.name}, or {ctype.base.name}[] for several")
        elif what in handles and ctype.base is not handles[what]:
            message = f"'{etor.name}' answers a {ctype.base.name}"
            yield Finding(etor.node.at("type"), message, f"write {handles[what].name}")
        elif etor.name in flags and ctype.base not in (own := flags[etor.name],) and isinstance(ctype.base, model.Enum):
            yield Finding(etor.node.at("type"), f"'{etor.name}' answers {ctype.base.name}", f"write {own.name}")


def _answers_alike(subject: Subject) -> Iterator[Finding]:
    """What many enums ask by one name has one type."""
    families: dict[str, list[tuple[str, model.Etor]]] = defaultdict(list)
    for etor in etors_of(subject.spec):
        if etor.ctype and is_resolved(etor.ctype):
            families[etor.name.partition("_INFO_")[2]].append((etor.ctype.text, etor))
    for family in families.values():
        for etor, own, usual, _ in _odd_ones(family, _FAMILY // 2):
            message = f"'{etor.name}' is a {own}, where others of that name are a {usual}"
            yield Finding(etor.node.at("type"), message, f"write {usual}")


def _queries(subject: Subject) -> Iterator[Finding]:
    """Who takes what only a feature makes needs the feature too."""
    for resource in subject.spec.resources:
        makers = {function.query for function in resource.created_by}
        users = (*resource.read_by, *resource.retained_by, *resource.consumed_by)
        query = next(iter(makers), None)
        if query is None or len(makers) > 1 or resource.name in subject.excused:
            continue
        others = [function for function in users if function.query is not query]
        for function in others:
            if any(param.reads is resource and _unread(subject, function, param) for param in function.params):
                continue  # reads what it should not: another rule tells
            stands = function.query.name if function.query else "no query"
            message = f"'{function.name}' has {stands}, but what it takes is made under {query.name}"
            yield Finding(function.node.at("query"), message, f"query: {query.name}")


def _unsupported(subject: Subject) -> Iterator[Finding]:
    """A new function says what it answers where its feature is missing."""
    if any(etor.name == _UNSUPPORTED for etor in etors_of(subject.spec)):
        for function in subject.spec.functions:
            if function.query and function.name not in subject.released and _UNSUPPORTED not in _listed(function):
                message = f"'{function.name}' does not say what it answers where {function.query.name} is false"
                yield Finding(function.node.at("returns"), message, f"add {_UNSUPPORTED} to `returns`")


def _readers(subject: Subject) -> Iterator[Finding]:
    """Data that a feature makes is read by it, sooner than that of another one."""
    for function, param in params_of(subject.spec):
        own = _unread(subject, function, param) if param.reads else None
        if param.reads and own and own.name not in subject.excused:
            message = f"'{param.name}' reads '{param.reads.name}', which another feature makes, and nobody reads '{own.name}'"
            yield Finding(param.node.at("reads"), message, f"write reads: {own.name}")


def _unread(subject: Subject, function: model.Function, param: model.Param) -> model.Resource | None:
    """The data of its own feature that a parameter should read instead of what it reads."""
    made = [
        output.creates
        for maker, output in params_of(subject.spec)
        if maker.feature == function.feature and output.creates and output.length and not output.creates.read_by
    ]
    return made[0] if made and param.reads and not param.reads.handle and param.reads not in made else None


def _bases(subject: Subject) -> Iterator[Finding]:
    """Structs called properties begin as properties do, all others as descriptions do."""
    bases = {base.name.removeprefix("ur_base_"): base for base in subject.spec.structs if base.name.startswith("ur_base_")}
    for struct in subject.spec.structs:
        if struct.base is None or struct.base.name not in {base.name for base in bases.values()}:
            continue
        ending = f"{struct.name.removesuffix('_t').rpartition('_')[2]}_t"
        wanted = bases.get(ending, bases.get("desc_t"))
        if wanted and wanted is not struct.base:
            message = f"'{struct.name}' begins as {struct.base.name}, which its name does not say"
            yield Finding(struct.node.at("base"), message, f"write {wanted.name}")


def _callbacks(subject: Subject) -> Iterator[Finding]:
    """A callback is taken by a function, and gets what the function takes for it."""
    taken = {param.ctype.base for _, param in params_of(subject.spec)}
    for callback in subject.spec.callbacks:
        if callback not in taken and callback.name not in subject.excused:
            hint = "make it the type of a parameter, or drop it"
            yield Finding(callback.node.at("name"), f"no function takes a {callback.name}", hint)
    for function, param in params_of(subject.spec):
        base = param.ctype.base
        if not isinstance(base, model.Callback) or base.name in subject.excused:
            continue
        own = {other.name for other in base.params}
        for other in function.params[function.params.index(param) + 1 :]:
            if other.ctype.base.name == "void" and other.name not in own:
                message = f"'{function.name}' takes '{other.name}' for {base.name}, which has no such parameter"
                yield Finding(base.node.at("params"), message, f"add `{other.name}`, a void*")


def _calls(subject: Subject) -> Iterator[Finding]:
    """The text of a callback says that it is called once where its key does."""
    for callback in subject.spec.callbacks:
        told = bool(_CALLED_ONCE.search(callback.desc))
        if told and not callback.once:
            hint = "add `once: true`, or drop the words"
            yield Finding(callback.node.at("desc"), f"the text says that {callback.name} is called once", hint)
        elif callback.once and not told:
            hint = "write `Called once`, or drop `once`"
            yield Finding(callback.node.at("once"), f"the text does not say that {callback.name} is called once", hint)


RULES = (
    Rule("UG068", _answers),
    Rule("UG068", _types),
    Rule("UG068", _codes),
    Rule("UG072", _codes_of_tags),
    Rule("UG055", _answers_of_info),
    Rule("UG055", _answers_alike),
    Rule("UG069", _queries),
    Rule("UG069", _unsupported),
    Rule("UG025", _readers),
    Rule("UG031", _bases),
    Rule("UG070", _callbacks),
    Rule("UG070", _calls),
)
