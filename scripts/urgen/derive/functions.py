# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions and their parameters: declarations, derived checks, dispatch."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.text import (
    cell,
    comment,
    declare,
    fill,
    first_sentence,
    prototype,
    reference,
    split_summary,
)
from urgen.derive.types import flag_type, pascal_type
from urgen.model import Enum, Function, Handle, Param


@dataclass(frozen=True)
class ParamView(Named):
    """A parameter of a function."""

    model: Param
    last: bool

    @property
    def type(self) -> str:
        return self.model.ctype.text

    @property
    def declaration(self) -> str:
        return declare(self.model.ctype, self.name)

    @property
    def separator(self) -> str:
        return "" if self.last else ","

    @property
    def field(self) -> str:
        """phContext: the member of the parameter block that points to the argument."""
        return "p" + self.name

    @property
    def pointer_declaration(self) -> str:
        space = "" if self.type.endswith("*") else " "
        return f"{self.type}{space}*{self.field}"

    @cached_property
    def doc(self) -> tuple[str, ...]:
        marks = ["in, out" if self.model.is_inout else self.model.dir]
        if self.model.optional:
            marks.append("optional")
        return comment(f"[{']['.join(marks)}] {self.model.desc}")

    @property
    def direction(self) -> str:
        return self.model.dir + (", optional" if self.model.optional else "")

    @property
    def desc_cell(self) -> str:
        return cell(self.model.desc)

    @property
    def length(self) -> str:
        return self.model.length.name if self.model.length else ""

    @property
    def typed_by(self) -> str:
        return self.model.typed_by.name if self.model.typed_by else ""

    @property
    def empty(self) -> str:
        return self.model.empty.name if self.model.empty else ""

    @property
    def mismatch(self) -> str:
        return self.model.mismatch.name if self.model.mismatch else ""

    @property
    def null_element(self) -> str:
        return self.model.null_element.name if self.model.null_element else "UR_RESULT_ERROR_INVALID_NULL_HANDLE"

    @property
    def mask_name(self) -> str:
        assert isinstance(self.model.ctype.base, Enum)
        return self.model.ctype.base.mask_name

    @property
    def holds_handles(self) -> bool:
        base = self.model.ctype.base
        return isinstance(base, Handle) and not base.integer and self.model.ctype.pointers == 1

    @property
    def checked_enum(self) -> Enum | None:
        """The enum or flag set that the argument itself must fit."""
        base = self.model.ctype.base
        return base if isinstance(base, Enum) and self.model.ctype.is_enum else None

    @property
    def bits(self) -> str:
        """ur_queue_flag_t where the argument is a set of flags, otherwise nothing."""
        return flag_type(self.model.ctype)

    @property
    def is_counted_array(self) -> bool:
        """True for phEventWaitList: a pointer to elements that another parameter counts."""
        return bool(self.model.length) and not self.model.ctype.is_void and self.model.ctype.pointers == 1

    @property
    def is_dependent(self) -> bool:
        """True where another parameter says what the argument is, or how long."""
        return bool(self.typed_by) or self.is_counted_array

    @property
    def is_output(self) -> bool:
        """True for phContext: what stands there before the call, or after a failure, means nothing."""
        return self.model.is_out_only and self.model.ctype.is_pointer


@dataclass(frozen=True)
class Query:
    """The parameters of an info query."""

    prop: str  # propName
    size: str  # propSize
    value: str  # pPropValue
    size_ret: str  # pPropSizeRet
    empty: str  # the code for a buffer of no bytes


@dataclass(frozen=True)
class ReturnRow:
    """A result code in the reference."""

    code: str
    when: str


