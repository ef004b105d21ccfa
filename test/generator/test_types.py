# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spellings of C types."""

import pytest

from urgen.ctype import parse_type


@pytest.mark.parametrize(
    ("written", "text", "stars", "array"),
    [
        ("void", "void", 0, None),
        ("void**", "void **", 2, None),
        ("const ur_thing_handle_t*", "const ur_thing_handle_t *", 1, None),
        ("ur_thing_handle_t const *", "const ur_thing_handle_t *", 1, None),
        ("const char* const*", "const char *const *", 2, None),
        ("char[]", "char", 0, 0),
        ("size_t[3]", "size_t", 0, 3),
    ],
)
def test_allowed_types(written: str, text: str, stars: int, array: int | None) -> None:
    form = parse_type(written)
    assert form is not None
    assert (form.text, len(form.stars), form.array) == (text, stars, array)


@pytest.mark.parametrize(
    "written",
    ["", "const", "unsigned int", "int&", "void(*)(int)", "T<int>", "int[", "int[-1]", "a b c", "*", "int;", "x[1][2]", "1x"],
)
def test_other_types_are_refused(written: str) -> None:
    assert parse_type(written) is None
