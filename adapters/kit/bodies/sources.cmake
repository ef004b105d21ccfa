# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_adapter_bodies(<target> <backend header> <name>...)
#
# Compiles bodies of this folder into an adapter. The header, a path from the root, holds the
# adapter's handles and says with the names ur::backend and ur::parts where the rest is: the
# functions of the API, and what the adapter is made of.
function(ur_adapter_bodies target backend)
  set(bodies ${ARGN})
  list(TRANSFORM bodies PREPEND "${PROJECT_SOURCE_DIR}/adapters/kit/bodies/")
  list(TRANSFORM bodies APPEND .cpp)
  target_sources(${target} PRIVATE ${bodies})
  target_compile_definitions(${target} PRIVATE UR_BACKEND="${backend}")
endfunction()
