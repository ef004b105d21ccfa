# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lifetimes: every counted resource needs functions that create, retain and release it."""

from collections.abc import Iterator

from urgen import model
from urgen.diagnostics import close_match
from urgen.names import Name
from urgen.rules.rule import Finding, Subject, params_of, rule
from urgen.source import Scalar

_VERBS = (("Retain", "retains"), ("Release", "consumes"))


@rule("UG025")
def _lifetimes(subject: Subject) -> Iterator[Finding]:
    """Requires creators and consumers. A handle without Retain and Release, such as a platform, lives as long as its parent."""
    for _, param in params_of(subject.spec):
        created_resource = param.creates
        is_counted = created_resource and (created_resource.handle is None or created_resource.retained_by)
        if created_resource and is_counted and not created_resource.consumed_by:
            hint = f"add `consumes: {created_resource.name}` to the function that releases it"
            yield Finding(param.node.at("creates"), f"no function consumes '{created_resource.name}'", hint)
        for key, resource in (("reads", param.reads), ("retains", param.retains), ("consumes", param.consumes)):
            if resource and not resource.created_by:
                hint = f"add `creates: {resource.name}` to the function that creates it"
                yield Finding(param.node.at(key), f"no function creates '{resource.name}'", hint)


@rule("UG025")
def _handles(subject: Subject) -> Iterator[Finding]:
    """Requires a function that returns each kind of new object, and `creates` in functions named Create."""
    output_types = {param.ctype.base for _, param in params_of(subject.spec) if param.is_out}
    released_types = {param.ctype.base for function, param in params_of(subject.spec) if function.name in subject.released}
    for handle in subject.spec.handles:
        if handle not in output_types | released_types and not handle.integer:
            hint = f"add `creates: {handle.name}` to the parameter that receives one"
            yield Finding(handle.node.at("name"), f"no function returns a '{handle.name}'", hint)
    for function, param in params_of(subject.spec):
        is_received = param.is_out and param.ctype.base.kind == "handle" and not param.creates
        if is_received and function.name.removesuffix("Exp").endswith("Create"):
            message = f"'{function.name}' does not say that it creates '{param.name}'"
            yield Finding(param.node.loc, message, f"add `creates: {param.ctype.base.name}`")


@rule("UG025")
def _creators(subject: Subject) -> Iterator[Finding]:
    makers = {function.name: function for function in subject.spec.functions}
    for _, param in params_of(subject.spec):
        for node in param.node.nodes("made_by"):
            name = node.text if isinstance(node, Scalar) else ""
            maker = makers.get(Name(name))
            if not (maker and _makes(maker, param.ctype.base)):
                creators = [maker.name for maker in makers.values() if _makes(maker, param.ctype.base)]
                hint = (
                    f"name one that does: {', '.join(creators)}" if name in makers and creators else close_match(name, makers)
                )
                yield Finding(node.loc, f"no function '{name}' creates a {param.ctype.base.name}", hint)


def _makes(function: model.Function, base: model.NamedType) -> bool:
    return any(param.creates and param.creates.handle is base for param in function.params)


@rule("UG025")
def _flags_of_makers(subject: Subject) -> Iterator[Finding]:
    """Requires the flag in `made_with` to be a flag of a function that creates the object."""
    for _, param in params_of(subject.spec):
        flag = param.made_with
        if flag is None:
            continue
        makers = [function for function in subject.spec.functions if _makes(function, param.ctype.base)]
        makers = [function for function in makers if not param.made_by or function.name in param.made_by]
        if makers and not any(flag.enum in _enums_of(function) for function in makers):
            message = f"'{flag.name}' is a {flag.enum.name}, which {' and '.join(maker.name for maker in makers)} does not take"
            flag_enums = sorted({enum.name for function in makers for enum in _enums_of(function) if enum.is_flags})
            yield Finding(param.node.at("made_with"), message, f"name a flag of {', '.join(flag_enums) or 'another function'}")


def _enums_of(function: model.Function) -> set[model.Enum]:
    """Returns the enums of the function's inputs, and of the members of their structs."""
    bases = [param.ctype.base for param in function.params if param.is_in]
    bases += [member.ctype.base for base in bases if isinstance(base, model.Struct) for member in base.all_members]
    return {base for base in bases if isinstance(base, model.Enum)}


@rule("UG026")
def _const_drift(subject: Subject) -> Iterator[Finding]:
    """Requires one constness per resource. The first function that takes it decides; released functions come first."""
    first: dict[model.Resource, tuple[model.Function, model.Param]] = {}
    explained_resources = {param.reads or param.consumes for _, param in params_of(subject.spec) if param.const_differs}
    pairs = sorted(params_of(subject.spec), key=lambda pair: pair[0].name not in subject.released)
    for function, param in pairs:
        resource = param.reads or param.consumes
        if resource is None:
            continue
        holder, holder_param = first.setdefault(resource, (function, param))
        if holder_param.ctype.is_const != param.ctype.is_const and resource not in explained_resources:
            message = f"'{param.name}' is {_constness(param)} here and {_constness(holder_param)} in {holder.name}"
            hint = "make them equal; if the types are released, give the reason in const_differs"
            yield Finding(param.node.at("type"), message, hint)


