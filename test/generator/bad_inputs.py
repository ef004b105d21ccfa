# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the documents of bad.yml: inputs that violate a rule, and the expected messages."""

from textwrap import indent
from typing import Any

import yaml
from mini_tree import HERE

_HEAD = "feature: bad\ntitle: Bad\ndesc: A mistake.\n"
_FUNCTION = """\
functions:
  - name: urThingSpoil
    id: 50
    table: Thing
    desc: Spoils a thing.
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}
"""
BAD: list[dict[str, Any]] = list(yaml.safe_load_all((HERE / "bad.yml").read_text(encoding="utf-8")))


def expected(bad: dict[str, Any]) -> list[str]:
    """Returns the expected messages, without hints."""
    return [bad["expect"]] if isinstance(bad["expect"], str) else list(bad["expect"])


def text_of(bad: dict[str, Any]) -> str:
    """Returns the content of the bad file."""
    if "text" in bad:
        return str(bad["text"])
    text = _HEAD + str(bad.get("feature", ""))
    if "params" in bad or "returns" in bad:
        text += _FUNCTION + indent(bad.get("params", ""), " " * 6)
    if "returns" in bad:
        text += "    returns:\n" + indent(bad["returns"], " " * 6)
    return text
