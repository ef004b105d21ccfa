# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ binding is correct and compiles also for function shapes that the spec does not have yet."""

import re
import shutil
import subprocess

import pytest
from mini_tree import ROOT, Tree

_SHAPES = """
feature: shapes
title: Shapes
desc: Function shapes for a test.
handles:
  - name: ur_shape_handle_t
    desc: A shape, which has no reference count.
enums:
  - name: ur_shape_info_t
    desc: The properties of a shape.
    etors:
      - {name: UR_SHAPE_INFO_NEIGHBORS, value: 0, type: "ur_shape_handle_t[]", desc: Its neighbors.}
functions:
  - name: urShapeFind
    id: 9000
    table: Shape
    desc: Finds a shape.
    params:
      - {name: hContext, type: ur_context_handle_t, dir: in, desc: The context of the shape.}
      - {name: hNear, type: ur_shape_handle_t, dir: in, optional: true, desc: A shape near the wanted one; null for any shape.}
      - {name: number, type: uint32_t, dir: in, desc: The number of the shape.}
      - {name: phShape, type: "ur_shape_handle_t*", dir: out, desc: Receives the shape.}
  - name: urShapeGetCorners
    id: 9001
    table: Shape
    desc: Writes as many corners as the caller has room for.
    params:
      - {name: hShape, type: ur_shape_handle_t, dir: in, desc: The shape.}
      - {name: count, type: uint32_t, dir: in, desc: The number of elements at `pCorners`.}
      - {name: pCorners, type: "uint64_t*", dir: out, length: count, desc: Receives the corners.}
  - name: urShapeMeasure
    id: 9002
    table: Shape
    desc: Measures a shape.
    params:
      - {name: hShape, type: ur_shape_handle_t, dir: in, desc: The shape.}
      - {name: pWidth, type: "size_t*", dir: out, desc: Receives the width.}
      - name: phContext
        type: "ur_context_handle_t*"
        dir: out
        creates: ur_context_handle_t
        uncounted: true
        desc: Receives the context, without a reference.
  - name: urShapeLock
    id: 9003
    table: Shape
    desc: Locks the bytes of a shape.
    params:
      - {name: hShape, type: ur_shape_handle_t, dir: in, desc: The shape.}
      - {name: how, type: uint32_t, dir: in, desc: The kind of the lock.}
      - {name: ppBytes, type: "void**", dir: out, creates: shape_bytes, desc: Receives the bytes.}
  - name: urShapeUnlock
    id: 9004
    table: Shape
    desc: Unlocks the bytes of a shape.
    params:
      - {name: hShape, type: ur_shape_handle_t, dir: in, desc: The shape.}
      - {name: pBytes, type: "void*", dir: in, consumes: shape_bytes, desc: The bytes.}
      - {name: how, type: uint32_t, dir: in, desc: The kind of the lock.}
  - name: urShapeGetInfo
    id: 9005
    table: Shape
    desc: Reads one property of a shape.
    params:
      - {name: hShape, type: ur_shape_handle_t, dir: in, desc: The shape.}
      - {name: propName, type: ur_shape_info_t, dir: in, desc: The property.}
      - {name: propSize, type: size_t, dir: in, desc: The size of the buffer; 0 without a buffer.}
      - name: pPropValue
        type: "void*"
        dir: out
        optional: true
        length: propSize
        typed_by: propName
        desc: Receives the value; null to query only its size.
      - {name: pPropSizeRet, type: "size_t*", dir: out, optional: true, desc: Receives the size; may be null.}
    returns:
      - code: UR_RESULT_ERROR_INVALID_SIZE
        when: ["`pPropValue` is given and `propSize` is too small"]
      - code: UR_RESULT_ERROR_INVALID_NULL_POINTER
        when: ["`pPropValue` and `pPropSizeRet` are both null"]
"""
_TABLE = "  - name: Shape\n    slots: [Find, GetCorners, Measure, Lock, Unlock, GetInfo]\n"

_USE = """
#include <ur-ipc/ur_ipc.hpp>
void use(const ur_ipc::context &context) {
  const ur_ipc::shape shape = context.shape_find(1);
  const ur_ipc::shape near = context.shape_find(2, shape);
  std::uint64_t corners[2] = {};
  shape.get_corners(2, corners);
  const auto [width, owner] = near.measure();
  static_assert(std::is_same_v<decltype(owner), const ur_ipc::context>);
  void *bytes = shape.lock(3);
  shape.unlock(bytes, 3);
  for (const ur_ipc::shape &next : shape.get_info<UR_SHAPE_INFO_NEIGHBORS>())
    static_cast<void>(next.measure().width + width);
}
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    root = tmp_path_factory.mktemp("shapes")
    shutil.copytree(ROOT / "spec", root / "spec")
    shutil.copy(ROOT / ".clang-format", root)
    for template in (ROOT / "templates").rglob("*.j2"):
        name = template.relative_to(ROOT / "templates")
        if name.parts[0] in ("include", "bindings") or name.name == "_common.j2":
            (root / "templates" / name.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy(template, root / "templates" / name)
    made = Tree(root)
    made.write("spec/shapes.yml", _SHAPES)
    made.write("spec/tables.yml", (root / "spec/tables.yml").read_text(encoding="utf-8") + _TABLE)
    result = made.run("generate")
    assert (result.code, result.err) == (0, "")
    return made


def header(tree: Tree) -> str:
    text = (tree.root / "generated/bindings/cpp/include/ur-ipc/cpp/api.hpp").read_text(encoding="utf-8")
    return " ".join(text.split())


def test_a_borrowed_handle_gets_a_reference(tree: Tree) -> None:
    assert re.search(r"return \{pWidth, retained<context>\(phContext, ec\)\};", header(tree))


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_it_compiles(tree: Tree, compiler: str) -> None:
    folders = [tree.root / "generated/include", tree.root / "generated/bindings/cpp/include", ROOT / "bindings/cpp/include"]
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
    command = [compiler, "-xc++", "-std=c++17", *warnings, "-fsyntax-only", *(f"-I{folder}" for folder in folders), "-"]
    done = subprocess.run(command, input=_USE, capture_output=True, text=True, check=False)
    assert done.stderr == ""
