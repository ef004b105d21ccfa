// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_IPC_BATCH_H
#define UR_IPC_UR_IPC_BATCH_H

// Opens many memory handles in one call, for programs that open hundreds of handles, such as the
// weights of a model. Adjacent handles of one exporter share one verification of the exporter, so
// one call for a batch is faster than one call per handle.
//
//   const void *handles[300];
//   size_t sizes[300];
//   void *memory[300];
//   ... receive the handles ...
//   urIPCOpenMemHandlesBatch(context, device, 300, handles, sizes, memory);
//   ... use the memory ...
//   for (size_t i = 0; i < 300; ++i)
//     urIPCCloseMemHandleExp(context, memory[i]);
//
// This project's loader exports the function; other loaders of Unified Runtime do not. It works
// with every adapter. If a layer is enabled, or if the adapter cannot open a batch, the loader
// calls urIPCOpenMemHandleExp for each handle.

#include <unified-runtime/ur_api.h>

#if defined(__cplusplus)
extern "C" {
#endif

// Opens all handles or none. The handles may come from other processes or from this one, and
// several may refer to the same memory. May be called from any thread.
//
// - hContext: the context that uses the memory.
// - hDevice: the device that uses the memory of all handles.
// - count: the number of handles, at least 1.
// - ppHandleData: the bytes of each handle. They need not stay valid after the call.
// - pHandleDataSizes: the size of each handle in bytes.
// - ppMems: receives the address of each handle's memory, as from urIPCOpenMemHandleExp. The caller
//   closes each address with urIPCCloseMemHandleExp. After an error, the array is unchanged.
//
// Returns UR_RESULT_SUCCESS, or
// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: hContext or hDevice is null.
// - UR_RESULT_ERROR_INVALID_NULL_POINTER: another argument is null, or an element of ppHandleData.
// - UR_RESULT_ERROR_INVALID_SIZE: count is 0.
// - the error of urIPCOpenMemHandleExp for the first handle that cannot be opened. The call then
//   opens no memory. urAdapterGetLastError describes the error.
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandlesBatch(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint32_t count,
    const void *const *ppHandleData, const size_t *pHandleDataSizes, void **ppMems);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_IPC_BATCH_H
