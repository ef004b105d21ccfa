# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parameters and result codes of functions."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.rules.rule import Finding, Subject, params_of, repetitions, rule
from urgen.source import Scalar

_COUNT = re.compile(r"^(?:num|count|length)|Num[A-Z]|[sS]ize|Count|Length|Entries")
_NEEDS = (
    ("empty", ("length",)),
    ("mismatch", ("length",)),
    ("null_element", ("length",)),
    ("typed_by", ("length",)),
    ("reads", ("length",)),
    ("const_differs", ("reads", "consumes")),
    ("uncounted", ("creates",)),
)
_EXCLUDES = (("unchecked", "optional"), ("creates", "consumes"), ("retains", "consumes"))


@rule("UG027")
def _inputs_first(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        out: model.Param | None = None
        for param in function.params:
            if param.is_out_only:
                out = out or param
            elif out is not None and param.is_in_only:
                message = f"the input '{param.name}' comes after the output '{out.name}'"
                yield Finding(param.node.at("dir"), message, f"write it before '{out.name}'")


@rule("UG010")
def _dependent_keys(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        keys = param.node.keys
        for key, needed in _NEEDS:
            if key in keys and not any(name in keys for name in needed):
                message = f"'{key}' needs {' or '.join(needed)} beside it"
                yield Finding(keys[key], message, f"add {' or '.join(needed)}, or drop `{key}`")
        for one, other in _EXCLUDES:
            if one in keys and other in keys:
                yield Finding(keys[one], f"'{one}' and '{other}' exclude each other", "drop one of them")


@rule("UG022")
def _repeated_codes(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        for _, entry in repetitions((entry.text("code"), entry) for entry in function.node.entries("returns")):
            message = f"'{entry.text('code')}' is listed twice for {function.name}"
            yield Finding(entry.at("code"), message, "join the conditions")


@rule("UG039")
def _dispatch(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        if function.table is None or function.hand_dispatched or function.required_handles:
            continue
        arrays = function.handle_arrays
        if not arrays:
            hint = "write `dispatch: loader` and its body in runtime/loader, or add a required handle"
            yield Finding(function.node.loc, f"no parameter determines the adapter that serves {function.name}", hint)
        elif arrays[0].empty is None:
            hint = "empty: the result code when the count is 0"
            yield Finding(arrays[0].node.loc, f"the result of {function.name} for an empty {arrays[0].name} is missing", hint)


@rule("UG021")
def _queries(subject: Subject) -> Iterator[Finding]:
    """Requires the output for the size right after the value: the layers call a query twice, the first time for the size."""
    for function in subject.spec.functions:
        for param, next_param in zip(function.params, (*function.params[1:], None), strict=False):
            if param.typed_by is None or param.length is None:
                continue
            if next_param is None or not next_param.is_out_only or next_param.ctype.text != "size_t *":
                message = f"no output after '{param.name}' receives the size of the value"
                hint = "add an output for it, such as pPropSizeRet of the type size_t*"
                yield Finding(param.node.loc, message, hint)


@rule("UG030")
def _support_queries(subject: Subject) -> Iterator[Finding]:
    entries: list[model.Function | model.Feature] = [*subject.spec.features, *subject.spec.functions]
    for entry in entries:
        query = entry.query
        if query and "query" in entry.node.items and (query.ctype is None or query.ctype.text != "ur_bool_t"):
            hint = "name a device info of the type ur_bool_t"
            yield Finding(entry.node.at("query"), f"the answer to '{query.name}' is not true or false", hint)


@rule("UG015")
def _repeated_texts(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        lists = [(function.node, "details"), *((param.node, "made_by") for param in function.params)]
        for node, key in lists:
            texts = (item for item in node.nodes(key) if isinstance(item, Scalar))
            for _, item in repetitions((item.text, item) for item in texts):
                yield Finding(item.loc, f"'{key}' repeats a text", "drop one of them")


@rule("UG021")
def _queried_handles(subject: Subject) -> Iterator[Finding]:
    """Requires a query about a kind of object to take such an object."""
    kinds = {f"ur_{handle.noun}_info_t": handle for handle in subject.spec.handles}
    for function in subject.spec.functions:
        bases = [param.ctype.base for param in function.params]
        for param in function.params:
            handle = kinds.get(param.typed_by.ctype.base.name) if param.typed_by else None
            if handle and handle not in bases:
                message = f"'{function.name}' queries a {handle.name}, but does not take one"
                yield Finding(function.params[0].node.at("type"), message, f"write {handle.name}, or another info enum")


@rule("UG021")
def _names_of_counts(subject: Subject) -> Iterator[Finding]:
    """Requires a new parameter with a count or size to have a name that says so."""
    for function, param in params_of(subject.spec):
        if param.length and subject.is_project_function(function) and not _COUNT.search(param.length.name):
            message = f"'{param.length.name}' counts '{param.name}', which its name does not say"
            yield Finding(param.node.at("length"), message, "name another parameter, or rename this one to num... or ...Size")


@rule("UG036")
def _empty_tables(subject: Subject) -> Iterator[Finding]:
    for table in subject.spec.tables:
        if not table.slots:
            hint = f"drop it, or write `table: {table.name}` in a function"
            yield Finding(table.node.at("name"), f"no function is in the table '{table.name}'", hint)


@rule("UG028")
def _experimental_names(subject: Subject) -> Iterator[Finding]:
    """Requires functions of experimental tables, and only these, to have a name that ends in Exp."""
    for function in subject.spec.functions:
        is_experimental = function.table is not None and function.table.name.endswith("Exp")
        if function.table and is_experimental != function.name.endswith("Exp"):
            table = function.node.text("table")
            message = f"'{function.name}' is in the table '{table}', which its name does not say"
            hint = f"rename it to {function.name}Exp" if is_experimental else f"write table: {table}Exp"
            yield Finding(function.node.at("name" if is_experimental else "table"), message, hint)
