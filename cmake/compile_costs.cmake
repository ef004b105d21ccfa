# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# If GNU time is installed, each compiler run adds a line to compile_costs.txt in the build folder:
# user seconds, system seconds, peak memory in kilobytes, and the object file.
# scripts/build_costs.py reads this file.
find_program(UR_IPC_TIME time)
mark_as_advanced(UR_IPC_TIME)
if(UR_IPC_TIME AND PROJECT_IS_TOP_LEVEL)
  set_property(
    GLOBAL
    PROPERTY RULE_LAUNCH_COMPILE
             "${UR_IPC_TIME} -q -a -o ${PROJECT_BINARY_DIR}/compile_costs.txt -f '%U %S %M <OBJECT>'")
endif()
