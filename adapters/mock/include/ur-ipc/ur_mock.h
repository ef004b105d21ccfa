// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_MOCK_H
#define UR_IPC_UR_MOCK_H

// Control of the mock adapter, libur_adapter_mock.so.0, for tests of programs that use the API.
//
// The mock is a complete adapter: its device is host memory, its objects are real, and other
// processes can open its exports. A test can also watch, change, replace and fail each function.
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
// 2. If urMockFail or the variable UR_IPC_MOCK_FAIL chose the call, it returns the chosen code, and
//    the later steps do not happen. urAdapterGetLastError reports the requested failure.
// 3. The callback of UR_MOCK_STAGE_BEFORE. If it returns another code than UR_RESULT_SUCCESS, the
//    call returns that code, and the later steps do not happen.
// 4. The callback of UR_MOCK_STAGE_REPLACE or, if there is no such callback, the adapter's own
//    function. Its result is the result so far, even if it is an error.
// 5. The callback of UR_MOCK_STAGE_AFTER, with that result in pCall->result. The call returns this
//    callback's result.
//
// Rules for callbacks:
// - pCall->pParams is the function's parameter block, such as ur_context_create_params_t: a pointer
//   to each argument. Arguments may be changed through it; the later stages see the change.
// - They run on the thread of the call, and may run on several threads at the same time.
// - They may call the API and the functions below. Calls of the API that are made from a callback
//   go straight to the adapter's own functions: they are not counted, not failed, and reach no
//   callback. So a replacement calls the function it replaces by its ordinary name.
// - They must not throw exceptions.
// - The arguments of a call have not been checked yet when the callbacks before the adapter's own
//   function run; pointers among them may be null.
//
// The functions below may be called from any thread, at any time, before urLoaderInit too. They
// concern the calls of this process; a child made by fork starts with what its parent had set.

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
  ur_result_t result;        // after the call: its result so far; otherwise UR_RESULT_SUCCESS
} ur_mock_call_t;

// A callback, as described above.
// - pCall: the call.
// - pUserData: the pointer given to urMockSetCallback.
typedef ur_result_t(UR_APICALL *ur_mock_callback_t)(const ur_mock_call_t *pCall, void *pUserData);

// Sets the callback of one function and stage in place of the one before. Each stage of a call uses
// the callback that is set when the call reaches the stage. After this function returns, the
// previous callback runs on no other thread and is not called again, so its user data may be freed.
// A callback may call this function; only that callback may then still run. Two callbacks on two
// threads that replace each other wait for each other forever.
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

// Makes one future call fail. Call this several times to make several calls of a function fail; for
// the same call, the last code counts.
//
// - function: a function that adapters implement.
// - n: the number of the call among the calls that begin from now on; 1 is the next.
// - result: what it returns.
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
// at 0. Objects stay. The removed callbacks end like callbacks that urMockSetCallback replaces.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; nothing has changed.
UR_APIEXPORT ur_result_t UR_APICALL urMockReset(void);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_MOCK_H
