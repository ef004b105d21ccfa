# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ binding: classes from lifetimes, functions with what they return in front."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from urgen.derive.text import comment, first_sentence
from urgen.derive.types import flag_type
from urgen.model import CType, Enum, Etor, Function, Handle, NamedType, Param, Resource, Spec, Struct

_EC = "std::error_code &ec"


@dataclass(frozen=True)
class Ending:
    """The function that takes back what another one made: its object in an owner, `urUSMFree(hContext, pMem)`."""

    resource: Resource
    function: Function
    owner: Param  # hContext
    object: Param  # pMem

    @property
    def traits(self) -> str:
        return f"{self.name}_traits"

    @property
    def name(self) -> str:
        """usm_allocation; opened_physical_mem for a handle that another function than its Release closes."""
        handle = self.resource.handle
        return f"opened_{handle.noun}" if handle else self.resource.name

    @property
    def makers(self) -> str:
        return " or ".join(f"`{function.name}`" for function in self.made_by)

    @property
    def made_by(self) -> tuple[Function, ...]:
        """The functions whose objects it ends."""
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
    def function_name(self) -> str:
        return self.function.name

    @property
    def doc(self) -> tuple[str, ...]:
        return comment(f"What {self.makers} made, ended by `{self.function.name}`.")

    @property
    def arguments(self) -> str:
        """Those of the call that ends it."""
        names = {self.owner: "owner", self.object: "object", self.object.length: "size"}
        return ", ".join(names[param] for param in self.function.params)

    @property
    def parameters(self) -> str:
        """Those of the function that ends any such object; one that the call does not need has no name."""
        size = " size" if self.object.length in self.function.params else ""
        return f"{self.owner.ctype.text} owner, {self.value_type}{self._space}object, std::size_t{size}"

    @property
    def _space(self) -> str:
        return "" if self.value_type.endswith("*") else " "


def _ending(resource: Resource, function: Function) -> Ending | None:
    """None where a call needs more than the object, its size and one handle to end it."""
    objects = [p for p in function.params if p.consumes is resource]
    owners = [p for p in function.params if p not in objects and p.ctype.is_handle]
    if len(objects) != 1 or len(owners) != 1 or not isinstance(owners[0].ctype.base, Handle):
        return None
    others = [p for p in function.params if p not in (objects[0], owners[0], objects[0].length)]
    return None if others else Ending(resource, function, owners[0], objects[0])


@dataclass(frozen=True)
class HandleClass:
    """The class of a handle: counted where the API counts references, otherwise a plain value."""

    model: Handle
    retain: Function | None  # urContextRetain
    release: Function | None  # urContextRelease
    functions: list["CppFunction"] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.model.noun

    @property
    def c_name(self) -> str:
        return self.model.name

    @property
    def traits(self) -> str:
        return f"{self.name}_traits"

    @property
    def counted(self) -> bool:
        return bool(self.retain and self.release)

    @property
    def base_name(self) -> str:
        return "counted_handle" if self.counted else "plain_handle"

    @property
    def base(self) -> str:
        return f"{self.base_name}<{self.traits if self.counted else self.c_name}>"

    @property
    def retain_name(self) -> str:
        return self.retain.name if self.retain else ""

    @property
    def release_name(self) -> str:
        return self.release.name if self.release else ""

    @property
    def doc(self) -> tuple[str, ...]:
        return comment(first_sentence(self.model.desc))


@dataclass(frozen=True)
class Result:
    """One thing that a call returns."""

    type: str  # context
    name: str  # context: the member where there are several
    expression: str  # context(phContext)
    of_class: bool = False  # True for context, False for void *

    @property
    def qualified(self) -> str:
        """The type of a member that may have the same name."""
        return f"ur_ipc::{self.type}" if self.of_class else self.type


@dataclass(frozen=True)
class Declared:
    """A parameter of the C++ function."""

    type: str  # ur_device_handle_t
    name: str  # hDevice
    default: str = ""  # {} where it may be left out

    @property
    def text(self) -> str:
        return f"{self.type}{'' if self.type.endswith(('*', '&')) else ' '}{self.name}"


