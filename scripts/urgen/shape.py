# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which keys an entry kind has and what their values are. The schemas for editors are made from the same tables."""

from dataclasses import dataclass
from typing import Any

from urgen.diagnostics import Diagnostics, close_match, closest
from urgen.source import Mapping, Node, Scalar, Sequence


@dataclass(frozen=True)
class Text:
    """A text, one of a few words, or a name of the spec."""

    words: tuple[str, ...] = ()
    empty: bool = False
    names: str = ""  # result_code: which names editors offer, see schema.py

    def describe(self) -> str:
        return "one of " + ", ".join(self.words) if self.words else "a text" + ("" if self.empty else " that is not empty")

    def fits(self, node: Node) -> bool:
        if not isinstance(node, Scalar) or not isinstance(node.value, str):
            return False
        return node.value in self.words if self.words else self.empty or bool(node.value.strip())

    def schema(self) -> dict[str, Any]:
        if self.names:
            return {"$ref": f"#/$defs/{self.names}"}
        if self.words:
            return {"enum": list(self.words)}
        return {"type": "string"} if self.empty else {"type": "string", "pattern": r"\S"}


@dataclass(frozen=True)
class Whole:
    """A whole number."""

    def describe(self) -> str:
        return "a whole number"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Scalar) and isinstance(node.value, int) and not isinstance(node.value, bool)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer"}


@dataclass(frozen=True)
class WholeOrText:
    """A whole number or a text that the C compiler evaluates."""

    def describe(self) -> str:
        return "a whole number, UR_BIT(n) or UR_MAKE_VERSION(major, minor)"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Scalar) and isinstance(node.value, int | str) and not isinstance(node.value, bool)

    def schema(self) -> dict[str, Any]:
        return {"type": ["integer", "string"]}


@dataclass(frozen=True)
class Flag:
    """true or false."""

    def describe(self) -> str:
        return "true or false"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Scalar) and isinstance(node.value, bool)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Texts:
    """A list of texts, or of names of the spec."""

    names: str = ""

    def describe(self) -> str:
        return "a list of texts"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Sequence) and all(Text().fits(item) for item in node.items)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": Text(names=self.names).schema()}


@dataclass(frozen=True)
class Reasons:
    """A mapping of names of the spec to texts."""

    def describe(self) -> str:
        return "a mapping of names to texts"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Mapping) and all(Text().fits(item) for item in node.items.values())

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/reasons"}


@dataclass(frozen=True)
class Entries:
    """A list of mappings of one kind."""

    kind: str

    def describe(self) -> str:
        return f"a list of {self.kind} entries"

    def fits(self, node: Node) -> bool:
        return isinstance(node, Sequence)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"$ref": f"#/$defs/{self.kind}"}}


Form = Text | Whole | WholeOrText | Flag | Texts | Reasons | Entries


@dataclass(frozen=True)
class Key:
    """A key an entry kind may have."""

    name: str
    form: Form
    doc: str
    required: bool = False


@dataclass(frozen=True)
class Kind:
    """An entry kind with its keys; of each group in `one_of` exactly one key is given, of `not_both` at most one."""

    keys: tuple[Key, ...]
    one_of: tuple[tuple[str, ...], ...] = ()
    not_both: tuple[tuple[str, ...], ...] = ()


_TEXT, _FLAG = Text(), Flag()
_C_TYPE, _RESOURCE = Text(names="c_type"), Text(names="resource")
_CODE, _QUERY, _BACKEND = Text(names="result_code"), Text(names="query"), Text(names="backend")
_MAYBE_EMPTY = Text(empty=True)
_NAME = Key("name", _TEXT, "the full C name", required=True)
_DESC = Key("desc", _MAYBE_EMPTY, "what it is, in Markdown; identifiers in backticks", required=True)
_TYPE = Key("type", _C_TYPE, "the C type, e.g. const ur_event_handle_t*", required=True)

