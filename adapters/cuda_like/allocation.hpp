// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "adapters/cuda_like/context.hpp"
#include "adapters/kit/address_map.hpp"
#include "adapters/kit/object.hpp"

namespace ur::cuda_like {

// USM memory, given back to the driver at its end.
struct Allocation {
  Allocation(ur_context_handle_t owner, ur_usm_type_t memoryType, ur_device_handle_t provider,
             std::size_t bytes);
  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;
  ~Allocation();

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

// How a device can use a kind of USM memory: the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
ur_device_usm_access_capability_flags_t usmAccess(const ur_device_handle_t_ &device,
                                                  ur_device_info_t query);

// What the drivers align device memory to, at least.
inline constexpr std::uint32_t kAlignment = 256;

} // namespace ur::cuda_like
