// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/external_fd.hpp"

#include <cstddef>
#include <memory>

namespace ur::level_zero {

class NativePhysical;

// A user of a driver's physical memory object, which ends with its last user.
//
// A process has one object per buffer and device, created or imported, shared by all opens. The
// kernel gives a process one handle per buffer, and drivers close it with the first object that
// ends, even if another object still uses it.
class PhysicalUse {
public:
  // Creates memory, exportable if the device can export.
  static std::shared_ptr<PhysicalUse> ofNew(ur_context_handle_t context, ur_device_handle_t device,
                                            std::size_t size);
  // Imports the memory of a descriptor, which the caller keeps.
  static std::shared_ptr<PhysicalUse>
  ofDescriptor(ur_context_handle_t context, ur_device_handle_t device, std::size_t size, int fd);

  PhysicalUse() = default;
  PhysicalUse(const PhysicalUse &) = delete;
  PhysicalUse &operator=(const PhysicalUse &) = delete;
  ~PhysicalUse();

  ze_physical_mem_handle_t get() const noexcept;

  // Returns the size that the driver reports, or `otherwise` if it reports no size.
  std::size_t sizeOr(std::size_t otherwise) const;

  // Returns the descriptor of memory created here. The object keeps it.
  int descriptor() const;

private:
  NativePhysical *native_ = nullptr; // null until the use is counted
};

} // namespace ur::level_zero
