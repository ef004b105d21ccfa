#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs all tests in tiers. The first tier needs no build and ends the run if it fails: the generated
# files, format, lint, the site with its links, and the generator's tests. The second tier uses a
# Release build: clang-tidy, unit tests, conformance suites, faults, packages and benchmarks. The
# last tier builds with sanitizers, and runs each fuzzer for 20 seconds. Prints the build times,
# each failure, and a line of totals. Exit code 0: nothing failed.
#
#   scripts/test.sh                all tests except those with released packages
#   scripts/test.sh --interop      also these, and the site in a browser (downloads about 1.5 GB
#                                  the first time)
#   scripts/test.sh --preset tsan  all tests of another preset of CMakePresets.json
#   scripts/test.sh --preset fuzz  only the fuzzers
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

preset=release
interop=OFF
while (($#)); do
  case "$1" in
  --interop) interop=ON ;;
  --preset)
    preset="${2:?--preset needs a name}"
    shift
    ;;
  *)
    echo "usage: scripts/test.sh [--interop] [--preset NAME]" >&2
    exit 2
    ;;
  esac
  shift
done

results="$PWD/build/$preset/results"
mkdir -p "$results"
rm -f "$results"/*.xml
failed_steps=()
build_seconds=0
build_folders=()

# Formats seconds as 3 min 5 s.
duration() { echo "$(($1 / 60)) min $(($1 % 60)) s"; }

step() { echo "== $* (at $(duration $SECONDS))"; }
# Counts a failed step that is not a test as a failed test.
attempt() { "$@" || failed_steps+=("$*"); }
# Prints the failures and a line of totals.
print_totals() {
  scripts/test_totals.py "$results" "${failed_steps[@]}"
}

# build CONFIGURE-PRESET BUILD-PRESET [CMAKE-OPTION...]
build() {
  local started=$SECONDS failed=0
  step "Building ($2)"
  build_folders+=("build/$1")
  rm -f "build/$1/compile_costs.txt"
  cmake --preset "$1" "${@:3}" >/dev/null && cmake --build --preset "$2" || failed=1
  build_seconds=$((build_seconds + SECONDS - started))
  return $failed
}

# Returns 0 if the kernel randomizes more than the 28 bits of addresses that ThreadSanitizer
# supports, or if this user may not read the number.
randomizes_too_much() {
  local bits
  bits=$(cat /proc/sys/vm/mmap_rnd_bits 2>/dev/null) || return 0
  ((bits > 28))
}

# tier NAME TEST-PRESET [CTEST-OPTION...]
# Runs one more test in parallel than there are processors, because many tests wait for processes.
tier() {
  local report="$results/ctest-$1.xml" runner=()
  if [[ $2 == asan-ubsan || $2 == tsan ]]; then
    # Room for the adapters' thread-locals in the static block (cmake/sanitizers.cmake).
    local -x GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384
  fi
  if [[ $2 == tsan ]] && randomizes_too_much && setarch --addr-no-randomize true; then
    runner=(setarch --addr-no-randomize)
  fi
  step "Testing ($1)"
  # The report contains failed tests. Counts only other failures here, such as a missing program.
  local has_failed=false
  "${runner[@]}" ctest --preset "$2" --parallel $(($(nproc) + 1)) --progress --output-junit "$report" "${@:3}" || has_failed=true
  [[ -f "$report" ]] && { [[ $has_failed == false ]] || grep --quiet '<failure' "$report"; }
}

test_release() {
  build release release -DUR_IPC_BUILD_INTEROP=$interop || return
  step "Checking the libraries that programs load (clang-tidy)"
  attempt scripts/tidy.py
  tier unit release -L '^(unit|compile)$' || return
  tier conformance release -L '^(conformance|driver)$' || return
  tier fault release -L '^fault$' || return
  tier rest release -LE '^(unit|compile|conformance|driver|fault)$'
}

# Runs the tests of shared memory with sanitizers, and each fuzzer briefly. Excludes:
# - tests that count memory, descriptors and threads, because sanitizers also use these
# - tests that leak on purpose
# - forks in multithreaded processes: the child may wait forever for the sanitizer's allocator
# - tests of programs that this tier does not build
# - tests of objects beyond 4 GiB, which are slow to write
test_sanitized() {
  local excluded='fault\.Defaults|\.(NoMemory|Shortage|Disorder|BusyExit|Cycles)|FailingDriver|NoDescriptorLeft|NOT_BUILT'
  excluded+='|\.Fork(\.|$)|ForkWhileOtherThreadsExport|ForkedChildClosesTheSocket|\.Far[A-Z]'
  build asan-ubsan sanitizer-tier -DUR_IPC_FUZZ_SECONDS=20 -DUR_IPC_BUILD_INTEROP=$interop || return
  tier sanitized-unit asan-ubsan -L '^unit$' -E "$excluded|^level_zero|^usage_page" || return
  tier sanitized asan-ubsan -E "$excluded" \
    -R '^(fuzz\.|python\.|interop\.|fault\.[A-Z]|(native_cpu|cuda|level_zero[^.]*)\.(direct|[A-Z])|native_cpu\.(layered\.)?histories$)'
}

# Runs the conformance suite with ThreadSanitizer on the adapters whose threads all belong to the
# project or its fake driver. Excludes tests where the kernel or another process delays a command,
# because ThreadSanitizer cannot see that order, and tests of objects beyond 4 GiB. Also runs threads
# in controlled orders; this build switches threads at atomics, too.
test_threads() {
  build tsan thread-tier || return
  tier threads tsan -R '^native_cpu\.(direct\.|ControlledThreads)|^cuda\.(staged|ControlledThreads)$' \
    -E 'Order[/.]|EndUnderACommand|\.Far[A-Z]'
}

test_preset() {
  case "$preset" in
  release)
    attempt test_release
    attempt test_sanitized
    attempt test_threads
    ;;
  fuzz)
    attempt build asan-ubsan fuzz -DUR_IPC_FUZZ_SECONDS=60
    attempt tier fuzz fuzz
    ;;
  *)
    attempt build "$preset" "$preset" -DUR_IPC_BUILD_INTEROP=$interop
    attempt tier "$preset" "$preset"
    ;;
  esac
}

# The report contains failed tests. Counts only a missing report here.
test_python() {
  .venv/bin/python -m pytest --numprocesses "$(nproc)" --dist worksteal --junit-xml="$results/pytest.xml" || true
  [[ -f "$results/pytest.xml" ]]
}

step "Setting up"
if [[ $interop == ON ]]; then
  scripts/setup.sh --interop
  # Runs in parallel with the checks, because it waits for the network.
  test/interop/setup.sh >"$results/interop-setup.log" 2>&1 &
  installing=$!
else
  scripts/setup.sh --tests
fi
step "Checking the generated files"
attempt python3 scripts/generate.py --check
step "Checking the code"
attempt .venv/bin/ruff check --quiet
attempt .venv/bin/ruff format --check --quiet
attempt .venv/bin/mypy
attempt xargs --null .venv/bin/clang-format --dry-run -Werror \
  < <(git ls-files -z '*.c' '*.cpp' '*.h' '*.hpp')
step "Building the site"
attempt scripts/docs.sh
[[ $interop == OFF ]] || attempt .venv/bin/python test/docs/browser.py
step "Testing the generator, the structure of the tree and the coverage report"
attempt test_python
if [[ $interop == ON ]]; then
  step "Setting up the tests with released packages"
  wait $installing || failed_steps+=("test/interop/setup.sh")
  cat "$results/interop-setup.log"
fi
if print_totals >/dev/null; then
  test_preset
  step "Reporting the build costs"
  attempt scripts/build_costs.py "${build_folders[@]}"
fi
echo "took $(duration $SECONDS); the build took $(duration $build_seconds)"
print_totals
