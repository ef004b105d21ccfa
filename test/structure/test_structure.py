# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the rules of docs/include_graph.md and CONTRIBUTING.md for the whole tree: includes, namespaces, names."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import include_graph
from include_graph import PART_FOLDERS, ROOT, Include

# The namespaces of folders whose namespace is not the name of the folder.
NAMESPACES = {
    "adapters/kit/bodies": "ur::kit",
    "adapters/level_zero/v1": "ur::level_zero",
    "adapters/level_zero/v2": "ur::level_zero",
    "adapters/overlay/cuda": "ur::overlay_cuda",
    "adapters/overlay/level_zero": "ur::overlay_level_zero",
    "adapters/overlay/opencl": "ur::overlay_opencl",
    "bindings/cpp": "ur_ipc",
    "bindings/python/ext": "ur::python",
}
# The bodies of the API's functions have the same names in every adapter's library.
BODIES = "ur::backend"


def objection(include: Include) -> str | None:
    """Returns why an include is not allowed, or None."""
    source, target = include.source_folder, include.target_folder
    if include_graph.floor_of(target) > include_graph.floor_of(source):
        return "runs upwards"
    if _is_adapter(source) and target.startswith("runtime/"):
        return "runs from an adapter into the loader's library"
    if source.startswith("runtime/") and target.startswith("adapters/"):
        return "runs from the loader's library into an adapter"
    if _is_adapter(source) and _is_adapter(target) and source != target and target not in PART_FOLDERS.get(source, ()):
        return "runs across two adapters"
    return None


def _is_adapter(folder: str) -> bool:
    return folder.startswith("adapters/") and not folder.startswith("adapters/kit")


def test_no_include_runs_upwards_or_across() -> None:
    found = [
        f"{include.file}:{include.line}: the include of {include.target} {why}"
        for include in include_graph.includes()
        if (why := objection(include))
    ]
    assert not found, "\n".join(found)


def test_includes_in_quotes_are_of_the_tree() -> None:
    # One test includes a file that it generates.
    assert [found for found in include_graph.unknown_includes() if not found.startswith("test/interop/abi/dump.cpp:")] == []


