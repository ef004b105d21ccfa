// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/physical_mem.hpp"

#include <utility>

#include "adapters/kit/identity.hpp"
#include "adapters/kit/physical_mem_flags.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/granularity.hpp"
#include "base/error.hpp"
#include "adapters/level_zero/functions.hpp"

namespace level_zero = ur::level_zero;

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(ur_context_handle_t owner,
                                                     ur_device_handle_t memoryDevice,
                                                     std::size_t memorySize,
                                                     ur_physical_mem_flags_t memoryFlags,
                                                     ur::base::UniqueFd file)
    : Object(ur::kit::kIdentity.table), context(owner), device(memoryDevice), size(memorySize),
      nativeSize(level_zero::nativeSizeOf(owner, memoryDevice, memorySize)), flags(memoryFlags),
      imported(bool{file}), file_(std::move(file)),
      native(imported
                 ? std::make_shared<level_zero::NativePhysical>(owner, memoryDevice, nativeSize,
                                                                file_.get())
                 : std::make_shared<level_zero::NativePhysical>(owner, memoryDevice, nativeSize)) {}

int ur_physical_mem_handle_t_::descriptor() {
  return imported ? file_.get() : native->descriptor();
}

std::shared_ptr<level_zero::NativePhysical> ur_physical_mem_handle_t_::makeAlias() {
  return std::make_shared<level_zero::NativePhysical>(context.get(), device, nativeSize,
                                                      descriptor());
}

namespace ur {

ur_result_t backend::urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  const ur_physical_mem_flags_t flags = kit::flagsOf(pProperties);
  const std::size_t unit = level_zero::granularityOf(hContext, hDevice);
  if (size == 0 || size % unit != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are no multiple of the granularity, {}",
                size, unit);
  *phPhysicalMem = new ur_physical_mem_handle_t_(hContext, hDevice, size, flags, {});
  return UR_RESULT_SUCCESS;
}

} // namespace ur
