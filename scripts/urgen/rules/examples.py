# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks worked out for the arguments that generated tests start from: nothing is wrong with those, and what an example makes
of them is refused by its own check and by no earlier one."""

from collections.abc import Iterator
from itertools import count

from urgen import model
from urgen.derive.checks import Block, Check, CheckedFunction
from urgen.derive.functions import FunctionView
from urgen.derive.good_arguments import GoodArgument, GoodStruct, good_structs
from urgen.names import Name
from urgen.rules.evaluation import evaluate, path_of
from urgen.rules.expressions import NoExpression, parse_assignments, parse_condition, parse_expression, parse_statements
from urgen.rules.rule import Finding, Rule, Subject, etors_of, is_resolved
from urgen.source import Mapping

_SMALL = 1 << 32  # addresses lie behind it
_Identity = tuple[str, str, str]  # path, rule and condition of a check


class _Arguments:
    """Of one call, by path: pRegion->size."""

    def __init__(self, function: model.Function, structs: dict[Name, GoodStruct], constants: dict[str, int]) -> None:
        self._constants = constants
        self._addresses = count(_SMALL, 1 << 12)
        self._values: dict[str, int | None] = {}
        for param in function.params:
            self._take(param.name, param.ctype, GoodArgument(param, function.params).value)
            if param.ctype.base.name in structs and not param.length:
                self._take_members(param, structs[param.ctype.base.name])

    def _take_members(self, param: model.Param, struct: GoodStruct) -> None:
        written = dict(struct.members)
        sign = "->" if param.ctype.pointers else "."
        for member in struct.model.all_members:
            self._take(f"{param.name}{sign}{member.name}", member.ctype, written.get(member.name) or "0")

    def _take(self, path: str, ctype: model.CType, text: str) -> None:
        value = self.value_of(text)
        self._values[path] = next(self._addresses) if value is None and ctype.is_nullable else value

    def _read(self, path: str) -> int | None:
        if path.startswith("&"):
            return self._values.setdefault(path, next(self._addresses))
        return self._values.get(path, self._constants.get(path))

    def value_of(self, text: str) -> int | None:
        try:
            return evaluate(parse_condition(text), self._read)
        except NoExpression:
            return None

    def change(self, statements: str) -> None:
        for assignment in parse_assignments(statements):
            self._values[path_of(assignment.target)] = evaluate(assignment.value, self._read)


def _examples(subject: Subject) -> Iterator[Finding]:
    constants = {str(etor.name): etor.value for etor in etors_of(subject.spec)} | {"nullptr": 0, "true": 1, "false": 0}
    structs = {Name(struct.name): struct for struct in good_structs(subject.spec) if _is_sound(struct.model)}
    for function in subject.spec.functions:
        nodes = {
            (node.text("param"), node.text("rule"), node.text("if")): node
            for entry in function.node.entries("returns")
            for node in entry.entries("checks")
            if not subject.problems.concern(node.at(key) for key in node.items)
        }
        params = [param.node.at(key) for param in function.params for key in param.node.items]
        sound = all(is_resolved(param.ctype) for param in function.params) and not subject.problems.concern(params)
        if nodes and sound and _names_params(function):
            yield from _of_function(function, nodes, structs, constants)


def _is_sound(struct: model.Struct) -> bool:
    return all(is_resolved(member.ctype) for member in struct.all_members)


def _names_params(function: model.Function) -> bool:
    names = {param.name for param in function.params}
    return all(check.place[0] in names for entry in function.returns for check in entry.checks)


def _of_function(
    function: model.Function,
    nodes: dict[_Identity, Mapping],
    structs: dict[Name, GoodStruct],
    constants: dict[str, int],
) -> Iterator[Finding]:
    blocks = CheckedFunction(FunctionView(function), ()).blocks
    doubted = {_identity(check) for entry in function.returns for check in entry.checks} - nodes.keys()
    good = _Arguments(function, structs, constants)
    for check in blocks[-1].checks:
        node = nodes.get(_identity(check))
        if node is None or not _can_be_judged(check, function):
            continue
        if good.value_of(check.condition):
            yield Finding(
                node.at("if"), "'if' refuses the arguments that generated tests begin with", _told(check, function, good)
            )
            doubted.add(_identity(check))
            continue
        changed = _Arguments(function, structs, constants)
        changed.change(check.example)
        if changed.value_of(check.condition) == 0:
            hint = f"assign values for which this holds: {check.condition}"
            yield Finding(node.at("example"), "'if' does not hold after 'example'", hint)
        elif earlier := _first_that_holds(blocks, check, changed, doubted):
            message = f"'example' is refused by an earlier check, '{earlier.rule}' of '{earlier.path}': {earlier.condition}"
            yield Finding(node.at("example"), message, "assign values that only this check refuses")


def _can_be_judged(check: Check, function: model.Function) -> bool:
    """Both texts are C, and the example changes what the condition reads: if not, other rules tell."""
    try:
        read, changed = parse_expression(check.condition), parse_statements(check.example)
    except NoExpression:
        return False
    params = {param.name for param in function.params}
    return changed.assigned <= params and bool(changed.assigned & read.names)


def _identity(check: Check | model.Check) -> _Identity:
    return check.path, check.rule, check.condition


def _first_that_holds(blocks: tuple[Block, ...], last: Check, arguments: _Arguments, doubted: set[_Identity]) -> Check | None:
    for block in blocks:
        if block.guard and not arguments.value_of(block.guard):
            continue
        for check in block.checks:
            if check is last:
                return None
            if arguments.value_of(check.condition) and _identity(check) not in doubted:
                return check
    return None


def _told(check: Check, function: model.Function, arguments: _Arguments) -> str:
    """The numbers that the condition reads."""
    names = sorted(parse_expression(check.condition).names & {param.name for param in function.params})
    told = [f"{name} is {value}" for name in names if (value := arguments.value_of(name)) is not None and value < _SMALL]
    values = f", where {' and '.join(told)}" if told else ""
    return (
        f"write what is wrong with arguments, not what is right{values}; or give what it reads a `usual` number that is right"
    )


RULES = (Rule("UG065", _examples),)
