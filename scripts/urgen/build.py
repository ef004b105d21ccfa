# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the model from nodes: resolves every reference to an object, and collects the enumerators of all files.

The entries have passed the shape checks. The builder first declares all entries, then fills in their references. The model
does not change afterwards.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Map
from itertools import count
from math import inf
from typing import Any, TypeVar

from urgen import model
from urgen.ctype import BUILTINS, parse_type
from urgen.diagnostics import Diagnostics, Loc, close_match, closest
from urgen.names import Name
from urgen.source import Mapping, Scalar
from urgen.values import enumerator, is_version

_SECTIONS = ("macros", "handles", "typedefs", "callbacks", "enums", "structs", "unions", "functions")
_T = TypeVar("_T")


def build(files: list[Mapping], problems: Diagnostics) -> model.Spec | None:
    """Returns the model; None if the spec has no version."""
    return _Builder(problems).spec(sorted(files, key=lambda node: node.text("feature")))


class _Builder:
    def __init__(self, problems: Diagnostics) -> None:
        self._problems = problems
        self._types: dict[str, model.NamedType] = {name: model.Builtin(name=Name(name)) for name in BUILTINS}
        self._etors: dict[str, model.Etor] = {}
        self._names: dict[str, Loc] = {}
        self._resources: dict[str, model.Resource] = {}
        self._features: list[model.Feature] = []
        self._unknown: dict[str, list[tuple[Loc, str]]] = {}  # by type: its uses, each with a hint

    def spec(self, files: list[Mapping]) -> model.Spec | None:
        self._features = [self._declare(node) for node in files]
        for feature in self._features:
            self._extend(feature)
        for enum in self._all("enums"):
            self._number(enum)
        for feature in self._features:
            self._fill_types(feature)
        for feature in self._features:
            feature.functions = tuple(self._function(entry, feature) for entry in self._fresh(feature.node, "functions"))
        tables = self._tables([entry for node in files for entry in node.entries("tables")])
        self._report_unknown_types()
        version = self._version()
        if version is None:
            return None
        return model.Spec(
            version=version,
            features=tuple(f for f in self._features if f.extensions or any(getattr(f, section) for section in _SECTIONS)),
            **{section: self._all(section) for section in _SECTIONS if section != "functions"},
            types=tuple(self._ordered_types()),
            functions=tuple(sorted(self._all("functions"), key=lambda function: function.id)),
            tables=tables,
            resources=tuple(sorted(self._resources.values(), key=lambda resource: resource.name)),
            adapters=(),
            foreign_adapters=(),
        )

    def _all(self, section: str) -> tuple[Any, ...]:
        return tuple(entry for feature in self._features for entry in getattr(feature, section))

    # Declarations: create every named entry; its references are filled in later.

    def _declare(self, node: Mapping) -> model.Feature:
        feature, void = node.text("feature"), model.CType(self._types["void"], False, (), None, "void")

        def types(section: str, make: Any, **open_fields: Any) -> tuple[Any, ...]:
            entries = tuple(make(**_common(entry, feature), **open_fields) for entry in self._fresh(node, section))
            self._types.update((entry.name, entry) for entry in entries)
            return entries

        result = model.Feature(
            name=Name(feature),
            title=node.text("title"),
            desc=node.text("desc").strip(),
            query=None,
            macros=tuple(_macro(entry, feature) for entry in self._fresh(node, "macros")),
            handles=types("handles", model.Handle, integer=False),
            typedefs=types("typedefs", model.Typedef, ctype=void),
            callbacks=types("callbacks", model.Callback, returns=void, params=(), once=False),
            enums=types("enums", model.Enum, is_flags=False, etors=()),
            extensions=(),
            structs=types("structs", model.Struct, base=None, stype=None, members=()),
            unions=types("unions", model.Union, members=()),
            functions=(),
            node=node,
        )
        for handle in result.handles:
            handle.integer = handle.node.flag("integer")
        for enum in result.enums:
            enum.is_flags = enum.node.flag("flags")
            enum.etors = self._enumerators(enum, enum.node, feature)
        return result

    def _fresh(self, node: Mapping, section: str) -> Iterator[Mapping]:
        """Yields the entries of a section whose names are new."""
        for entry in node.entries(section):
            if "extend" not in entry.items and self._is_fresh(entry):
                yield entry

    def _is_fresh(self, entry: Mapping) -> bool:
        name = entry.text("name")
        first = self._names.setdefault(name, entry.at("name"))
        if first != entry.at("name"):
            self._problems.error("UG015", entry.at("name"), f"'{name}' is declared twice", f"first declared at {first}")
        return first == entry.at("name")

    def _enumerators(self, enum: model.Enum, entry: Mapping, feature: str) -> tuple[model.Etor, ...]:
        etors = []
        for node in entry.entries("etors"):
            if not self._is_fresh(node):
                continue
            value = enumerator(node.items["value"])
            if value is None:
                hint = "write a number of 32 bits such as 0x1000, UR_BIT(0) to UR_BIT(30), or UR_MAKE_VERSION(0, 12)"
                message = f"'{node.raw('value')}' is not an enumerator value"
                self._problems.error("UG033", node.at("value"), message, hint)
            etor = model.Etor(
                **_common(node, feature),
                enum=enum,
                value=-1 - len(self._etors) if value is None else value,
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

    def _extend(self, feature: model.Feature) -> None:
        for entry in feature.node.entries("enums"):
            name = entry.text("extend")
            enum = self._types.get(name)
            if isinstance(enum, model.Enum):
                etors = self._enumerators(enum, entry, feature.name)
                enum.etors += etors
                feature.extensions += (model.Extension(enum=enum, etors=etors),)
            elif name:
                message = f"'{name}' is not an enum but a {enum.kind}" if enum else f"no enum '{name}' to extend"
                hint = "extend an enum" if enum else close_match(name, [candidate.name for candidate in self._all("enums")])
                self._problems.error("UG020", entry.at("extend"), message, hint)

    def _number(self, enum: model.Enum) -> None:
        """Sorts by value. A later enumerator with the same number is an alias, which only versions may have."""
        first: dict[int, model.Etor] = {}
        for etor in enum.etors:
            holder = first.setdefault(etor.value, etor)
            etor.alias = holder is not etor
            if etor.alias and not is_version(etor.text):
                hint = f"{holder.name} has it, at {holder.node.at('value')}"
                self._problems.error("UG017", etor.node.at("value"), f"the value {etor.text} is used twice", hint)
        enum.etors = tuple(sorted(enum.etors, key=lambda etor: etor.value))

    # References between types.

    def _report_unknown_types(self) -> None:
        """Reports each unknown type once: usually its declaration is missing or misspelled."""
        for name, uses in self._unknown.items():
            loc, hint = min(uses)
            other_uses = f", also used in {len(uses) - 1} other places" if len(uses) > 1 else ""
            self._problems.error("UG014", loc, f"unknown type '{name}'{other_uses}", hint)

    def _ctype(self, entry: Mapping, key: str = "type") -> model.CType:
        text = entry.text(key)
        form = parse_type(text)
        if form is None:
            hint = "allowed: [const] name, any number of *, then [] or [N]"
            self._problems.error("UG012", entry.at(key), f"'{text}' is not a C type of the allowed forms", hint)
            return model.CType(self._types["void"], False, (), None, "void")
        base = self._types.get(form.base)
        if base is None:
            self._unknown.setdefault(form.base, []).append((entry.at(key), close_match(form.base, self._types)))
        return model.CType(base or self._types["void"], form.is_const, form.stars, form.array, form.text)

    def _etor(self, rule: str, entry: Mapping, key: str, what: str) -> model.Etor | None:
        name = entry.text(key)
        if name and name not in self._etors:
            self._problems.error(rule, entry.at(key), f"unknown {what} '{name}'", close_match(name, self._etors))
        return self._etors.get(name)

    def _code(self, entry: Mapping, key: str) -> model.Etor | None:
        etor = self._etor("UG022", entry, key, "result code")
        if etor is not None and etor.enum.name != "ur_result_t":
            message = f"'{etor.name}' is not an enumerator of ur_result_t"
            self._problems.error("UG022", entry.at(key), message, "write a UR_RESULT_ERROR_... code")
        elif etor is not None and etor.value == 0:
            hint = "drop it: every function may return it"
            self._problems.error("UG022", entry.at(key), f"'{etor.name}' is not an error", hint)
        return etor

    def _query(self, entry: Mapping) -> model.Etor | None:
        """Returns the support query of an entry. It must be a device info, because generated code answers only device infos."""
        etor = self._etor("UG030", entry, "query", "device info")
        if etor is not None and etor.enum.name != "ur_device_info_t":
            message, hint = f"'{etor.name}' is not an enumerator of ur_device_info_t", "name a support query"
            self._problems.error("UG030", entry.at("query"), message, hint)
        return etor

    def _sibling(self, entry: Mapping, key: str, siblings: Map[str, _T], what: str) -> _T | None:
        name = entry.text(key)
        if name and name not in siblings:
            hint = close_match(name, siblings)
            self._problems.error("UG021", entry.at(key), f"'{key}' names no {what}: '{name}'", hint)
        return siblings.get(name)

    def _fill_types(self, feature: model.Feature) -> None:
        feature.query = self._query(feature.node)
        for typedef in feature.typedefs:
            typedef.ctype = self._ctype(typedef.node)
        for callback in feature.callbacks:
            callback.once = callback.node.flag("once")
            callback.returns = self._ctype(callback.node, "returns")
            callback.params = tuple(
                model.CallbackParam(**_common(node, feature.name), ctype=self._ctype(node))
                for node in self._distinct(callback.node.entries("params"), "parameter")
            )
        for etor in (etor for enum in feature.enums for etor in enum.etors):
            if "type" in etor.node.items:
                etor.ctype = self._ctype(etor.node)
        for struct in feature.structs:
            struct.base = self._base(struct)
            struct.stype = self._etor("UG031", struct.node, "stype", "structure type")
            struct.members = self._members(struct.node, feature.name)
        for union in feature.unions:
            union.members = self._members(union.node, feature.name)

    def _base(self, struct: model.Struct) -> model.Struct | None:
        name, loc = struct.node.text("base"), struct.node.at("base")
        base = ancestor = self._types.get(name)
        while isinstance(ancestor, model.Struct) and ancestor is not struct:
            ancestor = ancestor.base
        if ancestor is struct:
            self._problems.error("UG031", loc, f"'{struct.name}' is a base of itself", "name another base")
        elif isinstance(base, model.Struct):
            return base
        elif name:
            self._problems.error("UG031", loc, f"unknown base struct '{name}'", close_match(name, self._names))
        return None

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
            member.length = self._sibling(member.node, "length", members, "member")
            member.tagged_by = self._sibling(member.node, "tagged_by", members, "member")
        return tuple(members.values())

    def _distinct(self, entries: Iterable[Mapping], what: str) -> Iterator[Mapping]:
        first_locs: dict[str, Loc] = {}
        for entry in entries:
            name = entry.text("name")
            if first_locs.setdefault(name, entry.at("name")) == entry.at("name"):
                yield entry
            else:
                message = f"the {what} '{name}' occurs twice"
                self._problems.error("UG015", entry.at("name"), message, f"first declared at {first_locs[name]}")

    # Functions, resources and tables.

    def _function(self, entry: Mapping, feature: model.Feature) -> model.Function:
        params = self._params(entry, feature.name)
        function = model.Function(
            **_common(entry, feature.name),
            id=entry.number("id"),
            details=tuple(text.strip() for text in entry.texts("details")),
            params=params,
            returns=tuple(self._returns(entry, {str(param.name) for param in params})),
            query=self._query(entry) or feature.query,
            table=None,
            slot="",
            loader_only=entry.flag("loader_only"),
            hand_dispatched=entry.text("dispatch") == "loader",
            observed=entry.flag("observed"),
        )
        for param in params:
            if param.creates:
                param.creates.created_by += (function,)
            if param.reads:
                param.reads.read_by += (function,)
            if param.retains:
                param.retains.retained_by += (function,)
            if param.consumes:
                param.consumes.consumed_by += (function,)
        return function

    def _returns(self, entry: Mapping, params: set[str]) -> Iterator[model.Return]:
        for node in entry.entries("returns"):
            code = self._code(node, "code")
            checks = tuple(self._check(check, params) for check in node.entries("checks"))
            when = (*(text.strip() for text in node.texts("when")), *(check.desc for check in checks))
            if code is not None:
                yield model.Return(code=code, when=when, checks=checks)

    def _check(self, node: Mapping, params: set[str]) -> model.Check:
        path = node.text("param")
        if model.split_path(path)[0] not in params:
            message = f"'param' names no parameter: '{path}'"
            self._problems.error("UG021", node.at("param"), message, close_match(path, params))
        return model.Check(
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
            param.length = self._sibling(param.node, "length", params, "parameter")
            param.typed_by = self._sibling(param.node, "typed_by", params, "parameter")
            param.touches = self._sibling(param.node, "touches", params, "parameter")
        return tuple(params.values())

    def _resource(self, entry: Mapping, key: str) -> model.Resource | None:
        name = entry.text(key)
        if not name:
            return None
        handle = self._types.get(name)
        if name.endswith("_t") and not isinstance(handle, model.Handle):
            hint = close_match(name, [type_.name for type_ in self._types.values() if type_.kind == "handle"])
            self._problems.error("UG014", entry.at(key), f"unknown handle type '{name}'", hint)
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
        declared: dict[str, model.Table] = {}
        for node in self._distinct(sorted(entries, key=lambda entry: "slots" not in entry.items), "table"):  # released first
            name = node.text("name")
            class_name = Name(name.removesuffix("Exp").rstrip("0123456789"))  # IPC2Exp is a second table of IPC
            declared[name] = model.Table(name=Name(name), class_name=class_name, slots=(), node=node)
        tables = dict(declared)
        members: dict[str, dict[str, model.Function]] = {}
        for function in sorted(self._all("functions"), key=lambda function: function.id):
            if not function.loader_only and (table := self._table_of(function, declared)):
                table = _with_room(table, function, tables)
                function.table, function.slot = table, function.name.removeprefix("ur" + table.class_name)
                members.setdefault(table.name, {})[function.slot] = function
        for name, table in tables.items():
            table.slots = tuple(self._slots(table, members.get(name, {})))
        return tuple(sorted(tables.values(), key=_age))

    def _table_of(self, function: model.Function, tables: dict[str, model.Table]) -> model.Table | None:
        name, loc = function.node.text("table"), function.node.at("table")
        table = tables.get(name)
        listing_table = next((other for other in tables.values() if _lists(other, function.name)), None)
        if table is None:
            self._problems.error("UG028", loc, f"unknown table '{name}'", close_match(name, tables))
        elif listing_table and not _lists(table, function.name):
            message = f"'{function.name}' has its slot in table '{listing_table.name}'"
            self._problems.error("UG028", loc, message, f"write table: {listing_table.name}")
            return listing_table
        elif not function.name.startswith("ur" + table.class_name):
            message = f"a function of the table '{name}' starts with 'ur{table.class_name}'"
            self._problems.error("UG028", loc, message, "use the table of its class, or add one after the others")
            return None
        return table or listing_table

    def _slots(self, table: model.Table, functions: dict[str, model.Function]) -> Iterator[model.Slot]:
        """Yields the listed slots; for a new table, the functions' slots in id order."""
        listed_slots: dict[str, model.Function | None] = {}
        types: dict[str, tuple[str, ...]] = {}
        for node in table.node.nodes("slots"):
            text = node.text if isinstance(node, Scalar) else ""
            name = model.slot_name(text)
            types[name] = tuple(filter(None, text.partition("(")[2].rstrip(")").split(", ")))
            for base in {text.removeprefix("const ").rstrip("*") for text in types[name]} - self._types.keys():
                message = f"unknown type '{base}' of the slot '{name}'"
                self._problems.error("UG014", node.loc, message, close_match(base, self._types))
            function, full_name = functions.get(name), f"ur{table.class_name}{name}"
            if name in listed_slots:
                message = f"the slot '{name}' occurs twice in the table '{table.name}'"
                self._problems.error("UG036", node.loc, message, "drop one of them")
            elif function is None and name == text:
                hint = close_match(name, functions) if closest(name, functions) else f"write ~{name} to reserve it"
                self._problems.error("UG036", node.loc, f"no function '{full_name}' for the slot '{name}'", hint)
            listed_slots[name] = function
        for index, name in enumerate({**listed_slots, **functions}):
            yield model.Slot(
                name=Name(name),
                full_name=Name(f"ur{table.class_name}{name}"),
                index=index,
                function=functions.get(name),
                types=types.get(name, ()),
                is_listed=name in listed_slots,
            )

    # The whole spec.

    def _version(self) -> model.Version | None:
        etor = self._etors.get("UR_API_VERSION_CURRENT")
        if etor is None:
            loc = self._features[0].node.loc if self._features else Loc("spec", 1, 1)
            message, hint = "the enumerator UR_API_VERSION_CURRENT is missing", "add it to ur_api_version_t"
            self._problems.error("UG037", loc, message, hint)
            return None
        return model.Version(major=etor.value >> 16, minor=etor.value & 0xFFFF, etor=etor)

    def _ordered_types(self) -> list[model.NamedType]:
        """Returns all types, each after the types that it needs."""
        ordered: dict[str, model.NamedType] = {}
        visiting: set[str] = set()

        def visit(entry: model.NamedType) -> None:
            if isinstance(entry, model.Builtin) or entry.name in visiting:
                return
            visiting.add(entry.name)
            for need in model.needs(entry):
                visit(need.base)
            ordered[entry.name] = entry

        for section in ("handles", "typedefs", "enums", "callbacks", "structs", "unions"):
            for entry in self._all(section):
                visit(entry)
        return list(ordered.values())


def _common(node: Mapping, feature: str) -> dict[str, Any]:
    return {"name": Name(node.text("name")), "desc": node.text("desc").strip(), "feature": feature, "node": node}


def _macro(entry: Mapping, feature: str) -> model.Macro:
    cases = tuple(model.Case(condition=case.text("condition"), value=case.text("value")) for case in entry.entries("cases"))
    return model.Macro(**_common(entry, feature), params=tuple(entry.texts("params")), value=entry.text("value"), cases=cases)


def _age(table: model.Table) -> float:
    """Returns the sort key of a table. Tables without listed slots are new. They follow the released ones, in the order of
    their lowest function ids."""
    return 0 if table.node.texts("slots") else min((function.id for function in table.functions), default=inf)


def _with_room(table: model.Table, function: model.Function, tables: dict[str, model.Table]) -> model.Table:
    """Returns the table of the function. If a released table has no slot for it, returns a second table after the others,
    because loaders of this version have room only for the listed slots."""
    if not table.node.texts("slots") or _lists(table, function.name):
        return table
    end = "Exp" if table.name.endswith("Exp") else ""
    names = (Name(f"{table.class_name}{number}{end}") for number in count(2))
    name = next(name for name in names if name not in tables or not tables[name].node.texts("slots"))
    extension_table = model.Table(name=name, class_name=table.class_name, slots=(), node=Mapping(table.node.loc))
    return tables.setdefault(name, extension_table)


def _lists(table: model.Table, name: str) -> bool:
    """Returns whether a table lists a slot for a function, even a reserved one."""
    start = "ur" + table.class_name
    return name.startswith(start) and name.removeprefix(start) in map(model.slot_name, table.node.texts("slots"))
