# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values of enumerators, as the spec writes them."""

import re

from urgen.source import Node, Scalar

_VERSION = re.compile(r"UR_MAKE_VERSION\(\s*([0-9]{1,5})\s*,\s*([0-9]{1,5})\s*\)")
_BIT = re.compile(r"UR_BIT\(\s*([0-9]|[12][0-9]|3[01])\s*\)")
_MIN_VALUE, _MAX_VALUE = -0x80000000, 0xFFFFFFFF


def enumerator(node: Node | None) -> int | None:
    """Returns the 32-bit number that a value stands for; None if it stands for no such number."""
    if not isinstance(node, Scalar) or isinstance(node.value, bool):
        return None
    if isinstance(node.value, int):
        return node.value if _MIN_VALUE <= node.value <= _MAX_VALUE else None
    match = _VERSION.fullmatch(node.text.strip())
    if match and max(int(match[1]), int(match[2])) <= 0xFFFF:
        return int(match[1]) << 16 | int(match[2])
    if bit := _BIT.fullmatch(node.text.strip()):
        return 1 << int(bit[1])
    return None


def is_version(text: str) -> bool:
    """Returns True for UR_MAKE_VERSION(0, 12)"""
    return bool(_VERSION.fullmatch(text))
