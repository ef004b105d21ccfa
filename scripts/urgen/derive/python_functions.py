# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions as Python calls: their parameters, computed arguments, and results."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.python_classes import answers
from urgen.derive.python_types import annotation, base_annotation, base_tag, docstring, indented, tag
from urgen.model import Callback, CallbackParam, Enum, Function, Handle, Param, Struct, Union


@dataclass(frozen=True)
class Conversion(Named):
    """A parameter with the C++ object between the Python value and the C argument."""

    model: Param
    holder: str  # InList<ur_device_handle_t>
    given: str  # Sequence[ur_event_handle_t] | None: the type that a caller passes; empty if only the call writes it
    returned: str  # ur_event_handle_t: the type that the call returns; empty for an input
    default: str = ""  # None; empty if it is required

    @property
    def is_requested(self) -> bool:
        """True for an output that the call returns only on request."""
        return bool(self.given and self.returned)

    @property
    def desc(self) -> str:
        return ("True to get it. " if self.is_requested else "") + self.model.desc

    @property
    def declaration(self) -> str:
        return f"{self.name}: {self.given}" + (f" = {self.default}" if self.default else "")

    @property
    def binding(self) -> str:
        """The nanobind declaration of the argument."""
        default = {"": "", "None": " = nb::none()", "False": " = false"}[self.default]
        return f'nb::arg("{self.name}").none(){default}' if self.default != "None" else f'nb::arg("{self.name}") = nb::none()'


@dataclass(frozen=True)
class Signature:
    """One way to call a function."""

    arguments: tuple[str, ...]  # hContext: ur_context_handle_t
    returns: str  # tuple[int, int]
    is_overload: bool
    doc: tuple[str, ...]


