# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the tags at the start of a text, such as [in][optional][range(0, count)]."""

import re
from dataclasses import dataclass

_TAG = re.compile(r"\s*\[((?:[^\[\]]|\[[^\[\]]*\])*)\]")
_CALL = re.compile(r"(\w+)\((.*)\)")
_MACROS = (("$OneApi", "oneAPI"), ("$x", "ur"), ("$X", "UR"))
_LINK = re.compile(r"`?(?<![\w:])::(\w+)(?:\(\))?`?")


@dataclass(frozen=True)
class Tagged:
    """A text with its tags removed."""

    plain: tuple[str, ...]  # ("in", "optional"): lower case, with underscores
    calls: dict[str, tuple[str, ...]]  # {"range": ("0", "count")}
    others: tuple[str, ...]  # other tags: the type of a queried value, ur_bool_t
    text: str  # the text after the tags


# Tags without an argument that are not types.
_PLAIN = frozenset("in out inout optional alloc retain release nocheck optional_query deprecated deprecated_value".split())


def expand(text: str) -> str:
    """Replaces $xContextCreate with urContextCreate, and ::urContextCreate with `urContextCreate`."""
    for macro, value in _MACROS:
        text = text.replace(macro, value)
    return _LINK.sub(r"`\1`", text)


def split_tags(text: str) -> Tagged:
    """Separates the tags of a text from its words."""
    plain: list[str] = []
    calls: dict[str, tuple[str, ...]] = {}
    others: list[str] = []
    rest = text
    while match := _TAG.match(rest):
        rest = rest[match.end() :]
        call = _CALL.fullmatch(match[1].strip())
        words = [word.strip().lower().replace("-", "_") for word in match[1].split(",")]
        if call:
            calls[call[1].lower()] = tuple(argument.strip() for argument in call[2].split(","))
        elif set(words) <= _PLAIN:
            plain += words
        else:
            others.append(match[1].strip())
    return Tagged(tuple(plain), calls, tuple(others), rest.strip())
