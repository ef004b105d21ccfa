# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The generator rejects each mistake of mistakes.py in the real spec at its place, unless the mistake is known to be harmless.

A run tests one mistake per file together. A mistake without a report is tried alone. If a report is elsewhere, each half is
tried separately.
"""

import os
import re
import shutil
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
import yaml
from mini_tree import HERE, Tree, copy_of_inputs
from mistakes import Mistake, mistakes

from urgen.abi import record
from urgen.diagnostics import Diagnostics
from urgen.source import Node, read

_HARMLESS = yaml.safe_load((HERE / "harmless_mistakes.yml").read_text(encoding="utf-8"))
_PLACE = re.compile(r"([^:]+):(\d+):\d+: error\[UG\d{3}\]: ")


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """A copy of the generator's inputs in this project, all released, because the record finds mistakes only in released
    entries. All runs share one parsed record."""
    tree = copy_of_inputs(tmp_path)
    assert tree.run("release", "0.12.99").errors == []
    parsed: dict[str, list[Node]] = {}

    def read_once(path: Path, name: str, problems: Diagnostics) -> list[Node]:
        if name not in parsed:
            parsed[name] = read(path, name, problems)
        return parsed[name]

    monkeypatch.setattr(record, "read", read_once)
    return tree


def _files(tree: Tree) -> list[str]:
    paths = [*tree.root.glob("spec/*.yml"), *tree.root.glob("adapters/**/support.yml")]
    return sorted(path.relative_to(tree.root).as_posix() for path in paths)


def _errors(tree: Tree, batch: list[Mistake]) -> list[str]:
    good = {mistake.file: (tree.root / mistake.file).read_bytes() for mistake in batch}
    for mistake in batch:
        tree.write(mistake.file, "\n".join(mistake.lines))
    result = tree.run("lint")
    for file, content in good.items():
        tree.write(file, content)
    assert result.err.count("\n  hint: ") == len(result.errors), result.err
    return result.errors


def _is_at(error: str, mistake: Mistake) -> bool:
    match = _PLACE.match(error)
    return match is not None and match[1] == mistake.file and mistake.first <= int(match[2]) <= mistake.last


def _verdicts(tree: Tree, batch: list[Mistake]) -> dict[Mistake, list[str]]:
    """An empty list for a mistake that is rejected only at its place; otherwise all errors, or `accepted`."""
    errors = _errors(tree, batch)
    unreported = [mistake for mistake in batch if not any(_is_at(error, mistake) for error in errors)]
    has_strays = any(not any(_is_at(error, mistake) for mistake in batch) for error in errors)
    if len(batch) == 1:
        return {batch[0]: (errors or ["accepted"]) if unreported or has_strays else []}
    if has_strays:
        half = len(batch) // 2
        return _verdicts(tree, batch[:half]) | _verdicts(tree, batch[half:])
    return {mistake: _verdicts(tree, [mistake])[mistake] if mistake in unreported else [] for mistake in batch}


def _in_a_copy(tree: Tree, batch: list[Mistake]) -> dict[Mistake, list[str]]:
    """Runs a batch in a process that has its own tree."""
    own = tree.root.with_name(f"{tree.root.name}-{os.getpid()}")
    if not own.exists():
        shutil.copytree(tree.root, own)
    return _verdicts(Tree(own), batch)


def _batches(found: list[Mistake]) -> list[list[Mistake]]:
    """Groups with one mistake per file."""
    batches: list[list[Mistake]] = []
    placed: Counter[str] = Counter()
    for mistake in found:
        if placed[mistake.file] == len(batches):
            batches.append([])
        batches[placed[mistake.file]].append(mistake)
        placed[mistake.file] += 1
    return batches


def _reason(mistake: Mistake) -> dict[str, Any] | None:
    subject, _, what = mistake.what.rpartition(" ")
    kind, _, key = subject.partition(".")
    for entry in _HARMLESS:
        if key in entry["keys"] and what in entry["mistakes"] and kind in entry.get("kinds", [kind]):
            return dict(entry)
    return None


def test_mistakes_are_refused_in_their_places_or_harmless(real: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    found = mistakes(real.root, _files(real))
    verdicts: dict[Mistake, list[str]] = {}
    with ProcessPoolExecutor(mp_context=get_context("fork")) as pool:  # fork keeps the parsed record
        for part in pool.map(_in_a_copy, repeat(real), _batches(found)):
            verdicts |= part
    accepted = [mistake for mistake, verdict in verdicts.items() if verdict == ["accepted"]]
    reasons = Counter(str(reason["reason"]) for mistake in accepted if (reason := _reason(mistake)))
    wrong = [
        f"{mistake}: {'; '.join(verdict)}"
        for mistake, verdict in verdicts.items()
        if verdict and not _is_harmless(mistake, verdict)
    ]
    with capsys.disabled():
        print(f"\n{len(found)} mistakes: {len(found) - len(accepted) - len(wrong)} refused, {len(accepted)} harmless")
        for text, count in reasons.items():
            print(f"  {count} harmless: {text}")
    assert wrong == [], "\n".join(wrong)
    assert {str(entry["reason"]) for entry in _HARMLESS} == set(reasons), "a reason that no mistake needs"


def _is_harmless(mistake: Mistake, verdict: list[str]) -> bool:
    return verdict == ["accepted"] and _reason(mistake) is not None


def test_a_file_that_was_cut_off_gives_one_message(real: Tree) -> None:
    text = (real.root / "spec/buffer.yml").read_text(encoding="utf-8")
    for share in range(1, 8):
        cut = text[: len(text) * share // 8].rstrip("\n")
        real.write("spec/buffer.yml", cut)
        assert [error.split("[")[1][:5] for error in real.run("lint").errors] == ["UG066"], cut[-80:]


def test_the_example_of_a_released_check_may_change_and_its_condition_not(real: Tree) -> None:
    real.replace("spec/physical_mem.yml", "example: size = 0;", "example: size = 0 * 2;")
    assert real.run("lint").errors == []
    real.replace("spec/physical_mem.yml", "if: size == 0", "if: size < 1")
    assert [error.split("[")[1][:5] for error in real.run("lint").errors] == ["UG047"]


def test_a_check_that_moved_to_another_parameter_is_reported_as_moved(real: Tree) -> None:
    real.replace("spec/buffer.yml", "param: pRegion->size", "param: pRegion->origin")
    assert "'pRegion->origin nonzero' of 'UR_RESULT_ERROR_INVALID_BUFFER_SIZE'" in real.run("lint").errors[0]
    assert "was released as 'pRegion->size nonzero'" in real.run("lint").errors[0]
