# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The spec as linked objects, for templates and rules. Most fields have a comment with an example.

Objects compare by identity, so they may form reference cycles. build.py fills them in; afterwards they do not change.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from urgen.names import Name
from urgen.source import Mapping


@dataclass(eq=False, kw_only=True)
class Entry:
    """The fields that every named entry of the spec has."""

    name: Name  # urIPCGetMemHandleExp
    desc: str  # Exports an allocation to other processes.
    feature: str  # ipc_memory
    node: Mapping = field(repr=False)  # its source location: node.at("desc") -> spec/ipc_memory.yml:12:11

    @property
    def is_callback(self) -> bool:
        """True for ur_event_callback_t"""
        return isinstance(self, Callback)


@dataclass(eq=False, kw_only=True)
class Builtin:
    """A type of the C language."""

    name: Name  # size_t
    kind: str = "builtin"


@dataclass(frozen=True, eq=False)
class CType:
    """A C type as used by a parameter, member, enumerator or typedef."""

    base: "NamedType"  # the Handle object of ur_event_handle_t
    is_const: bool  # True for const ur_event_handle_t *
    stars: tuple[bool, ...]  # one per `*`, True if const follows it: (False,) for T *
    array: int | None  # None: no array, 0: T[], 3: T[3]
    text: str  # const ur_event_handle_t *, without the array part

    @property
    def pointers(self) -> int:
        """2 for void **"""
        return len(self.stars)

    @property
    def is_pointer(self) -> bool:
        """True for void *; False for a handle or callback by value"""
        return bool(self.stars)

    @property
    def is_array(self) -> bool:
        """True for T[] and T[3]"""
        return self.array is not None

    @property
    def is_value(self) -> bool:
        """True for size_t; False for size_t *, T[]"""
        return not self.stars and self.array is None

    @property
    def is_void(self) -> bool:
        """True for void, void *, const void **"""
        return self.base.name == "void"

    @property
    def is_text(self) -> bool:
        """True for const char *; a char * is an output buffer"""
        return self.base.name == "char" and self.pointers == 1 and self.is_const

    @property
    def is_handle(self) -> bool:
        """True for ur_event_handle_t by value"""
        return self.base.kind == "handle" and self.is_value

    @property
    def is_callback(self) -> bool:
        """True for ur_event_callback_t by value"""
        return self.base.kind == "callback" and self.is_value

    @property
    def is_enum(self) -> bool:
        """True for ur_device_info_t by value"""
        return self.base.kind == "enum" and self.is_value

    @property
    def is_nullable(self) -> bool:
        """True if null can be passed: pointers, callbacks and handles that are pointers"""
        return (
            self.is_pointer or self.is_callback or (isinstance(self.base, Handle) and self.is_handle and not self.base.integer)
        )

    @property
    def bits(self) -> str:
        """ur_queue_flag_t for ur_queue_flags_t by value, otherwise empty"""
        return self.base.bit_name if isinstance(self.base, Enum) and self.base.is_flags and self.is_value else ""

    @property
    def suffix(self) -> str:
        """[3] for T[3], otherwise empty"""
        return "" if self.array is None else f"[{self.array or ''}]"

    def declare(self, name: str) -> str:
        """Returns a C declaration: const void *pMem, size_t sizes[3]"""
        space = "" if self.text.endswith("*") else " "
        return f"{self.text}{space}{name}{self.suffix}"

    @property
    def element(self) -> str:
        """The type of a pointee or array element: const ur_event_handle_t for const ur_event_handle_t *"""
        if self.array is not None or not self.stars:
            return self.text
        return self.text.removesuffix("const").rstrip().removesuffix("*").rstrip()


@dataclass(eq=False, kw_only=True)
class Case:
    """One alternative of a macro."""

    condition: str  # defined(_WIN32)
    value: str  # __cdecl


@dataclass(eq=False, kw_only=True)
class Macro(Entry):
    """A preprocessor macro."""

    params: tuple[str, ...]  # ("_major", "_minor"); empty for an object-like macro
    value: str  # ( _ver >> 16 ); empty when only cases are given
    cases: tuple[Case, ...]  # tried in order; if no condition holds, the macro is empty
    kind: str = "macro"

    @property
    def signature(self) -> str:
        """UR_MAKE_VERSION(_major, _minor)"""
        return f"{self.name}({', '.join(self.params)})" if self.params else self.name


