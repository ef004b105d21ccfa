# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The documents of bad.yml: inputs that break a rule, with the messages that they give."""

from typing import Any

import yaml
from mini_tree import HERE

_HEAD = "feature: bad\ntitle: Bad\ndesc: A mistake.\n"
BAD: list[dict[str, Any]] = list(yaml.safe_load_all((HERE / "bad.yml").read_text(encoding="utf-8")))


def expected(bad: dict[str, Any]) -> list[str]:
    """The messages without their hints."""
    return [bad["expect"]] if isinstance(bad["expect"], str) else list(bad["expect"])


def text_of(bad: dict[str, Any]) -> str:
    """The content of the bad file."""
    return str(bad["text"]) if "text" in bad else _HEAD + str(bad.get("feature", ""))
