# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One spec file as a page of the reference."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.functions import FunctionView
from urgen.derive.named import Named
from urgen.derive.python_functions import PythonFunction
from urgen.derive.text import cell, declare, prototype
from urgen.derive.types import EtorView, MacroView, RecordView
from urgen.model import Callback, Etor, Feature


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
class CallbackPart(Named):
    """A function pointer type."""

    model: Callback

    @property
    def prototype(self) -> str:
        start = f"typedef {self.model.returns.text} (*{self.name})"
        return prototype(start, (declare(param.ctype, param.name) for param in self.model.params))

    @property
    def params(self) -> tuple[NamedText, ...]:
        return tuple(NamedText(param.name, cell(param.desc)) for param in self.model.params)


@dataclass(frozen=True)
class FeatureView(Named):
    """One spec file."""

    model: Feature
    functions: tuple[FunctionView, ...]

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

    @cached_property
    def python_functions(self) -> tuple[PythonFunction, ...]:
        return tuple(map(PythonFunction, self.functions))

    @property
    def python_binder(self) -> str:
        """bindIpcMemory: the C++ function that gives the functions to a Python module."""
        return "bind" + self.model.name.pascal

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
    def callbacks(self) -> tuple[CallbackPart, ...]:
        return tuple(map(CallbackPart, self.model.callbacks))

    @cached_property
    def macros(self) -> tuple[MacroView, ...]:
        return tuple(map(MacroView, self.model.macros))

    @cached_property
    def names(self) -> tuple[NamedText, ...]:
        """Handles, and typedefs with what they stand for."""
        handles = (NamedText(handle.name, cell(handle.desc)) for handle in self.model.handles)
        typedefs = (NamedText(t.name, f"`{t.ctype.text}`: {cell(t.desc)}") for t in self.model.typedefs)
        return (*handles, *typedefs)
