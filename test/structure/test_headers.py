# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Headers include each standard header whose names they use. Indirect includes differ between standard libraries."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# For each header, names in `std` that only this header declares.
NAMES = {
    "array": "array",
    "atomic": "atomic",
    "cstddef": "byte|max_align_t|nullptr_t|ptrdiff_t|size_t",
    "cstdint": r"u?int(?:8|16|32|64|max|ptr)_t|u?int_(?:fast|least)\d+_t",
    "functional": "function",
    "initializer_list": "initializer_list",
    "map": "map|multimap",
    "memory": "make_shared|make_unique|shared_ptr|unique_ptr|weak_ptr",
    "mutex": "call_once|lock_guard|mutex|once_flag|scoped_lock|unique_lock",
    "optional": "nullopt|optional",
    "set": "set",
    "span": "span",
    "string": "string|to_string",
    "string_view": "string_view",
    "thread": "jthread|thread",
    "tuple": "tuple",
    "unordered_map": "unordered_map",
    "variant": "variant",
    "vector": "vector",
}


def missing(text: str) -> set[str]:
    """Returns the headers that a text does not include, although it uses their names."""
    included = set(re.findall(r"^#include <(\w+)>", text, re.MULTILINE))
    code = re.sub(r"//.*|\"(?:\\.|[^\"\\])*\"", "", text)
    return {header for header, names in NAMES.items() if re.search(rf"\bstd::(?:{names})\b", code)} - included


def test_headers_include_what_they_name() -> None:
    listed = subprocess.run(["git", "ls-files", "*.hpp"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {name: missing((ROOT / name).read_text(encoding="utf-8")) for name in listed.split() if (ROOT / name).exists()}
    assert not {name: headers for name, headers in found.items() if headers}


@pytest.mark.parametrize(
    ("text", "headers"),
    [
        ("std::uint32_t number;", {"cstdint"}),
        ("#include <cstdint>\nstd::uint32_t number;", set()),
        ('// std::vector\nchar text[] = "std::set";', set()),
        ("std::optional<std::string_view> text();", {"optional", "string_view"}),
    ],
)
def test_missing_headers_are_found(text: str, headers: set[str]) -> None:
    assert missing(text) == headers
