// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <level_zero/ze_api.h>

namespace host_driver {

ze_result_t memGetIpcHandle(ze_context_handle_t hContext, const void *ptr,
                            ze_ipc_mem_handle_t *pIpcHandle);
ze_result_t memGetIpcHandleWithProperties(ze_context_handle_t hContext, const void *ptr,
                                          void *pNext, ze_ipc_mem_handle_t *pIpcHandle);
ze_result_t memPutIpcHandle(ze_context_handle_t hContext, ze_ipc_mem_handle_t handle);
ze_result_t memOpenIpcHandle(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                             ze_ipc_mem_handle_t handle, ze_ipc_memory_flags_t flags, void **pptr);
ze_result_t memCloseIpcHandle(ze_context_handle_t hContext, const void *ptr);
ze_result_t memGetIpcHandleFromFileDescriptor(ze_context_handle_t hContext, std::uint64_t handle,
                                              ze_ipc_mem_handle_t *pIpcHandle);
ze_result_t memGetFileDescriptorFromIpcHandle(ze_context_handle_t hContext,
                                              ze_ipc_mem_handle_t ipcHandle,
                                              std::uint64_t *pHandle);

} // namespace host_driver
