# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What templates need beyond the model, computed once."""

from functools import cached_property
from typing import Any

from urgen.derive.adapters import (
    AdapterView,
    KnownAdapter,
    SupportRow,
    known_adapters,
    support,
    support_queries,
    support_rows,
)
from urgen.derive.checks import ChainNode, CheckedFunction, chain_nodes
from urgen.derive.cpp import Binding
from urgen.derive.features import FeatureView
from urgen.derive.functions import FunctionView
from urgen.derive.good_arguments import GoodArguments, GoodStruct, good_structs
from urgen.derive.layout import function_facts, number_facts, table_facts, type_facts
from urgen.derive.lifetime_checks import LifetimeTests
from urgen.derive.lifetimes import ResourceView, TrackedFunction, resource_views
from urgen.derive.python_classes import (
    PythonConstant,
    PythonEnum,
    PythonHandle,
    PythonStruct,
    PythonUnion,
    constants,
    handed_out,
)
from urgen.derive.python_functions import PythonCallback, PythonFunction
from urgen.derive.queries import InfoEnum, InfoView
from urgen.derive.tables import RESERVED_SIGNATURE, SlotView, TableView
from urgen.derive.tracing import TracedFunction
from urgen.derive.types import EnumView, HandleView, MacroView, RecordView, TypedefView
from urgen.derive.validation_rules import RuledFunction, ruled_functions
from urgen.derive.value_sizes import AbsentQueries, ValueSizes, absent_queries
from urgen.model import Callback, Enum, Function, Handle, Spec, Struct, Typedef, Union


