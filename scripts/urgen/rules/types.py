# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs, unions and the keys that a type allows."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.derive.good_arguments import most_usual
from urgen.derive.tracing import is_carried
from urgen.rules.rule import Finding, Subject, etors_of, members_of, params_of, repetitions, rule, types_of, values_of

_NULL_HINT = "drop `optional`, or write a pointer"
_COUNT_HINT = "name one of the type size_t, uint32_t or uint64_t"
_STYPE_HINT = "add a new enumerator to ur_structure_type_t"
_COUNTS = frozenset(("size_t", "uint32_t", "uint64_t"))
_SIZE = re.compile(r"[sS]ize|[bB]ytes")
_UNBOUND = ("float", "double")
_BITS = {
    "bool": 1,
    "char": 7,
    "int8_t": 7,
    "uint8_t": 8,
    "int16_t": 15,
    "uint16_t": 16,
    "int": 31,
    "int32_t": 31,
    "uint32_t": 32,
}


@rule("UG012")
def _impossible_types(subject: Subject) -> Iterator[Finding]:
    """Rejects the types that no entry can have: void, floating-point numbers, and arrays in the wrong places."""
    callback_params = (param for callback in subject.spec.callbacks for param in callback.params)
    for entry in (*values_of(subject.spec), *subject.spec.typedefs, *callback_params):
        node, ctype = entry.node, entry.ctype
        if ctype.base.name in _UNBOUND:
            message = f"the bindings for other languages do not support {ctype.base.name}"
            yield Finding(node.at("type"), message, "write a whole number with a unit, such as nanoseconds")
        if node.text("type").split()[-1:] == ["void"]:
            yield Finding(node.at("type"), "an entry cannot have the type void", "write void* for an address")
        elif ctype.array == 0 or (ctype.is_array and not isinstance(entry, model.Member)):
            message = "only members can be fixed-length arrays, and only enumerators can be arrays without length"
            yield Finding(node.at("type"), message, "write the element type, or a pointer to it")


@rule("UG031")
def _structure_types(subject: Subject) -> Iterator[Finding]:
    struct_by_stype: dict[str, model.Struct] = {}
    for struct in subject.spec.structs:
        loc = struct.node.at("stype")
        if bool(struct.node.text("base")) != bool(struct.node.text("stype")):
            yield Finding(struct.node.loc, f"'{struct.name}' needs both base and stype, or neither", "a pNext chain needs both")
        if struct.base and [member.name for member in struct.base.all_members][:2] != ["stype", "pNext"]:
            message = f"'{struct.base.name}' does not begin with stype and pNext"
            yield Finding(struct.node.at("base"), message, "name a struct that does, such as ur_base_desc_t")
        if struct.stype is None:
            continue
        if struct.stype.enum.name != "ur_structure_type_t":
            yield Finding(loc, f"'{struct.stype.name}' is not an enumerator of ur_structure_type_t", _STYPE_HINT)
        elif struct_by_stype.setdefault(struct.stype.name, struct) is not struct:
            yield Finding(loc, f"'{struct.stype.name}' already marks {struct_by_stype[struct.stype.name].name}", _STYPE_HINT)


@rule("UG021")
def _union_tags(subject: Subject) -> Iterator[Finding]:
    for struct in subject.spec.structs:
        for member in struct.members:
            if member.ctype.base.kind == "union" and member.ctype.is_value and "tagged_by" not in member.node.items:
                hint = "tagged_by: the member that selects the alternative"
                yield Finding(member.node.loc, f"'{member.name}' is a union, but no member selects its alternative", hint)
            if member.tagged_by and not member.tagged_by.ctype.is_enum:
                hint = "name the member whose enumerators are the tags"
                yield Finding(member.node.at("tagged_by"), f"'{member.tagged_by.name}' is not an enum", hint)


@rule("UG015")
def _inherited_members(subject: Subject) -> Iterator[Finding]:
    for struct in subject.spec.structs:
        inherited = {member.name for member in struct.base.all_members} if struct.base else set()
        for member in struct.members:
            if struct.base and member.name in inherited:
                message = f"the member '{member.name}' of '{struct.name}' already comes from {struct.base.name}"
                yield Finding(member.node.at("name"), message, "drop it, or rename it")


@rule("UG031")
def _unique_tags(subject: Subject) -> Iterator[Finding]:
    """Requires a unique tag for each alternative of a union."""
    for union in subject.spec.unions:
        for holder, member in repetitions((member.tag, member) for member in union.members if member.tag):
            message = f"'{member.node.text('tag')}' already marks '{holder.name}'"
            hint = "name another enumerator of the same enum"
            yield Finding(member.node.at("tag"), message, hint)


