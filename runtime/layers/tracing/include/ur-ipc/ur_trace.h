// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_TRACE_H
#define UR_IPC_UR_TRACE_H

// Callbacks at the start and end of every call, for profilers, debuggers and tests.
//
// The loader reports calls while its tracing layer is enabled: by UR_LAYER_TRACING in the
// environment variable UR_ENABLE_LAYERS, or by urLoaderConfigEnableLayer. A program may subscribe
// at any time, even before urLoaderInit. The loader reports calls of functions that adapters
// implement, but not of functions that it implements itself, such as urLoaderInit.
//
//   static void onBegin(const ur_trace_call_t *call, void **scratch, void *userData) {
//     *scratch = startTimer();
//   }
//   static void onEnd(const ur_trace_call_t *call, void **scratch, void *userData) {
//     stopTimer(*scratch, call->pFunctionName, call->result);
//     if (call->function == UR_FUNCTION_CONTEXT_CREATE) {
//       const ur_context_create_params_t *params = call->pParams;
//       countDevices(userData, *params->pDeviceCount);
//     }
//   }
//
//   ur_trace_callbacks_t callbacks = {onBegin, onEnd, &statistics};
//   ur_trace_subscriber_handle_t subscriber;
//   urTraceSubscribe(&callbacks, &subscriber);
//   ...
//   urTraceUnsubscribe(subscriber);
//
// Rules for callbacks:
// - They run on the thread of the call. Several threads may run a callback at once. The call takes
//   longer by the callback's time.
// - They must not change the arguments, or the memory that arguments point to.
// - At the start of a call, its outputs are not written yet. If the call fails, they may stay
//   unwritten.
// - They may call the API. The loader does not report such calls.
// - They must not throw exceptions.

#include <unified-runtime/ur_api.h>

#if defined(__cplusplus)
extern "C" {
#endif

// One subscription.
typedef struct ur_trace_subscriber_handle_t_ *ur_trace_subscriber_handle_t;

// A call of the API, valid during the callback. Later versions may add members at the end.
typedef struct ur_trace_call_t {
  ur_function_t function;    // UR_FUNCTION_CONTEXT_CREATE
  const char *pFunctionName; // "urContextCreate", valid as long as the loader is loaded
  const void *pParams;       // ur_context_create_params_t; null for a function without arguments
  ur_result_t result;        // at the end: what the call returns; at the start: UR_RESULT_SUCCESS
} ur_trace_call_t;

// A callback for one call.
// - pCall: the call.
// - ppScratch: a pointer for the subscriber's use. pfnBegin gets null, and may store a value;
//   pfnEnd gets the value that pfnBegin stored for the same call.
// - pUserData: the pointer given to urTraceSubscribe.
typedef void(UR_APICALL *ur_trace_callback_t)(const ur_trace_call_t *pCall, void **ppScratch,
                                              void *pUserData);

// The callbacks of a subscriber. One of the two may be null.
typedef struct ur_trace_callbacks_t {
  ur_trace_callback_t pfnBegin; // before the call reaches the adapter
  ur_trace_callback_t pfnEnd;   // after the adapter has returned
  void *pUserData;              // passed to both, never read by the loader
} ur_trace_callbacks_t;

// The maximum number of subscriptions that a process may have at a time.
#define UR_TRACE_MAX_SUBSCRIBERS 8

// Starts to report calls that begin after this function has returned. The loader calls subscribers
// in the order of their subscriptions. A forked child starts without subscriptions, and its
// calls are not reported until it calls urLoaderInit. May be called from any thread, even from a
// callback.
//
// - pCallbacks: copied; need not stay valid.
// - phSubscriber: receives the subscription; end it with urTraceUnsubscribe.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_NULL_POINTER: an argument is null, or both callbacks are.
// - UR_RESULT_ERROR_OUT_OF_RESOURCES: the process already has UR_TRACE_MAX_SUBSCRIBERS
//   subscriptions.
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted.
UR_APIEXPORT ur_result_t UR_APICALL urTraceSubscribe(const ur_trace_callbacks_t *pCallbacks,
                                                     ur_trace_subscriber_handle_t *phSubscriber);

// Ends a subscription. When this function returns, no other thread runs a callback of the
// subscription, and the loader starts none, so the user data may be freed. The loader does not
// report the end of calls in flight.
//
// May be called from any thread, even from a callback of the same subscription; the user data must
// then stay valid until that callback returns. If two callbacks on two threads end each other's
// subscription, they wait for each other forever.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: hSubscriber is null.
// - UR_RESULT_ERROR_INVALID_VALUE: the subscription has already ended, or belongs to another
//   process.
UR_APIEXPORT ur_result_t UR_APICALL urTraceUnsubscribe(ur_trace_subscriber_handle_t hSubscriber);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_TRACE_H
