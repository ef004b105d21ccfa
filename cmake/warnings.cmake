# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated and hand-written code meet the same warnings. `cmake --compile-no-warning-as-error` is
# the way out for a compiler that nobody has tried yet.
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