@dataclass(eq=False, kw_only=True)
class Handle(Entry):
    """A handle type."""

    integer: bool  # True for ur_native_handle_t: a uintptr_t instead of a pointer
    kind: str = "handle"

    @property
    def noun(self) -> str:
        """event for ur_event_handle_t"""
        return self.name.removeprefix("ur_").removesuffix("_handle_t")


@dataclass(eq=False, kw_only=True)
class Typedef(Entry):
    """Another name for a type."""

    ctype: CType  # uint8_t
    kind: str = "typedef"


@dataclass(eq=False, kw_only=True)
class CallbackParam(Entry):
    """A parameter of a function pointer."""

    ctype: CType  # const char *

    @property
    def declaration(self) -> str:
        """const char *pLoggerMsg"""
        return self.ctype.declare(self.name)


@dataclass(eq=False, kw_only=True)
class Callback(Entry):
    """A function pointer type."""

    returns: CType  # void
    params: tuple[CallbackParam, ...]  # (level, pLoggerMsg, pUserData)
    once: bool  # True for ur_event_callback_t: called once, not for each occurrence
    kind: str = "callback"

    @property
    def signature(self) -> str:
        """ur_event_handle_t hEvent, ur_execution_info_t execStatus, void *pUserData"""
        return ", ".join(param.declaration for param in self.params)


@dataclass(eq=False, kw_only=True)
class Etor(Entry):
    """An enumerator."""

    enum: "Enum" = field(repr=False)  # ur_device_info_t
    value: int  # 8227
    text: str  # 0x2023, as written; for versions UR_MAKE_VERSION(0, 12)
    alias: bool  # True for UR_API_VERSION_CURRENT: an earlier enumerator has the same number
    ctype: CType | None  # the type of the value that this query returns: ur_bool_t
    optional: bool  # True: the query may return UNSUPPORTED_ENUMERATION
    deprecated: bool  # False
    absent: bool  # True: the query is about a feature outside this interface, so every adapter returns 0
    kind: str = "etor"

    @property
    def short(self) -> str:
        """IPC_MEMORY_SUPPORT_EXP: the name without the part it shares with its enum"""
        return self.name.removeprefix(self.enum.prefix)

    @property
    def in_header(self) -> str:
        """UR_BIT(0) for a flag; for other enumerators the text in the spec"""
        return f"UR_BIT({self.value.bit_length() - 1})" if self.enum.is_flags else self.text

    @property
    def printed_name(self) -> str:
        """UR_API_VERSION_0_12 for UR_API_VERSION_CURRENT: an alias prints as its original enumerator"""
        return next(etor.name for etor in self.enum.distinct if etor.value == self.value)


@dataclass(eq=False, kw_only=True)
class Enum(Entry):
    """An enum or a set of flags, with the enumerators of all features that extend it."""

    is_flags: bool  # True for ur_queue_flags_t
    etors: tuple[Etor, ...]  # sorted by value
    kind: str = "enum"

    @property
    def prefix(self) -> str:
        """UR_DEVICE_INFO_ for ur_device_info_t, UR_QUEUE_FLAG_ for ur_queue_flags_t"""
        stem = self.name.removesuffix("_t").upper()
        return (stem.removesuffix("_FLAGS") + "_FLAG_") if self.is_flags else stem + "_"

    @property
    def bit_name(self) -> Name:
        """ur_queue_flag_t, the enum of the bits of ur_queue_flags_t; the name itself for other enums"""
        return Name(self.name.removesuffix("s_t") + "_t") if self.is_flags else self.name

    @property
    def mask_name(self) -> str:
        """UR_QUEUE_FLAGS_MASK: the bits that are not declared"""
        return self.name.removesuffix("_t").upper() + "_MASK"

    @property
    def mask(self) -> str:
        """0xfffffff8 for three flags"""
        return f"0x{~self.declared_bits & 0xFFFFFFFF:08x}"

    @property
    def force_name(self) -> str:
        """UR_DEVICE_INFO_FORCE_UINT32, which makes the enum 32 bits wide"""
        return self.prefix + "FORCE_UINT32"

    @property
    def declared_bits(self) -> int:
        """0x7 for three flags"""
        bits = 0
        for etor in self.etors:
            bits |= etor.value
        return bits

    @property
    def own(self) -> tuple[Etor, ...]:
        """The enumerators that the enum's own feature declares"""
        return tuple(etor for etor in self.etors if etor.feature == self.feature)

    @property
    def distinct(self) -> tuple[Etor, ...]:
        """The enumerators without aliases: one per switch case"""
        return tuple(etor for etor in self.etors if not etor.alias)

    @property
    def is_typed(self) -> bool:
        """True for ur_device_info_t: its enumerators state the type of a queried value"""
        return any(etor.ctype for etor in self.etors)


