# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions in the C++ binding: parameters, results, and the C call."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from urgen.model import CType, Function, Param, Struct

if TYPE_CHECKING:
    from urgen.derive.cpp import Binding, Ending, HandleClass


@dataclass(frozen=True)
class Result:
    """One value that a call returns."""

    type: str  # context
    name: str  # context: the member name if there are several results
    expression: str  # context(phContext)
    of_class: bool = False  # True for context, False for void *

    @property
    def qualified(self) -> str:
        """The type, qualified because the member may have the same name."""
        return f"ur_ipc::{self.type}" if self.of_class else self.type


@dataclass(frozen=True)
class CppParameter:
    """A parameter of the C++ function."""

    type: str  # ur_device_handle_t
    name: str  # hDevice
    default: str = ""  # {} if it is optional

    @property
    def text(self) -> str:
        return f"{self.type}{'' if self.type.endswith(('*', '&')) else ' '}{self.name}"

    @property
    def text_with_default(self) -> str:
        return self.text + (f" = {self.default}" if self.default else "")


def member_name(function: Function, owner: str) -> str:
    """get_info in class device, queue_create in class context, adapter_get outside classes."""
    words, prefix = function.name.words[1:], tuple(owner.split("_"))
    return "_".join(words[len(prefix) :] if words[: len(prefix)] == prefix else words)


