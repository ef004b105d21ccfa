#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the built benchmarks and writes a report: a JSON file and a page with plots.

    cmake --preset release && cmake --build --preset release             builds the benchmarks
    bench/run.py [BENCHMARK...] [--quick] [--build build/release] [--name cpu] [--out docs/benchmarks]
    bench/run.py --name gpu --machine KEY=VALUE... --written FILE...     reports the results of --json from another machine

The values in a table come from one run that alternates between the compared methods. Times are medians. At the end,
the program writes NAME.md with its plots and NAME.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from plot import bars

TREE = Path(__file__).resolve().parents[1]
DEADLINE_S = 600
# The environment from scripts/setup.sh, with the libraries of the Python benchmarks.
VENV = TREE / ".venv/bin/python"
PYTHON = str(VENV) if VENV.exists() else sys.executable
# The environment from test/interop/setup.sh, which has MPI and Intel's OpenCL adapter.
INTEROP = TREE / ".venv-interop/bin"
RANKS = 4
# The columns of the page, by the names that ur-bench-cuda uses.
CUDA_COLUMNS = {"legacy": "legacy IPC (cuIpc)", "vmm": "virtual memory (cuMem)", "adapter": "this project's adapter"}
# The columns of the page, by the names that bench/cuda/peers.py uses.
PEER_COLUMNS = {
    "torch": "PyTorch",
    "torch expandable": "PyTorch, expandable segments",
    "cupy": "CuPy",
    "cuda.core": "cuda.core",
}
# The kinds of transfers that sharing.py and tensors.py measure: of a new array, and of an array that the receiver has open.
TRANSFERS = {"fresh": "first transfer", "reused": "later transfer"}

Row = dict[str, Any]
Tables = dict[str, list[Row]]


@dataclass(frozen=True)
class Benchmark:
    """A program that writes its tables to the file of its option `--json`.

    Attributes:
        name: The name on the command line and in messages.
        command: The command line.
        quick: The arguments for a short run.
        needs: A file that exists if the benchmark is built.
    """

    name: str
    command: Sequence[str]
    quick: Sequence[str]
    needs: Path


def benchmarks(build: Path, library: Path | None) -> list[Benchmark]:
    """Returns all benchmarks. `library` is the CUDA adapter to measure, or None."""

    def program(name: str, *arguments: str, quick: Sequence[str]) -> Benchmark:
        return Benchmark(name, (str(build / "bin" / name), *arguments), quick, build / "bin" / name)

    def python_script(name: str, *quick: str) -> Benchmark:
        script = TREE / "bench/python" / name
        return Benchmark(name, (PYTHON, str(script)), quick, build / "python/ur_ipc/__init__.py")

    def mpi_script(name: str, *quick: str) -> Benchmark:
        launcher = INTEROP / "mpirun"
        mpirun = (str(launcher), "--allow-run-as-root", "--oversubscribe", "-n", str(RANKS), str(INTEROP / "python"))
        return Benchmark(name, (*mpirun, "-m", "mpi4py", str(TREE / "bench/python" / name)), quick, launcher)

    def overlay_program(name: str, *quick: str) -> Benchmark:
        ur_ipc_run = (str(build / "bin/ur-ipc-run"), "--runtime", str(INTEROP.parent / "lib"), "--")
        return Benchmark(name, (*ur_ipc_run, str(build / "bin" / name)), quick, build / "bin" / name)

    generator = TREE / "bench/generator/bench_generator.py"
    all_benchmarks = [
        Benchmark(generator.name, (PYTHON, str(generator)), ("--runs=1",), generator),
        program("calls", quick=("--rounds=1",)),
        program("ur-bench-ipc", quick=("--rounds=20",)),
        program("ur-bench-native-cpu", f"native CPU={native_cpu(build)}", quick=("--rounds=2",)),
        program("ur-bench-native-cpu-alloc", quick=("--rounds=2",)),
        overlay_program("ur-bench-overlay", "--rounds=2"),
        python_script("handing_over.py", "--rounds=2"),
        python_script("sharing.py", "--rounds=2", "--mib=1"),
        mpi_script("broadcasting.py", "--rounds=2"),
    ]
    if library:
        all_benchmarks.append(program("ur-bench-cuda", "--adapter", str(library), quick=("--check",)))
    return all_benchmarks


def native_cpu(build: Path) -> Path:
    return build / "lib/libur_adapter_native_cpu.so.0"


