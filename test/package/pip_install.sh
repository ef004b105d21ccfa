#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# pip_install.sh PYTHON FOLDER: creates a virtual environment FOLDER, and installs the Python package there with CMake 4 or
# later and the command in the README. Then runs the README's example.
set -euo pipefail
python="$1" folder="$2"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

rm -rf "$folder" build/pip
"$python" -m venv "$folder"
export PATH="$folder/bin:$PATH"
# Debian 12 has CMake 3.25. With this requirement, pip installs the newest CMake.
export SKBUILD_CMAKE_VERSION=">=4"
export SKBUILD_BUILD_DIR="$PWD/build/pip"
# ccache has no objects for CMake 4, which orders compiler options differently. So the script builds only the parts that the
# example uses.
CMAKE_ARGS="$(printf -- '-DUR_IPC_BUILD_%s=OFF ' CUDA HIP LEVEL_ZERO MOCK OPENCL TOOLS)"
export CMAKE_ARGS
eval "$(grep '^pip install ./bindings/python' README.md)"

# shellcheck disable=SC2016 # Markdown's backticks
sed -n '/^```python/,/^```/{/^```/!p}' README.md >"$folder/example.py"
promised="$(sed -n 's/^    print(.*)  # //p' "$folder/example.py")"
printed="$(cd "$folder" && python example.py)"
if [[ "$printed" != "$promised" ]]; then
  echo "README.md: its example printed '$printed' instead of '$promised'" >&2
  exit 1
fi
