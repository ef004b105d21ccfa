# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parameter validation: the checks of each call, in the order that the layer runs them in.

The order: null pointers, null handles, enums and flags, members of structs, listed conditions, types of structs, bounds, null
elements of arrays. The types come after the listed conditions because programs may leave the types unset; a listed condition
tells such a program more about its mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from urgen.derive.member_tests import Check, enum_tests, member_tests, struct_tests
from urgen.derive.named import Named
from urgen.derive.text import meaning, plain
from urgen.model import Check as ListedCheck
from urgen.model import Enum, Function, Member, Param, Spec, Struct

_NULL_POINTER = "UR_RESULT_ERROR_INVALID_NULL_POINTER"
_NULL_HANDLE = "UR_RESULT_ERROR_INVALID_NULL_HANDLE"
_TYPE_RULES = ("untyped", "stype")
_SIZE = "UR_RESULT_ERROR_INVALID_SIZE"


@dataclass(frozen=True)
class Block:
    """Checks that need one pointer to be set."""

    guard: str  # pProperties; empty for the arguments themselves
    checks: tuple[Check, ...]
    chain: str = ""  # pProperties->pNext


@dataclass(frozen=True)
class ChainNode(Named):
    """A struct whose members are tested anywhere in a pNext chain."""

    model: Struct

    @cached_property
    def tests(self) -> tuple[Check, ...]:
        """Tests of a node called `node`, independent of the function that gets the chain."""
        return tuple(t.at("node.").of("", f"{self.name}.{t.path}") for t in member_tests(self.model))

    def checks(self, function: str, chain: str) -> Iterator[Check]:
        """Yields the same tests as checks of one function."""
        setup = f"auto *node = make<{self.name}>(); {chain} = node; "
        for test in member_tests(self.model):
            yield test.at("node->").of(function, f"{chain}->{self.name}.{test.path}", setup)


