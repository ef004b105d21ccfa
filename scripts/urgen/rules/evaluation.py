# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an expression is for given arguments: numbers without a sign in 64 bits, None for what nobody knows."""

import operator
from collections.abc import Callable

from urgen.rules.expressions import Binary, Choice, Node, Number, Place, Unary

_BITS = (1 << 64) - 1
_SHIFTED = 64
_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "|": operator.or_,
    "^": operator.xor,
    "&": operator.and_,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "<<": lambda left, right: left << right if right < _SHIFTED else 0,
    ">>": operator.rshift,
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
}


def evaluate(node: Node, read: Callable[[str], int | None]) -> int | None:
    """`read` tells what stands at a place such as pRegion->size or *phEvent, and the address of one for &size."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Place):
        return read(path_of(node))
    if isinstance(node, Unary):
        return _unary(node, read)
    if isinstance(node, Choice):
        test = evaluate(node.test, read)
        return None if test is None else evaluate(node.yes if test else node.no, read)
    return _binary(node, read) if isinstance(node, Binary) else None


def path_of(node: Node) -> str:
    """pRegion->size; nothing for what is no place."""
    if isinstance(node, Unary) and isinstance(node.operand, Place) and (path := path_of(node.operand)):
        return node.sign + path
    if not isinstance(node, Place) or not all(isinstance(step, str) for _, step in node.steps):
        return ""
    return node.name + "".join(f"{sign}{step}" for sign, step in node.steps)


def _unary(node: Unary, read: Callable[[str], int | None]) -> int | None:
    if node.sign in ("*", "&"):
        return read(path_of(node))
    value = evaluate(node.operand, read)
    if value is None:
        return None
    return {"!": int(not value), "~": ~value & _BITS, "-": -value & _BITS, "+": value}[node.sign]


def _binary(node: Binary, read: Callable[[str], int | None]) -> int | None:
    left = evaluate(node.left, read)
    if node.sign in ("&&", "||"):
        decides = node.sign == "||"
        if left is not None and bool(left) == decides:
            return int(decides)
        right = evaluate(node.right, read)
        if right is not None and bool(right) == decides:
            return int(decides)
        return None if left is None or right is None else int(not decides)
    right = evaluate(node.right, read)
    if left is None or right is None or (node.sign in ("/", "%") and right == 0):
        return None
    return int(_OPERATORS[node.sign](left, right)) & _BITS
