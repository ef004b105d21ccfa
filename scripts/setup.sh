#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the missing packages for building and testing: Debian packages with apt, and Python
# packages in .venv. If no package is missing, it prints nothing and needs no network.
#
#   scripts/setup.sh               installs what the build needs
#   scripts/setup.sh --tests       also installs what all tests need
#   scripts/setup.sh --interop     also installs what the tests with other libraries need
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packages=(
  binutils ca-certificates ccache clang cmake dpkg-dev file g++ gdb git libbenchmark-dev libboost-dev libcli11-dev
  libclang-rt-dev libfmt-dev libgmock-dev libgtest-dev libpugixml-dev libsodium-dev libspdlog-dev libze-dev libze1 llvm
  ninja-build nlohmann-json3-dev ocl-icd-libopencl1 opencl-c-headers pkg-config pocl-opencl-icd
  python3 python3-dev python3-venv time util-linux valgrind zlib1g-dev
)

if [[ "${1:-}" == --tests || "${1:-}" == --interop ]]; then
  # for the tests of the Debian packages, the man pages and the completions
  packages+=(abigail-tools fish groff-base lintian zsh)
fi
if [[ "${1:-}" == --interop ]]; then
  packages+=(python3-torch) # PyPI's package has gigabytes of CUDA
  packages+=(chromium)      # checks the site
  # for the containers of the how-to pages
  packages+=(catatonit containernetworking-plugins podman runc)
fi

say() { echo "setup: $*"; }
fail() {
  echo "setup: $*" >&2
  exit 1
}

as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo --preserve-env=DEBIAN_FRONTEND "$@"
  else
    fail "cannot install packages: neither root nor sudo; run as root: apt-get install $missing"
  fi
}

missing_packages() {
  local package
  for package in "${packages[@]}"; do
    if [[ "$(dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null)" != *" installed" ]]; then
      echo "$package"
    fi
  done
}

install_packages() {
  if ! command -v apt-get >/dev/null; then
    say "this system has no apt-get; install these packages with its package manager: ${packages[*]}"
    return
  fi
  missing="$(missing_packages | xargs)"
  if [[ -n "$missing" ]]; then
    say "installing $missing"
    export DEBIAN_FRONTEND=noninteractive
    as_root apt-get update -qq
    # shellcheck disable=SC2086 # one word per package
    as_root apt-get install -qq --yes --no-install-recommends $missing >/dev/null
  fi
}

# The packages of the generator and its tests, pinned by pyproject.toml.
python_packages() {
  python3 - <<'EOF'
import tomllib

with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
for group in (project["dependencies"], *project["optional-dependencies"].values()):
    print("\n".join(group))
EOF
}

install_python_packages() {
  local requirements
  requirements="$(python_packages)" || fail "python3 cannot read pyproject.toml; Python 3.11 or later is needed"
  # Written last, so that the next run completes an interrupted installation.
  local installed=.venv/installed-packages.txt
  if [[ -x .venv/bin/python ]] && [[ "$requirements" == "$(cat $installed 2>/dev/null)" ]]; then
    return
  fi
  if [[ -L .venv ]]; then
    fail ".venv is a link to $(readlink .venv), which other folders may use; remove the link, then run this script again"
  fi
  say "installing Python packages into .venv"
  python3 -m venv --clear .venv
  # shellcheck disable=SC2086 # one word per package
  .venv/bin/python -m pip install --quiet --disable-pip-version-check $requirements
  echo "$requirements" >$installed
}

install_packages
install_python_packages
