// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/kit/exchange.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/granularity.hpp"
#include "adapters/level_zero/physical_mem.hpp"
#include "adapters/level_zero/requirements.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace ur {
namespace level_zero {
namespace {

// What the kernel and the driver know of an imported object's size, against what the handle says.
void checkSize(const base::UniqueFd &file, std::uint64_t claimed) {
  const off_t end = lseek(file.get(), 0, SEEK_END); // files of devices may not tell
  if (end >= 0 && static_cast<std::uint64_t>(end) < claimed)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is for {} bytes, but the memory behind it has {}", claimed, end);
}

void checkSize(ur_physical_mem_handle_t memory, std::uint64_t claimed) {
  newer::PhysicalMemProperties properties{newer::kPhysicalMemProperties, nullptr, 0, 0};
  const ze_result_t result = memory->context->driver().getProperties(
      memory->context->native(), memory->native->get(), properties);
  if (result == ZE_RESULT_SUCCESS && properties.size < claimed)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is for {} bytes, but the driver imported {}", claimed, properties.size);
}

} // namespace
} // namespace level_zero

ur_result_t backend::urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  if (hPhysMem->context.get() != hContext)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the physical memory belongs to another context");
  level_zero::requireCapability(hPhysMem->device, &level_zero::Capabilities::physicalMemory,
                                "IPC of physical memory");
  if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was created without "
                "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
  if (hPhysMem->imported)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export physical memory that was itself opened; get the handle in the "
                "process that created it");
  const void *data = kit::exchange().get({.kind = ipc::Kind::PhysicalMemory,
                                          .fd = hPhysMem->descriptor(),
                                          .object = hPhysMem,
                                          .objectSize = hPhysMem->size,
                                          .offset = 0,
                                          .length = hPhysMem->size,
                                          .deviceUuid = hPhysMem->device->uuid()});
  *ppIPCPhysMemHandleData = const_cast<void *>(data);
  *pIPCPhysMemHandleDataSizeRet = ipc::Exchange::kHandleSize;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  level_zero::requireCapability(hContext, &level_zero::Capabilities::physicalMemory,
                                "IPC of physical memory");
  kit::exchange().put(ipc::Kind::PhysicalMemory, pIPCPhysMemHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  hContext->require(hDevice);
  level_zero::requireCapability(hDevice, &level_zero::Capabilities::physicalMemory,
                                "IPC of physical memory");
  ipc::Imported imported = kit::exchange().open(ipc::Kind::PhysicalMemory, hDevice->uuid(),
                                                pIPCPhysMemHandleData, ipcPhysMemHandleDataSize);
  const std::size_t unit = level_zero::granularityOf(hContext, hDevice);
  if (imported.objectSize == 0 || imported.objectSize % unit != 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's memory of {} bytes is no multiple of the granularity, {}",
                imported.objectSize, unit);
  level_zero::checkSize(imported.fd, imported.objectSize);
  auto opened = std::make_unique<ur_physical_mem_handle_t_>(hContext, hDevice, imported.objectSize,
                                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC,
                                                            std::move(imported.fd));
  level_zero::checkSize(opened.get(), imported.objectSize);
  level_zero::openedPhysicalMemory().insert(opened.get());
  *phPhysMem = opened.release();
  return UR_RESULT_SUCCESS;
}

} // namespace ur
