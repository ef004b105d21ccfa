// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <ur-ipc/ur_ipc_keeper.h>

// Returns 0 if the installed library lists the keeper's contents, or reports that no keeper runs.
int main(void) {
  const char *text = "";
  int32_t error = 0;
  uint32_t versions = 0;
  const ur_result_t result = urIPCKeeperList(0, NULL, &versions);
  urIPCKeeperGetLastError(&text, &error);
  printf("%u versions %s\n", (unsigned)versions, text);
  return result == UR_RESULT_SUCCESS || error == ECONNREFUSED ? 0 : 1;
}
