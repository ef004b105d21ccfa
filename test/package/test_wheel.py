# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the wheel of the Python package. It is packed from the build tree, and used in a new virtual environment without a
compiler and without other parts of this project."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ["UR_IPC_BUILT"])
LIBRARIES = {f"lib{name}.so.0" for name in os.environ["UR_IPC_LIBRARIES"].split(",")}
LINKED = ("boost", "libcli11", "libfmt", "libsodium", "libspdlog", "nanobind", "nlohmann-json3")
TOOLS = {"ur-ipc-doctor", "ur-ipc-keeper", "ur-ipc-ls", "urinfo", "urtrace"}
TERMS = {f"{library}.txt" for library in (*LINKED, "ur-ipc")}
LARGEST = 15 * 1024 * 1024
DEADLINE_S = 60

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("dist")
    command: list[str | Path] = [ROOT / "scripts/wheel.sh", "--built", BUILT, "--into", into]
    subprocess.run(command, check=True, timeout=DEADLINE_S)
    (packed,) = into.iterdir()
    return packed


def test_it_has_the_same_bytes_if_it_is_packed_again(wheel: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [ROOT / "scripts/wheel.sh", "--built", BUILT, "--into", tmp_path]
    subprocess.run(command, check=True, timeout=DEADLINE_S)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_its_sbom_lists_what_is_linked_into_it(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".cdx.json"))
    assert re.fullmatch(r"ur_ipc-[\d.]+\.dist-info/sboms/ur-ipc\.cdx\.json", name)
    bom = json.loads(archive.read(name))
    assert (bom["bomFormat"], bom["metadata"]["component"]["name"]) == ("CycloneDX", "ur-ipc")
    assert {component["name"].removeprefix("lib") for component in bom["components"]} == {
        library.removeprefix("lib") for library in LINKED
    }
    for component in bom["components"]:
        assert re.fullmatch(r"pkg:(deb/debian|pypi)/.+@\d.*", component["purl"])


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a virtual environment with the wheel, and with NumPy from this test's Python."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True, timeout=DEADLINE_S)
    pip: list[str | Path] = [
        folder / "bin/python",
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "install",
        "--no-index",
    ]
    subprocess.run([*pip, wheel], check=True, timeout=DEADLINE_S)
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "numpy.pth").write_text(sysconfig.get_path("purelib"))
    return folder


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Returns a function that runs a program of the environment. PATH contains only the environment's programs."""

    def run_it(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [installed / "bin" / program, *arguments],
            env={"PATH": str(installed / "bin")},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=DEADLINE_S,
        )

    return run_it


def test_it_holds_libraries_tools_and_terms_and_is_small(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {Path(name).name for name in names if name.startswith("ur_ipc/lib/")} - {"lib"} == LIBRARIES
    assert {Path(name).name for name in names if name.startswith("ur_ipc/bin/")} - {"bin"} == TOOLS
    assert {Path(name).name for name in names if name.startswith("ur_ipc/licenses/")} - {"licenses"} == TERMS
    assert wheel.stat().st_size < LARGEST


def test_auditwheel_gives_it_a_tag_of_manylinux(wheel: Path) -> None:
    said = subprocess.run(["auditwheel", "show", wheel], capture_output=True, text=True, timeout=DEADLINE_S).stdout
    tag = re.search(r'consistent\s+with\s+the\s+following\s+platform\s+tag:\s+"(manylinux_\w+)"', said)
    assert tag is not None, said
    assert tag[1] in wheel.name


def test_its_extensions_are_for_the_pythons_that_its_tag_names(wheel: Path) -> None:
    extensions = [name for name in zipfile.ZipFile(wheel).namelist() if re.fullmatch(r"ur_ipc/\w+\.[\w-]+\.so", name)]
    _, _, python, abi, _ = wheel.stem.split("-", 4)
    suffix = "abi3" if abi == "abi3" else f"cpython-{python.removeprefix('cp')}-{platform.machine()}-linux-gnu"
    assert sorted(extensions) == [f"ur_ipc/_arrays.{suffix}.so", f"ur_ipc/ur_functions.{suffix}.so"]


def test_its_files_name_no_other_folders(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    for path in filter(Path.is_file, tmp_path.rglob("*")):
        content = path.read_bytes()
        assert str(ROOT).encode() not in content, f"{path.name} names the tree that it was built in"
        if content.startswith(b"\x7fELF"):
            listed = subprocess.run(["readelf", "--dynamic", path], check=True, capture_output=True, text=True).stdout
            for folders in re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", listed):
                for folder in folders.split(":"):
                    assert re.fullmatch(r"\$ORIGIN(/\.\.)?/lib(/[\w-]+)?", folder), f"{path.name} looks in {folder}"


def test_it_is_imported_without_a_driver(run: Run) -> None:
    ended = run("python", "-c", "import ur_ipc, pathlib; print(pathlib.Path('/proc/self/maps').read_text())")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "libur_python_loader" in ended.stdout
    assert re.findall(r"libcuda|libamdhip|libze_|libOpenCL", ended.stdout) == []


def test_the_example_of_the_readme_runs(run: Run, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    (promised,) = re.findall(r"^    print\(.*\)  # (.*)$", program, re.MULTILINE)
    (tmp_path / "example.py").write_text(program)
    ended = run("python", "example.py")
    assert (ended.returncode, ended.stderr, ended.stdout.strip()) == (0, "", promised)


@pytest.mark.parametrize("command", [("ur-ipc-doctor",), ("python", "-m", "ur_ipc", "doctor")])
def test_the_doctor_makes_its_round_trips(run: Run, command: tuple[str, ...]) -> None:
    # The doctor may warn about this machine.
    assert re.search(r"round trip native_cpu:0, event +ok", run(*command).stdout)


@pytest.mark.parametrize("command", [("ur-ipc-ls",), ("python", "-m", "ur_ipc", "ls")])
def test_an_export_is_listed(run: Run, installed: Path, command: tuple[str, ...]) -> None:
    program = "import ur_ipc; h = ur_ipc.share(ur_ipc.zeros(3)); print('shared', flush=True); input()"
    exporter = subprocess.Popen(
        [installed / "bin/python", "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={}
    )
    with exporter:
        assert exporter.stdout is not None
        assert exporter.stdout.readline() == "shared\n"
        listed = run(*command)
        exporter.communicate("\n", timeout=DEADLINE_S)
    assert listed.returncode == 0, listed.stderr
    assert str(exporter.pid) in listed.stdout


@pytest.mark.parametrize("command", [("urinfo",), ("python", "-m", "ur_ipc", "info")])
def test_urinfo_finds_the_adapters_of_the_wheel(run: Run, command: tuple[str, ...]) -> None:
    ended = run(*command)
    assert ended.returncode == 0, ended.stderr
    assert "native_cpu" in ended.stdout.lower().replace(" ", "_")


@pytest.mark.parametrize("command", [("urtrace",), ("python", "-m", "ur_ipc", "trace")])
def test_urtrace_shows_the_calls_of_a_program(run: Run, installed: Path, command: tuple[str, ...]) -> None:
    ended = run(*command, "--", installed / "bin/python", "-c", "import ur_ipc; ur_ipc.zeros(3)")
    assert ended.returncode == 0, ended.stderr
    assert "urUSMDeviceAlloc" in ended.stdout + ended.stderr


def test_an_unknown_tool_is_refused_with_a_list_of_tools(run: Run) -> None:
    ended = run("python", "-m", "ur_ipc", "nothing")
    assert ended.returncode == 1
    assert ended.stderr.startswith("usage: python -m ur_ipc {doctor,info,keeper,load,ls,trace}")
