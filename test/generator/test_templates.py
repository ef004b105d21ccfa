# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Templates contain no logic except loops and tests of precomputed booleans."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import jinja2
import pytest
from jinja2 import nodes
from mini_tree import ROOT

from urgen.diagnostics import Diagnostics
from urgen.project import Project, load
from urgen.render import environment

_TEMPLATES = ROOT / "templates"
_PATHS = sorted(_TEMPLATES.rglob("*.j2"))
_COMMENT = re.compile(r"//.*")  # function names are allowed in comments, as examples


def _function_names() -> frozenset[str]:
    spec = load(Project(ROOT), problems := Diagnostics())
    assert spec, problems.sorted()
    return frozenset(slot.full_name for table in spec.tables for slot in table.slots) | {
        function.name for function in spec.functions
    }


def _string_compares(tree: nodes.Template) -> Iterator[nodes.Node]:
    for compare in tree.find_all(nodes.Compare):
        operands = [compare.expr, *(operand.expr for operand in compare.ops)]
        if any(isinstance(operand, nodes.Const) and isinstance(operand.value, str) for operand in operands):
            yield compare


def _number_compares(tree: nodes.Template) -> Iterator[nodes.Node]:
    """Yields comparisons of numbers in conditions. Such logic belongs to the module derive, not to a template."""
    for condition in (*(node.test for node in tree.find_all(nodes.If)), *(node.test for node in tree.find_all(nodes.CondExpr))):
        yield from ([condition] if isinstance(condition, nodes.Compare) else condition.find_all(nodes.Compare))


def _indexes(tree: nodes.Template) -> Iterator[nodes.Node]:
    for item in tree.find_all(nodes.Getitem):
        if isinstance(item.arg, nodes.Slice) or (isinstance(item.arg, nodes.Const) and isinstance(item.arg.value, int)):
            yield item


def _assignments(tree: nodes.Template) -> Iterator[nodes.Node]:
    yield from tree.find_all((nodes.Assign, nodes.AssignBlock))


def _arithmetic(tree: nodes.Template) -> Iterator[nodes.Node]:
    yield from tree.find_all((nodes.Add, nodes.Sub, nodes.Mul, nodes.Div, nodes.FloorDiv, nodes.Mod, nodes.Pow))


def _name_literals(tree: nodes.Template) -> Iterator[nodes.Node]:
    known = _function_names()
    for node in tree.find_all((nodes.TemplateData, nodes.Const)):
        text = getattr(node, "data", None) or getattr(node, "value", "")
        if isinstance(text, str) and known & set(re.findall(r"\bur[A-Z]\w+", _COMMENT.sub("", text))):
            yield node


_RULES: tuple[Callable[[nodes.Template], Iterator[nodes.Node]], ...] = (
    _string_compares,
    _number_compares,
    _indexes,
    _assignments,
    _arithmetic,
    _name_literals,
)


def _parse(path: Path) -> nodes.Template:
    return environment(_TEMPLATES).parse(path.read_text(encoding="utf-8"), filename=str(path))


@pytest.mark.parametrize("path", _PATHS, ids=lambda path: str(path.relative_to(_TEMPLATES)))
@pytest.mark.parametrize("rule", _RULES, ids=lambda rule: rule.__name__.strip("_"))
def test_a_template_does_not_decide(rule: Callable[[nodes.Template], Iterator[nodes.Node]], path: Path) -> None:
    assert [f"{path.relative_to(ROOT)}:{node.lineno}" for node in rule(_parse(path))] == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ('{% if f.name == "urInit" %}{% endif %}', _string_compares),
        ('{{ 1 if f.name in ("a", "b") and "x" in f.name else 2 }}', _string_compares),
        ("{% if f.count > 3 %}{% endif %}", _number_compares),
        ("{{ 1 if not f.count == 3 else 2 }}", _number_compares),
        ("{{ f.params[0] }}", _indexes),
        ("{{ f.params[1:] }}", _indexes),
        ("{% set x = 1 %}", _assignments),
        ("{{ f.index + 1 }}", _arithmetic),
        ("  urContextCreate(", _name_literals),
        ('{{ f("urIPCGetMemHandleExp") }}', _name_literals),
    ],
)
def test_the_rules_find_forbidden_logic(text: str, rule: Callable[[nodes.Template], Iterator[nodes.Node]]) -> None:
    assert list(rule(jinja2.Environment().parse(text)))
