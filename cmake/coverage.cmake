# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Counts which branches run, for scripts/coverage.sh.
option(UR_IPC_COVERAGE "Count the branches that run; needs Clang" OFF)

if(UR_IPC_COVERAGE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR
            "coverage needs Clang, not ${CMAKE_CXX_COMPILER_ID}; use the preset coverage")
  endif()
  # Each program has one file (%m), and its processes map their counters from it (%c). So the counts
  # include processes that are killed or exit with _exit. The counters are atomic, because a lost
  # count looks as if the opposite branch was taken.
  set(counts "${PROJECT_BINARY_DIR}/counts/%m%c.profraw")
  add_compile_options("-fprofile-instr-generate=${counts}" -fcoverage-mapping
                      -fprofile-update=atomic "SHELL:-mllvm -runtime-counter-relocation")
  add_link_options(-fprofile-instr-generate)
endif()
