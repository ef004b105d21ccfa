// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <utility>

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/granularity.hpp"
#include "adapters/level_zero/common/physical_mem.hpp"
#include "adapters/level_zero/common/requirements.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace ur {
namespace ze {
namespace {

// What the kernel and the driver know of an imported object's size, against what the handle says.
void checkSize(const ipc::UniqueFd &file, std::uint64_t claimed) {
  const off_t end = lseek(file.get(), 0, SEEK_END); // files of devices may not tell
  if (end >= 0 && static_cast<std::uint64_t>(end) < claimed)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "the handle is for {} bytes, but the memory behind it has {}", claimed, end);
}

void checkSize(ur_physical_mem_handle_t memory, std::uint64_t claimed) {
  newer::PhysicalMemProperties properties{newer::kPhysicalMemProperties, nullptr, 0, 0};
  const ze_result_t result = memory->context->driver().getProperties(
      memory->context->native(), memory->native->get(), properties);
  if (result == ZE_RESULT_SUCCESS && properties.size < claimed)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "the handle is for {} bytes, but the driver imported {}", claimed,
                   properties.size);
}

} // namespace
} // namespace ze

ur_result_t lz::urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                         ur_physical_mem_handle_t hPhysMem,
                                         void **ppIPCPhysMemHandleData,
                                         size_t *pIPCPhysMemHandleDataSizeRet) {
  if (hPhysMem->context.get() != hContext)
    adapter::raise(UR_RESULT_ERROR_INVALID_CONTEXT,
                   "the physical memory belongs to another context");
  ze::requireCapability(hPhysMem->device, &ze::Capabilities::physicalMemory,
                        "IPC of physical memory");
  if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC))
    adapter::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "cannot export physical memory that was created without "
                   "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
  if (hPhysMem->imported)
    adapter::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "cannot export physical memory that was itself opened; get the handle in the "
                   "process that created it");
  const void *data = ze::exchange().get({.kind = ipc::Kind::PhysicalMemory,
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

ur_result_t lz::urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                         const void *pIPCPhysMemHandleData) {
  ze::requireCapability(hContext, &ze::Capabilities::physicalMemory, "IPC of physical memory");
  ze::exchange().put(ipc::Kind::PhysicalMemory, pIPCPhysMemHandleData);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const void *pIPCPhysMemHandleData,
                                          size_t ipcPhysMemHandleDataSize,
                                          ur_physical_mem_handle_t *phPhysMem) {
  hContext->require(hDevice);
  ze::requireCapability(hDevice, &ze::Capabilities::physicalMemory, "IPC of physical memory");
  ipc::Imported imported = ze::exchange().open(ipc::Kind::PhysicalMemory, hDevice->uuid(),
                                               pIPCPhysMemHandleData, ipcPhysMemHandleDataSize);
  const std::size_t unit = ze::granularityOf(hContext, hDevice);
  if (imported.objectSize == 0 || imported.objectSize % unit != 0)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "the handle's memory of {} bytes is no multiple of the granularity, {}",
                   imported.objectSize, unit);
  ze::checkSize(imported.fd, imported.objectSize);
  auto opened = std::make_unique<ur_physical_mem_handle_t_>(hContext, hDevice, imported.objectSize,
                                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC,
                                                            std::move(imported.fd));
  ze::checkSize(opened.get(), imported.objectSize);
  ze::openedPhysicalMemory().insert(opened.get());
  *phPhysMem = opened.release();
  return UR_RESULT_SUCCESS;
}

} // namespace ur
