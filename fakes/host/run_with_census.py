#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a test program on a software driver of Level Zero or CUDA, and checks its exit code and the driver's census.

    run_with_census.py --census FILE [--lacks FEATURE]... [--disorder] -- PROGRAM [ARGUMENT]...

Every process that used the driver must report no live object and no misuse. The program must skip tests for exactly the
features in --lacks. With --disorder, processes that the program starts may exit with live objects, but without misuse.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

_UNSUPPORTED = re.compile(r"unclaimed: ([a-z ]+): its query returns false")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--census", type=Path, required=True, help="the file for the driver's reports")
    parser.add_argument("--lacks", action="append", default=[], help="a feature that this driver lacks")
    parser.add_argument("--disorder", action="store_true", help="the program's children may exit with live objects")
    parser.add_argument("command", nargs="+")
    return parser.parse_args()


def problems_in(census: Path, strict_pid: int | None) -> list[str]:
    """Returns the problems in the reports. A census without reports is a problem. If `strict_pid` is set, only this process
    must exit without live objects."""
    reports = [json.loads(line) for line in census.read_text(encoding="utf-8").splitlines()] if census.exists() else []
    if not reports:
        return ["no process reported: the driver was never opened"]
    return [
        f"not clean: {json.dumps(report)}"
        for report in reports
        if (not report["clean"] if strict_pid in (None, report["pid"]) else report["misuse"])
    ]


def main() -> int:
    options = arguments()
    options.census.unlink(missing_ok=True)
    reports = {f"{driver}_HOST_DRIVER_CENSUS": str(options.census) for driver in ("ZE", "CU")}
    environment = {**os.environ, **reports}
    program = subprocess.Popen(options.command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    output, _ = program.communicate()
    print(output, end="")
    problems = problems_in(options.census, program.pid if options.disorder else None)
    if program.returncode != 0:
        problems.append(f"the program exited with {program.returncode}")
    unsupported = set(_UNSUPPORTED.findall(output))
    if unsupported != set(options.lacks):
        problems.append(f"the device lacks {sorted(unsupported)}; expected {sorted(options.lacks)}")
    for problem in problems:
        print(f"run_with_census: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