KINDS: dict[str, Kind] = {
    "spec": Kind(
        (
            Key("feature", _TEXT, "the stem of the file's name", required=True),
            Key("title", _TEXT, "the heading in the documents", required=True),
            Key("desc", _MAYBE_EMPTY, "what the feature is for", required=True),
            Key("query", _QUERY, "the device info that tells whether a device supports the feature"),
            Key("macros", Entries("macro"), "preprocessor macros"),
            Key("handles", Entries("handle"), "handle types"),
            Key("typedefs", Entries("typedef"), "other names for types"),
            Key("callbacks", Entries("callback"), "function pointer types"),
            Key("enums", Entries("enum"), "enums, flags, and enumerators added to enums of other files"),
            Key("structs", Entries("struct"), "structs"),
            Key("unions", Entries("union"), "unions"),
            Key("functions", Entries("function"), "functions of the API"),
            Key("tables", Entries("table"), "function-pointer tables"),
            Key("foreign_adapters", Entries("foreign_adapter"), "third-party adapters that the loader looks for"),
        )
    ),
    "macro": Kind(
        (
            _NAME,
            _DESC,
            Key("params", Texts(), "names of the parameters of a function-like macro"),
            Key("value", _MAYBE_EMPTY, "the replacement text"),
            Key("cases", Entries("case"), "replacement texts by preprocessor condition; otherwise empty"),
        ),
        one_of=(("value", "cases"),),
    ),
    "case": Kind(
        (
            Key("condition", _TEXT, "the preprocessor condition", required=True),
            Key("value", _MAYBE_EMPTY, "the replacement text", required=True),
        )
    ),
    "handle": Kind((_NAME, _DESC, Key("integer", _FLAG, "a uintptr_t instead of a pointer to an opaque struct"))),
    "typedef": Kind((_NAME, _TYPE, _DESC)),
    "callback": Kind(
        (
            _NAME,
            _DESC,
            Key("returns", _C_TYPE, "the C type the function returns", required=True),
            Key("once", _FLAG, "it is called exactly once, so its user data may be freed after the call"),
            Key("params", Entries("callback_param"), "the parameters", required=True),
        )
    ),
    "callback_param": Kind((_NAME, _TYPE, _DESC)),
    "enum": Kind(
        (
            Key("name", _TEXT, "the full C name, `ur_..._t`; `ur_..._flags_t` for flags"),
            Key("extend", Text(names="enum_name"), "the enum of another file that gets these enumerators"),
            Key("flags", _FLAG, "the enumerators are single bits"),
            Key("desc", _MAYBE_EMPTY, "what it is; an extension needs none"),
            Key("etors", Entries("etor"), "the enumerators", required=True),
        ),
        one_of=(("name", "extend"),),
        not_both=(("extend", "flags"),),
    ),
    "etor": Kind(
        (
            _NAME,
            Key("value", WholeOrText(), "the number, UR_BIT(n), or UR_MAKE_VERSION(major, minor)", required=True),
            Key(
                "type",
                Text(names="value_type"),
                "C type of the value a query of this info returns; T[] an array, char[] a string with NUL",
            ),
            Key("optional", _FLAG, "the query may answer UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION"),
            Key("deprecated", _FLAG, "kept for old programs"),
            Key("absent", _FLAG, "a query about what lies outside this interface: every adapter answers 0"),
            _DESC,
        )
    ),
    "struct": Kind(
        (
            _NAME,
            _DESC,
            Key("base", Text(names="struct_name"), "the struct whose members come first, e.g. ur_base_desc_t"),
            Key("stype", _TEXT, "the enumerator that marks this struct in a pNext chain"),
            Key("members", Entries("member"), "its own members", required=True),
        )
    ),
    "member": Kind(
        (
            _NAME,
            _TYPE,
            Key("optional", _FLAG, "null is allowed"),
            Key("length", _TEXT, "the member that counts the elements"),
            Key("tagged_by", _TEXT, "the member that says which alternative of the union holds"),
            Key("usual", Whole(), "the number that generated tests use if a check refuses their default"),
            _DESC,
        )
    ),
    "union": Kind((_NAME, _DESC, Key("members", Entries("union_member"), "the alternatives", required=True))),
    "union_member": Kind((_NAME, _TYPE, Key("tag", _TEXT, "the enumerator that selects it", required=True), _DESC)),
    "function": Kind(
        (
            _NAME,
            Key("id", Whole(), "its number in ur_function_t, unique and never changed", required=True),
            Key("table", Text(names="table_name"), "the function-pointer table"),
            Key("loader_only", _FLAG, "implemented only by the loader; in no table"),
            Key("dispatch", Text(("loader",)), "the loader's intercept is hand-written"),
            Key("observed", _FLAG, "a layer's hand-written code is notified after each successful call"),
            Key("query", _QUERY, "the device info that tells support, when it is not the feature's"),
            _DESC,
            Key("details", Texts(), "further paragraphs"),
            Key("params", Entries("param"), "the parameters, in C order"),
            Key("returns", Entries("return"), "result codes beyond the implied and derived ones"),
        ),
        one_of=(("table", "loader_only"),),
    ),
    "param": Kind(
        (
            _NAME,
            _TYPE,
            Key("dir", Text(("in", "out", "inout")), "who writes it", required=True),
            Key("optional", _FLAG, "null is allowed"),
            Key("length", _TEXT, "the parameter that counts the elements, or the bytes of a void*"),
            Key("typed_by", _TEXT, "the info enum parameter that says what the value is"),
            Key("empty", _CODE, "the result code when the count is 0"),
            Key("mismatch", _CODE, "the result code when pointer and count contradict, or an element is null"),
            Key(
                "null_element",
                _CODE,
                "the result code when an element of a required array of handles is null; INVALID_NULL_HANDLE otherwise",
            ),
            Key("touches", _TEXT, "the parameter with the bytes of USM that the command uses here"),
            Key("usual", Whole(), "the number that generated tests use if a check refuses their default"),
            Key("unchecked", _FLAG, "null is passed on although the parameter is required"),
            Key("creates", _RESOURCE, "the resource the caller gets: a handle type or a lower_case name"),
            Key("reads", _RESOURCE, "the resource that must be alive"),
            Key("retains", _RESOURCE, "the resource that gets one reference more"),
            Key("consumes", _RESOURCE, "the resource that ends or loses a reference"),
            Key("uncounted", _FLAG, "what it creates lives as long as its parent and needs no release"),
            Key("usm", _FLAG, "an address that may lie in USM or opened memory, which must be alive"),
            Key("made_by", Texts(names="function_name"), "the functions that make objects which are allowed here"),
            Key("made_with", _TEXT, "the flag that the object must have been created with"),
            Key("const_differs", _TEXT, "why its const differs from the other functions of the resource"),
            _DESC,
        )
    ),
    "return": Kind(
        (
            Key("code", _CODE, "an enumerator of ur_result_t", required=True),
            Key("when", Texts(), "the conditions, each a clause"),
            Key("checks", Entries("check"), "further conditions, which code can test"),
        )
    ),
    "check": Kind(
        (
            Key("rule", _TEXT, "a word that names it among the checks of the parameter, e.g. nonzero", required=True),
            Key("param", _TEXT, "the parameter, or a member of its struct: pProperties->flags", required=True),
            Key("if", _TEXT, "a C expression over the parameters that holds when the call is wrong", required=True),
            Key("example", _TEXT, "C statements that make it hold for otherwise good arguments", required=True),
            Key("desc", _TEXT, "the condition as a clause", required=True),
        )
    ),
    "table": Kind((_NAME, Key("slots", Texts(), "the slots in released order; ~Name is reserved", required=True))),
    "adapter": Kind(
        (
            Key("adapter", _TEXT, "the name of its folder", required=True),
            Key("library", _TEXT, "the file name of its library", required=True),
            Key("title", _TEXT, "the name in the documents", required=True),
            Key("backend", _BACKEND, "its enumerator of ur_backend_t", required=True),
            Key("version", Whole(), "what it answers to UR_ADAPTER_INFO_VERSION", required=True),
            Key("handle_id", Whole(), "its number in handles for IPC; 0 where it shares nothing", required=True),
            Key("memfds_only", _FLAG, "all that it shares are memfds: no other descriptor is taken in their place"),
            Key("on_request", _FLAG, "the loader looks for it only when an application asks for it"),
            Key("own_table", _FLAG, "it hands out `ur::<adapter>::kDdiTable`, which wraps its functions"),
            Key("functions", Texts(names="function_name"), "the functions it implements"),
            Key(
                "functions_of",
                Text(names="adapter_name"),
                "the adapter whose functions and `missing` are its own, too: they share their bodies",
            ),
            Key("missing", Reasons(), "the query of each feature it leaves out, with the reason"),
        ),
        one_of=(("functions", "functions_of"),),
        not_both=(("functions_of", "missing"),),
    ),
    "foreign_adapter": Kind(
        (
            Key("name", _TEXT, "as in `libur_adapter_<name>.so.0`", required=True),
            Key("backend", _BACKEND, "its enumerator of ur_backend_t", required=True),
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
    known = {key.name: key for key in kind.keys}
    for name in node.items.keys() - known.keys():
        hint = close_match(name, known) if closest(name, known) else "known keys: " + ", ".join(known)
        problems.error("UG007", node.keys[name], f"a {kind_name} has no key '{name}'", hint)
    for group in kind.one_of + kind.not_both:
        given = [name for name in group if name in node.items]
        for name in given[1:]:
            hint = f"drop one of them: {known[given[0]].doc}, or {known[name].doc}"
            problems.error("UG010", node.keys[name], f"'{given[0]}' and '{name}' exclude each other", hint)
        if not given and group in kind.one_of:
            hint = "; ".join(f"{name}: {known[name].doc}" for name in group)
            problems.error("UG010", node.loc, "one of " + " and ".join(f"'{name}'" for name in group) + " is needed", hint)
    for key in kind.keys:
        value = node.items.get(key.name)
        if value is None and key.required:
            problems.error("UG008", node.loc, f"the key '{key.name}' is missing", f"{key.name}: {key.doc}")
        elif value is not None and not key.form.fits(value):
            problems.error("UG009", value.loc, f"'{key.name}' must be {key.form.describe()}", f"{key.name}: {key.doc}")
        elif isinstance(key.form, Entries):
            for item in node.nodes(key.name):
                check(key.form.kind, item, problems)
