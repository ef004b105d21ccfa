# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One spec file as a page of the reference."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.functions import FunctionView
from urgen.derive.text import cell
from urgen.derive.types import EtorView, RecordView
from urgen.model import Etor, Feature


@dataclass(frozen=True)
class EnumPart:
    """The enumerators that a feature declares or adds."""

    name: str
    desc: str
    etors: tuple[EtorView, ...]


@dataclass(frozen=True)
class NamedText:
    """A name and what it means."""

    name: str
    cell: str


@dataclass(frozen=True)
class FeatureView:
    """One spec file."""

    model: Feature
    functions: tuple[FunctionView, ...]

    @property
    def name(self) -> str:
        return self.model.name

    @property
    def path(self) -> str:
        return f"spec/{self.name}.yml"

    @property
    def title(self) -> str:
        return self.model.title

    @property
    def desc(self) -> str:
        return self.model.desc.strip()

    @cached_property
    def table_functions(self) -> tuple[FunctionView, ...]:
        """Those that adapters implement."""
        return tuple(f for f in self.functions if not f.model.loader_only)

    @property
    def query(self) -> str:
        return self.model.query.name if self.model.query else ""

    @cached_property
    def records(self) -> tuple[RecordView, ...]:
        return tuple(map(RecordView, self.model.structs + self.model.unions))

    @cached_property
    def enums(self) -> tuple[EnumPart, ...]:
        own = [EnumPart(e.name, e.desc.strip(), self._own(e.etors)) for e in self.model.enums]
        added = [
            EnumPart(x.enum.name, f"Added to `{x.enum.name}`.", tuple(map(EtorView, x.etors))) for x in self.model.extensions
        ]
        return tuple(own + added)

    def _own(self, etors: tuple[Etor, ...]) -> tuple[EtorView, ...]:
        """Without those that other features add."""
        return tuple(EtorView(etor) for etor in etors if etor.feature == self.name)

    @cached_property
    def names(self) -> tuple[NamedText, ...]:
        """Handles, typedefs, callbacks and macros."""
        entries = [*self.model.handles, *self.model.typedefs, *self.model.callbacks, *self.model.macros]
        return tuple(NamedText(entry.name, cell(entry.desc)) for entry in entries)
