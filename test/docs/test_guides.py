# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All files that the README and other pages name in commands exist, and the README's C code compiles.

test_typed.py runs the commands. test_pages.py runs the programs and `console` blocks of the tutorial and the how-to pages.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from pages import BUILT, DEADLINE_S, GUIDES, ROOT, blocks, typed

OF_THE_TREE = re.compile(r"(?<![\w./-])(?:\./)?((?:adapters|bench|bindings|scripts|spec|test|tools)/[\w./-]*\w)")
OF_THE_BUILD = re.compile(r"\bbuild/release/((?:bin|lib)/[\w.-]*\w)")


def texts(page: Path) -> list[str]:
    return ["\n".join(lines) for _, lines in typed(page)]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_in_the_commands_of_a_page_exist(page: Path) -> None:
    for text in texts(page):
        subprocess.run(["bash", "-n"], input=text, text=True, check=True, timeout=DEADLINE_S)
        for name in OF_THE_TREE.findall(text):
            assert (ROOT / name).exists(), f"{page.name}: {name} is not in the repository"
        for name in OF_THE_BUILD.findall(text):
            assert (BUILT / name).exists(), f"{page.name}: the build does not contain {name}"


def test_the_patterns_find_the_files_of_pages() -> None:
    text = "\n".join(text for page in GUIDES for text in texts(page))
    assert {"scripts/test.sh", "bench/run.py"} & set(OF_THE_TREE.findall(text))
    assert any(name.startswith("bin/") for name in OF_THE_BUILD.findall(text))


def test_the_c_of_the_readme_compiles() -> None:
    (lines,) = (block.text for block in blocks(ROOT / "README.md") if block.language == "c")
    program = f"""
        #include <unified-runtime/ur_api.h>
        #include <unistd.h>
        void share(ur_context_handle_t context, ur_device_handle_t device, void *mem, int socket) {{
        {lines}
        }}
        """
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Wno-unused-result", "-Werror", "-fsyntax-only", "-xc", "-"]
    command.append(f"-I{ROOT / 'generated/include'}")
    subprocess.run(command, input=program, text=True, check=True, timeout=DEADLINE_S)