class CppFunction:
    """A function of the API as C++ offers it."""

    def __init__(self, model: Function, binding: "Binding") -> None:
        self.model = model
        self._binding = binding
        self.setup: list[str] = []  # statements in front of the call
        self.results: list[Result] = []
        self.list_type = ""  # ur_device_handle_t where the call fills an array
        self.list_result = ""  # std::vector<device>
        self._declared: list[Declared] = []
        self._arguments: dict[Param, str] = {}
        self._query = next((p for p in model.params if p.typed_by and p.length), None)
        self._list = next((p for p in model.params if self._total(p)), None)
        for param in model.params:
            self._arguments[param] = self._argument(param)
        for param in model.params:
            self._add_result(param)
        self._declared.sort(key=lambda param: bool(param.default))  # what may be left out stands behind

    @property
    def c_name(self) -> str:
        return self.model.name

    @property
    def owner(self) -> HandleClass | None:
        """The class of the first handle that the call needs."""
        return self._binding.class_of(self._self.ctype) if self._self else None

    @property
    def scope(self) -> str:
        return f"{self.owner.name}::" if self.owner else ""

    @property
    def const(self) -> str:
        return " const" if self.owner else ""

    @property
    def blamed(self) -> str:
        """The handle whose adapter knows why a call failed."""
        if self._self:
            return "get()"
        lists = (p.name for p in self.model.params if self._view_of(p) and self._binding.class_of_element(p))
        return next((f"detail::first({name})" for name in lists), "nullptr")

    @cached_property
    def name(self) -> str:
        """get_info of class device, queue_create of class context, adapter_get of none."""
        words = self.model.name.words[1:]
        own = tuple(self.owner.name.split("_")) if self.owner else ()
        return "_".join(words[len(own) :] if own and words[: len(own)] == own else words)

    @property
    def doc(self) -> tuple[str, ...]:
        return comment(first_sentence(self.model.desc) + f" (`{self.model.name}`)")

    @property
    def template(self) -> str:
        """ur_device_info_t where the property is a template's argument."""
        return self._query.typed_by.ctype.text if self._query and self._query.typed_by else ""

    @property
    def property_argument(self) -> str:
        return "<Property>" if self._query else ""

    @property
    def parameters(self) -> str:
        return ", ".join(p.text + (f" = {p.default}" if p.default else "") for p in self._declared)

    @property
    def plain_parameters(self) -> str:
        """Without defaults."""
        return ", ".join(p.text for p in self._declared)

    @property
    def parameters_and_code(self) -> str:
        return ", ".join([*(p.text for p in self._declared), _EC])

    @property
    def forwarded(self) -> str:
        return ", ".join([*(p.name for p in self._declared), "ec"])

    @property
    def result(self) -> str:
        """What it returns."""
        if self._query:
            return "info_t<Property>"
        if self.list_type:
            return self.list_result
        if len(self.results) > 1:
            return self.result_struct
        return self.results[0].type if self.results else "void"

    @property
    def returns_nothing(self) -> bool:
        return self.result == "void"

    @property
    def result_struct(self) -> str:
        return "_".join(self.model.name.words[1:]) + "_result"

    @property
    def struct_members(self) -> list[Result]:
        return self.results if len(self.results) > 1 else []

    @property
    def returned(self) -> str:
        """The expression behind a call that succeeded."""
        texts = ", ".join(r.expression for r in self.results)
        return f"{{{texts}}}" if len(self.results) > 1 else texts

    @property
    def is_query(self) -> bool:
        return self._query is not None

    @property
    def call(self) -> str:
        """The C call. Of a query or a list, what comes again and again stands in `rest`."""
        return f"{self.model.name}({', '.join(filter(None, (self._arguments[p] for p in self.model.params)))})"

    @cached_property
    def _self(self) -> Param | None:
        handles = (p for p in self.model.params if p.is_in_only and not p.optional and self._binding.class_of(p.ctype))
        return next((p for p in handles if p.ctype.is_handle), None)

    def _total(self, param: Param) -> Param | None:
        """The output that says how many elements there are to be had."""
        if not (param.length and param.is_out_only and param.length.ctype.is_value and self._binding.class_of_element(param)):
            return None
        place = self.model.params.index(param)
        before, behind = self.model.params[place - 1], self.model.params[place + 1 : place + 2]
        totals = (p for p in behind if p.is_out_only and p.ctype.base is param.length.ctype.base)
        return next(totals, None) if before is param.length else None

    def _view_of(self, param: Param) -> str:
        """ur_device_handle_t where the caller gives elements, std::byte for bytes; "" otherwise."""
        length = param.length
        if not length or not param.is_in_only or not length.ctype.is_value or param.creates or param.consumes:
            return ""
        if sum(p.length is length for p in self.model.params) > 1 or param.ctype.pointers != 1:
            return ""
        return "std::byte" if param.ctype.is_void else param.ctype.base.name

    def _argument(self, param: Param) -> str:
        """The argument of the C call; declares the C++ parameter where there is one."""
        if param is self._self:
            return "get()"
        if self._query and param in self._query_params:
            return self._query_argument(param)
        if self._list and param in (self._list, self._list.length, self._total(self._list)):
            return "rest..." if param is self._list.length else ""
        counted = next((p for p in self.model.params if p.length is param and self._view_of(p)), None)
        if counted:
            cast = "" if param.ctype.base.name == "size_t" else f"static_cast<{param.ctype.text}>"
            size = f"{counted.name}.size()"
            return f"{cast}({size})" if cast else size
        if self._returned_by_pointer(param):
            self.setup.append(f"{_variable(param.ctype)}{param.name}{{}};")
            return f"&{param.name}"
        return self._given(param)

    @cached_property
    def _query_params(self) -> tuple[Param, ...]:
        assert self._query
        behind = self.model.params[self.model.params.index(self._query) + 1 :][:1]
        return tuple(p for p in (self._query.typed_by, self._query.length, self._query, *behind) if p)

    def _query_argument(self, param: Param) -> str:
        assert self._query
        if param is self._query.typed_by:
            return "Property"
        return "rest..." if param is self._query.length else ""

    def _returned_by_pointer(self, param: Param) -> bool:
        return param.is_out_only and param.ctype.is_pointer and (param.ctype.pointers > 1 or not param.ctype.is_void)

    def _given(self, param: Param) -> str:
        """What the caller gives."""
        ctype, name = param.ctype, param.name
        owner = self._binding.class_of_element(param)
        if view := self._view_of(param):
            self._declared.append(Declared(f"array_view<const {view}>", name, "{}" if param.optional else ""))
            return _unconst(param, f"{name}.data()")
        if param.is_inout and owner:
            self._declared.append(Declared(f"{owner.name} *", name, "nullptr"))
            return f"slot({name})"
        if isinstance(ctype.base, Struct) and ctype.pointers == 1 and param.is_in_only:
            if param.optional:
                self._declared.append(Declared(f"optional_ref<const {ctype.base.name}>", name, "{}"))
                return _unconst(param, f"{name}.get()")
            self._declared.append(Declared(f"const {ctype.base.name} &", name))
            return _unconst(param, f"&{name}")
        if bits := flag_type(ctype):
            self._declared.append(Declared(f"ur_ipc::flags<{bits}>", name))
            return name
        default = "nullptr" if param.optional and ctype.is_nullable else ""
        self._declared.append(
            Declared("bool" if ctype.base.name == "ur_bool_t" and ctype.is_value else ctype.text, name, default)
        )
        return name

    def _add_result(self, param: Param) -> None:
        if param is self._list:
            self._add_list(param)
            return
        ending = self._binding.ending_of(param.creates, self.model) if param.creates else None
        if ending:
            self._add_ended(param, ending)
        elif self._arguments[param] == f"&{param.name}" and self._returned_by_pointer(param) and not self._is_size(param):
            owner = self._binding.class_of_element(param)
            name = _member(param.name)
            if not owner:
                self.results.append(Result(param.ctype.element, name, param.name))
            elif owner.counted and (not param.creates or param.uncounted):
                self.results.append(Result(owner.name, name, f"retained<{owner.name}>({param.name}, ec)", True))
            else:
                self.results.append(Result(owner.name, name, f"{owner.name}({param.name})", True))

    def _is_size(self, param: Param) -> bool:
        """The size of another output that comes with it."""
        return any(
            p.length is param and p.creates and self._binding.ending_of(p.creates, self.model) for p in self.model.params
        )

    def _add_list(self, param: Param) -> None:
        owner = self._binding.class_of_element(param)
        assert owner
        self.list_type = owner.name
        self.list_result = f"std::vector<{owner.name}>"

    @property
    def list_reader(self) -> str:
        """The function of query.hpp that fills a vector: whether its elements come with a reference each."""
        assert self._list
        return "owned_list" if self._list.creates and not self._list.uncounted else "borrowed_list"

    def _add_ended(self, param: Param, ending: Ending) -> None:
        self.setup += [f"{ending.owner_class} owner = {self._owner_of(ending)};", "if (ec)", "  return {};"]
        size = param.length.name if param.length else "0"
        value = f"const_cast<void *>({param.name})" if param.is_in_only else param.name
        made = f"{ending.name}(std::move(owner), {value}, {size})"
        self.results.append(Result(ending.name, ending.name, made))

    def _owner_of(self, ending: Ending) -> str:
        """C++ for a reference to what the object will be ended in."""
        source = self._binding.owner_source(ending, self.model)
        if isinstance(source, Param):
            return f"retained<{ending.owner_class}>({self._arguments[source]}, ec)"
        assert source
        return f"get_info<{source.name}>(ec)"