def test_includes_are_found_however_they_are_written(tmp_path: Path) -> None:
    files = {
        "base/error.cpp": '#include "../ipc/handle.hpp"\n# include /* once */ "ipc/handle.hpp"\n#include "ipc/handle.inc"\n',
        "ipc/handle.hpp": "",
        "ipc/handle.inc": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    assert [include.target for include in include_graph.includes(tmp_path)] == ["ipc/handle.hpp"] * 2
    assert include_graph.unknown_includes(tmp_path) == ('base/error.cpp:3: "ipc/handle.inc"',)


def test_folders_include_each_other_in_one_direction() -> None:
    edges = include_graph.graph()
    assert [folder for folder in edges if folder in include_graph.reachable_folders(edges, folder)] == []


def test_the_drawn_graph_is_current() -> None:
    hint = "run: python3 scripts/include_graph.py"
    assert include_graph.PAGE.read_text(encoding="utf-8") == include_graph.page(), hint


def test_objections() -> None:
    def why(file: str, target: str) -> str | None:
        return objection(Include(file, 1, target))

    assert why("base/error.cpp", "ipc/handle.hpp") == "runs upwards"
    assert why("adapters/kit/log.cpp", "adapters/opencl/usm.hpp") == "runs upwards"
    assert why("adapters/native_cpu/usm.cpp", "adapters/mock/controls.hpp") == "runs upwards"
    assert why("generated/loader/dispatch.cpp", "adapters/kit/handle.hpp") is not None
    assert why("adapters/opencl/usm.cpp", "adapters/native_cpu/machine.hpp") == "runs across two adapters"
    assert why("adapters/cuda/driver.cpp", "adapters/hip/backend.hpp") == "runs across two adapters"
    assert why("adapters/opencl/usm.cpp", "runtime/loader/config.hpp") is not None
    assert why("adapters/mock/ur_mock.cpp", "adapters/native_cpu/handles.hpp") is None
    assert why("adapters/level_zero/v1/signal_ring.cpp", "adapters/level_zero/event.hpp") is None
    assert why("generated/adapters/level_zero_v2/identity.cpp", "adapters/kit/identity.hpp") is None
    assert why("bindings/python/ext/call.cpp", "tools/support/error.hpp") is None
    assert why("adapters/kit/log.cpp", "bindings/python/ext/call.hpp") == "runs upwards"
    assert why("generated/python/ext/types.cpp", "bindings/python/ext/bind.hpp") is None
    assert why("test/unit/ipc/handle_test.cpp", "ipc/handle.hpp") is None


def namespace_of(folder: str) -> str:
    return NAMESPACES.get(folder, f"ur::{Path(folder).name}")


def opened_namespaces(text: str) -> Iterator[tuple[int, str]]:
    """Yields the line and the full name of each named namespace that a file opens."""
    around: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if opening := re.match(r"(?:inline )?namespace ([\w:]+) \{", line):
            around.append(opening[1])
            yield number, "::".join(around)
        elif around and re.match(rf"\}} // namespace {around[-1]}$", line):
            around.pop()


def test_namespaces_follow_folders() -> None:
    found = []
    for name in include_graph.cpp_files():
        folder = include_graph.folder_of(name)
        if folder.startswith(("generated", "fakes", "test", "bench")) or name.startswith(("generated/", "base/format.cpp")):
            continue
        wanted = namespace_of(folder)
        allowed = {"ur", wanted} | ({BODIES} if folder.startswith("adapters/") else set())
        for line, opened in opened_namespaces((ROOT / name).read_text(encoding="utf-8")):
            inside = any(opened.startswith(f"{space}::") for space in allowed - {"ur"})
            if opened not in allowed and not inside:
                found.append(f"{name}:{line}: namespace {opened}; this folder's is {wanted}")
    assert not found, "\n".join(found)


_ENUM = re.compile(r"\benum\s+(class\s+|struct\s+)?(?:\[\[[^\]]*\]\]\s*)?\w*\s*(?::\s*[\w:\s]+?)?\{((?:[^{}]|\{[^{}]*\})*)\}")


def misnamed_enumerators(text: str) -> list[str]:
    """Returns enumerators in the wrong style: PascalCase in a scoped enumeration, kCamelCase in an unscoped one.
    Ignores macros that list enumerators."""
    found = []
    for scoped, body in _ENUM.findall(re.sub(r"//.*|/\*.*?\*/|\b[A-Z_]+\([A-Z_]+\)", "", text)):
        style = r"[A-Z][A-Za-z0-9]*" if scoped else r"k[A-Z][A-Za-z0-9]*"
        names = (part.partition("=")[0].strip() for part in body.split(","))
        found += [name for name in names if name and not re.fullmatch(style, name)]
    return found


def test_enumerators_have_one_style() -> None:
    # The C API and the two other public headers keep Unified Runtime's style.
    public = re.compile(r"(^generated|^adapters/mock|^runtime/layers/tracing)/include/|\.h$")
    found = [
        f"{name}: {enumerator}"
        for name in include_graph.cpp_files()
        if not public.search(name)
        for enumerator in misnamed_enumerators((ROOT / name).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_misnamed_enumerators() -> None:
    assert misnamed_enumerators("enum class A : int { One = 1, two, kThree }; // enum B { four }") == ["two", "kThree"]
    assert misnamed_enumerators("enum class [[nodiscard]] C { One = int{1}, two };") == ["two"]
    assert misnamed_enumerators("enum Bits : std::uint32_t {\n  kOne = 1, // one\n  Two = 2,\n};") == ["Two"]


# Declarations of global state, and calls that use it. A match ends before a `{` or `(`.
_GLOBALS = re.compile(
    r"\bbase::os\(\)|\bImmortal\b|\bconstinit\b|\bthread_local\b"
    r"|^ *(?:inline )?static (?!constexpr|const\b)[^(){}=]*(?:=|\{|;)"
    r"|^inline (?!constexpr|const\b|namespace)[^(){}=]*(?:=|\{|;)",
    re.MULTILINE,
)
# A UniqueFd that closes its descriptor with the global system calls instead of its process's table of calls.
_CLOSED_BY_GLOBAL = re.compile(r"UniqueFd(?: \w+)?\((?!const\b)((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)")


def globals_in(text: str) -> list[str]:
    code = re.sub(r"//.*", "", text)
    found = [found.group().strip() for found in _GLOBALS.finditer(code)]
    for closed in _CLOSED_BY_GLOBAL.finditer(code):
        arguments = closed[1].strip()
        is_declaration = re.match(r"[\w:]+ [&*]?\w+(,|$)", arguments)
        if arguments and not is_declaration and not re.search(r",\s*[\w.]*os_?$", arguments):
            found.append(closed.group())
    return found


def test_ipc_keeps_no_globals() -> None:
    hint = "pass the caller's ipc::Process or OsCalls instead"
    found = [
        f"{name}: {what}; {hint}"
        for name in include_graph.cpp_files()
        if name.startswith("ipc/")
        for what in globals_in((ROOT / name).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_globals() -> None:
    assert globals_in("int f() { return base::os().close(1); }") == ["base::os()"]
    assert globals_in("static std::atomic<int> count{0};") == ["static std::atomic<int> count{"]
    assert globals_in("  static int last = 0;\ninline Process *first;") == ["static int last =", "inline Process *first;"]
    assert globals_in("base::UniqueFd file(os.open(path, 0, 0));") == ["UniqueFd file(os.open(path, 0, 0))"]
    assert globals_in("base::UniqueFd file(retry(os_.open, path), os_); base::UniqueFd none();") == []
    assert globals_in("base::UniqueFd fetch(Resolved &resolved, int access);") == []
    assert (
        globals_in("static constexpr int kMost = 3;\nstatic bool isHeld(int file) noexcept;\ninline int twice(int a) {") == []
    )


def test_a_page_names_every_folder() -> None:
    page = (ROOT / "docs/folders.md").read_text(encoding="utf-8")
    folders = {
        Path(name).parts[: 2 if name.startswith(("adapters/", "runtime/")) else 1] for name in include_graph.tracked_files()
    }
    names = {"/".join(parts) for parts in folders if (ROOT.joinpath(*parts)).is_dir() and not parts[0].startswith(".")}
    assert [name for name in sorted(names - {"adapters", "runtime"}) if f"`{name}/`" not in page] == []
