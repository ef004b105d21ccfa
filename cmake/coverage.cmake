# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Counts which branches run, for scripts/coverage.sh.
option(UR_IPC_COVERAGE "Count the branches that run; needs Clang" OFF)

if(UR_IPC_COVERAGE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR
            "coverage needs Clang, not ${CMAKE_CXX_COMPILER_ID}; use the preset coverage")
  endif()
  # One file a program (%m), which its processes map and count in (%c): a process that is killed or
  # ends by _exit writes nothing, and what it did counts all the same. Atomic, because a lost count
  # of one branch looks like a run of its opposite.
  set(counts "${PROJECT_BINARY_DIR}/counts/%m%c.profraw")
  add_compile_options("-fprofile-instr-generate=${counts}" -fcoverage-mapping
                      -fprofile-update=atomic "SHELL:-mllvm -runtime-counter-relocation")
  add_link_options(-fprofile-instr-generate)
endif()
