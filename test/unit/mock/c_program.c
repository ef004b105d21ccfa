// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uses the public header in C99, like the example in the header's comment.
#include <stddef.h>
#include <ur-ipc/ur_mock.h>

static ur_result_t UR_APICALL refuseLarge(const ur_mock_call_t *call, void *limit) {
  const ur_usm_host_alloc_params_t *params = call->pParams;
  return *params->psize > *(size_t *)limit ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_SUCCESS;
}

ur_result_t limitHostAllocations(size_t *limit);

ur_result_t limitHostAllocations(size_t *limit) {
  return urMockSetCallback(UR_FUNCTION_USM_HOST_ALLOC, UR_MOCK_STAGE_BEFORE, refuseLarge, limit);
}
