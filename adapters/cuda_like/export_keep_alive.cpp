// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/export_keep_alive.hpp"

#include "adapters/cuda_like/object.hpp"
#include "adapters/kit/backend.hpp"

#include <exception>
#include <utility>

namespace ur::cuda_like {

void ExportKeepAlive::prepareLaterExports(ur_device_handle_t device) noexcept {
  if (!kFacts.repeatsExportSetup || !hasExported_.exchange(true) || hasDescriptor())
    return;
  try {
    // After this block, only the descriptor keeps the object alive.
    const Object object(device, device->granularity(), kDescriptor);
    int rawDescriptor = -1;
    check(driver().objectExport(&rawDescriptor, object.handle(), kDescriptor, 0),
          "export device memory");
    base::UniqueFd newDescriptor(rawDescriptor);
    const std::lock_guard lock(mutex_);
    std::swap(descriptor_, newDescriptor); // closes another thread's descriptor after the unlock
  } catch (const std::exception &) {
    // Out of memory or descriptors: later exports are slower.
  }
}

bool ExportKeepAlive::hasDescriptor() noexcept {
  const std::lock_guard lock(mutex_);
  return static_cast<bool>(descriptor_);
}

bool ExportKeepAlive::release() noexcept {
  base::UniqueFd oldDescriptor; // closed after the unlock
  const std::lock_guard lock(mutex_);
  oldDescriptor = std::move(descriptor_);
  return static_cast<bool>(oldDescriptor);
}

} // namespace ur::cuda_like
