# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names in every casing, and spellings of C types."""

import pytest

from urgen.ctype import parse_type
from urgen.names import Name


@pytest.mark.parametrize(
    ("name", "screaming"),
    [
        ("urContextCreateWithNativeHandle", "UR_CONTEXT_CREATE_WITH_NATIVE_HANDLE"),
        ("urIPCGetMemHandleExp", "UR_IPC_GET_MEM_HANDLE_EXP"),
        ("urUSMGetMemAllocInfo", "UR_USM_GET_MEM_ALLOC_INFO"),
        ("urUsmP2PPeerAccessGetInfoExp", "UR_USM_P2P_PEER_ACCESS_GET_INFO_EXP"),
        ("urEnqueueUSMFill2D", "UR_ENQUEUE_USM_FILL_2D"),
        ("urProgramCreateWithIL", "UR_PROGRAM_CREATE_WITH_IL"),
        ("urEnqueueMemBufferReadRect", "UR_ENQUEUE_MEM_BUFFER_READ_RECT"),
        ("ur_exp_device_2d_block_t", "UR_EXP_DEVICE_2D_BLOCK_T"),
        ("UsmP2PExp", "USM_P2P_EXP"),
        ("IPC2Exp", "IPC_2_EXP"),
    ],
)
def test_names_are_spelled_as_in_unified_runtime(name: str, screaming: str) -> None:
    assert Name(name).screaming == screaming


def test_casings() -> None:
    name = Name("UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP")
    assert name.pascal == "UrDeviceInfoIpcMemorySupportExp"
    assert f"{name}" == "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"


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
