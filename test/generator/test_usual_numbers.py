# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generated tests start with the number in the key `usual`."""

import subprocess

from mini_tree import ROOT, Tree

_SPEC = """feature: fence
title: Fences
desc: Fences that surround things.
structs:
  - name: ur_fence_t
    desc: A fence.
    members:
      - {name: height, type: uint32_t, usual: 3, desc: "How high it is, a multiple of 3."}
      - {name: width, type: uint32_t, desc: The width.}
functions:
  - name: urThingFence
    id: 50
    table: Thing
    desc: Puts a thing behind a fence.
    params:
      - {name: hThing, type: ur_thing_handle_t, dir: in, desc: The thing.}
      - {name: pFence, type: "const ur_fence_t*", dir: in, desc: The fence.}
      - {name: numPosts, type: size_t, dir: in, usual: 2, desc: "The number of posts, an even number."}
    returns:
      - code: UR_RESULT_ERROR_INVALID_SIZE
        checks:
          - rule: posts
            param: numPosts
            if: numPosts % 2 != 0
            example: numPosts = 3;
            desc: "`numPosts` is odd"
          - rule: multiple
            param: pFence->height
            if: pFence->height == 0 || pFence->height % 3 != 0
            example: pFence->height = 4;
            desc: "`pFence->height` is not a multiple of 3"
"""
_PARTS = ("_common.j2", "include/*/*", "test/layers/arguments.hpp.j2")


def test_arguments_of_tests_carry_it_and_compile(tree: Tree) -> None:
    tree.write("spec/fence.yml", _SPEC)
    for path in (path for part in _PARTS for path in (ROOT / "templates").glob(part)):
        tree.write(f"templates/{path.relative_to(ROOT / 'templates').as_posix()}", path.read_bytes())
    assert tree.run("generate").err == ""
    header = tree.root / "generated/test/layers/arguments.hpp"
    text = header.read_text(encoding="utf-8")
    assert "  size_t numPosts = 2;\n" in text
    assert "  value.height = 3;\n" in text
    assert "value.width" not in text
    folders = [f"-I{folder}" for folder in (tree.root / "generated/include", tree.root, ROOT)]
    command = ["g++", "-xc++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wconversion", "-Werror", *folders, "-"]
    source = '#include "generated/test/layers/arguments.hpp"'
    done = subprocess.run(command, input=source, cwd=tree.root, capture_output=True, text=True, check=False)
    assert done.stderr == ""
