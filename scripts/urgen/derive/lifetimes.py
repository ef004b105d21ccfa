# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Leaks and lifetimes: the objects that a call creates, retains and releases, and the live objects that it uses."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.model import Enum, Function, Handle, Param, Resource, Spec, Struct


@dataclass(frozen=True)
class ResourceView(Named):
    """Something with a lifetime."""

    model: Resource
    is_fully_tracked: bool  # False for devices: some need no release, so an unknown device may be valid
    required_flags: frozenset[Enum]  # the flags that some function requires at creation
    outputs: tuple[Param, ...]  # the parameters that receive such a resource

    @property
    def constant(self) -> str:
        """QueueHandle, IpcMemHandleData: the enumerator of ur::validation::Resource."""
        return self.model.name.in_print

    @property
    def is_handle(self) -> bool:
        return self.model.handle is not None

    @property
    def is_at_address(self) -> bool:
        """True for memory and exported data, which a call returns by its address."""
        return not self.is_handle and bool(self.outputs)

    @property
    def is_memory(self) -> bool:
        """True if addresses may point into it. False for exported data, whose length the call also returns."""
        return self.is_at_address and not any(output.length and output.length.is_out for output in self.outputs)

    def address(self, expression: str) -> str:
        """Returns a C++ expression for an object's address. The layers identify objects by their addresses."""
        return f"addressOf({expression})" if self.is_number else expression

    @property
    def is_number(self) -> bool:
        """True for native handles, which are not addresses."""
        return self.model.handle is not None and self.model.handle.integer


@dataclass(frozen=True)
class Use(Named):
    """An argument that is an object or points to objects."""

    model: Param
    resource: ResourceView

    @property
    def object(self) -> str:
        """A C++ expression for the object. Its value is null if the call has no object."""
        if self.model.is_inout and self.model.ctype.is_pointer:
            return f"{self.name} ? {self.resource.address(f'*{self.name}')} : nullptr"
        return self.resource.address(self.name)

    @property
    def length(self) -> str:
        return self.model.length.name if self.model.length else ""

    @property
    def size(self) -> str:
        """A C++ expression for the size of memory or data in bytes, or "" if the call does not pass the size."""
        length = self.model.length
        if self.resource.is_handle or length is None:
            return ""
        return f"{length.name} ? *{length.name} : 0" if length.ctype.is_pointer else length.name

    @property
    def makers(self) -> str:
        return ", ".join(f'"{name}"' for name in self.model.made_by)


@dataclass(frozen=True)
class Creation(Use):
    """An argument that receives an object for the caller."""

    function: Function

    @property
    def object(self) -> str:
        if self._is_array:
            return self.resource.address("made")
        return self.resource.address(f"*{self.name}" if self.model.is_out else self.name)

    @property
    def condition(self) -> str:
        """The C++ `if` or `for` before the statement that records the object."""
        if self._is_array:
            return f"for (const auto made : elements({self.name}, {self.length}, {self.total or 'nullptr'}))"
        if self.before:
            return f"if ({self.name} && *{self.name} != {self.before})"
        return f"if ({self.name})"

    @property
    def before(self) -> str:
        """The variable with the event from before the call. If the call returns the same event, it creates none."""
        return f"{self.name}Before" if self.model.is_inout else ""

    @property
    def total(self) -> str:
        """The variable with a pointer to the number of all objects, if the call fills an array."""
        return f"{self.total_argument}OfCall" if self.total_argument else ""

    @cached_property
    def total_argument(self) -> str:
        total = self.function.total_of(self.model) if self._is_array else None
        return total.name if total else ""

    @property
    def _is_array(self) -> bool:
        return self.resource.is_handle and bool(self.model.length)

    @cached_property
    def release_functions(self) -> str:
        """urQueueRelease: the functions that release the new object."""
        return " or ".join(f.name for f in self.resource.model.consumed_by if self._is_released_by(f.params))

    def _is_released_by(self, params: tuple[Param, ...]) -> bool:
        released = (p for p in params if p.consumes is self.resource.model)
        return any(not p.made_by or self.function.name in p.made_by for p in released)

    @cached_property
    def flags(self) -> str:
        """A C++ expression for the creation flags, if a function requires one of them."""
        for param in self.function.params:
            struct = param.ctype.base
            for member in struct.members if isinstance(struct, Struct) and param.ctype.pointers == 1 else ():
                if member.ctype.base in self.resource.required_flags:
                    return f"{param.name} ? {param.name}->{member.name} : 0"
        return ""

    @property
    def data(self) -> tuple[Param, ...]:
        """The exported bytes that the call reads to create the object."""
        return tuple(p for p in self.function.params if p.reads and p.length)

    @property
    def source(self) -> tuple[Param, ...]:
        """The memory that the exported data refer to."""
        return tuple(p for p in self.function.params if p.usm)


