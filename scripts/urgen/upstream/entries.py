# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates one document of Unified Runtime's dialect to one entry of ours."""

import re
from collections.abc import Iterator

from urgen.ctype import parse_type
from urgen.names import Name
from urgen.source import Mapping, Node, Scalar, Sequence
from urgen.upstream.nodes import entry, scalar, texts
from urgen.upstream.tags import Tagged, expand, split_tags
from urgen.upstream.versions import LATER

_MACRO_NAME = re.compile(r"(\w+)\s*(?:\((.*)\))?")
_NATIVE = "_native_handle_t"
_VERSIONS, _CURRENT = "version_t", "CURRENT"
_CODE = re.compile(r"([^\s:]+)(?::(\S+))?\s*(.*)", re.DOTALL)
_CONDITION = re.compile(r"-\s+(?:\"([^\"]*)\"|(.+?))\s*(?=-\s|$)", re.DOTALL)
_ZERO = re.compile(r"`?(\w+)\s*==\s*0`?")
_NUMBERS = ("size_t", "uint32_t", "uint64_t")
_BIT = re.compile(r"UR_BIT\(\s*([0-9]+)\s*\)")
_IMPLIED = frozenset(
    f"UR_RESULT_{code}" for code in ("SUCCESS", "ERROR_UNINITIALIZED", "ERROR_DEVICE_LOST", "ERROR_ADAPTER_SPECIFIC")
)


def text_of(node: Mapping, key: str) -> str:
    return expand(node.raw(key)).strip()


def is_true(node: Mapping, key: str) -> bool:
    return node.raw(key).lower() == "true"


def _c_type(text: str) -> str:
    """Returns the type without spaces before its stars, as our dialect writes it."""
    return re.sub(r"\s*\*\s*", "*", expand(text)).strip()


def macro(node: Mapping) -> Mapping:
    """Turns a value with a `condition` into a case. `altvalue` is the value if the condition is false."""
    match = _MACRO_NAME.fullmatch(text_of(node, "name"))
    name, params = (match[1], match[2]) if match else (text_of(node, "name"), None)
    names = [part.strip() for part in (params or "").split(",") if part.strip()]
    value, condition, other = text_of(node, "value"), text_of(node, "condition"), text_of(node, "altvalue")
    cases = [entry(node, condition=condition, value=value)] if condition else []
    if condition and other:
        cases.append(entry(node, condition=f"!({condition})", value=other))
    return entry(
        node,
        name=name,
        params=[scalar(node.at("name"), text) for text in names] or None,
        value=None if cases else value,
        cases=cases,
        desc=text_of(node, "desc"),
    )


def typedef(node: Mapping) -> tuple[str, Mapping]:
    """Returns the section and the entry. Upstream declares a handle that is a number as a typedef."""
    name, target, desc = text_of(node, "name"), _c_type(node.raw("value") or node.raw("type")), text_of(node, "desc")
    if name.endswith("_handle_t"):
        return "handles", entry(node, name=name, integer=target == "uintptr_t", desc=desc)
    return "typedefs", entry(node, name=name, type=target, desc=desc)


def handle(node: Mapping) -> Mapping:
    """Translates a handle. Upstream declares a native handle, which is a number, like other handles: only its name differs."""
    name = text_of(node, "name")
    return entry(node, name=name, integer=name.endswith(_NATIVE), desc=text_of(node, "desc"))


def callback(node: Mapping) -> Mapping:
    returns = _c_type(node.raw("return") or node.raw("returns")) or "void"
    params = [
        entry(param, name=text_of(param, "name"), type=_c_type(param.raw("type")), desc=_tags(param).text)
        for param in node.entries("params")
    ]
    return entry(node, name=text_of(node, "name"), returns=returns, desc=text_of(node, "desc"), params=params)


def enum(node: Mapping) -> Mapping:
    name = text_of(node, "name")
    extends = is_true(node, "extend")
    flags = name.endswith("_flags_t")
    return entry(
        node,
        name=None if extends else name,
        extend=name if extends else None,
        flags=flags and not extends,
        desc=None if extends else text_of(node, "desc"),
        etors=list(_etors(node, name, flags)),
    )