class Api:
    """The whole API as templates see it."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._views = {function: FunctionView(function) for function in spec.functions}

    @property
    def version(self) -> str:
        return self.spec.version.text

    @property
    def version_node(self) -> str:
        """LIBUR_LOADER_0.12: the symbol version of the loader's exports."""
        return f"LIBUR_LOADER_{self.version}"

    @cached_property
    def macros(self) -> tuple[MacroView, ...]:
        return tuple(map(MacroView, self.spec.macros))

    @cached_property
    def handles(self) -> tuple[HandleView, ...]:
        return tuple(HandleView(t) for t in self.spec.types if isinstance(t, Handle))

    @cached_property
    def pointer_handles(self) -> tuple[HandleView, ...]:
        return tuple(h for h in self.handles if not h.integer)

    @cached_property
    def typedefs(self) -> tuple[TypedefView, ...]:
        return tuple(TypedefView(t) for t in self.spec.types if isinstance(t, Typedef))

    @cached_property
    def enums(self) -> tuple[EnumView, ...]:
        return tuple(EnumView(t) for t in self.spec.types if isinstance(t, Enum))

    @cached_property
    def plain_enums(self) -> tuple[EnumView, ...]:
        return tuple(e for e in self.enums if not e.flags)

    @cached_property
    def flag_enums(self) -> tuple[EnumView, ...]:
        return tuple(e for e in self.enums if e.flags)

    @property
    def enumerator_count(self) -> int:
        """All of the spec, and the functions, which are enumerators of ur_function_t."""
        return sum(len(e.model.etors) for e in self.enums) + len(self.functions)

    @cached_property
    def typed_enums(self) -> tuple[EnumView, ...]:
        return tuple(e for e in self.enums if e.typed)

    @cached_property
    def info_enums(self) -> tuple[InfoEnum, ...]:
        return tuple(InfoEnum(e.model) for e in self.typed_enums)

    @cached_property
    def support_queries(self) -> tuple[InfoView, ...]:
        """The questions whether a device supports a feature."""
        return tuple(map(InfoView, support_queries(self.spec)))

    @cached_property
    def records(self) -> tuple[RecordView, ...]:
        """Structs, unions and callbacks, each behind what it needs."""
        return tuple(RecordView(t) for t in self.spec.types if isinstance(t, Struct | Union | Callback))

    @cached_property
    def structs(self) -> tuple[RecordView, ...]:
        return tuple(r for r in self.records if isinstance(r.model, Struct))

    @cached_property
    def unions(self) -> tuple[RecordView, ...]:
        return tuple(r for r in self.records if r.union)

    @cached_property
    def chained_structs(self) -> tuple[RecordView, ...]:
        """Those that a pNext chain may hold."""
        return tuple(r for r in self.structs if r.stype)

    @cached_property
    def features(self) -> tuple[FeatureView, ...]:
        return tuple(FeatureView(f, self._of(f.functions)) for f in self.spec.features)

    def _of(self, functions: tuple[Function, ...]) -> tuple[FunctionView, ...]:
        return tuple(self._views[function] for function in functions)

    @cached_property
    def functions(self) -> tuple[FunctionView, ...]:
        return tuple(f for feature in self.features for f in feature.functions)

    @cached_property
    def functions_by_id(self) -> tuple[FunctionView, ...]:
        return self._of(self.spec.functions)

    @cached_property
    def functions_with_params(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.functions if f.params)

    @cached_property
    def functions_without_params(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.functions if not f.params)

    @cached_property
    def tables(self) -> tuple[TableView, ...]:
        return tuple(
            TableView(t, tuple(SlotView(s, self._views[s.function] if s.function else None) for s in t.slots))
            for t in self.spec.tables
        )

    @cached_property
    def table_functions(self) -> tuple[FunctionView, ...]:
        """In table order."""
        return tuple(f for t in self.tables for f in t.functions)

    @property
    def slot_types(self) -> str:
        return ", ".join(f.print_name for f in self.table_functions)

    @cached_property
    def checked_functions(self) -> tuple[CheckedFunction, ...]:
        checked = (CheckedFunction(f, self.chain_nodes) for f in self.table_functions)
        return tuple(f for f in checked if f.checks)

    @property
    def parameter_check_count(self) -> int:
        return sum(len(f.checks) for f in self.checked_functions)

    @cached_property
    def chain_nodes(self) -> tuple[ChainNode, ...]:
        return chain_nodes(self.spec)

    @cached_property
    def value_sizes(self) -> tuple[ValueSizes, ...]:
        return tuple(ValueSizes(e.model) for e in self.typed_enums)

    @cached_property
    def absent_queries(self) -> tuple[AbsentQueries, ...]:
        return tuple(group for e in self.typed_enums if e.name == "ur_device_info_t" for group in absent_queries(e.model))

    @cached_property
    def resources(self) -> tuple[ResourceView, ...]:
        return resource_views(self.spec)

    @property
    def resource_count(self) -> int:
        return len(self.resources)

    @cached_property
    def open_resources(self) -> tuple[ResourceView, ...]:
        """Those with objects that no call of the application made."""
        return tuple(r for r in self.resources if not r.complete)

    @cached_property
    def tracked_functions(self) -> tuple[TrackedFunction, ...]:
        resources = {r.name: r for r in self.resources}
        return tuple(TrackedFunction(f, resources) for f in self.table_functions)

    @cached_property
    def functions_with_leaks(self) -> tuple[TrackedFunction, ...]:
        return tuple(f for f in self.tracked_functions if f.changes_lifetimes)

    @cached_property
    def functions_with_uses(self) -> tuple[TrackedFunction, ...]:
        return tuple(f for f in self.tracked_functions if f.needs_alive)

    @cached_property
    def lifetime_tests(self) -> tuple[LifetimeTests, ...]:
        tests = map(LifetimeTests, self.tracked_functions)
        return tuple(t for t in tests if t.checks)

    @property
    def lifetime_check_count(self) -> int:
        return sum(len(t.checks) for t in self.lifetime_tests)

    @cached_property
    def ruled_functions(self) -> tuple[RuledFunction, ...]:
        return tuple(ruled_functions(self.functions, self.checked_functions, self.lifetime_tests))

    @cached_property
    def observed_functions(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.table_functions if f.model.observed)

    @cached_property
    def good_arguments(self) -> tuple[GoodArguments, ...]:
        return tuple(map(GoodArguments, self.table_functions))

    @cached_property
    def good_structs(self) -> tuple[GoodStruct, ...]:
        return tuple(good_structs(self.spec))

    @cached_property
    def traced_functions(self) -> tuple[TracedFunction, ...]:
        return tuple(map(TracedFunction, self.table_functions))

    @cached_property
    def refusing_null(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.table_functions if f.first_null_result)

    @cached_property
    def loader_functions(self) -> tuple[FunctionView, ...]:
        """Those without a table slot."""
        return tuple(f for f in self.functions if f.model.loader_only)

    @cached_property
    def dispatched_by_loader(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.table_functions if f.model.hand_dispatched)

    @cached_property
    def dispatched_by_handle(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.table_functions if not f.model.hand_dispatched and f.dispatch_handle)

    @cached_property
    def dispatched_by_element(self) -> tuple[FunctionView, ...]:
        return tuple(f for f in self.table_functions if not f.model.hand_dispatched and not f.dispatch_handle)

    @cached_property
    def loader_written(self) -> tuple[FunctionView, ...]:
        """Functions whose bodies stand in runtime/loader."""
        return self.loader_functions + self.dispatched_by_loader

    @cached_property
    def print_symbols(self) -> tuple[str, ...]:
        names = [e.print_name for e in self.enums] + [r.print_name for r in self.structs]
        names += [f.print_name + "Params" for f in self.functions_with_params] + ["Function", "FunctionParams"]
        return tuple(sorted("urPrint" + name for name in names))

    @cached_property
    def loader_symbols(self) -> tuple[str, ...]:
        exported = [f.name for f in self.functions] + [t.getter for t in self.tables]
        return tuple(sorted([*exported, *self.print_symbols]))

    @cached_property
    def python_constants(self) -> tuple[PythonConstant, ...]:
        return constants(self.spec.macros)

    @cached_property
    def python_enums(self) -> tuple[PythonEnum, ...]:
        return tuple(PythonEnum(e.model) for e in self.enums)

    @cached_property
    def python_info_enums(self) -> tuple[PythonEnum, ...]:
        return tuple(PythonEnum(e.model) for e in self.typed_enums)

    @cached_property
    def python_handles(self) -> tuple[PythonHandle, ...]:
        return tuple(PythonHandle(h.model) for h in self.pointer_handles)

    @cached_property
    def python_structs(self) -> tuple[PythonStruct, ...]:
        return tuple(PythonStruct(r.model) for r in self.structs if isinstance(r.model, Struct))

    @cached_property
    def python_chained_structs(self) -> tuple[PythonStruct, ...]:
        return tuple(s for s in self.python_structs if s.stype)

    @cached_property
    def python_structs_out(self) -> tuple[PythonStruct, ...]:
        return handed_out(self.spec)

    @cached_property
    def python_unions(self) -> tuple[PythonUnion, ...]:
        return tuple(PythonUnion(r.model) for r in self.unions if isinstance(r.model, Union))

    @cached_property
    def python_callbacks(self) -> tuple[PythonCallback, ...]:
        return tuple(PythonCallback(r.model) for r in self.records if isinstance(r.model, Callback))

    @cached_property
    def python_functions(self) -> tuple[PythonFunction, ...]:
        return tuple(f for feature in self.features for f in feature.python_functions)

    @property
    def reserved_signature(self) -> str:
        return RESERVED_SIGNATURE

    @cached_property
    def layout_facts(self) -> tuple[str, ...]:
        numbers = number_facts(self.enums, self.functions_by_id)
        return (*type_facts(self.spec), *numbers, *function_facts(self.functions), *table_facts(self.tables))

    @cached_property
    def support_rows(self) -> tuple[SupportRow, ...]:
        return support_rows(self.documented_adapters)

    @cached_property
    def left_out(self) -> tuple[tuple[AdapterView, FunctionView], ...]:
        """Every function that an adapter does not implement."""
        return tuple((adapter, function) for adapter in self.adapters for function in adapter.unsupported)

    @property
    def documented_adapters(self) -> tuple[AdapterView, ...]:
        """Without those for tests."""
        return tuple(a for a in self.adapters if not (a.model.on_request or a.model.is_test))

    @property
    def sharing_adapters(self) -> tuple[AdapterView, ...]:
        """Those whose handles have a number, without those for tests of this tree."""
        return tuple(a for a in self.adapters if a.model.handle_id and not a.model.is_test)

    @property
    def backends(self) -> tuple[AdapterView, ...]:
        """The adapters with functions of their own."""
        return tuple(a for a in self.adapters if not a.model.functions_of)

    @cached_property
    def known_adapters(self) -> tuple[KnownAdapter, ...]:
        return tuple(known_adapters(self.spec))

    @property
    def requested_adapters(self) -> tuple[AdapterView, ...]:
        return tuple(a for a in self.adapters if a.model.on_request)

    @cached_property
    def adapters(self) -> tuple[AdapterView, ...]:
        return tuple(AdapterView(a, self.tables, self.table_functions, support(self.spec, a)) for a in self.spec.adapters)


def template_context(spec: Spec) -> dict[str, Any]:
    """The variables of every template: the API, and the view of each item that a template may be rendered for."""
    api = Api(spec)
    items: list[FeatureView | AdapterView] = [*api.features, *api.adapters]
    return {"api": api, "cpp": Binding(spec), "views": {item.model: item for item in items}}