class PythonFunction(Named):
    """A function of the API as a function in Python."""

    def __init__(self, model: Function) -> None:
        self.model = model
        self._call_arguments: dict[Param, str] = {}
        self._conversions: dict[Param, Conversion] = {}
        self._property: Param | None = None
        self.filled = ""  # the output whose size the call returns
        self.callback = ""  # the parameter that is a callable
        self._convert()
        self.conversions = [self._conversions[param] for param in model.params if param in self._conversions]

    @cached_property
    def arguments(self) -> tuple[Conversion, ...]:
        """The arguments. Those after the last required one have a default."""
        inputs = [c for c in self.conversions if c.given and not c.is_requested]
        last_required = max((i for i, c in enumerate(inputs) if not c.default), default=-1)
        positional = (replace(c, default="") if i <= last_required else c for i, c in enumerate(inputs))
        return (*positional, *self._requested_outputs)

    @property
    def _requested_outputs(self) -> list[Conversion]:
        return [c for c in self.conversions if c.is_requested]

    @property
    def _results(self) -> list[Conversion]:
        return [c for c in self.conversions if c.returned]

    @property
    def parameters(self) -> str:
        return ", ".join(f"nb::handle {a.name}" for a in self.arguments)

    @property
    def bindings(self) -> tuple[str, ...]:
        """The nanobind declarations of the arguments."""
        declarations = [a.binding for a in self.arguments]
        if self._requested_outputs:
            declarations.insert(len(declarations) - len(self._requested_outputs), "nb::kw_only()")
        return tuple(declarations)

    @cached_property
    def passed(self) -> str:
        """The arguments of the C call."""
        return ", ".join(self._call_arguments[param] for param in self.model.params)

    @property
    def answering_handle(self) -> str:
        """The argument whose adapter serves the call: hContext.pass(), or empty."""
        return f"{self.model.dispatch_handle.name}_.pass()" if self.model.dispatch_handle else ""

    @property
    def released_handle(self) -> str:
        """The handle that the call may destroy: hContext_, or empty."""
        return next((f"{p.name}_" for p in self.model.params if p.consumes and p.ctype.is_handle), "")

    @property
    def results(self) -> str:
        """The objects that the call returns."""
        kind = f"{self._property.name}_.pass()" if self._property else ""
        return ", ".join(f"{r.name}_.result({kind})" for r in self._results)

    @property
    def runtime_signature(self) -> str:
        return f"def {self.name}({', '.join(self._declarations())}) -> {self._returns(everything=False)}"

    @cached_property
    def doc(self) -> tuple[str, ...]:
        return docstring(0, self.model.desc, self._argument_docs)

    @cached_property
    def signatures(self) -> tuple[Signature, ...]:
        """Signatures for type checkers: one per result type."""
        doc = indented(4, self.doc)
        declared = self._declarations()
        if self._property and isinstance(self._property.ctype.base, Enum):
            return self._query_signatures(self._property, self._property.ctype.base, doc)
        if not self._requested_outputs:
            return (Signature(declared, self._returns(everything=True), False, doc),)
        return tuple(
            Signature(self._declarations(requested), self._returns(requested == "True"), True, doc if i == 0 else ())
            for i, requested in enumerate(("False", "True"))
        )

    def _query_signatures(self, param: Param, enum: Enum, doc: tuple[str, ...]) -> tuple[Signature, ...]:
        declarations, kinds = [a.declaration for a in self.arguments], answers(enum)
        if len(kinds) == 1:
            ((_, returned), _), *_ = kinds
            return (Signature(tuple(declarations), returned, False, doc),)
        place = [a.name for a in self.arguments].index(param.name)
        signatures = []
        for (_, returned), names in kinds:
            declarations[place] = f"{param.name}: {_literal(enum, names)}"
            signatures.append(Signature(tuple(declarations), returned, True, ()))
        declarations[place] = f"{param.name}: {enum.name}"
        signatures.append(Signature(tuple(declarations), "object", True, doc))
        return tuple(signatures)

    @property
    def _argument_docs(self) -> str:
        return "\n".join(f"- {a.name}: {a.desc}" for a in self.arguments)

    def _declarations(self, requested: str = "") -> tuple[str, ...]:
        positional = [a.declaration for a in self.arguments if not a.is_requested]
        if not self._requested_outputs:
            return tuple(positional)
        annotation_ = {"": "bool = False", "False": "Literal[False] = False", "True": "Literal[True]"}[requested]
        # The caller may pass its own object, which the call returns.
        object_types = {a: a.given.removesuffix("bool") if requested == "True" else "" for a in self._requested_outputs}
        return (*positional, "*", *(f"{a.name}: {object_types[a]}{annotation_}" for a in self._requested_outputs))

    def _returns(self, everything: bool) -> str:
        results = [r.returned for r in self._results if everything or not r.is_requested]
        if not results:
            return "None"
        return results[0] if len(results) == 1 else f"tuple[{', '.join(results)}]"

    def _convert(self) -> None:
        params = self.model.params
        computed = set()
        for param, following in zip(params, (*params[1:], None), strict=False):
            if param in computed:
                continue
            if param.typed_by and param.is_out:
                self._convert_query(param, following)
            elif (total := self.model.total_of(param)) and param.length:
                computed |= {param.length, total}
                self._convert_output_list(param, total)
        for param in params:
            if param not in self._call_arguments:
                self._convert_one(param)

    def _convert_query(self, param: Param, total: Param | None) -> None:
        assert param.typed_by
        self._property = param.typed_by
        self.filled = param.name + "_"
        self._add(Conversion(param, f"OutProperty<{param.typed_by.ctype.text}>", "", "object"))
        if param.length:
            self._call_arguments[param.length] = f"{self.filled}.count()"
        if total:
            self._call_arguments[total] = f"{self.filled}.total()"

    def _convert_output_list(self, param: Param, total: Param) -> None:
        base = param.ctype.base
        self.filled = param.name + "_"
        self._add(Conversion(param, f"OutList<{base_tag(base)}>", "", f"list[{base_annotation(base)}]"))
        assert param.length
        self._call_arguments[param.length] = f"{self.filled}.count()"
        self._call_arguments[total] = f"{self.filled}.total()"

    def _convert_one(self, param: Param) -> None:
        ctype = param.ctype
        if isinstance(ctype.base, Callback) and ctype.is_value:
            self._convert_callback(param, ctype.base)
        elif param.is_out and ctype.pointers and not self._is_address(param):
            self._convert_output(param)
        elif self._is_bytes(param):
            self._convert_counted(param, "InBytes", "Buffer")
        elif self._is_list(param):
            optional = "Optional" if param.optional else ""
            sequence = f"Sequence[{base_annotation(ctype.base)}]"
            self._convert_counted(param, f"In{optional}List<{base_tag(ctype.base)}>", sequence)
        elif not self._is_count(param):
            self._convert_value(param)

    def _convert_callback(self, param: Param, callback: Callback) -> None:
        """Adds a callable. Its closure replaces the user data of the C callback."""
        self.callback = param.name + "_"
        self._add_input(param, f"InCallback<{callback.name}>", PythonCallback(callback).annotation)
        names = {p.name for p in callback.params}
        for other in self.model.params:
            if other.name in names and other.ctype.is_void:
                self._call_arguments[other] = f"{self.callback}.userData()"

    def _convert_output(self, param: Param) -> None:
        ctype = param.ctype
        element, result = base_tag(ctype.base), base_annotation(ctype.base)
        if ctype.pointers > 1:
            is_text = ctype.element == "const char *"
            element, result = (ctype.element, "str") if is_text else (f"Address<{ctype.element}>", "int")
        if not (param.optional and param.creates and isinstance(ctype.base, Handle)):
            self._add(Conversion(param, f"Out<{element}>", "", result))
            return
        input_type = f"{result} | bool" if param.is_inout else "bool"
        holder = f"RequestedInOut<{element}>" if param.is_inout else f"RequestedOut<{element}>"
        self._add(Conversion(param, holder, input_type, result, "False"))

    def _convert_counted(self, param: Param, holder: str, type_: str) -> None:
        self._add_input(param, holder, type_)
        assert param.length
        count = f"{param.name}_.count()"
        self._call_arguments.setdefault(param.length, f"static_cast<{param.length.ctype.text}>({count})")

    def _convert_value(self, param: Param) -> None:
        ctype = param.ctype
        optional = "Optional" if param.optional else ""
        if ctype.is_pointer and isinstance(ctype.base, Struct) and ctype.pointers == 1:
            self._add_input(param, f"In{optional}Struct<{ctype.base.name}>", ctype.base.name)
        else:
            self._add_input(param, f"In{optional}<{tag(ctype)}>", annotation(ctype))

    def _add_input(self, param: Param, holder: str, type_: str) -> None:
        input_type, default = (f"{type_} | None", "None") if param.optional else (type_, "")
        self._add(Conversion(param, holder, input_type, "", default))

    def _add(self, conversion: Conversion) -> None:
        self._conversions[conversion.model] = conversion
        self._call_arguments[conversion.model] = f"{conversion.name}_.pass()"

    def _is_address(self, param: Param) -> bool:
        """Returns True for memory that the call writes, and for types without their own class."""
        ctype = param.ctype
        if ctype.is_void or ctype.base.name == "char":
            return ctype.pointers == 1
        if ctype.pointers > 1 or param.length or isinstance(ctype.base, Union | Callback):
            return True
        return param.is_inout and not isinstance(ctype.base, Handle)

    def _is_bytes(self, param: Param) -> bool:
        """Returns True for the caller's own bytes. Memory that the call creates or releases is an address."""
        ctype = param.ctype
        if not (param.length and param.is_in_only and ctype.is_void and ctype.pointers == 1):
            return False
        return not (param.creates or param.consumes)

    def _is_list(self, param: Param) -> bool:
        return param.is_counted_array and param.is_in_only

    def _is_count(self, param: Param) -> bool:
        return any(p.length is param and (self._is_list(p) or self._is_bytes(p)) for p in self.model.params)


