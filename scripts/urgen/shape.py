# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The keys of each entry kind and the forms of their values. The schemas for editors come from the same tables."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from urgen.diagnostics import Diagnostics, close_match, closest
from urgen.source import Mapping, Node, Scalar, Sequence


@dataclass(frozen=True)
class Form:
    """The form of a value."""

    name: str  # the name of the form in messages, such as "a whole number"
    schema: dict[str, Any]  # the JSON Schema of the form
    fits: Callable[[Node], bool]
    entries: str = ""  # the kind of the entries in a list, such as "param"


def _is(node: Node, *types: type) -> bool:
    """Returns whether a value has one of the types. Here true and false are not numbers."""
    return isinstance(node, Scalar) and type(node.value) in types


def _is_filled(node: Node) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, str) and bool(node.value.strip())


def _named(names: str) -> Form:
    """Returns the form of a name of the spec; schema.py defines the names that editors offer."""
    return Form(TEXT.name, {"$ref": f"#/$defs/{names}"}, _is_filled)


def _listed(item: Form) -> Form:
    schema = {"type": "array", "items": item.schema}
    return Form("a list of texts", schema, lambda node: isinstance(node, Sequence) and all(map(item.fits, node.items)))


def _one_of(*words: str) -> Form:
    return Form(f"one of {', '.join(words)}", {"enum": [*words]}, lambda node: isinstance(node, Scalar) and node.value in words)


def _entries(kind: str) -> Form:
    schema = {"type": "array", "items": {"$ref": f"#/$defs/{kind}"}}
    return Form(f"a list of {kind} entries", schema, lambda node: isinstance(node, Sequence), kind)


def _some(kind: str) -> Form:
    schema = {**_entries(kind).schema, "minItems": 1}
    return Form(f"a list of at least one {kind}", schema, lambda node: isinstance(node, Sequence) and bool(node.items), kind)


TEXT = Form("a text that is not empty", {"type": "string", "pattern": r"\S"}, _is_filled)
FLAG = Form("true or false", {"type": "boolean"}, lambda node: _is(node, bool))
_MAYBE_EMPTY = Form("a text", {"type": "string"}, lambda node: _is(node, str))
_WHOLE = Form("a whole number", {"type": "integer"}, lambda node: _is(node, int))
_WHOLE_OR_TEXT = Form(
    "a whole number, UR_BIT(n) or UR_MAKE_VERSION(major, minor)",
    {"type": ["integer", "string"]},
    lambda node: _is(node, int, str),
)
_REASONS = Form(
    "a mapping of names to texts",
    {"$ref": "#/$defs/reasons"},
    lambda node: isinstance(node, Mapping) and all(map(_is_filled, node.items.values())),
)


@dataclass(frozen=True)
class Key:
    """A key that an entry kind may have."""

    name: str
    form: Form
    doc: str
    required: bool = False


@dataclass(frozen=True)
class Kind:
    """An entry kind with its keys. Each group in `one_of` needs exactly one key; `not_both` allows at most one."""

    keys: tuple[Key, ...]
    one_of: tuple[tuple[str, ...], ...] = ()
    not_both: tuple[tuple[str, ...], ...] = ()


_C_TYPE, _RESOURCE = _named("c_type"), _named("resource")
_CODE, _QUERY, _BACKEND = _named("result_code"), _named("query"), _named("backend")
_NAME = Key("name", TEXT, "the full C name", required=True)
_DESC = Key("desc", _MAYBE_EMPTY, "a description, in Markdown; identifiers in backticks", required=True)
_TYPE = Key("type", _C_TYPE, "the C type, e.g. const ur_event_handle_t*", required=True)

