# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Info queries as data: which there are and how a value is decoded."""

from dataclasses import dataclass
from functools import cached_property

from urgen.derive.named import Named
from urgen.derive.types import flag_type
from urgen.model import Enum, Etor


@dataclass(frozen=True)
class InfoView(Named):
    """One thing that can be asked."""

    model: Etor

    @cached_property
    def decoder(self) -> str:
        """The function of tools/urinfo/decode.hpp for the type of the value: decodeArray<size_t>"""
        ctype = self.model.ctype
        assert ctype
        if ctype.is_array:
            element = ctype.base.name
            return {"char": "decodeText", "uint8_t": "decodeBytes"}.get(element, f"decodeArray<{ctype.text}>")
        if bits := flag_type(ctype):
            return f"decodeFlags<{bits}>"
        return "decodeBool" if ctype.base.name == "ur_bool_t" else f"decodeValue<{ctype.text}>"

    @property
    def size(self) -> str:
        """sizeof(uint32_t): of the value, or of one element where it is a list."""
        ctype = self.model.ctype
        assert ctype
        return f"sizeof({ctype.text})" if ctype.array == 0 else f"sizeof({ctype.text}{ctype.suffix})"

    @property
    def shape(self) -> str:
        """What the size of an answer may be: One, List or Text."""
        ctype = self.model.ctype
        assert ctype
        if ctype.array != 0:
            return "One"
        return "Text" if ctype.base.name == "char" else "List"

    @property
    def label(self) -> str:
        """ipc memory for UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP: what a support query is about, for people."""
        words = self.model.short.lower().split("_")
        return " ".join(word for word in words if word not in ("support", "exp"))


@dataclass(frozen=True)
class InfoEnum(Named):
    """What can be asked about one kind of object."""

    model: Enum

    @cached_property
    def infos(self) -> tuple[InfoView, ...]:
        return tuple(InfoView(etor) for etor in self.model.distinct if etor.ctype)
