# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes to model: every reference becomes an object, enum extensions are merged.

Works on entries that have their shape. A reference that cannot be resolved is reported unless its word stands in a
broken entry, so that one mistake gives one message.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from urgen import model
from urgen.ctype import BUILTINS, parse_type
from urgen.diagnostics import Diagnostics, Loc, close_match, closest
from urgen.names import Name
from urgen.shape import nameless
from urgen.source import Mapping, Scalar
from urgen.values import enumerator, is_version

_LIFETIME_KEYS = ("creates", "reads", "retains", "consumes")
_FEW = 3  # uses of an unknown type that are told one by one
_T = TypeVar("_T")


@dataclass
class Sources:
    """The checked input: one mapping a file, and the words of entries that were dropped."""

    files: list[Mapping] = field(default_factory=list)
    excused: set[str] = field(default_factory=set)


def build(sources: Sources, problems: Diagnostics) -> model.Spec | None:
    """The model; None when the spec has not even a version."""
    return _Builder(sources, problems).spec()


def _link(entry: object, **fields: object) -> None:
    """Sets fields that could not be known when the object was made; the model is frozen for everybody else."""
    for name, value in fields.items():
        object.__setattr__(entry, name, value)


class _Builder:
    def __init__(self, sources: Sources, problems: Diagnostics) -> None:
        self._sources = sources
        self._problems = problems
        self._types: dict[str, model.NamedType] = {name: model.Builtin(name=Name(name)) for name in BUILTINS}
        self._etors: dict[str, model.Etor] = {}
        self._unresolved = model.Builtin(name=Name("void"), kind=model.UNRESOLVED)
        self._names: dict[str, Loc] = {}
        self._resources: dict[str, model.Resource] = {}
        self._features: list[model.Feature] = []
        self._unknown: dict[str, list[tuple[Loc, str, str]]] = {}  # by type: where it is used, a message and a hint

    def spec(self) -> model.Spec | None:
        files = sorted(self._sources.files, key=lambda node: node.text("feature"))
        self._features = [self._declare(node) for node in files]
        for feature, node in zip(self._features, files, strict=True):
            self._extend(feature, node)
        for enum in self._all("enums"):
            self._number(enum)
        for feature in self._features:
            self._link_types(feature)
        for feature, node in zip(self._features, files, strict=True):
            self._functions(feature, node)
        tables = self._tables([entry for node in files for entry in node.entries("tables")])
        self._tell_unknown_types()
        version = self._version()
        if version is None:
            return None
        return model.Spec(
            version=version,
            features=tuple(feature for feature in self._features if _has_entries(feature)),
            macros=self._all("macros"),
            handles=self._all("handles"),
            typedefs=self._all("typedefs"),
            callbacks=self._all("callbacks"),
            enums=self._all("enums"),
            structs=self._all("structs"),
            unions=self._all("unions"),
            types=tuple(self._ordered_types()),
            functions=tuple(sorted(self._all("functions"), key=lambda function: function.id)),
            tables=tables,
            resources=tuple(sorted(self._resources.values(), key=lambda resource: resource.name)),
            adapters=(),
            foreign_adapters=(),
        )

    def _all(self, section: str) -> tuple[Any, ...]:
        return tuple(entry for feature in self._features for entry in getattr(feature, section))

    # Declarations: every named thing exists, with its references still open.

    def _declare(self, node: Mapping) -> model.Feature:
        feature = node.text("feature")
        return model.Feature(
            name=Name(feature),
            title=node.text("title"),
            desc=node.text("desc").strip(),
            query=None,
            macros=tuple(self._macro(entry, feature) for entry in self._fresh(node, "macros")),
            handles=tuple(
                self._type(model.Handle(**_common(entry, feature), integer=entry.flag("integer")))
                for entry in self._fresh(node, "handles")
            ),
            typedefs=tuple(
                self._type(model.Typedef(**_common(entry, feature), ctype=self._plain(self._unresolved)))
                for entry in self._fresh(node, "typedefs")
            ),
            callbacks=tuple(self._type(self._callback(entry, feature)) for entry in self._fresh(node, "callbacks")),
            enums=tuple(self._enum(entry, feature) for entry in self._fresh(node, "enums")),
            extensions=(),
            structs=tuple(
                self._type(model.Struct(**_common(entry, feature), base=None, stype=None, members=()))
                for entry in self._fresh(node, "structs")
            ),
            unions=tuple(
                self._type(model.Union(**_common(entry, feature), members=())) for entry in self._fresh(node, "unions")
            ),
            functions=(),
            node=node,
        )

    def _fresh(self, node: Mapping, section: str) -> Iterator[Mapping]:
        """The entries of a section whose names are new."""
        for entry in node.entries(section):
            if "extend" not in entry.items and self._is_fresh(entry):
                yield entry

    def _is_fresh(self, entry: Mapping) -> bool:
        name = entry.text("name")
        first = self._names.setdefault(name, entry.at("name"))
        if first != entry.at("name"):
            hint = f"first declared at {first}"
            self._problems.error("UG015", entry.at("name"), f"'{name}' is declared twice", hint)
            self._sources.excused.add(name)
        return first == entry.at("name")

    def _type(self, entry: _T) -> _T:
        self._types[entry.name] = entry  # type: ignore[attr-defined,assignment]
        return entry

    @staticmethod
    def _macro(entry: Mapping, feature: str) -> model.Macro:
        cases = tuple(model.Case(condition=case.text("condition"), value=case.text("value")) for case in entry.entries("cases"))
        return model.Macro(
            **_common(entry, feature), params=tuple(entry.texts("params")), value=entry.text("value"), cases=cases
        )

    def _callback(self, entry: Mapping, feature: str) -> model.Callback:
        once = entry.flag("once")
        return self._type(
            model.Callback(**_common(entry, feature), returns=self._plain(self._unresolved), params=(), once=once)
        )

    def _enum(self, entry: Mapping, feature: str) -> model.Enum:
        enum = self._type(model.Enum(**_common(entry, feature), is_flags=entry.flag("flags"), etors=()))
        _link(enum, etors=self._enumerators(enum, entry, feature))
        return enum

    def _enumerators(self, enum: model.Enum, entry: Mapping, feature: str) -> tuple[model.Etor, ...]:
        etors = []
        for node in entry.entries("etors"):
            if not self._is_fresh(node):
                continue
            value = self._value(node)
            if value is None:
                self._sources.excused.add(node.text("name"))
                continue
            etor = model.Etor(
                **_common(node, feature),
                enum=enum,
                value=value,
                text=" ".join(node.raw("value").split()),
                alias=False,
                ctype=None,
                optional=node.flag("optional"),
                deprecated=node.flag("deprecated"),
                absent=node.flag("absent"),
            )
            self._etors[etor.name] = etor
            etors.append(etor)
        return tuple(etors)

    def _value(self, node: Mapping) -> int | None:
        scalar = node.items["value"]
        assert isinstance(scalar, Scalar)
        value = enumerator(scalar)
        if value is None:
            hint = "write a number such as 0x1000 or a text such as UR_MAKE_VERSION(0, 12)"
            self._problems.error("UG033", scalar.loc, f"'{scalar.text}' is no enumerator value", hint)
        return value

    def _extend(self, feature: model.Feature, node: Mapping) -> None:
        extensions = []
        for entry in node.entries("enums"):
            if "extend" not in entry.items:
                continue
            name = entry.text("extend")
            enum = self._types.get(name)
            if not isinstance(enum, model.Enum):
                hint = close_match(name, self._names)
                self._report("UG020", name, entry.at("extend"), f"no enum '{name}' to extend", hint)
                continue
            etors = self._enumerators(enum, entry, feature.name)
            _link(enum, etors=enum.etors + etors)
            extensions.append(model.Extension(enum=enum, etors=etors))
        _link(feature, extensions=tuple(extensions))

    def _number(self, enum: model.Enum) -> None:
        """Sorts by value; a later enumerator with a number already taken is an alias, wanted only for versions."""
        first: dict[int, model.Etor] = {}
        for etor in enum.etors:
            holder = first.setdefault(etor.value, etor)
            if holder is etor:
                continue
            _link(etor, alias=True)
            if not is_version(etor.text):
                hint = f"{holder.name} has it, at {holder.node.at('value')}"
                self._problems.error("UG017", etor.node.at("value"), f"the value {etor.text} is used twice", hint)
        _link(enum, etors=tuple(sorted(enum.etors, key=lambda etor: etor.value)))

    # Links between types.

    def _report(self, rule: str, word: str, loc: Loc, message: str, hint: str) -> None:
        if not self._sources.excused & {word, nameless("file")}:
            self._problems.error(rule, loc, message, hint)

    def _tell_unknown_types(self) -> None:
        """Each place of a few; of many the first, since it is the declaration that is missing or misspelt then."""
        for name, uses in self._unknown.items():
            if len(uses) <= _FEW:
                for loc, message, hint in uses:
                    self._report("UG014", name, loc, message, hint)
            else:
                loc, message, _ = min(uses)
                hint = "declare it, or mend the name where it is declared"
                self._report("UG014", name, loc, f"{message}, and {len(uses) - 1} other places use it too", hint)

    @staticmethod
    def _plain(base: model.NamedType) -> model.CType:
        return model.CType(base, False, (), None, base.name)

    def _ctype(self, entry: Mapping, key: str = "type") -> model.CType:
        text = entry.text(key)
        form = parse_type(text)
        if form is None:
            hint = "allowed: [const] name, any number of *, then [] or [N]"
            self._problems.error("UG012", entry.at(key), f"'{text}' is no C type of the allowed forms", hint)
            return self._plain(self._unresolved)
        base = self._types.get(form.base)
        if base is None:
            hint = close_match(form.base, self._types)
            self._unknown.setdefault(form.base, []).append((entry.at(key), f"unknown type '{form.base}'", hint))
            base = self._unresolved
        return model.CType(base, form.is_const, form.stars, form.array, form.text)

    def _etor(self, rule: str, entry: Mapping, key: str, what: str) -> model.Etor | None:
        name = entry.text(key)
        if not name:
            return None
        etor = self._etors.get(name)
        if etor is None:
            self._report(rule, name, entry.at(key), f"unknown {what} '{name}'", close_match(name, self._etors))
        return etor

    def _code(self, entry: Mapping, key: str) -> model.Etor | None:
        etor = self._etor("UG022", entry, key, "result code")
        if etor is not None and etor.enum.name != "ur_result_t":
            message = f"'{etor.name}' is no enumerator of ur_result_t"
            self._problems.error("UG022", entry.at(key), message, "write a UR_RESULT_ERROR_... code")
        elif etor is not None and etor.value == 0:
            hint = "drop it: every function may answer that"
            self._problems.error("UG022", entry.at(key), f"'{etor.name}' is no error", hint)
        return etor

    def _query(self, entry: Mapping) -> model.Etor | None:
        """Generated code answers a query of a device; another question it could not answer."""
        etor = self._etor("UG030", entry, "query", "device info")
        if etor is not None and etor.enum.name != "ur_device_info_t":
            message, hint = f"'{etor.name}' is no enumerator of ur_device_info_t", "write the device info that tells support"
            self._problems.error("UG030", entry.at("query"), message, hint)
            return None
        return etor

    def _sibling(self, entry: Mapping, key: str, siblings: dict[str, _T], what: str) -> _T | None:
        name = entry.text(key)
        if not name:
            return None
        if name not in siblings:
            hint = close_match(name, siblings)
            self._report("UG021", name, entry.at(key), f"'{key}' names no {what}: '{name}'", hint)
        return siblings.get(name)

    def _link_types(self, feature: model.Feature) -> None:
        _link(feature, query=self._query(feature.node))
        for typedef in feature.typedefs:
            _link(typedef, ctype=self._ctype(typedef.node))
        for callback in feature.callbacks:
            params = tuple(
                model.CallbackParam(**_common(node, feature.name), ctype=self._ctype(node))
                for node in self._distinct(callback.node.entries("params"), "parameter")
            )
            _link(callback, returns=self._ctype(callback.node, "returns"), params=params)
        for enum in feature.enums:
            for etor in enum.etors:
                if "type" in etor.node.items:
                    _link(etor, ctype=self._ctype(etor.node))
        for struct in feature.structs:
            self._link_struct(struct)
        for union in feature.unions:
            _link(union, members=self._members(union.node, feature.name))

    def _link_struct(self, struct: model.Struct) -> None:
        name = struct.node.text("base")
        base = self._types.get(name)
        if name and not isinstance(base, model.Struct):
            hint = close_match(name, self._names)
            self._report("UG031", name, struct.node.at("base"), f"unknown base struct '{name}'", hint)
        elif isinstance(base, model.Struct) and _descends(base, struct):
            message = f"'{struct.name}' is a base of itself"
            self._problems.error("UG031", struct.node.at("base"), message, "name a base that ends")
        elif isinstance(base, model.Struct):
            _link(struct, base=base)
        stype = self._etor("UG031", struct.node, "stype", "structure type")
        _link(struct, stype=stype, members=self._members(struct.node, struct.feature))

    def _members(self, entry: Mapping, feature: str) -> tuple[model.Member, ...]:
        members = {
            node.text("name"): model.Member(
                **_common(node, feature),
                ctype=self._ctype(node),
                optional=node.flag("optional"),
                length=None,
                tagged_by=None,
                tag=self._etor("UG031", node, "tag", "tag"),
                usual=node.number("usual"),
            )
            for node in self._distinct(entry.entries("members"), "member")
        }
        for member in members.values():
            for key in ("length", "tagged_by"):
                _link(member, **{key: self._sibling(member.node, key, members, "member")})
        return tuple(members.values())

    def _distinct(self, entries: Iterable[Mapping], what: str) -> Iterator[Mapping]:
        seen: dict[str, Loc] = {}
        for entry in entries:
            name = entry.text("name")
            if name in seen:
                hint = f"first in line {seen[name].line}"
                self._problems.error("UG015", entry.at("name"), f"the {what} '{name}' occurs twice", hint)
                continue
            seen[name] = entry.at("name")
            yield entry

    # Functions, resources and tables.

    def _functions(self, feature: model.Feature, node: Mapping) -> None:
        functions = [self._function(entry, feature) for entry in node.entries("functions") if self._is_fresh(entry)]
        _link(feature, functions=tuple(functions))

    def _function(self, entry: Mapping, feature: model.Feature) -> model.Function:
        params = self._params(entry, feature.name)
        function = model.Function(
            **_common(entry, feature.name),
            id=entry.number("id"),
            details=tuple(text.strip() for text in entry.texts("details")),
            params=params,
            returns=tuple(self._returns(entry, {param.name: param for param in params})),
            query=self._query(entry) or feature.query,
            table=None,
            slot="",
            loader_only=entry.flag("loader_only"),
            hand_dispatched=entry.text("dispatch") == "loader",
            observed=entry.flag("observed"),
        )
        for param in function.params:
            for key, users in zip(_LIFETIME_KEYS, ("created_by", "read_by", "retained_by", "consumed_by"), strict=True):
                resource = getattr(param, key)
                if resource is not None:
                    _link(resource, **{users: (*getattr(resource, users), function)})
        return function

    def _returns(self, entry: Mapping, params: dict[str, model.Param]) -> Iterator[model.Return]:
        for node in entry.entries("returns"):
            code = self._code(node, "code")
            checks = tuple(self._checks(node.entries("checks"), params))
            when = (*(text.strip() for text in node.texts("when")), *(check.desc for check in checks))
            if code is not None:
                yield model.Return(code=code, when=when, checks=checks)

    def _checks(self, entries: list[Mapping], params: dict[str, model.Param]) -> Iterator[model.Check]:
        for node in entries:
            path = node.text("param")
            if model.split_path(path)[0] not in params:
                self._report(
                    "UG021", path, node.at("param"), f"'param' names no parameter: '{path}'", close_match(path, params)
                )
            yield model.Check(
                rule=node.text("rule"),
                path=path,
                condition=node.text("if"),
                example=node.text("example"),
                desc=node.text("desc").strip(),
            )

    def _params(self, entry: Mapping, feature: str) -> tuple[model.Param, ...]:
        params = {
            node.text("name"): model.Param(
                **_common(node, feature),
                ctype=self._ctype(node),
                dir=node.text("dir"),
                optional=node.flag("optional"),
                length=None,
                typed_by=None,
                empty=self._code(node, "empty"),
                mismatch=self._code(node, "mismatch"),
                null_element=self._code(node, "null_element"),
                touches=None,
                usual=node.number("usual"),
                unchecked=node.flag("unchecked"),
                creates=self._resource(node, "creates"),
                reads=self._resource(node, "reads"),
                retains=self._resource(node, "retains"),
                consumes=self._resource(node, "consumes"),
                uncounted=node.flag("uncounted"),
                usm=node.flag("usm"),
                made_by=tuple(map(Name, node.texts("made_by"))),
                made_with=self._etor("UG021", node, "made_with", "flag"),
                const_differs=node.text("const_differs"),
            )
            for node in self._distinct(entry.entries("params"), "parameter")
        }
        for param in params.values():
            for key in ("length", "typed_by", "touches"):
                _link(param, **{key: self._sibling(param.node, key, params, "parameter")})
        return tuple(params.values())

    def _resource(self, entry: Mapping, key: str) -> model.Resource | None:
        name = entry.text(key)
        if not name:
            return None
        handle = self._types.get(name)
        if name.endswith("_t") and not isinstance(handle, model.Handle):
            hint = close_match(name, [found.name for found in self._types.values() if found.kind == "handle"])
            self._unknown.setdefault(name, []).append((entry.at(key), f"unknown handle type '{name}'", hint))
            return None
        return self._resources.setdefault(
            name,
            model.Resource(
                name=Name(name),
                handle=handle if isinstance(handle, model.Handle) else None,
                created_by=(),
                read_by=(),
                retained_by=(),
                consumed_by=(),
            ),
        )

    def _tables(self, entries: list[Mapping]) -> tuple[model.Table, ...]:
        tables = {
            node.text("name"): model.Table(
                name=Name(node.text("name")),
                class_name=Name(node.text("name").removesuffix("Exp")),
                slots=(),
                node=node,
            )
            for node in self._distinct(entries, "table")
        }
        members: dict[str, dict[str, model.Function]] = {name: {} for name in tables}
        for function in sorted(self._all("functions"), key=lambda function: function.id):
            if not function.loader_only:
                self._place(function, tables, members)
        for name, table in tables.items():
            _link(table, slots=self._slots(table, members[name]))
        return tuple(tables.values())

    def _place(self, function: Any, tables: dict[str, model.Table], members: dict[str, dict[str, model.Function]]) -> None:
        name = function.node.text("table")
        table = tables.get(name)
        listed = next((other for other in tables.values() if _lists(other, function.name)), None)
        if table is None:
            self._report("UG028", name, function.node.at("table"), f"unknown table '{name}'", close_match(name, tables))
        elif listed and not _lists(table, function.name):
            message = f"'{function.name}' has its slot in the table '{listed.name}'"
            self._problems.error("UG028", function.node.at("table"), message, f"write table: {listed.name}")
        table = table if table and _lists(table, function.name) else listed or table
        if table is None:
            return
        start = "ur" + table.class_name
        if not function.name.startswith(start):
            message = f"a function of the table '{name}' starts with '{start}'"
            hint = "take the table of its class, or add one behind the others"
            self._problems.error("UG028", function.node.at("table"), message, hint)
            return
        slot = function.name.removeprefix(start)
        members[table.name][slot] = function
        _link(function, table=table, slot=slot)

    def _slots(self, table: model.Table, functions: dict[str, model.Function]) -> tuple[model.Slot, ...]:
        """The listed slots, then those of new functions in id order."""
        assert table.node is not None
        written = table.node.items["slots"]
        slots: list[model.Slot] = []
        listed: set[str] = set()
        for node in getattr(written, "items", []):
            name, reserved = node.value.removeprefix("~"), node.value.startswith("~")
            if name in listed:
                message = f"the slot '{name}' occurs twice in the table '{table.name}'"
                self._problems.error("UG036", node.loc, message, "drop one of them")
                continue
            listed.add(name)
            full_name = Name(f"ur{table.class_name}{name}")
            function = functions.get(name)
            if function is None and not reserved:
                hint = close_match(name, functions) if closest(name, functions) else f"write ~{name} to reserve it"
                self._report("UG036", full_name, node.loc, f"no function '{full_name}' for the slot '{name}'", hint)
            if function is not None and reserved:
                self._problems.error(
                    "UG036", node.loc, f"the slot '{name}' is reserved, but '{full_name}' exists", f"write {name}"
                )
            slots.append(model.Slot(name=Name(name), full_name=full_name, index=len(slots), function=function, settled=True))
        for name, function in functions.items():
            if name not in listed:
                slots.append(
                    model.Slot(name=Name(name), full_name=function.name, index=len(slots), function=function, settled=False)
                )
        return tuple(slots)

    # What belongs to the whole.

    def _version(self) -> model.Version | None:
        etor = self._etors.get("UR_API_VERSION_CURRENT")
        if etor is None:
            loc = self._features[0].node.loc if self._features else Loc("spec", 1, 1)
            message, hint = "no enumerator UR_API_VERSION_CURRENT states the version", "add it to ur_api_version_t"
            self._report("UG037", "UR_API_VERSION_CURRENT", loc, message, hint)
            return None
        return model.Version(major=etor.value >> 16, minor=etor.value & 0xFFFF, etor=etor)

    def _ordered_types(self) -> list[model.NamedType]:
        ordered: dict[str, model.NamedType] = {}
        visiting: set[str] = set()

        def visit(entry: model.NamedType) -> None:
            if isinstance(entry, model.Builtin) or entry.name in visiting:
                return
            visiting.add(entry.name)
            for needed in _needs(entry):
                visit(needed)
            ordered[entry.name] = entry

        for section in ("handles", "typedefs", "enums", "callbacks", "structs", "unions"):
            for entry in self._all(section):
                visit(entry)
        return list(ordered.values())


