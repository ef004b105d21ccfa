# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Features: their support queries and their callbacks."""

from collections.abc import Iterator

from urgen import model
from urgen.rules.rule import Finding, Subject, etors_of, params_of, rule

_UNSUPPORTED = "UR_RESULT_ERROR_UNSUPPORTED_FEATURE"


@rule("UG069")
def _queries(subject: Subject) -> Iterator[Finding]:
    """A function that takes a feature's object must name that feature's support query."""
    for resource in subject.spec.resources:
        queries = {function.query for function in resource.created_by}
        query = next(iter(queries), None)
        if query is None or len(queries) > 1:
            continue
        for function in (*resource.read_by, *resource.retained_by, *resource.consumed_by):
            if function.query is not query:
                actual = function.query.name if function.query else "no query"
                message = f"'{function.name}' names {actual}, but the object that it takes requires {query.name}"
                yield Finding(function.node.at("query"), message, f"query: {query.name}")


@rule("UG069")
def _unsupported(subject: Subject) -> Iterator[Finding]:
    """A new function with a support query must list UNSUPPORTED_FEATURE in `returns`."""
    if any(etor.name == _UNSUPPORTED for etor in etors_of(subject.spec)):
        for function in subject.spec.functions:
            listed = {entry.code.name for entry in function.returns}
            if function.query and function.name not in subject.released and _UNSUPPORTED not in listed:
                message = f"'{function.name}' does not list the result for devices without {function.query.name}"
                yield Finding(function.node.at("returns"), message, f"add {_UNSUPPORTED} to `returns`")


@rule("UG069")
def _own_queries(subject: Subject) -> Iterator[Finding]:
    """A new experimental function must have its own feature's query, so that adapters can leave the feature out."""
    for function in subject.spec.functions:
        if not (function.table and function.table.name.endswith("Exp")) or function.name in subject.released:
            continue
        if function.query is None:
            hint = "add a device info ..._SUPPORT_EXP to this file, and `query` at its top"
            yield Finding(function.node.at("name"), f"no query reports whether a device supports '{function.name}'", hint)
        elif function.query.feature != function.feature:
            message = f"'{function.name}' has the query of the feature '{function.query.feature}'"
            loc = function.node.at("query") if "query" in function.node.items else function.node.at("name")
            yield Finding(loc, message, f"name a device info that '{function.feature}' declares")


@rule("UG070")
def _callbacks(subject: Subject) -> Iterator[Finding]:
    """A function must take each callback type. If it also takes user data, the callback must have a parameter for the data."""
    parameter_types = {param.ctype.base for _, param in params_of(subject.spec)}
    for callback in subject.spec.callbacks:
        if callback not in parameter_types:
            hint = "make it the type of a parameter, or drop it"
            yield Finding(callback.node.at("name"), f"no function takes a {callback.name}", hint)
    for function, param in params_of(subject.spec):
        base = param.ctype.base
        if not isinstance(base, model.Callback):
            continue
        callback_params = {other.name for other in base.params}
        for other in function.params[function.params.index(param) + 1 :]:
            if other.ctype.base.name == "void" and other.name not in callback_params:
                message = f"'{function.name}' takes '{other.name}' for {base.name}, which has no such parameter"
                yield Finding(base.node.at("params"), message, f"add `{other.name}`, a void*")
