// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Doubles four floats in shared memory. Reads the memory's handle from standard input.
#include <stdio.h>
#include <unified-runtime/ur_api.h>

static ur_adapter_handle_t adapter;

// Returns whether a call succeeded. Prints the adapter's message if the call failed.
static int worked(ur_result_t result) {
  const char *text = "";
  int32_t code = 0;
  if (result != UR_RESULT_SUCCESS && adapter)
    urAdapterGetLastError(adapter, &text, &code);
  if (result != UR_RESULT_SUCCESS)
    fprintf(stderr, "importer: result %d %s\n", (int)result, text);
  return result == UR_RESULT_SUCCESS;
}

static int doubleNumbers(ur_queue_handle_t queue, void *memory) {
  float values[4];
  if (!worked(urEnqueueUSMMemcpy(queue, true, values, memory, sizeof(values), 0, NULL, NULL)))
    return 0;
  for (int i = 0; i < 4; ++i)
    values[i] *= 2;
  return worked(urEnqueueUSMMemcpy(queue, true, memory, values, sizeof(values), 0, NULL, NULL));
}

static int import(ur_context_handle_t context, ur_device_handle_t device) {
  char bytes[4096];
  const size_t size = fread(bytes, 1, sizeof(bytes), stdin);
  ur_queue_handle_t queue;
  void *memory;
  int done = 0;

  if (!worked(urQueueCreate(context, device, NULL, &queue)))
    return 0;
  if (worked(urIPCOpenMemHandleExp(context, device, bytes, size, &memory))) {
    done = doubleNumbers(queue, memory);
    urIPCCloseMemHandleExp(context, memory);
  }
  urQueueRelease(queue);
  return done;
}

int main(void) {
  ur_platform_handle_t platform;
  ur_device_handle_t device;
  ur_context_handle_t context;
  int done = 0;

  // Uses the first device of the first adapter. UR_ADAPTERS_FORCE_LOAD can select another adapter.
  if (!worked(urLoaderInit(0, NULL)))
    return 1;
  if (worked(urAdapterGet(1, &adapter, NULL)) &&
      worked(urPlatformGet(adapter, 1, &platform, NULL)) &&
      worked(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL)) &&
      worked(urContextCreate(1, &device, NULL, &context))) {
    done = import(context, device);
    urContextRelease(context);
  }
  if (adapter)
    urAdapterRelease(adapter);
  urLoaderTearDown();
  return done ? 0 : 1;
}
