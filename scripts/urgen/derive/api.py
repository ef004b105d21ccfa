# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Data for templates beyond the model, computed once."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from urgen.derive import answers, documents, python_classes
from urgen.derive.adapters import (
    AdapterView,
    FeatureSupport,
    KnownAdapter,
    SupportRow,
    known_adapters,
    support,
    support_queries,
    support_rows,
)
from urgen.derive.checks import ChainNode, CheckedFunction, chain_nodes
from urgen.derive.cpp import Binding
from urgen.derive.good_arguments import GoodStruct, good_arguments, good_structs
from urgen.derive.layout import RESERVED_SIGNATURE, fingerprint, function_facts, number_facts, table_facts, type_facts
from urgen.derive.lifetime_checks import LifetimeTests
from urgen.derive.lifetimes import ResourceView, TrackedFunction, resource_views
from urgen.derive.python_classes import handed_out
from urgen.derive.python_functions import PythonCallback, in_python
from urgen.derive.text import first_sentence
from urgen.derive.tracing import TracedParam, traced, withdrawals
from urgen.derive.validation_rules import RuleRow, ruled_functions
from urgen.model import Callback, Etor, Feature, Function, Macro, Slot, Spec, Struct, Table, Union

# Filters about one entry for templates: {{ member | cell }}.
FILTERS: dict[str, Callable[..., Any]] = {
    "absent_queries": answers.absent_queries,
    "answers": python_classes.answers,
    "by_printer": answers.by_printer,
    "by_smallest_size": answers.by_smallest_size,
    "cell": documents.cell,
    "comment": documents.comment,
    "declaration": documents.declaration,
    "decoder": answers.decoder,
    "fingerprint": fingerprint,
    "first_sentence": first_sentence,
    "good_arguments": good_arguments,
    "in_python": in_python,
    "label": answers.label,
    "prototype": documents.prototype,
    "python_docstring": python_classes.about,
    "python_members": python_classes.python_members,
    "python_number": python_classes.number,
    "python_tag": python_classes.tag_of,
    "results": documents.results,
    "shape": answers.shape,
    "size": answers.size,
    "traced": traced,
}


