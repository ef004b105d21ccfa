# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/spec_format.md: every entry kind with its keys, and every rule with a line that breaks it."""

from collections.abc import Iterator

from urgen import model
from urgen.derive.text import cell
from urgen.diagnostics import RULES
from urgen.shape import FLAG, KINDS, Key
from urgen.source import Mapping, Node, Scalar, Sequence

_LONGEST = 60  # characters of an example
_HEAD = """<!-- Generated from scripts/urgen/shape.py and the files that it describes by scripts/generate.py. -->
# The format of spec files

A file in `spec/` is a `spec` entry, `adapters/<name>/support.yml` an `adapter` entry. Lists of entries nest as the tables say.
Editors check and complete both through `spec/schema.json` and `adapters/schema.json`. A mistake is reported as
`file:line:col: error[UG014]: ...`; the number finds its rule below.
"""
# By rule: a line that breaks it, in the place that the message names.
BAD_LINES = {
    "UG001": "a byte that is not UTF-8, or a control character",
    "UG002": "a file with comments only",
    "UG003": "details: [[[[[[[[[[[[[[[[[[ ... ]]]]]]]]]]]]]]]]]]",
    "UG004": 'type: "ur_queue_handle_t',
    "UG005": "id: 5 and, in the same entry, id: 6",
    "UG006": "desc: &text A queue.",
    "UG007": "functons: []",
    "UG008": "{name: hQueue, type: ur_queue_handle_t, desc: The queue.}  # without dir",
    "UG009": "id: many",
    "UG010": "{name: UR_EMPTY, desc: A macro.}  # neither value nor cases",
    "UG011": "feature: Queue  # in queue.yml",
    "UG012": "type: ur_queue_handle_t&",
    "UG013": "name: URQueue",
    "UG014": "type: ur_queu_handle_t",
    "UG015": "name: urQueueFinish  # declared a second time",
    "UG016": "id: 5  # of another function",
    "UG017": "value: 1  # of another enumerator",
    "UG018": "value: 3  # in an enum of flags",
    "UG019": "name: UR_GOOD_ONE  # in ur_queue_info_t",
    "UG020": "extend: ur_devic_info_t",
    "UG021": "length: alignment",
    "UG022": "code: UR_RESULT_SUCCESS",
    "UG023": "desc: See `urQueueFinnish`.",
    "UG024": 'when: ["`pValue` is null"]  # which is optional',
    "UG025": "creates: ur_queue_handle_t  # and no function consumes one",
    "UG026": 'type: "const void*"  # void* in the other functions of the resource',
    "UG027": "dir: in  # behind a parameter with dir: out",
    "UG028": "table: Queue  # of urEventWait",
    "UG029": "slots: [Retain, Create]  # released as Create, Retain",
    "UG030": "query: UR_DEVICE_INFO_TYPO",
    "UG031": "base: ur_base_desc_t  # without stype",
    "UG032": 'desc: ""',
    "UG033": "value: 0x1FFFFFFFF",
    "UG034": "id: 25  # released as 24",
    "UG035": "{name: size, type: size_t, dir: in, optional: true, desc: The size.}",
    "UG036": "slots: [Create, Creat]",
    "UG037": "0.13.0  # in VERSION, while UR_API_VERSION_CURRENT is 0.12",
    "UG038": "desc: A comment ends with */.",
    "UG039": "params: []  # of a function that adapters serve",
    "UG040": "functions: [urQueueCreat]",
    "UG041": "backend: UR_BACKEND_CUDDA",
    "UG042": "missing: {UR_DEVICE_INFO_TYPE: It has none.}",
    "UG043": "functions: [urIPCGetMemHandleExp]  # without the other functions of the feature",
    "UG044": "library: libur_adapter_other.so.0",
    "UG045": "handle_id: 300",
    "UG046": "functions_of: cudda",
    "UG047": 'type: "void*"  # released as const void*',
    "UG048": "an edited record in spec/abi",
    "UG049": 'if: "sise == 0"',
    "UG050": "name: UR_QUEUE_INFO_FORCE_UINT32",
    "UG051": "id: 65  # which belongs to urMemRetain",
    "UG052": "{name: inner, type: ur_node_t, desc: Itself.}  # in ur_node_t",
    "UG053": "desc: The kind # of a queue.",
    "UG054": "when: [the queue is lost, the queue is lost]",
    "UG055": 'type: "char*"  # of the answer to a query',
    "UG056": '{param: size, if: "count == 0"}',
    "UG057": 'if: "flags && UR_QUEUE_FLAG_ON_DEVICE"',
    "UG058": 'if: "*pCount == 0"  # which may be null',
    "UG059": "empty: UR_RESULT_ERROR_INVALID_NULL_POINTER",
    "UG060": "desc: See `urQueueFinish.",
    "UG061": 'when: ["`hQueu` is lost"]',
    "UG063": 'value: "( 1 << 2"',
    "UG064": "handle_id: 0  # of an adapter that exports handles",
    "UG066": "the last line without its line end",
    "UG069": "table: QueueExp  # of a new function without a query",
    "UG070": "name: ur_queue_callback_t  # which no function takes",
    "UG071": "desc: Takes a reference.  # the text of another function",
    "UG073": "own_table: true  # without a table in the folder",
}


