// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_MOCK_H
#define UR_IPC_UR_MOCK_H

// Control of the mock adapter, libur_adapter_mock.so.0, for tests of programs that use the API.
//
// The mock is a complete adapter: its device is host memory, its objects are real, and other
// processes can open its exports. A test can also watch, change and replace each function, and make
// it fail.
//
//   static ur_result_t refuseLarge(const ur_mock_call_t *call, void *limit) {
//     const ur_usm_device_alloc_params_t *params = call->pParams;
//     return *params->psize > *(size_t *)limit ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
//                                              : UR_RESULT_SUCCESS;
//   }
//
//   size_t limit = 4096;
//   urMockSetCallback(UR_FUNCTION_USM_DEVICE_ALLOC, UR_MOCK_STAGE_BEFORE, refuseLarge, &limit);
//   urMockFail(UR_FUNCTION_EVENT_WAIT, 2, UR_RESULT_ERROR_DEVICE_LOST); // the call after the next
//   ...
//   urMockReset();
//
// The steps of a call:
// 1. The mock counts the call.
// 2. If urMockFail or the variable UR_IPC_MOCK_FAIL chose the call, the call returns the chosen
//    code, and the later steps do not happen. urAdapterGetLastError then says that the test
//    requested the failure.
// 3. The callback of UR_MOCK_STAGE_BEFORE runs. If it returns an error, the call returns that code,
//    and the later steps do not happen.
// 4. The callback of UR_MOCK_STAGE_REPLACE runs or, without such a callback, the adapter's own
//    function. The next step follows even if the result is an error.
// 5. The callback of UR_MOCK_STAGE_AFTER runs, and finds the result of step 4 in pCall->result. The
//    call returns this callback's result.
//
// Rules for callbacks:
// - pCall->pParams is the function's parameter block, such as ur_context_create_params_t: a pointer
//   to each argument. The callback may change arguments through it; later stages see the change.
// - Callbacks run on the thread of the call, and may run on several threads at the same time.
// - Callbacks may call the API and the functions below. API calls in a callback go directly to the
//   adapter's own functions: the mock does not count them, does not make them fail, and runs no
//   callback. So a replacement can call the replaced function by its ordinary name.
// - Callbacks must not throw exceptions.
// - Callbacks that run before the adapter's own function get unchecked arguments, so pointers may
//   be null.
//
// You may call the functions below from any thread, at any time, even before urLoaderInit. They
// affect only calls of this process. A forked child starts with its parent's settings.

#include <stdint.h>
#include <unified-runtime/ur_api.h>

#if defined(__cplusplus)
extern "C" {
#endif

// When a callback runs during a call.
typedef enum ur_mock_stage_t {
  UR_MOCK_STAGE_BEFORE = 0,
  UR_MOCK_STAGE_REPLACE = 1,
  UR_MOCK_STAGE_AFTER = 2
} ur_mock_stage_t;

// A call of the API, valid during the callback. Later versions may add members at the end.
typedef struct ur_mock_call_t {
  ur_function_t function;    // UR_FUNCTION_CONTEXT_CREATE
  const char *pFunctionName; // "urContextCreate", valid until the process ends
  void *pParams;             // ur_context_create_params_t; null for a function without arguments
  ur_result_t result; // in UR_MOCK_STAGE_AFTER the result so far; otherwise UR_RESULT_SUCCESS
} ur_mock_call_t;

// A callback, as described above.
// - pCall: the call.
// - pUserData: the pointer that was passed to urMockSetCallback.
typedef ur_result_t(UR_APICALL *ur_mock_callback_t)(const ur_mock_call_t *pCall, void *pUserData);

// Sets the callback of a function at a stage, and replaces the previous callback. Each stage of a
// call uses the callback that is set when the call reaches the stage. After this function returns,
// the previous callback runs on no other thread and is not called again, so its user data may be
// freed. A callback may replace itself: its current run then continues after this function returns.
// Two callbacks that run on two threads and replace each other wait for each other forever.
//
// - function: a function that adapters implement.
// - stage: the stage of the call.
// - pfnCallback: null removes the callback.
// - pUserData: passed to the callback, never read by the mock.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function, or there is no such
//   stage.
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted.
UR_APIEXPORT ur_result_t UR_APICALL urMockSetCallback(ur_function_t function, ur_mock_stage_t stage,
                                                      ur_mock_callback_t pfnCallback,
                                                      void *pUserData);

// Makes one future call fail. Call this several times to make several calls of a function fail; if
// you choose the same call twice, the last code counts.
//
// - function: a function that adapters implement.
// - n: the number of the call among the calls that begin from now on; 1 is the next.
// - result: the code that the call returns.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function, or there is no such
//   code.
// - UR_RESULT_ERROR_INVALID_VALUE: n is 0, or result is UR_RESULT_SUCCESS.
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted.
UR_APIEXPORT ur_result_t UR_APICALL urMockFail(ur_function_t function, uint64_t n,
                                               ur_result_t result);

// Counts the calls of a function since the process started or since the last urMockReset, including
// failed and replaced calls.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function.
// - UR_RESULT_ERROR_INVALID_NULL_POINTER: pCount is null.
UR_APIEXPORT ur_result_t UR_APICALL urMockGetCallCount(ur_function_t function, uint64_t *pCount);

// Removes all callbacks and failures, including those of UR_IPC_MOCK_FAIL, and restarts the counts
// at 0. Releases no objects. After this function returns, the removed callbacks run on no other
// thread, as with urMockSetCallback.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; nothing has changed.
UR_APIEXPORT ur_result_t UR_APICALL urMockReset(void);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_MOCK_H