@rule("UG031")
def _tags_of_unions(subject: Subject) -> Iterator[Finding]:
    """Requires each tag to be an enumerator of the enum that `tagged_by` names."""
    for holder in (member for struct in subject.spec.structs for member in struct.members):
        union, enum = holder.ctype.base, holder.tagged_by.ctype.base if holder.tagged_by else None
        if not isinstance(union, model.Union) or not isinstance(enum, model.Enum):
            continue
        for member in union.members:
            if member.tag and member.tag.enum is not enum:
                message = f"'{member.tag.name}' is not an enumerator of {enum.name}, the tag of '{holder.name}'"
                yield Finding(member.node.at("tag"), message, f"name an enumerator of {enum.name}")


@rule("UG035")
def _addresses(subject: Subject) -> Iterator[Finding]:
    for _, param in params_of(subject.spec):
        key = "usm" if param.usm else "touches"
        if (param.usm or param.touches) and not param.ctype.is_pointer:
            message = f"'{param.name}' is not an address that may be in USM: it is a {param.ctype.text}"
            yield Finding(param.node.at(key), message, f"drop `{key}`, or write a pointer")


@rule("UG035")
def _optional_and_written(subject: Subject) -> Iterator[Finding]:
    for entry in values_of(subject.spec):
        if entry.optional and not (entry.ctype.is_nullable or entry.ctype.base.name == "ur_structure_type_t"):
            yield Finding(entry.node.at("optional"), f"'{entry.name}' cannot be null: it is a {entry.ctype.text}", _NULL_HINT)
    for _, param in params_of(subject.spec):
        if param.is_out and not param.ctype.is_pointer:
            message = f"'{param.name}' is written, but is not a pointer"
            yield Finding(param.node.at("dir"), message, "write dir: in, or a pointer")
        elif param.is_out and param.ctype.is_const and param.ctype.pointers == 1:
            message = f"'{param.name}' is written, but points to const"
            yield Finding(param.node.at("type"), message, "write dir: in, or drop the const")


@rule("UG021")
def _unsized_outputs(subject: Subject) -> Iterator[Finding]:
    """Requires another parameter with the size or type of data written to a void* or created for other processes."""
    for _, param in params_of(subject.spec):
        is_bare = param.is_out_only and param.ctype.text == "void *" and not (param.length or param.typed_by or param.creates)
        if is_bare or (is_carried(param.creates) and not param.length):
            hint = "add length or typed_by; a received address is a void**"
            yield Finding(param.node.at("type"), f"the size of the data written to '{param.name}' is unknown", hint)


@rule("UG021")
def _uncounted_bytes(subject: Subject) -> Iterator[Finding]:
    """Reports an address without a size if it is the only one, and exactly one size of the function counts nothing."""
    for function in subject.spec.functions:
        if not subject.is_project_function(function):
            continue
        used_counts = {other for param in function.params for other in (param.length, param.touches)}
        sizes = [param for param in function.params if param.ctype.text == "size_t" and param not in used_counts]
        addresses = [param for param in function.params if _is_bare_address(param)]
        if len(sizes) == len(addresses) == 1 and _SIZE.search(sizes[0].name):
            message = f"the number of bytes at '{addresses[0].name}' is unknown, and '{sizes[0].name}' counts nothing"
            hint = f"add `touches: {sizes[0].name}` for memory that a command uses, otherwise `length: {sizes[0].name}`"
            yield Finding(addresses[0].node.loc, message, hint)


def _is_bare_address(param: model.Param) -> bool:
    """Returns True for an address without `optional`, a lifetime, USM or another key that makes its size known."""
    keys = {"length", "touches", "typed_by", "creates", "reads", "consumes", "usm", "optional"} & param.node.keys.keys()
    return param.ctype.is_void and param.ctype.pointers == 1 and param.is_in_only and not keys


@rule("UG035")
def _written_inputs(subject: Subject) -> Iterator[Finding]:
    """Requires const on inputs behind a pointer, unless Unified Runtime defines the function."""
    for function, param in params_of(subject.spec):
        pointer = param.ctype.pointers == 1 and not param.ctype.is_void and not param.ctype.is_const
        if pointer and param.is_in_only and param.creates is None and subject.is_project_function(function):
            message = f"'{param.name}' is not written, but points to non-const"
            yield Finding(param.node.at("type"), message, f"write const {param.ctype.text}, or dir: out or inout")


@rule("UG021")
def _uncounted_handles(subject: Subject) -> Iterator[Finding]:
    """Requires a count for handles that a struct points to."""
    for member in members_of(subject.spec):
        pointer = member.ctype.pointers == 1 and member.ctype.is_const  # without const it may be a single output
        if member.ctype.base.kind == "handle" and pointer and member.length is None:
            hint = "add length: the member that counts them"
            yield Finding(member.node.at("type"), f"the number of handles at '{member.name}' is unknown", hint)


