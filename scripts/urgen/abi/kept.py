# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which keys of an entry a release keeps: all that is not words for people."""

from dataclasses import dataclass

from urgen.ctype import parse_type
from urgen.source import Mapping, Node, Scalar, Sequence
from urgen.values import enumerator

CURRENT = "UR_API_VERSION_CURRENT"  # grows with each release: what is kept is the version of the record


@dataclass(frozen=True)
class Kept:
    """An entry kind."""

    what: str  # parameter: how messages call it
    keys: tuple[str, ...]  # scalars and lists of scalars
    nested: tuple[tuple[str, str], ...] = ()  # ("params", "param"): lists of entries
    later: tuple[str, ...] = ()  # keys that a released entry may get: they promise more, or test more
    free: tuple[str, ...] = ()  # keys that may change: the record holds them to put the entry back whole
    ordered: bool = False  # as a nested entry: its place counts, and nothing comes between


KINDS = {
    "feature": Kept("feature", ("query",)),
    "macro": Kept("macro", ("params", "value"), (("cases", "case"),)),
    "case": Kept("case", ("value",), ordered=True),
    "handle": Kept("handle", ("integer",)),
    "typedef": Kept("type", ("type",)),
    "callback": Kept("callback", ("returns", "once"), (("params", "callback_param"),), later=("once",)),
    "callback_param": Kept("parameter", ("type",), ordered=True),
    "enum": Kept("enum", ("flags",)),
    "etor": Kept("enumerator", ("value", "type", "optional", "deprecated", "absent"), later=("deprecated",)),
    "struct": Kept("struct", ("base", "stype"), (("members", "member"),)),
    "member": Kept("member", ("type", "optional", "length", "tagged_by"), later=("optional",), ordered=True),
    "union": Kept("union", (), (("members", "union_member"),)),
    "union_member": Kept("member", ("type", "tag"), ordered=True),
    "function": Kept(
        "function",
        ("id", "table", "loader_only", "dispatch", "observed", "query"),
        (("params", "param"), ("returns", "return")),
        later=("observed",),
    ),
    "param": Kept(
        "parameter",
        (
            *("type", "dir", "optional", "length", "typed_by", "empty", "mismatch", "null_element", "touches", "unchecked"),
            *("creates", "reads", "retains", "consumes", "uncounted", "usm", "made_by", "made_with"),
        ),
        later=("optional", "touches", "null_element", "usm", "made_by", "made_with"),
        ordered=True,
    ),
    "return": Kept("result code", (), (("checks", "check"),)),
    "check": Kept("check", ("if", "example"), free=("example",)),
    "table": Kept("table", ()),
    "foreign_adapter": Kept("adapter", ("backend",)),
}

# The sections of a spec file with the kinds of their entries, but for enums, whose enumerators come from several files.
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
    """What an entry is known by among its neighbours."""
    start = f"{node.text('param')} " if kind == "check" else ""
    return start + node.text(identity_key(kind))


def identity_key(kind: str) -> str:
    """The key that a misspelt identity stands at."""
    return {"return": "code", "case": "condition", "check": "rule"}.get(kind, "name")


def meaning(node: Node | None, key: str) -> str:
    """A value without what its spelling leaves open: spaces, the base of a number, `false` for a key that is absent."""
    if isinstance(node, Sequence):
        return ", ".join(meaning(item, key) for item in node.items)
    if not isinstance(node, Scalar) or node.value is False or node.value is None:
        return ""
    if key == "value" and (number := enumerator(node)) is not None:
        return str(number)
    text = " ".join(str(node.value).split())
    form = parse_type(text) if key in ("type", "returns") else None
    if form is None:
        return text
    return form.text + ("" if form.array is None else f"[{form.array or ''}]")


def shown(node: Node | None, beside: Node | None = None) -> str:
    """A value as messages tell it; a number in the base of the one beside it."""
    if isinstance(node, Sequence):
        return "[" + ", ".join(shown(item) for item in node.items) + "]"
    if not isinstance(node, Scalar):
        return ""
    numbers = isinstance(node.value, int) and not isinstance(node.value, bool)
    if numbers and isinstance(beside, Scalar) and isinstance(beside.value, int):
        return hex(node.value) if beside.text.startswith("0x") else str(node.value)  # type: ignore[arg-type]
    return " ".join(node.text.split())
