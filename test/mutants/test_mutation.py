# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests scripts/mutate.py and its parts with small files, and with programs that print like GoogleTest."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

import mutate
from mutation.mutants import Mutant, mutants_of
from mutation.programs import Program, run_suites
from mutation.report import Trial, report
from mutation.trial import Outcome, Verdict

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
def test_a_run_names_the_failed_test(tmp_path: Path, text: str, failed: str | None) -> None:
    assert run_suites(program(tmp_path, text), ["A"], tmp_path, 1, {}).failed == failed


def test_histories_run_with_their_arguments(tmp_path: Path) -> None:
    one = replace(program(tmp_path, '[ "$*" = "--seed 7" ]'), variant="histories", arguments=("--seed", "7"))
    assert run_suites(one, ["all"], tmp_path, 1, {}).failed is None
    wrong = replace(one, arguments=("--seed", "8"))
    (tmp_path / "own").rmdir()
    assert run_suites(wrong, ["all"], tmp_path, 1, {}).failed == "some_test as histories: the start"


def test_reports_the_score_of_each_folder(tmp_path: Path) -> None:
    known = tmp_path / "no_defects.yml"
    known.write_text(
        "- {file: ipc/add.cpp, before: 'return a + b;', after: 'return a | b;', reason: b is 0}\n", encoding="utf-8"
    )
    killed, survived = Verdict(Outcome.KILLED, "A.B"), Verdict(Outcome.SURVIVED)
    tried = [
        *(Trial(mutant(after=f"return {number};"), killed) for number in range(9)),
        Trial(mutant(after="return a | b;"), survived),
        Trial(mutant(after="return a;"), Verdict(Outcome.INVALID)),
    ]
    lines, good = report(tried, known)
    assert good
    assert "| ipc | 10 | 9 | 1 | 0 | 100.0 % | 90 % |" in lines
    lines, good = report([*tried, Trial(mutant(), survived), Trial(mutant(), survived)], known)
    assert not good
    assert "| ipc | 12 | 9 | 1 | 2 | 81.8 % | 90 % |" in lines
    assert "- ipc/add.cpp:2: `return a + b;` => `return a - b;`" in lines


def test_no_defects_quotes_existing_lines() -> None:
    for entry in yaml.safe_load((mutate.ROOT / "test/mutants/no_defects.yml").read_text(encoding="utf-8")):
        lines = (mutate.ROOT / entry["file"]).read_text(encoding="utf-8").splitlines()
        assert entry["before"] in [line.strip() for line in lines], entry


def test_a_mutant_is_tried_once(tmp_path: Path) -> None:
    killed, survived = mutant(after="return a;"), mutant(after="return b;")
    notes = mutate.VerdictLog(tmp_path / "notes", retry_survivors=False)
    notes.record(killed, Verdict(Outcome.KILLED, "A.B"))
    notes.record(survived, Verdict(Outcome.SURVIVED))
    later = mutate.VerdictLog(tmp_path / "notes", retry_survivors=False)
    assert later.find(killed) == Verdict(Outcome.KILLED, "A.B")
    assert later.find(survived) == Verdict(Outcome.SURVIVED)
    assert later.find(mutant()) is None
    again = mutate.VerdictLog(tmp_path / "notes", retry_survivors=True)
    assert again.find(killed) is not None
    assert again.find(survived) is None
