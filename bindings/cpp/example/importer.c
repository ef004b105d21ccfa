// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Doubles the four numbers whose handle comes from standard input.
#include <stdio.h>
#include <unified-runtime/ur_api.h>

// 1 where a call failed, with what its adapter says.
static int failed(const char *call, ur_result_t result, ur_adapter_handle_t adapter) {
  const char *text = "";
  int32_t code = 0;
  if (result == UR_RESULT_SUCCESS)
    return 0;
  if (adapter)
    urAdapterGetLastError(adapter, &text, &code);
  fprintf(stderr, "%s: result %d %s\n", call, (int)result, text);
  return 1;
}

static int doubleNumbers(ur_adapter_handle_t adapter, ur_context_handle_t context,
                         ur_device_handle_t device, void *bytes, size_t size) {
  ur_queue_handle_t queue;
  void *memory;
  float values[4];
  if (failed("urIPCOpenMemHandleExp", urIPCOpenMemHandleExp(context, device, bytes, size, &memory),
             adapter))
    return 1;
  int result = failed("urQueueCreate", urQueueCreate(context, device, NULL, &queue), adapter);
  if (!result) {
    urEnqueueUSMMemcpy(queue, true, values, memory, sizeof(values), 0, NULL, NULL);
    for (int i = 0; i < 4; ++i)
      values[i] *= 2;
    result = failed("urEnqueueUSMMemcpy",
                    urEnqueueUSMMemcpy(queue, true, memory, values, sizeof(values), 0, NULL, NULL),
                    adapter);
    urQueueRelease(queue);
  }
  urIPCCloseMemHandleExp(context, memory);
  return result;
}

int main(void) {
  char bytes[4096];
  const size_t size = fread(bytes, 1, sizeof(bytes), stdin);
  ur_adapter_handle_t adapters[16];
  ur_platform_handle_t platform = NULL;
  ur_device_handle_t device = NULL;
  ur_context_handle_t context = NULL;
  uint32_t count = 0;
  uint32_t platforms = 0;
  uint32_t at = 0;

  if (failed("urLoaderInit", urLoaderInit(0, NULL), NULL) ||
      failed("urAdapterGet", urAdapterGet(16, adapters, &count), NULL))
    return 1;
  for (; at < count && platforms == 0; ++at)
    urPlatformGet(adapters[at], 1, &platform, &platforms);
  if (platforms == 0)
    return 1;
  int result =
      failed("urDeviceGet", urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL),
             adapters[at - 1]) ||
      failed("urContextCreate", urContextCreate(1, &device, NULL, &context), adapters[at - 1]);
  if (!result) {
    result = doubleNumbers(adapters[at - 1], context, device, bytes, size);
    urContextRelease(context);
  }
  for (at = 0; at < count && at < 16; ++at)
    urAdapterRelease(adapters[at]);
  urLoaderTearDown();
  return result;
}