@dataclass(eq=False, kw_only=True)
class Extension:
    """Enumerators that a feature adds to another feature's enum."""

    enum: Enum  # ur_device_info_t
    etors: tuple[Etor, ...]  # (UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,)


@dataclass(eq=False, kw_only=True)
class Member(Entry):
    """A member of a struct or union."""

    ctype: CType  # const ur_device_partition_property_t *
    optional: bool  # True for pNext: may be null
    length: "Member | None"  # the member that counts the elements: PropCount
    tagged_by: "Member | None"  # for a member that is a union, the member that selects its alternative: type
    tag: Etor | None  # for a member of a union, the enumerator that selects it: UR_DEVICE_PARTITION_EQUALLY
    usual: int  # the number that generated tests pass; 0 if the spec gives none

    @property
    def is_chain(self) -> bool:
        """True for pNext"""
        return self.name == "pNext"

    @property
    def is_dependent(self) -> bool:
        """True if another member determines its type or length"""
        return bool(self.length or self.tagged_by)


@dataclass(eq=False, kw_only=True)
class Struct(Entry):
    """A struct; `base` gives it stype and pNext."""

    base: "Struct | None"  # ur_base_properties_t
    stype: Etor | None  # UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES
    members: tuple[Member, ...]  # its own members, without the base's members
    kind: str = "struct"

    @property
    def all_members(self) -> tuple[Member, ...]:
        """stype, pNext and its own members"""
        return (self.base.all_members if self.base else ()) + self.members


@dataclass(eq=False, kw_only=True)
class Union(Entry):
    """A union whose alternatives each have a tag."""

    members: tuple[Member, ...]  # (equally, count, affinity_domain)
    kind: str = "union"

    @property
    def all_members(self) -> tuple[Member, ...]:
        """The members, under the name that structs use"""
        return self.members

    @property
    def tag_type(self) -> str:
        """ur_device_partition_t, whose enumerators name the alternatives"""
        return next((member.tag.enum.name for member in self.members if member.tag), "")


NamedType = Builtin | Handle | Typedef | Callback | Enum | Struct | Union


class Need(NamedTuple):
    """A type that C requires to be declared before another one."""

    node: Mapping  # the member, parameter or type
    key: str  # type
    base: NamedType
    is_pointer: bool


def needs(entry: Entry | Builtin) -> Iterator[Need]:
    """Yields the types that the declaration of a type names."""
    if isinstance(entry, Typedef):
        yield _need(entry.node, "type", entry.ctype)
    elif isinstance(entry, Callback):
        yield _need(entry.node, "returns", entry.returns)
        yield from (_need(param.node, "type", param.ctype) for param in entry.params)
    elif isinstance(entry, Struct | Union):
        if isinstance(entry, Struct) and entry.base:
            yield Need(entry.node, "base", entry.base, is_pointer=False)
        yield from (_need(member.node, "type", member.ctype) for member in entry.members)


def _need(node: Mapping, key: str, ctype: CType) -> Need:
    return Need(node, key, ctype.base, ctype.is_pointer)


@dataclass(eq=False, kw_only=True)
class Resource:
    """Something with a lifetime: a handle, an allocation, exported data."""

    name: Name  # ipc_mem_handle_data
    handle: Handle | None  # the Handle, or None for an address
    created_by: tuple["Function", ...]  # (urIPCGetMemHandleExp,)
    read_by: tuple["Function", ...]  # (urIPCOpenMemHandleExp,)
    retained_by: tuple["Function", ...]  # ()
    consumed_by: tuple["Function", ...]  # (urIPCPutMemHandleExp,)


