// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native_physical.hpp"

#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "base/error.hpp"

namespace ur::level_zero {

NativePhysical::NativePhysical(ur_context_handle_t context, ur_device_handle_t device,
                               std::size_t size)
    : context_(context), capabilities_(device->capabilities()),
      memory_(createPhysical(context->native(), device->device, size,
                             capabilities_.physicalMemory.supported)) {}

NativePhysical::NativePhysical(ur_context_handle_t context, ur_device_handle_t device,
                               std::size_t size, int fd)
    : context_(context), capabilities_(device->capabilities()), import_(duplicate(fd)),
      memory_(importPhysical(context->native(), device->device, size, import_.get())) {
  if (capabilities_.importedFd == ImportedFd::ClosedAtImport)
    static_cast<void>(import_.release());
}

NativePhysical::~NativePhysical() {
  UR_ZE_END(zePhysicalMemDestroy, context_->native(), memory_);
  if (capabilities_.importedFd == ImportedFd::ClosedAtDestroy)
    static_cast<void>(import_.release());
  if (capabilities_.exportedFd == ExportedFd::Ours)
    base::UniqueFd(exported_).reset();
}

int NativePhysical::descriptor() {
  if (!capabilities_.physicalMemory.supported)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "physical memory of this device has no descriptor: {}",
                capabilities_.physicalMemory.reason);
  const std::lock_guard lock(mutex_);
  if (exported_ < 0)
    exported_ = exportedDescriptor(context_->driver(), context_->native(), memory_);
  return exported_;
}

} // namespace ur::level_zero
