# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters: the functions in their tables, and their answers to feature queries."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.text import literal
from urgen.model import Adapter, Etor, ForeignAdapter, Function, Spec

_NOT_IMPLEMENTED = "the adapter does not implement it"


@dataclass(frozen=True)
class FeatureSupport:
    """An adapter's answer to one feature query."""

    query: Etor
    reason: str  # empty if the adapter supports the feature

    @property
    def name(self) -> str:
        return self.query.name

    @property
    def mark(self) -> str:
        return "no" if self.reason else "yes"

    @property
    def why_not(self) -> str:
        """The reason as a C string, or a null pointer."""
        return f'"{literal(self.reason)}"' if self.reason else "nullptr"


@dataclass(frozen=True)
class AdapterView(Named):
    """An adapter with its generated parts."""

    model: Adapter
    table_functions: tuple[Function, ...]
    features: tuple[FeatureSupport, ...]

    @property
    def path(self) -> str:
        return self.model.path

    @property
    def table_namespace(self) -> str:
        """The namespace of the table that a loader copies."""
        return self.model.name if self.model.own_table else "backend"

    @property
    def memfds_only(self) -> str:
        return "true" if self.model.memfds_only else "false"

    @property
    def title(self) -> str:
        return self.model.title

    @property
    def library(self) -> str:
        return self.model.library

    @property
    def backend(self) -> str:
        return self.model.backend.name

    @property
    def version(self) -> int:
        return self.model.version

    @property
    def handle_id(self) -> int:
        return self.model.handle_id

    @property
    def log_name(self) -> str:
        """NATIVE_CPU: UR_LOG_NATIVE_CPU configures its log."""
        return self.model.name.upper()

    @property
    def supported_count(self) -> int:
        return len(self.supported)

    @property
    def function_count(self) -> int:
        return len(self.table_functions)

    @property
    def left_out(self) -> tuple[FeatureSupport, ...]:
        return tuple(f for f in self.features if f.reason)

    @cached_property
    def supported(self) -> tuple[Function, ...]:
        return tuple(f for f in self.table_functions if f in self.model.listed)

    @cached_property
    def unsupported(self) -> tuple[Function, ...]:
        return tuple(f for f in self.table_functions if f not in self.model.listed)


@dataclass(frozen=True)
class KnownAdapter(Named):
    """An adapter that the loader looks for, from this project or a third party."""

    model: Adapter | ForeignAdapter

    @property
    def backend(self) -> str:
        return self.model.backend.name

    @property
    def selector(self) -> str:
        """native_cpu: the backend's name in ONEAPI_DEVICE_SELECTOR."""
        return self.model.backend.short.lower()


def known_adapters(spec: Spec) -> Iterator[KnownAdapter]:
    """Yields the adapters in search order: by name."""
    adapters: list[Adapter | ForeignAdapter] = [a for a in spec.adapters if not (a.on_request or a.overlay or a.is_test)]
    yield from map(KnownAdapter, sorted([*adapters, *spec.foreign_adapters], key=lambda adapter: adapter.name))


@dataclass(frozen=True)
class SupportRow:
    """A line of the support matrix: one query with the answer of each adapter."""

    query: str
    answers: tuple[FeatureSupport, ...]


def support_rows(adapters: tuple[AdapterView, ...]) -> tuple[SupportRow, ...]:
    """Returns the support matrix."""
    return tuple(SupportRow(answers[0].name, answers) for answers in zip(*(a.features for a in adapters), strict=True))


def support(spec: Spec, adapter: Adapter) -> tuple[FeatureSupport, ...]:
    """Returns one answer per query. A feature is supported if the adapter lists its functions and no reason against it."""
    reasons = {missing.query: missing.reason for missing in adapter.missing}
    return tuple(
        FeatureSupport(
            query,
            reasons.get(query, "" if adapter.listed.issuperset(spec.functions_of(query)) else _NOT_IMPLEMENTED),
        )
        for query in support_queries(spec)
    )


def support_queries(spec: Spec) -> list[Etor]:
    """Returns the device infos that report whether functions, or a feature without functions, are supported."""
    queries = {f.query for f in spec.functions if f.query and f.table}
    queries |= {feature.query for feature in spec.features if feature.query and not spec.functions_of(feature.query)}
    return sorted(queries, key=lambda etor: etor.value)
