// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/external_fd.hpp"

#include <cstddef>
#include <memory>

namespace ur::level_zero {

class NativePhysical;

// One user of a physical memory object of the driver, which ends with its last user.
//
// A buffer has one object in a process and device, made here or imported, whoever opens it and how
// often: the kernel gives a process one handle a buffer, and drivers close it with the first object
// that ends, whoever else uses it.
class PhysicalUse {
public:
  // New memory; exportable where the device can export.
  static std::shared_ptr<PhysicalUse> ofNew(ur_context_handle_t context, ur_device_handle_t device,
                                            std::size_t size);
  // The memory behind a descriptor, which stays the caller's.
  static std::shared_ptr<PhysicalUse>
  ofDescriptor(ur_context_handle_t context, ur_device_handle_t device, std::size_t size, int fd);

  PhysicalUse() = default;
  PhysicalUse(const PhysicalUse &) = delete;
  PhysicalUse &operator=(const PhysicalUse &) = delete;
  ~PhysicalUse();

  ze_physical_mem_handle_t get() const noexcept;

  // What the driver knows of the size, `otherwise` where it does not.
  std::size_t sizeOr(std::size_t otherwise) const;

  // The descriptor of memory made here; it stays the object's.
  int descriptor() const;

private:
  NativePhysical *native_ = nullptr; // null until it counts
};

} // namespace ur::level_zero