@rule("UG052")
def _cycles(subject: Subject) -> Iterator[Finding]:
    """Rejects cycles, because C needs a type declared before its use. A struct may point to itself through its tag."""
    needed = {str(entry.name): tuple(model.needs(entry)) for entry in types_of(subject.spec)}
    checked: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> Iterator[Finding]:
        for need in needed.get(name, ()):
            other = need.base.name
            if other == name and need.is_pointer and need.base.kind == "struct":
                continue
            if other == name or other in path:
                way = " in ".join((name, *reversed(path[path.index(other) :]))) if other in path else name
                yield Finding(need.node.at(need.key), f"'{other}' contains itself: {way}", "write void* for its address")
            elif other not in checked:
                yield from visit(other, (*path, name))
        checked.add(name)

    for name in needed:
        if name not in checked:
            yield from visit(name, ())


@rule("UG052")
def _required_self_pointers(subject: Subject) -> Iterator[Finding]:
    """Rejects a required pointer to the same struct: the last element of a list has no next element."""
    for struct in subject.spec.structs:
        for member in struct.members:
            if member.ctype.base is struct and member.ctype.is_pointer and not member.optional:
                message = f"'{member.name}' is not optional, so every '{struct.name}' needs another one"
                yield Finding(member.node.at("name"), message, "add optional: true")


@rule("UG021")
def _counts(subject: Subject) -> Iterator[Finding]:
    for function, param in params_of(subject.spec):
        makes_data = param.is_out_only and param.ctype.pointers == 2 and param.creates  # another output receives its size
        for key, other in (("length", param.length), ("touches", param.touches)):
            if not other:
                continue
            if other.is_out and not makes_data:
                hint = "name the input that counts the elements"
                yield Finding(param.node.at(key), f"'{other.name}' is an output, which the call has not written yet", hint)
            elif other.ctype.base.name not in _COUNTS or other.ctype.pointers > (1 if other.is_out else 0):
                yield Finding(param.node.at(key), f"'{other.name}' cannot be a count: it is a {other.ctype.text}", _COUNT_HINT)
            elif key == "touches" and any(holder.length is other for holder in function.params):
                message = f"'{other.name}' counts the elements of another parameter, not the bytes at '{param.name}'"
                yield Finding(param.node.at(key), message, "name the parameter with the number of bytes that the command uses")
        if param.typed_by and not param.typed_by.ctype.is_enum:
            hint = "name the parameter that selects the info"
            yield Finding(param.node.at("typed_by"), f"'{param.typed_by.name}' is not an enum", hint)
    for member in members_of(subject.spec):
        if member.length and (member.length.ctype.base.name not in _COUNTS or not member.length.ctype.is_value):
            message = f"'{member.length.name}' cannot be a count: it is a {member.length.ctype.text}"
            yield Finding(member.node.at("length"), message, _COUNT_HINT)


@rule("UG012")
def _usual_numbers(subject: Subject) -> Iterator[Finding]:
    entries = [*values_of(subject.spec)]
    for entry in (entry for entry in entries if "usual" in entry.node.items):
        if not (entry.ctype.is_value and entry.ctype.base.kind == "builtin"):
            message = f"'{entry.name}' is not a number: it is a {entry.ctype.text}"
            yield Finding(entry.node.at("usual"), message, "drop `usual`")
        elif entry.usual < 1 or entry.usual >> _BITS.get(entry.ctype.base.name, 63):
            message = f"{entry.usual} cannot be a usual number of the type {entry.ctype.text}"
            yield Finding(entry.node.at("usual"), message, "write a number of at least 1 that fits, or drop `usual`")
        for array in (other for other in entries if other.length is entry):
            limit = most_usual(array)
            if entry.usual > limit:
                message = f"'{entry.name}' counts '{array.name}', but generated tests make {limit or 'no'} elements of it"
                yield Finding(entry.node.at("usual"), message, f"write at most {limit}" if limit else "drop `usual`")


@rule("UG012")
def _absent_queries(subject: Subject) -> Iterator[Finding]:
    for etor in etors_of(subject.spec):
        number = etor.ctype is not None and etor.ctype.is_value and not etor.ctype.is_handle
        if etor.absent and (etor.enum.name != "ur_device_info_t" or not number):
            hint = "`absent` marks device queries that every adapter answers with 0, so their values are numbers"
            yield Finding(etor.node.at("absent"), f"'{etor.name}' cannot be answered with 0", hint)