KINDS: dict[str, Kind] = {
    "spec": Kind(
        (
            Key("feature", TEXT, "the file's name without .yml", required=True),
            Key("title", TEXT, "the heading in the generated pages", required=True),
            Key("desc", _MAYBE_EMPTY, "the purpose of the feature", required=True),
            Key("query", _QUERY, "the query of ur_device_info_t that returns whether a device supports the feature"),
            Key("macros", _entries("macro"), "preprocessor macros"),
            Key("handles", _entries("handle"), "handle types"),
            Key("typedefs", _entries("typedef"), "aliases of types"),
            Key("callbacks", _entries("callback"), "function pointer types"),
            Key("enums", _entries("enum"), "enums, flags, and enumerators added to enums of other files"),
            Key("structs", _entries("struct"), "structs"),
            Key("unions", _entries("union"), "unions"),
            Key("functions", _entries("function"), "functions of the API"),
            Key("tables", _entries("table"), "function-pointer tables"),
            Key("foreign_adapters", _entries("foreign_adapter"), "third-party adapters that the loader looks for"),
        )
    ),
    "macro": Kind(
        (
            _NAME,
            _DESC,
            Key("params", _listed(TEXT), "names of the parameters of a function-like macro"),
            Key("value", _MAYBE_EMPTY, "the replacement text"),
            Key(
                "cases",
                _entries("case"),
                "replacement texts, each with a preprocessor condition; if no condition holds, the macro is empty",
            ),
        ),
        one_of=(("value", "cases"),),
    ),
    "case": Kind(
        (
            Key("condition", TEXT, "the preprocessor condition", required=True),
            Key("value", _MAYBE_EMPTY, "the replacement text", required=True),
        )
    ),
    "handle": Kind((_NAME, _DESC, Key("integer", FLAG, "the handle is a uintptr_t, not a pointer to an opaque struct"))),
    "typedef": Kind((_NAME, _TYPE, _DESC)),
    "callback": Kind(
        (
            _NAME,
            _DESC,
            Key("returns", _C_TYPE, "the C type that the function returns", required=True),
            Key("once", FLAG, "the API calls the function exactly once, so its user data may be freed after the call"),
            Key("params", _entries("callback_param"), "the parameters", required=True),
        )
    ),
    "callback_param": Kind((_NAME, _TYPE, _DESC)),
    "enum": Kind(
        (
            Key("name", TEXT, "the full C name, `ur_..._t`; `ur_..._flags_t` for flags"),
            Key("extend", _named("enum_name"), "the enum of another file that gets these enumerators"),
            Key("flags", FLAG, "the enumerators are single bits"),
            Key("desc", _MAYBE_EMPTY, "a description; not needed with `extend`"),
            Key("etors", _some("etor"), "the enumerators", required=True),
        ),
        one_of=(("name", "extend"),),
        not_both=(("extend", "flags"),),
    ),
    "etor": Kind(
        (
            _NAME,
            Key("value", _WHOLE_OR_TEXT, "the number, UR_BIT(n), or UR_MAKE_VERSION(major, minor)", required=True),
            Key(
                "type",
                _named("value_type"),
                "the C type of the value that this query returns: T[] for an array, char[] for a NUL-terminated string",
            ),
            Key("optional", FLAG, "the query may return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION"),
            Key("deprecated", FLAG, "the query exists only for old programs"),
            Key("absent", FLAG, "the query is about a feature outside this interface, so every adapter returns 0"),
            _DESC,
        )
    ),
    "struct": Kind(
        (
            _NAME,
            _DESC,
            Key("base", _named("struct_name"), "the struct whose members precede `members`, such as ur_base_desc_t"),
            Key("stype", TEXT, "the enumerator that marks this struct in a pNext chain"),
            Key("members", _some("member"), "the members after those of `base`", required=True),
        )
    ),
    "member": Kind(
        (
            _NAME,
            _TYPE,
            Key("optional", FLAG, "null is allowed; for `stype`: 0 is allowed, but the validation layer warns about it"),
            Key("length", TEXT, "the member with the number of elements"),
            Key("tagged_by", TEXT, "the member that selects the alternative of the union"),
            Key("usual", _WHOLE, "the number that generated tests pass, if a check rejects their default of 1"),
            _DESC,
        )
    ),
    "union": Kind((_NAME, _DESC, Key("members", _some("union_member"), "the alternatives", required=True))),
    "union_member": Kind((_NAME, _TYPE, Key("tag", TEXT, "the enumerator that selects the alternative", required=True), _DESC)),
    "function": Kind(
        (
            _NAME,
            Key("id", _WHOLE, "the number in ur_function_t, which is unique and never changes", required=True),
            Key("table", _named("table_name"), "the function-pointer table"),
            Key("loader_only", FLAG, "only the loader implements the function, so it is in no table"),
            Key(
                "dispatch",
                _one_of("loader"),
                "the loader's function is hand-written, because no argument determines the adapter",
            ),
            Key("observed", FLAG, "after each successful call, a layer runs hand-written code"),
            Key(
                "query",
                _QUERY,
                "the query that returns whether a device supports the function, if it differs from the query of the feature",
            ),
            _DESC,
            Key("details", _listed(TEXT), "further paragraphs"),
            Key("params", _entries("param"), "the parameters, in C order"),
            Key("returns", _entries("return"), "result codes in addition to those that the generator adds"),
        ),
        one_of=(("table", "loader_only"),),
    ),
    "param": Kind(
        (
            _NAME,
            _TYPE,
            Key("dir", _one_of("in", "out", "inout"), "the direction of the data", required=True),
            Key("optional", FLAG, "null is allowed"),
            Key(
                "length",
                TEXT,
                "the parameter with the number of elements or bytes: an input, or an output for a void** with `creates`",
            ),
            Key("typed_by", TEXT, "the parameter with the query, which determines the type of the value"),
            Key("empty", _CODE, "the result code when the count is 0"),
            Key(
                "mismatch", _CODE, "the result code when the pointer and the count contradict each other, or an element is null"
            ),
            Key(
                "null_element",
                _CODE,
                "the result code when a required array of handles has a null element, instead of INVALID_NULL_HANDLE",
            ),
            Key("touches", TEXT, "the parameter with the number of bytes that the command uses at this USM address"),
            Key("usual", _WHOLE, "the number that generated tests pass, if a check rejects their default of 1"),
            Key("unchecked", FLAG, "the generated checks allow null, although the parameter is required"),
            Key("creates", _RESOURCE, "the resource that the caller gets: a handle type or a lower_case name"),
            Key("reads", _RESOURCE, "the resource that must be alive"),
            Key("retains", _RESOURCE, "the resource that gets an additional reference"),
            Key("consumes", _RESOURCE, "the resource that the call ends, or releases a reference to"),
            Key("uncounted", FLAG, "the created object needs no release: it lives as long as its parent"),
            Key(
                "usm",
                FLAG,
                "the parameter is an address, which may be in USM memory or opened memory; this memory must be alive",
            ),
            Key("made_by", _listed(_named("function_name")), "the functions whose objects are allowed here"),
            Key("made_with", TEXT, "the flag that the object must have been created with"),
            Key("const_differs", TEXT, "the reason why other functions with this resource declare `const` differently"),
            _DESC,
        )
    ),
    "return": Kind(
        (
            Key("code", _CODE, "an enumerator of ur_result_t", required=True),
            Key("when", _listed(TEXT), "the conditions; each is a clause"),
            Key("checks", _entries("check"), "further conditions, which generated code checks"),
        )
    ),
    "check": Kind(
        (
            Key("rule", TEXT, "a name that is unique among the checks of the parameter, such as nonzero", required=True),
            Key("param", TEXT, "the parameter, or a member of its struct: pProperties->flags", required=True),
            Key("if", TEXT, "a C expression with the parameters that is true if the call is wrong", required=True),
            Key("example", TEXT, "C statements that change valid arguments so that the expression becomes true", required=True),
            Key("desc", TEXT, "the condition as a clause", required=True),
        )
    ),
    "table": Kind(
        (
            _NAME,
            Key(
                "slots",
                _listed(TEXT),
                "the released slots in order; ~Name or ~Name(types) reserves a slot. Unreleased tables have no `slots`",
            ),
        )
    ),
    "adapter": Kind(
        (
            Key("adapter", TEXT, "the name of the adapter's folder", required=True),
            Key("library", TEXT, "the file name of the adapter's library", required=True),
            Key("title", TEXT, "the adapter's name in generated pages and messages", required=True),
            Key("backend", _BACKEND, "the adapter's enumerator of ur_backend_t", required=True),
            Key("version", _WHOLE, "the value that the adapter returns for UR_ADAPTER_INFO_VERSION", required=True),
            Key("handle_id", _WHOLE, "the adapter's number in IPC handles; 0 if it exports no handles", required=True),
            Key("memfds_only", FLAG, "the adapter shares only memfds: importers reject other descriptors"),
            Key("on_request", FLAG, "the loader looks for the adapter only if an application requests it"),
            Key(
                "overlay",
                FLAG,
                "the adapter adds its functions to a vendor's adapter; loaders do not search for this adapter",
            ),
            Key(
                "own_table",
                FLAG,
                "the adapter exports a hand-written table, `ur::<adapter>::kDdiTable`, which wraps its functions",
            ),
            Key("functions", _listed(_named("function_name")), "the functions that the adapter implements"),
            Key(
                "functions_of",
                _named("adapter_name"),
                "the adapter whose bodies, `functions` and `missing` apply to this adapter",
            ),
            Key("missing", _REASONS, "the query of each missing feature, with the reason"),
        ),
        one_of=(("functions", "functions_of"),),
        not_both=(("functions_of", "missing"),),
    ),
    "foreign_adapter": Kind(
        (
            Key("name", TEXT, "the name in `libur_adapter_<name>.so.0`", required=True),
            Key("backend", _BACKEND, "the enumerator of ur_backend_t", required=True),
            _DESC,
        )
    ),
}


