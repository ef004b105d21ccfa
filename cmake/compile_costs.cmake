# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Where GNU time is installed, each run of a compiler adds a line to compile_costs.txt in the build
# folder: seconds in the program, seconds in the system, kilobytes at the peak, and the object file.
# scripts/build_costs.py reads it.
find_program(UR_IPC_TIME time)
mark_as_advanced(UR_IPC_TIME)
if(UR_IPC_TIME AND PROJECT_IS_TOP_LEVEL)
  set_property(
    GLOBAL
    PROPERTY RULE_LAUNCH_COMPILE
             "${UR_IPC_TIME} -q -a -o ${PROJECT_BINARY_DIR}/compile_costs.txt -f '%U %S %M <OBJECT>'")
endif()
