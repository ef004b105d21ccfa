# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ binding: its classes, the types of answers, and the functions of each class."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from urgen.derive.cpp_functions import CppFunction, member_name, plain_type
from urgen.derive.named import Named
from urgen.model import CType, Enum, Etor, Function, Handle, NamedType, Param, Resource, Spec, Struct

_QUERY = 5  # the number of parameters of a query with no input but its handle


@dataclass(frozen=True)
class Ending:
    """The function that releases an object within its owner: `urUSMFree(hContext, pMem)`."""

    resource: Resource
    function: Function
    owner: Param  # hContext
    object: Param  # pMem

    @property
    def name(self) -> str:
        """usm_allocation; opened_physical_mem for a handle that a function other than its Release closes."""
        handle = self.resource.handle
        return f"opened_{handle.noun}" if handle else self.resource.name

    @property
    def makers(self) -> str:
        return " or ".join(f"`{function.name}`" for function in self.made_by)

    @property
    def made_by(self) -> tuple[Function, ...]:
        """The functions whose objects it releases."""
        restricted = self.object.made_by
        return tuple(f for f in self.resource.created_by if not restricted or f.name in restricted)

    @property
    def owner_class(self) -> str:
        assert isinstance(self.owner.ctype.base, Handle)
        return self.owner.ctype.base.noun

    @property
    def value_type(self) -> str:
        return self.resource.handle.name if self.resource.handle else "void *"

    @property
    def arguments(self) -> str:
        """The arguments of the releasing call."""
        names = {self.owner: "owner", self.object: "object", self.object.length: "size"}
        return ", ".join(names[param] for param in self.function.params)

    @property
    def parameters(self) -> str:
        """The parameters of the C++ function that releases the object; an unused one has no name."""
        size = " size" if self.object.length in self.function.params else ""
        space = "" if self.value_type.endswith("*") else " "
        return f"{self.owner.ctype.text} owner, {self.value_type}{space}object, std::size_t{size}"


def _ending(resource: Resource, function: Function) -> Ending | None:
    """Returns None if releasing takes more arguments than the object, its size and one handle."""
    objects = [p for p in function.params if p.consumes is resource]
    owners = [p for p in function.params if p not in objects and p.ctype.is_handle]
    if len(objects) != 1 or len(owners) != 1 or not isinstance(owners[0].ctype.base, Handle):
        return None
    extra_params = [p for p in function.params if p not in (objects[0], owners[0], objects[0].length)]
    return None if extra_params else Ending(resource, function, owners[0], objects[0])


@dataclass(frozen=True)
class HandleClass:
    """The class of a handle: reference-counted if the API counts references, otherwise a plain value."""

    model: Handle
    retain: Function | None  # urContextRetain
    release: Function | None  # urContextRelease
    functions: list[CppFunction] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.model.noun

    @property
    def counted(self) -> bool:
        return bool(self.retain and self.release)

    @property
    def base_name(self) -> str:
        return "counted_handle" if self.counted else "plain_handle"

    @property
    def base(self) -> str:
        return f"{self.base_name}<{f'{self.name}_traits' if self.counted else self.model.name}>"


@dataclass(frozen=True)
class Answer(Named):
    """The C++ type of a query's answer."""

    model: Etor
    type: str  # std::vector<device>


