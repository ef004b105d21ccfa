// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <level_zero/ze_api.h>

namespace host_driver {

ze_result_t memAllocShared(ze_context_handle_t hContext,
                           const ze_device_mem_alloc_desc_t *deviceDesc,
                           const ze_host_mem_alloc_desc_t *hostDesc, std::size_t size,
                           std::size_t alignment, ze_device_handle_t hDevice, void **pptr);
ze_result_t memAllocDevice(ze_context_handle_t hContext, const ze_device_mem_alloc_desc_t *desc,
                           std::size_t size, std::size_t alignment, ze_device_handle_t hDevice,
                           void **pptr);
ze_result_t memAllocHost(ze_context_handle_t hContext, const ze_host_mem_alloc_desc_t *desc,
                         std::size_t size, std::size_t alignment, void **pptr);
ze_result_t memFree(ze_context_handle_t hContext, void *ptr);
ze_result_t memFreeExt(ze_context_handle_t hContext, const ze_memory_free_ext_desc_t *desc,
                       void *ptr);
ze_result_t memGetAllocProperties(ze_context_handle_t hContext, const void *ptr,
                                  ze_memory_allocation_properties_t *properties,
                                  ze_device_handle_t *phDevice);
ze_result_t memGetAddressRange(ze_context_handle_t hContext, const void *ptr, void **pBase,
                               std::size_t *pSize);

} // namespace host_driver
