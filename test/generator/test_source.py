# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The YAML reader: places of nodes, values of scalars, and inputs that are not specs."""

import os
import time
from pathlib import Path

import pytest
from mini_tree import Tree

from urgen.diagnostics import Diagnostics
from urgen.source import Mapping, Scalar, compose

DEADLINE_S = 30  # a reader with quadratic time would need minutes; five seconds are too few on a busy machine


def _parse(text: str) -> Mapping:
    problems = Diagnostics()
    nodes = compose(text, "spec/x.yml", problems)
    assert not problems, problems.sorted()
    assert isinstance(nodes[0], Mapping)
    return nodes[0]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0x2023", 0x2023),
        ("12", 12),
        ("-1", -1),
        ("012", "012"),
        ("1_000", "1_000"),
        ("0.12", "0.12"),
        ("no", "no"),
        ("on", "on"),
        ("true", True),
        ("~", None),
        ("~Retain", "~Retain"),
        ("'12'", "12"),
        ("2024-01-01", "2024-01-01"),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_scalars_resolve_without_surprise(text: str, value: object) -> None:
    node = _parse(f"key: {text}").items["key"]
    assert isinstance(node, Scalar)
    assert node.value == value
    assert type(node.value) is type(value)


def test_nodes_have_their_place() -> None:
    node = _parse("a: 1\nlist:\n  - name: first\n  - name:   second\n")
    assert str(node.entries("list")[1].at("name")) == "spec/x.yml:4:13"
    assert str(node.keys["list"]) == "spec/x.yml:2:1"
    assert node.entries("list")[1].at("absent") == node.entries("list")[1].loc


def test_a_number_keeps_its_spelling() -> None:
    assert _parse("value: 0x10").raw("value") == "0x10"


@pytest.mark.parametrize(
    ("content", "rule", "place"),
    [
        (b"", "UG002", "1:1"),
        (b"\n\n  \n", "UG002", "1:1"),
        (b"---\n---\n", "UG002", "1:1"),
        (b"\xff\xfe\x00\x01", "UG001", "1:1"),
        (b"feature: bad\n\x7fELF\x02", "UG001", "2:1"),
        (b"feature: \xed\xa0\x80", "UG001", "1:1"),
        (b"{" * 100_000 + b"\n", "UG003", "1:18"),
        (b"- " * 400_000 + b"\n", "UG003", "1:35"),
        (b"feature: [" + b"x, " * 300_000 + b"]\n", "UG003", "1:150002"),
        (b"title: 'open\n", "UG004", "1:8"),
        (b"a: *a\n", "UG006", "1:4"),
        (b"? [a]\n: b\n", "UG009", "1:3"),
        (b"just a text\n", "UG009", "1:1"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_file_that_is_no_spec_gives_one_message(content: bytes, rule: str, place: str, tree: Tree) -> None:
    tree.write("spec/bad.yml", content)
    errors = tree.run("lint").errors
    assert [error for error in errors if error.startswith(f"spec/bad.yml:{place}: error[{rule}]: ")]
    assert {error.split("error")[1][1:6] for error in errors} <= {rule, "UG008"}


@pytest.mark.parametrize(
    "filler", [b"x" * 10_000_000, b"a: [1, 2]\n" * 1_000_000, b"\x00" * 10_000_000], ids=("text", "yaml", "zeros")
)
def test_a_large_file_is_refused_at_once(filler: bytes, tree: Tree) -> None:
    tree.write("spec/bad.yml", filler)
    start = time.monotonic()
    result = tree.run("lint")
    assert time.monotonic() - start < DEADLINE_S
    assert result.errors == ["spec/bad.yml:1:1: error[UG003]: the file is larger than 1 MiB"]


@pytest.mark.parametrize(
    "line", [b"- {}\n", b"a: b\n", b'"', b"? ", b"[", b"#\n", b"\xf0\x9f\x8d\x8a", b"!", b"|\n", b"- - - "]
)
def test_a_file_below_the_limit_is_answered_soon(line: bytes, tree: Tree) -> None:
    tree.write("spec/bad.yml", line * ((1 << 20) // len(line)))
    start = time.monotonic()
    assert tree.run("lint").code == 1
    assert time.monotonic() - start < DEADLINE_S


def test_an_unreadable_path_is_reported(tree: Tree) -> None:
    (tree.root / "spec/folder.yml").mkdir()
    (tree.root / "spec/dangling.yml").symlink_to(tree.root / "nowhere")
    errors = tree.run("lint").errors
    assert errors == [
        "spec/dangling.yml:1:1: error[UG001]: cannot read the file: No such file or directory",
        "spec/folder.yml:1:1: error[UG001]: cannot read the file: it is not a regular file",
    ]


def test_a_pipe_is_not_waited_for(tree: Tree) -> None:
    os.mkfifo(tree.root / "spec/pipe.yml")
    assert tree.run("lint").errors == ["spec/pipe.yml:1:1: error[UG001]: cannot read the file: it is not a regular file"]


def test_a_folder_without_specs_is_refused(tree: Tree, tmp_path: Path) -> None:
    for path in tree.root.glob("spec/*.yml"):
        path.unlink()
    assert tree.run("generate").errors[0] == "spec:1:1: error[UG001]: there is no .yml file in this folder"
    assert Tree(tmp_path / "absent").run("lint").code == 1
