# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parameters, lifetimes and result codes of functions."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.diagnostics import close_match
from urgen.names import Name
from urgen.rules.rule import Finding, Rule, Subject, is_resolved, params_of
from urgen.source import Scalar

_BACKTICKS = re.compile(r"`([^`]*)`")
_WORD = re.compile(r"[A-Za-z_]\w*")
_NEEDS = (
    ("empty", ("length",)),
    ("mismatch", ("length",)),
    ("typed_by", ("length",)),
    ("const_differs", ("reads", "consumes")),
    ("uncounted", ("creates",)),
)
_EXCLUDES = (("unchecked", "optional"), ("creates", "consumes"), ("retains", "consumes"))


def _optional_null_errors(subject: Subject) -> Iterator[Finding]:
    """A condition that names other parameters too says when null is wrong, which is no contradiction."""
    for function in subject.spec.functions:
        params = {param.name: param for param in function.params}
        for entry in function.node.entries("returns"):
            if "_INVALID_NULL_" not in entry.text("code"):
                continue
            for condition in entry.nodes("when"):
                named = _named(condition, params)
                if len(named) == 1 and named[0].optional and "element" not in getattr(condition, "text", ""):
                    message = f"'{named[0].name}' is optional, yet null is documented as an error"
                    yield Finding(condition.loc, message, "drop the condition, or `optional`")


def _named(condition: object, params: dict[Name, model.Param]) -> list[model.Param]:
    text = condition.text if isinstance(condition, Scalar) else ""
    words = {word for part in _BACKTICKS.findall(text) for word in _WORD.findall(part)}
    return [param for name, param in params.items() if name in words]


def _lifetimes(subject: Subject) -> Iterator[Finding]:
    """A handle that is neither retained nor consumed, as a platform, lives as long as its parent."""
    for _, param in params_of(subject.spec):
        created, consumed = param.creates, param.consumes
        counted = created and (created.handle is None or created.retained_by)
        if created and counted and not created.consumed_by and created.name not in subject.excused:
            hint = f"add `consumes: {created.name}` to the function that ends it"
            yield Finding(param.node.at("creates"), f"nothing consumes '{created.name}'", hint)
        for key, used in (("reads", param.reads), ("retains", param.retains), ("consumes", consumed)):
            if used and not used.created_by and used.name not in subject.excused:
                hint = f"add `creates: {used.name}` to the function that makes it"
                yield Finding(param.node.at(key), f"nothing creates '{used.name}'", hint)


def _makers(subject: Subject) -> Iterator[Finding]:
    makers = {function.name: function for function in subject.spec.functions}
    for _, param in params_of(subject.spec):
        for node in param.node.nodes("made_by"):
            name = node.text if isinstance(node, Scalar) else ""
            made = {other.creates.handle for other in getattr(makers.get(Name(name)), "params", ()) if other.creates}
            if param.ctype.base not in made and name not in subject.excused:
                yield Finding(node.loc, f"no function '{name}' makes a {param.ctype.base.name}", close_match(name, makers))


def _const_drift(subject: Subject) -> Iterator[Finding]:
    """The first function by id that takes a resource sets its constness."""
    first: dict[model.Resource, tuple[model.Function, model.Param]] = {}
    stated = {param.reads or param.consumes for _, param in params_of(subject.spec) if param.const_differs}
    for function, param in params_of(subject.spec):
        resource = param.reads or param.consumes
        if resource is None:
            continue
        holder, holder_param = first.setdefault(resource, (function, param))
        if holder_param.ctype.is_const != param.ctype.is_const and resource not in stated:
            message = f"'{param.name}' is {_constness(param)} here and {_constness(holder_param)} in {holder.name}"
            hint = "make them equal; if the types are released, give the reason in const_differs"
            yield Finding(param.node.at("type"), message, hint)


def _stale_const_reasons(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        resource = param.reads or param.consumes
        if not param.const_differs or resource is None:
            continue
        family = [other for _, other in params_of(subject.spec) if resource in (other.reads, other.consumes)]
        if all(other.ctype.is_const == param.ctype.is_const for other in family):
            yield Finding(
                param.node.at("const_differs"), f"the constness of '{param.name}' does not differ", "drop const_differs"
            )


def _constness(param: model.Param) -> str:
    return "const" if param.ctype.is_const else "not const"


def _inputs_first(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        out: model.Param | None = None
        for param in function.params:
            if param.is_out_only:
                out = out or param
            elif out is not None and param.is_in_only:
                yield Finding(param.node.at("dir"), f"the input '{param.name}' stands behind the output '{out.name}'")


def _dependent_keys(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        keys = param.node.keys
        for key, needed in _NEEDS:
            if key in keys and not any(name in keys for name in needed):
                yield Finding(keys[key], f"'{key}' needs {' or '.join(needed)} beside it")
        for one, other in _EXCLUDES:
            if one in keys and other in keys:
                yield Finding(keys[one], f"'{one}' and '{other}' exclude each other")


def _repeated_codes(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        seen = set()
        for entry in function.node.entries("returns"):
            code = entry.text("code")
            if code in seen:
                yield Finding(entry.at("code"), f"'{code}' is listed twice for {function.name}", "join the conditions")
            seen.add(code)


def _dispatch(subject: Subject) -> Iterator[Finding]:
    for function in subject.spec.functions:
        if function.table is None or function.hand_dispatched or any(map(_is_handle, function.params)):
            continue
        if not all(is_resolved(param.ctype) for param in function.params):
            continue
        arrays = [param for param in function.params if _is_handle_array(param)]
        if not arrays:
            hint = "write `dispatch: loader` and its body in runtime/loader, or add a required handle"
            yield Finding(function.node.loc, f"nothing tells which adapter serves {function.name}", hint)
        elif arrays[0].empty is None:
            hint = "empty: the result code when the count is 0"
            yield Finding(arrays[0].node.loc, f"nothing tells the result of {function.name} for no {arrays[0].name}", hint)


def _is_handle(param: model.Param) -> bool:
    return param.ctype.is_handle and param.ctype.is_nullable and not param.optional


def _is_handle_array(param: model.Param) -> bool:
    handles = isinstance(param.ctype.base, model.Handle) and param.ctype.pointers == 1
    return handles and param.length is not None and param.is_in_only and not param.optional


RULES = (
    Rule("UG024", _optional_null_errors),
    Rule("UG025", _lifetimes),
    Rule("UG025", _makers),
    Rule("UG026", _const_drift),
    Rule("UG026", _stale_const_reasons),
    Rule("UG027", _inputs_first),
    Rule("UG039", _dispatch),
    Rule("UG010", _dependent_keys),
    Rule("UG022", _repeated_codes),
)
