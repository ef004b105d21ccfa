# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/spec_format.md: every entry kind with its keys, and every rule with an example that breaks it."""

from collections.abc import Iterator
from pathlib import Path

from urgen import model
from urgen.ctype import BUILTINS
from urgen.derive.text import cell
from urgen.diagnostics import Diagnostics
from urgen.shape import FLAG, KINDS, Key
from urgen.source import Mapping, Node, Scalar, Sequence, read

_MAX_EXAMPLE = 60  # characters of an example
_HEAD = """<!-- Generated from scripts/urgen/shape.py and the files that it describes by scripts/generate.py. -->
# The format of spec files

Each file in `spec/` is a `spec` entry, and each `adapters/<name>/support.yml` is an `adapter` entry. If a key takes
a list of entries, the column "type" links to the table of these entries. The examples are from this project's files; `-`
means that no value is short enough to show. Editors check and complete the files with `spec/schema.json` and
`adapters/schema.json`. The generator reports a mistake as `file:line:col: error[UG014]: ...`; [Rules](#rules) explains
the number.
"""


def rules() -> dict[str, Mapping]:
    """Returns every rule by its number."""
    (document,) = read(Path(__file__).with_name("rules.yml"), "rules.yml", Diagnostics())
    assert isinstance(document, Mapping)
    return {name: rule for name, rule in document.items.items() if isinstance(rule, Mapping)}


def page(spec: model.Spec) -> bytes:
    """Returns the content of docs/spec_format.md."""
    examples: dict[tuple[str, str], str] = {}
    for node in (*(feature.node for feature in spec.features), *(table.node for table in spec.tables)):
        _collect("spec" if "feature" in node.items else "table", node, examples)
    for adapter in spec.adapters:
        _collect("adapter", adapter.node, examples)
    return "\n".join([_HEAD, *_kinds(examples), *_rules()]).encode()


def _collect(kind: str, node: Mapping, examples: dict[tuple[str, str], str]) -> None:
    """Collects the first short value of each key."""
    for key in KINDS[kind].keys:
        value = node.items.get(key.name)
        if key.form.entries:
            for entry in node.entries(key.name):
                _collect(key.form.entries, entry, examples)
        elif value is not None and 0 < len(text := _flow(value)) <= _MAX_EXAMPLE:
            examples.setdefault((kind, key.name), text)


def _flow(node: Node) -> str:
    if isinstance(node, Sequence):
        return f"[{', '.join(map(_flow, node.items))}]"
    return node.text if isinstance(node, Scalar) and "\n" not in node.text else ""


def _kinds(examples: dict[tuple[str, str], str]) -> Iterator[str]:
    yield "## Entries\n"
    for name, kind in KINDS.items():
        yield f"### {name}\n\n| key | type | default | meaning | example |\n|---|---|---|---|---|"
        for key in kind.keys:
            example = examples.get((name, key.name), "")
            start, end = ("`` ", " ``") if "`" in example else ("`", "`")
            shown = f"{start}{cell(example)}{end}" if example else "-"
            nested = key.form.entries
            type_ = f"a list of [{nested}](#{nested}) entries" if nested else cell(key.form.name)
            yield f"| `{key.name}` | {type_} | {_default(key)} | {cell(key.doc)} | {shown} |"
        for count, groups in (("exactly", kind.one_of), ("at most", kind.not_both)):
            for group in groups:
                yield f"\nAn entry has {count} one of {' and '.join(f'`{name}`' for name in group)}."
        yield ""


def _default(key: Key) -> str:
    return "required" if key.required else "false" if key.form is FLAG else "absent"


def _rules() -> Iterator[str]:
    yield "## Rules\n"
    yield "The number of a removed rule is never used again.\n"
    for name, rule in rules().items():
        text = rule.text("requires").replace("BUILTINS", ", ".join(BUILTINS))
        yield f"### {name}\n\n{text[:1].upper()}{text[1:]}. This breaks the rule:\n\n```yaml\n{rule.text('bad')}\n```\n"