def check(kind_name: str, node: Node, problems: Diagnostics) -> None:
    """Reports where a node and its nested entries differ from the shape of their kind."""
    if not isinstance(node, Mapping):
        problems.error("UG009", node.loc, f"a {kind_name} must be a mapping with keys", "write `key: value` lines")
        return
    kind = KINDS[kind_name]
    keys_by_name = {key.name: key for key in kind.keys}
    for name in node.items.keys() - keys_by_name.keys():
        hint = close_match(name, keys_by_name) if closest(name, keys_by_name) else "known keys: " + ", ".join(keys_by_name)
        problems.error("UG007", node.keys[name], f"a {kind_name} has no key '{name}'", hint)
    for group in kind.one_of + kind.not_both:
        present = [name for name in group if name in node.items]
        for name in present[1:]:
            hint = f"drop one of them: {keys_by_name[present[0]].doc}, or {keys_by_name[name].doc}"
            problems.error("UG010", node.keys[name], f"'{present[0]}' and '{name}' exclude each other", hint)
        if not present and group in kind.one_of:
            hint = "; ".join(f"{name}: {keys_by_name[name].doc}" for name in group)
            problems.error("UG010", node.loc, "one of " + " and ".join(f"'{name}'" for name in group) + " is required", hint)
    for key in kind.keys:
        value = node.items.get(key.name)
        if value is None and key.required:
            problems.error("UG008", node.loc, f"the key '{key.name}' is missing", f"{key.name}: {key.doc}")
        elif value is not None and not key.form.fits(value):
            problems.error("UG009", value.loc, f"'{key.name}' must be {key.form.name}", f"{key.name}: {key.doc}")
        elif key.form.entries:
            for item in node.nodes(key.name):
                check(key.form.entries, item, problems)
