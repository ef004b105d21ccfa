#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# conan.sh CONAN COMPILER WORK: makes the Conan package from the sources, without a network. Then builds programs with it, and
# runs them.
set -euo pipefail
conan="$1" compiler="$2" work="$3"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

rm -rf "$work"
export CONAN_HOME="$work/home" CXX="$compiler"
"$conan" profile detect
"$conan" create cmake/conan --no-remote --settings compiler.cppstd=20 --settings build_type=Release \
  --options "&:level_zero=False" --options "&:cuda=False" --options "&:hip=False" --options "&:opencl=False" \
  --conf tools.cmake.cmake_layout:test_folder="$work/test_package"
