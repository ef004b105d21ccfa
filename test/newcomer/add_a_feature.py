# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Follows the newcomer's steps: one YAML file and one command add a feature everywhere.

Works on a copy of the tracked files. The headers, tables, loader, layers, print functions and reference must contain the new
feature. Every adapter must answer false to the feature's support query, and return UNSUPPORTED_FEATURE from its calls. The
tests of all these parts must pass without changes to hand-written files. A loader without the feature must find all tables at
their offsets.
"""

import argparse
import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPEC = "spec/mailbox.yml"
SCHEMAS = ("spec/schema.json", "adapters/schema.json")  # generated, for editors
FORMAT_PAGE = "docs/spec_format.md"  # generated: it contains counts and examples of the spec
FUNCTIONS = tuple(re.findall(r"^  - name: (ur[A-Z]\w+)", (HERE / "mailbox.yml").read_text(), re.MULTILINE))
NAMES = re.compile("mailbox", re.IGNORECASE)
KNOWS = (
    "include/unified-runtime/ur_api.h",
    "include/unified-runtime/ur_api_funcs.def",
    "include/unified-runtime/ur_ddi.h",
    "include/unified-runtime/ur_print.h",
    "include/unified-runtime/ur_print.hpp",
    "base/slots.hpp",
    "adapters/kit/entries.hpp",
    "bindings/cpp/include/ur-ipc/cpp/api.hpp",
    "python/ext/functions/mailbox.cpp",
    "python/ur_ipc/ur_functions.pyi",
    "loader/loader.map",
    "loader/ur_libapi.cpp",
    "loader/dispatch.cpp",
    "loader/table_loading.cpp",
    "layers/tracing/tracing.cpp",
    "layers/validation/parameters.cpp",
    "layers/validation/resources.hpp",
    "test/layers/lifetime_cases.cpp",
    "test/layers/parameter_cases.cpp",
    "test/print/kinds.cpp",
    "docs/mailbox.md",
)
# The tests of generated code, the loader and the mock.
TESTS = (
    "loader_test",
    "mock_test",
    "print_test",
    "tracing_every_call_test",
    "ur_test_mock_tables",
    "ur_test_native_cpu_tables",
    "ur_test_toy_tables",
    "validation_test",
)


def run(*command: str, cwd: Path, **environment: str) -> str:
    """Returns a command's output; exits with the output if the command fails."""
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"$ {' '.join(command)}\n{done.stdout}\nexit code {done.returncode}")
    return done.stdout


def copy_tree(target: Path) -> None:
    """Copies the files of the working tree, with their uncommitted changes, but without ignored files."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def changed_files(target: Path) -> set[str]:
    """Returns the files that differ from the working tree."""
    files = (path.relative_to(target) for path in target.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {f.as_posix() for f in files if not (ROOT / f).is_file() or not filecmp.cmp(ROOT / f, target / f, shallow=False)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", required=True, help="the C++ compiler")
    parser.add_argument("--c-compiler", required=True, help="the C compiler")
    parser.add_argument("--released-loader", help="another project's loader that runs --program with the new adapter")
    parser.add_argument("--program", help="a program of this project, for --released-loader")
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="ur-ipc-newcomer-") as folder:
        tree = Path(folder) / "tree"
        copy_tree(tree)
        shutil.copy(HERE / "mailbox.yml", tree / SPEC)
        venv = ROOT / ".venv/bin/python"
        run(str(venv) if venv.exists() else sys.executable, "scripts/generate.py", cwd=tree)

        changed = changed_files(tree)
        by_hand = {name for name in changed if not name.startswith("generated/")} - {SPEC, *SCHEMAS, FORMAT_PAGE}
        if by_hand:
            sys.exit(f"hand-written files changed: {sorted(by_hand)}")
        unoffered = [name for name in SCHEMAS if any(function not in (tree / name).read_text() for function in FUNCTIONS)]
        if unoffered:
            sys.exit(f"these schemas do not list {', '.join(FUNCTIONS)} for editors: {unoffered}")
        unaware = [name for name in KNOWS if not NAMES.search((tree / "generated" / name).read_text())]
        if unaware:
            sys.exit(f"these generated files do not contain the feature: {unaware}")
        tables = list((tree / "generated/adapters").glob("*/table.cpp"))
        if not tables or any(NAMES.search(path.read_text()) for path in tables):
            sys.exit("an adapter's table.cpp lists the new functions, although no adapter implements them")
        answer = re.compile(r'\{UR_DEVICE_INFO_MAILBOX_SUPPORT_EXP,\s+"[^"]+"')
        adapters = list((tree / "generated/adapters").glob("*/identity.cpp"))
        claiming = [path.parent.name for path in adapters if not answer.search(path.read_text())]
        if not adapters or claiming:
            sys.exit(f"these adapters do not answer false with a reason: {claiming}")

        build = Path(folder) / "build"
        run(
            "cmake", "-S", str(tree), "-B", str(build), "-G", "Ninja",
            "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O0",
            "-DUR_IPC_BUILD_BENCH=OFF",
            f"-DCMAKE_CXX_COMPILER={arguments.compiler}", f"-DCMAKE_C_COMPILER={arguments.c_compiler}",
            cwd=tree,
        )  # fmt: skip
        run("cmake", "--build", str(build), "--target", "ur_loader", "ur_test_layout", *TESTS, cwd=tree)
        for test in TESTS:
            run(str(build / "bin" / test), cwd=build)
        run(
            arguments.c_compiler, str(HERE / "caller.c"), "-o", str(build / "caller"), f"-I{tree}/generated/include",
            f"-L{build}/lib", "-lur_loader", f"-Wl,-rpath,{build}/lib", cwd=tree,
        )  # fmt: skip
        for intercept in ("0", "1"):
            adapter = f"{build}/lib/libur_adapter_native_cpu.so.0"
            shown = run(str(build / "caller"), cwd=tree, UR_ENABLE_LOADER_INTERCEPT=intercept, UR_ADAPTERS_FORCE_LOAD=adapter)
            print(shown, end="")
            if arguments.released_loader:
                exchange = ROOT / "test/interop/loaders/exchange.py"
                options = (
                    f"--loader={arguments.released_loader}",
                    f"--instead-of={build}/lib/libur_loader.so.0",
                    f"--adapter={adapter}",
                )
                command = (sys.executable, str(exchange), *options, "--processes=1", "--", arguments.program)
                print(run(*command, cwd=tree, UR_ENABLE_LOADER_INTERCEPT=intercept), end="")
        record = next((ROOT / "spec/abi").glob("*.yml"))
        libraries = [f"{build}/lib/libur_{name}.so.0" for name in ("loader", "adapter_mock", "adapter_native_cpu")]
        print(run(sys.executable, str(ROOT / "test/package/released_tables.py"), str(record), *libraries, cwd=tree), end="")
    print(f"1 edited file changes {len(changed) - 1} generated files; {len(TESTS)} test programs pass")


if __name__ == "__main__":
    main()
