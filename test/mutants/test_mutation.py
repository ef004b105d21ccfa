# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/mutate.py and its parts, on small files and on programs that behave like ones of GoogleTest."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

import mutate
from mutation.coverage_map import CoverageMap
from mutation.mutants import Mutant, mutants_of
from mutation.preamble import Preamble
from mutation.programs import Program, Suite, run_suites
from mutation.report import Tried, report
from mutation.trial import Outcome, Verdict, defined_in, in_two
from rebuild import BuildTree, RebuildFailed

ADD = "int add(int a, int b) {\n  return a + b;\n}\n"


def mutant(file: str = "ipc/add.cpp", after: str = "return a - b;") -> Mutant:
    return Mutant(file, 2, "return a + b;", after, "")


def program(folder: Path, text: str) -> Program:
    path = folder / "some_test"
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return Program(path, ())


def test_mutants_name_their_line(tmp_path: Path) -> None:
    (tmp_path / "add.cpp").write_text(ADD, encoding="utf-8")
    found = mutants_of(tmp_path, "add.cpp")
    assert "add.cpp:2: `return a + b;` => `return a - b;`" in {str(one) for one in found}
    assert any(one.text == ADD.replace("+", "-") for one in found)
    assert len({one.key for one in found}) == len(found)


@pytest.mark.parametrize(
    ("text", "failed"),
    [
        ("echo '[ RUN      ] A.B'; exit 0", None),
        ("echo '[ RUN      ] A.B'; echo '[  FAILED  ] A.B, where x (3 ms)'; exit 1", "some_test: A.B"),
        ("echo '[ RUN      ] A.B'; echo '[ RUN      ] A.C'; kill -SEGV $$", "some_test: A.C"),
        ("exit 1", "some_test: the start"),
        ("echo '[ RUN      ] A.B'; sleep 60", "some_test: A.B (hangs)"),
    ],
)
def test_runs_say_which_test_failed(tmp_path: Path, text: str, failed: str | None) -> None:
    assert run_suites(program(tmp_path, text), ["A"], tmp_path, 1, {}).failed == failed


def test_histories_run_with_their_arguments(tmp_path: Path) -> None:
    one = replace(program(tmp_path, '[ "$*" = "--seed 7" ]'), variant="histories", arguments=("--seed", "7"))
    assert run_suites(one, ["all"], tmp_path, 1, {}).failed is None
    wrong = replace(one, arguments=("--seed", "8"))
    (tmp_path / "own").rmdir()
    assert run_suites(wrong, ["all"], tmp_path, 1, {}).failed == "some_test as histories: the start"


