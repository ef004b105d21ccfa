# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_adapter_bodies(<target> <backend header> <name>...)
#
# Compiles bodies of this folder into an adapter. The header, a path from the root, defines the
# adapter's handles and declares its API functions.
function(ur_adapter_bodies target backend)
  set(bodies ${ARGN})
  list(TRANSFORM bodies PREPEND "${PROJECT_SOURCE_DIR}/adapters/kit/bodies/")
  list(TRANSFORM bodies APPEND .cpp)
  target_sources(${target} PRIVATE ${bodies})
  target_compile_definitions(${target} PRIVATE UR_BACKEND="${backend}")
endfunction()