@dataclass(frozen=True)
class CheckedFunction(Named):
    """A function with its checks."""

    model: Function
    nodes: tuple[ChainNode, ...]  # structs that its chains may contain

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        first_checks = (*self._null_pointers(), *self._null_handles(), *self._enums())
        structs, last_checks = tuple(self._structs()), (*self._bounds(), *self._elements())
        members = (Block(b.guard, tuple(c for c in b.checks if c.rule not in _TYPE_RULES)) for b in structs)
        types = (Block(b.guard, tuple(c for c in b.checks if c.rule in _TYPE_RULES), b.chain) for b in structs)
        blocks = (Block("", first_checks), *members, Block("", tuple(self._listed_checks())), *types, Block("", last_checks))
        return tuple(block for block in blocks if block.checks or block.chain)

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """All checks, including the checks of chains."""
        checks: list[Check] = []
        for block in self.blocks:
            checks += block.checks
            if block.chain:
                checks += (check for node in self.nodes for check in node.checks(self.name, block.chain))
        return tuple(checks)

    def _null_pointers(self) -> Iterator[Check]:
        yield from (self._null(p, _NULL_POINTER) for p in self.model.required_pointers)
        for q in self.model.queries:
            condition, example = f"!{q.value} && !{q.size_ret}", f"{q.value} = nullptr; {q.size_ret} = nullptr; {q.size} = 0;"
            words = f"{q.size_ret} is also null, so the call requests nothing"
            yield self._of(q.value, "asked", _NULL_POINTER, words, condition, "nullptr", example)
            condition, words = f"!{q.value} && {q.size} != 0", f"{q.size} is not 0, so a value is expected"
            yield self._of(q.value, "sized", _NULL_POINTER, words, condition, "nullptr", f"{q.value} = nullptr;")

    def _null_handles(self) -> Iterator[Check]:
        yield from (self._null(p, _NULL_HANDLE) for p in self.model.required_handles)

    def _null(self, param: Param, code: str) -> Check:
        name = param.name
        return self._of(name, "nonnull", code, meaning(param), f"!{name}", "nullptr", f"{name} = nullptr;")

    def _enums(self) -> Iterator[Check]:
        for p in (*self.model.checked_enums, *self.model.checked_flags):
            if isinstance(p.ctype.base, Enum):
                yield from (test.at("").of(self.name, p.name) for test in enum_tests(p.name, p.ctype.base))

    def _structs(self) -> Iterator[Block]:
        for p in self.model.params:
            struct = p.ctype.base
            if not isinstance(struct, Struct) or p.ctype.pointers != 1 or not p.is_in:
                continue
            if p.length:
                yield Block("", tuple(_element_check(self.name, p.name, p.length.name, test) for test in struct_tests(struct)))
                continue
            way = f"{p.name}->"
            member_checks = (test.at(way).of(self.name, way + test.path) for test in struct_tests(struct))
            nested = (check for member in struct.members for check in _array_checks(self.name, way, member))
            yield Block(p.name, (*member_checks, *nested), f"{way}pNext" if struct.stype else "")

    def _listed_checks(self) -> Iterator[Check]:
        for p in self.model.nonempty_arrays:
            assert p.length and p.empty
            count = p.length.name
            yield self._of(count, "nonzero", p.empty.name, meaning(p.length), f"{count} == 0", count, f"{count} = 0;")
        for q in self.model.queries:
            words, condition = f"{q.value} is given, so its size is needed", f"{q.value} && {q.size} == 0"
            yield self._of(q.size, "nonzero", q.empty, words, condition, q.size, f"{q.size} = 0;")
            yield self._value_size(q.value, q.size, q.prop)
        for p in self.model.lists:
            assert p.length and p.mismatch
            count, code = p.length.name, p.mismatch.name
            words, condition = f"{count} is not 0", f"!{p.name} && {count} != 0"
            yield self._of(p.name, "counted", code, words, condition, "nullptr", f"{count} = 1;")
            words, condition = f"{p.name} is given", f"{p.name} && {count} == 0"
            yield self._of(count, "counted", code, words, condition, count, _filled(p))
        for entry in self.model.returns:
            yield from (self._of_spec(check, entry.code.name) for check in entry.checks)

    def _value_size(self, value: str, size: str, prop: str) -> Check:
        """Returns the check that rejects too small a buffer. Good arguments query a value of several bytes."""
        condition = f"const std::size_t needed = smallestValue({prop}); {value} && {size} < needed"
        words = f"the value of {prop} does not fit"
        return self._of(size, "value", _SIZE, words, condition, f"Value::bufferSize({size}, needed)", f"{size} = 1;")

    def _of_spec(self, check: ListedCheck, code: str) -> Check:
        """Returns a check that the spec lists. Flags print as bits, other values by their type."""
        name, member = check.place
        param = next(p for p in self.model.params if p.name == name)
        struct = param.ctype.base
        ctype = next((m.ctype for m in struct.all_members if m.name == member), None) if isinstance(struct, Struct) else None
        value = f"bits({check.path})" if (ctype or param.ctype).bits else check.path
        words = plain(check.desc)
        words = meaning(param) if words == f"{name} is 0" else words
        return self._of(check.path, check.rule, code, words, check.condition, value, check.example)

    def _bounds(self) -> Iterator[Check]:
        for p in self.model.params:
            if p.touches and self.model.dispatch_handle:
                size = p.touches.name
                condition = f"reachesPastEnd(adapter, {self.model.dispatch_handle.name}, {p.name}, {size})"
                words = f"its {size} bytes extend beyond the end of the allocation"
                example = f"{p.name} = shortAllocation; {size} = sizeof(shortAllocation) + 1;"
                yield self._of(p.name, "bounds", _SIZE, words, condition, p.name, example)

    def _elements(self) -> Iterator[Check]:
        for p in self.model.handle_arrays:
            yield self._element(p, p.element_code, f"*{p.name} = nullptr;")
        for p in self.model.lists:
            if p.holds_handles and p.length and p.mismatch:
                yield self._element(p, p.mismatch.name, f"{_filled(p)} {p.length.name} = 1; *{p.name} = nullptr;")

    def _element(self, param: Param, code: str, example: str) -> Check:
        assert param.length
        condition = f"const auto *wrong = firstNull({param.name}, {param.length.name})"
        words, value = f"its {param.length.name} elements must not be null", f"Value::nullElementAt(wrong - {param.name})"
        return self._of(param.name, "element", code, words, condition, value, example)

    def _of(self, path: str, rule: str, code: str, words: str, condition: str, value: str, example: str) -> Check:
        return Check(path, rule, code, words, condition, value, example, self.name)


def chain_nodes(spec: Spec) -> tuple[ChainNode, ...]:
    """Returns the structs with checks that appear only in chains: no function takes them directly."""
    param_types = {param.ctype.base for function in spec.functions for param in function.params}
    return tuple(node for s in spec.structs if s.stype and s not in param_types and (node := ChainNode(s)).tests)


def _filled(param: Param) -> str:
    return f"{param.name} = make<{param.ctype.base.name}>();"


def _array_checks(function: str, way: str, member: Member) -> Iterator[Check]:
    """Yields the checks of each element of an array of structs that a struct points to."""
    struct = member.ctype.base
    if isinstance(struct, Struct) and member.ctype.pointers == 1 and member.length:
        elements = way + member.name
        setup = f"auto *elements = make<{struct.name}>(); {elements} = elements; "
        for test in struct_tests(struct):
            yield _element_check(function, elements, way + member.length.name, test, setup, "elements")


def _element_check(function: str, elements: str, count: str, test: Check, setup: str = "", target: str = "") -> Check:
    declaration = "" if test.value == "nullptr" else "const auto *wrong = "
    predicate = test.at("element.").condition
    condition = f"{declaration}firstInvalid({elements}, {count}, [](const auto &element) {{ return {predicate}; }})"
    value, example = test.at("wrong->").value, setup + test.at(f"{target or elements}->").example
    return replace(test, function=function, path=f"{elements}[].{test.path}", condition=condition, value=value, example=example)
