# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ur_adapter_bodies(<target> <parts header> <name>...)
#
# Compiles bodies of this folder into an adapter. The header, a path from the root, holds the
# adapter's handles and says with two names for namespaces where the rest is: ur::backend has the
# functions of the API, ur::parts what the adapter is made of.
function(ur_adapter_bodies target parts)
  set(bodies ${ARGN})
  list(TRANSFORM bodies PREPEND "${PROJECT_SOURCE_DIR}/adapters/bodies/")
  list(TRANSFORM bodies APPEND .cpp)
  target_sources(${target} PRIVATE ${bodies})
  target_compile_definitions(${target} PRIVATE UR_ADAPTER_PARTS="${parts}")
endfunction()
