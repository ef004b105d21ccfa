# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The spec's texts in header comments and in the reference."""

from collections.abc import Iterable

from urgen.derive import text
from urgen.model import Callback, Entry, Etor, Function, Member, Param, Struct, Union

_IMPLIED = ("SUCCESS", "ERROR_UNINITIALIZED", "ERROR_DEVICE_LOST", "ERROR_ADAPTER_SPECIFIC")


def comment(entry: Entry | str) -> tuple[str, ...]:
    """Returns the lines of a C comment, each with its leading space."""
    if isinstance(entry, str):
        return text.comment(entry)
    if isinstance(entry, Function):
        return _about_function(entry)
    if isinstance(entry, Callback):
        return text.comment(entry.desc, "\n".join(f"- `{param.name}`: {param.desc}" for param in entry.params))
    return text.comment(_marks(entry) + entry.desc)


def _marks(entry: Entry) -> str:
    if isinstance(entry, Param):
        return f"[{'in, out' if entry.is_inout else entry.dir}]" + ("[optional] " if entry.optional else " ")
    if isinstance(entry, Member):
        return "[optional] " if entry.optional else ""
    if isinstance(entry, Etor):
        marks = [_type(entry), "optional query" if entry.optional else "", "deprecated" if entry.deprecated else ""]
        return "".join(f"[{mark}] " for mark in marks if mark)
    return ""


def _type(etor: Etor) -> str:
    """Returns the type of the queried value."""
    return etor.ctype.text + etor.ctype.suffix if etor.ctype else ""


def _about_function(function: Function) -> tuple[str, ...]:
    head, details = text.split_summary(function.desc)
    lines = text.comment(head, details, "\n".join(f"- {item}" for item in function.details))
    lines += ("", " Returns")
    for code, conditions in results(function):
        item = f"- ::{code}" + (": " + "; ".join(conditions) if conditions else "")
        lines += tuple(" " + line for line in text.fill(text.reference(item)))
    return lines


def cell(entry: Entry | str) -> str:
    """Returns the text for a cell of a Markdown table. An enumerator's text begins with its type and ends with its marks."""
    if not isinstance(entry, Etor):
        return text.cell(entry if isinstance(entry, str) else entry.desc)
    marks = [mark for mark, is_on in (("optional", entry.optional), ("deprecated", entry.deprecated)) if is_on]
    typed = f"`{_type(entry)}`: " if entry.ctype else ""
    return typed + text.cell(entry.desc) + (f" ({', '.join(marks)})" if marks else "")


def declaration(member: Member, owner: Struct | Union) -> str:
    """Returns the C declaration of a member. Inside its own declaration, C knows a struct only by its tag."""
    declared = member.ctype.declare(member.name)
    return declared.replace(owner.name, f"struct {owner.name}") if member.ctype.base is owner else declared


def prototype(entry: Function | Callback) -> str:
    """Returns the C declaration, one parameter per line."""
    start = f"ur_result_t {entry.name}" if isinstance(entry, Function) else f"typedef {entry.returns.text} (*{entry.name})"
    listed = ",\n    ".join(param.declaration for param in entry.params)
    return f"{start}(\n    {listed});" if listed else f"{start}(void);"


def results(function: Function) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Returns every code with its conditions: implied codes, codes derived from parameters, codes of the spec."""
    codes: dict[str, list[str]] = {f"UR_RESULT_{code}": [] for code in _IMPLIED}
    if function.required_pointers:
        codes["UR_RESULT_ERROR_INVALID_NULL_POINTER"] = [_null(function.required_pointers)]
    if function.required_handles:
        codes["UR_RESULT_ERROR_INVALID_NULL_HANDLE"] = [_null(function.required_handles)]
    undeclared = [f"`{param.name}` is not a declared enumerator" for param in function.checked_enums]
    undeclared += [f"`{param.name}` has undeclared bits" for param in function.checked_flags]
    if undeclared:
        codes["UR_RESULT_ERROR_INVALID_ENUMERATION"] = undeclared
    for entry in function.returns:
        conditions = codes.setdefault(entry.code.name, [])
        for count in (param.length.name for param in function.lists if param.mismatch is entry.code and param.length):
            conditions += (f"a list is given and `{count}` is 0", f"no list is given and `{count}` is not 0")
        conditions += entry.when
    return tuple((code, tuple(conditions)) for code, conditions in codes.items())


def _null(params: Iterable[Param]) -> str:
    *others, last = (f"`{param.name}`" for param in params)
    return " or ".join(filter(None, (", ".join(others), last))) + " is null"
