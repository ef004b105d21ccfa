# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated and hand-written code have the same warnings. For an untested compiler, use
# `cmake --compile-no-warning-as-error`.
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