def _etors(node: Mapping, enum_name: str, flags: bool) -> Iterator[Mapping]:
    """Yields the enumerators. One without a value gets the number or, in a set of flags, the bit after the previous value."""
    prefix = enum_name.removesuffix("_t").upper().removesuffix("S" if flags else "") + "_"
    typed = is_true(node, "typed_etors")
    following = 1 if flags else 0
    last: Scalar | None = None
    for source in node.entries("etors"):
        name = text_of(source, "name")
        tagged = _tags(source) if typed else Tagged((), {}, (), text_of(source, "desc"))
        value = _value(source, following)
        if isinstance(value.value, int):
            following = value.value << 1 if flags else value.value + 1
        if source.flag(LATER):
            continue
        last = value
        yield entry(
            source,
            name=prefix + name,
            value=value,
            type=_c_type(tagged.others[0]) if tagged.others else None,
            optional="optional_query" in tagged.plain,
            deprecated="deprecated_value" in tagged.plain or "deprecated" in tagged.plain,
            desc=tagged.text,
        )
    names = {text_of(source, "name") for source in node.entries("etors")}
    if last and enum_name.endswith(_VERSIONS) and _CURRENT not in names:
        yield entry(node, name=prefix + _CURRENT, value=last, desc="The newest version.")


def _value(node: Mapping, following: int) -> Scalar:
    """Returns the written value, or `following` if there is none."""
    loc, text = node.at("value"), text_of(node, "value")
    bit = _BIT.fullmatch(text)
    if bit and int(bit[1]) < 32:
        return scalar(loc, 1 << int(bit[1]))
    try:
        return Scalar(loc, int(text, 0), text) if text else scalar(loc, following)
    except ValueError:
        return scalar(loc, text)


def _tags(node: Mapping) -> Tagged:
    return split_tags(text_of(node, "desc"))


def struct(node: Mapping, structure_types: dict[str, str]) -> Mapping:
    name, base = text_of(node, "name"), text_of(node, "base") or None
    stype = "UR_STRUCTURE_TYPE_" + name.removeprefix("ur_").removesuffix("_t").upper()
    return entry(
        node,
        name=name,
        base=base,
        stype=structure_types.get(name, stype) if base else None,
        desc=text_of(node, "desc"),
        members=[_member(member, node) for member in node.entries("members")],
    )


def _member(node: Mapping, record: Mapping) -> Mapping:
    tagged = _tags(node)
    siblings = {text_of(member, "name") for member in record.entries("members")}
    return entry(
        node,
        name=text_of(node, "name"),
        type=_c_type(node.raw("type")),
        optional="optional" in tagged.plain,
        length=_named(tagged.calls.get("range", ())[1:], siblings),
        tagged_by=_named(tagged.calls.get("tagged_by", ()), siblings),
        desc=tagged.text,
    )


def union(node: Mapping) -> Mapping:
    members = [
        entry(
            member,
            name=text_of(member, "name"),
            type=_c_type(member.raw("type")),
            tag=text_of(member, "tag"),
            desc=_tags(member).text,
        )
        for member in node.entries("members")
    ]
    return entry(node, name=text_of(node, "name"), desc=text_of(node, "desc"), members=members)


def manifest(node: Mapping) -> Mapping:
    """Translates an adapter that Unified Runtime's loader looks for."""
    return entry(node, name=text_of(node, "name"), backend=text_of(node, "backend"), desc=text_of(node, "desc"))


def _named(arguments: tuple[str, ...], names: set[str]) -> str | None:
    """Returns the first argument that is the name of a parameter or member. Other arguments are expressions, which our dialect
    does not have."""
    return next((argument for argument in arguments if argument and argument in names), None)


def function_name(node: Mapping) -> str:
    """Returns urIPCGetMemHandleExp for the class $xIPC and the name GetMemHandleExp."""
    return (text_of(node, "class") or "ur") + text_of(node, "name")


def function_table(node: Mapping) -> str | None:
    """Returns IPCExp for urIPCGetMemHandleExp, and None for a function of the loader."""
    kind = text_of(node, "class").removeprefix("ur")
    if kind in ("Loader", "LoaderConfig") or is_true(node, "loader_only"):
        return None
    return kind + ("Exp" if text_of(node, "name").endswith("Exp") else "")


def registry_key(name: str) -> str:
    """Returns CONTEXT_CREATE for urContextCreate, as the registry calls it."""
    return Name(name).screaming.removeprefix("UR_")


