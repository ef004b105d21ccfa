// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uses the public header in C99, like the example in the header's comment.
#include <ur-ipc/ur_trace.h>

static void onBegin(const ur_trace_call_t *call, void **scratch, void *userData) {
  (void)call;
  *scratch = userData;
}

static void onEnd(const ur_trace_call_t *call, void **scratch, void *userData) {
  if (call->function == UR_FUNCTION_CONTEXT_RETAIN && *scratch == userData) {
    const ur_context_retain_params_t *params = call->pParams;
    *(ur_context_handle_t *)userData = *params->phContext;
  }
}

ur_result_t subscribeInC(ur_context_handle_t *seen, ur_trace_subscriber_handle_t *subscriber);

ur_result_t subscribeInC(ur_context_handle_t *seen, ur_trace_subscriber_handle_t *subscriber) {
  ur_trace_callbacks_t callbacks = {onBegin, onEnd, 0};
  callbacks.pUserData = seen;
  return urTraceSubscribe(&callbacks, subscriber);
}