@dataclass(eq=False, kw_only=True)
class Param(Entry):
    """A parameter of a function."""

    ctype: CType  # void **
    dir: str  # in, out or inout
    optional: bool  # True: null is allowed and has a meaning
    length: "Param | None"  # counts the elements, or bytes of a void *: numEventsInWaitList
    typed_by: "Param | None"  # the parameter whose info enumerator selects the type of the value: propName
    empty: Etor | None  # the code when the count is 0: UR_RESULT_ERROR_INVALID_SIZE
    mismatch: Etor | None  # the code when the pointer contradicts the count, or an element is null
    null_element: Etor | None  # the code when an element of a required array of handles is null: UR_RESULT_ERROR_INVALID_EVENT
    touches: "Param | None"  # the parameter with the number of bytes that the command uses at this USM address: size
    usual: int  # the number that generated tests pass; 0 if the spec gives none
    unchecked: bool  # True for native handles: the generated checks allow null, although the parameter is required
    creates: Resource | None  # the resource that the caller gets: usm_allocation
    reads: Resource | None  # the resource that must be alive: ipc_mem_handle_data
    retains: Resource | None  # the resource that gets another reference: ur_event_handle_t
    consumes: Resource | None  # the resource that ends or loses a reference
    uncounted: bool  # True for root devices: created without a reference to release
    usm: bool  # True for an address that may be in USM or opened memory, which must be alive
    made_by: tuple[Name, ...]  # (urEventCreateExp,): the functions whose objects are allowed; empty: any
    made_with: Etor | None  # UR_EXP_EVENT_FLAG_IPC_EXP: the flag that the object was created with
    const_differs: str  # why other functions of the resource declare const differently

    @property
    def is_out(self) -> bool:
        """True for out and inout"""
        return self.dir != "in"

    @property
    def is_in(self) -> bool:
        """True for in and inout"""
        return self.dir != "out"

    @property
    def is_in_only(self) -> bool:
        return self.dir == "in"

    @property
    def is_out_only(self) -> bool:
        return self.dir == "out"

    @property
    def is_inout(self) -> bool:
        return self.dir == "inout"

    @property
    def declaration(self) -> str:
        """ur_context_handle_t *phContext"""
        return self.ctype.declare(self.name)

    @property
    def field(self) -> str:
        """pphContext: the member of the parameter block that points to the argument"""
        return "p" + self.name

    @property
    def field_declaration(self) -> str:
        """ur_context_handle_t **pphContext"""
        space = "" if self.ctype.is_pointer else " "
        return f"{self.ctype.text}{space}*{self.field}"

    @property
    def element_code(self) -> str:
        """The code when an element of an array is null"""
        return self.null_element.name if self.null_element else "UR_RESULT_ERROR_INVALID_NULL_HANDLE"

    @property
    def holds_handles(self) -> bool:
        """True for phEventWaitList"""
        return isinstance(self.ctype.base, Handle) and not self.ctype.base.integer and self.ctype.pointers == 1

    @property
    def checked_enum(self) -> Enum | None:
        """The enum or set of flags that an argument passed by value must belong to; None for other arguments"""
        return self.ctype.base if isinstance(self.ctype.base, Enum) and self.ctype.is_enum else None

    @property
    def is_counted_array(self) -> bool:
        """True for phEventWaitList: a pointer to elements that another parameter counts"""
        return bool(self.length) and not self.ctype.is_void and self.ctype.pointers == 1

    @property
    def is_dependent(self) -> bool:
        """True if another parameter determines its type or length"""
        return bool(self.typed_by) or self.is_counted_array

    @property
    def is_output(self) -> bool:
        """True for phContext: its value before the call, or after a failure, is unspecified"""
        return self.is_out_only and self.ctype.is_pointer


@dataclass(eq=False, kw_only=True)
class Check:
    """A condition of a result code, as an expression that generated code evaluates."""

    rule: str  # nonzero
    path: str  # size; pProperties->flags or region.width for a member
    condition: str  # size == 0
    example: str  # size = 0;
    desc: str  # `size` is 0

    @property
    def place(self) -> tuple[str, str]:
        """The parameter, and the member of its struct; the member is empty for a check of the parameter itself."""
        name, _, member = split_path(self.path)
        return name, member


