// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_MOCK_H
#define UR_IPC_UR_MOCK_H

// Control of the mock adapter, libur_adapter_mock.so.0, for tests of programs that use the API.
//
// The mock is a whole adapter: its device is host memory, its objects are real, and other processes
// open what it exports. On top of that a test may watch, change, replace and fail each function.
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
// What a call goes through:
// 1. It is counted.
// 2. If urMockFail or the variable UR_IPC_MOCK_FAIL chose it, it returns the chosen code, and none
//    of the following happens. urAdapterGetLastError tells that the failure was asked for.
// 3. The callback of UR_MOCK_STAGE_BEFORE. If it returns another code than UR_RESULT_SUCCESS, the
//    call returns that code, and none of the following happens.
// 4. The callback of UR_MOCK_STAGE_REPLACE, or the adapter's own function where there is none. What
//    it returns is the result so far, be it an error or not.
// 5. The callback of UR_MOCK_STAGE_AFTER, which finds that result in pCall->result. The call
// returns
//    what this callback returns.
//
// Rules for callbacks:
// - pCall->pParams is the function's parameter block, such as ur_context_create_params_t: a pointer
//   to each argument. Arguments may be changed through it; the later stages see the change.
// - They run on the thread of the call, on several threads at once.
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

// Where in a call a callback runs.
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

// Runs in a call, as described above.
// - pCall: the call.
// - pUserData: the pointer given to urMockSetCallback.
typedef ur_result_t(UR_APICALL *ur_mock_callback_t)(const ur_mock_call_t *pCall, void *pUserData);

// Sets the callback of one function and stage in place of the one before. Each stage of a call
// takes the callback that is set when the call gets there. Once this has returned, the callback
// before runs on no other thread and is not called again, so that its user data may go. May be
// called from a callback; only that one may then still be running. Two callbacks on two threads
// that replace each other wait for each other for ever.
//
// - function: one that adapters implement.
// - stage: where in the call.
// - pfnCallback: null for none.
// - pUserData: passed to the callback, never read by the mock.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function, or there is no such
//   stage.
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted.
UR_APIEXPORT ur_result_t UR_APICALL urMockSetCallback(ur_function_t function, ur_mock_stage_t stage,
                                                      ur_mock_callback_t pfnCallback,
                                                      void *pUserData);

// Makes one call to come fail; others are not touched. Several calls of a function may be chosen,
// by one call of this function each; for the same one, the last counts.
//
// - function: one that adapters implement.
// - n: which of the calls that begin from now on; 1 is the next.
// - result: what it returns.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function, or there is no such
//   code.
// - UR_RESULT_ERROR_INVALID_VALUE: n is 0, or result is UR_RESULT_SUCCESS.
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted.
UR_APIEXPORT ur_result_t UR_APICALL urMockFail(ur_function_t function, uint64_t n,
                                               ur_result_t result);

// Tells how many calls of a function began since the process did, or since the last urMockReset.
// Failed and replaced ones count.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_ENUMERATION: adapters implement no such function.
// - UR_RESULT_ERROR_INVALID_NULL_POINTER: pCount is null.
UR_APIEXPORT ur_result_t UR_APICALL urMockGetCallCount(ur_function_t function, uint64_t *pCount);

// Takes back all callbacks and failures, those of UR_IPC_MOCK_FAIL too, and counts from 0 again.
// Objects stay. What holds for callbacks that urMockSetCallback replaces holds for all of them.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; nothing has changed.
UR_APIEXPORT ur_result_t UR_APICALL urMockReset(void);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_MOCK_H
