# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tracing layer: how it reads each argument of a completed call."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.model import Function, Param, Resource


@dataclass(frozen=True)
class TracedParam(Named):
    """A parameter, and the member of ur::tracing::Arguments that reads it from the parameter block."""

    model: Param
    function: Function

    @cached_property
    def reader(self) -> str:
        """The reader: outputs for values that the call wrote, flags<ur_queue_flag_t> for bits by name."""
        if is_carried(self.model.creates):
            return "exportedHandle"
        if is_carried(self.model.reads):
            return "importedHandle"
        if self.is_withdrawn:
            return "putHandle"
        if self.model.typed_by:
            return "infoOutput" if self.model.is_out else "infoInput"
        if self.model.is_counted_array:
            return "outputs" if self.model.is_out_only else "inputs"
        if self.model.is_out_only:
            return "output"
        return f"flags<{self.model.ctype.bits}>" if self.model.ctype.bits else "input"

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The members of the block that the reader needs, this parameter's own first."""
        needed: list[Param | None] = [self.model]
        if self.model.typed_by:
            needed += [self.model.typed_by, self.model.length, self._size_output if self.model.is_out else None]
        elif self._has_size:
            needed += [self.model.length, self.function.total_of(self.model)]
        return tuple("p" + param.name for param in needed if param)

    @property
    def is_withdrawn(self) -> bool:
        """True for exported data that the call releases."""
        return is_carried(self.model.consumes)

    @property
    def _has_size(self) -> bool:
        return self.model.is_counted_array or is_carried(self.model.creates) or is_carried(self.model.reads)

    @property
    def _size_output(self) -> Param | None:
        """The parameter that receives the size of a query's value."""
        place = self.function.params.index(self.model) + 1
        return self.function.params[place] if place < len(self.function.params) else None


def traced(function: Function) -> tuple[TracedParam, ...]:
    return tuple(TracedParam(param, function) for param in function.params)


def withdrawals(functions: Iterable[Function]) -> Iterator[tuple[Function, TracedParam]]:
    """Yields the functions that release exported data, each with its data parameter."""
    for function in functions:
        yield from ((function, param) for param in traced(function) if param.is_withdrawn)


def is_carried(resource: Resource | None) -> bool:
    """Returns True for bytes that processes exchange: not a handle, created by one call and read by another."""
    return bool(resource and not resource.handle and resource.read_by)