def run(benchmark: Benchmark, build: Path, quick: bool) -> Tables:
    """Runs a benchmark and returns its results. Raises RuntimeError with the benchmark's output if the benchmark fails."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.json"
        command = [*benchmark.command, "--json", str(file), *(benchmark.quick if quick else ())]
        environment = os.environ | {"PYTHONPATH": str(build / "python"), "UR_ADAPTERS_FORCE_LOAD": str(native_cpu(build))}
        process = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE_S, env=environment)
        if not file.exists():
            raise RuntimeError(f"{benchmark.name} exited with {process.returncode}:\n{process.stdout}{process.stderr}")
        return tables_of(json.loads(file.read_text()))


def tables_of(output: dict[str, Any]) -> Tables:
    """Returns the tables that a benchmark wrote. Four benchmarks write other formats, which this function converts."""
    if "rows" in output:
        owner = f" memory of device {output['exporters_device']} with device 0" if output["exporters_device"] else ""
        api = output["driver_api"]
        return {f"sharing{owner} on {output['device']}, CUDA {api // 1000}.{api % 1000 // 10}": cuda_rows(output)}
    if "peers" in output:
        return {"sharing on a GPU with other libraries": peer_rows(output["peers"])}
    if "reused" in output:
        return {"sending a PyTorch tensor to another process, step by step": tensor_rows(output)}
    if "ur_ipc" in output:
        return {"sending a large array to another process in Python, step by step": python_rows(output)}
    return output


def cuda_rows(output: dict[str, Any]) -> list[Row]:
    """Returns the rows of ur-bench-cuda."""
    return [
        {
            "row": f"{row['row']}, {row['size'] >> 20} MiB" if "size" in row else row["row"],
            "unit": row["unit"],
            "values": {column: row[method] for method, column in CUDA_COLUMNS.items() if method in row},
        }
        for row in output["rows"]
    ]


def peer_rows(peers: dict[str, Any]) -> list[Row]:
    """Returns the rows of bench/cuda/peers.py."""
    rows: dict[str, Row] = {}
    for library, result in peers.items():
        for row in result.get("rows", []):
            name = f"{row['row']}, {row['size'] >> 20} MiB" if "size" in row else row["row"]
            rows.setdefault(name, {"row": name, "unit": row["unit"], "values": {}})["values"][PEER_COLUMNS[library]] = row[
                "median"
            ]
    return list(rows.values())


def tensor_rows(output: dict[str, Any]) -> list[Row]:
    """Returns the rows of bench/python/tensors.py."""
    return [
        {
            "row": f"{step}, {TRANSFERS[kind]}",
            "unit": "us",
            "values": {PEER_COLUMNS.get(method, method): steps[step] for method, steps in methods.items()},
        }
        for kind, methods in output.items()
        for step in methods["ur_ipc"]
    ]


def python_rows(output: dict[str, Any]) -> list[Row]:
    """Returns the rows of bench/python/sharing.py: microseconds of each method, by step and kind of transfer."""
    return [
        {
            "row": f"{step}, {TRANSFERS[kind]}",
            "unit": "us",
            "values": {method: kinds[kind][step] for method, kinds in output.items()},
        }
        for kind, steps in output["ur_ipc"].items()
        for step in steps
        if (kind, step) != ("reused", "make")  # a reused array has no time for "make"
    ]


def machine(build: Path) -> dict[str, str]:
    """Returns the facts about the machine and the build that affect the results."""
    cpu = next((line.split(":", 1)[1].strip() for line in lines(Path("/proc/cpuinfo")) if line.startswith("model name")), "?")
    memory = next((line.split()[1] for line in lines(Path("/proc/meminfo")) if line.startswith("MemTotal")), "0")
    settings = dict(line.split("=", 1) for line in lines(build / "CMakeCache.txt") if "=" in line and line[:1].isalpha())
    compiler = settings.get("CMAKE_CXX_COMPILER:FILEPATH") or settings.get("CMAKE_CXX_COMPILER:STRING", "c++")
    driver = first_line("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader")
    return {
        "date": date.today().isoformat(),
        "version": (TREE / "VERSION").read_text().strip(),
        "processor": f"{cpu}, {len(os.sched_getaffinity(0))} of {os.cpu_count()} processors",
        "memory": f"{int(memory) >> 20} GiB",
        "kernel": platform.release(),
        "compiler": first_line(compiler, "--version"),
        "build": settings.get("CMAKE_BUILD_TYPE:STRING", "?"),
        "GPU and driver": driver or "none",
        "load before the run": load(os.getloadavg()[0], len(os.sched_getaffinity(0))),
    }


def load(runnable: float, processors: int) -> str:
    text = f"{runnable:.1f} runnable processes"
    return (
        text
        if runnable < processors / 2
        else f"{text}: the machine was busy with other work, so compare only values of one table"
    )


def lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []


def first_line(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.partition("\n")[0]
    except (OSError, subprocess.CalledProcessError):
        return ""


def page(name: str, facts: dict[str, str], tables: Tables, plots: dict[str, str], quick: bool) -> str:
    """Returns the report in Markdown."""
    text = f"# Benchmarks: {name.upper()}\n\n`bench/run.py` wrote this page. `bench/run.py --help` describes how to measure"
    text += '\nagain. Times are medians; "us" means microseconds. The values in a row come from one run that alternates between'
    text += "\nthe columns. A dash means that there is no value. In a first transfer, the array is new. In a later transfer,"
    text += "\nthe receiver already has the array open. In the plots, each row has its own scale.\n"
    if quick:
        text += "\n**This was a quick run. It only shows that all benchmarks work.**\n"
    text += "\n| fact | value |\n|---|---|\n" + "".join(f"| {name} | {value} |\n" for name, value in facts.items())
    for title, rows in tables.items():
        methods = list(dict.fromkeys(method for row in rows for method in row["values"]))
        text += f"\n## {title[0].upper()}{title[1:]}\n\n![{title}]({plots[title]})\n\n"
        text += f"| case | {' | '.join(methods)} |\n|---|{'---:|' * len(methods)}\n"
        for row in rows:
            values = (number(row["values"].get(method), row["unit"]) for method in methods)
            text += f"| {row['row']} | {' | '.join(values)} |\n"
    return text


def number(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    return f"{value:.3g} {unit}" if value < 1000 else f"{value:,.0f} {unit}"


def write(out: Path, name: str, facts: dict[str, str], tables: Tables, quick: bool) -> None:
    out.mkdir(parents=True, exist_ok=True)
    plots = {title: f"{name}_{index}.svg" for index, title in enumerate(tables, 1)}
    for old_plot in out.glob(f"{name}_*.svg"):
        old_plot.unlink()
    for title, file in plots.items():
        (out / file).write_text(bars(tables[title]))
    report = {"machine": facts, "quick": quick, "tables": tables}
    (out / f"{name}.json").write_text(json.dumps(report, indent=1) + "\n")
    (out / f"{name}.md").write_text(page(name, facts, tables, plots, quick))


def report(options: argparse.Namespace, facts: dict[str, str], results: Sequence[Tables]) -> None:
    tables = {title: rows for one_run in results for title, rows in one_run.items()}
    write(options.out, options.name, facts, tables, options.quick)
    print(options.out / f"{options.name}.md")


def main() -> int:
    """Returns 1 if a benchmark fails. The report then contains the results of the other benchmarks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "only", nargs="*", metavar="BENCHMARK", help="the benchmarks to run: ur-bench-ipc, sharing.py, ...; by default all"
    )
    parser.add_argument(
        "--quick", action="store_true", help="take seconds instead of minutes, only to check that all benchmarks work"
    )
    parser.add_argument("--build", type=Path, default=TREE / "build/release", help="the build folder")
    parser.add_argument("--cuda", type=Path, metavar="LIB", help="also measure the CUDA adapter in this library")
    parser.add_argument("--name", default="cpu", help="the name of the report's files")
    parser.add_argument("--out", type=Path, default=TREE / "docs/benchmarks", help="the folder of the report")
    parser.add_argument(
        "--written", type=Path, nargs="+", metavar="FILE", help="report these results of --json, and measure nothing"
    )
    parser.add_argument(
        "--machine", nargs="+", default=[], metavar="KEY=VALUE", help="facts about the machine that measured the results"
    )
    options = parser.parse_args()
    if options.written:
        facts = dict(fact.split("=", 1) for fact in options.machine)
        report(options, facts, [tables_of(json.loads(file.read_text())) for file in options.written])
        return 0
    build = options.build.resolve()
    all_benchmarks = benchmarks(build, options.cuda and options.cuda.resolve())
    if unknown := set(options.only) - {benchmark.name for benchmark in all_benchmarks}:
        parser.error(
            f"unknown benchmarks: {', '.join(unknown)}; choose from {', '.join(benchmark.name for benchmark in all_benchmarks)}"
        )
    if not any(benchmark.needs.exists() for benchmark in all_benchmarks if benchmark.needs.is_relative_to(build)):
        print(f"{build} contains no benchmark; build them with cmake --build --preset release", file=sys.stderr)
        return 1
    facts = machine(build)
    results: list[Tables] = []
    has_failed = False
    for benchmark in all_benchmarks:
        if options.only and benchmark.name not in options.only:
            continue
        if not benchmark.needs.exists():
            print(f"{benchmark.name}: not built: {benchmark.needs} does not exist", flush=True)
            continue
        print(f"{benchmark.name} ...", flush=True)
        try:
            results.append(run(benchmark, build, options.quick))
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(error, file=sys.stderr)
            has_failed = True
    report(options, facts, results)
    return int(has_failed)


if __name__ == "__main__":
    sys.exit(main())
