#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of the ur-ipc-conformance program. Arguments: PROGRAM ADAPTER MOCK."""

import contextlib
import json
import os
import pty
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

PROGRAM, ADAPTER, MOCK = sys.argv[1:4]


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("UR_")} | variables
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False, env=environment, timeout=120)


class Program(unittest.TestCase):
    def test_lists_the_tests_that_a_pattern_selects(self) -> None:
        names = start("--list").stdout.split()
        self.assertGreater(len(names), 300)
        self.assertEqual(len(names), len(set(names)))
        chosen = start("--list", "--filter", "urQueue*:Put/*-*.Null*").stdout.split()
        self.assertEqual(chosen, [n for n in names if n.startswith(("urQueue", "Put/")) and ".Null" not in n])

    def test_the_quick_set_has_a_first_of_each_test_and_no_crowds(self) -> None:
        names = start("--list").stdout.split()
        firsts: dict[str, str] = {}
        for name in names:
            firsts.setdefault(re.sub(r"(\..*)/.*", r"\1", name), name)  # Order/WaitList.OfOneEventIsWaitedFor/Fill
        quick = [name for name in firsts.values() if not re.match(r"[\w/]*Threads|Many", name)]
        self.assertLess(len(quick), len(names))
        self.assertEqual(start("--list", "--quick").stdout.split(), quick)
        self.assertEqual(
            {name.split(".")[0] for name in quick if name.startswith("ur")},
            {name.split(".")[0] for name in names if name.startswith("ur")},
            "a function has no test in the quick set",
        )

    def test_tells_a_terminal_how_far_it_is(self) -> None:
        ours, theirs = pty.openpty()
        arguments = ["--adapter", ADAPTER, "--filter", "urAdapterGetTest.*"]
        with subprocess.Popen([PROGRAM, *arguments], stdout=theirs, stdin=subprocess.DEVNULL) as program:
            os.close(theirs)
            output = b""
            with contextlib.suppress(OSError):  # a closed terminal
                while part := os.read(ours, 4096):
                    output += part
            os.close(ours)
            self.assertEqual(program.wait(), 0)
        first = re.search(rb", (\d+) tests", output)
        assert first, output
        count = int(first[1])
        for done in range(1, count + 1):
            self.assertIn(f"\r  {done} of {count} tests, 0 failed".encode(), output)
        self.assertNotIn("\r", start(*arguments).stdout)

    def test_refuses_wrong_usage(self) -> None:
        for arguments in (
            ["--no-such-option"],
            ["--adapter", "no-such-file"],
            ["--timeout", "0"],
            ["--shuffle", "0"],
            ["--shuffle", "1", "--list"],
        ):
            self.assertEqual(start(*arguments).returncode, 2, arguments)

    def test_help_is_its_own(self) -> None:
        done = start("--help")
        self.assertEqual(done.returncode, 0)
        self.assertIn("--quick leaves out", done.stdout)
        self.assertNotIn("gtest", done.stdout)

    def test_names_what_it_cannot_run(self) -> None:
        for arguments, text in (
            (["--device", "99"], "there is no device 99"),
            (["--filter", "noSuchTest"], "no test matches noSuchTest"),
            (["--filter", "ManyOpens/*", "--quick"], "no test of the quick set matches ManyOpens/*"),
        ):
            done = start("--adapter", ADAPTER, *arguments)
            self.assertEqual(done.returncode, 2)
            self.assertIn(text, done.stderr)

    def test_a_library_that_is_no_adapter_has_no_device(self) -> None:
        done = start("--adapter", PROGRAM)
        self.assertEqual(done.returncode, 2)
        self.assertIn("no adapter found a device", done.stderr)

    def test_the_summary_says_that_it_is_of_the_quick_set(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "json"
            done = start("--adapter", ADAPTER, "--quick", "--json", str(path))
            report = json.loads(path.read_text())
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        every = len(start("--list").stdout.split())
        left_out = every - len(report["devices"][0]["tests"])
        self.assertEqual(report["left out"], left_out)
        self.assertTrue(
            done.stdout.endswith(f" skipped; the quick set: {left_out} of {every} tests were left out\n"), done.stdout
        )

    def test_a_seed_repeats_an_order(self) -> None:
        def order(*seed: str) -> list[str]:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "json"
                done = start("--adapter", ADAPTER, "--filter", "urQueue*", "--json", str(path), *seed)
                report = json.loads(path.read_text())
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertEqual(report.get("seed"), int(seed[1]) if seed else None)
            ending = f"skipped; shuffled with seed {seed[1]}\n" if seed else "skipped\n"
            self.assertTrue(done.stdout.endswith(ending), done.stdout)
            return [test["name"] for test in report["devices"][0]["tests"]]

        plain, shuffled = order(), order("--shuffle", "7")
        self.assertEqual(order("--shuffle", "7"), shuffled)
        self.assertNotEqual(order("--shuffle", "8"), shuffled)
        self.assertNotEqual(plain, shuffled)
        self.assertEqual(sorted(plain), sorted(shuffled))

    def test_reports_agree(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            paths = {kind: Path(folder) / kind for kind in ("json", "junit", "html")}
            options = [word for kind, path in paths.items() for word in (f"--{kind}", str(path))]
            done = start("--adapter", ADAPTER, "--filter", "urQueue*", *options)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            report = json.loads(paths["json"].read_text())
            suites = ElementTree.parse(paths["junit"]).getroot()
            page = paths["html"].read_text()
        tests = report["devices"][0]["tests"]
        self.assertEqual(len(tests), len(start("--list", "--filter", "urQueue*").stdout.split()))
        self.assertEqual(report["totals"]["passed"], len(tests))
        every_function = start("--list", "--filter", "EveryFunction/FunctionThreadsTest.*").stdout.split()
        self.assertEqual(len(report["functions"]), len(every_function))
        self.assertIn(["urQueueCreate"], [test["functions"] for test in tests])
        cases = {f"{case.get('classname')}.{case.get('name')}" for case in suites.iter("testcase")}
        self.assertEqual(cases, {test["name"] for test in tests})
        embedded = re.search(r'<script type="application/json" id="report">(.*?)</script>', page, re.DOTALL)
        assert embedded
        self.assertEqual(json.loads(embedded[1]), report)
        self.assertIsNone(re.search(r'(src|href)="(?!#)', page), "the page refers to another file")

    def test_reports_tell_of_failures(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            report, suites = Path(folder) / "json", Path(folder) / "junit"
            options = ["--adapter", MOCK, "--filter", "urQueueFlush*", "--json", str(report), "--junit", str(suites)]
            self.assertEqual(start(*options, UR_IPC_MOCK_FAIL="urQueueFlush:1:UR_RESULT_ERROR_DEVICE_LOST").returncode, 1)
            tests = {test["name"]: test for test in json.loads(report.read_text())["devices"][0]["tests"]}
            (suite,) = ElementTree.parse(suites).getroot()
        failed = [case for case in suite if case.find("failure") is not None]
        self.assertEqual((suite.get("tests"), suite.get("failures")), (str(len(tests)), str(len(failed))))
        self.assertGreater(len(failed), 0)
        for case in failed:
            test = tests[f"{case.get('classname')}.{case.get('name')}"]
            self.assertEqual(test["outcome"], "failed")
            self.assertEqual(case.findtext("failure"), test["message"])
            self.assertEqual(case.findtext("system-out"), test["log"])

    def test_shortens_and_replays_a_history_that_fails(self) -> None:
        # A handle then outlives its put, against the model's rule.
        broken = {"UR_IPC_PUT_REVOKES": "0"}
        found = start("--adapter", ADAPTER, "--histories", "2000", "--seed", "1", **broken)
        self.assertEqual(found.returncode, 1, found.stdout)
        self.assertIn("because   a stale handle is refused", found.stdout)
        shortest = re.search(r"shortened to (\d+) steps;.*?:\n((?:p\d .*\n|----\n)+)", found.stdout)
        self.assertIsNotNone(shortest, found.stdout)
        assert shortest is not None
        self.assertLessEqual(int(shortest[1]), 8)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(shortest[2])
            file.flush()
            self.assertEqual(start("--adapter", ADAPTER, "--replay", file.name, **broken).returncode, 1)
            self.assertEqual(start("--adapter", ADAPTER, "--replay", file.name).returncode, 0)

    def test_refuses_a_line_that_is_no_step(self) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("p0 alloc memory=1 color=2\n")
            file.flush()
            done = start("--adapter", ADAPTER, "--replay", file.name)
        self.assertEqual(done.returncode, 2)
        self.assertIn("'p0 alloc memory=1 color=2' is not a step: alloc takes memory=, kind=", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