class Api:
    """Lists over more than one entry."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    @property
    def features(self) -> tuple[Feature, ...]:
        return self.spec.features

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """The functions in the order of the features."""
        return tuple(function for feature in self.spec.features for function in feature.functions)

    @cached_property
    def table_functions(self) -> tuple[Function, ...]:
        """The functions in table order."""
        return tuple(function for table in self.spec.tables for function in table.functions)

    @property
    def enumerator_count(self) -> int:
        """The number of enumerators, including the functions, which are enumerators of ur_function_t."""
        return sum(len(enum.etors) for enum in self.spec.enums) + len(self.functions)

    @property
    def reserved_signature(self) -> str:
        return RESERVED_SIGNATURE

    @cached_property
    def support_queries(self) -> tuple[Etor, ...]:
        """The device infos that report whether a device supports a feature."""
        return tuple(support_queries(self.spec))

    @cached_property
    def records(self) -> tuple[Struct | Union | Callback, ...]:
        """The structs, unions and callbacks, each after the types that it needs."""
        return tuple(entry for entry in self.spec.types if isinstance(entry, Struct | Union | Callback))

    @cached_property
    def structs(self) -> tuple[Struct, ...]:
        return tuple(entry for entry in self.records if isinstance(entry, Struct))

    @cached_property
    def unions(self) -> tuple[Union, ...]:
        return tuple(entry for entry in self.records if isinstance(entry, Union))

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
    def resources(self) -> tuple[ResourceView, ...]:
        return resource_views(self.spec)

    @cached_property
    def tracked_functions(self) -> tuple[TrackedFunction, ...]:
        resources = {r.name: r for r in self.resources}
        return tuple(TrackedFunction(f, resources) for f in self.table_functions)

    @cached_property
    def lifetime_tests(self) -> tuple[LifetimeTests, ...]:
        tests = map(LifetimeTests, self.tracked_functions)
        return tuple(t for t in tests if t.checks)

    @property
    def lifetime_check_count(self) -> int:
        return sum(len(t.checks) for t in self.lifetime_tests)

    @cached_property
    def ruled_functions(self) -> tuple[tuple[Function, list[RuleRow]], ...]:
        return tuple(ruled_functions(self.functions, self.checked_functions, self.lifetime_tests))

    @cached_property
    def good_structs(self) -> tuple[GoodStruct, ...]:
        return tuple(good_structs(self.spec))

    @cached_property
    def withdrawals(self) -> tuple[tuple[Function, TracedParam], ...]:
        return tuple(withdrawals(self.table_functions))

    @cached_property
    def outside_slots(self) -> tuple[tuple[Table, Slot], ...]:
        """The functions outside this interface that the loader exports, with their tables"""
        return tuple((table, slot) for table in self.spec.tables for slot in table.slots if slot.types and not slot.function)

    @cached_property
    def loader_symbols(self) -> tuple[str, ...]:
        names = [entry.name.in_print for entry in (*self.spec.enums, *self.structs)]
        names += [f"{function.name.in_print}Params" for function in self.functions if function.params]
        printers = [f"urPrint{name}" for name in (*names, "Function", "FunctionParams")]
        getters = [table.getter for table in self.spec.tables]
        outside = [slot.full_name for _, slot in self.outside_slots]
        return tuple(sorted([*(function.name for function in self.functions), *outside, *getters, *printers]))

    @cached_property
    def python_constants(self) -> tuple[Macro, ...]:
        """The macros whose value is a string."""
        return tuple(macro for macro in self.spec.macros if not macro.params and macro.value.startswith('"'))

    @cached_property
    def python_structs_out(self) -> tuple[Struct, ...]:
        return handed_out(self.spec)

    @cached_property
    def python_callbacks(self) -> tuple[PythonCallback, ...]:
        return tuple(PythonCallback(entry) for entry in self.records if isinstance(entry, Callback))

    @cached_property
    def layout_facts(self) -> tuple[str, ...]:
        numbers = number_facts(self.spec.enums, self.spec.functions)
        return (*type_facts(self.spec), *numbers, *function_facts(self.functions), *table_facts(self.spec.tables))

    @cached_property
    def support_rows(self) -> tuple[SupportRow, ...]:
        return support_rows(self.documented_adapters)

    @cached_property
    def implemented(self) -> tuple[Function, ...]:
        """The functions that at least one adapter lists."""
        return tuple(f for f in self.table_functions if any(f in adapter.listed for adapter in self.spec.adapters))

    @cached_property
    def left_out(self) -> tuple[tuple[AdapterView, Function], ...]:
        """Each adapter with each function that it does not implement."""
        return tuple((adapter, function) for adapter in self.adapters for function in adapter.unsupported)

    @cached_property
    def left_out_of_backends(self) -> tuple[tuple[str, FeatureSupport], ...]:
        """Each backend with each feature that no adapter of it supports. Ignores overlays, which need a vendor's adapter."""
        adapters = [adapter for adapter in self.adapters if not adapter.model.overlay]
        answers = [(adapter.backend, feature) for adapter in adapters for feature in adapter.features]
        supported = {(backend, feature.name) for backend, feature in answers if not feature.reason}
        absent = {(backend, f.name): (backend, f) for backend, f in answers if (backend, f.name) not in supported}
        return tuple(absent.values())

    @cached_property
    def left_out_features(self) -> tuple[tuple[AdapterView, FeatureSupport], ...]:
        """Each adapter with each feature that it does not support."""
        return tuple((adapter, feature) for adapter in self.adapters for feature in adapter.left_out)

    @property
    def documented_adapters(self) -> tuple[AdapterView, ...]:
        """The adapters except overlays, test adapters, and adapters that the loader looks for only on request."""
        return tuple(a for a in self.adapters if not (a.model.on_request or a.model.overlay or a.model.is_test))

    @property
    def sharing_adapters(self) -> tuple[AdapterView, ...]:
        """The adapters that export handles, except test adapters."""
        return tuple(a for a in self.adapters if a.model.handle_id and not a.model.is_test)

    @property
    def backends(self) -> tuple[AdapterView, ...]:
        """The adapters that list their own functions."""
        return tuple(a for a in self.adapters if not a.model.functions_of)

    @cached_property
    def known_adapters(self) -> tuple[KnownAdapter, ...]:
        return tuple(known_adapters(self.spec))

    @property
    def requested_adapters(self) -> tuple[AdapterView, ...]:
        return tuple(a for a in self.adapters if a.model.on_request)

    @cached_property
    def adapters(self) -> tuple[AdapterView, ...]:
        return tuple(AdapterView(a, self.table_functions, support(self.spec, a)) for a in self.spec.adapters)


def template_context(spec: Spec) -> dict[str, Any]:
    """Returns the variables of every template."""
    return {"spec": spec, "api": Api(spec), "cpp": Binding(spec)}
