// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <stdio.h>
#include <unified-runtime/ur_api.h>
#include <ur-ipc/ur_mock.h>

// The function under test: it returns memory and a handle of the memory, or neither.
static ur_result_t share(ur_context_handle_t context, ur_device_handle_t device, void **memory,
                         void **handle, size_t *size) {
  ur_result_t result = urUSMDeviceAlloc(context, device, NULL, NULL, 4096, memory);
  if (result != UR_RESULT_SUCCESS)
    return result;
  result = urIPCGetMemHandleExp(context, *memory, handle, size);
  if (result != UR_RESULT_SUCCESS)
    urUSMFree(context, *memory);
  return result;
}

// Records the freed memory.
static ur_result_t recordFreed(const ur_mock_call_t *call, void *freed) {
  const ur_usm_free_params_t *params = call->pParams;
  *(void **)freed = *params->ppMem;
  return UR_RESULT_SUCCESS;
}

int main(void) {
  ur_loader_config_handle_t config;
  urLoaderConfigCreate(&config);
  urLoaderConfigSetMockingEnabled(config, true);
  if (urLoaderInit(0, config) != UR_RESULT_SUCCESS)
    return 1;
  urLoaderConfigRelease(config);

  ur_adapter_handle_t adapter;
  ur_platform_handle_t platform;
  ur_device_handle_t device;
  ur_context_handle_t context;
  uint32_t adapters = 0;
  if (urAdapterGet(1, &adapter, &adapters) != UR_RESULT_SUCCESS || adapters != 1)
    return 1; // the loader's directory does not contain the mock
  urPlatformGet(adapter, 1, &platform, NULL);
  urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL);
  urContextCreate(1, &device, NULL, &context);

  void *freed = NULL;
  urMockSetCallback(UR_FUNCTION_USM_FREE, UR_MOCK_STAGE_BEFORE, recordFreed, &freed);
  urMockFail(UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP, 1, UR_RESULT_ERROR_OUT_OF_RESOURCES);

  void *memory = NULL;
  void *handle = NULL;
  size_t size = 0;
  const ur_result_t result = share(context, device, &memory, &handle, &size);
  uint64_t allocations = 0;
  urMockGetCallCount(UR_FUNCTION_USM_DEVICE_ALLOC, &allocations);
  const int passed =
      result == UR_RESULT_ERROR_OUT_OF_RESOURCES && allocations == 1 && freed && freed == memory;
  printf("%s\n", passed ? "passed" : "failed");

  urMockReset();
  urContextRelease(context);
  urAdapterRelease(adapter);
  urLoaderTearDown();
  return passed ? 0 : 1;
}
