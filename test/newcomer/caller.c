// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls the added feature's functions through the loader. No adapter implements them.

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

  ur_bool_t supported = 1;
  result = urDeviceGetInfo(device, UR_DEVICE_INFO_MAILBOX_SUPPORT_EXP, sizeof supported, &supported,
                           NULL);
  if (result != UR_RESULT_SUCCESS || supported)
    return fail("UR_DEVICE_INFO_MAILBOX_SUPPORT_EXP", result);
  const char *message = NULL;
  int32_t code = 0;
  result = urAdapterGetLastError(adapter, &message, &code);
  if (result != UR_RESULT_SUCCESS ||
      !strstr(message, "UR_DEVICE_INFO_MAILBOX_SUPPORT_EXP is false: "))
    return fail("urAdapterGetLastError after the query", result);

  const ur_exp_mailbox_desc_t description = {UR_STRUCTURE_TYPE_EXP_MAILBOX_DESC, NULL,
                                             UR_EXP_MAILBOX_KIND_HOST, 1};
  const ur_exp_mailbox_desc_t *pDescription = &description;
  ur_exp_mailbox_handle_t mailbox = NULL;
  ur_exp_mailbox_handle_t *pMailbox = &mailbox;
  result = urMailboxCreateExp(context, pDescription, pMailbox);
  if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    return fail("urMailboxCreateExp", result);
  result = urAdapterGetLastError(adapter, &message, &code);
  if (result != UR_RESULT_SUCCESS || !strstr(message, "urMailboxCreateExp: "))
    return fail("urAdapterGetLastError after the call", result);
  uint32_t count = 0;
  result = urIPCCountMailboxesExp(context, &count);
  if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    return fail("urIPCCountMailboxesExp", result);

  char text[512];
  ur_mailbox_create_exp_params_t params = {&context, &pDescription, &pMailbox};
  result = urPrintFunctionParams(UR_FUNCTION_MAILBOX_CREATE_EXP, &params, text, sizeof text, NULL);
  if (result != UR_RESULT_SUCCESS || !strstr(text, ".slots = 1"))
    return fail("urPrintFunctionParams", result);

  urContextRelease(context);
  urAdapterRelease(adapter);
  urLoaderTearDown();
  printf("%zu slots; %s\n", sizeof(ur_dditable_t) / sizeof(void *), text);
  return 0;
}