def page(spec: model.Spec) -> bytes:
    """The content of docs/spec_format.md."""
    examples: dict[tuple[str, str], str] = {}
    for node in (*(feature.node for feature in spec.features), *(table.node for table in spec.tables)):
        _collect("spec" if "feature" in node.items else "table", node, examples)
    for adapter in spec.adapters:
        _collect("adapter", adapter.node, examples)
    return "\n".join([_HEAD, *_kinds(examples), *_rules()]).encode()


def _collect(kind: str, node: Mapping, examples: dict[tuple[str, str], str]) -> None:
    """The first short value of each key."""
    for key in KINDS[kind].keys:
        value = node.items.get(key.name)
        if key.form.entries:
            for entry in node.entries(key.name):
                _collect(key.form.entries, entry, examples)
        elif value is not None and 0 < len(text := _flow(value)) <= _LONGEST:
            examples.setdefault((kind, key.name), text)


def _flow(node: Node) -> str:
    if isinstance(node, Sequence):
        return f"[{', '.join(map(_flow, node.items))}]"
    return node.text if isinstance(node, Scalar) and "\n" not in node.text else ""


def _kinds(examples: dict[tuple[str, str], str]) -> Iterator[str]:
    yield "## Entries\n"
    for name, kind in KINDS.items():
        yield f"### {name}\n\n| key | type | default | what it is | example |\n|---|---|---|---|---|"
        for key in kind.keys:
            example = examples.get((name, key.name), "")
            fence = "``" if "`" in example else "`"
            padding = " " if "`" in example else ""
            shown = f"{fence}{padding}{cell(example)}{padding}{fence}" if example else ""
            nested = key.form.entries
            type_ = f"a list of [{nested}](#{nested}) entries" if nested else cell(key.form.name)
            yield f"| `{key.name}` | {type_} | {_default(key)} | {cell(key.doc)} | {shown} |"
        for group in kind.one_of:
            yield f"\nExactly one of {_listed(group)} is given."
        for group in kind.not_both:
            yield f"\nAt most one of {_listed(group)} is given."
        yield ""


def _default(key: Key) -> str:
    return "required" if key.required else "false" if key.form is FLAG else "absent"


def _listed(group: tuple[str, ...]) -> str:
    return " and ".join(f"`{name}`" for name in group)


def _rules() -> Iterator[str]:
    yield "## Rules\n"
    yield "Numbers of rules that are gone are not used again.\n"
    for rule, text in RULES.items():
        yield f"### {rule}\n\n{text[:1].upper()}{text[1:]}. This breaks the rule:\n\n```yaml\n{BAD_LINES[rule]}\n```\n"
