# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads the spec that the package was generated from."""

from __future__ import annotations

from pathlib import Path

from urgen.diagnostics import Diagnostics
from urgen.model import Spec
from urgen.project import Project, load

ROOT = Path(__file__).resolve().parents[3]


def _spec() -> Spec:
    spec = load(Project(ROOT), problems := Diagnostics())
    assert spec, problems.sorted()
    return spec


SPEC = _spec()
FUNCTIONS = {function.name: function for function in SPEC.functions}
