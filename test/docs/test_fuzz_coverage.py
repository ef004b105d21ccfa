# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands in docs/fuzzing.md that show which lines a fuzzer reaches, in a separate build."""

from __future__ import annotations

import re
from pathlib import Path

from pages import ROOT, run, script, typed

LIMIT_S = 1500


def test_a_reader_sees_what_a_fuzzer_reaches(folder: Path) -> None:
    (lines,) = (lines for _, lines in typed(ROOT / "docs/fuzzing.md") if any("llvm-cov" in line for line in lines))
    (folder / "build/asan-ubsan/test/fuzz/broker/fuzz.broker_replies/found").mkdir(parents=True)
    printed = run(script(lines), folder, limit_s=LIMIT_S)
    covered = re.search(r"^\S*broker_client\.cpp .*?(\d+)\.\d+%", printed, re.MULTILINE)
    assert covered and int(covered[1]) > 0, printed
