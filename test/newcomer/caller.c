// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls the function that the test added, through the loader: no adapter knows it.

#include <stdio.h>
#include <string.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>
#include <unified-runtime/ur_print.h>

static int fail(const char *what, ur_result_t result) {
  fprintf(stderr, "%s: result %d\n", what, (int)result);
  return 1;
}

int main(void) {
  ur_result_t result = urLoaderInit(0, NULL);
  if (result != UR_RESULT_SUCCESS)
    return fail("urLoaderInit", result);

  ur_adapter_handle_t adapter = NULL;
  uint32_t adapters = 0;
  result = urAdapterGet(1, &adapter, &adapters);
  if (result != UR_RESULT_SUCCESS || adapters != 1)
    return fail("urAdapterGet", result);
  ur_platform_handle_t platform = NULL;
  result = urPlatformGet(adapter, 1, &platform, NULL);
  if (result != UR_RESULT_SUCCESS)
    return fail("urPlatformGet", result);
  ur_device_handle_t device = NULL;
  result = urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL);
  if (result != UR_RESULT_SUCCESS)
    return fail("urDeviceGet", result);
  ur_context_handle_t context = NULL;
  result = urContextCreate(1, &device, NULL, &context);
  if (result != UR_RESULT_SUCCESS)
    return fail("urContextCreate", result);

  uint32_t count = 0;
  const void *memory = &count;
  uint32_t *pCount = &count;
  result = urIPCCountMemHandlesExp(context, memory, pCount);
  if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    return fail("urIPCCountMemHandlesExp", result);
  const char *message = NULL;
  int32_t code = 0;
  result = urAdapterGetLastError(adapter, &message, &code);
  if (result != UR_RESULT_SUCCESS || !strstr(message, "urIPCCountMemHandlesExp: "))
    return fail("urAdapterGetLastError", result);

  char text[256];
  ur_ipc_count_mem_handles_exp_params_t params = {&context, &memory, &pCount};
  result = urPrintFunctionParams(UR_FUNCTION_IPC_COUNT_MEM_HANDLES_EXP, &params, text, sizeof text,
                                 NULL);
  if (result != UR_RESULT_SUCCESS || !strstr(text, ".pMem = "))
    return fail("urPrintFunctionParams", result);

  urContextRelease(context);
  urAdapterRelease(adapter);
  urLoaderTearDown();
  printf("%zu slots; %s\n", sizeof(ur_dditable_t) / sizeof(void *), text);
  return 0;
}
