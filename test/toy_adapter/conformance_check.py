#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks ur-ipc-conformance's report on the toy adapter: two processes share memory, and the program skips only features that
the adapter does not support.

Arguments: PROGRAM ADAPTER.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

PROGRAM, ADAPTER = sys.argv[1:3]
CLAIMED = "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"
# Suites whose tests open the memory of another process.
BETWEEN_PROCESSES = {"ManyOpens/Memory", "Neighbors/Memory", "Put/Memory", "RoundTrip/Memory"}


def report() -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("UR_")}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [PROGRAM, "--adapter", ADAPTER, "--json", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=120)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}{done.stderr}exit code {done.returncode}")
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found


class Conformance(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        (cls.device,) = report()["devices"]

    def test_nothing_failed(self) -> None:
        self.assertEqual([test["name"] for test in self.device["tests"] if test["outcome"] == "failed"], [])

    def test_it_claims_to_share_memory_and_nothing_else(self) -> None:
        self.assertEqual([query for query, answer in self.device["claims"].items() if answer], [CLAIMED])

    def test_two_processes_shared_memory(self) -> None:
        outcomes = [(test["name"], test["outcome"]) for test in self.device["tests"]]
        ran = [(name, outcome) for name, outcome in outcomes if name.split(".")[0] in BETWEEN_PROCESSES]
        self.assertEqual({name.split(".")[0] for name, _ in ran}, BETWEEN_PROCESSES)
        self.assertEqual([name for name, outcome in ran if outcome != "passed"], [])
        self.assertIn("RoundTrip/Memory.OneByteMoreThanAPage", dict(ran))

    def test_each_skip_is_about_what_is_not_claimed(self) -> None:
        skips = {test["name"]: test["message"] for test in self.device["tests"] if test["outcome"] == "skipped"}
        self.assertEqual([name for name, why in skips.items() if not why.startswith("unclaimed: ")], [])
        self.assertEqual([name for name, why in skips.items() if why.startswith("unclaimed: memory:")], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
