// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/capabilities.hpp"
#include "adapters/level_zero/context.hpp"
#include "base/os_calls.hpp"

#include <cstddef>
#include <mutex>

namespace ur::level_zero {

// A physical memory object of the driver with the descriptors that go with it. Each of them is
// closed once, by us or by the driver, whichever way the driver has (see Capabilities).
class NativePhysical {
public:
  // New memory; exportable where the device can export.
  NativePhysical(ur_context_handle_t context, ur_device_handle_t device, std::size_t size);
  // The memory behind a descriptor, which stays the caller's.
  NativePhysical(ur_context_handle_t context, ur_device_handle_t device, std::size_t size, int fd);
  NativePhysical(const NativePhysical &) = delete;
  NativePhysical &operator=(const NativePhysical &) = delete;
  ~NativePhysical();

  ze_physical_mem_handle_t get() const noexcept { return memory_; }

  // The descriptor of new memory. The driver is asked once.
  int descriptor();

private:
  const kit::Retained<ur_context_handle_t> context_;
  const Capabilities &capabilities_;
  base::UniqueFd import_; // the copy that the driver was given
  ze_physical_mem_handle_t memory_ = nullptr;
  std::mutex mutex_;
  int exported_ = -1;
};

} // namespace ur::level_zero