def split_path(path: str) -> tuple[str, str, str]:
    """Splits the path of a check into a parameter, an operator ('->' or '.') and a member. The last two may be empty."""
    name, sign, member = (*re.split(r"(->|\.)", path, maxsplit=1), "", "")[:3]
    return name, sign, member


@dataclass(eq=False, kw_only=True)
class Return:
    """A result code with the conditions the spec lists for it."""

    code: Etor  # UR_RESULT_ERROR_INVALID_SIZE
    when: tuple[str, ...]  # ("`size` is 0",): first the conditions without a check, then those with one
    checks: tuple[Check, ...]  # the conditions that generated code tests


class Query(NamedTuple):
    """The parameters of an info query."""

    prop: str  # propName
    size: str  # propSize
    value: str  # pPropValue
    size_ret: str  # pPropSizeRet
    empty: str  # the code for an empty buffer


@dataclass(eq=False, kw_only=True)
class Function(Entry):
    """A function of the API."""

    id: int  # 289
    details: tuple[str, ...]  # paragraphs or list items after the first sentence
    params: tuple[Param, ...]  # in the order of the C declaration
    returns: tuple[Return, ...]  # the codes in the spec, without the codes that the generator adds
    query: Etor | None  # the device info that reports support: its own, or its feature's
    table: "Table | None"  # IPCExp; None for a function that only the loader implements
    slot: str  # GetMemHandleExp: the member of the table; empty without a table
    loader_only: bool  # True for urLoaderInit
    hand_dispatched: bool  # True for `dispatch: loader`: the loader's function is hand-written
    observed: bool  # True if a layer runs hand-written code after each successful call
    kind: str = "function"

    @property
    def id_name(self) -> str:
        """UR_FUNCTION_CONTEXT_CREATE"""
        return "UR_FUNCTION_" + self.name.screaming.removeprefix("UR_")

    @property
    def short(self) -> str:
        """ContextCreate"""
        return self.name.removeprefix("ur")

    @property
    def local_name(self) -> str:
        """contextCreate: the file-local function in a slot"""
        return self.name.in_print[:1].lower() + self.name.in_print[1:]

    @property
    def pfn_type(self) -> str:
        return f"ur_pfn{self.short}_t"

    @property
    def params_type(self) -> str:
        return self.name.snake + "_params_t"

    @property
    def block_type(self) -> str:
        """ur_context_create_params_t; an empty struct for a function without parameters"""
        return self.params_type if self.params else "NoArguments"

    @property
    def table_member(self) -> str:
        """Context.pfnCreate"""
        return f"{self.table.name}.pfn{self.slot}" if self.table else ""

    @cached_property
    def signature(self) -> str:
        return ", ".join(param.declaration for param in self.params) or "void"

    @cached_property
    def types(self) -> str:
        return ", ".join(param.ctype.text for param in self.params)

    @cached_property
    def arguments(self) -> str:
        return ", ".join(param.name for param in self.params)

    @cached_property
    def required_pointers(self) -> tuple[Param, ...]:
        required = (param for param in self.params if not param.optional and not param.unchecked)
        return tuple(param for param in required if param.ctype.is_pointer or param.ctype.is_callback)

    @cached_property
    def required_handles(self) -> tuple[Param, ...]:
        required = (param for param in self.params if not param.optional and not param.unchecked)
        return tuple(param for param in required if param.ctype.is_handle and param.ctype.is_nullable)

    @property
    def first_null_result(self) -> str:
        """The result of a call with only nulls and zeros; empty if no argument is required"""
        if self.required_pointers:
            return "UR_RESULT_ERROR_INVALID_NULL_POINTER"
        return "UR_RESULT_ERROR_INVALID_NULL_HANDLE" if self.required_handles else ""

    @cached_property
    def checked_enums(self) -> tuple[Param, ...]:
        return tuple(param for param in self.params if param.checked_enum and not param.checked_enum.is_flags)

    @cached_property
    def valid_arguments(self) -> str:
        """Arguments for a call in a test: an enumerator for each enum; for other types `good`, which converts to every type"""
        enums = {param: param.checked_enum.etors[0].name for param in self.checked_enums if param.checked_enum}
        return ", ".join(enums.get(param, "good") for param in self.params)

    @cached_property
    def checked_flags(self) -> tuple[Param, ...]:
        return tuple(param for param in self.params if param.checked_enum and param.checked_enum.is_flags)

    @cached_property
    def nonempty_arrays(self) -> tuple[Param, ...]:
        """Arrays that must not be empty; of the arrays with the same count, only the first"""
        first: dict[Param | None, Param] = {}
        for param in self.params:
            if param.empty and not param.typed_by:
                first.setdefault(param.length, param)
        return tuple(first.values())

    @cached_property
    def handle_arrays(self) -> tuple[Param, ...]:
        """Required arrays of handles that the caller fills"""
        arrays = (param for param in self.params if param.holds_handles and param.length and param.is_in_only)
        return tuple(param for param in arrays if not param.optional)

    @cached_property
    def lists(self) -> tuple[Param, ...]:
        """Arrays that may be left out together with their counts"""
        return tuple(param for param in self.params if param.mismatch)

    @cached_property
    def queries(self) -> tuple[Query, ...]:
        """The info queries of the function: one or none"""
        queries = []
        for param, after in zip(self.params, self.params[1:], strict=False):
            if param.typed_by and param.length and param.is_out:
                empty = param.empty.name if param.empty else "UR_RESULT_ERROR_INVALID_SIZE"
                queries.append(Query(param.typed_by.name, param.length.name, param.name, after.name, empty))
        return tuple(queries)

    @property
    def dispatch_handle(self) -> Param | None:
        """The handle whose adapter serves the call; None for a handle array or a call that the loader serves"""
        return self.required_handles[0] if self.required_handles else None

    @property
    def dispatch_array(self) -> Param | None:
        """The array whose first handle determines the adapter that serves the call"""
        return self.handle_arrays[0] if self.handle_arrays else None

    def total_of(self, array: Param) -> Param | None:
        """Returns the output for the total number of elements of an array that the call fills, or None"""
        if not (array.is_counted_array and array.is_out_only and array.length):
            return None
        outputs = (param for param in self.params if param.is_out_only and param.ctype.pointers == 1 and param is not array)
        return next((param for param in outputs if param.ctype.base is array.length.ctype.base), None)

    def place_of(self, param: Param) -> int:
        """Returns the index of a parameter"""
        return self.params.index(param)


