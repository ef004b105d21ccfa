# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The keys that a release records for each entry kind: all except texts for people."""

from dataclasses import dataclass

from urgen.ctype import parse_type
from urgen.source import Mapping, Node, Scalar, Sequence
from urgen.values import enumerator

CURRENT = "UR_API_VERSION_CURRENT"  # grows with each release: the record keeps its own version instead


@dataclass(frozen=True)
class RecordedKeys:
    """The recorded keys of an entry kind, and how they may change."""

    what: str  # parameter: its name in messages
    keys: tuple[str, ...]  # scalars and lists of scalars
    nested: tuple[tuple[str, str], ...] = ()  # ("params", "param"): lists of entries
    addable: tuple[str, ...] = ()  # keys that may be added to a released entry, because they only add promises or tests
    # Keys that may be dropped from a released entry, because the entry promises more without them.
    droppable: tuple[str, ...] = ()
    changeable: tuple[str, ...] = ()  # keys that may change: the record holds them so that it can restore the entry
    ordered: bool = False  # the order of nested entries is part of the ABI


_ETOR = ("deprecated", "absent")
KINDS = {
    "feature": RecordedKeys("feature", ("query",)),
    "macro": RecordedKeys("macro", ("params", "value"), (("cases", "case"),)),
    "case": RecordedKeys("case", ("value",), ordered=True),
    "handle": RecordedKeys("handle", ("integer",)),
    "typedef": RecordedKeys("type", ("type",)),
    "callback": RecordedKeys("callback", ("returns", "once"), (("params", "callback_param"),), addable=("once",)),
    "callback_param": RecordedKeys("parameter", ("type",), ordered=True),
    "enum": RecordedKeys("enum", ("flags",)),
    "etor": RecordedKeys(
        "enumerator", ("value", "type", "optional", "deprecated", "absent"), addable=("deprecated",), droppable=("absent",)
    ),
    "struct": RecordedKeys("struct", ("base", "stype"), (("members", "member"),)),
    "member": RecordedKeys("member", ("type", "optional", "length", "tagged_by"), addable=("optional",), ordered=True),
    "union": RecordedKeys("union", (), (("members", "union_member"),)),
    "union_member": RecordedKeys("member", ("type", "tag"), ordered=True),
    "function": RecordedKeys(
        "function",
        ("id", "table", "loader_only", "dispatch", "observed", "query"),
        (("params", "param"), ("returns", "return")),
        addable=("observed",),
    ),
    "param": RecordedKeys(
        "parameter",
        (
            *("type", "dir", "optional", "length", "typed_by", "empty", "mismatch", "null_element", "touches", "unchecked"),
            *("creates", "reads", "retains", "consumes", "uncounted", "usm", "made_by", "made_with"),
        ),
        addable=("optional", "touches", "null_element", "usm", "made_by", "made_with"),
        ordered=True,
    ),
    "return": RecordedKeys("result code", (), (("checks", "check"),)),
    "check": RecordedKeys("check", ("if", "example"), changeable=("example",)),
    "table": RecordedKeys("table", ()),
    "foreign_adapter": RecordedKeys("adapter", ("backend",)),
}

# The sections of a spec file with the kinds of their entries. Enums are compared separately: several files extend them.
SECTIONS = {
    "macros": "macro",
    "handles": "handle",
    "typedefs": "typedef",
    "callbacks": "callback",
    "structs": "struct",
    "unions": "union",
    "functions": "function",
    "foreign_adapters": "foreign_adapter",
}


def identity(kind: str, node: Mapping) -> str:
    """Returns the name that identifies an entry among its neighbors."""
    start = f"{node.text('param')} " if kind == "check" else ""
    return start + node.text(identity_key(kind))


def identity_key(kind: str) -> str:
    """Returns the key that holds the identity of an entry."""
    return {"return": "code", "case": "condition", "check": "rule"}.get(kind, "name")


def canonical(node: Node | None, key: str) -> str:
    """Returns a value in a canonical form, without differences in spaces and number bases. `false` equals an absent key."""
    if isinstance(node, Sequence):
        return ", ".join(canonical(item, key) for item in node.items)
    if not isinstance(node, Scalar) or node.value is False or node.value is None:
        return ""
    if key == "value" and (number := enumerator(node)) is not None:
        return str(number)
    text = " ".join(str(node.value).split())
    form = parse_type(text) if key in ("type", "returns") else None
    if form is None:
        return text
    return form.text + ("" if form.array is None else f"[{form.array or ''}]")


def format_value(node: Node | None, beside: Node | None = None) -> str:
    """Returns a value as text for messages. A number uses the base of `beside`."""
    if isinstance(node, Sequence):
        return "[" + ", ".join(format_value(item) for item in node.items) + "]"
    if not isinstance(node, Scalar):
        return ""
    is_number = isinstance(node.value, int) and not isinstance(node.value, bool)
    if is_number and isinstance(beside, Scalar) and isinstance(beside.value, int):
        return hex(node.value) if beside.text.startswith("0x") else str(node.value)  # type: ignore[arg-type]
    return " ".join(node.text.split())
