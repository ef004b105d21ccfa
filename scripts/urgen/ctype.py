# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The few C type forms that the spec allows: [const] base {*}, followed by [] or [N]."""

import re
from dataclasses import dataclass

BUILTINS = (
    "void", "bool", "char", "int", "float", "double", "size_t", "uintptr_t", "intptr_t", "int8_t", "int16_t", "int32_t",
    "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "unsigned char",
)  # fmt: skip

_FORM = re.compile(
    r"(const\s+)?(?:struct\s+|enum\s+|union\s+)?(?!const\b)(unsigned char|[A-Za-z_]\w*)(\s+const)?\s*"
    r"((?:\*\s*(?:const\b\s*)?)*)(?:\[([0-9]{0,6})\])?"
)


@dataclass(frozen=True)
class TypeForm:
    """A C type whose base is a text, not an entry of the model."""

    base: str  # ur_event_handle_t
    is_const: bool  # True for const ur_event_handle_t *
    stars: tuple[bool, ...]  # one per `*`, True if const follows it: () for T, (False,) for T *
    array: int | None  # None: no array, 0: T[], 3: T[3]

    @property
    def text(self) -> str:
        """The type without its array part, pointers spelled the way C declarations are: const void **"""
        stars = "".join("*const " if const else "*" for const in self.stars).strip()
        return " ".join(filter(None, ("const" if self.is_const else "", self.base, stars)))


def parse_type(text: str) -> TypeForm | None:
    """Returns the form of a C type; None if the spec does not allow it."""
    match = _FORM.fullmatch(text.strip())
    if not match:
        return None
    before, base, after, stars, array = match.groups()
    pointers = tuple("const" in part for part in stars.split("*")[1:])
    return TypeForm(base, bool(before or after), pointers, None if array is None else int(array or 0))
