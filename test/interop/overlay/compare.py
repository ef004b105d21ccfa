# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs tests of installed packages on the vendor's adapter and on the overlay. The same tests must pass, fail and be skipped.

compare.py [PYTEST_ARGUMENT...]
"""

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

_OVERLAY_VARIABLES = ("UR_ADAPTERS_FORCE_LOAD", "UR_IPC_OVERLAY_ADAPTER", "UR_IPC_OVERLAY_LOADER")
OVERLAY = {name: os.environ[name] for name in _OVERLAY_VARIABLES if name in os.environ}
LEVEL_ZERO = OVERLAY.get("UR_IPC_OVERLAY_ADAPTER")  # the vendor's adapter; if unset, the vendor's OpenCL adapter
VENDOR = {"UR_ADAPTERS_FORCE_LOAD": LEVEL_ZERO} if LEVEL_ZERO else {"ONEAPI_DEVICE_SELECTOR": "opencl:cpu"}
TIMEOUT_S = 1800


def outcomes(arguments: list[str], variables: dict[str, str]) -> dict[str, str]:
    """Returns the outcome of each test by its name: "passed", "failure", "error" or "skipped"."""
    base = {name: value for name, value in os.environ.items() if name not in OVERLAY}
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--config-file=/dev/null"]
        command += [f"--rootdir={folder}", f"--junitxml={report}", "--tb=line", "-W", "ignore", *arguments]
        run = subprocess.run(command, env=base | variables, cwd=folder, timeout=TIMEOUT_S, stdout=subprocess.PIPE, text=True)
        if not report.exists():
            raise SystemExit(f"pytest exited with {run.returncode} and wrote no report:\n{run.stdout}")
        outcome_by_test = {}
        for case in ElementTree.parse(report).iter("testcase"):
            marks = [child.tag for child in case if child.tag in ("failure", "error", "skipped")]
            outcome_by_test[f"{case.get('classname')}.{case.get('name')}"] = marks[0] if marks else "passed"
        return outcome_by_test


def main() -> int:
    vendor = outcomes(sys.argv[1:], VENDOR)
    overlay = outcomes(sys.argv[1:], OVERLAY)
    passed = sum(outcome == "passed" for outcome in overlay.values())
    print(f"{len(vendor)} tests on the vendor's adapter, {len(overlay)} on the overlay, which passes {passed}")
    differing_tests = sorted(name for name in vendor.keys() | overlay.keys() if vendor.get(name) != overlay.get(name))
    for name in differing_tests:
        print(f"{name}: {vendor.get(name, 'missing')} on the vendor's adapter, {overlay.get(name, 'missing')} on the overlay")
    return 1 if differing_tests or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
