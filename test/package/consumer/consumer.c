// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <stdint.h>
#include <stdio.h>
#include <unified-runtime/ur_api.h>

// Returns 0 if the installed loader finds an adapter in the loader's directory.
int main(void) {
  if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS)
    return 1;
  uint32_t adapters = 0;
  const ur_result_t result = urAdapterGet(0, NULL, &adapters);
  printf("%u adapters\n", (unsigned)adapters);
  urLoaderTearDown();
  return result == UR_RESULT_SUCCESS && adapters != 0 ? 0 : 1;
}
