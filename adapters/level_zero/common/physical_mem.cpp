// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/physical_mem.hpp"

#include <utility>

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/external_fd.hpp"
#include "adapters/level_zero/common/granularity.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/physical_mem_flags.hpp"

namespace ze = ur::ze;

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(ur_context_handle_t owner,
                                                     ur_device_handle_t memoryDevice,
                                                     std::size_t memorySize,
                                                     ur_physical_mem_flags_t memoryFlags,
                                                     ur::ipc::UniqueFd file)
    : Object(ur::lz::kDdiTable), context(owner), device(memoryDevice), size(memorySize),
      nativeSize(ze::nativeSizeOf(owner, memoryDevice, memorySize)), flags(memoryFlags),
      imported(bool{file}), file_(std::move(file)),
      native(imported ? std::make_shared<ze::NativePhysical>(owner, memoryDevice, nativeSize,
                                                             file_.get())
                      : std::make_shared<ze::NativePhysical>(owner, memoryDevice, nativeSize)) {}

int ur_physical_mem_handle_t_::descriptor() {
  return imported ? file_.get() : native->descriptor();
}

std::shared_ptr<ze::NativePhysical> ur_physical_mem_handle_t_::makeAlias() {
  return std::make_shared<ze::NativePhysical>(context.get(), device, nativeSize, descriptor());
}

namespace ur {

ur_result_t lz::urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                    size_t size, const ur_physical_mem_properties_t *pProperties,
                                    ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  const ur_physical_mem_flags_t flags = adapter::flagsOf(pProperties);
  const std::size_t unit = ze::granularityOf(hContext, hDevice);
  if (size == 0 || size % unit != 0)
    adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are no multiple of the granularity, {}",
                   size, unit);
  *phPhysicalMem = new ur_physical_mem_handle_t_(hContext, hDevice, size, flags, {});
  return UR_RESULT_SUCCESS;
}

} // namespace ur