@dataclass(frozen=True)
class TrackedFunction(Named):
    """A function with its effects on lifetimes."""

    model: Function
    resources: dict[str, ResourceView]  # by name

    @cached_property
    def owner(self) -> str:
        """A C++ expression for the owner, such as the context. The call that releases an object names its owner."""
        first = next((p for p in self.model.params if p.ctype.is_handle and p.ctype.is_nullable), None)
        resource = self.resources.get(first.ctype.base.name) if first else None
        if first is None or resource is None or first.consumes or first.retains:
            return ""
        return f"{{Resource::{resource.constant}, {first.name}}}"

    @cached_property
    def releases(self) -> tuple[Use, ...]:
        return tuple(Use(p, self.resources[r.name]) for p in self.model.params if (r := p.consumes))

    @cached_property
    def retains(self) -> tuple[Use, ...]:
        return tuple(Use(p, self.resources[r.name]) for p in self.model.params if (r := p.retains))

    @cached_property
    def creations(self) -> tuple[Creation, ...]:
        created = ((p, p.creates) for p in self.model.params if not p.uncounted)
        return tuple(Creation(p, self.resources[r.name], self.model) for p, r in created if r)

    @property
    def changes_lifetimes(self) -> bool:
        return bool(self.releases or self.retains or self.creations)

    @cached_property
    def arguments(self) -> str:
        """The arguments for the next table. If the caller does not request the total, the layer requests it."""
        totals = {creation.total_argument: creation.total for creation in self.creations}
        return ", ".join(totals.get(p.name) or p.name for p in self.model.params)

    def parents_of(self, creation: Creation) -> tuple[Use, ...]:
        """Returns the objects that a new object keeps alive: all objects that the call uses, except in in-out parameters and
        wait lists. Memory keeps no object alive."""
        used = (*self.objects, *self.lists) if creation.resource.is_handle else ()
        return tuple(use for use in used if not (use.model.is_inout or use.model.mismatch))

    @cached_property
    def objects(self) -> tuple[Use, ...]:
        """The objects that the call only uses."""
        return self._uses(lambda p: (p.ctype.is_handle or p.is_inout) and not (p.retains or p.consumes))

    @cached_property
    def lists(self) -> tuple[Use, ...]:
        return self._uses(lambda p: bool(p.length) and p.is_in_only)

    @cached_property
    def restricted(self) -> tuple[Use, ...]:
        """The objects that need certain creators or a certain flag."""
        return self._uses(lambda p: bool(p.made_by or p.made_with))

    @cached_property
    def memory(self) -> tuple[Param, ...]:
        """The parameters with addresses in USM or opened memory."""
        return tuple(p for p in self.model.params if p.touches or p.usm)

    @property
    def uses_objects(self) -> bool:
        return bool(self.objects or self.lists or self.restricted or self.memory)

    def _uses(self, predicate: Callable[[Param], bool]) -> tuple[Use, ...]:
        def uses() -> Iterator[Use]:
            for p in self.model.params:
                resource = self.resources.get(p.ctype.base.name)
                if resource and p.ctype.pointers < 2 and predicate(p):
                    yield Use(p, resource)

        return tuple(uses())


def resource_views(spec: Spec) -> tuple[ResourceView, ...]:
    """Returns the resources of all functions with a table slot, sorted by name."""
    params = [p for f in spec.functions if not f.loader_only for p in f.params]

    def view(resource: Resource) -> ResourceView:
        is_fully_tracked = not any(p.uncounted and p.creates is resource for p in params)
        flags = (p.made_with for p in params if isinstance(p.ctype.base, Handle) and p.ctype.base is resource.handle)
        outputs = tuple(p for p in params if p.is_out_only and p.creates is resource)
        return ResourceView(resource, is_fully_tracked, frozenset(etor.enum for etor in flags if etor), outputs)

    used = {r for p in params for r in (p.creates, p.reads, p.retains, p.consumes) if r}
    return tuple(view(resource) for resource in spec.resources if resource in used)
