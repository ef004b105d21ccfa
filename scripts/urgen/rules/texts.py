# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptions: they must exist, name only existing entries, and be harmless inside a C comment or string."""

import re
from collections.abc import Iterator
from functools import lru_cache

from urgen import model
from urgen.diagnostics import close_match, closest
from urgen.names import Name
from urgen.rules.rule import Finding, Subject, etors_of, members_of, params_of, repetitions, rule, struct_members, types_of
from urgen.source import Mapping, Node, Scalar

_BACKTICKS = re.compile(r"`([^`]*)`")
_REFERENCE = re.compile(r"(?<![\w$\"])(ur[A-Z]\w*|ur_\w+|UR_\w+)(\*?)")
_FUNCTION = re.compile(r"(?<![\w$\"])(ur[A-Z]\w*)(\*?)")
_QUALIFIED = re.compile(r"(ur_\w+_t)::(\w+)")
_SIGNS = (
    (re.compile(r"/\*|\*/"), "begins or ends a C comment"),
    (re.compile(r'\)"'), "ends a raw string of C++"),
    (re.compile(r"\?\?[=/'()!<>-]"), "C reads as another character"),
)
_CONTINUED = re.compile(r"\\\s*$", re.MULTILINE)
_NO_NAME = 'write an environment variable as `$UR_...`, a string as `"UR_..."`'
_PATH = re.compile(r"([A-Za-z_]\w*)(?:->|\.)(\w+)")
_PARAMETER = re.compile(r"(?!ur[A-Z])[a-z]+[A-Z][A-Za-z0-9]*")
_POINTER = re.compile(r"p[A-Z]\w*")
_WORD = re.compile(r"[a-z]+")
_Params = dict[Name, model.Param]
_Text = tuple[model.Function, _Params, Scalar]
_TEXT_KEYS = frozenset(("desc", "details", "when", "title", "const_differs"))
_LINE_KEYS = frozenset(("title", "value", "condition", "type", "returns"))


@lru_cache(maxsize=1)
def _scalars(subject: Subject) -> list[tuple[str, Scalar]]:
    """Returns every scalar of the files, with its key."""
    scalars: list[tuple[str, Scalar]] = []
    for file in subject.files:
        _collect(file, "", scalars)
    return scalars


def _collect(node: Node, key: str, scalars: list[tuple[str, Scalar]]) -> None:
    if isinstance(node, Scalar):
        scalars.append((key, node))
    elif isinstance(node, Mapping):
        for name, value in node.items.items():
            _collect(value, name, scalars)
    else:
        for item in node.items:
            _collect(item, key, scalars)


@lru_cache(maxsize=1)
def _texts(subject: Subject) -> list[Scalar]:
    """Returns every text that people read."""
    return [scalar for key, scalar in _scalars(subject) if key in _TEXT_KEYS]


def _names(spec: model.Spec) -> set[str]:
    """Returns the names that a reader can look up: the spec's names and generated names."""
    names = {"ur_function_t", "ur_dditable_t"}
    names.update(entry.name for entry in (*spec.macros, *types_of(spec), *etors_of(spec), *spec.functions))
    for enum in spec.enums:
        if enum.is_flags:
            names |= {enum.bit_name, enum.mask_name}
    names.update(function.id_name for function in spec.functions)
    for table in spec.tables:
        names |= {table.type, table.getter}
        names.update(f"ur_pfn{slot.full_name.removeprefix('ur')}_t" for slot in table.slots)
    return names


@rule("UG023")
def _references(subject: Subject) -> Iterator[Finding]:
    names = _names(subject.spec)
    for scalar in _texts(subject):
        for name, star in _identifiers(scalar.text):
            if not _exists(name, star, names):
                hint = close_match(name, names) if closest(name, names) else _NO_NAME
                yield Finding(scalar.loc, f"the text names '{name}', which does not exist", hint)


def _identifiers(text: str) -> Iterator[tuple[str, str]]:
    """Yields the identifiers in backticks, and functions outside them. Other words outside may be environment variables."""
    for part in _BACKTICKS.findall(text):
        yield from _REFERENCE.findall(part)
    yield from _FUNCTION.findall(_BACKTICKS.sub("", text))


def _exists(name: str, star: str, names: set[str]) -> bool:
    return any(other.startswith(name) for other in names) if star else name in names


@rule("UG032")
def _missing_descriptions(subject: Subject) -> Iterator[Finding]:
    spec = subject.spec
    entries = [*spec.macros, *types_of(spec), *etors_of(spec), *members_of(spec), *spec.functions]
    entries += [param for _, param in params_of(spec)]
    entries += [param for callback in spec.callbacks for param in callback.params]
    for entry in entries:
        if not entry.desc:
            hint = "desc: what it is, its unit, who owns it"
            yield Finding(entry.node.at("desc"), f"'{entry.name}' has no description", hint)
    for feature in spec.features:
        if not feature.desc:
            hint = "desc: its purpose, its users, how its functions work together"
            yield Finding(feature.node.at("desc"), f"the feature '{feature.name}' has no description", hint)


