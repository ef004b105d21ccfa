# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The module contains everything that the spec declares, under its C name."""

from __future__ import annotations

import ast
import dataclasses
from enum import IntEnum, IntFlag

import pytest
from api import FUNCTIONS, ROOT, SPEC
from ur_ipc import ur
from ur_ipc.bases import Handle
from ur_ipc.errors import error_of

from urgen.model import Enum, Function, Struct
from urgen.model import Handle as SpecHandle

ENUMS = [t for t in SPEC.types if isinstance(t, Enum)]
STRUCTS = [t for t in SPEC.types if isinstance(t, Struct)]
HANDLES = [t for t in SPEC.types if isinstance(t, SpecHandle) and not t.integer]
STUBS = {
    node.name: node
    for node in ast.parse((ROOT / "generated/python/ur_ipc/ur_functions.pyi").read_text()).body
    if isinstance(node, ast.FunctionDef)
}


def arguments_of(node: ast.stmt) -> list[str]:
    assert isinstance(node, ast.FunctionDef)
    return [argument.arg for argument in (*node.args.args, *node.args.kwonlyargs)]


def documented_arguments(function: Function) -> list[str]:
    signature = getattr(ur, function.name).__doc__.split("\n\n", 1)[0]
    (node,) = ast.parse(f"def {signature}: ...").body
    assert isinstance(node, ast.FunctionDef)
    assert node.name == function.name
    return arguments_of(node)


def test_functions_take_the_inputs_of_c_in_the_order_of_c() -> None:
    for function in FUNCTIONS.values():
        inputs = [param.name for param in function.params if param.is_in_only]
        generated = {param.length.name for param in function.params if param.length} | {"pUserData"}
        documented = [name for name in documented_arguments(function) if name in inputs]
        assert documented == [name for name in inputs if name in documented], function.name
        assert set(inputs) - set(documented) <= generated, function.name


def test_enums_have_the_numbers_of_c() -> None:
    for enum in ENUMS:
        cls = getattr(ur, enum.name)
        assert issubclass(cls, IntFlag if enum.is_flags else IntEnum), enum.name
        assert {name: int(member) for name, member in cls.__members__.items()} == {e.name: e.value for e in enum.etors}
        assert cls.__doc__


def test_handles_are_addresses_of_one_type() -> None:
    for handle in HANDLES:
        cls = getattr(ur, handle.name)
        assert issubclass(cls, Handle)
        assert (int(cls(16)), bool(cls(16)), bool(cls(0)), bool(cls())) == (16, True, False, False)
        assert cls(16) == cls(16) != cls(17)
        assert hash(cls(16)) == hash(cls(16))
        assert repr(cls(16)) == f"{handle.name}(0x10)"
    assert len({getattr(ur, handle.name)(16) for handle in HANDLES}) == len(HANDLES) > 1


def test_structs_have_the_members_of_c() -> None:
    for struct in STRUCTS:
        cls = getattr(ur, struct.name)
        omitted = {m.length.name for m in struct.all_members if m.length} | ({"stype"} if struct.stype else set())
        members = [m.name for m in struct.all_members if m.name not in omitted]
        assert [field.name for field in dataclasses.fields(cls)] == members
        if struct.stype:
            assert cls.stype.name == struct.stype.name


def test_every_result_has_an_exception_of_its_kind() -> None:
    for result in next(enum for enum in ENUMS if enum.name == "ur_result_t").etors:
        error = error_of(result.value or 0, "urUSMFree", "why", 0)
        assert (error.code, error.function, error.text) == (result.value, "urUSMFree", "why")
        assert isinstance(error, ValueError) == ("_INVALID_" in result.name), result.name


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("OUT_OF_DEVICE_MEMORY", "OutOfMemoryError"),
        ("OUT_OF_RESOURCES", "OutOfResourcesError"),
        ("DEVICE_LOST", "DeviceLostError"),
        ("UNSUPPORTED_FEATURE", "UnsupportedError"),
        ("INVALID_CONTEXT", "InvalidArgumentError"),
        ("UNKNOWN", "Error"),
    ],
)
def test_a_code_has_its_exception_class(code: str, name: str) -> None:
    assert type(error_of(ur.ur_result_t[f"UR_RESULT_ERROR_{code}"], "urUSMFree", "why", 0)).__name__ == name
