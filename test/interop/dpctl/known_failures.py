# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pytest plugin: the tests in the list INTEROP_KNOWN_FAILURES must fail, and the adapter under test must be loaded."""

from __future__ import annotations

import os
import re
import sysconfig
from pathlib import Path
from typing import Any

import dpctl
import pytest
import yaml

LIST = Path(__file__).with_name(os.environ["INTEROP_KNOWN_FAILURES"])


def matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def mark_of(entry: dict[str, Any]) -> pytest.MarkDecorator:
    if header := entry.get("unless_header"):
        present = (Path(sysconfig.get_path("include")) / header).exists()
        return pytest.mark.skipif(not present, reason=entry["why"])
    return pytest.mark.xfail(reason=entry["why"], strict=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    dpctl.SyclQueue()
    adapter = Path(os.environ["UR_ADAPTERS_FORCE_LOAD"]).resolve()
    if str(adapter) not in Path("/proc/self/maps").read_text():
        raise pytest.UsageError(f"the SYCL runtime did not load {adapter}")
    unmatched = []
    for entry in yaml.safe_load(LIST.read_text()):
        mark = mark_of(entry)
        for pattern in entry["tests"]:
            # Patterns have only the file's name, because its folders depend on dpctl's installation.
            matching = [item for item in items if matcher(pattern).fullmatch(item.nodeid.split("/")[-1])]
            for item in matching:
                item.add_marker(mark)
            if not matching:
                unmatched.append(pattern)
    if unmatched:
        raise pytest.UsageError(f"{LIST.name} lists patterns that match no test: {unmatched}")
