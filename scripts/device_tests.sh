#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packs the tests and benchmarks of the CUDA adapter for a machine with a device but without network
# or compiler, or runs them here.
#
#   scripts/device_tests.sh --pack DIR             builds and packs; run DIR/run.sh OUT on that machine
#   scripts/device_tests.sh [OPTION...] [STEP...]  packs into build/device, runs the matching steps (by default
#                                                  all), and reports in build/device/out
#     --software    uses the software driver
#     --quick       runs only a part of each step
#     --built DIR   uses the build in DIR and does not build again
#     --into DIR    packs into DIR instead of build/device
#
# Exit code: the number of failed steps.
set -euo pipefail
tree="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

usage() {
  sed -n '3,15s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
}

built=
folder="$tree/build/device"
pack_only=
software=
steps=()
while (($#)); do
  case "$1" in
  --pack | --into | --built)
    (($# > 1)) || usage
    case "$1" in
    --built) built="$(realpath -m "$2")" ;;
    --into) folder="$(realpath -m "$2")" ;;
    --pack) folder="$(realpath -m "$2")" pack_only=1 ;;
    esac
    shift
    ;;
  --software) software=1 ;;
  --quick) steps+=("$1") ;;
  -*) usage ;;
  *) steps+=("$1") ;;
  esac
  shift
done
cd "$tree"

programs=(
  cuda_driver_facts cuda_memory_test ur-bench-cuda ur-bench-ipc ur-ipc-conformance
  ur_fault_adapter_tests ur_fault_memory_tests
)
max_kib=65536

if [[ -z "$built" ]]; then
  built="$tree/build/release"
  cmake --preset release >/dev/null
  cmake --build --preset release --target ur_adapter_cuda "${programs[@]}"
fi

mkdir -p "$folder"
for program in "${programs[@]}"; do
  strip -o "$folder/$program" "$built/bin/$program"
done
for library in libur_loader.so.0 libur_adapter_cuda.so.0; do
  strip -o "$folder/$library" "$built/lib/$library"
done
pugixml="$(ldd "$built/bin/ur-ipc-conformance" | awk '$1 ~ /^libpugixml/ { print $3 }')"
if [[ -n "$pugixml" ]]; then
  cp "$pugixml" "$folder"
fi
cp bench/cuda/*.py test/device/*.py test/device/run.sh "$folder"
packed="$(du -sk --exclude=out "$folder" | cut -f 1)"
echo "packed $packed KiB into $folder"
if ((packed > max_kib)); then
  echo "device_tests: the package exceeds the limit of $max_kib KiB" >&2
  exit 1
fi
if [[ -n "$pack_only" ]]; then
  exit 0
fi

if [[ -n "$software" ]]; then
  export LD_LIBRARY_PATH="$built/fakes/cuda/cuda${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" CU_HOST_DRIVER_PAGEABLE=direct
fi
exec "$folder/run.sh" "$folder/out" "${steps[@]}"