class Binding:
    """The contents of the header."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._resources = {r.handle: r for r in spec.resources if r.handle}
        self._classes = {t: self._class(t) for t in spec.types if isinstance(t, Handle) and not t.integer}
        self.classes = tuple(self._classes.values())
        endings = (_ending(r, f) for r in spec.resources for f in r.consumed_by if self._is_separate(r, f))
        self.endings = [e for e in endings if e and all(self.owner_expression(e, maker) for maker in e.made_by)]
        absorbed = {f.name for c in self._classes.values() for f in (c.retain, c.release) if f and c.counted}
        absorbed |= {e.function.name for e in self.endings}
        self.free_functions: list[CppFunction] = []
        self.functions = [CppFunction(f, self) for f in spec.functions if f.name not in absorbed]
        for function in self.functions:
            (function.owner.functions if function.owner else self.free_functions).append(function)

    def _is_separate(self, resource: Resource, function: Function) -> bool:
        """Returns True except for the Release of counted handles."""
        if not resource.handle:
            return len(resource.consumed_by) == 1
        restricted = any(p.made_by for p in function.params if p.consumes is resource)
        return restricted and self._classes[resource.handle].counted

    def _class(self, handle: Handle) -> HandleClass:
        resource = self._resources.get(handle)
        retain = next((f for f in resource.retained_by if len(f.params) == 1), None) if resource else None
        release = next((f for f in resource.consumed_by if len(f.params) == 1), None) if resource else None
        return HandleClass(handle, retain, release)

    @cached_property
    def structs(self) -> tuple[Struct, ...]:
        """The structs with a structure type."""
        return tuple(t for t in self._spec.types if isinstance(t, Struct) and t.stype)

    @cached_property
    def flags(self) -> tuple[Enum, ...]:
        return tuple(t for t in self._spec.types if isinstance(t, Enum) and t.is_flags)

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        enums = (t for t in self._spec.types if isinstance(t, Enum))
        return tuple(Answer(etor, self._answer(etor.ctype)) for enum in enums for etor in enum.distinct if etor.ctype)

    def _answer(self, ctype: CType) -> str:
        element = self._value(ctype)
        if not ctype.is_array:
            return element
        if ctype.array:
            return f"std::array<{element}, {ctype.array}>"
        return "std::string" if ctype.base.name == "char" else f"std::vector<{element}>"

    def _value(self, ctype: CType) -> str:
        """Returns the C++ type of one value."""
        owner = self._classes.get(ctype.base) if isinstance(ctype.base, Handle) and not ctype.is_pointer else None
        if owner:
            return owner.name
        if bits := ctype.bits:
            return f"flags<{bits}>"
        return plain_type(ctype)

    def class_of(self, ctype: CType) -> HandleClass | None:
        """Returns the class of a handle by value."""
        return self._classes.get(ctype.base) if isinstance(ctype.base, Handle) and ctype.is_handle else None

    def class_of_element(self, param: Param) -> HandleClass | None:
        """Returns the class of the handles that a parameter points to."""
        base = param.ctype.base
        return self._classes.get(base) if isinstance(base, Handle) and param.ctype.pointers == 1 else None

    def ending_of(self, resource: Resource, maker: Function) -> Ending | None:
        """Returns the ending for objects of `maker`, if they have their own class."""
        return next((e for e in self.endings if e.resource is resource and maker in e.made_by), None)

    def first_handle(self, function: Function) -> Param | None:
        """Returns the first required handle: its class gets the function."""
        return next((p for p in function.params if p.is_in_only and not p.optional and self.class_of(p.ctype)), None)

    def owner_expression(self, ending: Ending, maker: Function) -> str:
        """Returns a C++ expression for the owner of the new object: an argument of the call that creates the object, or a
        query of the first handle of that call. Returns "" if there is neither."""
        owner_type, first = ending.owner.ctype.base, self.first_handle(maker)
        for param in maker.params:
            if param.ctype.is_handle and param.ctype.base is owner_type:
                return f"retained<{ending.owner_class}>({'get()' if param is first else param.name}, ec)"
        return next(self._queries_for(first, owner_type), "") if first else ""

    def _queries_for(self, first: Param, owner_type: NamedType) -> Iterator[str]:
        """Yields calls that query a handle for another handle."""
        owner = self.class_of(first.ctype)
        assert owner
        for function in self._spec.functions:
            enums = [p.typed_by.ctype.base for p in function.params if p.typed_by]
            if not enums or len(function.params) != _QUERY or function.params[0].ctype.base is not owner.model:
                continue
            for etor in enums[0].etors if isinstance(enums[0], Enum) else ():
                if etor.ctype and etor.ctype.is_value and etor.ctype.base is owner_type:
                    yield f"{member_name(function, owner.name)}<{etor.name}>(ec)"
