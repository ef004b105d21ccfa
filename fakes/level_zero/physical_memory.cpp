// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/physical_memory.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/external_memory.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/mapping.hpp"
#include "fakes/level_zero/memory_file.hpp"

namespace host_driver {
namespace {

constexpr const char *kFilePurpose = "the file of physical memory";

void requireCreator(const PhysicalMem &physical, const Context &context) {
  require(physical.parent.get() == &context, ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

} // namespace

std::size_t granularityOf(std::size_t size) {
  return size >= kLargePage ? kLargePage : kDevicePage;
}

ze_result_t physicalMemCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                              ze_physical_mem_desc_t *desc,
                              ze_physical_mem_handle_t *phPhysicalMemory) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(desc);
  requirePointer(phPhysicalMemory);
  require(switches().has("virtual_memory"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  requireHandleType(desc->pNext);
  constexpr std::uint32_t kKnownFlags =
      ur::level_zero::newer::kPhysicalMemOnDevice | ur::level_zero::newer::kPhysicalMemOnHost;
  require((desc->flags & ~kKnownFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  const bool onHost = (desc->flags & ur::level_zero::newer::kPhysicalMemOnHost) != 0;
  const Device *device = onHost ? nullptr : &deviceOf(*context, hDevice);
  require(desc->size != 0 && desc->size % granularityOf(desc->size) == 0 &&
              desc->size <= deviceMemorySize(),
          ZE_RESULT_ERROR_UNSUPPORTED_SIZE);

  auto physical = std::make_shared<PhysicalMem>(std::move(context));
  physical->device = device;
  physical->exportState.allow(exportTypesOf(desc->pNext));
  if (const std::optional<int> import = importedFdOf(desc->pNext)) {
    // The size of the file counts, not the size in `desc`.
    physical->size = sizeOfFile(*import);
    require(physical->size != 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    // The application may close its descriptor, so the memory keeps a duplicate.
    OwnedFd file = duplicate(*import, kFilePurpose);
    physical->sourceFd = importFd(*import, switches().importedPhysicalFd, "an imported descriptor");
    physical->file = std::move(file);
  } else {
    physical->size = desc->size;
    physical->file = createFile(desc->size, kFilePurpose);
  }
  physical->buffer = bufferHandles().handleOf(physical->file.file());
  publish(std::move(physical), phPhysicalMemory);
  return ZE_RESULT_SUCCESS;
}

ze_result_t physicalMemDestroy(ze_context_handle_t hContext,
                               ze_physical_mem_handle_t hPhysicalMemory) {
  const std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requireCreator(*objectOf<PhysicalMem>(hPhysicalMemory), *context);
  const auto physical = unpublish<PhysicalMem>(hPhysicalMemory);
  bufferHandles().close(*physical->buffer);
  exports().revoke(physical->exportState);
  // Mappings stay valid, because the kernel keeps their memory.
  physical->sourceFd.reset();
  physical->file.reset();
  return ZE_RESULT_SUCCESS;
}

ze_result_t physicalMemGetProperties(ze_context_handle_t hContext,
                                     ze_physical_mem_handle_t hPhysicalMem,
                                     ur::level_zero::newer::PhysicalMemProperties *properties) {
  const std::shared_ptr<Context> context = objectOf<Context>(hContext);
  const auto physical = objectOf<PhysicalMem>(hPhysicalMem);
  requireCreator(*physical, *context);
  requirePointer(properties);
  properties->size = physical->size;
  // Like the real driver, reads only the first struct of the chain.
  const auto *next = static_cast<const ChainedStruct *>(properties->pNext);
  if (next == nullptr)
    return ZE_RESULT_SUCCESS;
  require(next->stype == ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD,
          ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  exports().query(physical->exportState,
                  *static_cast<ze_external_memory_export_fd_t *>(properties->pNext),
                  physical->file.get(), false);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
