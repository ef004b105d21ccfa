# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""spec/schema.json says the same as shape.py."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from mini_tree import HERE, MINI, ROOT

from urgen import shape

_SHAPE_RULES = ("UG007", "UG008", "UG009", "UG010")
_SPEC_FILES = [*ROOT.glob("spec/*.yml"), *MINI.glob("spec/*.yml")]
# What the schema cannot say: which other keys a key needs.
_BEYOND = ("UG010_dependent_key", "UG010_reads_without_length")


def _validator() -> jsonschema.Draft202012Validator:
    schema: dict[str, Any] = json.loads((ROOT / "spec/schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_the_committed_schema_is_current() -> None:
    assert json.loads((ROOT / "spec/schema.json").read_text(encoding="utf-8")) == shape.schema()


@pytest.mark.parametrize("path", _SPEC_FILES, ids=lambda path: path.stem)
def test_good_files_are_valid(path: Path) -> None:
    assert list(_validator().iter_errors(yaml.safe_load(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "path",
    [path for path in sorted((HERE / "bad").glob("*.yml")) if path.stem[:5] in _SHAPE_RULES and path.stem not in _BEYOND],
    ids=lambda path: path.stem,
)
def test_badly_shaped_files_are_invalid(path: Path) -> None:
    assert list(_validator().iter_errors(yaml.safe_load(path.read_text(encoding="utf-8"))))


def test_every_key_is_explained() -> None:
    assert [key.name for kind in shape.KINDS.values() for key in kind.keys if not key.doc] == []
