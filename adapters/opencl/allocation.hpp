// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "adapters/kit/address_map.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/usm_driver.hpp"

namespace ur::opencl {

// USM memory, given back to the driver at its end.
struct Allocation {
  Allocation(ur_context_handle_t owner, ur_usm_type_t memoryType, ur_device_handle_t provider,
             std::size_t bytes, cl_uint alignment)
      : context(owner), type(memoryType), device(provider), size(bytes),
        memory(provider->usm->allocate(memoryType, owner->driverContext.get(), bytes, alignment)) {}
  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation() { device->usm->free(context->driverContext.get(), memory); }

  std::byte *begin() const noexcept { return static_cast<std::byte *>(memory); }
  bool contains(const void *pointer) const noexcept {
    return pointer >= begin() && pointer < begin() + size;
  }

  ur_usm_pool_handle_t pool() const noexcept { return nullptr; } // there are none

  const kit::Retained<ur_context_handle_t> context;
  const ur_usm_type_t type;
  const ur_device_handle_t device; // for host memory, any device of the context
  const std::size_t size;          // as asked for
  void *const memory;
};

// Those of the process.
kit::AddressMap<Allocation> &allocations();

using Uses = std::array<std::shared_ptr<Allocation>, 2>;

inline std::shared_ptr<Allocation> useRange(const void *pointer, std::size_t size) {
  return kit::findRange(allocations(), pointer, size);
}

} // namespace ur::opencl
