// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/backend.hpp"
#include "adapters/level_zero/external_fd.hpp"

#include <cstddef>
#include <memory>

namespace ur::level_zero {

class NativePhysMem;

// A reference to a driver's physical memory object. Dropping the last reference destroys the
// object.
//
// A process has one object per buffer and device, and all opens share it. The reason: the kernel
// gives a process only one handle per buffer, and drivers close this handle when they destroy the
// first object, even if another object still uses it.
class PhysicalUse {
public:
  // Creates memory. The memory is exportable if the device can export memory.
  static std::shared_ptr<PhysicalUse> create(ur_context_handle_t context, ur_device_handle_t device,
                                             std::size_t size);
  // Imports the memory of a descriptor. The caller still owns the descriptor.
  static std::shared_ptr<PhysicalUse>
  ofDescriptor(ur_context_handle_t context, ur_device_handle_t device, std::size_t size, int fd);

  PhysicalUse() = default;
  PhysicalUse(const PhysicalUse &) = delete;
  PhysicalUse &operator=(const PhysicalUse &) = delete;
  ~PhysicalUse();

  ze_physical_mem_handle_t get() const noexcept;

  // Returns the size that the driver reports, or `defaultSize` if it reports no size.
  std::size_t sizeOr(std::size_t defaultSize) const;

  // Returns the descriptor of memory that this process created. The object still owns it.
  int descriptor() const;

private:
  NativePhysMem *native_ = nullptr; // null until NativePhysMem::users includes this use
};

} // namespace ur::level_zero