def _common(node: Mapping, feature: str) -> dict[str, Any]:
    return {"name": Name(node.text("name")), "desc": node.text("desc").strip(), "feature": feature, "node": node}


def _lists(table: model.Table, name: str) -> bool:
    """Whether a table has a slot of its own for a function."""
    assert table.node is not None
    return name.removeprefix("ur" + table.class_name) in table.node.texts("slots") and name.startswith("ur" + table.class_name)


def _has_entries(feature: model.Feature) -> bool:
    sections = ("macros", "handles", "typedefs", "callbacks", "enums", "extensions", "structs", "unions", "functions")
    return any(getattr(feature, section) for section in sections)


def _descends(struct: model.Struct | None, base: model.Struct) -> bool:
    while struct is not None:
        if struct is base:
            return True
        struct = struct.base
    return False


def _needs(entry: model.NamedType) -> Iterator[model.NamedType]:
    if isinstance(entry, model.Typedef):
        yield entry.ctype.base
    elif isinstance(entry, model.Callback):
        yield entry.returns.base
        yield from (param.ctype.base for param in entry.params)
    elif isinstance(entry, model.Struct):
        if entry.base:
            yield entry.base
        yield from (member.ctype.base for member in entry.members)
    elif isinstance(entry, model.Union):
        yield from (member.ctype.base for member in entry.members)
