# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tracing layer: how each argument of a call is read once the call has ended."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.functions import FunctionView
from urgen.derive.named import Named
from urgen.derive.types import flag_type
from urgen.model import Param, Resource


@dataclass(frozen=True)
class TracedParam(Named):
    """A parameter, and the member of ur::tracing::Arguments that reads it from the parameter block."""

    model: Param
    siblings: tuple[Param, ...]  # all parameters of the function

    @cached_property
    def reader(self) -> str:
        """outputs: what the call filled in; flags<ur_queue_flag_t>: bits by name."""
        if is_carried(self.model.creates):
            return "exported"
        if is_carried(self.model.reads):
            return "imported"
        if self.is_withdrawn:
            return "withdrawn"
        if self.model.typed_by:
            return "queried" if self.model.is_out else "given"
        if self._is_counted:
            return "outputs" if self.model.is_out_only else "inputs"
        if self.model.is_out_only:
            return "output"
        bits = flag_type(self.model.ctype)
        return f"flags<{bits}>" if bits else "input"

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The members of the block that the reader needs, this parameter's own first."""
        needed: list[Param | None] = [self.model]
        if self.model.typed_by:
            needed += [self.model.typed_by, self.model.length, self._behind if self.model.is_out else None]
        elif self._has_size:
            needed += [self.model.length, self._total]
        return tuple("p" + param.name for param in needed if param)

    @property
    def field(self) -> str:
        return self.fields[0]

    @property
    def is_withdrawn(self) -> bool:
        """True for exported data that the call takes back."""
        return is_carried(self.model.consumes)

    @property
    def _is_counted(self) -> bool:
        return bool(self.model.length) and not self.model.ctype.is_void and self.model.ctype.pointers == 1

    @property
    def _has_size(self) -> bool:
        return self._is_counted or is_carried(self.model.creates) or is_carried(self.model.reads)

    @property
    def _behind(self) -> Param | None:
        """Of a query's value: the parameter that receives its size."""
        place = self.siblings.index(self.model) + 1
        return self.siblings[place] if place < len(self.siblings) else None

    @property
    def _total(self) -> Param | None:
        """Of an array that the call fills: the output of the count's own type, which tells how much there was to give."""
        count = self.model.length
        if not (count and self._is_counted and self.model.is_out_only):
            return None
        outputs = (p for p in self.siblings if p.is_out_only and p.ctype.pointers == 1)
        return next((p for p in outputs if p.ctype.base is count.ctype.base), None)


@dataclass(frozen=True)
class TracedFunction:
    """A function with a table slot."""

    view: FunctionView

    @cached_property
    def params(self) -> tuple[TracedParam, ...]:
        return tuple(TracedParam(param, self.view.model.params) for param in self.view.model.params)

    @property
    def withdrawn(self) -> TracedParam | None:
        """The exported data that the call takes back, if it does."""
        return next((param for param in self.params if param.is_withdrawn), None)


def is_carried(resource: Resource | None) -> bool:
    """True for bytes that processes pass to each other: no handle, made by one call and read by another."""
    return bool(resource and not resource.handle and resource.read_by)