def slot_name(text: str) -> str:
    """Returns Build for the slot ~Build(void*, uint32_t)."""
    return text.removeprefix("~").partition("(")[0]


@dataclass(eq=False, kw_only=True)
class Slot:
    """A place in a table."""

    name: Name  # GetMemHandleExp
    full_name: Name  # urIPCGetMemHandleExp
    index: int  # 0
    function: Function | None  # None for a reserved slot
    types: tuple[str, ...]  # void*, uint32_t: the parameters of a function outside this interface, if the spec lists them
    is_listed: bool  # False for the slot of a new function, which the table does not list yet

    @property
    def member(self) -> str:
        """pfnGetMemHandleExp"""
        return "pfn" + self.name

    @property
    def type(self) -> str:
        """ur_pfnIPCGetMemHandleExp_t"""
        return self.function.pfn_type if self.function else "ur_pfnReserved_t"


@dataclass(eq=False, kw_only=True)
class Table:
    """A function-pointer table."""

    name: Name  # IPCExp
    class_name: Name  # IPC
    slots: tuple[Slot, ...]  # in the released order; new functions' slots by id
    node: Mapping = field(repr=False)

    @property
    def functions(self) -> tuple[Function, ...]:
        """The functions of the slots that are not reserved"""
        return tuple(slot.function for slot in self.slots if slot.function)

    @property
    def type(self) -> str:
        """ur_ipc_exp_dditable_t"""
        return f"ur_{self.name.snake}_dditable_t"

    @property
    def getter(self) -> str:
        """urGetIPCExpProcAddrTable"""
        return f"urGet{self.name}ProcAddrTable"

    @property
    def getter_type(self) -> str:
        """ur_pfnGetIPCExpProcAddrTable_t"""
        return f"ur_pfnGet{self.name}ProcAddrTable_t"