@rule("UG015")
def _titles(subject: Subject) -> Iterator[Finding]:
    """Requires unique titles of features, which are chapters of the reference."""
    for holder, feature in repetitions((feature.title, feature) for feature in subject.spec.features):
        yield Finding(feature.node.at("title"), f"the feature '{holder.name}' has this title", "give each feature its own")


@rule("UG038")
def _unsafe_texts(subject: Subject) -> Iterator[Finding]:
    """Rejects texts that would end a C comment, string or line early."""
    for key, scalar in _scalars(subject):
        for sign, effect in _SIGNS if key in _TEXT_KEYS else ():
            if match := sign.search(scalar.text):
                yield Finding(scalar.loc, f"the text contains {match[0]}, which {effect}", "describe it in words, without it")
        if "\\" in scalar.text and _CONTINUED.search(scalar.text):
            message = "a line of the text ends in a backslash, which continues a C comment"
            yield Finding(scalar.loc, message, "end the line with another character")
        if key in _LINE_KEYS and "\n" in scalar.text.strip():
            yield Finding(scalar.loc, f"'{key}' has more than one line", "write it in one line, or fold it with >-")


@rule("UG060")
def _unpaired_backticks(subject: Subject) -> Iterator[Finding]:
    for scalar in _texts(subject):
        if scalar.text.count("`") % 2:
            yield Finding(scalar.loc, "a backtick in the text has no partner", "put one on each side of the name")


@rule("UG023")
def _members_of_types(subject: Subject) -> Iterator[Finding]:
    """Requires the members that texts name as `type::member` to exist."""
    members = {entry.name: {member.name for member in entry.all_members} for entry in subject.spec.structs}
    members.update({entry.name: {member.name for member in entry.members} for entry in subject.spec.unions})
    for scalar in _texts(subject):
        for name, member in _QUALIFIED.findall(scalar.text):
            if member not in members.get(name, {member}):
                message = f"the text names the member '{member}' of '{name}', which does not exist"
                yield Finding(scalar.loc, message, close_match(member, members[name]))


@lru_cache(maxsize=1)
def _texts_of_functions(subject: Subject) -> list[_Text]:
    """Returns the texts of every function, of its parameters, results and checks."""
    texts: list[_Text] = []
    for function in subject.spec.functions:
        params = {param.name: param for param in function.params}
        entries = [function.node, *function.node.entries("params"), *function.node.entries("returns")]
        entries += [check for entry in function.node.entries("returns") for check in entry.entries("checks")]
        for node in entries:
            texts += ((function, params, text) for text in _texts_of(node))
    return texts


def _texts_of(node: Mapping) -> Iterator[Scalar]:
    nodes = [node.items.get("desc"), *node.nodes("details"), *node.nodes("when")]
    yield from (text for text in nodes if isinstance(text, Scalar))


def _code(text: str) -> str:
    return " ".join(_BACKTICKS.findall(text))


@rule("UG061")
def _parameters(subject: Subject) -> Iterator[Finding]:
    members = {member.name for member in members_of(subject.spec)} - {param.name for _, param in params_of(subject.spec)}
    for function, params, text in _texts_of_functions(subject):
        names = _names_in(params) | members
        for name in sorted(set(_BACKTICKS.findall(text.text)) - names):
            if _PARAMETER.fullmatch(name) or (_WORD.fullmatch(name) and closest(name, params)):
                message = f"the text names '{name}', which is neither a parameter of {function.name} nor a member"
                yield Finding(text.loc, message, close_match(name, params))


def _names_in(params: _Params) -> set[str]:
    """Returns the parameters, the members of their structs, and the parameters of their callbacks."""
    bases = [param.ctype.base for param in params.values()]
    names = {str(name) for name in params}
    names |= {member.name for base in bases if isinstance(base, model.Struct) for member in base.all_members}
    return names | {param.name for base in bases if isinstance(base, model.Callback) for param in base.params}


@rule("UG061")
def _members_of_parameters(subject: Subject) -> Iterator[Finding]:
    for _, params, text in _texts_of_functions(subject):
        for name, member in sorted(set(_PATH.findall(_code(text.text)))):
            if name not in params and _POINTER.fullmatch(name):
                message = f"the text names '{name}->{member}', but '{name}' is not a parameter"
                yield Finding(text.loc, message, close_match(name, params))
            members = struct_members(params.values(), name)
            if members and member not in members:
                struct = params[Name(name)].ctype.base.name
                yield Finding(text.loc, f"'{struct}' has no member '{member}'", close_match(member, members))
