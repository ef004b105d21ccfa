# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pods of the Kubernetes page."""

from __future__ import annotations

from typing import Any

import yaml
from pages import ROOT, blocks

KUBERNETES = ROOT / "docs/how_to/kubernetes.md"


def shown() -> list[dict[str, Any]]:
    return [yaml.safe_load(block.text) for block in blocks(KUBERNETES) if block.language == "yaml"]


def whole(part: dict[str, Any]) -> dict[str, Any]:
    """Returns the page's first pod, with the spec of `part`, or with the fields of `part` in each container. Each container
    runs the program of its name."""
    pod = shown()[0]
    if "spec" in part:
        pod["spec"] = part["spec"]
    for container in pod["spec"]["containers"]:
        container.update({} if "spec" in part else part, command=[f"/app/{container['name']}"])
    return pod
