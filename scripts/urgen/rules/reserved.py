# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names that parameters and members cannot have: keywords, types, macros of included headers, and names in the
generated code around them."""

import keyword
import re

_CPP = (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl concept "
    "const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete do double "
    "dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new "
    "noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short "
    "signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid "
    "typename union unsigned using virtual void volatile wchar_t while xor xor_eq"
)
_C = "restrict typeof typeof_unqual"
_MACROS = "alloca assert errno i386 linux offsetof sigmask stderr stdin stdout strdupa strndupa unix"
# Local variables and functions that templates use beside parameters. The test with random specs finds missing names.
_GENERATED = frozenset(
    "Body Call Resource adapter base call checkChain detail ec fault fill joinResults make module nb next refuse "
    "removeHandle requireFlag requireCreator rest result run table use useAll useMemory ClassVar Handle Sequence Struct bytes "
    "dataclass str".split()
)
_WORDS = frozenset(f"{_CPP} {_C} {_MACROS}".split())
_ENDIAN = re.compile(r"(be|le)(16|32|64)toh|hto(be|le)(16|32|64)")
_MACRO_FORM = re.compile(r"[A-Z][A-Z0-9_]+")
_OURS = re.compile(r"ur[A-Z_].*")


def reason_for(name: str) -> str:
    """Returns why a name is reserved, or an empty text if it is free. The text continues a message that ends in "it is"."""
    if name in _WORDS or _ENDIAN.fullmatch(name):
        return "a keyword or macro of C or C++"
    if keyword.iskeyword(name):
        return "a keyword of Python"
    if name in _GENERATED:
        return "a name in the generated code around it"
    if name.endswith("_t"):
        return "named like a type: it ends in _t"
    if _MACRO_FORM.fullmatch(name):
        return "named like a macro: it has only capitals"
    return "named like a part of the interface: it begins with ur" if _OURS.fullmatch(name) else ""