class CppFunction:
    """The C++ version of an API function."""

    def __init__(self, model: Function, binding: Binding) -> None:
        self.model = model
        self._binding = binding
        self.setup: list[str] = []  # statements before the call
        self.results: list[Result] = []
        self.list_type = ""  # ur_device_handle_t if the call fills an array
        self.declared: list[CppParameter] = []
        self._arguments: dict[Param, str] = {}
        self._query = next((p for p in model.params if p.typed_by and p.length), None)
        self._list = next((p for p in model.params if self._total(p)), None)
        for param in model.params:
            self._arguments[param] = self._argument(param)
        for param in model.params:
            self._add_result(param)
        self.declared.sort(key=lambda param: bool(param.default))  # optional parameters come last

    @property
    def owner(self) -> HandleClass | None:
        """The class of the first handle that the call needs."""
        return self._binding.class_of(self._self.ctype) if self._self else None

    @property
    def blamed(self) -> str:
        """The handle whose adapter reports the reason for a failure."""
        if self._self:
            return "get()"
        lists = (p.name for p in self.model.params if self._view_of(p) and self._binding.class_of_element(p))
        return next((f"detail::first({name})" for name in lists), "nullptr")

    @cached_property
    def name(self) -> str:
        return member_name(self.model, self.owner.name if self.owner else "")

    @property
    def template(self) -> str:
        """ur_device_info_t if the property is a template argument."""
        return self._query.typed_by.ctype.text if self._query and self._query.typed_by else ""

    @property
    def result(self) -> str:
        """The return type."""
        if self._query:
            return "info_t<Property>"
        if self.list_type:
            return f"std::vector<{self.list_type}>"
        return self.result_struct or (self.results[0].type if self.results else "void")

    @property
    def returns_nothing(self) -> bool:
        return self.result == "void"

    @property
    def result_struct(self) -> str:
        """The type of several results; empty for one"""
        return "_".join(self.model.name.words[1:]) + "_result" if len(self.results) > 1 else ""

    @property
    def returned(self) -> str:
        """The returned expression after a successful call."""
        texts = ", ".join(r.expression for r in self.results)
        return f"{{{texts}}}" if len(self.results) > 1 else texts

    @property
    def call(self) -> str:
        """The C call. `rest` holds the arguments that differ between the two calls of a query or list."""
        return f"{self.model.name}({', '.join(filter(None, (self._arguments[p] for p in self.model.params)))})"

    @cached_property
    def _self(self) -> Param | None:
        return self._binding.first_handle(self.model)

    def _total(self, param: Param) -> Param | None:
        """Returns the output that receives the number of available elements."""
        if not (param.length and param.is_out_only and param.length.ctype.is_value and self._binding.class_of_element(param)):
            return None
        place = self.model.params.index(param)
        previous, following = self.model.params[place - 1], self.model.params[place + 1 : place + 2]
        totals = (p for p in following if p.is_out_only and p.ctype.base is param.length.ctype.base)
        return next(totals, None) if previous is param.length else None

    def _view_of(self, param: Param) -> str:
        """Returns the type of the elements that the caller passes: ur_device_handle_t, or std::byte for bytes; otherwise ""."""
        length = param.length
        if not length or not param.is_in_only or not length.ctype.is_value or param.creates or param.consumes:
            return ""
        if sum(p.length is length for p in self.model.params) > 1 or param.ctype.pointers != 1:
            return ""
        return "std::byte" if param.ctype.is_void else param.ctype.base.name

    def _argument(self, param: Param) -> str:
        """Returns the argument of the C call. Declares the C++ parameter if there is one."""
        if param is self._self:
            return "get()"
        if self._query and param in self._query_params:
            return self._query_argument(param)
        if self._list and param in (self._list, self._list.length, self._total(self._list)):
            return "rest..." if param is self._list.length else ""
        array = next((p for p in self.model.params if p.length is param and self._view_of(p)), None)
        if array:
            cast = "" if param.ctype.base.name == "size_t" else f"static_cast<{param.ctype.text}>"
            size = f"{array.name}.size()"
            return f"{cast}({size})" if cast else size
        if self._returned_by_pointer(param):
            self.setup.append(f"{_variable(param.ctype)}{param.name}{{}};")
            return f"&{param.name}"
        return self._declare_argument(param)

    @cached_property
    def _query_params(self) -> tuple[Param, ...]:
        assert self._query
        total = self.model.params[self.model.params.index(self._query) + 1 :][:1]
        return tuple(p for p in (self._query.typed_by, self._query.length, self._query, *total) if p)

    def _query_argument(self, param: Param) -> str:
        assert self._query
        if param is self._query.typed_by:
            return "Property"
        return "rest..." if param is self._query.length else ""

    def _returned_by_pointer(self, param: Param) -> bool:
        """Returns True for a single value that the call writes. Counted elements go to the caller's memory instead."""
        is_counted = param.length is not None and param.length.ctype.is_value
        is_single = not param.ctype.is_void and not is_counted if param.ctype.pointers == 1 else param.ctype.is_pointer
        return param.is_out_only and is_single

    def _declare_argument(self, param: Param) -> str:
        """Returns the argument of a parameter that the caller passes."""
        ctype, name = param.ctype, param.name
        owner = self._binding.class_of_element(param)
        if view := self._view_of(param):
            self.declared.append(CppParameter(f"array_view<const {view}>", name, "{}" if param.optional else ""))
            return _unconst(param, f"{name}.data()")
        if param.is_inout and owner:
            self.declared.append(CppParameter(f"{owner.name} *", name, "nullptr"))
            return f"slot({name})"
        if isinstance(ctype.base, Struct) and ctype.pointers == 1 and param.is_in_only:
            if param.optional:
                self.declared.append(CppParameter(f"optional_ref<const {ctype.base.name}>", name, "{}"))
                return _unconst(param, f"{name}.get()")
            self.declared.append(CppParameter(f"const {ctype.base.name} &", name))
            return _unconst(param, f"&{name}")
        if bits := ctype.bits:
            self.declared.append(CppParameter(f"ur_ipc::flags<{bits}>", name))
            return name
        default = "nullptr" if param.optional and ctype.is_nullable else ""
        self.declared.append(CppParameter(plain_type(ctype), name, default))
        return name

    def _add_result(self, param: Param) -> None:
        if param is self._list:
            owner = self._binding.class_of_element(param)
            self.list_type = owner.name if owner else ""
            return
        if ending := self._ending(param):
            self._add_ending(param, ending)
        elif self._returned_by_pointer(param) and self._arguments[param] and not self._is_size(param):
            owner = self._binding.class_of_element(param)
            name = _member(param.name)
            if not owner:
                self.results.append(Result(param.ctype.element, name, param.name))
            elif owner.counted and (not param.creates or param.uncounted):
                self.results.append(Result(owner.name, name, f"retained<{owner.name}>({param.name}, ec)", True))
            else:
                self.results.append(Result(owner.name, name, f"{owner.name}({param.name})", True))

    def _is_size(self, param: Param) -> bool:
        """Returns True for the size of another output."""
        return any(p.length is param and self._ending(p) for p in self.model.params)

    def _ending(self, param: Param) -> Ending | None:
        """Returns the ending of the returned object, if it needs its own class."""
        return self._binding.ending_of(param.creates, self.model) if param.creates else None

    @property
    def list_reader(self) -> str:
        """The function of query.hpp that fills a vector; it depends on whether the elements hold references."""
        assert self._list
        return "owned_list" if self._list.creates and not self._list.uncounted else "borrowed_list"

    def _add_ending(self, param: Param, ending: Ending) -> None:
        owner = self._binding.owner_expression(ending, self.model)
        self.setup += [f"{ending.owner_class} owner = {owner};", "if (ec)", "  return {};"]
        size = param.length.name if param.length else "0"
        value = f"const_cast<void *>({param.name})" if param.is_in_only else param.name
        expression = f"{ending.name}(std::move(owner), {value}, {size})"
        self.results.append(Result(ending.name, ending.name, expression, True))


def plain_type(ctype: CType) -> str:
    """Returns the C type, or bool for ur_bool_t."""
    return "bool" if ctype.base.name == "ur_bool_t" and ctype.is_value else ctype.text


def _variable(ctype: CType) -> str:
    """Returns the type of the variable whose address the call gets, ready to be followed by a name."""
    text = ctype.element
    return text if text.endswith("*") else text + " "


def _member(name: str) -> str:
    """Returns the name of a result's member: device_timestamp for pDeviceTimestamp."""
    stem = re.sub(r"^p+h?(?=[A-Z])", "", name)
    return "_".join(word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", stem)) or name


def _unconst(param: Param, expression: str) -> str:
    """Casts const away: the C API takes some inputs without const but does not write them."""
    if param.ctype.is_const:
        return expression
    return f"const_cast<{param.ctype.text}>({expression})" if not param.ctype.is_void else f"detail::unconst({expression})"
