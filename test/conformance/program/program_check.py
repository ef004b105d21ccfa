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


def run_program(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("UR_")} | variables
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False, env=environment, timeout=120)


class Program(unittest.TestCase):
    def test_lists_the_tests_that_a_pattern_selects(self) -> None:
        names = run_program("--list").stdout.split()
        self.assertGreater(len(names), 300)
        self.assertEqual(len(names), len(set(names)))
        selected = run_program("--list", "--filter", "urQueue*:Put/*-*.Null*").stdout.split()
        self.assertEqual(selected, [n for n in names if n.startswith(("urQueue", "Put/")) and ".Null" not in n])

    def test_the_quick_set_has_the_first_case_of_each_test_and_no_stress_test(self) -> None:
        names = run_program("--list").stdout.split()
        first_names: dict[str, str] = {}
        for name in names:
            first_names.setdefault(re.sub(r"(\..*)/.*", r"\1", name), name)  # Order/WaitList.OfOneEventIsWaitedFor/Fill
        quick = [name for name in first_names.values() if not re.match(r"[\w/]*Threads|Many", name)]
        self.assertLess(len(quick), len(names))
        self.assertEqual(run_program("--list", "--quick").stdout.split(), quick)
        self.assertEqual(
            {name.split(".")[0] for name in quick if name.startswith("ur")},
            {name.split(".")[0] for name in names if name.startswith("ur")},
            "a function has no test in the quick set",
        )

    def test_shows_the_progress_on_a_terminal(self) -> None:
        controller, terminal = pty.openpty()
        arguments = ["--adapter", ADAPTER, "--filter", "urAdapterGetTest.*"]
        with subprocess.Popen([PROGRAM, *arguments], stdout=terminal, stdin=subprocess.DEVNULL) as program:
            os.close(terminal)
            output = b""
            with contextlib.suppress(OSError):  # a closed terminal
                while chunk := os.read(controller, 4096):
                    output += chunk
            os.close(controller)
            self.assertEqual(program.wait(), 0)
        first = re.search(rb", (\d+) tests", output)
        assert first, output
        count = int(first[1])
        for finished in range(1, count + 1):
            self.assertIn(f"\r  {finished} of {count} tests, 0 failed".encode(), output)
        self.assertNotIn("\r", run_program(*arguments).stdout)

    def test_refuses_wrong_usage(self) -> None:
        for arguments in (
            ["--no-such-option"],
            ["--adapter", "no-such-file"],
            ["--timeout", "0"],
            ["--shuffle", "0"],
            ["--shuffle", "1", "--list"],
        ):
            self.assertEqual(run_program(*arguments).returncode, 2, arguments)

    def test_help_does_not_mention_googletest(self) -> None:
        result = run_program("--help")
        self.assertEqual(result.returncode, 0)
        self.assertIn("--quick leaves out", result.stdout)
        self.assertNotIn("gtest", result.stdout)

    def test_the_error_names_the_missing_device_or_test(self) -> None:
        for arguments, text in (
            (["--device", "99"], "there is no device 99"),
            (["--filter", "noSuchTest"], "no test matches noSuchTest"),
            (["--filter", "ManyOpens/*", "--quick"], "no test of the quick set matches ManyOpens/*"),
        ):
            result = run_program("--adapter", ADAPTER, *arguments)
            self.assertEqual(result.returncode, 2)
            self.assertIn(text, result.stderr)

    def test_a_library_that_is_not_an_adapter_has_no_device(self) -> None:
        result = run_program("--adapter", PROGRAM)
        self.assertEqual(result.returncode, 2)
        self.assertIn("no adapter found a device", result.stderr)

    def test_the_summary_mentions_the_quick_set(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "json"
            result = run_program("--adapter", ADAPTER, "--quick", "--json", str(path))
            report = json.loads(path.read_text())
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        total = len(run_program("--list").stdout.split())
        left_out = total - len(report["devices"][0]["tests"])
        self.assertEqual(report["left out"], left_out)
        self.assertTrue(
            result.stdout.endswith(f" skipped; the quick set: {left_out} of {total} tests were left out\n"), result.stdout
        )

    def test_a_seed_repeats_an_order(self) -> None:
        def order(*seed: str) -> list[str]:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "json"
                result = run_program("--adapter", ADAPTER, "--filter", "urQueue*", "--json", str(path), *seed)
                report = json.loads(path.read_text())
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertEqual(report.get("seed"), int(seed[1]) if seed else None)
            ending = f"skipped; shuffled with seed {seed[1]}\n" if seed else "skipped\n"
            self.assertTrue(result.stdout.endswith(ending), result.stdout)
            return [test["name"] for test in report["devices"][0]["tests"]]

        suite_order, shuffled = order(), order("--shuffle", "7")
        self.assertEqual(order("--shuffle", "7"), shuffled)
        self.assertNotEqual(order("--shuffle", "8"), shuffled)
        self.assertNotEqual(suite_order, shuffled)
        self.assertEqual(sorted(suite_order), sorted(shuffled))

    def test_reports_agree(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            paths = {kind: Path(folder) / kind for kind in ("json", "junit", "html")}
            options = [word for kind, path in paths.items() for word in (f"--{kind}", str(path))]
            result = run_program("--adapter", ADAPTER, "--filter", "urQueue*", *options)
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            report = json.loads(paths["json"].read_text())
            suites = ElementTree.parse(paths["junit"]).getroot()
            page = paths["html"].read_text()
        tests = report["devices"][0]["tests"]
        self.assertEqual(len(tests), len(run_program("--list", "--filter", "urQueue*").stdout.split()))
        self.assertEqual(report["totals"]["passed"], len(tests))
        every_function = run_program("--list", "--filter", "EveryFunction/FunctionThreadsTest.*").stdout.split()
        self.assertEqual(len(report["functions"]), len(every_function))
        self.assertIn(["urQueueCreate"], [test["functions"] for test in tests])
        cases = {f"{case.get('classname')}.{case.get('name')}" for case in suites.iter("testcase")}
        self.assertEqual(cases, {test["name"] for test in tests})
        report_script = re.search(r'<script type="application/json" id="report">(.*?)</script>', page, re.DOTALL)
        assert report_script
        self.assertEqual(json.loads(report_script[1]), report)
        self.assertIsNone(re.search(r'(src|href)="(?!#)', page), "the page refers to another file")

    def test_reports_contain_the_failures(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            report, suites = Path(folder) / "json", Path(folder) / "junit"
            options = ["--adapter", MOCK, "--filter", "urQueueFlush*", "--json", str(report), "--junit", str(suites)]
            self.assertEqual(run_program(*options, UR_IPC_MOCK_FAIL="urQueueFlush:1:UR_RESULT_ERROR_DEVICE_LOST").returncode, 1)
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
        without_revocation = {"UR_IPC_PUT_REVOKES": "0"}
        result = run_program("--adapter", ADAPTER, "--histories", "2000", "--seed", "1", **without_revocation)
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("because   a stale handle is refused", result.stdout)
        shortened = re.search(r"shortened to (\d+) steps;.*?:\n((?:p\d .*\n|----\n)+)", result.stdout)
        self.assertIsNotNone(shortened, result.stdout)
        assert shortened is not None
        self.assertLessEqual(int(shortened[1]), 8)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(shortened[2])
            file.flush()
            self.assertEqual(run_program("--adapter", ADAPTER, "--replay", file.name, **without_revocation).returncode, 1)
            self.assertEqual(run_program("--adapter", ADAPTER, "--replay", file.name).returncode, 0)

    def test_refuses_a_line_that_is_not_a_step(self) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("p0 alloc memory=1 color=2\n")
            file.flush()
            result = run_program("--adapter", ADAPTER, "--replay", file.name)
        self.assertEqual(result.returncode, 2)
        self.assertIn("'p0 alloc memory=1 color=2' is not a step: the arguments of alloc are memory, kind", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