def function(node: Mapping, number: int) -> Mapping:
    table = function_table(node)
    returns = list(_returns(node.items.get("returns")))
    names = {text_of(param, "name") for param in node.entries("params")}
    params = [_param(param, names, _empty_codes(returns)) for param in node.entries("params")]
    counts = {param.text("length") for param in params if "empty" in param.items}
    numbers = {param.text("name") for param in params if param.text("type") in _NUMBERS} - counts
    returns = [_with_checks(item, numbers) for item in returns]
    return entry(
        node,
        name=function_name(node),
        id=number,
        table=table,
        loader_only=table is None,
        dispatch="loader" if table is not None and not any(map(_selects_adapter, params)) else None,
        desc=text_of(node, "desc"),
        details=[scalar(node.at("details"), text) for text in texts(node.items.get("details"))],
        params=params,
        returns=returns,
    )


def _selects_adapter(param: Mapping) -> bool:
    """Returns True for a required handle, and for a required array of handles whose length may not be 0."""
    form = parse_type(param.text("type"))
    if form is None or not form.base.endswith("_handle_t") or form.base.endswith(_NATIVE) or param.flag("optional"):
        return False
    return not form.stars or (len(form.stars) == 1 and "empty" in param.items and param.text("dir") == "in")


def _empty_codes(returns: list[Mapping]) -> dict[str, str]:
    """Maps each parameter with a condition such as `count == 0` to the result code of the condition."""
    return {
        match[1]: item.text("code")
        for item in returns
        for condition in item.texts("when")
        if (match := _ZERO.fullmatch(condition.strip()))
    }


def _with_checks(item: Mapping, numbers: set[str]) -> Mapping:
    """Returns the entry of a result code, with a check instead of each condition that one of `numbers` is 0."""
    zeros = [match[1] if (match := _ZERO.fullmatch(text)) and match[1] in numbers else "" for text in item.texts("when")]
    when = [text for text, name in zip(item.nodes("when"), zeros, strict=True) if not name]
    checks = [
        entry(item, rule="nonzero", param=name, if_=f"{name} == 0", example=f"{name} = 0;", desc=f"`{name}` is 0")
        for name in filter(None, zeros)
    ]
    return entry(item, code=item.text("code"), when=when, checks=checks)


def _param(node: Mapping, names: set[str], empty_codes: dict[str, str]) -> Mapping:
    tagged = _tags(node)
    c_type = _c_type(node.raw("type"))
    form = parse_type(c_type)
    handle_type = form.base if form and form.base.endswith("_handle_t") else None
    selector, size = (*tagged.calls.get("typename", ()), "", "")[:2]
    length = _named((*tagged.calls.get("range", ())[1:], size), names)
    return entry(
        node,
        name=text_of(node, "name"),
        type=c_type,
        dir=_direction(tagged),
        optional="optional" in tagged.plain,
        length=length,
        empty=empty_codes.get(length or "") if form and form.stars == (False,) and "in" in tagged.plain else None,
        typed_by=_named((selector,), names),
        touches=_named(tagged.calls.get("bounds", ())[1:], names) if form and form.stars else None,
        unchecked="nocheck" in tagged.plain,
        creates=handle_type if "alloc" in tagged.plain else None,
        retains=handle_type if "retain" in tagged.plain else None,
        consumes=handle_type if "release" in tagged.plain else None,
        desc=tagged.text,
    )


def _direction(tagged: Tagged) -> str:
    written = "inout" if "in" in tagged.plain and "out" in tagged.plain else "out" if "out" in tagged.plain else "in"
    return "inout" if "inout" in tagged.plain else written


def _returns(node: Node | None) -> Iterator[Mapping]:
    """Returns the codes, each with its conditions. Joins the conditions of a code that is listed twice."""
    codes: dict[str, Mapping] = {}
    for item in node.items if isinstance(node, Sequence) else []:
        for code, conditions in _codes(item):
            when = [scalar(item.loc, text) for text in conditions]
            if code in codes:
                codes[code].nodes("when").extend(when)
            elif code not in _IMPLIED or when:
                codes[code] = Mapping(item.loc)
                codes[code].items.update(code=scalar(item.loc, code), when=Sequence(item.loc, [*when]))
                codes[code].keys.update(code=item.loc, when=item.loc)
    return iter(codes.values())


def _codes(item: Node) -> Iterator[tuple[str, list[str]]]:
    """Yields the codes of an item with their conditions. An item is a mapping of codes to conditions, or a text that starts
    with a code. In a text, a colon and a condition may follow the code, and then a list of conditions."""
    if isinstance(item, Mapping):
        yield from ((expand(code), texts(conditions)) for code, conditions in item.items.items())
    elif isinstance(item, Scalar) and (match := _CODE.fullmatch(expand(item.text))):
        listed = [quoted or plain for quoted, plain in _CONDITION.findall(match[3])]
        yield match[1], ([match[2]] if match[2] else []) + listed
