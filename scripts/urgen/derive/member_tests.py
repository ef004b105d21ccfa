# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks of enums, flags and structs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from urgen.derive.text import meaning
from urgen.model import Enum, Member, Struct, Union

_UNDECLARED = "0x7ffffffe"


@dataclass(frozen=True)
class Check:
    """One test of one argument or member. In the C++ of a member, `@` stands for the path to its struct, as in @flags."""

    path: str  # pProperties->flags, or flags of a struct
    rule: str  # declared
    code: str  # UR_RESULT_ERROR_INVALID_ENUMERATION
    words: str  # the rule in words, for a C string
    condition: str  # C++ that is true for a wrong argument; may declare variables that `value` reads
    value: str  # C++ for the actual value
    example: str  # C++ statements that make good arguments wrong
    function: str = ""  # urQueueCreate; empty while the check is about a struct only
    refuses: bool = True  # False: the layer logs a warning and passes the call on

    @property
    def id(self) -> str:
        """UR-urQueueCreate-pProperties.flags-declared"""
        return f"UR-{self.function}-{self.path.replace('->', '.').replace('[]', '')}-{self.rule}"

    def at(self, way: str) -> "Check":
        """Returns the check with the path to the struct, such as pProperties->, before each member."""
        texts = {name: getattr(self, name).replace("@", way) for name in ("condition", "value", "example")}
        return replace(self, **texts)

    def of(self, function: str, path: str, made: str = "") -> "Check":
        """Returns the check for a function. `made`: the statements that the example begins with."""
        return replace(self, function=function, path=path, example=made + self.example)


def struct_tests(struct: Struct) -> Iterator[Check]:
    """Checks the structure type, then the members."""
    if struct.stype:
        words = f"{struct.stype.name} marks a {struct.name}"
        condition, example = f"@stype != {struct.stype.name}", _undeclared("@stype", struct.stype.enum)
        if struct.stype.value and struct.all_members[0].optional:
            condition, zero = f"@stype && {condition}", "@stype = static_cast<ur_structure_type_t>(0);"
            yield Check("stype", "untyped", "UR_RESULT_SUCCESS", words, "!@stype", "@stype", zero, refuses=False)
        yield Check("stype", "stype", "UR_RESULT_ERROR_INVALID_ARGUMENT", words, condition, "@stype", example)
    yield from member_tests(struct)


def member_tests(struct: Struct) -> Iterator[Check]:
    """Checks the members except the structure type."""
    for member in struct.members:
        base = member.ctype.base
        if (member.ctype.is_pointer or member.ctype.is_callback) and not member.optional:
            yield _null_test(member)
        elif isinstance(base, Enum) and member.ctype.is_enum:
            yield from enum_tests(member.name, base)
        elif isinstance(base, Struct) and member.ctype.is_value:
            yield from (_inside(test, member.name) for test in member_tests(base))
        elif isinstance(base, Union) and member.ctype.is_value and member.tagged_by:
            yield from _union_tests(member, base, member.tagged_by)


def enum_tests(name: str, enum: Enum) -> Iterator[Check]:
    """Yields one check, or none if all 32 bits of the flags are declared."""
    code, free = "UR_RESULT_ERROR_INVALID_ENUMERATION", ~enum.declared_bits & 0xFFFFFFFF
    if not enum.is_flags:
        words, condition = f"it is not a declared {enum.name}", f"!ur::isDeclared(@{name})"
        yield Check(name, "declared", code, words, condition, f"@{name}", _undeclared(f"@{name}", enum))
    elif free:
        words, condition = f"{enum.name} declares only the bits 0x{enum.declared_bits:x}", f"@{name} & {enum.mask_name}"
        example = f"@{name} = 0x{1 << (free.bit_length() - 1):x};"
        yield Check(name, "declared", code, words, condition, f"bits(@{name})", example)


def _null_test(member: Member) -> Check:
    condition, example = f"!@{member.name}", f"@{member.name} = nullptr;"
    return Check(member.name, "nonnull", "UR_RESULT_ERROR_INVALID_NULL_POINTER", meaning(member), condition, "nullptr", example)


def _union_tests(member: Member, union: Union, tag: Member) -> Iterator[Check]:
    """Yields the checks of the alternatives that are flags."""
    for alternative in union.members:
        enum = alternative.ctype.base
        if alternative.tag and isinstance(enum, Enum) and enum.is_flags:
            for test in enum_tests(f"{member.name}.{alternative.name}", enum):
                condition = f"@{tag.name} == {alternative.tag.name} && ({test.condition})"
                yield replace(test, condition=condition, example=f"@{tag.name} = {alternative.tag.name}; {test.example}")


def _inside(test: Check, member: str) -> Check:
    """Returns the test of a member of an embedded struct."""
    return replace(test.at(f"@{member}."), path=f"{member}.{test.path}")


def _undeclared(name: str, enum: Enum) -> str:
    return f"{name} = static_cast<{enum.name}>({_UNDECLARED});"
