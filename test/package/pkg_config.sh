#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# pkg_config.sh COMPILER LIBRARY_DIRECTORY SOURCE PROGRAM: builds and runs a program with nothing but
# what pkg-config says.
set -euo pipefail
compiler="$1" libraries="$2" source="$3" program="$4"

export PKG_CONFIG_PATH="$libraries/pkgconfig"
# shellcheck disable=SC2046 # one word a flag
"$compiler" -std=c99 -Wall -Werror "$source" $(pkg-config --cflags --libs ur-ipc) -o "$program"
LD_LIBRARY_PATH="$libraries" "$program"