def in_python(functions: Iterable[Function]) -> tuple[PythonFunction, ...]:
    return tuple(map(PythonFunction, functions))


def _literal(enum: Enum, etors: tuple[str, ...]) -> str:
    """Returns a Literal type; several names take one line each."""
    names = [f"{enum.name}.{name}" for name in etors]
    if len(names) == 1:
        return f"Literal[{names[0]}]"
    return "Literal[\n" + "".join(f"        {name},\n" for name in names) + "    ]"


@dataclass(frozen=True)
class PythonCallback(Named):
    """A function pointer type, represented by a Python callable."""

    model: Callback

    @property
    def given(self) -> tuple[CallbackParam, ...]:
        """The parameters except the user data of C programs."""
        return tuple(p for p in self.model.params if not p.ctype.is_void)

    @property
    def user_data(self) -> str:
        return next((p.name for p in self.model.params if p.ctype.is_void), "")

    @property
    def arguments(self) -> tuple[str, ...]:
        """to<ur_event_handle_t>(hEvent)"""
        return tuple(f"to<{tag(p.ctype)}>({p.name})" for p in self.given)

    @property
    def annotation(self) -> str:
        returns = "object" if self.model.returns.base.name == "void" else annotation(self.model.returns)
        return f"Callable[[{', '.join(annotation(p.ctype) for p in self.given)}], {returns}]"

    @property
    def answers(self) -> bool:
        return self.model.returns.base.name != "void"

    @property
    def invoker(self) -> str:
        """The function template that calls Python."""
        return "invokeOnce" if self.model.once else "invoke"