@dataclass(eq=False, kw_only=True)
class Feature:
    """One spec file with its own entries, in the order of the file."""

    name: Name  # ipc_memory
    title: str  # Memory across processes
    desc: str  # Shares allocations between processes.
    query: Etor | None  # UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP
    macros: tuple[Macro, ...]
    handles: tuple[Handle, ...]
    typedefs: tuple[Typedef, ...]
    callbacks: tuple[Callback, ...]
    enums: tuple[Enum, ...]  # the enums it declares
    extensions: tuple[Extension, ...]  # the enumerators it adds to other features' enums
    structs: tuple[Struct, ...]
    unions: tuple[Union, ...]
    functions: tuple[Function, ...]
    node: Mapping = field(repr=False)

    @property
    def records(self) -> tuple[Struct | Union, ...]:
        return self.structs + self.unions


@dataclass(eq=False, kw_only=True)
class Version:
    """The version of the API, from UR_API_VERSION_CURRENT."""

    major: int  # 0
    minor: int  # 12
    etor: Etor  # UR_API_VERSION_CURRENT

    @property
    def text(self) -> str:
        """0.12"""
        return f"{self.major}.{self.minor}"


@dataclass(eq=False, kw_only=True)
class Missing:
    """A feature that an adapter leaves out."""

    query: Etor  # UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP
    reason: str  # HIP exports no events


@dataclass(eq=False, kw_only=True)
class Adapter:
    """An adapter, from adapters/<name>/support.yml."""

    name: Name  # native_cpu
    title: str  # Native CPU
    library: str  # libur_adapter_native_cpu.so.0
    backend: Etor  # UR_BACKEND_NATIVE_CPU
    version: int  # 1
    handle_id: int  # 1: the adapter's number in IPC handles; 0 if it exports none
    memfds_only: bool  # True if it shares only memfds
    on_request: bool  # True for the mock: the loader looks for it only if an application requests it
    overlay: bool  # True if it extends a vendor's adapter: no loader looks for it
    own_table: bool  # True for the mock: a hand-written table wraps the functions
    is_test: bool  # True for test/toy_adapter: loaders do not look for it, and the documents omit it
    functions: tuple[Function, ...]  # the functions with a body, in id order
    functions_of: Name  # native_cpu: the adapter whose functions this adapter uses; empty if it has its own
    missing: tuple[Missing, ...]  # the features it leaves out, each with the reason
    path: str  # adapters/native_cpu/support.yml
    node: Mapping = field(repr=False)

    @property
    def listed(self) -> frozenset[Function]:
        """The functions as a set, for lookups"""
        return frozenset(self.functions)


@dataclass(eq=False, kw_only=True)
class ForeignAdapter:
    """A third-party adapter that the loader knows."""

    name: Name  # offload
    backend: Etor  # UR_BACKEND_OFFLOAD


@dataclass(eq=False, kw_only=True)
class Spec:
    """The whole spec. Lists are in the order of feature names and spec files, unless a comment says otherwise."""

    version: Version  # 0.12
    features: tuple[Feature, ...]  # by name
    macros: tuple[Macro, ...]
    handles: tuple[Handle, ...]
    typedefs: tuple[Typedef, ...]
    callbacks: tuple[Callback, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    unions: tuple[Union, ...]
    types: tuple[NamedType, ...]  # all types except builtins, each after the types it needs
    functions: tuple[Function, ...]  # by id
    tables: tuple[Table, ...]  # in the released order
    resources: tuple[Resource, ...]  # by name
    adapters: tuple[Adapter, ...]  # by name
    foreign_adapters: tuple[ForeignAdapter, ...]  # by name

    def etors_of(self, enum: str) -> tuple[Etor, ...]:
        """Returns the enumerators of a named enum; empty if the spec lacks it"""
        return next((entry.etors for entry in self.enums if entry.name == enum), ())

    def functions_of(self, query: Etor) -> tuple[Function, ...]:
        """Returns the functions that an adapter must implement so that the query returns true, in table order."""
        return tuple(function for table in self.tables for function in table.functions if function.query is query)