def test_nothing_is_left_of_a_run(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    pipe = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    run_suites(program(tmp_path, f"(sleep 10; echo left) >{tmp_path}/pipe & wait"), ["A"], tmp_path, 0.5, {})
    os.set_blocking(pipe, True)
    assert os.read(pipe, 5) == b""  # its end, when nobody can write any more
    os.close(pipe)


def test_suites_that_run_a_line_come_by_their_time(tmp_path: Path) -> None:
    quick, slow, other = Suite("a", "Quick", 0.1), Suite("b", "Slow", 9.0), Suite("b", "Other", 0.1)
    suites = {slow: {"f.cpp": {1, 2}}, quick: {"f.cpp": {2}}, other: {"f.cpp": {3}}}
    made = CoverageMap(suites, {"f.cpp": {1, 2, 3, 4}}, ["Lost.One"])
    made.save(tmp_path / "map.json")
    found = CoverageMap.load(tmp_path / "map.json")
    assert found == made
    assert found.covering("f.cpp", 2) == [quick, slow]
    assert found.covering("f.cpp", 4) == []
    assert found.covering("f.cpp", 5) == [quick, other, slow]  # a constant, or a declaration
    assert found.covering("g.cpp", 2) == []
    assert in_two([quick, slow]) == [{"a": [quick]}, {"b": [slow]}]


def test_reports_the_score_of_each_folder(tmp_path: Path) -> None:
    known = tmp_path / "no_defects.yml"
    known.write_text(
        "- {file: ipc/add.cpp, before: 'return a + b;', after: 'return a | b;', reason: b is 0}\n", encoding="utf-8"
    )
    killed, survived = Verdict(Outcome.KILLED, "A.B"), Verdict(Outcome.SURVIVED)
    tried = [
        *(Tried(mutant(after=f"return {number};"), killed) for number in range(9)),
        Tried(mutant(after="return a | b;"), survived),
        Tried(mutant(after="return a;"), Verdict(Outcome.INVALID)),
    ]
    lines, good = report(tried, known)
    assert good
    assert "| ipc | 10 | 9 | 1 | 0 | 100.0 % | 90 % |" in lines
    lines, good = report([*tried, Tried(mutant(), survived), Tried(mutant(), survived)], known)
    assert not good
    assert "| ipc | 12 | 9 | 1 | 2 | 81.8 % | 90 % |" in lines
    assert "- ipc/add.cpp:2: `return a + b;` => `return a - b;`" in lines


def test_what_is_no_defect_is_said_of_lines_that_are_there() -> None:
    for entry in yaml.safe_load((mutate.ROOT / "test/mutants/no_defects.yml").read_text(encoding="utf-8")):
        lines = (mutate.ROOT / entry["file"]).read_text(encoding="utf-8").splitlines()
        assert entry["before"] in [line.strip() for line in lines], entry


def test_a_shared_file_is_compiled_for_each_adapter_that_judges_it(tmp_path: Path) -> None:
    adapters = ("native_cpu", "level_zero", "opencl")
    commands = [{"file": "/shared.cpp", "command": f"c++ -o a/ur_{name}_parts.dir/shared.o"} for name in adapters]
    commands.append({"file": "/own.cpp", "command": "c++ -o own.o"})
    (tmp_path / "compile_commands.json").write_text(json.dumps(commands), encoding="utf-8")
    assert BuildTree(tmp_path, tmp_path).units_of(Path("/shared.cpp")) == commands[:1]
    assert BuildTree(tmp_path, tmp_path, adapters[:2]).units_of(Path("/shared.cpp")) == commands[:2]
    assert BuildTree(tmp_path, tmp_path, adapters).units_of(Path("/own.cpp")) == commands[3:]
    with pytest.raises(RebuildFailed):
        BuildTree(tmp_path, tmp_path).units_of(Path("/none.cpp"))


def test_what_an_object_defines_for_others(tmp_path: Path) -> None:
    source, compiled = tmp_path / "some.c", tmp_path / "some.o"
    source.write_text("int used(void); static int own(void) { return 1; } int defined(void) { return own() + used(); }\n")
    subprocess.run(["cc", "-c", source, "-o", compiled], check=True)
    assert defined_in([str(compiled)]) == {"defined"}


def test_equal_lines_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "twice.cpp").write_text("int a() {\n  return 1;\n}\nint b() {\n  return 1;\n}\n", encoding="utf-8")
    found = [one for one in mutants_of(tmp_path, "twice.cpp") if one.after == "return 0;"]
    assert [one.line for one in found] == [2, 5]
    assert found[0].key != found[1].key


def test_what_was_tried_is_not_tried_again(tmp_path: Path) -> None:
    killed, survived = mutant(after="return a;"), mutant(after="return b;")
    notes = mutate.Notebook(tmp_path / "notes", again=False)
    notes.note(killed, Verdict(Outcome.KILLED, "A.B"))
    notes.note(survived, Verdict(Outcome.SURVIVED))
    later = mutate.Notebook(tmp_path / "notes", again=False)
    assert later.find(killed) == Verdict(Outcome.KILLED, "A.B")
    assert later.find(survived) == Verdict(Outcome.SURVIVED)
    assert later.find(mutant()) is None
    again = mutate.Notebook(tmp_path / "notes", again=True)
    assert again.find(killed) is not None
    assert again.find(survived) is None


def test_what_a_file_includes_is_left_to_its_preamble() -> None:
    text = '// A.\n#include "a.hpp"\n\n#include <b>\n\nint x = 1;\n'
    preamble = Preamble.of(text)
    assert preamble.text == '// A.\n#include "a.hpp"\n\n#include <b>\n'
    assert preamble.without(text.replace("1", "2")) == "\n\n\n\n\nint x = 2;\n"
    assert preamble.without(text.replace("<b>", "<c>")) == text.replace("<b>", "<c>")
    assert Preamble.of(text.replace("#include <b>", "#if 1\n#include <b>\n#endif")).text == '// A.\n#include "a.hpp"\n'
    assert Preamble.of(ADD).without(ADD) == ADD
