#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# pkg_config.sh COMPILER LIBRARY_DIRECTORY SOURCE PROGRAM: builds a program with only the flags of pkg-config, and runs it.
set -euo pipefail
compiler="$1" libraries="$2" source="$3" program="$4"

export PKG_CONFIG_PATH="$libraries/pkgconfig"
# shellcheck disable=SC2046 # one word per flag
"$compiler" -std=c99 -Wall -Werror "$source" $(pkg-config --cflags --libs ur-ipc) -o "$program"
LD_LIBRARY_PATH="$libraries" "$program"
