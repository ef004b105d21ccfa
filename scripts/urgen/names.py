# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One canonical name with every casing."""

import re
from functools import cache

# An acronym ends before a capitalized word (USMFree). A digit starts a word with the capital after it (Fill2D), except
# inside an acronym (P2P).
_WORD = re.compile(r"[A-Z]+[0-9]+[A-Z](?=[A-Z][a-z]|$)|[0-9]+[A-Z](?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+")


@cache
def split_words(text: str) -> tuple[str, ...]:
    """Returns the lower-case words of a name: urUSMFill2D -> ur usm fill 2d."""
    words: list[str] = []
    for part in text.split("_"):
        words.extend(_WORD.findall(part) if not (part.isupper() or part.islower()) else [part])
    return tuple(word.lower() for word in words if word)


class Name(str):
    """The C spelling of a name; prints as it is written in the spec."""

    __slots__ = ()

    @property
    def words(self) -> tuple[str, ...]:
        """urIPCGetMemHandleExp -> ("ur", "ipc", "get", "mem", "handle", "exp")"""
        return split_words(self)

    @property
    def snake(self) -> str:
        """urIPCGetMemHandleExp -> ur_ipc_get_mem_handle_exp"""
        return "_".join(self.words)

    @property
    def screaming(self) -> str:
        """urIPCGetMemHandleExp -> UR_IPC_GET_MEM_HANDLE_EXP"""
        return self.snake.upper()

    @property
    def pascal(self) -> str:
        """UR_DEVICE_INFO_IPC_EVENT -> UrDeviceInfoIpcEvent"""
        return "".join(word.capitalize() for word in self.words)

    @property
    def in_print(self) -> str:
        """ur_context_info_t -> ContextInfo, urEnqueueUSMFill2D -> EnqueueUsmFill_2d: the part in print functions' names"""
        words = self.snake.removeprefix("ur_").removesuffix("_t").split("_")
        return "".join(("_" if word[0].isdigit() else "") + word.capitalize() for word in words)
