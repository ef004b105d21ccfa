# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs and `console` blocks of the tutorial and the how-to pages, and compares their output.

A block with a program is a whole file, and its first line is a comment with the file name. In the output of a `console` block,
a line `...` stands for any lines, and `...` within a line for any text. `yaml` blocks must be well formed, and pods must
conform to Kubernetes' own schema; test_containers.py runs them. test_typed.py runs `sh` blocks.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pods
import pytest
import yaml
from pages import DEADLINE_S, FILE_NAME, PYTHONS, ROOT, blocks, commands, write_files

PAGES = sorted([*ROOT.glob("docs/tutorial/*.md"), *ROOT.glob("docs/how_to/*.md")])
PROGRAMS = {"c", "cpp", "python", "cmake"}
# Pages whose libraries are installed only for the tests with released packages.
BESIDE_OTHERS = {"dpctl", "mpi", "pytorch", "ray"}


def pattern(output: str) -> str:
    """Returns a regular expression for an output with `...` in it."""
    text = re.escape(output)
    return re.sub(r"^\\\.\\\.\\\.\\\n", "(?:.*\\n)*", text, flags=re.MULTILINE).replace(re.escape("..."), ".*")


def runs_here(page: Path) -> bool:
    return page.stem in PYTHONS if PYTHONS else page.stem not in BESIDE_OTHERS


def environment(page: Path, programs: Path) -> dict[str, str]:
    """Returns the environment of a reader who has installed everything. Writes `python` to the folder `programs`."""
    interpreter = Path(PYTHONS.get(page.stem, sys.executable))
    python = programs / "python"
    python.write_text(f'#!/bin/sh\nexec "{interpreter}" "$@"\n')
    python.chmod(0o755)
    prefix, libraries = os.environ["DOCS_PREFIX"], os.environ["DOCS_LIBRARIES"]
    return os.environ | {
        "PATH": f"{programs}:{prefix}/bin:{interpreter.parent}:{os.environ['PATH']}",
        "LD_LIBRARY_PATH": libraries,
        "PKG_CONFIG_PATH": f"{libraries}/pkgconfig",
        "CMAKE_PREFIX_PATH": prefix,
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def test_pages_are_found() -> None:
    assert len(PAGES) >= 10
    assert {page.stem for page in PAGES} >= BESIDE_OTHERS | PYTHONS.keys()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_blocks_are_of_kinds_that_are_tested(page: Path) -> None:
    found = blocks(page)
    assert found
    typed = " ".join(block.text for block in found if block.language == "console")
    for block in found:
        assert block.language in PROGRAMS | {"console", "sh", "yaml"}
        if block.language in PROGRAMS - {"cmake"}:
            name = FILE_NAME.match(block.text)
            assert name, f"the first line of this block has no file name: {block.text}"
            assert name[1].endswith((".h", ".hpp")) or Path(name[1]).stem in typed, (
                f"no console block on the page runs {name[1]}"
            )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_yaml_is_well_formed(page: Path) -> None:
    for block in blocks(page):
        if block.language == "yaml":
            assert all(isinstance(document, dict) for document in yaml.safe_load_all(block.text))


def schema_says(pod: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "pod.yaml").write_text(yaml.safe_dump(pod))
    command = [PYTHONS["kubernetes"], "-m", "kubernetes_validate", "--strict", "pod.yaml"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=DEADLINE_S)


if "kubernetes" in PYTHONS:

    def test_kubernetes_takes_each_pod(tmp_path: Path) -> None:
        assert len(pods.shown()) >= 3
        named = [manifest for name in (*pods.RESTRICTED, pods.KEEPER) for manifest in pods.manifests_of(name)]
        for manifest in [*map(pods.whole, pods.shown()), *named]:
            ran = schema_says(manifest, tmp_path)
            assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}\n{manifest}"

    def test_kubernetes_refuses_a_misspelt_word(tmp_path: Path) -> None:
        ran = schema_says(pods.whole({"enw": []}), tmp_path)
        assert ran.returncode != 0
        assert "enw" in ran.stdout + ran.stderr


@pytest.mark.parametrize("name", pods.RESTRICTED)
def test_restricted_pods_have_no_unneeded_rights(name: str) -> None:
    manifests = pods.manifests_of(name)
    users = set()
    for pod in pods.pods_in(manifests):
        assert list(pods.weaknesses(pod)) == []
        for container in pod["spec"]["containers"]:
            users.add((pod["spec"]["securityContext"] | container["securityContext"])["runAsUser"])
    assert len(users) == 2
    # The file contains each claim that a pod names, and each container uses the claim.
    made = {(manifest["kind"], manifest["metadata"]["name"]) for manifest in manifests}
    for spec in (pod["spec"] for pod in pods.pods_in(manifests)):
        claims = spec.get("resourceClaims", [])
        for claim in claims:
            kind = "ResourceClaimTemplate" if "resourceClaimTemplateName" in claim else "ResourceClaim"
            key = kind[0].lower() + kind[1:] + "Name"
            assert (kind, claim[key]) in made
        for container in spec["containers"]:
            assert container.get("resources", {}).get("claims", []) == [{"name": claim["name"]} for claim in claims]


def test_the_pods_of_a_node_need_only_its_directory() -> None:
    assert [list(pods.weaknesses(pod)) for pod in pods.pods_in(pods.manifests_of(pods.KEEPER))] == [["hostPath"]] * 2


def test_each_unneeded_right_is_found() -> None:
    (pod,) = pods.pods_in(pods.manifests_of("restricted_pod.yaml"))
    spec = pod["spec"]
    spec |= {"hostPID": True, "volumes": [{"name": "rendezvous", "hostPath": {"path": "/tmp"}}]}
    spec["securityContext"] = {"runAsNonRoot": True}
    spec["containers"][0]["securityContext"] |= {"capabilities": {"drop": ["ALL"], "add": ["SYS_PTRACE"]}, "runAsUser": 0}
    spec["containers"][1]["securityContext"] |= {"readOnlyRootFilesystem": False, "privileged": True}
    first, second = ["seccompProfile", "capabilities", "runAsUser"], ["seccompProfile", "readOnlyRootFilesystem", "privileged"]
    assert sorted(pods.weaknesses(pod)) == sorted(["hostPID", "hostPath", *first, *second])


@pytest.mark.parametrize("page", [page for page in PAGES if runs_here(page)], ids=lambda page: page.stem)
def test_a_page_does_what_it_says(page: Path, tmp_path: Path) -> None:
    folder, programs = tmp_path / "folder", tmp_path / "bin"
    folder.mkdir()
    programs.mkdir()
    write_files(page, folder)
    for block in blocks(page):
        for command in commands(block) if block.language == "console" else ():
            ran = subprocess.run(
                ["bash", "-c", command.line],
                cwd=folder,
                env=environment(page, programs),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=DEADLINE_S,
            )
            assert re.fullmatch(pattern(command.output), ran.stdout), f"$ {command.line}\n{ran.stdout}"