@dataclass(frozen=True)
class FunctionView(Named):
    """A function with everything templates say about it."""

    model: Function

    @property
    def id(self) -> int:
        return self.model.id

    @property
    def id_name(self) -> str:
        """UR_FUNCTION_CONTEXT_CREATE"""
        return "UR_FUNCTION_" + self.model.name.screaming.removeprefix("UR_")

    @property
    def short(self) -> str:
        """ContextCreate"""
        return self.name.removeprefix("ur")

    @property
    def local_name(self) -> str:
        """contextCreate: the file-local function that stands in a slot."""
        return self.print_name[:1].lower() + self.print_name[1:]

    @property
    def print_name(self) -> str:
        """ContextCreate; EnqueueUsmFill_2d"""
        return pascal_type(self.model.name.snake)

    @property
    def pfn_type(self) -> str:
        return f"ur_pfn{self.short}_t"

    @property
    def support_query(self) -> str:
        """UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP: the device query that tells whether it works; "" where it always does."""
        return self.model.query.name if self.model.query else ""

    @property
    def params_type(self) -> str:
        return self.model.name.snake + "_params_t"

    @property
    def block_type(self) -> str:
        """ur_context_create_params_t; an empty struct for a function without parameters."""
        return self.params_type if self.params else "NoArguments"

    @property
    def pfn_member(self) -> str:
        return "pfn" + self.model.slot

    @property
    def table_member(self) -> str:
        """Context.pfnCreate"""
        return f"{self.model.table.name}.{self.pfn_member}" if self.model.table else ""

    @cached_property
    def params(self) -> tuple[ParamView, ...]:
        last = len(self.model.params) - 1
        return tuple(ParamView(param, i == last) for i, param in enumerate(self.model.params))

    @cached_property
    def signature(self) -> str:
        return ", ".join(p.declaration for p in self.params) or "void"

    @cached_property
    def types(self) -> str:
        return ", ".join(p.type for p in self.params)

    @cached_property
    def arguments(self) -> str:
        return ", ".join(p.name for p in self.params)

    @cached_property
    def summary(self) -> str:
        return first_sentence(self.model.desc)

    @cached_property
    def doc(self) -> tuple[str, ...]:
        head, rest = split_summary(self.model.desc)
        details = "\n".join(f"- {item}" for item in self.model.details)
        lines = comment(head, rest, details)
        lines += ("", " Returns")
        for code, conditions in self.returns:
            text = f"- ::{code}" + (": " + "; ".join(conditions) if conditions else "")
            lines += tuple(" " + line for line in fill(reference(text)))
        return lines

    @cached_property
    def returns(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Every code with its conditions: implied ones, those derived from the parameters, those of the spec."""
        codes: dict[str, list[str]] = {f"UR_RESULT_{code}": [] for code in _IMPLIED}
        if self.required_pointers:
            codes["UR_RESULT_ERROR_INVALID_NULL_POINTER"] = [_null(self.required_pointers)]
        if self.required_handles:
            codes["UR_RESULT_ERROR_INVALID_NULL_HANDLE"] = [_null(self.required_handles)]
        undeclared = [f"`{p.name}` is not a declared enumerator" for p in self.checked_enums]
        undeclared += [f"`{p.name}` has undeclared bits" for p in self.checked_flags]
        if undeclared:
            codes["UR_RESULT_ERROR_INVALID_ENUMERATION"] = undeclared
        for entry in self.model.returns:
            lists = (p.length for p in self.params if p.mismatch == entry.code.name)
            derived = [text for count in lists for text in mismatches(count)]
            codes.setdefault(entry.code.name, []).extend((*derived, *entry.when))
        return tuple((code, tuple(conditions)) for code, conditions in codes.items())

    @property
    def anchor(self) -> str:
        return self.name.lower()

    @property
    def prototype(self) -> str:
        return prototype(f"ur_result_t {self.name}", (p.declaration for p in self.params))

    @cached_property
    def return_rows(self) -> tuple[ReturnRow, ...]:
        return tuple(ReturnRow(code, cell("; ".join(conditions))) for code, conditions in self.returns)

    @cached_property
    def required_pointers(self) -> tuple[ParamView, ...]:
        return tuple(
            p for p in self.params
            if (p.model.ctype.is_pointer or p.model.ctype.is_callback) and not p.model.optional and not p.model.unchecked
        )  # fmt: skip

    @cached_property
    def required_handles(self) -> tuple[ParamView, ...]:
        return tuple(
            p for p in self.params
            if p.model.ctype.is_handle and p.model.ctype.is_nullable and not p.model.optional and not p.model.unchecked
        )  # fmt: skip

    @property
    def first_null_result(self) -> str:
        """What a call with nothing but nulls and zeroes answers; "" where no argument is required."""
        if self.required_pointers:
            return "UR_RESULT_ERROR_INVALID_NULL_POINTER"
        return "UR_RESULT_ERROR_INVALID_NULL_HANDLE" if self.required_handles else ""

    @cached_property
    def checked_enums(self) -> tuple[ParamView, ...]:
        return tuple(p for p in self.params if p.checked_enum and not p.checked_enum.is_flags)

    @cached_property
    def checked_flags(self) -> tuple[ParamView, ...]:
        return tuple(p for p in self.params if p.checked_enum and p.checked_enum.is_flags)

    @cached_property
    def nonempty_arrays(self) -> tuple[ParamView, ...]:
        """Of several with one count the first."""
        first: dict[str, ParamView] = {}
        for p in self.params:
            if p.model.empty and not p.model.typed_by:
                first.setdefault(p.length, p)
        return tuple(first.values())

    @cached_property
    def handle_arrays(self) -> tuple[ParamView, ...]:
        """Required arrays of handles that the caller fills."""
        arrays = (p for p in self.params if p.holds_handles and p.model.length and p.model.is_in_only)
        return tuple(p for p in arrays if not p.model.optional)

    @cached_property
    def lists(self) -> tuple[ParamView, ...]:
        return tuple(p for p in self.params if p.model.mismatch)

    @cached_property
    def queries(self) -> tuple[Query, ...]:
        """The one info query of the function, or nothing."""
        found = []
        for p, behind in zip(self.params, self.params[1:], strict=False):
            if p.model.typed_by and p.model.is_out:
                found.append(Query(p.typed_by, p.length, p.name, behind.name, p.empty or "UR_RESULT_ERROR_INVALID_SIZE"))
        return tuple(found)

    @cached_property
    def dispatch_handle(self) -> str:
        """The handle whose adapter serves the call; "" when the first handles stand in an array or the loader serves it."""
        return self.required_handles[0].name if self.required_handles else ""

    @property
    def dispatch_handle_index(self) -> int:
        """The place of that handle among the arguments."""
        return self.params.index(self.required_handles[0])

    @property
    def dispatch_array_index(self) -> int:
        return self.params.index(self.handle_arrays[0])

    @property
    def dispatch_count_index(self) -> int:
        return self.model.params.index(self.handle_arrays[0].model.length)

    @cached_property
    def dispatch_array(self) -> ParamView | None:
        return self.handle_arrays[0] if self.handle_arrays else None


_IMPLIED = ("SUCCESS", "ERROR_UNINITIALIZED", "ERROR_DEVICE_LOST", "ERROR_ADAPTER_SPECIFIC")


def mismatches(count: str) -> tuple[str, str]:
    """When an optional list and its count contradict each other."""
    return f"a list is given and `{count}` is 0", f"no list is given and `{count}` is not 0"


def _null(params: Iterable[ParamView]) -> str:
    return " or ".join(f"`{p.name}`" for p in params) + " is null"