def _plain(ctype: CType) -> str:
    """The C type, but for the one that is a bool."""
    return "bool" if ctype.base.name == "ur_bool_t" and ctype.is_value else ctype.text


def _variable(ctype: CType) -> str:
    """The type of the variable whose address a call gets, ready for a name."""
    text = ctype.element
    return text if text.endswith("*") else text + " "


def _member(name: str) -> str:
    """device_timestamp for pDeviceTimestamp."""
    bare = re.sub(r"^p+h?(?=[A-Z])", "", name)
    return "_".join(word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", bare)) or name


def _unconst(param: Param, expression: str) -> str:
    """Inputs that the C API takes without const are not written."""
    if param.ctype.is_const:
        return expression
    return f"const_cast<{param.ctype.text}>({expression})" if not param.ctype.is_void else f"detail::unconst({expression})"


@dataclass(frozen=True)
class Answer:
    """The C++ type of what a query answers."""

    model: Etor
    type: str  # std::vector<device>

    @property
    def name(self) -> str:
        return self.model.name


class Binding:
    """What the header holds."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._resources = {r.handle: r for r in spec.resources if r.handle}
        self._classes = {t: self._class(t) for t in spec.types if isinstance(t, Handle) and not t.integer}
        endings = (_ending(r, f) for r in spec.resources for f in r.consumed_by if self._is_apart(r, f))
        self._endings = [e for e in endings if e and all(self.owner_source(e, maker) for maker in e.made_by)]
        absorbed = {f.name for c in self._classes.values() for f in (c.retain, c.release) if f and c.counted}
        absorbed |= {e.function.name for e in self._endings}
        self.free_functions: list[CppFunction] = []
        self.functions = [CppFunction(f, self) for f in spec.functions if f.name not in absorbed]
        for function in self.functions:
            (function.owner.functions if function.owner else self.free_functions).append(function)

    def _is_apart(self, resource: Resource, function: Function) -> bool:
        """True but for the Release of counted handles."""
        if not resource.handle:
            return len(resource.consumed_by) == 1
        restricted = any(p.made_by for p in function.params if p.consumes is resource)
        return restricted and self._classes[resource.handle].counted

    def _class(self, handle: Handle) -> HandleClass:
        resource = self._resources.get(handle)
        retain = next((f for f in resource.retained_by if len(f.params) == 1), None) if resource else None
        release = next((f for f in resource.consumed_by if len(f.params) == 1), None) if resource else None
        return HandleClass(handle, retain, release)

    @property
    def classes(self) -> tuple[HandleClass, ...]:
        return tuple(self._classes.values())

    @property
    def endings(self) -> tuple[Ending, ...]:
        return tuple(self._endings)

    @cached_property
    def structs(self) -> tuple[Struct, ...]:
        """Those that say what they are."""
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
        """The C++ type of one value."""
        owner = self._classes.get(ctype.base) if isinstance(ctype.base, Handle) and not ctype.is_pointer else None
        if owner:
            return owner.name
        if bits := flag_type(ctype):
            return f"flags<{bits}>"
        return _plain(ctype)

    def class_of(self, ctype: CType) -> HandleClass | None:
        """The class of a handle by value."""
        return self._classes.get(ctype.base) if isinstance(ctype.base, Handle) and ctype.is_handle else None

    def class_of_element(self, param: Param) -> HandleClass | None:
        """The class of the handles behind a pointer."""
        base = param.ctype.base
        return self._classes.get(base) if isinstance(base, Handle) and param.ctype.pointers == 1 else None

    def ending_of(self, resource: Resource, maker: Function) -> Ending | None:
        """How what a function made ends, where a class of its own knows it."""
        return next((e for e in self._endings if e.resource is resource and maker in e.made_by), None)

    def owner_source(self, ending: Ending, maker: Function) -> Param | Etor | None:
        """Where a call finds what its object will be ended in: an argument, or what its first handle says about itself."""
        wanted = ending.owner.ctype.base
        given = (p for p in maker.params if p.ctype.is_handle and p.ctype.base is wanted)
        return next(given, None) or next(self._told_by(maker.params[0].ctype.base, wanted), None)

    def _told_by(self, handle: NamedType, wanted: NamedType) -> Iterator[Etor]:
        """The properties of a handle that are a handle of another type."""
        queries = (p for f in self._spec.functions if f.params and f.params[0].ctype.base is handle for p in f.params)
        for enum in (p.typed_by.ctype.base for p in queries if p.typed_by):
            for etor in enum.etors if isinstance(enum, Enum) else ():
                if etor.ctype and etor.ctype.is_value and etor.ctype.base is wanted:
                    yield etor