@rule("UG026")
def _stale_const_reasons(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        resource = param.reads or param.consumes
        if not param.const_differs or resource is None:
            continue
        users = [other for _, other in params_of(subject.spec) if resource in (other.reads, other.consumes)]
        if all(other.ctype.is_const == param.ctype.is_const for other in users):
            message = f"the constness of '{param.name}' does not differ"
            yield Finding(param.node.at("const_differs"), message, "drop const_differs")


def _constness(param: model.Param) -> str:
    return "const" if param.ctype.is_const else "not const"


@rule("UG025")
def _retain_and_release(subject: Subject) -> Iterator[Finding]:
    """Requires that a handle with a Retain function also has a Release function, and the reverse."""
    for resource in subject.spec.resources:
        if resource.handle is None:
            continue
        for key, other, counterparts, users in (
            ("retains", "consumes", resource.consumed_by, resource.retained_by),
            ("consumes", "retains", resource.retained_by, resource.consumed_by),
        ):
            for function in users if not counterparts else ():
                param = next(param for param in function.params if getattr(param, key) is resource)
                message = f"'{function.name}' {key} '{resource.name}', but no function {other} it"
                hint = f"add `{other}: {resource.name}` to the function that {other} it"
                yield Finding(param.node.at(key), message, hint)


@rule("UG025")
def _keys_of_retain_and_release(subject: Subject) -> Iterator[Finding]:
    """Requires `retains` or `consumes` in functions named Retain or Release."""
    for function in subject.spec.functions:
        words = function.name.words
        if len(function.params) != 1 or not function.params[0].ctype.is_handle:
            continue
        param = function.params[0]
        for verb, key in _VERBS:
            if verb.lower() in words[-2:] and getattr(param, key) is None:
                message = f"'{function.name}' does not say that it {key} '{param.name}'"
                yield Finding(param.node.loc, message, f"add `{key}: {param.ctype.base.name}`")


@rule("UG025")
def _counted_integers(subject: Subject) -> Iterator[Finding]:
    """Rejects `integer` for counted handles: a driver's number is not an object of this interface."""
    for handle in subject.spec.handles:
        users = [param for _, param in params_of(subject.spec) if param.ctype.base is handle]
        if handle.integer and any(param.creates or param.retains or param.consumes for param in users):
            message = f"'{handle.name}' is counted, so it is not a number of the driver"
            yield Finding(handle.node.at("integer"), message, "drop `integer`")


@rule("UG025")
def _matching_types(subject: Subject) -> Iterator[Finding]:
    """Requires a parameter's lifetime keys to match its type and direction."""
    for _, param in params_of(subject.spec):
        for key in ("creates", "retains", "consumes"):
            resource = getattr(param, key)
            if resource and (resource.handle or param.ctype.base.kind == "handle") and resource.handle is not param.ctype.base:
                message = f"'{param.name}' {key} '{resource.name}', but is a {param.ctype.text}"
                yield Finding(param.node.at(key), message, f"write {key}: {param.ctype.base.name}")
        if param.creates and param.creates.handle and not param.is_out:
            yield Finding(param.node.at("creates"), f"'{param.name}' creates something, but is not an output", "write dir: out")
        elif param.creates and param.creates.handle and param.ctype.pointers > 1:
            message = f"'{param.name}' creates a {param.ctype.base.name}, but is a {param.ctype.text}"
            yield Finding(param.node.at("type"), message, f"write {param.ctype.base.name}*")
        for key in ("retains", "consumes", "reads"):
            if getattr(param, key) and param.is_out_only:
                yield Finding(param.node.at(key), f"'{param.name}' {key} something, but is not an input", "write dir: in")


@rule("UG025")
def _unclaimed_outputs(subject: Subject) -> Iterator[Finding]:
    """Requires `creates` on outputs of counted handles, because the caller receives a reference."""
    for function, param in params_of(subject.spec):
        handle = param.ctype.base
        is_counted = any(resource.handle is handle and resource.consumed_by for resource in subject.spec.resources)
        is_received = param.is_out and param.ctype.pointers == 1 and not param.creates
        if is_counted and is_received and not function.loader_only:
            hint = f"add `creates: {handle.name}`, and `uncounted: true` if the caller gets no reference"
            yield Finding(param.node.loc, f"'{param.name}' receives a {handle.name} that no function creates", hint)
