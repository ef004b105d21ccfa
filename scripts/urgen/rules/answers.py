# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of query answers."""

from collections.abc import Iterator

from urgen import model
from urgen.rules.rule import Finding, Subject, etors_of, params_of, rule


def _query_enums(spec: model.Spec) -> set[model.NamedType]:
    """Returns the enums whose enumerators are queries."""
    enums: set[model.NamedType] = {param.typed_by.ctype.base for _, param in params_of(spec) if param.typed_by}
    entries: list[model.Function | model.Feature] = [*spec.functions, *spec.features]
    enums.update(entry.query.enum for entry in entries if entry.query)
    return enums


@rule("UG055")
def _missing_types(subject: Subject) -> Iterator[Finding]:
    for enum in _query_enums(subject.spec):
        for etor in enum.etors if isinstance(enum, model.Enum) and enum.is_typed else ():
            if "type" not in etor.node.items:
                hint = "type: the type of the value, as for other enumerators of the enum"
                yield Finding(etor.node.loc, f"the type of the answer to '{etor.name}' is missing", hint)


@rule("UG055")
def _unused_types(subject: Subject) -> Iterator[Finding]:
    query_enums = _query_enums(subject.spec)
    for enum in subject.spec.enums:
        if enum in query_enums:
            continue
        typed_etors = [etor for etor in enum.etors if "type" in etor.node.items]
        if typed_etors and len(typed_etors) == len(enum.etors):
            message = f"the enumerators of '{enum.name}' have types, but no query returns them"
            hint = "add `typed_by` to the parameter that receives the value, or drop the types"
            yield Finding(enum.node.at("name"), message, hint)
        for etor in typed_etors if len(typed_etors) < len(enum.etors) else ():
            message = f"'{etor.name}' is not a query, so it needs no type"
            yield Finding(etor.node.at("type"), message, "drop `type`")


@rule("UG055")
def _answers_of_info(subject: Subject) -> Iterator[Finding]:
    """Requires a query for a handle to return that handle, and a query for flags to return the flags. Rejects addresses."""
    handles = {handle.noun.upper(): handle for handle in subject.spec.handles}
    flags = {f"{enum.name.removesuffix('flags_t').upper()}INFO_FLAGS": enum for enum in subject.spec.enums if enum.is_flags}
    for etor in etors_of(subject.spec):
        ctype, (_, _, name) = etor.ctype, etor.name.partition("_INFO_")
        if ctype is None:
            continue
        if ctype.pointers and ctype.base.name != "void":
            message = f"'{etor.name}' returns an address ({ctype.text}) of memory without an owner"
            yield Finding(etor.node.at("type"), message, f"write {ctype.base.name}, or {ctype.base.name}[] for several")
        elif name in handles and ctype.base is not handles[name]:
            message = f"'{etor.name}' returns a {ctype.base.name}"
            yield Finding(etor.node.at("type"), message, f"write {handles[name].name}")
        elif etor.name in flags and ctype.base is not (expected := flags[etor.name]) and isinstance(ctype.base, model.Enum):
            yield Finding(etor.node.at("type"), f"'{etor.name}' returns {ctype.base.name}", f"write {expected.name}")
